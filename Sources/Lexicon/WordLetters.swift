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
