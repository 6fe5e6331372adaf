import Glibc
import SystemPackage

/// Changes the file at `path` while no other run of the program does: `body` gets what it holds, nil where there is none
/// yet, and answers with what is to take its place, or with nil to leave it. With a `limit`, it gets no more than the last
/// lines of the file.
///
/// The lock is on a file beside it, since the file itself is replaced. A run that holds it for more than a few seconds
/// is not waited for.
package func changeFile(
  _ path: String, lastLinesUpTo limit: Int? = nil, isSynced: Bool = true,
  _ body: ([UInt8]?) throws(FileFault) -> [UInt8]?
) throws(FileFault) {
  let descriptor = try openFile(FilePath(preserving: "\(path).lock"), named: path, .readWrite, [.create])
  defer { try? descriptor.close() }
  try lockSoon(descriptor, path: path)
  var old: [UInt8]?
  if isFile(path) { old = if let limit { Array(try readLastLines(path, upTo: limit)) } else { try readFile(path) } }
  if let new = try body(old) { try replaceFile(path, with: new, isSynced: isSynced) }
}
