@testable import Lexicon
@testable import ListChecking
@testable import ScrambleCLI
@testable import ScrambleFiles
@testable import Sessions
@testable import WordScramble

extension Harness {
  static let lists = Harness("lists") { bytes in
    let list = WordList(bytes)
    for word in list {
      hold((try? RootWord(word))?.description == word, "a word of a start list is a root", word)
    }
    hold(list.count + list.rejectedLines.count <= bytes.split(separator: 0x0A).count, "no line counts twice")
  }

  static let lines = Harness("lines") { bytes in
    let limit = 8
    let path = try Shared.file("lines", bytes)
    let expected = slowLines(bytes, limit: limit)
    var reader = LineReader(try InputFile(path), limit: limit)
    var read: [ReadLine] = []
    while let line = try reader.next() { read.append(ReadLine(line)) }
    hold(read == expected, "lines are read as they stand", "\(read)")

    // Pieces that are hardly longer than a line, so that lines are cut everywhere.
    var chunks = LineChunks(try InputFile(path), longestLine: limit)
    var chunk = [UInt8](repeating: 0, count: 2 * limit + 8)
    read = []
    while let lines = try chunks.next(into: &chunk) {
      var ranges = chunk[lines].split(separator: 0x0A, omittingEmptySubsequences: false)
      if ranges.last?.isEmpty == true { ranges.removeLast() }
      read += ranges.map { ReadLine(LineReader.Line($0, number: 0, limit: limit)) }
    }
    hold(read == expected, "pieces are read as they stand", "\(read)")
  }

  /// The first line is the root, the others are a word list.
  static let sieve = Harness("sieve") { bytes in
    let (first, rest) = bytes.parted(by: 0x0A)
    let list = Array(rest)
    guard let root = try? RootWord(String(decoding: first, as: UTF8.self)), let sieve = LetterSieve(root) else {
      return
    }
    let slow = SlowCheck(root)
    let entries = slow.ranges(of: list).compactMap { slow.entry(list, $0) }

    var rows = VerdictRows()
    rows.fill(with: list.span, by: sieve)
    var filled: [UInt8] = []
    var start = 0
    for gap in rows.gaps {
      filled += rows.bytes[start..<gap.offset] + slow.row(list, gap.line)
      start = gap.offset
    }
    filled += rows.bytes[start..<rows.count]
    hold(filled == entries.flatMap { Array(CheckFormat.tsv.line(for: $0).utf8) }, "fast rows are the slow ones")

    var survivors: [Range<Int>] = []
    let turnedAway = sieve.sift(list.span, into: &survivors)
    let surviving = survivors.compactMap { slow.entry(list, $0) }
    hold(turnedAway + surviving.count == entries.count, "every line is turned away or survives")
    hold(
      surviving.count { $0.answer.verdict == .accepted } == entries.count { $0.answer.verdict == .accepted },
      "no line that can be spelled is turned away")
  }
}

/// A line as it was read.
private struct ReadLine: Equatable {
  let bytes: ArraySlice<UInt8>
  let isCut: Bool

  init(_ line: LineReader.Line) { (bytes, isCut) = (line.bytes, line.isCut) }

  init(_ line: ArraySlice<UInt8>, limit: Int) {
    let line = line.last == 0x0D ? line.dropLast() : line
    (bytes, isCut) = (line.prefix(limit), line.count > limit)
  }
}

/// The lines of `bytes` by the plainest means there are.
private func slowLines(_ bytes: [UInt8], limit: Int) -> [ReadLine] {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines.map { ReadLine($0, limit: limit) }
}

/// The slow check that the fast one is compared with: every line is decoded and judged by the rules.
private struct SlowCheck {
  private let round: Round

  init(_ root: RootWord) { round = Round(root: root, rules: Rules(minimumLength: 1, allowsRepeats: true)) }

  func ranges(of list: [UInt8]) -> [Range<Int>] {
    var lines = list.split(separator: 0x0A, omittingEmptySubsequences: false).map(\.indices)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  func entry(_ list: [UInt8], _ line: Range<Int>) -> CheckedEntry? {
    var round = round
    return CheckedEntry(
      LineReader.Line(list[line], number: 0, limit: LetterSieve.longestLine), in: &round, isReal: { _ in true })
  }

  func row(_ list: [UInt8], _ line: Range<Int>) -> [UInt8] {
    Array((entry(list, line).map(CheckFormat.tsv.line) ?? "").utf8)
  }
}
