import Glibc
import SystemPackage

/// Writes text and bytes to a descriptor in large pieces.
package struct OutputFile: ~Copyable {
  private let descriptor: FileDescriptor
  private let path: String
  private var buffer: [UInt8] = []

  /// The path of standard output in a fault.
  package static let standardOutputName = "standard output"

  package static var standardOutput: OutputFile { OutputFile(descriptor: .standardOutput, path: standardOutputName) }

  /// Adds `text` to the buffer, and writes the buffer once it is large.
  package mutating func write(_ text: String) throws(FileFault) {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Adds `bytes` to the buffer, and writes the buffer once it is large. Many bytes are written without a copy.
  package mutating func write(_ bytes: ArraySlice<UInt8>) throws(FileFault) {
    if bytes.count >= 1 << 13 {
      try flush()
      try writeAll(bytes, to: descriptor, path: path)
    } else {
      buffer += bytes
      if buffer.count >= 1 << 16 { try flush() }
    }
  }

  /// Writes what is in the buffer.
  package mutating func flush() throws(FileFault) {
    if buffer.isEmpty { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    try writeAll(buffer, to: descriptor, path: path)
  }
}

/// Writes `text` to standard error. A failure is ignored, since there is nowhere else to report it.
package func writeToStandardError(_ text: String) {
  _ = try? FileDescriptor.standardError.writeAll(text.utf8)
}

/// Opens the file at `path` in order to write to it. A file that is made is for its owner alone.
///
/// - Parameter name: The path as the user gave it, for the fault.
func openToWrite(
  _ path: FilePath, named name: String, _ mode: FileDescriptor.AccessMode, _ options: FileDescriptor.OpenOptions
) throws(FileFault) -> FileDescriptor {
  try mappingErrno(to: FileFault.writing, of: name) {
    try FileDescriptor.open(path, mode, options: options.union(.closeOnExec), permissions: .ownerReadWrite)
  }
}

func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: FileDescriptor, path: String) throws(FileFault) {
  _ = try mappingErrno(to: FileFault.writing, of: path) { try descriptor.writeAll(bytes) }
}

/// Waits until what was written to `descriptor`, the file at `path`, is on the disk.
func syncContent(_ descriptor: FileDescriptor, path: String) throws(FileFault) {
  try retrySync(path: path) { fdatasync(descriptor.rawValue) }
}

/// Waits until the names in the folder of the file at `path` are on the disk. A folder that may not be opened is left
/// out.
func syncFolder(of path: String) throws(FileFault) {
  let parent = FilePath(preserving: path).removingLastComponent()
  let folder: FilePath = parent.isEmpty ? "." : parent
  guard let descriptor = try? FileDescriptor.open(folder, .readOnly, options: [.directory, .closeOnExec]) else {
    return
  }
  defer { try? descriptor.close() }
  try retrySync(path: path) { fsync(descriptor.rawValue) }
}

/// Calls `sync` again after a signal. A file system that does not support the call has nothing to wait for.
private func retrySync(path: String, _ sync: () -> CInt) throws(FileFault) {
  while sync() != 0 {
    switch Errno(rawValue: errno) {
    case .interrupted: continue
    case .invalidArgument, .notSupported, .noFunction: return
    case let error: throw FileFault.writing(error, path: path)
    }
  }
}
