/// The letters of the words of an index.
///
/// The words lie in the order of their numbers: by length, then by pattern, then from frequent to rare. Nothing stands
/// between them, because the length tells where each one begins. The part begins with a table of 64 entries of eight
/// bytes, one for each length: the number of its first word, and where that word's text lies from the start of the
/// part. Two bytes for each word follow, its rating (see `WordRating`), then the texts in ASCII.
public struct WordTexts: Sendable {
  /// The number of words.
  public let count: Int

  private let bytes: IndexBytes
  private let start: Int

  static let tableLength = 8 * (IndexedWord.mostLetters + 1)

  /// The texts in `part`, or nil where the words of some length are not where they have to be.
  init?(_ bytes: IndexBytes, in part: Range<Int>, count: Int) {
    self.bytes = bytes
    self.count = count
    start = part.lowerBound
    var text = Self.tableLength + 2 * count
    for length in 0...IndexedWord.mostLetters {
      let next = length < IndexedWord.mostLetters ? firstNumber(ofLength: length + 1) : count
      guard firstNumber(ofLength: length) <= next, next <= count,
        range(place: 0, length: length).lowerBound == start + text
      else { return nil }
      text += (next - firstNumber(ofLength: length)) * length
    }
    guard text <= part.count else { return nil }
  }

  /// `word` as a string.
  public subscript(word: IndexedWord) -> String { bytes.text(range(place: word.place, length: word.length)) }

  /// The letters of `word`, a to z.
  public func letters(of word: IndexedWord) -> WordLetters {
    WordLetters(bytes, range(place: word.place, length: word.length))
  }

  /// All words with `length` letters, in the order of their numbers.
  public func words(ofLength length: Int) -> WordRun {
    guard (1...IndexedWord.mostLetters).contains(length) else { return run(length: 0, 0..<0) }
    let first = firstNumber(ofLength: length)
    let end = length < IndexedWord.mostLetters ? firstNumber(ofLength: length + 1) : count
    return run(length: length, first..<max(first, end))
  }

  /// The words with these numbers, all of which have `length` letters.
  func run(length: Int, _ numbers: Range<Int>) -> WordRun {
    let end = length < IndexedWord.mostLetters ? firstNumber(ofLength: length + 1) : count
    return WordRun(texts: self, length: length, numbers: numbers.clamped(to: firstNumber(ofLength: length)..<end))
  }

  func word(number: Int, length: Int) -> IndexedWord {
    let rating = WordRating(bits: bytes.load(start + Self.tableLength + 2 * number, as: UInt16.self))
    return IndexedWord(place: number - firstNumber(ofLength: length), rating: rating, length: length)
  }

  /// Hands the letters of all words with these numbers and this length to `body`.
  func withLetters<Result>(length: Int, _ numbers: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
    let first = range(place: numbers.lowerBound - firstNumber(ofLength: length), length: length).lowerBound
    return bytes.withBytes(first..<first + numbers.count * length, body)
  }

  @inline(__always)
  private func range(place: Int, length: Int) -> Range<Int> {
    let text = Int(bytes.load(start &+ 8 &* length &+ 4, as: UInt32.self))
    let first = start &+ text &+ place &* length
    return first..<first &+ length
  }

  @inline(__always)
  private func firstNumber(ofLength length: Int) -> Int { Int(bytes.load(start &+ 8 &* length, as: UInt32.self)) }
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
