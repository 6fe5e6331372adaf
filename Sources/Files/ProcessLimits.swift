import Glibc

/// Takes from this process what a child that does one thing has no use for: files to write, core dumps, memory without
/// end, reports of its crashes, and a life after the end of its input.
///
/// - Parameter memory: The bytes of address space that it may take from now on.
package func confineThisProcess(memory: UInt) {
  endWithInput()
  // Swift's runtime would print a stack trace first, which takes seconds.
  for crash in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP] { signal(crash, SIG_DFL) }
  limit(RLIMIT_CORE, to: 0)
  limit(RLIMIT_FSIZE, to: 0)
  if let used = addressSpace() { limit(RLIMIT_AS, to: used + memory) }
}

/// Gives this process so many seconds of processor time from now on, after which it is ended by `SIGPROF`; nil takes the
/// limit away.
package func limitProcessorTime(seconds: Int?) {
  var timer = itimerval()
  timer.it_value.tv_sec = seconds ?? 0
  unsafe setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
}

/// The bytes of memory that this process may take, where there is a limit.
package func memoryLimit() -> UInt? {
  [limit(of: RLIMIT_AS), limit(of: RLIMIT_DATA)].compactMap(\.self).min()
}

/// The bytes that the stack of this process may take, where there is a limit.
package func stackLimit() -> UInt? { limit(of: RLIMIT_STACK) }

/// Ends this process as soon as its standard input ends, whatever it is at work on.
private func endWithInput() {
  var thread = pthread_t()
  // Should there be no thread, the process ends when it next reads.
  _ = unsafe pthread_create(
    &thread, nil,
    { _ in
      // Nothing is waited for but the end, which is always told.
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while unsafe poll(&input, 1, -1) != 1 {}
      _exit(0)
    }, nil)
}

private func limit(_ resource: __rlimit_resource, to value: UInt) {
  guard var limit = limits(of: resource) else { return }
  limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
  unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
}

private func limit(of resource: __rlimit_resource) -> UInt? {
  // 2^64 - 1 stands for no limit.
  limits(of: resource).flatMap { $0.rlim_cur < 1 << 62 ? UInt($0.rlim_cur) : nil }
}

private func limits(of resource: __rlimit_resource) -> rlimit? {
  var limit = rlimit()
  return unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? limit : nil
}

/// The bytes of address space in use, where the system tells. A sanitizer's shadow alone takes terabytes, so that no
/// limit of its own would do for every build.
private func addressSpace() -> UInt? {
  guard let fields = try? readFile("/proc/self/statm"),
    let pages = UInt(String(decoding: fields.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
  else { return nil }
  return pages * UInt(sysconf(CInt(_SC_PAGESIZE)))
}
