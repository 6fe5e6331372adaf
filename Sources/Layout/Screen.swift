/// The screen that text is laid out for: a terminal as it is now, or a page.
package struct Screen: Sendable {
  /// Whether a person types and reads: standard input and output are both a terminal.
  package let isInteractive: Bool

  /// Columns; 80 where nothing else is known.
  package let width: Int

  /// Lines; 24 where nothing else is known.
  package let height: Int

  package var ink: Ink

  /// Whether the terminal takes more than plain text, and the user wants more: pictures may move.
  package let isLively: Bool

  /// A page of 80 columns without colour, for anything but a terminal.
  package static let page = page(width: 80)

  /// A page of `width` columns without colour.
  package static func page(width: Int) -> Screen { Screen(isInteractive: false, width: width, ink: .plain) }

  package init(isInteractive: Bool, width: Int, height: Int = 24, ink: Ink, isLively: Bool = false) {
    self.isInteractive = isInteractive
    self.width = width
    self.height = height
    self.ink = ink
    self.isLively = isLively
  }
}

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
