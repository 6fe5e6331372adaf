import Lexicon

/// The words that a word of a cryptogram may stand for. Each is made into a string only when it is asked for.
public struct Matches: RandomAccessCollection, Sendable {
  private let stems: [Stem]
  private let listed: [Contraction]
  private let firstPlaces: [(letter: LatinLetter, place: Int)]

  init(
    _ word: CipherWord, in domains: Domains, stems: [Stem],
    contractions: [Contraction] = []
  ) {
    self.stems = stems
    firstPlaces = word.firstPlaces
    listed = word.contractions(among: contractions, in: domains)
  }

  /// 0, the position of the first word.
  public var startIndex: Int { 0 }

  /// How many words there are.
  public var endIndex: Int { stems.reduce(listed.count) { $0 + $1.count } }

  /// The words of the list of contractions first, then those of the index from frequent to rare, then the names.
  public subscript(position: Int) -> Match {
    if position < listed.count {
      return Match(text: listed[position].text, frequency: listed[position].frequency, isObscene: false)
    }
    var place = position - listed.count
    for stem in stems {
      if place < stem.count { return stem.match(place) }
      place -= stem.count
    }
    preconditionFailure("no word has this position")
  }

  /// What each letter stands for in the words, in the order of the letters' first places.
  ///
  /// Complexity: linear in the number of words.
  var letters: [(cipher: LatinLetter, plain: LatinLetterSet)] {
    var plain = [LatinLetterSet](repeating: [], count: firstPlaces.count)
    forEach { place, letter, _ in plain[place].insert(LatinLetter(index: letter)) }
    return zip(firstPlaces, plain).map { ($0.letter, $1) }
  }

  /// The share of the words, weighted by how frequent they are, in which each letter stands for each plain letter.
  ///
  /// Complexity: linear in the number of words.
  var shares: [(cipher: LatinLetter, plain: [Double])] {
    var weights = [[UInt64]](repeating: [UInt64](repeating: 0, count: LatinLetter.count), count: firstPlaces.count)
    forEach { place, letter, weight in weights[place][letter] += weight }
    return zip(firstPlaces, weights).map { first, weights in
      let total = Double(weights.reduce(0, +))
      return (first.letter, weights.map { Double($0) / total })
    }
  }

  /// Visits the different letters of all words: which of the cipher letters, the plain letter, and the word's weight.
  @inline(__always)
  private func forEach(_ body: (_ cipher: Int, _ plain: Int, _ weight: UInt64) -> Void) {
    let places = firstPlaces.map(\.place)
    for entry in listed {
      let weight = WordWeight.of(frequency: entry.frequency)
      for (number, place) in places.enumerated() { body(number, entry.word.letters[place].index, weight) }
    }
    for stem in stems { stem.forEach(places, body) }
  }
}

extension CipherWord {
  /// The contractions with the same pattern and apostrophes whose letters are all possible.
  fileprivate func contractions(among all: [Contraction], in domains: Domains) -> [Contraction] {
    if apostrophes.isEmpty { return [] }
    let repetitions = repetitions
    return all.filter {
      $0.word.apostrophes == apostrophes && $0.repetitions == repetitions
        && zip(letters, $0.word.letters).allSatisfy { domains[$0].contains($1) }
    }
  }
}

/// How frequent words of a frequency level are, relative to each other.
enum WordWeight {
  /// 1000 at level 0, doubled with every six levels. Words that were never counted get half of that.
  static func of(frequency: Int) -> UInt64 {
    frequency == 0 ? 500 : sixthsOfDoubling[frequency % 6] << UInt64(frequency / 6)
  }

  private static let sixthsOfDoubling: [UInt64] = [1000, 1122, 1260, 1414, 1587, 1782]
}

extension Matches {
  /// Words of the index that fit, with `'s` behind them or nothing.
  struct Stem: Sendable {
    private let run: WordRun
    private let list: SearchedList
    private let ending: LatinLetter?

    /// Which words of the run fit.
    private let positions: [Int32]

