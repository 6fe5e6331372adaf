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
  default: try write(bytes, to: path, named: path)
  }
}

private func replaceOrdinaryFile(_ path: String, named name: String, with bytes: [UInt8]) throws(FileFault) {
  let permissions = (try? Stat(FilePath(path)))?.permissions ?? .ownerReadWrite
  let draft = "\(path).scramble-new"
  let descriptor = try openDraft(draft, named: name)
  defer { try? descriptor.close() }
  do throws(FileFault) {
    try telling(FileFault.writing, of: name) { try descriptor.resize(to: 0) }
    try writeAll(bytes, to: descriptor, path: name)
    // Closing tells of errors that were held back until then; the lock stays with the other descriptor.
    try telling(FileFault.writing, of: name) { try descriptor.duplicate().close() }
    guard fchmod(descriptor.rawValue, permissions.rawValue) == 0, unsafe rename(draft, path) == 0 else {
      throw FileFault.writing(Errno(rawValue: errno), path: name)
    }
  } catch {
    _ = unsafe unlink(draft)
    throw error
  }
}

/// Opens the file in which new content comes together, and which no other run has. One that was left by a run that was
/// killed serves again.
private func openDraft(_ draft: String, named name: String) throws(FileFault) -> FileDescriptor {
  while true {
    let descriptor = try openFile(draft, named: name, .writeOnly, [.create, .noFollow])
    do throws(FileFault) {
      try lock(descriptor, LOCK_EX, path: name)
    } catch {
      if (try? Stat(descriptor))?.size == 0 { _ = unsafe unlink(draft) }
      try? descriptor.close()
      throw error
    }
    if isSame(descriptor, draft) { return descriptor }
    // Another run has put it in its place.
    try? descriptor.close()
  }
}

private func write(_ bytes: [UInt8], to path: String, named name: String) throws(FileFault) {
  let descriptor = try openFile(path, named: name, .writeOnly, [])
  defer { try? descriptor.close() }
  try writeAll(bytes, to: descriptor, path: name)
}

/// Where `path` leads to if it is a link.
private func resolved(_ path: String) -> String {
  guard let resolved = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}
