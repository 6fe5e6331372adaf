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
    guard let settings = AnagramSettingsFile.parse(bytes),
      case .replace(_, let text) = AnagramSettingsFile.change(settings)
    else { return }
    hold(AnagramSettingsFile.parse(Array(text.utf8)) == settings, "settings read back")
  }

  static let entries = Harness("entries") { bytes in
    guard let recording = try? Recording<Workbench>(Transcript(parsing: bytes)) else { return }
    let entries = KeptEntries.named(in: recording).values.compactMap(\.self)
    hold(entries.lines(at: "12a", width: 40).allSatisfy(isVisible), "an entry cannot act")
    for entry in entries where entry.bench.count > 0 {
      var workbench = try! Workbench(entry.bench.fodder)
      for change in entry.bench.layingOut() { _ = try! workbench.make(.change(change), asking: FewWords()) }
      hold(workbench.bench.written == entry.bench.written, "an entry is laid as it was")
    }
  }

  static let history = Harness("history") { bytes in
    _ = try Shared.file("history", bytes)
    var history = unsafe History(Shared.shelf)
    let before = history.lines
    if history.add(String(preserving: bytes.prefix(40).filter { $0 != 0x0A && $0 != 0x0D })) {
      hold(unsafe History(Shared.shelf).lines.suffix(1000) == history.lines, "a history reads back", "\(before)")
    }
  }
}
