/// A word for which nothing is left.
struct NoWordLeft: Error {
  let word: CipherWord
}

extension Puzzle {
  /// What is left of `domains` when no letter may stand for what one of its words leaves out, until nothing changes.
  ///
  /// This is arc consistency between words and letters, with the rule that a letter which is known is used up.
  func narrowed(_ domains: Domains, by words: [CipherWord]) throws(NoWordLeft) -> Domains {
    var domains = domains
    var waiting = words
    while !waiting.isEmpty {
      var changed: LatinLetterSet = []
      for word in waiting {
        let matches = search.matches(for: word, in: domains)
        if matches.isEmpty { throw NoWordLeft(word: word) }
        for (cipher, plain) in matches.letters where domains[cipher] != plain {
          let before = domains
          domains.restrict(cipher, to: plain)
          for letter in LatinLetter.alphabet where domains[letter] != before[letter] {
            changed.insert(letter)
          }
        }
      }
      waiting = words.filter { !$0.alphabet.isDisjoint(with: changed) }
    }
    return domains
  }
}
