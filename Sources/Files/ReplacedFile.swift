import Glibc
import SystemPackage

/// Puts `bytes` in place of the file at `path` in one step: a reader sees the old file or the new one, and a failure
/// leaves the old one as it was. A new file is for its owner alone, an old one keeps its permissions, and a link leads
/// to the new file. What is no ordinary file, such as a device, is written to as it stands.
///
/// - Parameter isSynced: whether the disk is to have the file before this returns; until it has, a loss of power may
///   bring the old file back.
package func replaceFile(_ path: String, with bytes: [UInt8], isSynced: Bool = true) throws(FileFault) {
  switch kind(at: path) {
  case .directory: throw FileFault(.unwritable("it is a directory"), path: path)
  case .regular, nil:
    let target = resolved(path)
    let permissions = (try? Stat(target))?.permissions ?? .ownerReadWrite
    var draft = try Draft(of: target, named: path)
    try draft.write(bytes, permissions, isSynced: isSynced)
    try draft.replace(target)
    if isSynced { try syncFolder(of: path) }
  default: try write(bytes, to: path)
  }
}

/// Makes a file with `bytes` at `path`, for its owner alone, in one step. Whatever is there already is refused and left
/// as it is, also a link that leads nowhere: it was made for a file of somebody else's choice.
package func createFile(_ path: String, with bytes: [UInt8]) throws(FileFault) {
  let target = FilePath(preserving: path)
  if target.isEmpty { throw FileFault(.unwritable("\(Errno.noSuchFileOrDirectory)"), path: path) }
  if (try? Stat(target, followTargetSymlink: false)) != nil { throw FileFault(.exists, path: path) }
  var draft = try Draft(of: target, named: path)
  try draft.write(bytes, .ownerReadWrite, isSynced: true)
  try draft.create(target)
  try syncFolder(of: path)
}

private func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
  let descriptor = try openFile(FilePath(preserving: path), named: path, .writeOnly, [])
  defer { try? descriptor.close() }
  try writeAll(bytes, to: descriptor, path: path)
}

/// Where `path` leads to if it is a link.
private func resolved(_ path: String) -> FilePath {
  let path = FilePath(preserving: path)
  guard let resolved = unsafe path.withPlatformString({ unsafe realpath($0, nil) }) else { return path }
  defer { unsafe free(resolved) }
  return unsafe FilePath(platformString: resolved)
}
