import Lexicon

/// Finds the answers that words of a list make on a bench, those whose rarest word is common before the others.
///
/// Words are taken up from the most common to the rarest. Each is tried in every place of the answer, together with
/// words that were taken up before it; so every answer is found once, when its rarest word is taken up. The last word
/// of an answer that uses up all letters is not searched but looked up by the letters that are left.
public struct AnswerSearch {
  private struct Entry {
    let word: KnownWord
    let digits: SubsetNumbers.Digits
    let number: UInt64

    /// The places of the answer, a bit each, in which it agrees with the letters that are known.
    let places: UInt64
  }

  private let entries: [Entry]
  private let numbers: SubsetNumbers
  private let enumeration: Enumeration?
  private let usesAllLetters: Bool

  /// How many more steps the search takes; it ends early where there are none left.
  private var steps: Int
  private var chosen: [Int] = []
  private var takenUp: [UInt64: [Int]] = [:]

  /// The number of steps, of which a processor does some ten million a second, that a search takes by default.
  public static let patience = 30_000_000

  /// What is to be done after an answer.
  public enum Verdict: Sendable {
    /// The search goes on.
    case next

    /// The answer was looked up and is none, which takes as long as many steps.
    case unwanted

    /// The search ends.
    case stop
  }

  private static let stepsOfLookUp = 25

  /// What is known of the letters of an answer.
  public enum Holding: Sendable {
    /// Locked letters stay where they are.
    case locked

    /// All placed letters do.
    case placed
  }

  /// A search for answers from the letters of `bench` that are not discarded, by `words` in any order, of at most so many
  /// `steps`. Complexity: n log n in the number of words.
  public init(_ bench: Bench, words: [KnownWord], holding: Holding = .locked, steps: Int = patience) {
    numbers = SubsetNumbers(bench.letters)
    enumeration = bench.answer
    usesAllLetters = bench.surplus == 0
    self.steps = steps
    let places = bench.places(holding)
    // Where letters are wanting there is nothing to search.
    let words = bench.surplus < 0 ? [] : words
    entries = words.sorted { ($1.frequency, $0.text) < ($0.frequency, $1.text) }.compactMap {
      [numbers] word -> Entry? in
      let letters = Array(word.text)
      let fitting: UInt64 = places.enumerated().reduce(0) {
        $0 | ($1.element.admits(letters) ? 1 << UInt64($1.offset) : 0)
      }
      guard fitting != 0, let digits = numbers.digits(of: word.text) else { return nil }
      return Entry(word: word, digits: digits, number: numbers.number(of: digits), places: fitting)
    }
  }

  /// Whether the search has ended for want of steps, so that there may be more.
  public var isCutShort: Bool { steps <= 0 }

  /// Hands the answers to `body` as they are found, until it has enough of them.
  public mutating func forEach(_ body: (Answer) -> Verdict) {
    guard let enumeration else { return }
    let count = enumeration.lengths.count
    chosen = Array(repeating: 0, count: count)
    takenUp = [:]
    for rarest in entries.indices {
      takenUp[entries[rarest].number, default: []].append(rarest)
      for place in 0..<count where entries[rarest].places >> UInt64(place) & 1 == 1 {
        chosen[place] = rarest
        let left = numbers.digits &- entries[rarest].digits
        if !fill(0, beside: place, nil, left, body) || isCutShort { return }
      }
    }
  }

  /// Fills the places from `place` on, all but the one at `taken`, with the letters `left`.
  ///
  /// - Parameter pool: the words to choose from, or nil for all that were taken up.
  /// - Returns: false where the search is to end.
  private mutating func fill(
    _ place: Int, beside taken: Int, _ pool: [Int]?, _ left: SubsetNumbers.Digits, _ body: (Answer) -> Verdict
  ) -> Bool {
    let place = place == taken ? place + 1 : place
    guard place < chosen.count else { return settle(body(answer)) }
    // The rarest word stands at `taken` for the first time, so that no answer is found twice.
    let limit = place < taken ? chosen[taken] : chosen[taken] + 1
    let isLast = place == chosen.count - 1 || place == chosen.count - 2 && taken == chosen.count - 1
    let choice =
      isLast && usesAllLetters
      ? takenUp[numbers.number(of: left)] ?? [] : fitting(pool ?? Array(0...chosen[taken]), left)
    for index in choice where index < limit && entries[index].places >> UInt64(place) & 1 == 1 {
      steps -= 1
      if steps <= 0 { return false }
      chosen[place] = index
      if !fill(place + 1, beside: taken, choice, left &- entries[index].digits, body) { return false }
    }
    return true
  }

  private mutating func settle(_ verdict: Verdict) -> Bool {
    if verdict == .unwanted { steps -= Self.stepsOfLookUp }
    return verdict != .stop && steps > 0
  }

  /// Those of `pool` that can be spelled from the letters `left`.
  private mutating func fitting(_ pool: [Int], _ left: SubsetNumbers.Digits) -> [Int] {
    steps -= pool.count
    return pool.filter { all(entries[$0].digits .<= left) }
  }

  private var answer: Answer {
    Answer(
      words: chosen.map { entries[$0].word.text }, breaks: enumeration?.breaks ?? [],
      frequency: chosen.map { entries[$0].word.frequency }.min() ?? 0)
  }
}

extension Bench {
  /// What is known of each word of the answer.
  fileprivate func places(_ holding: AnswerSearch.Holding) -> [Place] {
    (answer?.words ?? []).map { word in
      Place(known: slots[word].map { holding == .placed || $0.isLocked ? $0.letter : nil })
    }
  }

  fileprivate struct Place {
    let known: [Character?]

    func admits(_ letters: [Character]) -> Bool {
      letters.count == known.count && zip(known, letters).allSatisfy { $0 == nil || $0 == $1 }
    }
  }
}
