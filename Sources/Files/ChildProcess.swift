import Glibc
import Journal

/// This program's own executable, run once more in a process beside this one. It hears and speaks through two pipes
/// alone, and is out of reach of the terminal's Ctrl-C.
///
/// Its input ends with this value or with this process, however that ends; by then it has to end itself
/// (`endWithInput`).
package final class ChildProcess {
  /// How a child ended.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)

    /// It is gone, and nobody can tell how.
    case unknown
  }

  /// Why no process can be made, in the system's words.
  package struct CannotStart: Error {
    package let reason: String
  }

  private let processID: pid_t
  private let input: CInt
  private let output: CInt
  private var ending: Ending?

  /// Whether it has let a time pass that it was given, so that it was not waited for any longer.
  package private(set) var isStuck = false

  /// Runs this executable with `arguments`.
  package init(_ arguments: [String]) throws(CannotStart) {
    guard let executable = executablePath() else { throw CannotStart(reason: "the program's own file is gone") }
    let toChild = try Self.pipe()
    defer { close(toChild.reading) }
    let fromChild: (reading: CInt, writing: CInt)
    do throws(CannotStart) {
      fromChild = try Self.pipe()
    } catch {
      close(toChild.writing)
      throw error
    }
    defer { close(fromChild.writing) }
    do throws(CannotStart) {
      processID = try Self.spawn(executable, arguments, hearing: toChild.reading, speaking: fromChild.writing)
    } catch {
      close(toChild.writing)
      close(fromChild.reading)
      throw error
    }
    input = toChild.writing
    output = fromChild.reading
    // A child that does not read must not keep this process waiting for ever.
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }

  deinit { end() }

  /// Ends the child, if it has not ended by itself, and tells how it ended.
  @discardableResult package func end() -> Ending {
    if let ending { return ending }
    var status: CInt = 0
    // One that has ended already keeps the ending that it had.
    kill(processID, SIGKILL)
    close(input)
    close(output)
    var waited: pid_t
    repeat { waited = unsafe waitpid(processID, &status, 0) } while waited == -1 && errno == EINTR
    let signal = status & 0x7F
    let ending: Ending =
      waited != processID ? .unknown : signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
    self.ending = ending
    return ending
  }

  /// Says `bytes` to the child; false where it has ended, or takes nothing for so many milliseconds.
  package func write(_ bytes: [UInt8], within milliseconds: CInt) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { unsafe Self.write(input, $0, from: written) }
      if count > 0 {
        written += count
      } else if errno == EAGAIN {
        if !wait(for: POLLOUT, on: input, milliseconds) { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Hears exactly `count` bytes; nil where the child has ended, or says nothing for so many milliseconds.
  package func read(_ count: Int, within milliseconds: CInt) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      guard wait(for: POLLIN, on: output, milliseconds) else { return nil }
      let more = unsafe bytes.withUnsafeMutableBytes { unsafe Self.read(output, $0, from: filled) }
      if more > 0 {
        filled += more
      } else if more == 0 || errno != EINTR {
        return nil
      }
    }
    return bytes
  }

  private static func write(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[start...])
    return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
  }

  private static func read(_ descriptor: CInt, _ bytes: UnsafeMutableRawBufferPointer, from start: Int) -> Int {
    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
    return unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
  }

  /// Whether what is waited for comes within so many milliseconds; the end of the child is something that comes.
  private func wait(for events: some BinaryInteger, on descriptor: CInt, _ milliseconds: CInt) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let ready = unsafe poll(&event, 1, milliseconds)
      if ready == 0 { isStuck = true }
      if ready >= 0 || errno != EINTR { return ready > 0 }
    }
  }

  /// A pipe that no other process inherits.
  private static func pipe() throws(CannotStart) -> (reading: CInt, writing: CInt) {
    var ends: [CInt] = [-1, -1]
    let made = unsafe Glibc.pipe(&ends)
    guard made == 0 else { throw CannotStart(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], hearing input: CInt, speaking output: CInt
  ) throws(CannotStart) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // No signal is blocked or ignored there, whatever the thread that asks has blocked.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var words = unsafe ([executable] + arguments).map { unsafe copy($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let error = unsafe posix_spawn(&child, words[0]!, &actions, &attributes, &words, environ)
    guard error == 0 else { throw CannotStart(error) }
    return child
  }

  /// The bytes of `word` in memory of their own, as the system takes them.
  private static func copy(_ word: String) -> UnsafeMutablePointer<CChar>? {
    let bytes = word.preservedBytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe bytes.withUnsafeBufferPointer { unsafe strdup($0.baseAddress!) }
  }
}

extension ChildProcess.CannotStart {
  fileprivate init(_ error: CInt) { self.init(reason: unsafe String(cString: strerror(error))) }
}
