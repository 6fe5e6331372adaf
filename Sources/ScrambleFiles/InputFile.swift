import Glibc
import SystemPackage

/// A file, or standard input, that is read from its beginning to its end.
package struct InputFile: ~Copyable, Sendable {
  /// The path as it was given, or `standard input`.
  package let path: String
  private let descriptor: FileDescriptor

  /// Opens the file at `path`. Throws `directory` here, where the system would fail at the first read.
  package init(_ path: String) throws(FileFault) {
    if isDirectory(path) { throw FileFault(.directory, path: path) }
    let opened = try mappingErrno(to: FileFault.opening, of: path) {
      try FileDescriptor.open(FilePath(preserving: path), .readOnly, options: .closeOnExec)
    }
    self.path = path
    descriptor = opened
  }

  /// Opens the file at `path`, or standard input where that is `-`.
  package init(orStandardInput path: String) throws(FileFault) {
    self = try path == "-" ? .standardInput : InputFile(path)
  }

  private init(standard descriptor: FileDescriptor) {
    path = "standard input"
    self.descriptor = descriptor
  }

  package static var standardInput: InputFile { InputFile(standard: .standardInput) }

  /// Whether a person types it.
  package var isTerminal: Bool { isatty(descriptor.rawValue) == 1 }

  deinit { if descriptor != .standardInput { try? descriptor.close() } }

  /// Reads into `buffer` from `start` on, and returns how many bytes: 0 at the end of the file, or where there is no
  /// room.
  package func read(into buffer: inout [UInt8], from start: Int = 0) throws(FileFault) -> Int {
    try mappingErrno(to: FileFault.reading, of: path) {
      try unsafe buffer.withUnsafeMutableBytes {
        try unsafe descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[start...]))
      }
    }
  }

  /// Waits until there is something to be read, or the end of the file, and answers false where none has come by
  /// `deadline`.
  func isReadable(by deadline: ContinuousClock.Instant) -> Bool {
    var event = pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0)
    while true {
      let left = max(.zero, deadline - .now)
      // Rounded up, so that nobody asks again and again in the last millisecond.
      let milliseconds = CInt(clamping: Int64(left / .milliseconds(1)) + (left > .zero ? 1 : 0))
      let ready = unsafe poll(&event, 1, milliseconds)
      if ready > 0 { return true }
      if ready == 0, deadline <= .now { return false }
      // A file that cannot be waited for tells why when it is read.
      if ready < 0, errno != EINTR { return true }
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

  /// Skips all but the last `count` bytes, and returns whether that skipped any. In a pipe, which has no known end,
  /// nothing is skipped.
  func skip(toLast count: Int) -> Bool {
    guard let size = try? descriptor.seek(offset: 0, from: .end) else { return false }
    _ = try? descriptor.seek(offset: max(0, size - Int64(count)), from: .start)
    return size > count
  }

  /// All bytes that are left. Throws `tooLarge` where there are more than `limit`.
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

/// The bytes of the file at `path`. Throws `tooLarge` where there are more than `limit`, because a device never ends.
package func readFile(_ path: String, upTo limit: Int = 256 << 20) throws(FileFault) -> [UInt8] {
  try InputFile(path).readAll(upTo: limit)
}

/// The bytes of the ordinary file at `path`, in few calls of the system. Anything else is refused and not waited for,
/// such as a pipe that has just taken the file's place. Throws `tooLarge` where there are more bytes than `limit`.
package func readOrdinaryFile(_ path: String, upTo limit: Int = 256 << 20) throws(FileFault) -> [UInt8] {
  let descriptor = try mappingErrno(to: FileFault.opening, of: path) {
    try FileDescriptor.open(FilePath(preserving: path), .readOnly, options: [.nonBlocking, .closeOnExec])
  }
  defer { try? descriptor.close() }
  let status = try mappingErrno(to: FileFault.reading, of: path) { try Stat(descriptor) }
  guard status.type == .regular else { throw FileFault(.unreadable("it is no ordinary file"), path: path) }
  if status.size > limit { throw FileFault(.tooLarge(limit), path: path) }
  return try readBytes(0..<Int64(status.size), of: descriptor, path: path)
}

/// The bytes of `range` in the ordinary file that `descriptor` is open on, as far as there are any.
func readBytes(_ range: Range<Int64>, of descriptor: FileDescriptor, path: String) throws(FileFault) -> [UInt8] {
  try mappingErrno(to: FileFault.reading, of: path) {
    try unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let more = try unsafe descriptor.read(fromAbsoluteOffset: range.lowerBound + Int64(count), into: rest)
        if more == 0 { break }
        count += more
      }
    }
  }
}

/// The whole lines among the last `limit` bytes of the file at `path`, with their line feeds.
package func readLastLines(_ path: String, upTo limit: Int) throws(FileFault) -> ArraySlice<UInt8> {
  let file = try InputFile(path)
  let isCut = file.skip(toLast: limit)
  let bytes = try file.readAll(upTo: 2 * limit)
  guard isCut else { return bytes[...] }
  return bytes[((bytes.firstIndex(of: 0x0A) ?? bytes.count - 1) + 1)...]
}

/// A file that is mapped into memory: the system reads a page when a byte of it is first used.
///
/// Replacing the file by renaming, as `replaceFile` does, leaves the mapping as it is. Cutting the file short in place
/// ends the processes that read it with a bus error.
@safe package final class MappedFile: Sendable {
  /// The bytes, which are valid for as long as this object lives.
  @unsafe package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Maps the file at `path`. Complexity: constant.
  package init(_ path: String) throws(FileFault) {
    if isDirectory(path) { throw FileFault(.directory, path: path) }
    let descriptor = try mappingErrno(to: FileFault.opening, of: path) {
      try FileDescriptor.open(FilePath(preserving: path), .readOnly, options: .closeOnExec)
    }
    defer { try? descriptor.close() }
    let size = try mappingErrno(to: FileFault.reading, of: path) { Int(try descriptor.seek(offset: 0, from: .end)) }
    if size == 0 {
      unsafe bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    guard let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor.rawValue, 0), unsafe start != MAP_FAILED
    else { throw FileFault.reading(Errno(rawValue: errno), path: path) }
    unsafe bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe bytes.withMemoryRebound(to: UInt8.self) { unsafe body($0.span) }
  }

  deinit {
    if let start = unsafe bytes.baseAddress {
      _ = unsafe munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
  }
}
