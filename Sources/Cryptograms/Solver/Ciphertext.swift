import Lexicon

/// A cryptogram as the solver sees it: the words of cipher letters, what stands before each of them, and the text that
/// they were written in.
///
/// Words are those of `cipherWords`. After `. ? ! ; :` a new stretch of text begins. After a number or a foreign letter
/// it is unknown what the next word follows. Other marks, such as hyphens, only part words.
package struct Ciphertext: Sendable {
  let alphabet: CipherAlphabet

  let scalars: [Unicode.Scalar]

  /// The cipher letter of each scalar, by its place in the alphabet, or -1.
  let letters: [Int8]

  package private(set) var words: [Word] = []

  /// How often each cipher letter occurs.
  private(set) var counts: [Int]

  /// One word of cipher letters.
  package struct Word: Hashable, Sendable {
    /// Cipher letters, and one more than the last for an apostrophe.
    package var symbols: [UInt8] = []
    package var context = Context.word
    /// Whether a stretch of text ends with it.
    var isLast = false
  }

  /// The context before a word.
  package enum Context: Hashable, Sendable { case word, start, unknown }

  /// The symbol of an apostrophe in words.
  var apostrophe: UInt8 { UInt8(alphabet.count) }

  package var length: Int { counts.reduce(0, +) }

  /// Whether anything but white space stands between letters.
  var hasMarks: Bool {
    guard let first = letters.firstIndex(where: { $0 >= 0 }), let last = letters.lastIndex(where: { $0 >= 0 }) else {
      return false
    }
    return (first...last).contains { letters[$0] < 0 && !scalars[$0].properties.isWhitespace }
  }

  /// The cipher letters that occur, in the order of the alphabet.
  package var used: [Int] { counts.indices.filter { counts[$0] > 0 } }

  package init(_ text: String, of alphabet: CipherAlphabet) {
    self.alphabet = alphabet
    counts = [Int](repeating: 0, count: alphabet.count)
    scalars = Array(alphabet.composed(text).unicodeScalars)
    letters = scalars.map { alphabet.letter($0).map { Int8($0.index) } ?? -1 }
    for letter in letters where letter >= 0 { counts[Int(letter)] += 1 }
    var context = Context.start
    var end = 0
    for range in scalars.cipherWords(of: alphabet) {
      for mark in scalars[end..<range.lowerBound] {
        if ".?!;:".unicodeScalars.contains(mark) {
          context = .start
          if !words.isEmpty { words[words.count - 1].isLast = true }
        } else if mark.properties.isAlphabetic || mark.properties.numericType != nil {
          context = .unknown
        }
      }
      let symbols = letters[range].map { $0 < 0 ? apostrophe : UInt8($0) }
      words.append(Word(symbols: symbols, context: context))
      context = .word
      end = range.upperBound
    }
    if !words.isEmpty { words[words.count - 1].isLast = true }
  }
}

extension Ciphertext {
  /// The part of the text that is needed to find its key: the words of its beginning, and later words with letters that
  /// have not occurred before. Words that are longer than any of a language are cut.
  func sample(letters most: Int) -> [Word] {
    var sample: [Word] = []
    var seen: UInt64 = 0
    var count = 0
    for word in words {
      let letters = word.symbols.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      guard count < most || letters & ~seen != 0 else { continue }
      var context = count < most || sample.isEmpty ? word.context : .unknown
      var rest = word.symbols[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Self.longestWord)
        rest = rest.dropFirst(Self.longestWord)
        let added = piece.reduce(UInt64(0)) { $0 | 1 << UInt64($1) } & ~seen
        guard count < most || added != 0 else { continue }
        sample.append(Word(symbols: Array(piece), context: context, isLast: rest.isEmpty && word.isLast))
        seen |= added
        count += piece.count
        context = .unknown
      }
    }
    return sample
  }

  private static let longestWord = 40
}

extension Ciphertext {
  /// The text under a key, letters in the case of the text and all else as it is.
  func replaced(by key: CipherKey) -> String {
    var text = String.UnicodeScalarView()
    for (scalar, letter) in zip(scalars, letters) {
      text.append(letter < 0 ? scalar : alphabet[Int(key.plain[Int(letter)])].scalar(inCaseOf: scalar))
    }
    return String(text)
  }

  /// The letters of the text as words under a key, in lower case; long texts are cut piece by piece.
  func segmented(_ key: CipherKey, model: LanguageModel) -> String {
    let plain = letters.filter { $0 >= 0 }.map { key.plain[Int($0)] + 1 }
    var text = ""
    for start in stride(from: 0, to: plain.count, by: Self.piece) {
      let piece = Array(plain[start..<min(plain.count, start + Self.piece)])
      var begin = 0
      for end in Segmentation(piece, model: model).ends {
        if !text.isEmpty { text.append(" ") }
        text += alphabet.text(of: piece[begin..<end])
        begin = end
      }
    }
    return text
  }

  /// The letters of the sample, without apostrophes.
  package func run(letters most: Int) -> [UInt8] {
    sample(letters: most).flatMap { $0.symbols }.filter { $0 < apostrophe }
  }

  private static let piece = 2000

  /// How many letters of the sample tell anything: all of them, or in a text that repeats itself two more than it has
  /// different three in a row.
  func tellingLetters(of most: Int) -> Int {
    let run = run(letters: most)
    guard run.count > 3 else { return run.count }
    let threes = Set((2..<run.count).map { run[($0 - 2)...$0] })
    return 2 * (threes.count + 2) > run.count ? run.count : threes.count + 2
  }
}
