import SystemPackage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Puts `bytes` in place of the file at `path` in one step: a reader sees the old file or the new one, and a failure
/// leaves the old one as it was. What is no ordinary file, such as a device, is written to as it stands.
public func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileFault) {
  if isDirectory(path) { throw FileFault(.directory, path: path) }
  let isOrdinary = (kind(at: path) ?? .regular) == .regular
  let written = isOrdinary ? "\(path).\(getpid()).new" : path
  do throws(FileFault) {
    try write(bytes, to: written, named: path)
    if isOrdinary {
      guard unsafe rename(written, path) == 0 else { throw FileFault.writing(Errno(rawValue: errno), path: path) }
    }
  } catch {
    if isOrdinary { _ = unsafe unlink(written) }
    throw error
  }
}

private func write(_ bytes: [UInt8], to written: String, named path: String) throws(FileFault) {
  let descriptor = try telling(FileFault.writing, of: path) {
    try FileDescriptor.open(
      FilePath(written), .writeOnly, options: [.create, .truncate, .closeOnExec], permissions: .ownerReadWrite)
  }
  defer { try? descriptor.close() }
  try writeAll(bytes, to: descriptor, path: path)
}
