import Files
import Journal
import Terminal

/// Where the lines of a session come from: a person at a terminal, or standard input as it stands.
struct LineSource: ~Copyable {
  /// The longest line that is read, in bytes; what is longer is cut there, and too long to mean anything.
  static let longestLine = 4096

  private var stream = LineReader(.standardInput, limit: longestLine)
  private var editor: LineEditor?
  private var history: History

  init(interactive: Bool, state: StateFolder, completions: [String]) {
    history = History(interactive ? state : nil)
    if interactive { editor = LineEditor(history: history.lines, completions: completions) }
  }

  /// The next line, with bytes that are no text kept as stand-ins, or nil at the end.
  mutating func next(prompt: String) throws -> String? {
    guard let editor else {
      guard let line = try stream.next() else { return nil }
      return String(preserving: line.bytes) + (line.isCut ? "…" : "")
    }
    guard let bytes = editor.readLine(prompt: prompt) else {
      writeToStandardError("\n")
      return nil
    }
    let line = String(preserving: bytes.prefix(Self.longestLine))
    if history.add(line) { editor.remember(line) }
    return line
  }
}