    /// The words of `run`, which is of `list` and has the pattern of `word`, whose letters are all possible.
    init(_ run: WordRun, _ list: SearchedList, word: CipherWord, ending: LatinLetter?, in domains: Domains) {
      self.run = run
      self.list = list
      self.ending = ending
      let fitting: [Int32]
      if run.length == 1 {
        let letters = word.letters[0]
        fitting = run.indices.filter { domains[letters].allows(run[$0], in: run, at: $0) }.map(Int32.init)
      } else {
        fitting = Self.positions(in: run, Self.checks(word, domains))
      }
      switch list {
      case .asCounted(let spelling):
        positions = spelling.map { spelling in fitting.filter { run[Int($0)].isWord(in: spelling) } } ?? fitting
      case .knownFirst where ending != nil && run.length <= FunctionWords.longest:
        positions = fitting.filter { !FunctionWords.all.contains(run.text(Int($0))) }
      case .knownFirst, .names: positions = fitting
      }
    }

    var count: Int { positions.count }

    func match(_ position: Int) -> Match {
      let place = Int(positions[position])
      let word = run[place]
      let text = list == .names ? run.text(place).capitalizedFirst : run.text(place)
      return Match(
        text: ending.map { "\(text)'\($0.small)" } ?? text, frequency: frequency(of: word),
        isObscene: word.isObscene, isName: list == .names)
    }

    @inline(__always)
    private func frequency(of word: IndexedWord) -> Int {
      if list == .knownFirst, run.length <= 3, word.tier == .rare { return 0 }
      return ending == nil ? word.frequency : Swift.max(0, word.frequency - Contraction.levelsBelowNoun)
    }

    @inline(__always)
    func forEach(_ places: [Int], _ body: (_ cipher: Int, _ plain: Int, _ weight: UInt64) -> Void) {
      let length = run.length
      run.withLetters { letters in
        for position in positions {
          let start = Int(position) * length
          let weight = WordWeight.of(frequency: frequency(of: run[Int(position)]))
          for (number, place) in places.enumerated() {
            let letter = place < length ? Int(Swift.min(letters[start + place] &- 0x61, 25)) : ending?.index ?? 0
            body(number, letter, weight)
          }
        }
      }
    }

    /// The first places of the letters that are restricted, and what they may be; the most restricted ones first.
    private static func checks(_ word: CipherWord, _ domains: Domains) -> [(place: Int, letters: UInt32)] {
      word.firstPlaces.map { ($0.place, domains[$0.letter].rawValue) }
        .filter { $0.1 != LatinLetterSet.all.rawValue }
        .sorted { $0.1.nonzeroBitCount < $1.1.nonzeroBitCount }
    }

    private static func positions(in run: WordRun, _ checks: [(place: Int, letters: UInt32)]) -> [Int32] {
      if checks.isEmpty { return Array(0..<Int32(run.count)) }
      var positions: [Int32] = []
      let length = run.length
      run.withLetters { letters in
        var start = 0
        words: for position in 0..<Int32(run.count) {
          defer { start += length }
          for check in checks where check.letters >> UInt32(letters[start + check.place] &- 0x61) & 1 == 0 {
            continue words
          }
          positions.append(position)
        }
      }
      return positions
    }
  }
}

/// What the words of a stem are, and by what they are ranked.
enum SearchedList: Hashable, Sendable {
  /// The words of one spelling, or of both, as often as they were counted.
  case asCounted(EnglishSpelling?)

  /// The words of both spellings; short ones that few people know are ranked last.
  case knownFirst

  /// Names.
  case names
}

/// Words to which nobody adds `'s`. Those of *that's* and *who's* are not among them.
enum FunctionWords {
  static let longest = all.reduce(0) { max($0, $1.utf8.count) }

  static let all = Set(
    """
    a an the of to in on at by for from with and or but nor if than as so into onto upon over under about
    is are was were be been am being has have had having do does did shall can could would should might must
    not no my your his her our their its me us them him we you they these those very too also just only then
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

extension String {
  /// With a capital first.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension LatinLetterSet {
  /// Whether a word of one letter is among these and counted as a word.
  fileprivate func allows(_ word: IndexedWord, in run: WordRun, at position: Int) -> Bool {
    guard word.frequency > 0, let letter = run.text(position).first.flatMap(LatinLetter.init) else { return false }
    return contains(letter)
  }
}
