@testable import Cryptograms
@testable import Files
@testable import Journal
@testable import ScrambleCLI
@testable import WordScramble

extension Harness {
  static let settings = Harness("settings") { bytes in
    let file = AnagramSettingsFile(House.state)
    _ = try House.file("settings-anagram", bytes)
    let settings = file.settings()
    try file.keep(settings)
    hold(file.settings() == settings, "settings read back")
  }

  static let standing = Harness("standing") { bytes in
    guard let standing = StandingFile.parse(bytes) else { return }
    hold(Standing(fields: standing.fields) == standing, "a standing reads back")
    let helper = Helper(standing)
    _ = helper.puzzle(with: House.search)?.hint(.letter)
  }

  static let results = Harness("results") { bytes in
    guard let results = ResultBook.parse(bytes) else { return }
    for result in results {
      hold(Record("\(result.record)").flatMap { GameResult($0) } == result, "a result reads back")
    }
    _ = Statistics(results, today: CalendarDate(secondsSince1970: 1_800_000_000))
  }

  static let history = Harness("history") { bytes in
    _ = try House.file("history", bytes)
    var history = History(House.state)
    let before = history.lines
    if history.add(String(preserving: bytes.prefix(40).filter { $0 != 0x0A && $0 != 0x0D })) {
      hold(History(House.state).lines.suffix(1000) == history.lines, "a history reads back", "\(before)")
    }
  }
}
