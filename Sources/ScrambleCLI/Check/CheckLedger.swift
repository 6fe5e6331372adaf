import Files
import WordScramble

/// What has been judged so far: one line after the other, in the order of the input.
///
/// Large lists repeat themselves, so what is said of a line that comes again is kept, and how often it came.
struct CheckLedger {
  private struct Again {
    let entry: CheckedEntry
    var times = 0
  }

  /// The most lines of which that is kept, so that no input can fill the memory.
  private static let mostLines = 1 << 15

  private var round: Round
  private let judge: DictionaryJudge
  private var counted: CheckSummary
  private var known: [Again] = []
  private var words: [ShortWord: Int] = [:]
  private var lines: [ArraySlice<UInt8>: Int] = [:]

  init(_ round: Round, by judge: DictionaryJudge) {
    self.round = round
    self.judge = judge
    counted = CheckSummary(root: round.root)
  }

  /// The counts of everything so far.
  var summary: CheckSummary {
    known.reduce(into: counted) { $0.add($1.entry.answer, times: $1.times) }
  }

  /// Counts lines that need no judgement.
  mutating func add(notPossible count: Int) { counted.add(notPossible: count) }

  /// Judges and counts the line at `range` of `chunk`, and answers with its entry where that is wanted; nil for a blank
  /// line.
  mutating func judge(_ range: Range<Int>, of chunk: [UInt8], wantsEntry: Bool) throws -> CheckedEntry? {
    let word = ShortWord(range, of: chunk.span)
    if let index = if let word { words[word] } else { lines[chunk[range]] } {
      known[index].times += 1
      return wantsEntry ? known[index].entry : nil
    }
    let line = LineReader.Line(chunk[range], number: 0, limit: LetterSieve.longestLine)
    guard let entry = try CheckedEntry(line, in: &round, isReal: judge.isReal) else { return nil }
    counted.add(entry.answer)
    remember(entry, as: word, chunk[range])
    return entry
  }

  private mutating func remember(_ entry: CheckedEntry, as word: ShortWord?, _ line: ArraySlice<UInt8>) {
    guard known.count < Self.mostLines, line.count <= 64 else { return }
    if let word { words[word] = known.count } else { lines[Array(line)[...]] = known.count }
    known.append(Again(entry: entry.again(number: round.count, round.rules)))
  }
}
