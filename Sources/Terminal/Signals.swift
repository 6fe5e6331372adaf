import Glibc
import Synchronization

/// Signals while a terminal is read. They are noted while a line is waited for; otherwise they take effect, after the
/// terminal is given back.
enum Signals {
  private static let isNoting = Atomic<Bool>(false)

  /// The ends of a pipe through which the handler ends the wait for a key.
  private static let readEnd = Atomic<CInt>(-1)
  private static let writeEnd = Atomic<CInt>(-1)

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Whether the signal ends a program that does not handle it.
  static func isEnding(_ number: CInt) -> Bool { endings.contains(number) }

  /// A file descriptor that becomes readable when a signal comes.
  static var descriptor: CInt { readEnd.load(ordering: .relaxed) }

  /// Notes signals from now on, with those of a new size and of stopping and going on.
  static func note() {
    if descriptor < 0 { makePipe() }
    isNoting.store(true, ordering: .sequentiallyConsistent)
    for signal in endings + [SIGTSTP, SIGCONT, SIGWINCH] { catchSignal(signal, handler) }
  }

  /// Lets signals through from now on.
  static func letThrough() { isNoting.store(false, ordering: .sequentiallyConsistent) }

  /// Leaves all signals to the system again.
  static func release() {
    letThrough()
    for number in endings + [SIGTSTP, SIGCONT, SIGWINCH] where isHandled(number) { signal(number, SIG_DFL) }
  }

  /// The signals that have come since they were last asked for.
  static func noted() -> [CInt] {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(descriptor, &numbers, numbers.count)
    return numbers.prefix(max(0, count)).map { CInt($0) }
  }

  /// Whether Ctrl-Z may stop the program: not where it was started with that signal ignored.
  static var canStop: Bool { isHandled(SIGTSTP) }

  /// Stops the program as Ctrl-Z does, and returns when it goes on, with the signals that came meanwhile. Unless it
  /// stops `alone`, the programs of its process group stop as well.
  static func stop(alone: Bool) -> [CInt] {
    signal(SIGTSTP, SIG_DFL)
    if alone { raise(SIGTSTP) } else { kill(0, SIGTSTP) }
    // Another thread may have got the signal: it takes a moment then. Where no shell could continue it, nothing stops.
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&event, 1, 100) > 0 ? noted() : []
  }

  private static let handler: @convention(c) (CInt) -> Void = { number in
    let before = errno
    if isNoting.load(ordering: .sequentiallyConsistent) {
      var byte = UInt8(truncatingIfNeeded: number)
      _ = unsafe write(writeEnd.load(ordering: .relaxed), &byte, 1)
    } else if number != SIGCONT && number != SIGWINCH {
      TerminalModes.restore()
      signal(number, SIG_DFL)
      raise(number)
    }
    errno = before
  }

  private static func makePipe() {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd.store(ends[0], ordering: .relaxed)
    writeEnd.store(ends[1], ordering: .relaxed)
  }

  /// Has `handler` called for a signal, unless the program was started with that signal ignored.
  private static func catchSignal(_ number: CInt, _ handler: @escaping @convention(c) (CInt) -> Void) {
    let old = signal(number, handler)
    if unsafe unsafeBitCast(old, to: Int.self) == 1 { signal(number, SIG_IGN) }
  }

  private static func isHandled(_ number: CInt) -> Bool {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    let handler = unsafe action.__sigaction_handler.sa_handler
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(Self.handler, to: Int.self)
  }
}
