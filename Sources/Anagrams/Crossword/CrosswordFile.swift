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

  init?(fields: some Collection<String>) {
    let fields = Array(fields)
    let bytes: [UInt8]
    switch fields[0] {
    case "text": bytes = Array(fields[1].utf8)
    case "bytes":
      let digits = fields[1].utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      guard digits.count == fields[1].utf8.count, digits.count % 2 == 0 else { return nil }
      bytes = stride(from: 0, to: digits.count, by: 2).map { (place: Int) -> UInt8 in
        UInt8(16 * digits[place] + digits[place + 1])
      }
    default: return nil
    }
    guard let file = try? CrosswordFile(bytes) else { return nil }
    self = file
  }
}
