package import Layout

/// A key that a session may take by itself, without a line. Any front has such keys: a terminal, or a page in a
/// browser.
package enum PressedKey: Equatable, Sendable {
  case letter(Character)
  case backspace, space, enter, escape, left, right, home, end

  /// A press on a slot, counted from 1.
  case slot(Int)

  /// The key that a browser calls `name`, or the slot of `slot 3`; nil for one that no session takes.
  package init?(named name: String) {
    switch name {
    case " ": self = .space
    case "Backspace", "Delete": self = .backspace
    case "Enter": self = .enter
    case "Escape": self = .escape
    case "ArrowLeft": self = .left
    case "ArrowRight": self = .right
    case "Home": self = .home
    case "End": self = .end
    default:
      if name.hasPrefix("slot "), let slot = Int(name.dropFirst(5)) {
        self = .slot(slot)
        return
      }
      guard name.count == 1, let letter = name.first else { return nil }
      self = .letter(letter)
    }
  }
}

/// Keys in a session that takes none.
extension Session {
  package var takesKeys: Bool { false }

  package mutating func line(for key: PressedKey) -> String? { nil }

  package mutating func declineKeys(because reason: String) {}

  package func view() -> Reply { info("") }
}

extension Reply {
  package func keyPicture(on screen: Screen) -> KeyPicture? { nil }
}
