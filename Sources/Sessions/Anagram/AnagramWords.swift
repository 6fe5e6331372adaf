import Anagrams
import Lexicon
import Spelling

/// The words of answers, by the dictionary in use.
final class AnagramWords: WordSource, Sendable {
  private let judge: DictionaryJudge

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
    try judge.words(from: letters)?.filter { lengths.contains($0.text.count) && !$0.isObscene }
  }
}
