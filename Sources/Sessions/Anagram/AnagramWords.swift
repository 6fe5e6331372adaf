import Anagrams
import Lexicon
import Spelling
import Synchronization
import WordLists

/// The words of answers, by the dictionary in use.
final class AnagramWords: WordSource, Sendable {
  private let judge: DictionaryJudge

  /// The crossword list, once it has been asked for.
  private let opened = Mutex<AnswerIndex?>(nil)

  /// Answers are asked for, so that more is tried than unasked.
  init(_ judge: DictionaryJudge, limit: SearchLimit = .patient) {
    self.judge = judge.asking(upTo: limit)
  }

  /// Loads the dictionary. What goes wrong is told when it is asked.
  func prepare() { try? judge.load() }

  func isReal(_ word: String) throws(any Error) -> Bool {
    try word.contains { $0 == "-" || $0 == "'" } ? judge.speller.isRealCompound(word) : judge.isReal(word)
  }

  func words(from letters: [Character], ofLengths lengths: Set<Int>) throws(any Error) -> [KnownWord]? {
    try judge.words(from: letters, minimumLength: lengths.min() ?? 1)?.filter {
      lengths.contains($0.text.count) && !$0.isObscene
    }
  }

  /// The answers of the crossword list, and for an answer of one word those of the dictionary.
  func answers(
    from letters: [Character], unknown: Int, to enumeration: Enumeration
  ) throws(any Error) -> [Answer]? {
    guard let rack = OpenRack(letters, unknown: unknown),
      let known = try judge.words(ofLength: enumeration.count, from: rack)
    else { return nil }
    let hidden = Set(known.filter(\.isObscene).map(\.text))
    var found: [String: Answer] = [:]
    if enumeration.lengths.count == 1 {
      for word in known where !word.isObscene {
        found[word.text] = Answer(words: [word.text], breaks: [], frequency: word.frequency)
      }
    }
    for listed in try crosswordList().answers(ofLength: enumeration.count, from: rack)
    where "(\(listed.enumeration))" == enumeration.description {
      let letters = Array(listed.letters)
      let words = enumeration.words.map { String(letters[$0]) }
      let text = String(letters)
      guard found[text] == nil, !hidden.contains(text) else { continue }
      let frequencies = try words.map { try judge.indexedWord($0)?.frequency ?? 0 }
      found[text] = Answer(words: words, breaks: enumeration.breaks, frequency: frequencies.min() ?? 0)
    }
    return found.values.sorted { ($1.frequency, $0.description) < ($0.frequency, $1.description) }
  }

  func alphabet(ofLengths lengths: Set<Int>) throws(any Error) -> [Character] {
    let words = try lengths.flatMap { try judge.rootCandidates(ofLength: $0) }
    return Set(words.joined()).filter(\.isWordLetter).sorted()
  }

  private func crosswordList() throws -> AnswerIndex {
    try opened.withLock { opened in
      let list = try opened ?? BundledAnswers(judge.data).index
      opened = list
      return list
    }
  }
}
