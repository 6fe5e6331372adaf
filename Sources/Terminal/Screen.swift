import Files
import Glibc

/// What is known of the terminal, if there is one.
package struct Screen: Sendable {
  /// Whether a person types and reads: standard input and output are both a terminal.
  package let isInteractive: Bool

  /// Columns; 80 where nothing else is known.
  package let width: Int

  /// Lines; 24 where nothing else is known.
  package let height: Int

  package let ink: Ink

  /// Whether the terminal takes more than plain text, and the user wants more: pictures may move.
  package let isLively: Bool

  /// A page of 80 columns without colour, for anything but a terminal.
  package static let page = Screen(isInteractive: false, width: 80, ink: .plain)

  package init(isInteractive: Bool, width: Int, height: Int = 24, ink: Ink, isLively: Bool = false) {
    self.isInteractive = isInteractive
    self.width = width
    self.height = height
    self.ink = ink
    self.isLively = isLively
  }

  /// The screen in front of the user, as it is now.
  package static func current() -> Screen {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return .page }
    let size = Self.size(of: STDOUT_FILENO)
    let isLively = environmentVariable("NO_COLOR") == nil && canMoveTheCursor
    return Screen(
      isInteractive: true, width: size.width, height: size.height, ink: Ink(isColoured: isLively), isLively: isLively)
  }

  /// The columns of the terminal that a file descriptor is.
  static func width(of descriptor: CInt) -> Int { size(of: descriptor).width }

  /// Its columns and lines.
  static func size(of descriptor: CInt) -> (width: Int, height: Int) {
    var size = winsize()
    let known = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return (known ? Int(size.ws_col) : 80, known && size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// Whether the terminal takes more than plain text.
  package static var canMoveTheCursor: Bool { (environmentVariable("TERM") ?? "dumb") != "dumb" }
}
