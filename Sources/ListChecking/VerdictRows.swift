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
