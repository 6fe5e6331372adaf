import Glibc
import Synchronization

/// The modes in which the terminal's driver treats keys, and the way back to those before.
///
/// A signal's handler may restore them at any moment, so all of this is memory that stays where it is, and calls that a
/// handler may make.
@safe enum TerminalModes {
  private static let isChanged = Atomic<Bool>(false)
  private static let input = Atomic<CInt>(STDIN_FILENO)
  private static let output = Atomic<CInt>(STDOUT_FILENO)
  private static let marksPastes = Atomic<Bool>(false)
  private static nonisolated(unsafe) let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)

  /// Names the terminal: the descriptor that its keys come from, and the one that it is written to.
  static func use(_ input: CInt, _ output: CInt) {
    restore()
    self.input.store(input, ordering: .sequentiallyConsistent)
    self.output.store(output, ordering: .sequentiallyConsistent)
  }

  /// Hands on every key as it is pressed, without an echo; keys for signals are keys too.
  static func handOnKeys() { change(keepingSignals: false) }

  /// Keeps keys for later, without an echo; Ctrl-C, Ctrl-\ and Ctrl-Z send signals.
  static func keepKeys() { change(keepingSignals: true) }

  private static func change(keepingSignals: Bool) {
    if !isChanged.load(ordering: .sequentiallyConsistent) {
      guard unsafe tcgetattr(inputNow, original) == 0 else { return }
      isChanged.store(true, ordering: .sequentiallyConsistent)
    }
    var modes = unsafe original.pointee
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    if !keepingSignals {
      modes.c_lflag &= ~tcflag_t(ISIG | IEXTEN)
      modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    }
    unsafe withUnsafeMutableBytes(of: &modes.c_cc) { bytes in
      unsafe bytes[Int(VMIN)] = 1
      unsafe bytes[Int(VTIME)] = 0
    }
    _ = unsafe tcsetattr(inputNow, TCSADRAIN, &modes)
  }

  /// Asks the terminal to mark what is pasted, or no longer.
  static func setMarksPastes(_ value: Bool) { marksPastes.store(value, ordering: .sequentiallyConsistent) }

  /// Gives the terminal back as it was.
  static func restore() {
    if marksPastes.exchange(false, ordering: .sequentiallyConsistent) {
      write("\u{1B}[?2004l", output.load(ordering: .sequentiallyConsistent))
    }
    guard isChanged.load(ordering: .sequentiallyConsistent) else { return }
    _ = unsafe tcsetattr(inputNow, TCSANOW, original)
    isChanged.store(false, ordering: .sequentiallyConsistent)
  }

  private static var inputNow: CInt { input.load(ordering: .sequentiallyConsistent) }

  /// Whether a session has changed the modes.
  static var areChanged: Bool { isChanged.load(ordering: .sequentiallyConsistent) }

  /// Writes a text of the program itself.
  static func write(_ text: StaticString, _ descriptor: CInt) {
    _ = unsafe Glibc.write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
  }
}
