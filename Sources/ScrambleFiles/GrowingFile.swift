import Glibc
package import SystemPackage

/// A file to which whole lines are appended, and which one process of the program has locked.
package final class GrowingFile {
  package let path: String
  private let descriptor: FileDescriptor
  private var length: Int64

  /// Whether this process made the file.
  private let isNew: Bool

  /// Whether all that was written is on the disk.
  private var isSynced = true

  /// Makes a new file, readable by its owner alone. Throws `exists` where there is a file at `path`.
  package convenience init(creating path: String) throws(FileFault) {
    try self.init(
      try openToWrite(
        FilePath(preserving: path), named: path, .readWrite, [.create, .exclusiveCreate, .append]), path: path,
      isNew: true)
  }

  /// Opens an existing file in order to append to it.
  package convenience init(carryingOn path: String) throws(FileFault) {
    try checkOrdinary(path)
    let descriptor = try mappingErrno(to: FileFault.openingToWrite, of: path) {
      try FileDescriptor.open(FilePath(preserving: path), .readWrite, options: [.append, .closeOnExec])
    }
    try self.init(descriptor, path: path, isNew: false)
  }

  /// Opens the file at `path` in order to append to it, or makes one, which is removed if it is still empty in the end.
  package static func open(_ path: String) throws(FileFault) -> GrowingFile {
    // Another process may make or remove the file between the two attempts.
    for _ in 0..<mostAttempts {
      do throws(FileFault) {
        return try GrowingFile(carryingOn: path)
      } catch {
        guard error.cause == .missing else { throw error }
      }
      do throws(FileFault) {
        return try GrowingFile(creating: path)
      } catch {
        guard error.cause == .exists else { throw error }
      }
    }
    throw FileFault(.inUse, path: path)
  }

  private static let mostAttempts = 10

  /// How long another process is waited for, in hundredths of a second: one that only looks whether the file is in use
  /// has it for no longer.
  private static let patience = 5

  package init(_ descriptor: FileDescriptor, path: String, isNew: Bool) throws(FileFault) {
    self.descriptor = descriptor
    self.path = path
    self.isNew = isNew
    // Until the file is locked it may be that of another process, and is not removed however empty it is.
    length = -1
    try lock(descriptor, patience: Self.patience, path: path)
    length = 0
    if try status().linkCount == 0 { throw FileFault(.missing, path: path) }
    length = try mappingErrno(to: FileFault.reading, of: path) { try descriptor.seek(offset: 0, from: .end) }
  }

  /// Whether a process of the program has the file at `path` locked. An empty file counts as free: it may be about to
  /// be locked by the process that made it.
  package static func isInUse(_ path: String) -> Bool {
    guard isOrdinaryFile(path), fileSize(path) ?? 0 > 0,
      let descriptor = try? FileDescriptor.open(FilePath(preserving: path), .readOnly, options: .closeOnExec)
    else { return false }
    defer { unlock(descriptor) }
    return flock(descriptor.rawValue, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  deinit {
    try? sync()
    removeIfNewAndEmpty()
    unlock(descriptor)
  }

  /// All that the file holds. Throws `tooLarge` where that is more than `limit` bytes.
  package func contents(upTo limit: Int = 256 << 20) throws(FileFault) -> [UInt8] {
    if length > limit { throw FileFault(.tooLarge(limit), path: path) }
    return try readBytes(0..<length, of: descriptor, path: path)
  }

  /// Writes `text` to the end of the file, without a buffer of its own. A failure leaves the file as it was before; a
  /// new file that is still empty is removed.
  ///
  /// - Parameter isSynced: Whether the disk is to have the text before this returns.
  package func append(_ text: String, isSynced: Bool = false) throws(FileFault) {
    let isFirst = length == 0
    do throws(FileFault) {
      // A file without a name is lost when the last process closes it.
      if try status().linkCount == 0 { throw FileFault(.unwritable("it was deleted meanwhile"), path: path) }
      try writeAll(text.utf8, to: descriptor, path: path)
      self.isSynced = false
      if isSynced {
        try syncContent(descriptor, path: path)
        if isFirst { try syncFolder(of: path) }
        self.isSynced = true
      }
      length += Int64(text.utf8.count)
    } catch {
      try? descriptor.resize(to: length)
      removeIfNewAndEmpty()
      throw error
    }
  }

  /// Waits until all that was written is on the disk.
  package func sync() throws(FileFault) {
    if isSynced { return }
    isSynced = true
    try syncContent(descriptor, path: path)
    if isNew { try syncFolder(of: path) }
  }

  private func status() throws(FileFault) -> Stat {
    try mappingErrno(to: FileFault.writing, of: path) { try Stat(descriptor) }
  }

  /// Removes the file; what is appended later would be lost.
  package func remove() throws(FileFault) {
    guard isSame(descriptor, FilePath(preserving: path)), unsafe withSystemPath(path, { unsafe unlink($0) }) != 0 else {
      return
    }
    throw FileFault.writing(Errno(rawValue: errno), path: path)
  }

  private func removeIfNewAndEmpty() {
    if isNew, length == 0, isSame(descriptor, FilePath(preserving: path)) {
      _ = unsafe withSystemPath(path) { unsafe unlink($0) }
    }
  }

  /// Removes what follows the last line feed, and returns whether there was anything.
  package func dropTornLine() throws(FileFault) -> Bool {
    var whole = length
    while whole > 0 {
      let start = max(0, whole - 1 << 16)
      if let last = try readBytes(start..<whole, of: descriptor, path: path).lastIndex(of: 0x0A) {
        whole = start + Int64(last) + 1
        break
      }
      whole = start
    }
    if whole == length { return false }
    let end = whole
    try mappingErrno(to: FileFault.writing, of: path) { try descriptor.resize(to: end) }
    length = end
    return true
  }
}
