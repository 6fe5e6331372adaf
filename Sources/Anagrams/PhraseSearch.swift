public import Lexicon

/// The ways in which so many words use up some letters, whatever their lengths, those whose rarest word is common
/// before the others.
///
/// ```swift
/// let words = ["cart", "horse", "her", "actors"].map { KnownWord($0) }
/// for phrase in PhraseSearch(Array("orchestra"), words: words, count: 2) { print(phrase) }
/// // ["cart", "horse"], then ["actors", "her"]
/// ```
///
/// Words are taken up from the most common to the rarest, each together with those that were taken up before it. The
/// last word of a phrase is not searched but looked up by the letters that are left.
public struct PhraseSearch: Sequence, IteratorProtocol {
  private let words: [KnownWord]
  private let digits: [SubsetNumbers.Digits]
  private let numbers: SubsetNumbers

  /// The words with the same letters, by the number of these, in order.
  private let byLetters: [UInt64: [Int]]

  /// How many words a phrase has.
  private let count: Int

  /// The words that are chosen, all but the last one, the rarest first.
  private var chosen: [Int] = []

  /// The letters that are left behind each of them.
  private var left: [SubsetNumbers.Digits] = []

  /// The last words of the phrases that begin so, which are still to be told.
  private var endings: [Int]

  /// How many more steps the search takes; it ends early where there are none left.
  private var steps: Int

  /// A search for phrases of `letters`, which are at most `Fodder.mostLetters`.
  ///
  /// - Parameters:
  ///   - letters: the letters, each of which is used once.
  ///   - words: the words, in any order.
  ///   - count: how many words a phrase has, 1 or more.
  ///   - steps: how long to search, as in `AnswerSearch`.
  public init(_ letters: [Character], words: [KnownWord], count: Int, steps: Int = AnswerSearch.defaultSteps) {
    numbers = SubsetNumbers(letters)
    self.count = count
    self.steps = steps
    var byLetters: [UInt64: [Int]] = [:]
    var known: [KnownWord] = []
    var digits: [SubsetNumbers.Digits] = []
    for word in words.sorted(by: { ($1.frequency, $0.text) < ($0.frequency, $1.text) }) {
      guard let own = numbers.digits(of: word.text) else { continue }
      byLetters[numbers.number(of: own), default: []].append(known.count)
      known.append(word)
      digits.append(own)
    }
    self.words = known
    self.digits = digits
    self.byLetters = byLetters
    endings = []
    if count == 1 { endings = ending(numbers.digits, below: known.count) }
  }

  /// Whether the search has ended because its steps were used up, so that there may be more phrases.
  public var isCutShort: Bool { steps <= 0 }

  /// The words of the next phrase, the rarest last; nil where there is none or the steps are used up.
  public mutating func next() -> [String]? {
    while true {
      if let last = endings.popLast() { return (chosen + [last]).reversed().map { words[$0].spelling } }
      if count < 2 || !advance() { return nil }
    }
  }

  /// Chooses the next words but the last one, and finds those that end the phrase; false where all have been chosen.
  private mutating func advance() -> Bool {
    var index = 0
    if let last = chosen.popLast() {
      left.removeLast()
      index = last + 1
    }
    while steps > 0 {
      steps -= 1
      let rest = left.last ?? numbers.digits
      if index == chosen.last.map({ $0 + 1 }) ?? words.count {
        // Behind the last choice of a place, the place before it goes on.
        guard let before = chosen.popLast() else { return false }
        left.removeLast()
        index = before + 1
      } else if !all(digits[index] .<= rest) {
        index += 1
      } else {
        chosen.append(index)
        left.append(rest &- digits[index])
        if chosen.count == count - 1 {
          endings = ending(left[left.count - 1], below: index + 1)
          return true
        }
        index = 0
      }
    }
    return false
  }

  /// The words of exactly these letters before `limit`, the most common last.
  private func ending(_ digits: SubsetNumbers.Digits, below limit: Int) -> [Int] {
    (byLetters[numbers.number(of: digits)] ?? []).filter { $0 < limit }.reversed()
  }
}
