/// The words of an index by the pattern of their letters.
///
/// The words of one pattern have numbers that follow one another, so this part tells no more than where each pattern
/// begins. A table of 65 numbers tells for each length, from 0 to 64, how many patterns are shorter; it is followed by the
/// number of the first word of each pattern, patterns in their order, and the number of words at the end. All have four
/// bytes.
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
    var low = number(at: length)
    var high = number(at: length + 1)
    while low < high {
      let middle = (low + high) / 2
      let first = firstWord(ofPattern: middle)
      switch order(of: texts.word(number: first, length: length), and: pattern) {
      case 0: return texts.run(length: length, first..<max(first, firstWord(ofPattern: middle + 1)))
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return texts.run(length: length, 0..<0)
  }

  /// Negative where the pattern of `word` comes before `pattern`, positive where it comes after it, 0 where they are the
  /// same.
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
