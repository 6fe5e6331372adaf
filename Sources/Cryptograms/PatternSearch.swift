public import Lexicon

/// Finds the words that a word of a cryptogram may stand for.
///
/// ```swift
/// let search = try PatternSearch(index.byPattern())
/// for match in try search.matches(for: CipherWord(entry: "XJFFXU")) { print(match.text) }  // little, …
/// ```
///
/// The words are those with the same letter pattern. A single letter is a word only where it was counted as one, as A
/// and I are. In English, names are found where there is a list of them, and a word with an apostrophe is a
/// contraction, or a word of the index, of two letters or more, with `'s`.
public struct PatternSearch: Sendable {
  /// The letters of the words.
  public let alphabet: CipherAlphabet

  /// How often the letters occur in the language.
  public let frequencies: LetterFrequencies
  private let source: Source

  private enum Source: Sendable {
    case english(EnglishWords)
    case listed(PatternList)
    case asked(any PatternWords)
  }

  /// Reads a whole puzzle by a solver, given the settled part of its key. By default there is no reading.
  ///
  /// A word may be in no list, so the conclusions from the words of a puzzle are held against its reading.
  public var reading: @Sendable (Cryptogram, SubstitutionMap) -> CryptogramSolution? = { _, _ in nil }

  /// Searches by whose words, too, what is printed around a puzzle is told from ciphertext: English questions stand
  /// above puzzles in any language.
  package var beside: [PatternSearch] = []

  /// The outcome on record that is believed in the place of what is found; nil for a search that finds.
  var believed: Event.Outcome?

  /// A search of the words of `index` in one spelling, or in all of them.
  public init(_ index: PatternIndex, spelling: EnglishSpelling = .either) {
    self.init(.english(EnglishWords(index: index, spelling: spelling)), .english, .english)
  }

  /// A search of the words of `index` in all spellings, and of `names`, which are written with a capital. Words of two
  /// or three letters that few people know are as rare as those never counted, since the counts are of abbreviations.
  public init(_ index: PatternIndex, names: PatternIndex) {
    self.init(.english(EnglishWords(index: index, names: names)), .english, .english)
  }

  /// A search of the words of `list`, which are spelled with `alphabet`; `frequencies` says how often its letters
  /// occur.
  public init(_ list: PatternList, alphabet: CipherAlphabet, frequencies: LetterFrequencies) {
    self.init(.listed(list), alphabet, frequencies)
  }

  /// A search of `words`, which are spelled with `alphabet`; `frequencies` says how often its letters occur.
  public init(_ words: any PatternWords, alphabet: CipherAlphabet, frequencies: LetterFrequencies) {
    self.init(.asked(words), alphabet, frequencies)
  }

  private init(_ source: Source, _ alphabet: CipherAlphabet, _ frequencies: LetterFrequencies) {
    self.source = source
    self.alphabet = alphabet
    self.frequencies = frequencies
  }

  /// The words that `word` may stand for while each letter stands for what `domains` leaves it.
  ///
  /// Complexity: linear in the number of words with the pattern.
  public func matches(for word: CipherWord, in domains: Domains? = nil) -> Matches {
    let domains = domains ?? Domains(alphabet)
    switch source {
    case .english(let words): return words.matches(for: word, in: domains, frequencies)
    case .listed(let list): return matches(for: word, in: domains, among: list.words)
    case .asked(let source): return matches(for: word, in: domains, among: source.words)
    }
  }

  private func matches(
    for word: CipherWord, in domains: Domains,
    among words: (_ pattern: LetterPattern, _ apostrophes: [Int]) -> ListedWords
  ) -> Matches {
    let run = PatternRun.listed(words(word.pattern, word.apostrophes))
    return Matches(word, in: domains, stems: [Matches.Stem(run, word: word, ending: nil, in: domains)], frequencies)
  }

  /// Whether `word` itself is among the words.
  func lists(_ word: CipherWord, leastFrequency: Int = 0) -> Bool {
    var domains = Domains(alphabet)
    for letter in alphabet.letters(of: word.alphabet) { domains.fix(letter, as: letter) }
    return matches(for: word, in: domains).contains { $0.frequency >= leastFrequency }
  }

  /// The word that was typed: as it stands where its apostrophes leave some word to be found, else without them.
  public func word(entry: some StringProtocol) throws(CipherFault) -> CipherWord {
    let word = try CipherWord(entry: entry, of: alphabet)
    return word.apostrophes.isEmpty || !matches(for: word).isEmpty ? word : word.withoutApostrophes
  }

