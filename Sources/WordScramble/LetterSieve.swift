/// Turns away the lines that cannot be spelled from a root, at about the speed at which they are read.
///
/// It judges bytes, and so it never turns away what bytes alone do not tell: such lines are for `Round` to judge, as
/// are the few that can be spelled.
package struct LetterSieve: Sendable {
  /// The most bytes a line may have, not counting a carriage return at its end, so as to be judged at all: a longer
  /// one cannot be spelled.
  package static let longestLine = 4096

  let letters: PackedLetters
  private let foreign: ForeignBytes

  /// A sieve for `root`, or nil where it has other letters than a to z, or more than 37 of which so many are repeated
  /// that their counts do not fit into one number.
  package init?(_ root: RootWord) {
    let bytes = root.description.utf8
    guard bytes.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }), let letters = PackedLetters(bytes) else { return nil }
    self.letters = letters
    foreign = ForeignBytes(to: bytes)
  }

  /// Goes through whole lines, the last of which may lack its end. Complexity: linear.
  ///
  /// - Parameters:
  ///   - lines: text without a byte order mark.
  ///   - survivors: the lines not turned away, without their line feeds, are put behind what is in it: those that can
  ///     be spelled, and some that hold more than ASCII.
  /// - Returns: how many lines are turned away. Blank lines are neither that nor survivors.
  package func sift(_ lines: Span<UInt8>, into survivors: inout [Range<Int>]) -> Int {
    var turnedAway = 0
    var scanner = LineScanner()
    var start = 0
    var offset = 0
    // Up to the end and not before it: the last line may end with the text.
    while offset <= lines.count {
      let ends = scanner.ends(in: TextBlock(lines, at: offset), strangers: foreign)
      turnedAway &+= (ends.all ^ ends.clean).nonzeroBitCount
      var rest = ends.clean
      while rest != 0 {
        let place = rest.trailingZeroBitCount
        let before = ends.all & ((1 << place) &- 1)
        let first = before == 0 ? start : offset &+ TextBlock.size &- before.leadingZeroBitCount
        turnedAway &+= judge(first..<offset &+ place, of: lines, survivors: &survivors)
        rest &= rest &- 1
      }
      if ends.all != 0 { start = offset &+ TextBlock.size &- ends.all.leadingZeroBitCount }
      offset &+= TextBlock.size
    }
    return turnedAway
  }

  /// Answers 1 for a line that is turned away and 0 for others.
  @inline(__always)
  private func judge(_ line: Range<Int>, of lines: Span<UInt8>, survivors: inout [Range<Int>]) -> Int {
    if let missing = letters.firstMissing(in: line, of: lines) {
      // One letter too many is too many whatever else is on the line.
      if lines[missing] > 0x20 && lines[missing] < 0x7F { return 1 }
      return judgeUnplain(line, of: lines, survivors: &survivors)
    }
    if !line.isEmpty { survivors.append(line) }
    return 0
  }

  @inline(never)
  private func judgeUnplain(_ line: Range<Int>, of lines: Span<UInt8>, survivors: inout [Range<Int>]) -> Int {
    if lines.isTooLong(line) { return 1 }
    let word = lines.trimmed(line)
    if word.isEmpty { return 0 }
    if letters.firstMissing(in: word, of: lines) != nil, word.allSatisfy({ lines[$0] < 0x80 }) { return 1 }
    survivors.append(line)
    return 0
  }
}
