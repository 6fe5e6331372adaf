/// Colour for a terminal, as Select Graphic Rendition sequences (ECMA-48), or none.
///
/// Colour repeats what the words beside it say; nothing is told by it alone.
public struct Ink: Sendable {
  private let isColoured: Bool

  /// No colour at all.
  public static let plain = Ink(isColoured: false)

  public init(isColoured: Bool) { self.isColoured = isColoured }

  public func bold(_ text: String) -> String { wrap(text, "1") }
  public func faint(_ text: String) -> String { wrap(text, "2") }
  public func good(_ text: String) -> String { wrap(text, "32") }
  public func bad(_ text: String) -> String { wrap(text, "31") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
