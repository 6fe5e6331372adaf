import Files
import WordScramble

/// What has been judged so far: one line after the other, in the order of the input.
struct CheckLedger {
  private(set) var summary: CheckSummary
  private var round: Round
  private let judge: DictionaryJudge

  /// What is said of a word that comes again: large lists repeat themselves.
  private var known: [ShortWord: CheckedEntry] = [:]

  init(_ round: Round, by judge: DictionaryJudge) {
    self.round = round
    self.judge = judge
    summary = CheckSummary(root: round.root)
  }

  /// Judges and counts the line at `range` of `chunk`; nil for a blank one.
  mutating func entry(for range: Range<Int>, of chunk: [UInt8]) throws -> CheckedEntry? {
    let key = ShortWord(range, of: chunk.span)
    if let key, let entry = known[key] {
      summary.add(entry.answer)
      return entry
    }
    let line = LineReader.Line(chunk[range], number: 0, limit: LetterSieve.longestLine)
    guard let entry = try CheckedEntry(line, in: &round, isReal: judge.isReal) else { return nil }
    if let key { known[key] = entry.again(number: round.count, round.rules) }
    summary.add(entry.answer)
    return entry
  }

  /// Counts lines that need no judgement.
  mutating func add(notPossible count: Int) { summary.add(notPossible: count) }
}
