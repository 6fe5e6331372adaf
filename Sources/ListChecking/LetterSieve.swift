import Lexicon
import WordScramble

/// Turns away the lines that cannot be spelled from a root, at about the speed at which they are read.
///
/// It looks at bytes only. A line that bytes alone cannot judge is left to `Round`, as are the few lines that can be
/// spelled.
package struct LetterSieve: Sendable {
  /// The most bytes that a line may have, not counting a carriage return at its end. A longer line cannot be spelled.
  package static let longestLine = 4096

  let letters: PackedLetters

  /// The bytes that turn a line away before its letters are counted.
  private let foreign: ASCIISet

  /// A sieve for `root`, or nil where it has other letters than a to z, or more than 37 of which so many are repeated
  /// that their counts do not fit into one number.
  init?(_ root: RootWord) {
    let bytes = root.description.utf8
    guard bytes.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }), let letters = PackedLetters(bytes) else { return nil }
    self.letters = letters
    let own = Set(bytes)
    foreign = ASCIISet((0x21...0x7E).filter { !own.contains($0) && !own.contains($0 | 0x20) })
  }

  /// Goes through whole lines, the last of which may lack its end. Complexity: linear.
  ///
  /// - Parameters:
  ///   - lines: text without a byte order mark.
  ///   - survivors: the lines not turned away, without their line feeds, are put behind what is in it: those that can
  ///     be spelled, and some that hold more than ASCII.
  /// - Returns: how many lines are turned away. Blank lines are neither turned away nor survivors.
  func sift(_ lines: Span<UInt8>, into survivors: inout [Range<Int>]) -> Int {
    // A local copy, so that it stays in registers while the loop writes to memory.
    let foreign = foreign
    var turnedAway = 0
    var scanner = LineScanner()
    var start = 0
    var offset = 0
    // The block behind the last byte is looked at too, because the last line may end with the text.
    while offset <= lines.count {
      let ends = scanner.ends(in: TextBlock(lines, at: offset), without: foreign)
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
  @inline(always)
  private func judge(_ line: Range<Int>, of lines: Span<UInt8>, survivors: inout [Range<Int>]) -> Int {
    if let missing = letters.firstMissing(in: line, of: lines) {
      // A letter that is missing turns the line away, whatever else is on it.
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

/// The letters a to z of a root, counted in the fields of one number.
///
/// A letter that occurs n times has a field of just enough bits for n, and a guard bit above it. The field starts at
/// such a value that taking the letter n times fills it, and taking it once more sets the guard. All other bytes share
/// a guard without a field, which the first of them sets.
struct PackedLetters: Sendable {
  /// Nothing taken yet.
  private(set) var untouched: UInt64 = 0

  /// The guard bits. One of them is set as soon as a letter is taken too often.
  private(set) var guards: UInt64 = 1

  /// By byte, what taking it adds; letters count in either case.
  private(set) var units: [UInt64]

  /// The letters of `word`, which holds nothing but a to z, or nil where their fields take up more than 64 bits.
  ///
  /// That is so for no word of up to 37 letters, nor for one in which no letter occurs twice.
  init?(_ word: some Sequence<UInt8>) {
    units = [UInt64](repeating: guards, count: 256)
    var place = 1
    for (letter, count) in Dictionary(word.map { ($0, 1) }, uniquingKeysWith: +) {
      let width = Int.bitWidth - count.leadingZeroBitCount
      guard place + width < UInt64.bitWidth else { return nil }
      untouched |= UInt64((1 << width) - 1 - count) << place
      guards |= 1 << (place + width)
      units[Int(letter)] = 1 << place
      units[Int(letter & ~0x20)] = 1 << place
      place += width + 1
    }
  }

  /// Where in `text` the first byte of `word` stands that cannot be taken any more, or nil where all of them can.
  @inline(always)
  func firstMissing(in word: Range<Int>, of text: Span<UInt8>) -> Int? {
    var taken = untouched
    var index = word.lowerBound
    while index < word.upperBound {
      taken &+= units[Int(text[index])]
      if taken & guards != 0 { return index }
      index &+= 1
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Whether `line` has more bytes than a line that is judged, not counting a carriage return at its end.
  func isTooLong(_ line: Range<Int>) -> Bool {
    let excess = line.count - LetterSieve.longestLine
    return excess > 1 || excess == 1 && self[line.upperBound - 1] != 0x0D
  }

  /// `line` without the ASCII white space at its ends.
  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var (start, end) = (line.lowerBound, line.upperBound)
    while start < end, self[start].isASCIIWhiteSpace { start += 1 }
    while start < end, self[end - 1].isASCIIWhiteSpace { end -= 1 }
    return start..<end
  }
}

extension UInt8 {
  /// Whether this is ASCII that a row shows as it is.
  var isPrintable: Bool { self >= 0x20 && self < 0x7F }
}

/// A word of 1 to 12 letters a to z in one number, to look up quickly what is known about it.
struct ShortWord: Hashable, Sendable {
  /// Five bits a letter.
  private(set) var letters: UInt64 = 0

  /// The word on `line` in lower case, or nil where there are other bytes than letters on it or too many.
  ///
  /// Two lines give the same value just when their words are the same.
  init?(_ line: Range<Int>, of lines: Span<UInt8>) {
    guard 1...12 ~= line.count else { return nil }
    for index in line {
      let place = (lines[index] | 0x20) &- 0x60
      guard 1...26 ~= place else { return nil }
      letters = letters << 5 | UInt64(place)
    }
  }
}
