import Files

/// What is wrong with the data or with a file, in words for the person at the terminal.
struct DataError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  init(_ fault: FileFault) { description = fault.description }
}

/// Whole files, read and written as bytes.
enum TextFile {
  static func bytes(_ path: String) throws(DataError) -> [UInt8] {
    do throws(FileFault) { return try readFile(path) } catch { throw DataError(error) }
  }

  /// The lines without their ends; bytes that are not UTF-8 become U+FFFD, which no word of ours contains.
  static func lines(_ path: String) throws(DataError) -> [String] {
    try bytes(path).split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
  }

  /// Replaces the file, and makes the folders that lead to it.
  static func write(_ bytes: [UInt8], to path: String) throws(DataError) {
    do throws(FileFault) {
      try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
      try replaceFile(path, with: bytes)
    } catch {
      throw DataError(error)
    }
  }

  /// Writes each line followed by a newline.
  static func write(lines: [String], to path: String) throws(DataError) {
    try write(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }, to: path)
  }
}
