import Glibc
import Synchronization
import SystemPackage

/// Replaces the content of the file at `path` in one step: a reader sees all of the old content or all of the new, and
/// a failure leaves the old content.
///
/// A new file is for its owner alone; an old one keeps its permissions. A symbolic link is followed, also where nothing
/// is at its end yet: the file is made there, so that the link goes on leading to it. What is not an ordinary file,
/// such as a device, is written to in place.
///
/// The disk has the content before the content gets its name: on some file systems a loss of power would leave an empty
/// file otherwise.
///
/// - Parameter isSynced: Whether the disk is to have the name too before this returns. Until it has, a loss of power
///   may bring the old content back.
package func replaceFile(_ path: String, with bytes: [UInt8], isSynced: Bool = true) throws(FileFault) {
  switch kind(at: path) {
  case .directory: throw FileFault(.unwritable("it is a directory"), path: path)
  case .regular, nil:
    let target = try resolved(path)
    let permissions = (try? Stat(target))?.permissions ?? .ownerReadWrite
    var draft = try Draft(of: target, named: path)
    try draft.write(bytes, permissions)
    try draft.replace(target)
    if isSynced { try syncFolder(of: target.preserved) }
  default: try write(bytes, to: path)
  }
}

/// Makes a file with `bytes` at `path`, for its owner alone, in one step. Throws `exists` where there is anything at
/// `path`, a symbolic link that leads nowhere included.
package func createFile(_ path: String, with bytes: [UInt8]) throws(FileFault) {
  let target = FilePath(preserving: path)
  if target.isEmpty { throw FileFault(.unwritable("\(Errno.noSuchFileOrDirectory)"), path: path) }
  if (try? Stat(target, followTargetSymlink: false)) != nil { throw FileFault(.exists, path: path) }
  var draft = try Draft(of: target, named: path)
  try draft.write(bytes, .ownerReadWrite)
  try draft.create(target)
  try syncFolder(of: path)
}

private func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
  let descriptor = try openToWrite(FilePath(preserving: path), named: path, .writeOnly, [])
  defer { try? descriptor.close() }
  try writeAll(bytes, to: descriptor, path: path)
}

/// `path` with its symbolic links followed, as far as they lead to files that are there or can be made.
private func resolved(_ path: String) throws(FileFault) -> FilePath {
  var target = FilePath(preserving: path)
  for _ in 0..<mostLinks {
    if let resolved = resolvedPath(target.preserved) { return FilePath(preserving: resolved) }
    guard let next = endOfLink(target) else { return target }
    target = target.removingLastComponent().pushing(next)
  }
  throw FileFault.writing(.tooManySymbolicLinkLevels, path: path)
}

/// As many links as Linux follows.
private let mostLinks = 40

/// Where the symbolic link at `path` leads, or nil where there is none.
private func endOfLink(_ path: FilePath) -> FilePath? {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let count = unsafe path.withPlatformString { unsafe readlink($0, &buffer, buffer.count - 1) }
  return count > 0 ? FilePath(platformString: buffer) : nil
}
