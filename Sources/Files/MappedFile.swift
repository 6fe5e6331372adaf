import Glibc
import SystemPackage

/// A file whose bytes are in memory without having been read: the system fetches what is looked at.
///
/// Whoever replaces such a file does so by renaming, as `replaceFile` does, and disturbs nobody; one that is cut short
/// where it lies takes its readers with it.
@safe package final class MappedFile: Sendable {
  /// The bytes, which are there for as long as this object is.
  @unsafe package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Maps the file at `path`. Complexity: constant.
  package init(_ path: String) throws(FileFault) {
    if isDirectory(path) { throw FileFault(.directory, path: path) }
    let descriptor = try telling(FileFault.opening, of: path) {
      try FileDescriptor.open(FilePath(preserving: path), .readOnly, options: .closeOnExec)
    }
    defer { try? descriptor.close() }
    let size = try telling(FileFault.reading, of: path) { Int(try descriptor.seek(offset: 0, from: .end)) }
    if size == 0 {
      unsafe bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    guard let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor.rawValue, 0), unsafe start != MAP_FAILED
    else { throw FileFault.reading(Errno(rawValue: errno), path: path) }
    unsafe bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  /// Hands the bytes to `body`, which may not keep them.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe bytes.withMemoryRebound(to: UInt8.self) { unsafe body($0.span) }
  }

  deinit {
    if let start = unsafe bytes.baseAddress {
      _ = unsafe munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
  }
}
