package import Lexicon
import ScrambleFiles
import WordScramble

/// Judges the words of a list by a dictionary.
package protocol ListJudge: Sendable {
  /// Whether an answer for many words comes in much less time than an answer for each.
  var prefersMany: Bool { get }

  /// Whether `word`, which is folded and of letters only, is in the dictionary.
  func isReal(_ word: String) throws(LookupFault) -> Bool

  /// Whether each of `words` is in the dictionary, in their order.
  func areReal(_ words: [String]) throws -> [Bool]
}

/// The judgements of all lines so far, one after the other, in the order of the input.
///
/// Large lists repeat themselves, so the entry of a line is kept for when the line comes again, with the number of
/// times.
struct CheckLedger {
  /// The most lines whose entries are kept, so that no input can fill the memory.
  private static let mostLines = 1 << 17

  private var round: Round
  private let judge: any ListJudge
  private var counted: CheckSummary
  private var known: [(entry: CheckedEntry, times: Int)] = []
  private var words = ShortWordNumbers()
  private var lines: [ArraySlice<UInt8>: Int] = [:]

  init(_ round: Round, by judge: any ListJudge) {
    self.round = round
    self.judge = judge
    counted = CheckSummary(root: round.root)
  }

  /// The counts of everything so far.
  var summary: CheckSummary {
    known.reduce(into: counted) { $0.add($1.entry.answer, times: $1.times) }
  }

  mutating func add(notPossible count: Int) { counted.add(notPossible: count) }

  /// A word that the dictionary is to be asked about, together with others.
  private struct OpenQuestion: Error {
    let word: String
  }

  /// Judges and counts the lines at `ranges` of `chunk`, in their order, and answers with the entry of each, nil for a
  /// blank line; with none where entries are not wanted. The ranges begin to count at `start`.
  mutating func judge(
    _ ranges: [Range<Int>], from start: Int = 0, of chunk: [UInt8], wantsEntries: Bool
  ) throws -> [CheckedEntry?] {
    var entries: [CheckedEntry?] = []
    if wantsEntries { entries.reserveCapacity(ranges.count) }
    var open: [(index: Int, word: String)] = []
    for (index, range) in ranges.enumerated() {
      let line = start + range.lowerBound..<start + range.upperBound
      var entry: CheckedEntry?
      do {
        entry = try judge(line, of: chunk, wantsEntry: wantsEntries, knowing: [:])
      } catch let question as OpenQuestion {
        open.append((index, question.word))
      }
      if wantsEntries { entries.append(entry) }
    }
    if open.isEmpty { return entries }
    // The other lines do not depend on these: what was accepted by then had been so before them all.
    let words = open.map(\.word)
    let answers = Dictionary(zip(words, try judge.areReal(words))) { first, _ in first }
    for (index, _) in open {
      let line = start + ranges[index].lowerBound..<start + ranges[index].upperBound
      let entry = try judge(line, of: chunk, wantsEntry: wantsEntries, knowing: answers)
      if wantsEntries { entries[index] = entry }
    }
    return entries
  }

  private mutating func judge(
    _ range: Range<Int>, of chunk: [UInt8], wantsEntry: Bool, knowing answers: [String: Bool]
  ) throws -> CheckedEntry? {
    let word = ShortWord(range, of: chunk.span)
    if let index = if let word { words[word] } else { lines[chunk[range]] } {
      known[index].times += 1
      return wantsEntry ? known[index].entry : nil
    }
    let line = LineReader.Line(chunk[range], number: 0, limit: LetterSieve.longestLine)
    let judge = judge
    let entry = try CheckedEntry(line, in: &round) { word throws(any Error) in
      if !judge.prefersMany { return try judge.isReal(word) }
      guard let answer = answers[word] else { throw OpenQuestion(word: word) }
      return answer
    }
    guard let entry else { return nil }
    counted.add(entry.answer)
    remember(entry, as: word, chunk[range])
    return entry
  }

  private mutating func remember(_ entry: CheckedEntry, as word: ShortWord?, _ line: ArraySlice<UInt8>) {
    guard known.count < Self.mostLines, line.count <= 64 else { return }
    if let word { words.insert(word, number: known.count) } else { lines[Array(line)[...]] = known.count }
    known.append((entry.again(number: round.count, round.rules), 0))
  }
}
