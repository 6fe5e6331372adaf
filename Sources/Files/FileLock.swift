import Glibc
import SystemPackage

/// A lock that one run of the program holds for as long as this value lives.
package final class FileLock {
  private let descriptor: FileDescriptor

  /// Takes the lock on the file at `path`, which is made if need be; where another run has it, the file is in use.
  package init(_ path: String) throws(FileFault) {
    descriptor = try openFile(FilePath(preserving: path), named: path, .readWrite, [.create])
    try lock(descriptor, LOCK_EX | LOCK_NB, path: path)
  }

  deinit { try? descriptor.close() }
}

/// Opens the file at `path`, which somebody named `name`, in order to write to it; one that is made is for its owner
/// alone.
func openFile(
  _ path: FilePath, named name: String, _ mode: FileDescriptor.AccessMode, _ options: FileDescriptor.OpenOptions
) throws(FileFault) -> FileDescriptor {
  try telling(FileFault.writing, of: name) {
    try FileDescriptor.open(path, mode, options: options.union(.closeOnExec), permissions: .ownerReadWrite)
  }
}

/// Takes the lock of the file behind `descriptor`, and gives up where another run holds it for more than a few seconds.
func lockSoon(_ descriptor: FileDescriptor, path: String) throws(FileFault) {
  for _ in 0..<500 {
    do throws(FileFault) {
      return try lock(descriptor, LOCK_EX | LOCK_NB, path: path)
    } catch {
      guard error.cause == .inUse else { throw error }
      usleep(10_000)
    }
  }
  throw FileFault(.inUse, path: path)
}

/// Locks the file behind `descriptor`; a signal meanwhile is no reason to give up.
func lock(_ descriptor: FileDescriptor, _ operation: CInt, path: String) throws(FileFault) {
  while flock(descriptor.rawValue, operation) != 0 {
    if errno == EINTR { continue }
    throw errno == EWOULDBLOCK ? FileFault(.inUse, path: path) : .writing(Errno(rawValue: errno), path: path)
  }
}
