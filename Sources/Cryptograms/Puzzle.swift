/// A cryptogram under a map: what each of its words may still be.
///
/// Make a new value after every change of the map. Complexity: one search for each different word.
///
/// ```swift
/// let puzzle = Puzzle(try Cryptogram("GSV XZG"), under: try SubstitutionMap("G=T"), search: search)
/// print(puzzle.solution)  // ["t.. ..t"]
/// print(puzzle.hint(.letter)?.description ?? "solved")
/// ```
public struct Puzzle: Sendable {
  /// The text and its words.
  public let cryptogram: Cryptogram

  /// What is known of its letters.
  public let map: SubstitutionMap

  /// What each cipher letter may still stand for, as far as the map tells.
  public let domains: Domains

  /// The different words in the order in which they first occur.
  public let words: [Word]

  let search: PatternSearch

  /// A word of the puzzle, and how many words it may stand for.
  public struct Word: Hashable, Sendable {
    /// The word as it is written.
    public let cipher: CipherWord

    /// How often it occurs.
    public let occurrences: Int

    /// Whether any word of the lists fits.
    public let status: Status

    /// How many words still fit.
    public let count: Int

    /// Whether all its letters have a pair.
    public let isComplete: Bool
  }

  /// Whether any word of the lists fits a word of the puzzle.
  public enum Status: String, Hashable, Sendable {
    /// At least one word fits.
    case open

    /// Words have its pattern, but none fits any more.
    case contradicted

    /// No word fits even an empty map: it is a name, or another word that no list has.
    case unknown

    /// It is marked as a name, or was set aside, and no word is looked for.
    case name
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
    let free = SubstitutionMap(map.alphabet, forbidsItself: map.forbidsItself).domains
    self.domains = domains
    words = cryptogram.words.map { word in
      let isName = word.isName != names.contains(word.cipher)
      let count = isName ? 0 : search.matches(for: word.cipher, in: domains).count
      let status: Status =
        if isName {
          .name
        } else if count > 0 {
          .open
        } else {
          search.matches(for: word.cipher, in: free).isEmpty ? .unknown : .contradicted
        }
      return Word(
        cipher: word.cipher, occurrences: word.occurrences, status: status, count: count,
        isComplete: word.cipher.letters.allSatisfy { map[$0] != nil })
    }
  }

  /// The words that `word` may still stand for.
  public func matches(for word: CipherWord) -> Matches { search.matches(for: word, in: domains) }

  /// The words that are looked for and have letters without a pair, the most constrained first; of equally constrained
  /// ones the longest, then in the order of the text.
  public var mostConstrained: [Word] {
    let open = words.filter { $0.status == .open && !$0.isComplete }.enumerated()
    return open.sorted { left, right in
      (left.1.count, right.1.cipher.letters.count, left.0) < (right.1.count, left.1.cipher.letters.count, right.0)
    }.map(\.1)
  }

  /// The words that no word fits any more; `blame(for:)` tells why.
  public var contradicted: [Word] { words.filter { $0.status == .contradicted } }

  /// Letters of the text that have no pair.
  public var lettersLeft: CipherLetterSet {
    cryptogram.lettersByCount.reduce(into: []) { if map[$1] == nil { $0.insert($1) } }
  }

  /// Whether every letter has its pair and no word is contradicted.
  public var isSolved: Bool { lettersLeft.isEmpty && contradicted.isEmpty }

  /// The text line by line, letters without a pair as full stops.
  public var solution: [String] { cryptogram.solution(by: map) }
}

extension Puzzle {
  /// The smallest reason why no word fits `word`: pairs and bans without any one of which some word would fit. Empty if
  /// a word fits, or if none would fit even an empty map.
  ///
  /// Bans, then locked pairs, are blamed only where the others do not suffice. Complexity: a search for each pair and
  /// ban.
  public func blame(for word: CipherWord) -> [Assumption] {
    blame { search.matches(for: word, in: $0).isEmpty }
  }

  /// Assumptions of the map under which `isWrong` holds, such that it does not hold without any one of them.
  func blame(_ isWrong: (Domains) -> Bool) -> [Assumption] {
    let domains = { Domains($0, map.alphabet, forbidsItself: map.forbidsItself) }
    // The loop drops from the end, so that bans and locked pairs are blamed last.
    let locked = map.pairs.filter { map.locked.contains($0.cipher) }
    let free = map.pairs.filter { !map.locked.contains($0.cipher) }
    var blamed = (free + locked).map(Assumption.pair) + map.bans.map(Assumption.ban)
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
