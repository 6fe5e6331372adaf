/// The characters of a dictionary, numbered as they are met, so that its text is an array of small numbers.
struct Alphabet: Sendable {
  /// The number of a character.
  typealias Code = UInt16

  /// The characters, by their codes.
  private(set) var scalars: [Unicode.Scalar] = []

  /// The characters of the bytes of an encoding; nil for UTF-8.
  private let bytes: [Unicode.Scalar]?

  /// The codes of the characters below U+10000.
  private var codes = [Code](repeating: unknown, count: 0x1_0000)

  /// The codes of the characters from U+10000 on.
  private var codesBeyond: [Unicode.Scalar: Code] = [:]

  private static let unknown = Code.max
  private static let ignored = Code.max - 1

  /// The code of U+FFFD, which stands for bytes that are no text and for characters when all codes are used up.
  private static let noText: Code = 0

  /// An empty alphabet for text in the encoding of `bytes`, by default UTF-8.
  init(bytes: [Unicode.Scalar]?) {
    self.bytes = bytes
    _ = code(of: "\u{FFFD}")
  }

  /// Leaves these characters out of all text that is read from now on.
  mutating func ignore(_ scalars: [Unicode.Scalar]) {
    for scalar in scalars { setCode(Self.ignored, of: scalar) }
  }

  /// Appends the codes of `text` to `codes`.
  mutating func append(_ text: ArraySlice<UInt8>, to result: inout [Code]) {
    for scalar in decoded(text) {
      let code = code(of: scalar)
      if code != Self.ignored { result.append(code) }
    }
  }

  mutating func read(_ text: ArraySlice<UInt8>) -> [Code] {
    var result: [Code] = []
    append(text, to: &result)
    return result
  }

  /// The characters that `text` stands for in the encoding of the dictionary.
  func decoded(_ text: ArraySlice<UInt8>) -> ScalarSequence {
    ScalarSequence(text: text, table: bytes)
  }

  func text(_ codes: some Sequence<Code>) -> String {
    var text = String.UnicodeScalarView()
    for code in codes { text.append(scalars[Int(code)]) }
    return String(text)
  }

  /// The code of `scalar`, a new one where it has none yet.
  mutating func code(of scalar: Unicode.Scalar) -> Code {
    let known = scalar.value < 0x1_0000 ? codes[Int(scalar.value)] : codesBeyond[scalar] ?? Self.unknown
    if known != Self.unknown { return known }
    let isFull = scalars.count == Int(Self.ignored)
    let new = isFull ? Self.noText : Code(scalars.count)
    if !isFull { scalars.append(scalar) }
    setCode(new, of: scalar)
    return new
  }

  private mutating func setCode(_ code: Code, of scalar: Unicode.Scalar) {
    if scalar.value < 0x1_0000 { codes[Int(scalar.value)] = code } else { codesBeyond[scalar] = code }
  }
}

/// The characters of bytes in some encoding, U+FFFD for those that are no text.
struct ScalarSequence: Sequence, IteratorProtocol {
  fileprivate var text: ArraySlice<UInt8>
  fileprivate let table: [Unicode.Scalar]?

  mutating func next() -> Unicode.Scalar? {
    guard let first = text.popFirst() else { return nil }
    if let table { return table[Int(first)] }
    if first < 0x80 { return Unicode.Scalar(first) }
    let more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    guard first >= 0xC2, first < 0xF5, text.count >= more else { return "\u{FFFD}" }
    var value = UInt32(first) & (0x3F >> UInt32(more))
    for byte in text.prefix(more) {
      guard byte & 0xC0 == 0x80 else { return "\u{FFFD}" }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    text = text.dropFirst(more)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

extension ArraySlice<Alphabet.Code> {
  func endsWith(_ end: ArraySlice<Alphabet.Code>) -> Bool { suffix(end.count).elementsEqual(end) }
}
