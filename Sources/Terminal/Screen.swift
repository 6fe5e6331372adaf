import Glibc
package import Layout
import ScrambleFiles

extension Screen {
  /// The screen in front of the user, as it is now.
  package static func current() -> Screen {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return .page }
    let size = Self.size(of: STDOUT_FILENO)
    let isLively = environmentVariable("NO_COLOR") == nil && canMoveTheCursor
    return Screen(
      isInteractive: true, width: size.width, height: size.height, ink: Ink(isColoured: isLively), isLively: isLively)
  }

  /// The columns of the terminal that standard output is open on; nil where it is open on none.
  package static var columnsOfOutput: Int? { isatty(STDOUT_FILENO) == 1 ? width(of: STDOUT_FILENO) : nil }

  /// The columns of the terminal that `descriptor` is open on.
  static func width(of descriptor: CInt) -> Int { size(of: descriptor).width }

  /// The columns and lines of the terminal that `descriptor` is open on; 80 and 24 where they are unknown.
  static func size(of descriptor: CInt) -> (width: Int, height: Int) {
    var size = winsize()
    let known = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return (known ? Int(size.ws_col) : 80, known && size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// Whether the terminal takes more than plain text.
  package static var canMoveTheCursor: Bool { (environmentVariable("TERM") ?? "dumb") != "dumb" }
}
