import Glibc
import ScrambleFiles
import SystemPackage
package import Testing

/// A terminal without a screen. A test types keys, and waits for text that the program writes.
package final class PseudoTerminal: @unchecked Sendable {
  package struct NeverShown: Error {
    package let text: String
    package let instead: String
  }

  private let master: FileDescriptor

  /// All output so far, with its escape sequences.
  package private(set) var shown = ""

  /// The output as bytes.
  package private(set) var bytes: [UInt8] = []

  /// The last bytes where they may go on: the beginning of a letter, or a carriage return before its line feed.
  private var unfinished: [UInt8] = []

  /// The number of characters of `shown` up to the last text that was waited for.
  private var seen = 0

  package init(columns: UInt16 = 80) throws {
    master = try .open(FilePath("/dev/ptmx"), .readWrite, options: [.nonBlocking, .closeOnExec])
    var unlocked: CInt = 0
    _ = unsafe ioctl(master.rawValue, Self.setLock, &unlocked)
    resize(columns: columns)
  }

  deinit { hangUp() }

  /// Whether the test has closed its side.
  package private(set) var isHungUp = false

  /// Closes the side of the test, which hangs up the program.
  package func hangUp() {
    if !isHungUp { try? master.close() }
    isHungUp = true
  }

  /// Opens the side of the program.
  func openProgramSide() throws -> FileDescriptor {
    try .open(FilePath(programSide), .readWrite, options: .closeOnExec)
  }

  /// Opens the side of the program for use in this process; the caller closes the descriptor.
  package func openNumberedProgramSide() throws -> CInt { try openProgramSide().rawValue }

  /// The path of the side of the program.
  var programSide: String {
    var number: CInt = 0
    _ = unsafe ioctl(master.rawValue, Self.getNumber, &number)
    return "/dev/pts/\(number)"
  }

  /// TIOCSPTLCK and TIOCGPTN. Swift does not import these macros.
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

  /// Whether keys reach the program one by one and without echo, as in a line editor.
  var isRaw: Bool {
    var settings = termios()
    _ = unsafe tcgetattr(master.rawValue, &settings)
    return settings.c_lflag & tcflag_t(ICANON) == 0 || settings.c_lflag & tcflag_t(ECHO) == 0
  }

  /// Lets output go on that Ctrl-S has stopped. The system starts only what it was told to stop by the same call.
  package func goOn() throws {
    let side = try openProgramSide()
    for action in [TCOOFF, TCOON] { tcflow(side.rawValue, action) }
    try side.close()
  }

  package func type(_ keys: String) throws { try master.writeAll(keys.utf8) }

  /// Types as soon as `text` is shown, for which it waits as `wait(for:)` does.
  package func type(_ keys: String, at text: String) throws {
    try wait(for: text)
    try type(keys)
  }

  /// Types any bytes, as fast as the program reads them. False where they are not read within a minute.
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

  /// Waits for `text` in the output after the last text that was waited for. Blocks the thread, which must not be one
  /// of those that tests share: they are busy, and a person answers at once. Returns early when `goesOn` returns false;
  /// throws where the text is not shown within three minutes.
  package func wait(for text: String, while goesOn: () -> Bool = { true }) throws {
    for _ in 0..<18_000 where goesOn() {
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

  /// Reads the output so far.
  package func drain() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while let count = try? unsafe buffer.withUnsafeMutableBytes({ try unsafe master.read(into: $0) }), count > 0 {
      bytes += buffer[..<count]
      let new = unfinished + buffer[..<count]
      let end = Self.finished(new)
      unfinished = Array(new[end...])
      shown += String(decoding: new[..<end], as: UTF8.self).replacing("\r\n", with: "\n")
    }
  }

  /// How many of `bytes` are before a letter that is not whole, or a carriage return, at their end.
  private static func finished(_ bytes: [UInt8]) -> Int {
    if bytes.last == 0x0D { return bytes.count - 1 }
    guard let start = bytes.indices.suffix(3).last(where: { bytes[$0] & 0xC0 != 0x80 }) else { return bytes.count }
    let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : bytes[start] >= 0xC0 ? 2 : 1
    return start + length > bytes.count ? start : bytes.count
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs the test where the system has pseudo-terminals, which some containers do not have.
  package static var atTerminal: Self { .enabled(if: isFile("/dev/pts/ptmx"), "needs pseudo-terminals") }
}
