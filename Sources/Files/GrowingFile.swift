import Glibc
import SystemPackage

/// A file that grows only at its end, whole lines at a time, and belongs to one run of the program at a time.
package final class GrowingFile {
  package let path: String
  private let descriptor: FileDescriptor
  private var length: Int64

  /// Whether this run made the file.
  private let isNew: Bool

  /// Whether the disk has all that was written, and the name of the file.
  private var isSynced = true

  /// Makes a new file, readable by its owner alone. A file that is there already is refused.
  package convenience init(creating path: String) throws(FileFault) {
    try self.init(
      try openFile(
        FilePath(preserving: path), named: path, .readWrite, [.create, .exclusiveCreate, .append]), path: path,
      isNew: true)
  }

  /// Opens a file in order to carry it on.
  package convenience init(carryingOn path: String) throws(FileFault) {
    let descriptor = try telling(FileFault.openingToWrite, of: path) {
      try FileDescriptor.open(FilePath(preserving: path), .readWrite, options: [.append, .closeOnExec])
    }
    try self.init(descriptor, path: path, isNew: false)
  }

  private init(_ descriptor: FileDescriptor, path: String, isNew: Bool) throws(FileFault) {
    self.descriptor = descriptor
    self.path = path
    self.isNew = isNew
    length = 0
    do throws(FileFault) {
      try lock(descriptor, LOCK_EX | LOCK_NB, path: path)
    } catch {
      removeUnlessUsed()
      throw error
    }
    length = try telling(FileFault.reading, of: path) { try descriptor.seek(offset: 0, from: .end) }
  }

  deinit {
    try? sync()
    // Closing is not enough while a process that was forked meanwhile has the descriptor too.
    flock(descriptor.rawValue, LOCK_UN)
    try? descriptor.close()
  }

  /// All that the file holds.
  package func contents() throws(FileFault) -> [UInt8] {
    try telling(FileFault.reading, of: path) {
      var bytes = [UInt8](repeating: 0, count: Int(length))
      var count = 0
      try unsafe bytes.withUnsafeMutableBytes { bytes in
        while count < bytes.count {
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
          let read = try unsafe descriptor.read(fromAbsoluteOffset: Int64(count), into: rest)
          if read == 0 { break }
          count += read
        }
      }
      return Array(bytes[..<count])
    }
  }

  /// Hands `text` to the system before it returns, and waits until the disk has it where `isSynced` says so. Where that
  /// fails, what was there before is all that stays; a new file without anything does not.
  package func append(_ text: String, isSynced: Bool = false) throws(FileFault) {
    let isFirst = length == 0
    do throws(FileFault) {
      // What is written to a file without a name goes with the last run that has it open.
      let links = try telling(FileFault.writing, of: path) { try Stat(descriptor).linkCount }
      if links == 0 { throw FileFault(.unwritable("it was deleted meanwhile"), path: path) }
      try writeAll(text.utf8, to: descriptor, path: path)
      self.isSynced = false
      if isSynced {
        try Files.sync(descriptor, path: path)
        if isFirst { try syncFolder(of: path) }
        self.isSynced = true
      }
      length += Int64(text.utf8.count)
    } catch {
      try? descriptor.resize(to: length)
      removeUnlessUsed()
      throw error
    }
  }

  /// Waits until the disk has all that was written.
  package func sync() throws(FileFault) {
    if isSynced { return }
    isSynced = true
    try Files.sync(descriptor, path: path)
    if isNew { try syncFolder(of: path) }
  }

  private func removeUnlessUsed() {
    if isNew, length == 0, isSame(descriptor, FilePath(preserving: path)) {
      _ = unsafe withSystemPath(path) { unsafe unlink($0) }
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
