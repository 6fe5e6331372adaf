@testable import Anagrams
@testable import Journal
@testable import Layout
@testable import ScrambleCLI
@testable import ScrambleFiles
@testable import Sessions
@testable import WordLists

extension Harness {
  static let indicators = Harness("indicators") { bytes in
    guard let list = try? IndicatorList(String(decoding: bytes, as: UTF8.self)) else { return }
    show(ReadClue(try Clue("Users rip off revelation, mixed up without a word (8)"), list), width: 80)
  }

  static let clue = Harness("clue") { bytes in
    guard let clue = try? Clue(String(preserving: bytes)) else { return }
    show(ReadClue(clue, bundled, knowing: listed), width: 1 + bytes.count % 100)
  }
}

private let bundled = try! IndicatorList(String(decoding: readFile(Shared.data.indicators), as: UTF8.self))

private let listed = try! Shared.data.answers()

private func show(_ clue: ReadClue, width: Int) {
  let lines = clue.text(width: width, .plain, isWhole: true)
  hold(lines.allSatisfy(isVisible), "a clue cannot act", "\(lines)")
  _ = clue.json.text
}
