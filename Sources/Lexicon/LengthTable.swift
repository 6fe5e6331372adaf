/// Where the words of each length begin, in a part of an index whose words stand by length with nothing between them.
///
/// The part begins with a row of eight bytes for each length from 0: the number of the first word of that length, and
/// where its letters lie from the start of the part. Behind the table may stand a record for each word, all of one
/// size, and then come the letters.
struct LengthTable: Sendable {
  /// The number of words.
  let count: Int

  /// The number of letters of the longest words that have a row.
  private let longest: Int

  /// The bytes of the index.
  let bytes: IndexBytes
  private let start: Int

  /// The table at the start of `part`, or nil where the words of some length are not where they have to be.
  ///
  /// - Parameter recordLength: the bytes of each word between the table and the letters.
  init?(_ bytes: IndexBytes, in part: Range<Int>, upTo longest: Int, count: Int, recordLength: Int = 0) {
    (self.bytes, self.longest, self.count, start) = (bytes, longest, count, part.lowerBound)
    var end = part.lowerBound + Self.byteCount(upTo: longest) + recordLength * count
    for length in 0...longest {
      let (number, next) = (firstNumber(ofLength: length), endNumber(ofLength: length))
      guard number <= next, next <= count, letters(ofLength: length) == end else { return nil }
      end += (next - number) * length
    }
    guard end <= part.upperBound else { return nil }
  }

  /// The numbers of the words of a length.
  func numbers(ofLength length: Int) -> Range<Int> { firstNumber(ofLength: length)..<endNumber(ofLength: length) }

  /// The number of the first word of a length.
  @inline(__always)
  func firstNumber(ofLength length: Int) -> Int { Int(bytes.load(start &+ 8 &* length, as: UInt32.self)) }

  /// The place of the first letter of the words of a length.
  @inline(__always)
  func letters(ofLength length: Int) -> Int { start &+ Int(bytes.load(start &+ 8 &* length &+ 4, as: UInt32.self)) }

  private func endNumber(ofLength length: Int) -> Int {
    length < longest ? firstNumber(ofLength: length + 1) : count
  }

  /// How many bytes a table takes.
  static func byteCount(upTo longest: Int) -> Int { 8 * (longest + 1) }

  /// The bytes of the table of words that have so many letters each, the shortest first.
  static func packed(_ lengths: [Int], upTo longest: Int, recordLength: Int = 0) -> [UInt8] {
    var table: [UInt8] = []
    var (number, place) = (0, byteCount(upTo: longest) + recordLength * lengths.count)
    for length in 0...longest {
      table.append(UInt32(number))
      table.append(UInt32(place))
      let next = lengths[number...].firstIndex { $0 > length } ?? lengths.count
      place += (next - number) * length
      number = next
    }
    return table
  }
}
