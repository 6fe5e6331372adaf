/// Colour for a terminal, as Select Graphic Rendition sequences (ECMA-48), or none.
///
/// Colour repeats what the words beside it say; nothing is told by it alone.
package struct Ink: Sendable {
  private let isColoured: Bool

  /// No colour at all.
  package static let plain = Ink(isColoured: false)

  package init(isColoured: Bool) { self.isColoured = isColoured }

  package func bold(_ text: String) -> String { wrap(text, "1") }
  package func good(_ text: String) -> String { wrap(text, "32") }
  package func bad(_ text: String) -> String { wrap(text, "31") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
