package import Lexicon

extension Orthography {
  /// The ways in which a dictionary may write `word`, which is folded, with its accents as they are.
  package func spellings(of word: String) -> [String] {
    let written = Orthography.written(word)
    return allowsCapitals ? [written, written.prefix(1).uppercased() + written.dropFirst()] : [written]
  }

  /// The words of at least `minimumLength` letters that `letters`, which are folded, spell in part or as a whole, each
  /// folded and once, with that of its `spellings` that is the folded word itself, or else the first in order.
  package func words(
    spelled spellings: [String], from letters: [Character], minimumLength: Int
  ) -> [String: String] {
    // Letters side by side may be another letter together, which is not there, or is there besides.
    let multiset = LetterMultiset(letters)
    return words(spelled: spellings).filter { word, _ in
      word.count >= minimumLength && multiset.contains(LetterMultiset(word))
    }
  }

  /// The words that have these spellings, folded and each once, with the spelling that is the folded word itself, or
  /// else the first in order.
  package func words(spelled spellings: [String]) -> [String: String] {
    spellings.reduce(into: [:]) { words, spelling in
      let word = folded(spelling)
      words[word] = spelling == word ? word : words[word].map { $0 == word ? word : min($0, spelling) } ?? spelling
    }
  }
}

extension WordForms {
  /// The candidates, with the effort of judging them all, or nil where they are more than `limit`.
  ///
  /// - Parameter joined: the compounds that are candidates, as they are written; nil for all.
  package func candidates(
    from letters: [Character], minimumLength: Int, joined: [String]?, within limit: SearchLimit
  ) -> (forms: [String], effort: Int)? {
    var candidates = candidates(from: letters, minimumLength: minimumLength, joinsParts: joined == nil)
    // A listed word that is no compound is found twice, which does no harm.
    var found = makesCompounds ? (joined ?? []).flatMap { dictionary.orthography.spellings(of: $0) } : []
    var total = found.reduce(0) { $0 + effort.ofForm($1) }
    while let candidate = candidates.next() {
      total += effort.ofForm(candidate)
      guard found.count < limit.candidates, total <= limit.effort else { return nil }
      found.append(candidate)
    }
    return candidates.isCut ? nil : (found, total)
  }

  /// The candidates that fold to `word`, which is folded; without compounds where `joinsParts` is false.
  package func accented(_ word: String, joinsParts: Bool = true) -> [String] {
    let letters = Array(word)
    return candidates(from: letters, minimumLength: letters.count, joinsParts: joinsParts)
      .prefix(Self.mostCandidatesOfWord).filter { dictionary.orthography.folded($0) == word }
  }

  /// How many forms are looked through for the accents of one word. Only long words of languages with compounds have
  /// the letters of more: of such a word the spelling alone that is asked about counts.
  private static let mostCandidatesOfWord = 50_000

  /// The forms without parts that have so many letters and that `isMeant` takes, folded, as the dictionary may write
  /// them; `isWhole` is false where there are more than can be looked through, as in Hungarian. Complexity: linear in
  /// all forms of no more letters.
  package func forms(
    ofLengths lengths: ClosedRange<Int>, where isMeant: (String) -> Bool
  ) -> (forms: [String], isWhole: Bool) {
    var search = FormSearch(dictionary, dictionary.rack(atMost: lengths.upperBound))
    var (found, made) = (Set<String>(), 0)
    while search.makeNextForms() {
      made += search.formNumbers.count
      if made > Self.mostLookedThrough || found.count > Self.mostMeant { return (Array(found), false) }
      for number in search.formNumbers {
        let codes = search.form(number)
        guard dictionary.hasAllowedCapitals(codes) else { continue }
        let text = dictionary.written(codes)
        // Folded, œ is two letters.
        let word = dictionary.orthography.folded(text)
        if lengths.contains(word.count), isMeant(word) { found.insert(text) }
      }
    }
    return (Array(found), !search.isCut)
  }

  /// How many forms are looked through, and of how many Hunspell is asked: each takes seconds.
  private static let (mostLookedThrough, mostMeant) = (3_000_000, 50_000)

  /// The stems that have `length` letters, folded and each once, in the order of the file.
  package func roots(ofLength length: Int) -> [String] {
    var known: Set<String> = []
    return stems(ofLength: length).map { dictionary.orthography.folded($0) }.filter { known.insert($0).inserted }
  }
}
