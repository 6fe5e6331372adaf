import Anagrams
import Journal
import Lexicon

/// A source of words and answers of the tests' own, the more common ones first.
final class TestWords: WordSource {
  let known: [String]
  let listed: [String]

  init(known: [String] = [], listed: [String] = []) { (self.known, self.listed) = (known, listed) }

  func isReal(_ word: String) -> Bool { known.contains(word) }

  func words(from letters: [Character], ofLengths lengths: Set<Int>) -> [KnownWord]? {
    known.enumerated().filter { lengths.contains($0.element.count) }.filter {
      LetterMultiset(letters).missing(for: $0.element).isEmpty
    }.map { KnownWord($0.element, frequency: known.count - $0.offset) }
  }

  func listedAnswers(_ query: AnswerQuery) -> [ListedAnswer] {
    listed.enumerated().compactMap { place, text in
      guard let answer = CrosswordAnswer(text), query.isAnswered(by: answer) else { return nil }
      return ListedAnswer(answer, frequency: listed.count - place)
    }
  }
}

extension AnswerQuery {
  /// Whether `answer` is what is asked for, found out in the plainest way.
  func isAnswered(by answer: CrosswordAnswer) -> Bool {
    let letters = Array(answer.letters)
    guard letters.count == pattern.count else { return false }
    return zip(letters, pattern).allSatisfy { $1 == nil || $0 == $1 }
      && LetterMultiset(letters).contains(LetterMultiset(atLeast))
      && (pool.map { LetterMultiset($0).missing(for: letters).count <= unknown } ?? true)
  }
}

/// The bench after `changes`, as its description.
func bench(_ phrase: String, unknown: Int = 0, _ enumeration: String = "", _ changes: Change...) throws -> String {
  var chance = SplitMix64(seed: 0)
  var bench = try Bench(Fodder(phrase, unknown: unknown), Enumeration(enumeration))
  for change in changes { bench = try bench.making(change, shufflingBy: &chance) }
  return bench.description
}

extension Workbench {
  /// Makes a change that is expected to be possible.
  mutating func change(_ change: Change) throws {
    try make(.change(change))
  }

  /// Makes a move that is expected to be possible.
  mutating func make(_ move: Move) throws {
    if case .refused(let refusal)? = try make(move, asking: TestWords())?.outcome { throw refusal }
  }

  /// Why a move cannot be made, and nil where it can.
  func refusal(of move: Move) -> Refusal? {
    var copy = self
    return if case .refused(let refusal)? = try? copy.make(move, asking: TestWords())?.outcome { refusal } else { nil }
  }

  func refusal(of change: Change) -> Refusal? { refusal(of: .change(change)) }
}
