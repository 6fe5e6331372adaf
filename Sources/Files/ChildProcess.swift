import Journal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// This program's own executable, run once more in a process beside this one: mute, deaf, and out of reach of the
/// terminal's Ctrl-C.
package enum ChildProcess {
  /// How a child ended.
  package enum Ending: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// Runs this executable with `arguments` and waits for its end; nil where no process can be made.
  package static func run(_ arguments: [String]) -> Ending? {
    guard let executable = executablePath() else { return nil }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in 0...2 as ClosedRange<CInt> {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
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
    guard unsafe posix_spawn(&child, words[0]!, &actions, &attributes, &words, environ) == 0 else { return nil }
    return ending(of: child)
  }

  /// The bytes of `word` in memory of their own, as the system takes them.
  private static func copy(_ word: String) -> UnsafeMutablePointer<CChar>? {
    let bytes = word.preservedBytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe bytes.withUnsafeBufferPointer { unsafe strdup($0.baseAddress!) }
  }

  private static func ending(of child: pid_t) -> Ending? {
    var status: CInt = 0
    while unsafe waitpid(child, &status, 0) == -1 {
      if errno != EINTR { return nil }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
