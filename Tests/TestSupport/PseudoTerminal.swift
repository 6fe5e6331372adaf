import Files
import Glibc
import SystemPackage

/// A terminal without a screen: what a program shows on it can be waited for, and keys can be typed.
package final class PseudoTerminal: @unchecked Sendable {
  package struct NeverShown: Error {
    package let text: String
    package let instead: String
  }

  private let master: FileDescriptor

  /// All that was shown, escape sequences included.
  package private(set) var shown = ""

  /// The same, byte by byte as the terminal got it.
  package private(set) var bytes: [UInt8] = []

  /// How much of it has been waited for.
  private var seen = 0

  /// Whether this system has the terminals that are made here, those of Linux.
  package static var isAvailable: Bool { isFile("/dev/pts/ptmx") }

  package init(columns: UInt16 = 80) throws {
    master = try .open(FilePath("/dev/ptmx"), .readWrite, options: [.nonBlocking, .closeOnExec])
    var unlocked: CInt = 0
    _ = unsafe ioctl(master.rawValue, Self.setLock, &unlocked)
    resize(columns: columns)
  }

  deinit { hangUp() }

  /// Whether nobody is at this side any more.
  package private(set) var isHungUp = false

  /// Leaves the terminal, which is gone for the program then.
  package func hangUp() {
    if !isHungUp { try? master.close() }
    isHungUp = true
  }

  /// The side that the program is attached to.
  func openProgramSide() throws -> FileDescriptor {
    try .open(FilePath(programSide), .readWrite, options: .closeOnExec)
  }

  /// The same for who uses it within this process, as a number that is to be closed.
  package func openNumberedProgramSide() throws -> CInt { try openProgramSide().rawValue }

  /// Its path.
  var programSide: String {
    var number: CInt = 0
    _ = unsafe ioctl(master.rawValue, Self.getNumber, &number)
    return "/dev/pts/\(number)"
  }

  /// TIOCSPTLCK and TIOCGPTN, which the C header makes out of macros that Swift does not see.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  package func resize(columns: UInt16, rows: UInt16 = 24) {
    var size = winsize()
    size.ws_col = columns
    size.ws_row = rows
    _ = unsafe ioctl(master.rawValue, UInt(TIOCSWINSZ), &size)
  }

  /// The modes of the terminal, as numbers.
  package var modes: [UInt32] {
    var settings = termios()
    _ = unsafe tcgetattr(master.rawValue, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  /// Whether keys reach the program one by one and unseen, as an editor of lines has it.
  var isRaw: Bool {
    var settings = termios()
    _ = unsafe tcgetattr(master.rawValue, &settings)
    return settings.c_lflag & tcflag_t(ICANON) == 0 || settings.c_lflag & tcflag_t(ECHO) == 0
  }

  package func type(_ keys: String) throws { try master.writeAll(keys.utf8) }

  /// Types bytes of any kind, as fast as they are taken. False where nobody takes them for a minute.
  package func type(bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    for _ in 0..<60_000 {
      if let count = try? unsafe rest.withUnsafeBytes({ try unsafe master.write($0) }) { rest = rest.dropFirst(count) }
      drain()
      if rest.isEmpty { return true }
      usleep(1000)
    }
    return false
  }

  /// Waits until `text` is shown after what was waited for before.
  package func wait(for text: String) async throws {
    for _ in 0..<6000 {
      drain()
      let new = shown.dropFirst(seen)
      if let range = new.firstRange(of: text) {
        seen = shown.distance(from: shown.startIndex, to: range.upperBound)
        return
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw NeverShown(text: text, instead: String(shown.dropFirst(seen)))
  }

  /// The same on a thread that may wait, as long as something `goesOn` that may show it.
  package func await(_ text: String, while goesOn: () -> Bool = { true }) throws {
    for _ in 0..<6000 where goesOn() {
      drain()
      if let range = shown.dropFirst(seen).firstRange(of: text) {
        seen = shown.distance(from: shown.startIndex, to: range.upperBound)
        return
      }
      usleep(10_000)
    }
    if !goesOn() { return }
    throw NeverShown(text: text, instead: String(shown.dropFirst(seen)))
  }

  /// Takes in what the program has shown so far.
  package func drain() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while let count = try? unsafe buffer.withUnsafeMutableBytes({ try unsafe master.read(into: $0) }), count > 0 {
      bytes += buffer[..<count]
      shown += String(decoding: buffer[..<count], as: UTF8.self).replacing("\r\n", with: "\n")
    }
  }
}
