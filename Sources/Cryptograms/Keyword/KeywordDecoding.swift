import Lexicon

/// Reads keywords that no list has off a key, such as those of several words.
package enum KeywordDecoding {
  /// Alphabets that make a key.
  package struct Found {
    package let alphabets: AlphabetPair

    /// The cost of naming its keyword, in parts of a nat.
    let cost: Int32
  }

  /// A keyed alphabet that may be meant, with what its keyword costs as letters of a word.
  private struct Candidate {
    let kind: AlphabetKind
    let made: AlphabetCompletion.Found
    let spelled: Int32
  }

  /// The alphabets of K1, K2 and K3 that make the key, of whose letters the text lacks a few at most: those with the
  /// likeliest keywords first. `letters` are the cipher letters of the text, and `spelled` is what letters cost in a
  /// word.
  package static func alphabets(
    of key: CipherKey, letters: [Int], _ kinds: [AlphabetKind], in list: KeywordList,
    spelled: ([CipherLetter]) -> Int32
  ) -> [Found] {
    let rows = KeyPrior.rows(letters.map { ($0, Int(key.plain[$0])) }, size: CipherAlphabet.english.count)
    var candidates: [Candidate] = []
    for kind in kinds {
      let completion: AlphabetCompletion
      switch kind {
      // Under the straight cipher alphabet stands the plain one, and the other way round.
      case .k1: completion = AlphabetCompletion(of: rows.plain)
      case .k2: completion = AlphabetCompletion(of: rows.cipher)
      case .k3: completion = AlphabetCompletion(shifting: rows.cipher)
      case .k4: continue
      }
      candidates += completion.found.map { Candidate(kind: kind, made: $0, spelled: spelled($0.keywordLetters)) }
    }
    if candidates.isEmpty { return [] }
    let likeliest = candidates.ordered { $0.spelled < $1.spelled }.prefix(mostRead)
    let used = likeliest.reduce(UInt32(0)) { $0 | KeywordPhrases.letters(of: $1.made.letters, least: $1.made.keyword) }
    let phrases = KeywordPhrases(list, within: used)
    let found = likeliest.map { candidate -> Found in
      let made = candidate.made
      let naming = KeywordEvidence.naming(made.keyword)
      let unread = unread + (naming + min(candidate.spelled, naming)) / 2
      let phrase = phrases.phrase(of: made.letters, least: made.keyword)
      let keyword = phrase.flatMap { $0.cost < unread && $0.isClear ? $0.words : nil } ?? [made.keywordLetters]
      let shift = candidate.kind == .k1 ? made.place : candidate.kind == .k2 ? -made.place : made.shift
      return Found(
        alphabets: AlphabetPair(candidate.kind, keyword: KeyedAlphabet(words: keyword), shift: shift),
        cost: min(phrase?.cost ?? .max, unread))
    }
    return Array(found.ordered { $0.cost < $1.cost }.prefix(most))
  }

  /// The most alphabets whose keywords are read as words.
  private static let mostRead = 200
  private static let most = 24
  /// The cost of a keyword that is not made of words, beside its letters: its length, and that it is rare.
  private static let unread: Int32 = 650
}
