import SystemPackage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Changes the file at `path` while no other run of the program does: `body` gets what it holds, nil where there is none
/// yet, and answers with what is to take its place, or with nil to leave it.
///
/// The lock is on a file beside it, since the file itself is replaced. A run that holds it for more than a few seconds
/// is not waited for. `isSynced` is as for `replaceFile`.
package func changeFile(
  _ path: String, isSynced: Bool = false, _ body: ([UInt8]?) throws(FileFault) -> [UInt8]?
) throws(FileFault) {
  let descriptor = try openFile(FilePath(preserving: "\(path).lock"), named: path, .readWrite, [.create])
  defer { try? descriptor.close() }
  try lockSoon(descriptor, path: path)
  let old = isFile(path) ? try readFile(path) : nil
  if let new = try body(old) { try replaceFile(path, with: new, isSynced: isSynced) }
}
