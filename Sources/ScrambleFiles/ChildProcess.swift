import Glibc
import Journal
import Synchronization

/// A process that runs this program's executable once more. Its standard input and output are pipes to this process. It
/// has a process group of its own, so that Ctrl-C at the terminal does not reach it.
///
/// Its input ends when this value or this process ends; `confineThisProcess` has the child end with it.
package final class ChildProcess {
  /// How a child ended.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)

    /// The system does not tell how it ended.
    case unknown
  }

  /// No process could be made; `reason` is the system's text.
  package struct CannotStart: Error {
    package let reason: String

    /// Whether there was too little memory.
    package var isForMemory = false
  }

  private let processID: pid_t
  private let input: CInt
  private let output: CInt
  private var ending: End?

  /// Whether a read or a write ran out of time.
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
      processID = try Self.spawn(
        [executable] + arguments, flags: CInt(POSIX_SPAWN_SETPGROUP), input: toChild.reading, output: fromChild.writing)
    } catch {
      close(toChild.writing)
      close(fromChild.reading)
      throw error
    }
    input = toChild.writing
    output = fromChild.reading
    // A child is as nice as the thread that spawns it, and Dispatch may have made that less nice than the program.
    let niceness = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(getpid()))
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(processID), niceness)
    // Writing must not wait for ever for a child that does not read.
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }

  deinit { end() }

  /// Kills the child, if it has not ended yet, and returns how it ended.
  @discardableResult package func end() -> End {
    if let ending { return ending }
    // A child that has ended before keeps its status.
    kill(processID, SIGKILL)
    close(input)
    close(output)
    let ending = Self.ending(of: processID)
    self.ending = ending
    return ending
  }

  /// Runs `command`, a program that `PATH` finds and its arguments, and returns how it ended. It has the standard input
  /// and output of this process; its messages are not shown.
  package static func run(_ command: [String]) throws(CannotStart) -> End {
    ending(of: try spawn(command, flags: 0, input: STDIN_FILENO, output: STDOUT_FILENO))
  }

  private static func ending(of process: pid_t) -> End {
    var status: CInt = 0
    var waited: pid_t
    repeat { waited = unsafe waitpid(process, &status, 0) } while waited == -1 && errno == EINTR
    let signal = status & 0x7F
    return waited != process ? .unknown : signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }

  /// Writes `bytes` to the child; false where it has ended, or reads nothing for `milliseconds`.
  package func write(_ bytes: [UInt8], within milliseconds: CInt) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(input, $0.baseAddress! + written, $0.count - written)
      }
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

  /// Reads exactly `count` bytes from the child; nil where it has ended, or writes nothing for `milliseconds`.
  package func read(_ count: Int, within milliseconds: CInt) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      guard wait(for: POLLIN, on: output, milliseconds) else { return nil }
      let more = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(output, $0.baseAddress! + filled, count - filled)
      }
      if more > 0 {
        filled += more
      } else if more == 0 || errno != EINTR {
        return nil
      }
    }
    return bytes
  }

  /// Whether one of `events`, or the end of the child, comes within `milliseconds`.
  private func wait(for events: some BinaryInteger, on descriptor: CInt, _ milliseconds: CInt) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let ready = unsafe poll(&event, 1, milliseconds)
      if ready == 0 { isStuck = true }
      if ready >= 0 || errno != EINTR { return ready > 0 }
    }
  }

  /// Held while a child starts, and while a pipe is made that another child would inherit.
  private static let starting = Mutex(())

  /// A pipe that no other process inherits.
  private static func pipe() throws(CannotStart) -> (reading: CInt, writing: CInt) {
    try starting.withLock { _ throws(CannotStart) in
      var ends: [CInt] = [-1, -1]
      guard unsafe Glibc.pipe(&ends) == 0 else { throw CannotStart(errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }

  private static func spawn(
    _ command: [String], flags: CInt, input: CInt, output: CInt
  ) throws(CannotStart) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = attributesOfChild(flags)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var words = unsafe command.map { unsafe copy($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let error = starting.withLock { _ in
      unsafe posix_spawnp(&child, words[0]!, &actions, &attributes, &words, environ)
    }
    guard error == 0 else { throw CannotStart(error) }
    return child
  }

  /// A C string of `word`, to be freed by the caller.
  private static func copy(_ word: String) -> UnsafeMutablePointer<CChar>? {
    let bytes = word.preservedBytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe bytes.withUnsafeBufferPointer { unsafe strdup($0.baseAddress!) }
  }
}

/// Attributes of `posix_spawn` for a child that inherits none of the signals that this thread blocks or ignores, with
/// further `flags`; to be destroyed by the caller.
func attributesOfChild(_ flags: CInt) -> posix_spawnattr_t {
  var attributes = posix_spawnattr_t()
  unsafe posix_spawnattr_init(&attributes)
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe posix_spawnattr_setsigmask(&attributes, &signals)
  unsafe sigfillset(&signals)
  unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
  unsafe posix_spawnattr_setflags(
    &attributes, Int16(flags | CInt(POSIX_SPAWN_SETSIGMASK) | CInt(POSIX_SPAWN_SETSIGDEF)))
  return attributes
}

extension ChildProcess.CannotStart {
  fileprivate init(_ error: CInt) {
    self.init(reason: unsafe String(cString: strerror(error)), isForMemory: error == ENOMEM)
  }
}
