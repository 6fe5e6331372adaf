public import Lexicon

/// The answers that words of a list make on a bench, those whose rarest word is common before the others.
///
/// ```swift
/// let bench = try Bench(Fodder("dirty room"), Enumeration("(9)"))
/// for answer in AnswerSearch(bench, words: [KnownWord("dormitory")]) { print(answer) }  // dormitory
/// ```
///
/// Words are taken up from the most common to the rarest. Each is tried in every place of the answer, together with
/// words that were taken up before it; so every answer is found once, when its rarest word is taken up. The last word
/// of an answer that uses up all letters is not searched but looked up by the letters that are left.
public struct AnswerSearch: Sequence, IteratorProtocol {
  private struct FittingWord {
    let word: KnownWord
    let digits: SubsetNumbers.Digits

    /// The places of the answer, a bit each, in which it agrees with the letters that are known.
    let places: UInt64
  }

  /// A place of the answer that is being filled.
  private struct Choice {
    let place: Int

    /// The letters for this place and those behind it.
    let left: SubsetNumbers.Digits

    let words: [Int]

    /// The index of the next one among them.
    var next = 0
  }

  private let entries: [FittingWord]
  private let numbers: SubsetNumbers
  private let enumeration: Enumeration?
  private let usesAllLetters: Bool

  /// How many more steps the search takes; it ends early where there are none left.
  private var steps: Int

  /// The word in each place.
  private var chosen: [Int]

  /// The word that was taken up last, and the place that it has; the other places are being filled beside it.
  private var rarest = -1
  private var taken = 0

  /// The places that are being filled, in order.
  private var choices: [Choice] = []

  /// The words that were taken up, by the number of their letters.
  private var takenUp: [UInt64: [Int]] = [:]

  /// The number of steps that a search takes by default. A processor does some ten million a second.
  public static let defaultSteps = 30_000_000

  private static let stepsOfLookUp = 25

  /// A search for answers from the letters of `bench` that are not discarded, by `words` in any order, of at most
  /// `steps` steps. It finds none while there are unknown letters.
  ///
  /// - Complexity: n log n in the number of words, and the search is limited by `steps`.
  public init(_ bench: Bench, words: [KnownWord], steps: Int = defaultSteps) {
    self.init(bench, from: bench.pool.known, words: words, steps: steps)
  }

  /// A search for answers from `letters`, which are those of `bench` with letters in place of the unknown ones.
  init(_ bench: Bench, from letters: [Character], words: [KnownWord], steps: Int) {
    numbers = SubsetNumbers(letters)
    enumeration = bench.answer
    usesAllLetters = bench.surplus == 0
    self.steps = steps
    let places = bench.places
    chosen = Array(repeating: 0, count: places.count)
    taken = places.count
    // Where letters are missing there is no answer.
    let words = bench.surplus < 0 ? [] : words
    entries = words.sorted { ($1.frequency, $0.text) < ($0.frequency, $1.text) }.compactMap { [numbers] word in
      let letters = Array(word.text)
      let fitting: UInt64 = places.enumerated().reduce(0) {
        $0 | (letters.fit($1.element) ? 1 << UInt64($1.offset) : 0)
      }
      guard fitting != 0, let digits = numbers.digits(of: word.text) else { return nil }
      return FittingWord(word: word, digits: digits, places: fitting)
    }
  }

  /// Whether the search has ended because its steps were used up, so that there may be more answers.
  package var isCutShort: Bool { steps <= 0 }

  /// Counts the steps of asking a dictionary about an answer, which takes as long as many of the search.
  mutating func countLookUp() { steps -= Self.stepsOfLookUp }

  /// The next answer, or nil where there is none or the steps are used up.
  public mutating func next() -> Answer? {
    while steps > 0 {
      if choices.isEmpty {
        guard takeUp() else { return nil }
        if fill(from: 0, among: nil, with: numbers.digits &- entries[rarest].digits) { return answer }
      } else if let index = choose() {
        let choice = choices[choices.count - 1]
        steps -= 1
        if steps <= 0 { return nil }
        chosen[choice.place] = index
        if fill(from: choice.place + 1, among: choice.words, with: choice.left &- entries[index].digits) {
          return answer
        }
      } else {
        choices.removeLast()
      }
    }
    return nil
  }

  /// Takes the rarest word to the next place where it fits, or else takes up the next word; false where there is none.
  private mutating func takeUp() -> Bool {
    while true {
      taken += 1
      if taken >= chosen.count {
        rarest += 1
        guard rarest < entries.count, !chosen.isEmpty else { return false }
        takenUp[numbers.number(of: entries[rarest].digits), default: []].append(rarest)
        taken = 0
      }
      if fits(rarest, taken) {
        chosen[taken] = rarest
        return true
      }
    }
  }

  /// Begins to fill the places from `place` on, all but that of the rarest word, with the letters `left`.
  ///
  /// - Parameter pool: the words to choose from, or nil for all that were taken up.
  /// - Returns: true where no place is left to be filled.
  private mutating func fill(from place: Int, among pool: [Int]?, with left: SubsetNumbers.Digits) -> Bool {
    let place = place == taken ? place + 1 : place
    guard place < chosen.count else { return true }
    let isLast = place == chosen.count - 1 || place == chosen.count - 2 && taken == chosen.count - 1
    let words =
      isLast && usesAllLetters ? takenUp[numbers.number(of: left)] ?? [] : fitting(pool ?? Array(0...rarest), left)
    choices.append(Choice(place: place, left: left, words: words))
    return false
  }

  /// The next word for the last of the places that are being filled, or nil where there is none left.
  private mutating func choose() -> Int? {
    let last = choices.count - 1
    let place = choices[last].place
    // The rarest word stands at `taken` for the first time, so that no answer is found twice.
    let limit = place < taken ? rarest : rarest + 1
    while choices[last].next < choices[last].words.count {
      let index = choices[last].words[choices[last].next]
      choices[last].next += 1
      if index < limit, fits(index, place) { return index }
    }
    return nil
  }

  private func fits(_ index: Int, _ place: Int) -> Bool { entries[index].places >> UInt64(place) & 1 == 1 }

  /// The words of `pool` that can be spelled from the letters `left`.
  private mutating func fitting(_ pool: [Int], _ left: SubsetNumbers.Digits) -> [Int] {
    steps -= pool.count
    return pool.filter { all(entries[$0].digits .<= left) }
  }

  private var answer: Answer {
    Answer(words: chosen.map { entries[$0].word }, enumeration ?? Enumeration(length: 1))
  }
}

extension Bench {
  /// The known letters of each word of the answer.
  fileprivate var places: [[Character?]] {
    let pattern = lockedLetters
    return (answer?.words ?? []).map { Array(pattern[$0]) }
  }
}
