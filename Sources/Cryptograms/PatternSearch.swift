public import Lexicon

/// Finds the English words that a word of a cryptogram may stand for.
///
/// The words are those of the index with the same letter pattern. A single letter is a word only where English counts
/// know it as one, as A and I are. A word with an apostrophe is a contraction, or a word of the index, of two letters or
/// more, with `'s`.
public struct PatternSearch: Sendable {
  private let index: PatternIndex
  private let contractions: [Contraction]

  /// A search of the words of `index`.
  public init(_ index: PatternIndex) {
    self.index = index
    contractions = Contraction.all()
  }

  /// The words that `word` may stand for while each letter stands for what `domains` leaves it.
  ///
  /// Complexity: linear in the number of words with the pattern.
  public func matches(for word: CipherWord, in domains: Domains = Domains()) -> Matches {
    guard let apostrophe = word.apostrophes.first else {
      return Matches(word, in: domains, stems: [stem(word.letters[...], ending: nil, in: domains)])
    }
    var stems: [Matches.Stem] = []
    if word.apostrophes.count == 1, apostrophe > 1, apostrophe == word.letters.count - 1, let s = LatinLetter("s") {
      let tail = word.letters[apostrophe]
      if domains[tail].contains(s) {
        var domains = domains
        domains.fix(tail, as: s)
        stems = [stem(word.letters[..<apostrophe], ending: s, in: domains)]
      }
    }
    return Matches(word, in: domains, stems: stems, contractions: contractions)
  }

  /// The word that was typed: as it stands where its apostrophes leave some word to be found, else without them.
  public func word(entry: some StringProtocol) throws(CipherFault) -> CipherWord {
    let word = try CipherWord(entry: entry)
    return word.apostrophes.isEmpty || !matches(for: word).isEmpty ? word : word.withoutApostrophes
  }

  /// The words that were typed, of which there is at least one: the parts of a hyphenated word are words.
  public func words(entry: some StringProtocol) throws(CipherFault) -> [CipherWord] {
    _ = try CipherWord(entry: entry)
    let parts = entry.unicodeScalars.split { $0.joinsWords }
    // A part without letters is none.
    return parts.compactMap { try? word(entry: String(String.UnicodeScalarView($0))) }
  }

  private func stem(_ letters: ArraySlice<LatinLetter>, ending: LatinLetter?, in domains: Domains) -> Matches.Stem {
    let word = CipherWord(Array(letters))
    return Matches.Stem(index.words(of: word.pattern), word: word, ending: ending, in: domains)
  }
}
