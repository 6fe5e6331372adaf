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
    let line = Self.cut(typed)
    if history.add(line) { editor.remember(line) }
    return .line(line)
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
