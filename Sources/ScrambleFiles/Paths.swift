import Glibc
import Journal
import SystemPackage

// A path is bytes to the system and text in this program. Bytes that are not UTF-8 become stand-ins in the text
// (`Journal/Escape`) when a path comes in, and become bytes again here, before the system gets the path.

extension FilePath {
  /// The bytes of `path`. A path with a NUL in it becomes the empty path, which names no file: the system would stop at
  /// the NUL and take the part before it for the path.
  init(preserving path: String) {
    let bytes = path.preservedBytes
    guard !bytes.contains(0) else {
      self.init()
      return
    }
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    self = unsafe characters.withUnsafeBufferPointer { unsafe FilePath(platformString: $0.baseAddress!) }
  }

  /// The path as text, with stand-ins for bytes that are not UTF-8.
  var preserved: String { unsafe withPlatformString { unsafe String(preservingCString: $0) } }
}

extension String {
  /// The text of the bytes up to a NUL, with stand-ins for those that are not UTF-8.
  package init(preservingCString string: UnsafePointer<CChar>) {
    var end = unsafe string
    while unsafe end.pointee != 0 { unsafe end += 1 }
    let bytes = unsafe UnsafeBufferPointer(start: string, count: unsafe end - string)
    self.init(preserving: unsafe bytes.map { UInt8(bitPattern: $0) })
  }
}

/// Calls `body` with `path` as a C string.
package func withSystemPath<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  unsafe FilePath(preserving: path).withPlatformString(body)
}

package func isDirectory(_ path: String) -> Bool { kind(at: path) == .directory }

/// Whether there is something at `path` other than a directory.
package func isFile(_ path: String) -> Bool { kind(at: path).map { $0 != .directory } ?? false }

/// Throws where there is nothing at `path` that can be read. It does not open the file, since opening a pipe and
/// closing it again would lose what is in it.
package func checkReadable(_ path: String) throws(FileFault) {
  if isDirectory(path) { throw FileFault(.directory, path: path) }
  guard unsafe withSystemPath(path, { unsafe access($0, R_OK) }) == 0 else {
    throw FileFault.opening(Errno(rawValue: errno), path: path)
  }
}

/// Throws where there is no ordinary file at `path`, or none that can be read.
package func checkOrdinary(_ path: String) throws(FileFault) {
  try checkReadable(path)
  if !isOrdinaryFile(path) { throw FileFault(.unreadable("it is no ordinary file"), path: path) }
}

/// Whether there is an ordinary file at `path`, rather than a directory, a device or a pipe.
package func isOrdinaryFile(_ path: String) -> Bool { kind(at: path) == .regular }

/// The number of bytes of the file at `path`, or nil where there is none.
package func fileSize(_ path: String) -> Int? { (try? Stat(FilePath(preserving: path))).map { Int($0.size) } }

/// When a file was changed last: a time that can be compared with others.
package struct FileTime: Comparable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  package let seconds: Int

  private let nanoseconds: Int

  fileprivate init(_ time: timespec) {
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }

  package static func < (first: FileTime, second: FileTime) -> Bool {
    (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
  }
}

/// When the content of the file at `path` was changed last, or nil where there is none.
package func modificationTime(_ path: String) -> FileTime? {
  (try? Stat(FilePath(preserving: path))).map { FileTime($0.st_mtim) }
}

/// When the content of the ordinary file at `path` was changed last, or nil where there is none.
package func modificationTime(ofOrdinaryFile path: String) -> FileTime? {
  (try? Stat(FilePath(preserving: path))).flatMap { $0.type == .regular ? FileTime($0.st_mtim) : nil }
}

/// Whether both paths lead to the same file.
package func isSameFile(_ first: String, _ second: String) -> Bool {
  guard let first = try? Stat(FilePath(preserving: first)), let second = try? Stat(FilePath(preserving: second)) else {
    return false
  }
  return first.inode == second.inode && first.deviceID == second.deviceID
}

/// Whether `path` leads to the file that `descriptor` is open on.
func isSame(_ descriptor: FileDescriptor, _ path: FilePath) -> Bool {
  guard let first = try? Stat(descriptor), let second = try? Stat(path) else { return false }
  return first.inode == second.inode && first.deviceID == second.deviceID
}

/// `path` in a form that does not depend on the current folder.
package func absolutePath(_ path: String) -> String {
  if path.isEmpty || path.hasPrefix("/") { return path }
  return resolvedPath(".").map { "\($0)/\(path)" } ?? path
}

/// The one absolute path of the file at `path`, without links and dots; where there is none, `absolutePath`.
package func realPath(_ path: String) -> String { resolvedPath(path) ?? absolutePath(path) }

/// The absolute path of the file at `path`, without links and dots; nil where there is none.
func resolvedPath(_ path: String) -> String? {
  guard let real = unsafe withSystemPath(path, { unsafe realpath($0, nil) }) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(preservingCString: real)
}

/// Makes the folder at `path`, and the missing ones above it, each for its owner alone.
package func makeFolder(_ path: String) throws(FileFault) {
  if path.isEmpty || isDirectory(path) { return }
  try makeFolder(FilePath(preserving: path).removingLastComponent().preserved)
  guard unsafe withSystemPath(path, { unsafe mkdir($0, 0o700) }) == 0 || errno == EEXIST else {
    throw FileFault.writing(Errno(rawValue: errno), path: path)
  }
  try syncFolder(of: path)
}

/// The names of the entries of the folder at `path`, sorted; none where it cannot be read.
package func names(inFolder path: String) -> [String] { (try? names(ofFolder: path)) ?? [] }

/// The names of the entries of the folder at `path`, sorted.
///
/// - Throws: `FileFault` where it cannot be read.
package func names(ofFolder path: String) throws(FileFault) -> [String] {
  guard let folder = unsafe withSystemPath(path, { unsafe opendir($0) }) else {
    throw .opening(Errno(rawValue: errno), path: path)
  }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
      unsafe String(preserving: $0.prefix { $0 != 0 })
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// The type of the file that `path` leads to, or nil where there is none.
func kind(at path: String) -> FileType? { (try? Stat(FilePath(preserving: path)))?.type }
