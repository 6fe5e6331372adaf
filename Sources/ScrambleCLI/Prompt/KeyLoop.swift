import Glibc
import Layout
import Sessions
import Terminal

/// Makes lines of the keys that a person types at a terminal while a session takes keys, and shows what it answers in
/// the place of what it answered before.
///
/// A colon begins a line that is typed as any other, and so do digits, other signs, and what is pasted. The end of it
/// leads back to the keys.
struct KeyLoop {
  /// The picture of the latest answer, or nil where something else has been written since.
  private var picture: ((Screen) -> KeyPicture?)?

  /// Waits for keys up to one that stands for a line, or ends the session.
  mutating func next(
    of session: any OpenSession, from lines: inout LineSource, until deadline: ContinuousClock.Instant?
  ) throws -> LineEditor.Input {
    while session.takesKeys {
      let shown = picture ?? session.view().keyPicture
      let reading = lines.nextKey { shown(.current()) ?? KeyPicture(lines: [], cursor: (0, 0)) }
      guard let reading else { break }
      switch reading {
      case .signal(let signal): return .signal(signal)
      case .key(let key):
        if let end = key.end {
          leave(lines)
          return end
        }
        if key.beginsLine {
          leave(lines)
          return try lines.next(beginningWith: key, prompt: { session.prompt }, until: deadline)
        }
        guard let pressed = PressedKey(key) else { continue }
        if let line = session.line(for: pressed) { return .line(line) }
        picture = session.view().keyPicture
      }
    }
    leave(lines)
    return try lines.next(prompt: { session.prompt }, until: deadline)
  }

  /// Whether `answer` will be shown with the next key, and needs not be written.
  mutating func takes(_ answer: Response, on screen: Screen) -> Bool {
    guard answer.diagnostics.isEmpty, let lines = answer.keyPicture(screen)?.lines, lines.count < screen.height else {
      return false
    }
    picture = answer.keyPicture
    return true
  }

  /// Goes below the picture, so that something else can be written.
  mutating func leave(_ lines: borrowing LineSource) {
    lines.leavePicture(picture?(.current()))
    picture = nil
  }
}

extension Key {
  /// How the key ends the session, if it does.
  fileprivate var end: LineEditor.Input? {
    switch self {
    case .control("c"): .signal(SIGINT)
    case .control("\\"): .signal(SIGQUIT)
    case .control("d"): .end
    default: nil
    }
  }

  /// Whether a line is typed from this key on.
  fileprivate var beginsLine: Bool {
    switch self {
    case .letter(let sign): sign.isASCII && !sign.properties.isAlphabetic && sign != " " && sign != "?"
    case .pasted: true
    default: false
    }
  }
}

extension PressedKey {
  /// The key of a terminal, or nil for one that no session takes.
  fileprivate init?(_ key: Key) {
    switch key {
    case .letter(" "): self = .space
    case .letter(let letter): self = .letter(Character(letter))
    case .backspace, .delete: self = .backspace
    case .enter: self = .enter
    case .escape: self = .escape
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    default: return nil
    }
  }
}
