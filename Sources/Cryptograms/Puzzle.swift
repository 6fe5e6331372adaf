/// A cryptogram under a map: what each of its words may still be.
///
/// Made anew after every change of the map. Complexity: one search for each different word.
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

    /// What the word lists say of it.
    public let status: Status

    /// How many words still fit.
    public let count: Int

    /// Whether all its letters have a pair.
    public let isComplete: Bool
  }

  /// What the word lists have to say about a word of the puzzle.
  public enum Status: String, Hashable, Sendable {
    /// At least one word fits.
    case open

    /// Words have its pattern, but none fits any more.
    case contradicted

    /// It would fit no word even if no pair were known and nothing banned: a name, or another word of no list.
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
    let free = SubstitutionMap(forbidsItself: map.forbidsItself).domains
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
  public var lettersLeft: LatinLetterSet {
    cryptogram.lettersByCount.reduce(into: []) { if map[$1] == nil { $0.insert($1) } }
  }

  /// Whether every letter has its pair and no word is contradicted.
  public var isSolved: Bool { lettersLeft.isEmpty && contradicted.isEmpty }

  /// The text line by line, letters without a pair as full stops.
  public var solution: [String] { cryptogram.solution(by: map) }
}
