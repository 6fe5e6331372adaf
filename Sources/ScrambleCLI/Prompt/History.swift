import Journal
import Layout
import ScrambleFiles
import Sessions
import Terminal

/// The lines typed at a terminal, kept from run to run: those that can be shown as they are.
struct History {
  private static let longest = 1000

  /// The most bytes of the file that are read: more would not have been written by this program, and would take time at
  /// every line.
  private static let mostBytes = 2 << 20

  /// The path of the file; nil where nothing is kept, or no more after a failure.
  private var path: String?

  /// The lines, the oldest first.
  private(set) var lines: [String] = []

  /// The history that the shelf keeps, if there is one. A history that cannot be read is an empty one: it is a comfort
  /// and holds no results.
  init(_ shelf: LocalShelf?) {
    path = shelf.flatMap { try? $0.require("history") }
    guard let path, isOrdinaryFile(path), let bytes = try? readLastLines(path, upTo: Self.mostBytes) else { return }
    lines = Self.lines(of: bytes)
  }

  private static func lines(of bytes: some Collection<UInt8>) -> [String] {
    let all = bytes.split(separator: 0x0A).suffix(longest)
    return all.filter { $0.count <= longestLine }.map { String(decoding: $0, as: UTF8.self) }.filter(
      canBeShown)
  }

  /// Adds a line unless it is blank or the newest already or cannot be shown, keeps it behind what other runs keep, and
  /// answers whether it was added.
  mutating func add(_ line: String) -> Bool {
    guard line.contains(where: { !$0.isWhitespace }), line != lines.last, Self.canBeShown(line) else { return false }
    lines = lines.suffix(Self.longest - 1) + [line]
    guard let path else { return true }
    // A person waits for the history no longer than for a blink, and not at every line.
    do throws(FileFault) {
      try changeFile(path, lastLinesUpTo: Self.mostBytes, patience: 20) { old in
        let kept = Self.lines(of: old).suffix(Self.longest - 1) + [line]
        return Array(kept.map { $0 + "\n" }.joined().utf8)
      }
    } catch {
      self.path = nil
    }
    return true
  }

  private static func canBeShown(_ line: String) -> Bool { Escape.visible(line) == line }
}
