import Lexicon

/// A cryptogram under a map: what each of its words may still be.
///
/// Make a new value after every change of the map. Complexity: one search for each different word, and one reading of
/// the whole text where a word fits no list any more or every letter has its pair.
///
/// ```swift
/// let puzzle = Puzzle(try Cryptogram("GSV XZG"), under: try SubstitutionMap("G=T"), search: search)
/// print(puzzle.solution)  // ["t.. ..t"]
/// print(puzzle.hint(.letter)?.description ?? "solved")
/// ```
public struct Puzzle: Sendable {
  /// The text and its words.
  public let cryptogram: Cryptogram

  /// The known pairs of its letters.
  public let map: SubstitutionMap

  /// The plain letters that the map leaves for each cipher letter.
  public let domains: Domains

  /// The different words in the order in which they first occur.
  public let words: [Word]

  package let completion: Completion

  package let search: PatternSearch

  /// A word of the puzzle, and how many words it may stand for.
  public struct Word: Hashable, Sendable {
    /// The word as it is written.
    public let cipher: CipherWord

    package let occurrences: Int

    /// Whether any word of the lists fits.
    public fileprivate(set) var status: Status

    /// How many words still fit.
    public let count: Int

    package let isComplete: Bool
  }

  /// Whether any word of the lists fits a word of the puzzle.
  public enum Status: String, Hashable, Sendable {
    /// At least one word fits.
    case open

    /// Words have its pattern, but none fits any more.
    case contradicted

    /// None fits any more, and the reading of the whole text has the same letters: no list has the word.
    case unlisted

    /// No word fits even an empty map: it is a name, or another word that no list has.
    case unknown

    /// The word is marked as a name, or was set aside, and no words are looked for.
    case name

    /// The word is a group of letters, since the spaces part no words.
    case group
  }

  /// How far a solution has come.
  package enum Completion: String, Hashable, Sendable {
    /// Letters have no pair, or words are contradicted.
    case open

    /// Every letter has its pair, but the text does not read as language, or it reads better in another way; where no
    /// solver is asked, some word is in no list.
    case paired

    /// Every letter has its pair, and the text reads as language, but other readings are about as likely.
    case readable

    /// Every letter has its pair, and there is no other likely reading; where no solver is asked, all words are listed.
    case solved
  }

  /// Holds every word of `cryptogram` against `map`, by the words that `search` finds.
  ///
  /// Words in `names` are set aside, but for those that the text marks as names, which are taken back in.
  public init(
    _ cryptogram: Cryptogram, under map: SubstitutionMap, names: Set<CipherWord> = [], search: PatternSearch
  ) {
    self.cryptogram = cryptogram
    self.map = map
    self.search = search
    let domains = map.domains
    self.domains = domains
    let words = cryptogram.words.map { word in
      let isName = word.isName != names.contains(word.cipher)
      let isLookedFor = !isName && cryptogram.partsWords != false
      let count = isLookedFor ? search.matches(for: word.cipher, in: domains).count : 0
      let status: Status =
        if isName {
          .name
        } else if !isLookedFor {
          .group
        } else if count > 0 {
          .open
        } else {
          search.matches(for: word.cipher, in: map.blank.domains).isEmpty ? .unknown : .contradicted
        }
      return Word(
        cipher: word.cipher, occurrences: word.occurrences, status: status, count: count,
        isComplete: word.cipher.letters.allSatisfy { map[$0] != nil })
    }
    let isComplete = cryptogram.lettersByCount.allSatisfy { map[$0] != nil }
    let isContradicted = words.contains { $0.status == .contradicted }
    if isComplete || isContradicted, let belief = Belief(search.reading(cryptogram, map.blank), map.alphabet) {
      self.words = words.map { $0.held(against: belief, under: map, search) }
      completion = isComplete ? belief.completion(of: map) : .open
    } else {
      self.words = words
      let isProven = words.allSatisfy { $0.status == .open }
      completion = !isComplete || isContradicted ? .open : isProven ? .solved : .paired
    }
  }

  /// How the solver reads the whole text, whatever a person has settled; nil where there is none to ask.
  var belief: Belief? { Belief(search.reading(cryptogram, map.blank), map.alphabet) }

  /// The words that `word` may still stand for.
  public func matches(for word: CipherWord) -> Matches { search.matches(for: word, in: domains) }

  /// The words that are looked for and have letters without a pair, the most constrained first; of equally constrained
  /// ones the longest, then in the order of the text.
  package var mostConstrained: [Word] {
    words.filter { $0.status == .open && !$0.isComplete }.ordered { left, right in
      (left.count, right.cipher.letters.count) < (right.count, left.cipher.letters.count)
    }
  }

  /// The words that no word fits any more, and whose blame tells why.
  package var contradicted: [Word] { words.filter { $0.status == .contradicted } }

  /// Letters of the text that have no pair.
  package var lettersLeft: CipherLetterSet {
    cryptogram.lettersByCount.reduce(into: []) { if map[$1] == nil { $0.insert($1) } }
  }

