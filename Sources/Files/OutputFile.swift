import SystemPackage

/// Somewhere that text is written to, gathered into large pieces until it is flushed.
package struct OutputFile: ~Copyable {
  private let descriptor: FileDescriptor
  private let path: String
  private var waiting: [UInt8] = []

  private init(_ descriptor: FileDescriptor, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// What standard output is called where it cannot be written.
  package static let standardOutputName = "standard output"

  package static var standardOutput: OutputFile { OutputFile(.standardOutput, path: standardOutputName) }

  /// Writes `text` and, when enough has come together, hands it on.
  package mutating func write(_ text: String) throws(FileFault) {
    waiting += text.utf8
    if waiting.count >= 1 << 16 { try flush() }
  }

  /// Writes `bytes`; many of them go straight on.
  package mutating func write(_ bytes: ArraySlice<UInt8>) throws(FileFault) {
    if bytes.count >= 1 << 13 {
      try flush()
      try writeAll(bytes, to: descriptor, path: path)
    } else {
      waiting += bytes
      if waiting.count >= 1 << 16 { try flush() }
    }
  }

  /// Hands on everything that waits.
  package mutating func flush() throws(FileFault) {
    if waiting.isEmpty { return }
    defer { waiting.removeAll(keepingCapacity: true) }
    try writeAll(waiting, to: descriptor, path: path)
  }
}

/// Writes `text` to standard error; there is nobody left to tell where that fails.
package func writeToStandardError(_ text: String) {
  _ = try? FileDescriptor.standardError.writeAll(text.utf8)
}

func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: FileDescriptor, path: String) throws(FileFault) {
  _ = try telling(FileFault.writing, of: path) { try descriptor.writeAll(bytes) }
}
