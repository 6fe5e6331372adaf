@testable import Cryptograms

/// Counts the arguments of hints, and how often a hint that says where to look says nothing new.
struct HintAudit {
  private var puzzles = 0
  private var first: [Hint.Ground: Int] = [:]
  private var grounds: [Hint.Ground: Int] = [:]
  private var places = 0
  private var numbers = 0
  private var heads = 0
  private var searches = 0
  private var repeats = 0

  /// Goes the way of hints through `puzzle` and enters the right letter after each; before that, searches the word to
  /// look at and asks once more. Where there is no `solver`, hints have nothing but the words.
  mutating func add(_ puzzle: PuzzleSet.Puzzle, by search: PatternSearch, _ solver: CryptogramSolver?) throws {
    var truth: [CipherLetter: CipherLetter] = [:]
    for (cipher, plain) in zip(puzzle.ciphertext, puzzle.plaintext) {
      if let cipher = CipherLetter(cipher), let plain = CipherLetter(plain) { truth[cipher] = plain }
    }
    var search = search
    if let solver {
      let known = Readings(solver)
      search.reading = { known.solution(of: $0, $1) }
    }
    var worksheet = Worksheet()
    guard case .loaded? = worksheet.make(.puzzle(puzzle.ciphertext), asking: search)?.outcome else { return }
    puzzles += 1
    var isFirst = true
    while let place = worksheet.hint(.place, by: search), let letter = worksheet.hint(.letter, by: search) {
      if isFirst { first[letter.ground, default: 0] += 1 }
      isFirst = false
      grounds[letter.ground, default: 0] += 1
      places += 1
      if place.description.contains(" left") { numbers += 1 }
      if let word = place.words.first, let all = worksheet.puzzle(with: search) {
        if all.mostConstrained.first?.cipher == word { heads += 1 }
        _ = worksheet.make(.search("\(word)"), asking: search)
        searches += 1
        if worksheet.hint(.place, by: search)?.words.first == word { repeats += 1 }
      }
      guard let cipher = letter.cipher, let plain = truth[cipher] else { break }
      _ = worksheet.make(.pair(LetterPair(cipher, plain)), asking: search)
    }
  }

  var lines: [String] {
    [
      "\(puzzles) puzzles; the first hint argues from: \(Self.told(first))",
      "all hints argue from: \(Self.told(grounds))",
      "of \(places) that say where to look \(numbers) tell a number of words, and \(heads) the first word of the list",
      "asked once more after \(searches) searches of that word, \(repeats) say the same word",
    ]
  }

  private static func told(_ counts: [Hint.Ground: Int]) -> String {
    let all = counts.values.reduce(0, +)
    return counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { "\($0.key.rawValue) \(Tally.percent($0.value, all))" }.joined(separator: ", ")
  }
}

extension Worksheet {
  fileprivate mutating func hint(_ level: Hint.Level, by search: PatternSearch) -> Hint? {
    if case .hinted(let hint)? = make(.hint(level), asking: search)?.outcome { hint } else { nil }
  }
}
