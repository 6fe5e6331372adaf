import SystemPackage

/// A file, or standard input, from which bytes are read in the order in which they come.
package struct InputFile: ~Copyable, Sendable {
  /// The path as it was given, or `standard input`.
  package let path: String
  private let descriptor: FileDescriptor

  /// Opens the file at `path`. A directory is refused here rather than at the first read.
  package init(_ path: String) throws(FileFault) {
    if isDirectory(path) { throw FileFault(.directory, path: path) }
    let opened = try telling(FileFault.opening, of: path) {
      try FileDescriptor.open(FilePath(preserving: path), .readOnly, options: .closeOnExec)
    }
    self.path = path
    descriptor = opened
  }

  private init(standard descriptor: FileDescriptor) {
    path = "standard input"
    self.descriptor = descriptor
  }

  package static var standardInput: InputFile { InputFile(standard: .standardInput) }

  deinit { if descriptor != .standardInput { try? descriptor.close() } }

  /// Fills a part of `buffer` from `start` on and answers how much; 0 at the end of the file, or where there is no room.
  package func read(into buffer: inout [UInt8], from start: Int = 0) throws(FileFault) -> Int {
    try telling(FileFault.reading, of: path) {
      try unsafe buffer.withUnsafeMutableBytes {
        try unsafe descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[start...]))
      }
    }
  }

  /// The next `count` bytes, or nil where there are fewer.
  package func readExactly(_ count: Int) throws(FileFault) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = try read(into: &bytes, from: filled)
      if more == 0 { return nil }
      filled += more
    }
    return bytes
  }

  /// Skips all but the last `count` bytes, and answers whether there was anything to skip. What has no end, such as a pipe,
  /// stays as it is.
  func skip(toLast count: Int) -> Bool {
    guard let size = try? descriptor.seek(offset: 0, from: .end) else { return false }
    _ = try? descriptor.seek(offset: max(0, size - Int64(count)), from: .start)
    return size > count
  }

  /// All that is left. Complexity: linear, in time and in memory.
  package func readAll(upTo limit: Int = 256 << 20) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try read(into: &buffer)
      if count == 0 { return bytes }
      if bytes.count + count > limit { throw FileFault(.tooLarge(limit), path: path) }
      bytes += buffer[..<count]
    }
  }
}

/// The bytes of the file at `path`, of which there may be no more than `limit`, a quarter of a gigabyte unless told
/// otherwise: a device never ends.
package func readFile(_ path: String, upTo limit: Int = 256 << 20) throws(FileFault) -> [UInt8] {
  try InputFile(path).readAll(upTo: limit)
}

/// The lines at the end of the file at `path`, of which there are no more than `limit` bytes, together with their ends. A
/// line of which only the end is among them is left out.
package func readLastLines(_ path: String, upTo limit: Int) throws(FileFault) -> ArraySlice<UInt8> {
  let file = try InputFile(path)
  let isCut = file.skip(toLast: limit)
  let bytes = try file.readAll(upTo: 2 * limit)
  guard isCut else { return bytes[...] }
  return bytes[((bytes.firstIndex(of: 0x0A) ?? bytes.count - 1) + 1)...]
}