  /// Whether every letter has its pair, and no other reading is likely.
  package var isSolved: Bool { completion == .solved }

  /// The text line by line, letters without a pair as full stops.
  public var solution: [String] { cryptogram.solution(by: map) }
}

extension Puzzle {
  /// The pairs of a map held against the solver's own reading of the text.
  package struct Comparison: Hashable, Sendable {
    /// How many letters of the text have a pair.
    package let entered: Int

    /// How many of them the reading has otherwise.
    package let different: Int

    /// The language in which the text was read, where what it costs was measured.
    package let language: MeasuredLanguage?

    /// Whether nothing tells that the text does not read as language.
    package let readsAsLanguage: Bool

    /// Whether every letter of the reading is certain.
    package let isSure: Bool
  }

  /// How the pairs of the map compare with the solver's own reading; nil where there is no solver to ask.
  package var comparison: Comparison? {
    guard let belief else { return nil }
    let entered = cryptogram.lettersByCount.filter { map[$0] != nil }
    return Comparison(
      entered: entered.count, different: entered.count { belief[$0]?.plain != map[$0] },
      language: belief.solution.language, readsAsLanguage: belief.readsAsLanguage,
      isSure: cryptogram.lettersByCount.allSatisfy { belief.isCertain(of: $0, belief[$0]?.plain) })
  }

  /// The smallest reason why no word fits `word`: pairs and bans without any one of which some word would fit. Empty if
  /// a word fits, or if none would fit even an empty map.
  ///
  /// Bans, then locked pairs, are blamed only where the others do not suffice. Complexity: a search for each pair and
  /// ban.
  package func blame(for word: CipherWord) -> [Assumption] {
    blame { search.matches(for: word, in: $0).isEmpty }
  }

  /// Whether one of what is blamed for `word` must be wrong; otherwise it may also be that no list has the word.
  package func isCertain(_ blamed: [Assumption], for word: CipherWord) -> Bool {
    guard let belief, !belief.solution.isMisspelled else { return false }
    return blamed.contains { belief.denies($0, least: Belief.certain) }
      && !search.matches(for: word, in: belief.domains).isEmpty
  }

  /// Assumptions of the map under which `isWrong` holds, such that it does not hold without any one of them.
  func blame(_ isWrong: (Domains) -> Bool) -> [Assumption] {
    let domains = { Domains($0, map.alphabet, forbidsItself: map.forbidsItself) }
    // The loop drops from the end, so that bans and locked pairs are blamed last.
    var blamed = map.assumptions
    guard isWrong(domains(blamed)), !isWrong(domains([])) else { return [] }
    for assumption in blamed.reversed() {
      let others = blamed.filter { $0 != assumption }
      if isWrong(domains(others)) { blamed = others }
    }
    return blamed
  }
}

/// Thrown where no dictionary word is left for a word.
struct NoWordLeft: Error {
  let word: CipherWord
}

extension Puzzle {
  /// `domains` restricted to the plain letters that every word allows, repeated until nothing changes.
  ///
  /// This is arc consistency between words and letters. A plain letter that is known is taken from all other letters.
  func narrowed(_ domains: Domains, by words: [CipherWord]) throws(NoWordLeft) -> Domains {
    var domains = domains
    var waiting = words
    while !waiting.isEmpty {
      var changed: CipherLetterSet = []
      for word in waiting {
        let matches = search.matches(for: word, in: domains)
        if matches.isEmpty { throw NoWordLeft(word: word) }
        for (cipher, plain) in matches.letters where domains[cipher] != plain {
          let before = domains
          domains.restrict(cipher, to: plain)
          for letter in domains.alphabet.letters where domains[letter] != before[letter] {
            changed.insert(letter)
          }
        }
      }
      waiting = words.filter { !$0.alphabet.isDisjoint(with: changed) }
    }
    return domains
  }
}

extension Puzzle.Word {
  /// The word with its status, where it is contradicted, held against a reading of the whole text.
  ///
  /// Where no word fits even the pairs and bans that the reading agrees with, no list has the word.
  fileprivate func held(against belief: Belief, under map: SubstitutionMap, _ search: PatternSearch) -> Puzzle.Word {
    guard status == .contradicted else { return self }
    let plain = cipher.letters.compactMap { map[$0] }
    let isRespelled = plain.count == cipher.letters.count && Misspelling.isOne(plain, in: search)
    let agreed = map.assumptions.filter { !belief.denies($0) }
    let isListed = !search.matches(for: cipher, in: Domains(agreed, map.alphabet, forbidsItself: map.forbidsItself))
      .isEmpty
    var word = self
    word.status = !belief.solution.partsWords ? .group : isListed && !isRespelled ? .contradicted : .unlisted
    return word
  }
}

extension SubstitutionMap {
  /// All that it says, in the order in which it is to be blamed: pairs, then locked ones, then bans.
  var assumptions: [Assumption] {
    let locked = pairs.filter { self.locked.contains($0.cipher) }
    let free = pairs.filter { !self.locked.contains($0.cipher) }
    return (free + locked).map(Assumption.pair) + bans.map(Assumption.ban)
  }
}
