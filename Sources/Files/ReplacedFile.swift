import SystemPackage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Puts `bytes` in place of the file at `path` in one step: a reader sees the old file or the new one, and a failure
/// leaves the old one as it was. A new file is for its owner alone, an old one keeps its permissions, and a link leads
/// to the new file. What is no ordinary file, such as a device, is written to as it stands.
package func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileFault) {
  switch kind(at: path) {
  case .directory: throw FileFault(.unwritable("it is a directory"), path: path)
  case .regular, nil: try replaceOrdinaryFile(resolved(path), named: path, with: bytes)
  default: try write(bytes, to: path, named: path, [])
  }
}

private func replaceOrdinaryFile(_ path: String, named name: String, with bytes: [UInt8]) throws(FileFault) {
  let permissions = (try? Stat(FilePath(path)))?.permissions ?? .ownerReadWrite
  let new = "\(path).\(getpid()).new"
  do throws(FileFault) {
    try write(bytes, to: new, named: name, [.create, .exclusiveCreate])
    guard unsafe chmod(new, permissions.rawValue) == 0, unsafe rename(new, path) == 0 else {
      throw FileFault.writing(Errno(rawValue: errno), path: name)
    }
  } catch {
    if error.cause != .exists { _ = unsafe unlink(new) }
    throw error
  }
}

private func write(
  _ bytes: [UInt8], to path: String, named name: String, _ options: FileDescriptor.OpenOptions
) throws(FileFault) {
  let descriptor = try telling(FileFault.writing, of: name) {
    try FileDescriptor.open(
      FilePath(path), .writeOnly, options: options.union(.closeOnExec), permissions: .ownerReadWrite)
  }
  defer { try? descriptor.close() }
  try writeAll(bytes, to: descriptor, path: name)
}

/// Where `path` leads to if it is a link.
private func resolved(_ path: String) -> String {
  guard let resolved = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}
