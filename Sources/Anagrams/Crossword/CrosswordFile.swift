/// A crossword with the bytes of the file that it was read from, so that a transcript holds all of it.
public struct CrosswordFile: Hashable, Sendable {
  /// The file as it is.
  public let bytes: [UInt8]

  /// The crossword that it holds.
  public let crossword: Crossword

  /// Reads a file in any of the formats of `Crossword`.
  ///
  /// - Throws: `CrosswordFault` for the first thing that keeps it from being opened.
  public init(_ bytes: [UInt8]) throws(CrosswordFault) {
    self.bytes = bytes
    crossword = try Crossword(reading: bytes)
  }
}

/// The file in a record: its text, or where it is none its bytes in hexadecimal digits.
extension CrosswordFile {
  var fields: [String] {
    if let text = String(validating: bytes, as: UTF8.self) { return ["text", text] }
    return ["bytes", bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()]
  }

  init?(_ form: String, _ content: String) {
    let bytes: [UInt8]
    switch form {
    case "text": bytes = Array(content.utf8)
    case "bytes":
      let digits = content.compactMap { $0.hexDigitValue }
      guard digits.count == content.utf8.count, digits.count % 2 == 0 else { return nil }
      bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(16 * digits[$0] + digits[$0 + 1]) }
    default: return nil
    }
    guard let file = try? CrosswordFile(bytes) else { return nil }
    self = file
  }
}
