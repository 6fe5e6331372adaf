import Lexicon

/// The places where the words of cribs can stand in a cryptogram, with the plain letters that each place gives.
package struct CribPlaces: Sendable {
  /// One way to place all cribs.
  package struct Place: Hashable, Sendable {
    /// The pairs of the cribs in the order of the cipher letters.
    package let pairs: [LetterPair]

    /// The words or letters of the ciphertext for which each crib stands.
    package let ciphers: [String]
  }

  /// The ways to place them all, those first whose letters are as frequent as in the language, at most `mostPlaces`.
  package let places: [Place]

  /// How many ways are left out; of several cribs also those of the first ones, whatever the others would have left.
  package let leftOut: Int

  /// How the spaces are taken: cribs are letters in a row where they part no words.
  package let spacing: Spacing

  /// No more ways are told, so that a text of any length is read in bounded time.
  package static let mostPlaces = 40

  /// Places cribs, each of which is one of several texts of one word or more, in the cryptogram `text`.
  ///
  /// Complexity: linear in the text for each way to read a crib, times `mostPlaces` for each crib behind the first.
  package init(
    _ cribs: [[[CipherWord]]], in text: String, _ domains: Domains, frequencies: LetterFrequencies = .english,
    spacing: Spacing = .automatic
  ) {
    let ciphertext = Ciphertext(text, of: domains.alphabet)
    let partsWords = spacing.partsWords(of: ciphertext)
    var (places, leftOut) =
      partsWords == false ? ([], 0) : Self.places(cribs, ciphertext, domains, frequencies, partsWords: true)
    let isRun = partsWords == false || partsWords == nil && places.isEmpty
    if isRun { (places, leftOut) = Self.places(cribs, ciphertext, domains, frequencies, partsWords: false) }
    self.places = places
    self.leftOut = leftOut
    self.spacing = isRun ? .none : spacing
  }

  private static func places(
    _ cribs: [[[CipherWord]]], _ text: Ciphertext, _ domains: Domains, _ frequencies: LetterFrequencies,
    partsWords: Bool
  ) -> ([Place], leftOut: Int) {
    let alphabet = domains.alphabet
    var ways = [Way(alphabet)]
    var leftOut = 0
    for texts in cribs {
      var met: Set<Way> = []
      let single = texts.flatMap { partsWords ? words($0, in: text, domains) : letters($0, in: text, domains) }
        .filter { met.insert($0).inserted }
      let joined = ways.flatMap { first in single.compactMap { first.joined(with: $0) } }
      ways = best(joined, text, frequencies)
      leftOut += joined.count - ways.count
    }
    let places = ways.map { way in
      let pairs = way.plain.indices.filter { way.plain[$0] >= 0 }.map {
        LetterPair(alphabet[$0], alphabet[Int(way.plain[$0])])
      }
      return Place(pairs: pairs, ciphers: way.ciphers)
    }
    return (places, leftOut)
  }

  /// A key as far as cribs tell it.
  private struct Way: Hashable {
    /// The plain letter of each cipher letter, or -1.
    var plain: [Int8]
    var ciphers: [String] = []

    init(_ alphabet: CipherAlphabet) { plain = [Int8](repeating: -1, count: alphabet.count) }

    mutating func enter(_ cipher: Int, _ letter: Int8) -> Bool {
      if plain[cipher] >= 0 { return plain[cipher] == letter }
      guard !plain.contains(letter) else { return false }
      plain[cipher] = letter
      return true
    }

    func joined(with other: Way) -> Way? {
      var way = self
      for (cipher, letter) in other.plain.enumerated() where letter >= 0 {
        guard way.enter(cipher, letter) else { return nil }
      }
      way.ciphers += other.ciphers
      return way
    }
  }

  /// The way in which `cipher` stands for `plain`, if the domains allow it.
  private static func way(
    _ cipher: some Sequence<UInt8>, _ plain: [CipherLetter], _ domains: Domains, _ text: String
  ) -> Way? {
    let alphabet = domains.alphabet
    var way = Way(alphabet)
    for (cipher, letter) in zip(cipher, plain) {
      let isPossible = domains[alphabet[Int(cipher)]].contains(letter)
      guard isPossible, way.enter(Int(cipher), Int8(letter.index)) else { return nil }
    }
    way.ciphers = [text]
    return way
  }

  private static func words(_ crib: [CipherWord], in text: Ciphertext, _ domains: Domains) -> [Way] {
    let plain = crib.flatMap { $0.letters }
    return text.words.indices.dropLast(crib.count - 1).compactMap { start in
      let words = text.words[start..<(start + crib.count)]
      guard zip(words, crib).allSatisfy({ $0.fits($1, text.apostrophe) }) else { return nil }
      let letters = words.flatMap { $0.symbols }.filter { $0 < text.apostrophe }
      return way(letters, plain, domains, words.map { $0.text(in: text.alphabet) }.joined(separator: " "))
    }
  }

  private static func letters(_ crib: [CipherWord], in text: Ciphertext, _ domains: Domains) -> [Way] {
    let plain = crib.flatMap { $0.letters }
    let letters = text.letters.filter { $0 >= 0 }.map { UInt8($0) }
    guard letters.count >= plain.count else { return [] }
    return (0...(letters.count - plain.count)).compactMap { start in
      let cipher = letters[start..<(start + plain.count)]
      return way(cipher, plain, domains, Ciphertext.Word(symbols: Array(cipher)).text(in: text.alphabet))
    }
  }

  /// The likeliest ways, those first whose letters are as frequent in the text as in the language.
  private static func best(_ ways: [Way], _ text: Ciphertext, _ frequencies: LetterFrequencies) -> [Way] {
    let length = max(1, text.length)
    let scored = ways.map { way in
      let distance = way.plain.enumerated().reduce(0 as Int64) { sum, pair in
        guard pair.element >= 0 else { return sum }
        let expected = Int64(length * frequencies.of(text.alphabet[Int(pair.element)]))
        let difference = Int64(text.counts[pair.offset] * 1000) - expected
        return sum + difference * difference / expected
      }
      return (distance: distance, way: way)
    }
    return scored.ordered { $0.distance < $1.distance }.prefix(mostPlaces).map { $0.way }
  }
}

extension Ciphertext.Word {
  /// Whether `word` has as many letters, and its apostrophes, if it has any, at the same places.
  fileprivate func fits(_ word: CipherWord, _ apostrophe: UInt8) -> Bool {
    let apostrophes = symbols.indices.filter { symbols[$0] == apostrophe }.enumerated().map { $1 - $0 }
    return symbols.count - apostrophes.count == word.letters.count
      && (word.apostrophes.isEmpty || word.apostrophes == apostrophes)
  }

  fileprivate func text(in alphabet: CipherAlphabet) -> String {
    String(symbols.map { Int($0) == alphabet.count ? "'" : alphabet[Int($0)].capital })
  }
}
