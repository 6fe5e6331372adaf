import Glibc
import SystemPackage

/// Changes the file at `path` while no other process of the program changes it.
///
/// The lock is on a file beside it, because the file itself is replaced. Where another process holds the lock, this
/// waits as long as it is told to, and then throws `inUse`.
///
/// - Parameters:
///   - limit: The number of bytes at the end of the file of which `body` gets the whole lines.
///   - patience: How long to wait for another process, in hundredths of a second.
///   - body: Gets those lines, none where there is no file, and returns what replaces the file.
package func changeFile(
  _ path: String, lastLinesUpTo limit: Int, patience: Int, _ body: (ArraySlice<UInt8>) -> [UInt8]
) throws(FileFault) {
  let descriptor = try openToWrite(FilePath(preserving: "\(path).lock"), named: path, .readWrite, [.create])
  defer { unlock(descriptor) }
  try lock(descriptor, patience: patience, path: path)
  var old: ArraySlice<UInt8> = []
  if isFile(path) {
    try checkOrdinary(path)
    old = try readLastLines(path, upTo: limit)
  }
  try replaceFile(path, with: body(old), isSynced: false)
}

/// Gives up the lock of the file that `descriptor` is open on, and closes it. A child process that was forked meanwhile
/// has the descriptor too, so closing alone would not end the lock.
func unlock(_ descriptor: FileDescriptor) {
  flock(descriptor.rawValue, LOCK_UN)
  try? descriptor.close()
}

/// Locks the file that `descriptor` is open on; a signal does not end the wait. On a file system without locks nothing
/// is locked.
func lock(_ descriptor: FileDescriptor, _ operation: CInt, path: String) throws(FileFault) {
  while flock(descriptor.rawValue, operation) != 0 {
    switch Errno(rawValue: errno) {
    case .interrupted: continue
    case .noFunction, .notSupported, .noLocks: return
    case .wouldBlock: throw FileFault(.inUse, path: path)
    case let error: throw FileFault.writing(error, path: path)
    }
  }
}

/// Locks the file that `descriptor` is open on for this process alone. Another process that has the lock is waited for,
/// `patience` hundredths of a second at most.
func lock(_ descriptor: FileDescriptor, patience: Int, path: String) throws(FileFault) {
  for _ in 0..<patience {
    do throws(FileFault) {
      return try lock(descriptor, LOCK_EX | LOCK_NB, path: path)
    } catch {
      guard error.cause == .inUse else { throw error }
      usleep(10_000)
    }
  }
  throw FileFault(.inUse, path: path)
}
