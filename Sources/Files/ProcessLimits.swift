#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends this process by a signal once it has used its share of the machine, and keeps it from writing to any file.
///
/// - Parameters:
///   - processorSeconds: The time on a processor, in seconds, after which it gets `SIGXCPU`.
///   - clockSeconds: The time by the clock, in seconds, after which it gets `SIGALRM`.
///   - memory: The bytes of address space that it may take from now on.
package func limitThisProcess(processorSeconds: UInt, clockSeconds: UInt32, memory: UInt) {
  limit(RLIMIT_CPU, to: processorSeconds)
  limit(RLIMIT_CORE, to: 0)
  limit(RLIMIT_FSIZE, to: 0)
  if let used = addressSpace() { limit(RLIMIT_AS, to: used + memory) }
  alarm(clockSeconds)
}

#if canImport(Darwin)
  private typealias Resource = CInt
#else
  private typealias Resource = __rlimit_resource
#endif

private func limit(_ resource: Resource, to value: UInt) {
  #if !canImport(Darwin)
    let resource = __rlimit_resource_t(resource.rawValue)
  #endif
  var limit = rlimit()
  guard unsafe getrlimit(resource, &limit) == 0 else { return }
  limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
  unsafe setrlimit(resource, &limit)
}

/// The bytes of address space in use, where the system tells. A sanitizer's shadow alone takes terabytes, so that no
/// limit of its own would do for every build.
private func addressSpace() -> UInt? {
  guard let fields = try? readFile("/proc/self/statm"),
    let pages = UInt(String(decoding: fields.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
  else { return nil }
  return pages * UInt(sysconf(CInt(_SC_PAGESIZE)))
}
