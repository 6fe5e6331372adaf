import Anagrams
import Lexicon
import Spelling
import Synchronization

/// The words of answers, by the dictionary in use.
final class AnagramWords: WordSource, Sendable {
  private let judge: DictionaryJudge
  private let latest = Mutex<(letters: [Character], words: [KnownWord])?>(nil)

  /// Answers are asked for, so that more arrangements are tried than unasked.
  init(_ judge: DictionaryJudge, patience: Int = DictionaryJudge.patient) {
    self.judge = judge.asking(upTo: patience)
  }

  func isReal(_ word: String) throws(any Error) -> Bool {
    try word.contains { $0 == "-" || $0 == "'" } ? judge.speller.isRealCompound(word) : judge.isReal(word)
  }

  func words(from letters: [Character], ofLengths lengths: Set<Int>) throws(any Error) -> [KnownWord]? {
    guard let all = try words(from: letters) else { return nil }
    return all.filter { lengths.contains($0.text.count) && !$0.isObscene }
  }

  /// The words of all lengths, found once for the same letters: without an index that takes a while.
  private func words(from letters: [Character]) throws -> [KnownWord]? {
    if let latest = latest.withLock({ $0 }), latest.letters == letters { return latest.words }
    guard let words = try judge.words(from: letters) else { return nil }
    latest.withLock { $0 = (letters, words) }
    return words
  }
}
