import Glibc

// Questions of the program to the system about itself, and the limits that it sets to itself.

/// The value of the environment variable `name`, or nil where it is unset or empty.
package func environmentVariable(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(preservingCString: value)
  return text.isEmpty ? nil : text
}

/// The arguments of the program, without its own name. `CommandLine.arguments` has U+FFFD for bytes that are not UTF-8,
/// so a path with such bytes would name another file.
package func commandLineArguments() -> [String] {
  (1..<max(1, Int(CommandLine.argc))).compactMap {
    unsafe CommandLine.unsafeArgv[$0].map { unsafe String(preservingCString: $0) }
  }
}

/// The path of the running program's file, without symbolic links; nil where the file is gone.
package func executablePath() -> String? { resolvedPath("/proc/self/exe") }

/// The number of processors that are online, 1 at least.
package func processorCount() -> Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

/// Opens the null device for each standard descriptor that is closed when the program starts.
///
/// Otherwise the next file that is opened would get the number of a standard descriptor, and the program's messages
/// would end up in that file. The null device stands in for standard output read-only: writing fails, so a caller who
/// closed it is told that the results are lost.
package func occupyStandardDescriptors() {
  for descriptor in 0...2 as ClosedRange<CInt> where fcntl(descriptor, F_GETFD) == -1 {
    _ = unsafe open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
  }
}

/// Limits this process to what a child with one task needs: it writes no files and dumps no core, its memory has a
/// limit, a crash prints nothing, and it ends when its standard input ends.
///
/// - Parameter memory: The bytes of address space that it may take from now on.
package func confineThisProcess(memory: UInt) {
  endWithInput()
  // Swift's runtime would print a stack trace first, which takes seconds.
  for crash in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP] { signal(crash, SIG_DFL) }
  setLimit(RLIMIT_CORE, to: 0)
  setLimit(RLIMIT_FSIZE, to: 0)
  if let used = addressSpaceInUse() { setLimit(RLIMIT_AS, to: used + memory) }
}

/// Has `SIGPROF` end this process after so many more seconds of processor time; nil takes the limit away.
package func limitProcessorTime(seconds: Int?) {
  var timer = itimerval()
  timer.it_value.tv_sec = seconds ?? 0
  unsafe setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
}

/// The bytes of memory that this process may take, or nil where there is no limit.
package func memoryLimit() -> UInt? { [limit(RLIMIT_AS), limit(RLIMIT_DATA)].compactMap(\.self).min() }

/// The bytes that the stack of this process may take, or nil where there is no limit.
package func stackLimit() -> UInt? { limit(RLIMIT_STACK) }

/// Ends this process as soon as its standard input ends, even in the middle of its work.
private func endWithInput() {
  var thread = pthread_t()
  // Where no thread can be made, the process ends at its next read.
  _ = unsafe pthread_create(
    &thread, nil,
    { _ in
      // No event is asked for: `poll` reports the other end's closing in any case.
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while unsafe poll(&input, 1, -1) != 1 {}
      _exit(0)
    }, nil)
}

private func setLimit(_ resource: __rlimit_resource, to value: UInt) {
  var limit = rlimit()
  guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return }
  limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
  unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
}

private func limit(_ resource: __rlimit_resource) -> UInt? {
  var limit = rlimit()
  guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return nil }
  // 2^64 - 1 stands for no limit.
  return limit.rlim_cur < 1 << 62 ? UInt(limit.rlim_cur) : nil
}

/// The bytes of address space in use. They are added to the limit because a build with a sanitizer reserves terabytes
/// before the program starts.
private func addressSpaceInUse() -> UInt? {
  guard let fields = try? readFile("/proc/self/statm"),
    let pages = UInt(String(decoding: fields.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
  else { return nil }
  return pages * UInt(sysconf(CInt(_SC_PAGESIZE)))
}
