@testable import Cryptograms
@testable import Journal
@testable import Layout
@testable import ScrambleCLI
@testable import ScrambleFiles
@testable import Sessions

extension Harness {
  /// The first line is what is known, the second what is ruled out, the rest a file of cryptograms.
  static let puzzle = Harness("puzzle") { bytes in
    let (known, rest) = bytes.parted(by: 0x0A)
    let (banned, text) = Array(rest).parted(by: 0x0A)
    var map = (try? SubstitutionMap(String(decoding: known, as: UTF8.self))) ?? SubstitutionMap()
    try? map.ban(String(decoding: banned, as: UTF8.self))
    hold((try? SubstitutionMap(map.description)) == map, "a map reads back", map.description)
    var reader = PuzzleReader(try InputFile(Shared.file("puzzles", text)), .automatic, Shared.search)
    while let printed = try reader.next()?.printed {
      guard let cryptogram = try? Cryptogram(printed.text) else { continue }
      hold(cryptogram.lines.allSatisfy { isVisible(Escape.visible($0)) }, "a puzzle cannot act")
      let puzzle = Puzzle(cryptogram, under: map, search: Shared.search)
      hold(
        cryptogram.solution(by: puzzle.map).count == cryptogram.lines.count, "a solution has the lines of its puzzle")
    }
  }

  /// With the spaces as they stand: the search without them takes many seconds under instruments.
  static let solver = Harness("solver") { bytes in
    let text = String(preserving: bytes)
    let solution = reading.solve(text, spacing: .words)
    hold(solution.text(atMost: 5).allSatisfy(isVisible), "a solution cannot act")
    _ = solution.json(of: text, top: 5).text
  }
}

private let reading = try! unsafe CryptogramSolver(Shared.library)
