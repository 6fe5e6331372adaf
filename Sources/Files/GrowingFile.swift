import SystemPackage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that grows only at its end, whole lines at a time, and belongs to one run of the program at a time.
package final class GrowingFile {
  package let path: String
  private let descriptor: FileDescriptor
  private var length: Int64

  /// Makes a new file, readable by its owner alone. A file that is there already is refused.
  package convenience init(creating path: String) throws(FileFault) {
    let descriptor = try telling(FileFault.writing, of: path) {
      try FileDescriptor.open(
        FilePath(path), .readWrite, options: [.create, .exclusiveCreate, .append, .closeOnExec],
        permissions: .ownerReadWrite)
    }
    try self.init(descriptor, path: path)
  }

  /// Opens a file in order to carry it on.
  package convenience init(carryingOn path: String) throws(FileFault) {
    let descriptor = try telling(FileFault.opening, of: path) {
      try FileDescriptor.open(FilePath(path), .readWrite, options: [.append, .closeOnExec])
    }
    try self.init(descriptor, path: path)
  }

  private init(_ descriptor: FileDescriptor, path: String) throws(FileFault) {
    self.descriptor = descriptor
    self.path = path
    length = 0
    guard flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? FileFault(.inUse, path: path) : .writing(Errno(rawValue: errno), path: path)
    }
    length = try telling(FileFault.reading, of: path) { try descriptor.seek(offset: 0, from: .end) }
  }

  deinit {
    // Closing is not enough while a process that was forked meanwhile has the descriptor too.
    flock(descriptor.rawValue, LOCK_UN)
    try? descriptor.close()
  }

  /// All that the file holds.
  package func contents() throws(FileFault) -> [UInt8] {
    try telling(FileFault.reading, of: path) {
      var bytes = [UInt8](repeating: 0, count: Int(length))
      let count = try unsafe bytes.withUnsafeMutableBytes {
        try unsafe descriptor.read(fromAbsoluteOffset: 0, into: $0)
      }
      return Array(bytes[..<count])
    }
  }

  /// Hands `text` to the system before it returns. Where that fails, what was there before is all that stays.
  package func append(_ text: String) throws(FileFault) {
    do throws(FileFault) {
      try writeAll(Array(text.utf8), to: descriptor, path: path)
      length += Int64(text.utf8.count)
    } catch {
      try? descriptor.resize(to: length)
      throw error
    }
  }

  /// Drops what follows the last line feed and answers whether there was anything.
  package func dropTornLine() throws(FileFault) -> Bool {
    let bytes = try contents()
    let whole = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    if whole == bytes.count { return false }
    try telling(FileFault.writing, of: path) { try descriptor.resize(to: Int64(whole)) }
    length = Int64(whole)
    return true
  }
}
