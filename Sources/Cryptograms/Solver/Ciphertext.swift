import Lexicon

/// A cryptogram as the solver sees it: the words of cipher letters, what stands before each of them, and the text that
/// they were written in.
///
/// A word is a run of letters with apostrophes between them. `. ? ! ; :` begin a new stretch of text; a number, or a letter
/// that is not of the alphabet, leaves it unknown what a word follows; other marks, hyphens too, only part words.
struct Ciphertext: Sendable {
  /// The scalars of the text.
  let scalars: [Unicode.Scalar]

  /// The cipher letter of each scalar, 0 to 25, or -1.
  let letters: [Int8]

  /// The words in the order of the text.
  private(set) var words: [Word] = []

  /// How often each cipher letter occurs.
  private(set) var counts = [Int](repeating: 0, count: LatinLetter.count)

  /// One word of cipher letters.
  struct Word: Hashable, Sendable {
    /// Cipher letters, 0 to 25, and 26 for an apostrophe.
    var symbols: [UInt8] = []
    /// What a word before it tells about it.
    var context = Context.word
    /// Whether a stretch of text ends with it.
    var isLast = false
  }

  /// What stands before a word.
  enum Context: Hashable, Sendable { case word, start, unknown }

  static let apostrophe: UInt8 = 26

  /// How many letters there are.
  var length: Int { counts.reduce(0, +) }

  /// Whether anything but white space stands between letters.
  var hasMarks: Bool {
    guard let first = letters.firstIndex(where: { $0 >= 0 }), let last = letters.lastIndex(where: { $0 >= 0 }) else {
      return false
    }
    return (first...last).contains { letters[$0] < 0 && !scalars[$0].properties.isWhitespace }
  }

  /// The cipher letters that occur, in the order of the alphabet.
  var alphabet: [Int] { counts.indices.filter { counts[$0] > 0 } }

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    letters = scalars.map { LatinLetter(scalar: $0).map { Int8($0.index) } ?? -1 }
    var word = Word(context: .start)
    var next = Context.start
    for (place, scalar) in scalars.enumerated() {
      let letter = letters[place]
      if letter >= 0 {
        if word.symbols.isEmpty { word.context = next }
        word.symbols.append(UInt8(letter))
        counts[Int(letter)] += 1
        continue
      }
      let isInside = place + 1 < letters.count && letters[place + 1] >= 0 && !word.symbols.isEmpty
      if isInside, scalar.isApostrophe {
        word.symbols.append(Self.apostrophe)
        continue
      }
      if !word.symbols.isEmpty {
        words.append(word)
        word.symbols = []
        next = .word
      }
      if Self.endsStretch(scalar) {
        next = .start
        if !words.isEmpty { words[words.count - 1].isLast = true }
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        next = .unknown
      }
    }
    if !word.symbols.isEmpty { words.append(word) }
    if !words.isEmpty { words[words.count - 1].isLast = true }
  }

  private static func endsStretch(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "?", "!", ";", ":": true
    default: false
    }
  }
}
