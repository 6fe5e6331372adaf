/// The letters of the words of an index.
///
/// The words lie in the order of their numbers: by length, then by pattern, then from frequent to rare, with nothing
/// between them, for the length tells where each one is. The part begins with a table of 64 entries of eight bytes, one
/// for each length: the number of its first word, and where that word's text lies from the start of the part. A byte for
/// each word follows, its rating (see `WordRating`), then the texts in ASCII.
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
    var text = Self.tableLength + count
    for length in 0...IndexedWord.mostLetters {
      let next = length < IndexedWord.mostLetters ? firstNumber(ofLength: length + 1) : count
      guard firstNumber(ofLength: length) <= next, next <= count,
        range(number: firstNumber(ofLength: length), length: length).lowerBound == start + text
      else { return nil }
      text += (next - firstNumber(ofLength: length)) * length
    }
    guard text <= part.count else { return nil }
  }

  /// `word` as a string.
  public subscript(word: IndexedWord) -> String { bytes.text(range(number: word.number, length: word.length)) }

  /// The letters of `word`, a to z.
  public func letters(of word: IndexedWord) -> WordLetters {
    WordLetters(bytes, range(number: word.number, length: word.length))
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
    let rating = bytes.load(start + Self.tableLength + number, as: UInt8.self)
    return IndexedWord(number: number, rating: rating, length: length)
  }

  /// Hands the letters of all words with these numbers and this length to `body`.
  func withLetters<Result>(length: Int, _ numbers: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
    let first = range(number: numbers.lowerBound, length: length).lowerBound
    return bytes.withBytes(first..<first + numbers.count * length, body)
  }

  @inline(__always)
  private func range(number: Int, length: Int) -> Range<Int> {
    let text = Int(bytes.load(start &+ 8 &* length &+ 4, as: UInt32.self))
    let first = start &+ text &+ (number &- firstNumber(ofLength: length)) &* length
    return first..<first &+ length
  }

  @inline(__always)
  private func firstNumber(ofLength length: Int) -> Int { Int(bytes.load(start &+ 8 &* length, as: UInt32.self)) }
}
