@testable import Anagrams
@testable import Cryptograms
@testable import Journal
@testable import Layout
@testable import ScrambleCLI
@testable import ScrambleFiles
@testable import Sessions
@testable import WordScramble

extension Harness {
  static let settings = Harness("settings") { bytes in
    guard let settings = AnagramSettingsFile.parse(bytes) else { return }
    hold(AnagramSettingsFile.parse(AnagramSettingsFile.bytes(of: settings)) == settings, "settings read back")
  }

  static let entries = Harness("entries") { bytes in
    guard let entries = try? EntryBook.entries(of: bytes, "entries-anagram") else { return }
    let again = try! EntryBook.entries(of: EntryBook.bytes(of: entries), "entries-anagram")
    hold(again.map(\.records) == entries.map(\.records), "entries read back")
    hold(entries.lines(at: "12a", width: 40, .plain).allSatisfy(isVisible), "an entry cannot act")
    for entry in entries {
      guard let laid = entry.letters, var workbench = try? Workbench(laid.fodder, laid.enumeration) else { continue }
      for change in laid.changes { _ = try! workbench.make(.change(change), asking: FewWords()) }
    }
  }

  static let history = Harness("history") { bytes in
    _ = try Shared.file("history", bytes)
    var history = History(Shared.state)
    let before = history.lines
    if history.add(String(preserving: bytes.prefix(40).filter { $0 != 0x0A && $0 != 0x0D })) {
      hold(History(Shared.state).lines.suffix(1000) == history.lines, "a history reads back", "\(before)")
    }
  }
}
