package import Cryptograms

/// Cuts text into stretches of words. A stretch ends at `. ? ! ; :` and at an empty line.
///
/// A word has letters of the alphabet, in lower case, with apostrophes between them. A number is an empty word, since
/// its digits cannot be learned. The text comes in pieces of any length, and memory is bounded.
package struct StretchReader {
  private let alphabet: CipherAlphabet
  private var decoder = UTF8Decoder()
  private var stretch: [String] = []
  private var word = String.UnicodeScalarView()
  private var lastLetter: CipherLetter?
  private var isNumber = false
  private var newlines = 0

  /// How many letters of the alphabet were read.
  package private(set) var letters = 0
  package private(set) var foreignLetters = 0

  /// How many bytes were read that are no text: a NUL, and what belongs to no character of UTF-8.
  package private(set) var malformed = 0

  private static let mostWords = 10_000
  private static let mostLetters = 400

  /// A reader of text with the letters of `alphabet`. Any other character ends a word.
  package init(_ alphabet: CipherAlphabet) { self.alphabet = alphabet }

  /// Reads more bytes of UTF-8 and hands the stretches that end in them to `body`.
  package mutating func read(_ bytes: some Sequence<UInt8>, _ body: ([String]) -> Void) {
    for byte in bytes {
      if let scalar = decoder.next(byte) { take(scalar, body) }
    }
  }

  /// Hands the stretch at the end of a text to `body`.
  package mutating func finish(_ body: ([String]) -> Void) {
    endStretch(body)
    decoder = UTF8Decoder()
    newlines = 0
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ body: ([String]) -> Void) {
    newlines = scalar == "\n" ? newlines + 1 : scalar == " " || scalar == "\r" ? newlines : 0
    if let letter = alphabet.letter(scalar) {
      letters += 1
      append(letter)
      return
    }
    switch scalar {
    case "'", "\u{2019}": if !word.isEmpty { word.append("'") }
    case "0"..."9": isNumber = true
    case ".", "?", "!", ";", ":": endStretch(body)
    case "\n" where newlines > 1: endStretch(body)
    default:
      if scalar == "\u{FFFD}" || scalar == "\0" { malformed += 1 }
      if scalar.value >= 0x80, takeMarked(scalar) { return }
      endWord()
      if stretch.count >= Self.mostWords { endStretch(body) }
    }
    lastLetter = nil
  }

  private mutating func append(_ letter: CipherLetter) {
    lastLetter = letter
    if word.count < Self.mostLetters { word.append(contentsOf: letter.small.unicodeScalars) }
  }

  /// Takes a mark on the last letter, or a letter that is spelled with two; false where it is neither.
  private mutating func takeMarked(_ scalar: Unicode.Scalar) -> Bool {
    if let last = lastLetter, let letter = alphabet.letter(last, with: scalar) {
      if letter != last, !word.isEmpty {
        word.removeLast()
        append(letter)
      }
      return true
    }
    guard scalar.properties.isAlphabetic else { return false }
    guard let pair = alphabet.spelling(of: String(scalar)) else {
      foreignLetters += 1
      return false
    }
    letters += 1
    for symbol in pair where Int(symbol) <= alphabet.count { append(alphabet[Int(symbol) - 1]) }
    return true
  }

  private mutating func endWord() {
    while word.last == "'" { word.removeLast() }
    if isNumber { stretch.append("") } else if !word.isEmpty { stretch.append(String(word)) }
    word = String.UnicodeScalarView()
    isNumber = false
  }

  private mutating func endStretch(_ body: ([String]) -> Void) {
    endWord()
    if !stretch.isEmpty { body(stretch) }
    stretch.removeAll(keepingCapacity: true)
  }
}

/// Decodes UTF-8 byte by byte. A byte that belongs to no character becomes U+FFFD.
private struct UTF8Decoder {
  private var value: UInt32 = 0
  private var waiting = 0

  mutating func next(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0x80...0xBF where waiting > 0:
      value = value << 6 | UInt32(byte & 0x3F)
      waiting -= 1
      return waiting > 0 ? nil : Unicode.Scalar(value) ?? "\u{FFFD}"
    case 0xC2...0xDF: (value, waiting) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, waiting) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, waiting) = (UInt32(byte & 0x07), 3)
    case 0..<0x80:
      waiting = 0
      return Unicode.Scalar(byte)
    default:
      waiting = 0
      return "\u{FFFD}"
    }
    return nil
  }
}
