package import Journal
package import Lexicon
package import WordScramble

/// Judges by the word index of a bundled dictionary, which says the same as the dictionary about words in lower case
/// and without accents.
package final class IndexedJudge: WordJudge {
  package let judging: Judging

  /// The words of the dictionary.
  package let rack: RackIndex
  private let fingerprint: Fingerprint

  /// The judge by the words of `rack` and the lists of `judging`; `fingerprint` is that of the whole index.
  package init(_ judging: Judging, _ rack: RackIndex, _ fingerprint: Fingerprint) {
    self.judging = judging
    self.rack = rack
    self.fingerprint = fingerprint
  }

  package var answersAtOnce: Bool { true }

  package var isRated: Bool { true }

  package var index: DataFile? { .bundled(fingerprint) }

  package func isReal(_ word: String) -> Bool {
    judging.extra?.words.contains(word) == true || word.isPlain && rack.contains(word)
  }

  package func isRare(_ word: String) -> Bool {
    if isHidden(word) { return true }
    return judging.common.map { !$0.words.contains(word) } ?? (rack.word(word)?.tier != .goal)
  }

  package func isHidden(_ word: String) -> Bool { rack.word(word)?.isShown == false }

  package func knownForm(of word: String) -> KnownForm? {
    word.isPlain ? rack.otherSpelling(of: word).map { .spelled($0) } : nil
  }

  package func isRealCompound(_ word: String) -> Bool { false }

  package func solution(of root: RootWord, _ rules: Rules) -> Solution? {
    let found = words(from: Array(root.description), minimumLength: rules.minimumLength)
    return found.map { Solution(of: root, rules: rules, found: $0) }
  }

  package func words(from letters: [Character], minimumLength: Int) -> [KnownWord]? {
    guard let spelled = Rack(String(letters)) else { return nil }
    let found = rack.words(from: spelled, minimumLength: minimumLength).map { KnownWord(rack.texts[$0], $0) }
    return judging.completed(found, from: letters, minimumLength: minimumLength, isTiered: true)
  }

  package func words(ofLength length: Int, from open: OpenRack) -> [KnownWord]? {
    let indexed = rack.texts.words(ofLength: length).filter {
      $0.isWord(in: rack.spelling) && open.spells(rack.texts.letters(of: $0))
    }
    let words = indexed.map { KnownWord(rack.texts[$0], $0) }
    let known = Set(words.map { $0.text })
    let own = judging.extra?.words.filter {
      $0.isPlain && $0.utf8.count == length && open.spells($0.utf8) && !known.contains($0)
    }
    return words + (own ?? []).map { KnownWord($0, tier: .rare) }
  }

  package var reasonForNoWords: String { "it has letters beside a to z" }

  package var notice: Diagnostic? { nil }

  package func rootCandidates(ofLength length: Int) -> WordList {
    WordList(words: rack.roots(ofLength: length))
  }

  package func tally(of root: String, _ rules: Rules) -> RootTally? {
    if judging.isDictionaryAlone, let letters = Rack(root) {
      return rack.tally(of: letters, minimumLength: rules.minimumLength, leavingOut: root)
    }
    guard let word = try? RootWord(root) else { return nil }
    return solution(of: word, rules).map { RootTally($0, letters: root.count) }
  }

  package func making(_ effort: SearchEffort) -> any WordJudge { self }
}

extension KnownWord {
  /// The word `text` with what an index knows of it. What it does not know, such as a name, is rare.
  package init(_ text: String, _ word: IndexedWord?) {
    self.init(text, frequency: word?.frequency ?? 0, tier: word?.tier ?? .rare)
  }
}
