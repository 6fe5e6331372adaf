/// How easy or hard a puzzle is for a person who works with words: by how familiar they are, how many of them are
/// little, how long the text is, and how many give a hold, such as a doubled letter.
package struct Effort: Hashable, Sendable {
  /// How much of the text stands in rare words, in per cent; a word that no list has is wholly rare.
  package let rare: Int

  /// How many words are little and common, such as *the*.
  package let little: Int

  /// How many words give a hold: they stand alone, stand more than once, or have an apostrophe or a letter that comes
  /// again beside itself or at both ends.
  package let holds: Int

  /// From 0 to 100, of all letters.
  private let whole: Int

  /// Weighs the words of `cryptogram`, read as `key` says; without word spaces nothing but the length counts.
  ///
  /// The weights were set beforehand and not fitted: 40 for rare words, 25 for the lack of little ones, 20 for a short
  /// text, 15 for the lack of holds; a keyword that is known for sure takes 5 off.
  package init(_ cryptogram: Cryptogram, key: [LetterPair], partsWords: Bool, hasKeyword: Bool, search: PatternSearch) {
    let letters = cryptogram.lettersByCount.reduce(0) { $0 + cryptogram.count(of: $1) }
    let short = min(100, 3000 / max(1, letters))
    guard partsWords else {
      (rare, little, holds) = (100, 0, 0)
      whole = 70 + 30 * short / 100
      return
    }
    let truth = Domains(key.map(Assumption.pair), cryptogram.alphabet, forbidsItself: false)
    var (rarity, little, holds, words) = (0, 0, 0, 0)
    for word in cryptogram.words {
      let (length, count) = (word.cipher.letters.count, word.occurrences)
      let frequency = search.matches(for: word.cipher, in: truth).map { $0.frequency }.max() ?? 0
      words += count
      rarity += count * length * max(0, Self.common - frequency)
      if length <= Self.longestLittle, frequency >= Self.littleFrequency { little += count }
      if count > 1 || length == 1 || !word.cipher.apostrophes.isEmpty || word.cipher.hasHold { holds += count }
    }
    (self.little, self.holds) = (little, holds)
    rare = min(100, 100 * rarity / max(1, letters * Self.common))
    let lack = 100 - min(100, 200 * little / max(1, words))
    let bare = 100 - 100 * holds / max(1, words)
    whole = max(0, (40 * rare + 25 * lack + 20 * short + 15 * bare) / 100 - (hasKeyword ? 5 : 0))
  }

  /// From 0, where all is known, to 100, where `open` of `letters` different letters are not.
  package func value(open: Int, of letters: Int) -> Int { letters == 0 ? 0 : whole * open / letters }

  /// From this level of frequency on a word is not rare at all.
  private static let common = 110
  private static let littleFrequency = 80
  private static let longestLittle = 3
}

extension CipherWord {
  /// Whether a letter stands beside itself in it, or at both ends of a short one.
  fileprivate var hasHold: Bool {
    zip(letters, letters.dropFirst()).contains { $0 == $1 }
      || (3...5).contains(letters.count) && letters.first == letters.last
  }
}
