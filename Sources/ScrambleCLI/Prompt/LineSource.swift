import Journal
import Layout
import ScrambleFiles
import Sessions
import Terminal

/// Where the lines of a session come from: a person at a terminal, or standard input as it stands.
struct LineSource: ~Copyable {
  private var stream = LineReader(.standardInput, limit: longestLine)
  private var editor: LineEditor?
  private var history: History

  /// Whether the prompt may change while a line is typed.
  private let isLively: Bool

  init(for screen: Screen, _ shelf: LocalShelf, completions: [String]) {
    history = History(screen.isInteractive ? shelf : nil)
    isLively = screen.isLively
    if screen.isInteractive {
      editor = LineEditor(history: history.lines, completions: completions, limit: longestLine + 1)
    }
  }

  /// Why single keys cannot be read here, or nil where they can.
  func reasonForNoKeys(_ format: OutputFormat) -> String? {
    if format == .json { return "the answers are for a program" }
    if editor == nil { return "this is no terminal" }
    return Screen.canMoveTheCursor ? nil : "this terminal takes plain text only"
  }

  /// Waits for the next key, with `picture` on the screen; nil where keys cannot be read.
  func nextKey(showing picture: () -> KeyPicture) -> LineEditor.KeyInput? { editor?.readKey(showing: picture) }

  /// Goes below the picture of keys, if there is one on the screen, which becomes `picture` first where one is given.
  func leavePicture(_ picture: KeyPicture? = nil) { editor?.leavePicture(picture) }

  /// Waits for the next line, but not beyond `deadline`. A line that is there already comes first; at a terminal it
  /// begins with the key `first`, if there is one.
  mutating func next(
    beginningWith first: Key? = nil, prompt: () -> String, until deadline: ContinuousClock.Instant?
  ) throws -> LineEditor.Input {
    guard let editor else {
      if let deadline, try !stream.isWaiting(by: deadline) { return .late }
      guard let line = try stream.next() else { return .end }
      return .line(String(preserving: line.bytes) + (line.isCut ? "…" : ""))
    }
    let still = prompt()
    let reading = editor.readLine(beginningWith: first, prompt: { isLively ? prompt() : still }, until: deadline)
    guard case .line(let typed) = reading else { return reading }
    if typed.utf8.count <= longestLine, history.add(typed) { editor.remember(typed) }
    return .line(typed)
  }
}
