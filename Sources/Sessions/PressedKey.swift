package import Layout

/// A key that a session may take by itself, without a line. Any front has such keys: a terminal, or a page in a
/// browser.
package enum PressedKey: Equatable, Sendable {
  case letter(Character)
  case backspace, space, enter, escape, left, right, home, end
}

/// Keys in a session that takes none.
extension Session {
  package var takesKeys: Bool { false }

  package mutating func line(for key: PressedKey) -> String? { nil }

  package mutating func declineKeys(because reason: String) {}

  package func view() -> Answer { info("") }
}

extension Reply {
  package func keyPicture(on screen: Screen) -> KeyPicture? { nil }
}
