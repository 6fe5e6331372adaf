import SystemPackage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A lock that one run of the program holds for as long as this value lives.
package final class FileLock {
  private let descriptor: FileDescriptor

  /// Takes the lock on the file at `path`, which is made if need be; nil where another run has it, or no file can be made.
  package init?(_ path: String) {
    let opened = try? FileDescriptor.open(
      FilePath(path), .readWrite, options: [.create, .closeOnExec], permissions: .ownerReadWrite)
    guard let opened else { return nil }
    descriptor = opened
    guard flock(opened.rawValue, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit { try? descriptor.close() }
}
