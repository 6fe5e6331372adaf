import Files
import Journal
import Sessions
import Terminal

/// Where the lines of a session come from: a person at a terminal, or standard input as it stands.
struct LineSource: ~Copyable {
  private var stream = LineReader(.standardInput, limit: longestLine)
  private var editor: LineEditor?
  private var history: History

  /// What comes of waiting for a line.
  enum Input {
    /// A line, with bytes that are no text kept as stand-ins.
    case line(String)
    case end

    /// A signal ends the session, or a key that stands for one.
    case signal(Int32)
  }

  init(interactive: Bool, state: StateFolder, completions: [String]) {
    history = History(interactive ? state : nil)
    if interactive {
      editor = LineEditor(history: history.lines, completions: completions, limit: longestLine + 1)
    }
  }

  /// Waits for the next line.
  mutating func next(prompt: String) throws -> Input {
    guard let editor else {
      guard let line = try stream.next() else { return .end }
      return .line(String(preserving: line.bytes) + (line.isCut ? "…" : ""))
    }
    switch editor.readLine(prompt: { prompt }) {
    case .end: return .end
    case .signal(let number): return .signal(number)
    case .line(let typed):
      let line = Self.cut(typed)
      if history.add(line) { editor.remember(line) }
      return .line(line)
    }
  }

  private static func cut(_ line: String) -> String {
    if line.utf8.count <= longestLine { return line }
    var room = longestLine
    let beginning = line.unicodeScalars.prefix {
      room -= UTF8.width($0)
      return room >= 0
    }
    return String(beginning) + "…"
  }
}
