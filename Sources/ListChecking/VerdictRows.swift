import WordScramble

/// A row for each line that cannot be spelled, and the gaps where the rows of other lines belong. A row is the word,
/// its verdict, its points and its missing letters, with tabs between them.
///
/// One value is filled again and again, so that memory is allocated once.
struct VerdictRows: Sendable {
  /// A line that has no row yet, because its bytes alone cannot judge it.
  struct Gap: Hashable, Sendable {
    /// The line without its line feed.
    let line: Range<Int>

    /// The offset of the byte before which its row belongs.
    let offset: Int
  }

  /// The rows, up to `count`, and behind them room for more.
  private(set) var bytes: [UInt8] = []

  /// How many bytes the rows take up.
  private(set) var count = 0
  private(set) var gaps: [Gap] = []

  init() {}

  /// Puts the rows for `lines`, text without a byte order mark, in place of those that were here.
  ///
  /// A line gets a row where it is printable ASCII and `sieve` turns it away, a gap where it is anything else but ASCII
  /// white space. The last line may lack its end. Complexity: linear, in memory ten times the length of `lines`.
  mutating func fill(with lines: Span<UInt8>, by sieve: LetterSieve) {
    // A line of one letter takes up the most for its length: nineteen bytes for two.
    let room = lines.count * 10 + 4 * ByteVector.scalarCount
    if bytes.count < room { bytes = [UInt8](repeating: 0, count: room) }

    let writer = RowWriter(sieve.letters)
    let units = sieve.letters.units.span
    precondition(units.count == 256, "a unit for every byte, which saves a check for each letter")
    var rows = bytes.mutableSpan
    var written = 0
    var gaps: [Gap] = []
    var scanner = LineScanner()
    var start = 0
    var offset = 0
    while offset <= lines.count {
      let ends = scanner.ends(in: TextBlock(lines, at: offset), without: UnplainBytes())
      var rest = ends.all
      while rest != 0 {
        let end = rest & (0 &- rest)
        rest ^= end
        let line = start..<offset &+ end.trailingZeroBitCount
        start = line.upperBound &+ 1
        let isClean = ends.clean & end != 0
        let word = isClean ? line : lines.trimmed(line)
        let isShown = (isClean || word.allSatisfy { lines[$0].isPrintable }) && !lines.isTooLong(line)
        if isShown, word.isEmpty { continue }
        let length = isShown ? writer.writeRow(for: word, of: lines, units: units, to: &rows, at: written) : 0
        if length == 0 { gaps.append(Gap(line: line, offset: written)) }
        written &+= length
      }
      offset &+= TextBlock.size
    }
    count = written
    self.gaps = gaps
  }
}

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
