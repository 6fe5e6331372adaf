import WordScramble

/// Writes the rows of words that cannot be spelled.
struct RowWriter {
  /// The columns between a word and the letters missing for it, which are just as long as a vector.
  private let middle = ByteVector("\t\(Verdict.notPossible.rawValue)\t0\t".utf8)

  private let untouched: UInt64
  private let guards: UInt64

  init(_ letters: PackedLetters) {
    untouched = letters.untouched
    guards = letters.guards
  }

  /// Writes the row of `word`, which is printable ASCII, to `rows` from `offset`.
  ///
  /// It takes up to twice the length of the word and eighteen bytes, and needs room for a vector more.
  ///
  /// - Parameter units: the `PackedLetters.units` that the writer was made for. A span of them is taken once for all
  ///   rows.
  /// - Returns: the length of the row; 0 where no letter is missing, so that what was written is no row.
  @inline(always)
  func writeRow(
    for word: Range<Int>, of lines: Span<UInt8>, units: Span<UInt64>, to rows: inout MutableSpan<UInt8>, at offset: Int
  ) -> Int {
    // The last vector holds bytes from behind the word too. What follows is written over them.
    var copied = 0
    repeat {
      rows.store(lines.vector(at: word.lowerBound &+ copied).lowercased, at: offset &+ copied)
      copied &+= ByteVector.scalarCount
    } while copied < word.count
    let middle = offset &+ word.count
    let missing = middle &+ ByteVector.scalarCount
    rows.store(self.middle, at: middle)

    // Every letter is written behind the missing ones, and the end moves on if it is missing too. This needs no branch.
    var end = missing
    var taken = untouched
    var index = offset
    while index < middle {
      let letter = rows[index]
      let unit = units[Int(letter)]
      let more = taken &+ unit
      let isMissing: UInt64 = more & guards == 0 ? 0 : 1
      rows[end] = letter
      taken = isMissing == 0 ? more : taken
      end &+= Int(truncatingIfNeeded: isMissing)
      index &+= 1
    }
    if end == missing { return 0 }
    rows[end] = 0x0A
    return end &+ 1 &- offset
  }
}

extension ByteVector {
  /// The bytes with A to Z in lower case.
  @inline(always)
  fileprivate var lowercased: ByteVector {
    let isUpper = (self &- ByteVector(repeating: 0x41)) .< ByteVector(repeating: 26)
    return self &+ ByteVector().replacing(with: ByteVector(repeating: 0x20), where: isUpper)
  }
}
