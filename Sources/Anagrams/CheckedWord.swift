import Lexicon

extension Bench {
  /// The judgement on one word of the answer, or on the whole answer, by `Bench.check`.
  public struct CheckedWord: Hashable, Sendable {
    /// The word with its hyphens and apostrophes, `_` for an empty slot, `?` for an unknown letter; or the answer as
    /// the list writes it.
    public let text: String

    /// The judgement.
    public let verdict: Verdict

    /// A judgement on a word.
    public enum Verdict: String, Sendable {
      /// A word of the dictionary as it stands.
      case word

      /// A word of the dictionary only with a capital at its beginning, such as a name.
      case capitalised

      /// A word, a phrase or a name of the list of answers.
      case listed

      /// No word that the dictionary or the list knows.
      case unknown = "no-word"

      /// Not every slot of it has a known letter.
      case incomplete
    }
  }

  /// Whether a word of the answer is complete.
  var hasWord: Bool { !joinedWords.allSatisfy { $0.isIncomplete } }

  /// Asks `source` about the answer, and where no list has the whole of it about each word whose slots are filled. What
  /// a hyphen or an apostrophe joins is one word.
  func check(_ source: AskedWords) throws(Interruption) -> [CheckedWord] {
    let words = joinedWords
    if !words.contains(where: { $0.isIncomplete }), let answer = try listedAnswer(source) {
      let mayBeWord = words.count == 1 && answer.enumeration.lengths.count == 1
      let isKnown = mayBeWord ? try source.isInDictionary(words[0]) : false
      if !isKnown { return [CheckedWord(text: answer.text, verdict: .listed)] }
    }
    return try words.map { word throws(Interruption) in
      if word.isIncomplete { return CheckedWord(text: word, verdict: .incomplete) }
      if try source.isReal(word) { return CheckedWord(text: word, verdict: .word) }
      if try source.isReal(word.capitalised) { return CheckedWord(text: word, verdict: .capitalised) }
      let listed = try listedWord(word, source)
      return CheckedWord(text: listed ?? word, verdict: listed == nil ? .unknown : .listed)
    }
  }

  /// The answer of the list that stands in the slots.
  private func listedAnswer(_ source: AskedWords) throws(Interruption) -> Answer? {
    let letters = slots.compactMap { $0.letter }
    let query = AnswerQuery(pattern: letters.map { $0 }, pool: letters)
    let listed = try source.listedAnswers(query).compactMap { Answer($0) }
    guard let enumeration else { return listed.min { $0.text < $1.text } }
    return listed.first { $0.enumeration == enumeration } ?? listed.first { enumeration.admits($0.enumeration) }
  }

  /// How the list writes one word of the answer, as it stands in the slots, where it has it.
  private func listedWord(_ word: String, _ source: AskedWords) throws(Interruption) -> String? {
    let letters = Array(word.filter { $0.isWordLetter })
    let query = AnswerQuery(pattern: letters.map { $0 }, pool: letters)
    return try source.listedAnswers(query).map { $0.answer.text }.filter {
      !$0.contains(" " as Character) && $0.filter { $0.isWordLetter }.count == letters.count
    }.min()
  }

  /// The words as they stand in the slots, `_` for an empty one.
  private var joinedWords: [String] {
    guard let answer else { return [] }
    let parts = answer.words.map { String(slots[$0].map { $0.letter ?? "_" }) }
    return answer.breaks.joining(parts).split(separator: " ").map(String.init)
  }
}

extension String {
  /// Whether it is a word of slots not all of which have a known letter.
  fileprivate var isIncomplete: Bool { contains { $0 == "_" || $0 == Fodder.unknown } }
}
