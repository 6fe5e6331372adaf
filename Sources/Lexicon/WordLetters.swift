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

  public var startIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { bytes.load(start &+ position, as: UInt8.self) }
}
