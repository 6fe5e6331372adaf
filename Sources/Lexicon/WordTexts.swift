/// The letters of the words of an index.
///
/// The words lie in the order of their numbers: by length, then by pattern, then from frequent to rare. Nothing stands
/// between them, because the length tells where each one begins. The part begins with a `LengthTable` of 64 rows. Two
/// bytes for each word follow, its rating (see `WordRating`), then the texts in ASCII.
public struct WordTexts: Sendable {
  private let table: LengthTable
  private let ratings: Int
  private var bytes: IndexBytes { table.bytes }

  /// The number of words.
  public var count: Int { table.count }

  /// The bytes of a word's rating.
  static let ratingLength = 2

  /// The texts in `part`, or nil where the words of some length are not where they have to be.
  init?(_ bytes: IndexBytes, in part: Range<Int>, count: Int) {
    guard
      let table = LengthTable(
        bytes, in: part, upTo: IndexedWord.mostLetters, count: count, recordLength: Self.ratingLength)
    else { return nil }
    self.table = table
    ratings = part.lowerBound + LengthTable.byteCount(upTo: IndexedWord.mostLetters)
  }

  /// `word` as a string.
  public subscript(word: IndexedWord) -> String { bytes.text(range(place: word.place, length: word.length)) }

  /// The letters of `word`, a to z.
  public func letters(of word: IndexedWord) -> WordLetters {
    WordLetters(bytes, range(place: word.place, length: word.length))
  }

  /// All words with `length` letters, in the order of their numbers.
  package func words(ofLength length: Int) -> WordRun {
    guard (1...IndexedWord.mostLetters).contains(length) else { return run(length: 0, 0..<0) }
    return run(length: length, table.numbers(ofLength: length))
  }

  /// The words with these numbers, all of which have `length` letters.
  func run(length: Int, _ numbers: Range<Int>) -> WordRun {
    WordRun(texts: self, length: length, numbers: numbers.clamped(to: table.numbers(ofLength: length)))
  }

  func word(number: Int, length: Int) -> IndexedWord {
    let rating = WordRating(bits: bytes.load(ratings + Self.ratingLength * number, as: UInt16.self))
    return IndexedWord(place: number - table.firstNumber(ofLength: length), rating: rating, length: length)
  }

  /// Hands the letters of all words with these numbers and this length to `body`.
  func withLetters<Result>(length: Int, _ numbers: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
    let first = range(place: numbers.lowerBound - table.firstNumber(ofLength: length), length: length).lowerBound
    return bytes.withBytes(first..<first + numbers.count * length, body)
  }

  @inline(__always)
  private func range(place: Int, length: Int) -> Range<Int> {
    let first = table.letters(ofLength: length) &+ place &* length
    return first..<first &+ length
  }
}

/// The letters of a word, or of words that follow one another, in ASCII where they lie in the index.
public struct WordLetters: RandomAccessCollection, Sendable {
  private let bytes: IndexBytes
  private let start: Int

  /// How many letters there are.
  public let endIndex: Int

  init(_ bytes: IndexBytes, _ range: Range<Int>) {
    self.bytes = bytes
    start = range.lowerBound
    endIndex = range.count
  }

  /// 0, the position of the first letter.
  public var startIndex: Int { 0 }

  /// The letter at `position` as its ASCII code, a to z.
  public subscript(position: Int) -> UInt8 { bytes.load(start &+ position, as: UInt8.self) }
}
