/// Which places of a word hold the same letter, and which hold different ones: SWOOSH and XJFFXU share a pattern.
///
/// ```swift
/// print(LetterPattern("XJFFXU").numbers)  // [0, 1, 2, 2, 0, 3]
/// ```
///
/// Each place has the number of its letter. Letters are numbered from 0 in the order in which they first occur.
public struct LetterPattern: Hashable, Sendable {
  /// The number of the letter at each place.
  public let numbers: [Int]

  /// The pattern of `letters`. Complexity: the number of letters times that of different ones.
  @inlinable public init<Letter: Hashable>(_ letters: some Sequence<Letter>) {
    var met: [Letter] = []
    numbers = letters.map { letter in
      if let number = met.firstIndex(of: letter) { return number }
      met.append(letter)
      return met.count - 1
    }
  }

  /// How many letters the words of this pattern have.
  public var length: Int { numbers.count }
}

extension LetterPattern: Comparable {
  /// Shorter patterns come first, and those of one length in the order of their numbers.
  public static func < (left: LetterPattern, right: LetterPattern) -> Bool {
    left.length == right.length ? left.numbers.lexicographicallyPrecedes(right.numbers) : left.length < right.length
  }
}

/// The words of an index by the pattern of their letters.
///
/// The words of one pattern have numbers that follow one another, so this part only says where each pattern begins. A
/// table of 65 numbers says for each length, from 0 to 64, how many patterns are shorter. The number of the first word
/// of each pattern follows, patterns in their order, and at the end the number of words. Every number has four bytes.
public struct PatternIndex: Sendable {
  /// The letters of the words.
  public let texts: WordTexts

  private let bytes: IndexBytes
  private let start: Int

  init(_ bytes: IndexBytes, at start: Int, texts: WordTexts) {
    self.texts = texts
    self.bytes = bytes
    self.start = start
  }

  /// All words of `pattern`, from the most frequent to the rarest, those of one frequency in the order of the alphabet.
  ///
  /// Complexity: logarithmic in the number of patterns.
  public func words(of pattern: LetterPattern) -> WordRun {
    let length = pattern.length
    guard (1...IndexedWord.mostLetters).contains(length) else { return texts.run(length: 0, 0..<0) }
    let end = number(at: length + 1)
    func comparison(_ index: Int) -> Int {
      order(of: texts.word(number: firstWord(ofPattern: index), length: length), and: pattern)
    }
    let index = halving(number(at: length), end) { comparison($0) < 0 }
    guard index < end, comparison(index) == 0 else { return texts.run(length: 0, 0..<0) }
    let first = firstWord(ofPattern: index)
    return texts.run(length: length, first..<max(first, firstWord(ofPattern: index + 1)))
  }

  /// Compares the pattern of `word` with `pattern`: negative where it comes before, positive where it comes after, 0
  /// where they are equal.
  private func order(of word: IndexedWord, and pattern: LetterPattern) -> Int {
    var numberOf = SIMD32<UInt8>(repeating: 0xFF)
    var different: UInt8 = 0
    var place = 0
    for letter in texts.letters(of: word) {
      let slot = Int(letter & 31)
      if numberOf[slot] == 0xFF {
        numberOf[slot] = different
        different += 1
      }
      let order = Int(numberOf[slot]) - pattern.numbers[place]
      if order != 0 { return order }
      place += 1
    }
    return 0
  }

  private func firstWord(ofPattern index: Int) -> Int { number(at: IndexedWord.mostLetters + 2 + index) }

  private func number(at index: Int) -> Int { Int(bytes.load(start + 4 * index, as: UInt32.self)) }
}

/// Words of one length whose numbers, and whose letters, follow one another.
public struct WordRun: RandomAccessCollection, Sendable {
  private let texts: WordTexts
  private let numbers: Range<Int>

  /// How many letters each word has.
  public let length: Int

  init(texts: WordTexts, length: Int, numbers: Range<Int>) {
    self.texts = texts
    self.length = length
    self.numbers = numbers
  }

  /// 0, the position of the first word.
  public var startIndex: Int { 0 }

  /// How many words there are.
  public var endIndex: Int { numbers.count }

  /// The word at `position`, the most frequent of its pattern first.
  public subscript(position: Int) -> IndexedWord {
    texts.word(number: numbers.lowerBound + position, length: length)
  }

  /// The letters of the word at `position`.
  public func text(_ position: Int) -> String { texts[self[position]] }

  /// Hands the letters of all words, `length` for each and in ASCII, to `body`. A search that looks at every word takes
  /// less time with them than with strings.
  package func withLetters<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    texts.withLetters(length: length, numbers, body)
  }
}
