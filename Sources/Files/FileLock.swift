import SystemPackage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A lock that one run of the program holds for as long as this value lives.
package final class FileLock {
  private let descriptor: FileDescriptor

  /// Takes the lock on the file at `path`, which is made if need be; where another run has it, the file is in use.
  package init(_ path: String) throws(FileFault) {
    descriptor = try openFile(path, .readWrite, [.create])
    try lock(descriptor, LOCK_EX | LOCK_NB, path: path)
  }

  deinit { try? descriptor.close() }
}

/// Opens the file at `path` in order to write to it; one that is made is for its owner alone.
func openFile(
  _ path: String, named name: String? = nil, _ mode: FileDescriptor.AccessMode, _ options: FileDescriptor.OpenOptions
) throws(FileFault) -> FileDescriptor {
  try telling(FileFault.writing, of: name ?? path) {
    try FileDescriptor.open(
      FilePath(path), mode, options: options.union(.closeOnExec), permissions: .ownerReadWrite)
  }
}

/// Locks the file behind `descriptor`; a signal meanwhile is no reason to give up.
func lock(_ descriptor: FileDescriptor, _ operation: CInt, path: String) throws(FileFault) {
  while flock(descriptor.rawValue, operation) != 0 {
    if errno == EINTR { continue }
    throw errno == EWOULDBLOCK ? FileFault(.inUse, path: path) : .writing(Errno(rawValue: errno), path: path)
  }
}
