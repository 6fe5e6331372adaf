public import Lexicon

/// Finds the English words that a word of a cryptogram may stand for.
///
/// ```swift
/// let search = try PatternSearch(index.byPattern())
/// for match in try search.matches(for: CipherWord(entry: "XJFFXU")) { print(match.text) }  // little, …
/// ```
///
/// The words are those of the index with the same letter pattern, and names where it has a list of them. A single letter
/// is a word only where English counts know it as one, as A and I are. A word with an apostrophe is a contraction, or a
/// word of the index, of two letters or more, with `'s`.
public struct PatternSearch: Sendable {
  private let index: PatternIndex
  private let names: PatternIndex?
  private let spelling: EnglishSpelling?
  private let contractions: [Contraction]

  /// How a solver reads a whole puzzle, with what is settled of its key; nil, as where nobody says otherwise, for no
  /// answer.
  ///
  /// A word may be in no list. So what the words of a puzzle seem to prove is held against its reading.
  public var reading: @Sendable (Cryptogram, SubstitutionMap) -> Solution? = { _, _ in nil }

  /// A search of the words of `index` in one spelling, or in both where it is nil. What was found is on record in
  /// transcripts, and those without a `word-index` know American words alone.
  public init(_ index: PatternIndex, spelling: EnglishSpelling? = .american) {
    self.index = index
    self.spelling = spelling
    names = nil
    contractions = Contraction.all()
  }

  /// A search of the words of `index` in both spellings, and of `names`, which are written with a capital. Words of two
  /// or three letters that few people know are as rare as those never counted, since the counts are of abbreviations.
  public init(_ index: PatternIndex, names: PatternIndex) {
    self.index = index
    self.names = names
    spelling = nil
    contractions = Contraction.all()
  }

  /// The words that `word` may stand for while each letter stands for what `domains` leaves it.
  ///
  /// Complexity: linear in the number of words with the pattern.
  public func matches(for word: CipherWord, in domains: Domains = Domains()) -> Matches {
    guard let apostrophe = word.apostrophes.first else {
      return Matches(word, in: domains, stems: stems(word.letters[...], ending: nil, in: domains))
    }
    var stems: [Matches.Stem] = []
    if word.apostrophes.count == 1, apostrophe > 1, apostrophe == word.letters.count - 1, let s = LatinLetter("s") {
      let tail = word.letters[apostrophe]
      if domains[tail].contains(s) {
        var domains = domains
        domains.fix(tail, as: s)
        stems = self.stems(word.letters[..<apostrophe], ending: s, in: domains)
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

  private func stems(_ letters: ArraySlice<LatinLetter>, ending: LatinLetter?, in domains: Domains) -> [Matches.Stem] {
    let word = CipherWord(Array(letters))
    let pattern = word.pattern
    let words = index.words(of: pattern)
    guard let names else {
      return [Matches.Stem(words, .asCounted(spelling), word: word, ending: ending, in: domains)]
    }
    return [
      Matches.Stem(words, .knownFirst, word: word, ending: ending, in: domains),
      Matches.Stem(names.words(of: pattern), .names, word: word, ending: ending, in: domains),
    ]
  }
}

/// An English word that is written with an apostrophe before something else than the `s` of a noun.
struct Contraction: Sendable {
  let word: CipherWord

  /// The word's `CipherWord.repetitions`, which take longer to find than to compare.
  let repetitions: [Int]

  /// The word in lower case, with its apostrophes.
  let text: String

  /// A level as words of the index have one: between 90 for the first of the list and 40.
  let frequency: Int

  /// All of `Contractions`. What ends in `'s` is not among them: any noun can have that ending.
  static func all() -> [Contraction] {
    Contractions.words.enumerated().compactMap { place, text in
      guard let word = try? CipherWord(entry: text) else { return nil }
      return Contraction(
        word: word, repetitions: word.repetitions, text: text, frequency: max(90 - place / 2, 40))
    }
  }

  /// How many levels less frequent a word is with `'s` than without: thirty levels are a factor of 32.
  static let levelsBelowNoun = 30
}

/// A word that a word of the cryptogram may stand for.
public struct Match: Hashable, Sendable {
  /// The word in lower case, with its apostrophes; a name with a capital.
  public let text: String

  /// How frequent it is in English text: a level from 0 to 127, where six levels more are twice as frequent.
  public let frequency: Int

  /// Whether the word is obscene. Hints leave it out of their examples; a search finds it.
  public let isObscene: Bool

  /// Whether it is a name.
  public let isName: Bool

  /// A word as a search would find it.
  public init(text: String, frequency: Int, isObscene: Bool = false, isName: Bool = false) {
    self.text = text
    self.frequency = frequency
    self.isObscene = isObscene
    self.isName = isName
  }

  /// Its letters, without apostrophes.
  public var letters: [LatinLetter] { text.utf8.compactMap { LatinLetter(ascii: $0) } }

  /// By what a list sorted by frequency is sorted: four times the frequency level, and on top the mean of the letters'
  /// frequencies in thousandths, rounded down.
  ///
  /// So a word twice as frequent is 24 ahead, and words that no count knows are told apart by their letters.
  public var score: Int {
    let letters = letters
    return 4 * frequency + letters.reduce(0) { $0 + LetterFrequency.of($1) } / max(letters.count, 1)
  }
}

extension [Match] {
  /// The words in this order. Obscene ones stand where they belong.
  public func sorted(_ order: SortOrder) -> [Match] {
    switch order {
    case .alphabetical:
      return sorted { ($0.text.lowercased(), $0.text) < ($1.text.lowercased(), $1.text) }
    case .frequency:
      let scored = map { ($0.score, $0) }
      return scored.sorted { left, right in
        left.0 == right.0 ? left.1.text < right.1.text : left.0 > right.0
      }.map(\.1)
    }
  }
}

/// How a list of words is sorted.
public enum SortOrder: String, CaseIterable, Sendable {
  /// By the text, apostrophes before letters, whatever its case.
  case alphabetical

  /// By `Match.score`, the highest first, those of one score in the order of the alphabet.
  case frequency
}
