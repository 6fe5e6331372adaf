import Journal
import SystemPackage

// A path is bytes to the system, and text everywhere in this program. Bytes that are no UTF-8 have stand-ins in the text
// (`Journal/PreservedBytes`) from where a path comes in, and become bytes again here, on their way to the system.

extension FilePath {
  /// What the system is asked for where the program says `path`. With a NUL in it that is the empty path, which leads
  /// nowhere: the system would stop reading there and take the beginning for the whole.
  init(preserving path: String) {
    let bytes = path.preservedBytes
    guard !bytes.contains(0) else {
      self.init()
      return
    }
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    self = unsafe characters.withUnsafeBufferPointer { unsafe FilePath(platformString: $0.baseAddress!) }
  }

  /// The path as the program says it.
  var preserved: String { unsafe withPlatformString { unsafe String(preservingCString: $0) } }
}

extension String {
  /// The text of what the system calls a string: bytes up to a NUL, of which those that are no UTF-8 get stand-ins.
  package init(preservingCString string: UnsafePointer<CChar>) {
    var end = unsafe string
    while unsafe end.pointee != 0 { unsafe end += 1 }
    let bytes = unsafe UnsafeBufferPointer(start: string, count: unsafe end - string)
    self.init(preserving: unsafe bytes.map { UInt8(bitPattern: $0) })
  }
}

/// Hands the bytes of `path`, up to a NUL, to a function of the C library.
package func withSystemPath<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  unsafe FilePath(preserving: path).withPlatformString(body)
}
