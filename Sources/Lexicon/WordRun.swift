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

  /// Hands the letters of all words, `length` for each and in ASCII, to `body`: for a search that looks at every word
  /// and wants few of them.
  public func withLetters<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    texts.withLetters(length: length, numbers, body)
  }
}