  /// The words that were typed, of which there is at least one: the parts of a hyphenated word are words.
  package func words(entry: some StringProtocol) throws(CipherFault) -> [CipherWord] {
    _ = try CipherWord(entry: entry, of: alphabet)
    let parts = entry.unicodeScalars.split { $0.joinsWords }
    // A part without letters is none.
    return parts.compactMap { try? word(entry: String(String.UnicodeScalarView($0))) }
  }

  /// Whether all words are at hand, so that to ask for one takes no time.
  var isListed: Bool { if case .asked = source { false } else { true } }

  /// Whether the words are English ones, of an index.
  package var isEnglish: Bool { if case .english = source { true } else { false } }
}

/// The words of English that are searched: an index in one spelling or in all, and names.
private struct EnglishWords: Sendable {
  let index: PatternIndex
  var names: PatternIndex?
  var spelling = EnglishSpelling.either
  let contractions = Contraction.all()

  func matches(for word: CipherWord, in domains: Domains, _ frequencies: LetterFrequencies) -> Matches {
    guard let apostrophe = word.apostrophes.first else {
      return Matches(word, in: domains, stems: stems(word.letters[...], ending: nil, in: domains), frequencies)
    }
    var stems: [Matches.Stem] = []
    if word.apostrophes.count == 1, apostrophe > 1, apostrophe == word.letters.count - 1, let s = CipherLetter("s") {
      let tail = word.letters[apostrophe]
      if domains[tail].contains(s) {
        var domains = domains
        domains.fix(tail, as: s)
        stems = self.stems(word.letters[..<apostrophe], ending: s, in: domains)
      }
    }
    let pattern = word.pattern
    let fitting = contractions.filter {
      $0.word.apostrophes == word.apostrophes && $0.pattern == pattern
        && zip(word.letters, $0.word.letters).allSatisfy { domains[$0].contains($1) }
    }
    return Matches(word, in: domains, stems: stems, frequencies, contractions: fitting)
  }

  private func stems(
    _ letters: ArraySlice<CipherLetter>, ending: CipherLetter?, in domains: Domains
  ) -> [Matches.Stem] {
    let word = CipherWord(Array(letters))
    let pattern = word.pattern
    func stem(_ run: WordRun, _ list: SearchedList) -> Matches.Stem {
      Matches.Stem(.indexed(run, list), word: word, ending: ending, in: domains)
    }
    let words = index.words(of: pattern)
    guard let names else { return [stem(words, .asCounted(spelling))] }
    return [stem(words, .knownFirst), stem(names.words(of: pattern), .names)]
  }
}

/// An English word that is written with an apostrophe before something else than the `s` of a noun.
struct Contraction: Sendable {
  let word: CipherWord

  /// The pattern of the word, which takes longer to find than to compare.
  let pattern: LetterPattern

  /// The word in lower case, with its apostrophes.
  let text: String

  /// A level as words of the index have one: between 90 for the first of the list and 40.
  let frequency: Int

  /// All of `Contractions`. What ends in `'s` is not among them: any noun can have that ending.
  static func all() -> [Contraction] {
    Contractions.words.enumerated().compactMap { place, text in
      guard let word = try? CipherWord(entry: text) else { return nil }
      return Contraction(word: word, pattern: word.pattern, text: text, frequency: max(90 - place / 2, 40))
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

  /// Whether the word is obscene. A search counts it; lists and hints leave it out.
  public private(set) var isObscene = false

  /// Whether people know it. Hints leave others out of their examples, too.
  private(set) var isKnown = true

  package private(set) var isName = false

  /// The mean frequency of its letters, in thousandths, rounded down.
  let letterFrequency: Int

  /// The score by which a list is sorted by frequency: four times the frequency level, plus the mean of the letters'
  /// frequencies in thousandths, rounded down.
  ///
  /// So a word twice as frequent is 24 ahead, and words that no count knows are told apart by their letters.
  public var score: Int { 4 * frequency + letterFrequency }
}

extension [Match] {
  /// The words in this order, without the obscene ones unless `all` are asked for.
  public func sorted(_ order: SortOrder, all: Bool = false) -> [Match] {
    let shown = all ? self : filter { !$0.isObscene }
    switch order {
    case .alphabetical:
      return shown.sorted { ($0.text.lowercased(), $0.text) < ($1.text.lowercased(), $1.text) }
    case .frequency:
      let scored = shown.map { ($0.score, $0) }
      return scored.sorted { left, right in
        left.0 == right.0 ? left.1.text < right.1.text : left.0 > right.0
      }.map { $0.1 }
    }
  }
}

/// How a list of words is sorted.
public enum SortOrder: String, CaseIterable, Sendable {
  /// Sorted by the text, apostrophes before letters, whatever its case.
  case alphabetical

  /// Sorted by `Match.score`, the highest first, those of one score in the order of the alphabet.
  case frequency
}
