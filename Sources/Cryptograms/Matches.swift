import Lexicon

/// The words that a word of a cryptogram may stand for. Each is made into a string only when it is asked for.
public struct Matches: RandomAccessCollection, Sendable {
  private let stems: [Stem]
  private let listed: [Contraction]
  private let firstPlaces: [(letter: CipherLetter, place: Int)]
  private let frequencies: LetterFrequencies
  private let alphabet: CipherAlphabet

  init(
    _ word: CipherWord, in domains: Domains, stems: [Stem], _ frequencies: LetterFrequencies,
    contractions: [Contraction] = []
  ) {
    self.stems = stems
    self.frequencies = frequencies
    alphabet = domains.alphabet
    firstPlaces = word.firstPlaces
    listed = contractions
  }

  /// 0, the position of the first word.
  public var startIndex: Int { 0 }

  /// How many words there are.
  public var endIndex: Int { stems.reduce(listed.count) { $0 + $1.count } }

  /// The words of the list of contractions first, then those of the index from frequent to rare, then the names.
  public subscript(position: Int) -> Match {
    if position < listed.count {
      let entry = listed[position]
      let places = entry.word.letters.map { UInt8($0.index) }
      return Match(text: entry.text, frequency: entry.frequency, letterFrequency: frequencies.mean(of: places))
    }
    var place = position - listed.count
    for stem in stems {
      if place < stem.count { return stem.match(place, frequencies) }
      place -= stem.count
    }
    preconditionFailure("no word has this position")
  }

  /// The plain letters of each letter in the words, in the order of the letters' first places.
  ///
  /// Complexity: linear in the number of words.
  var letters: [(cipher: CipherLetter, plain: CipherLetterSet)] {
    var plain = [CipherLetterSet](repeating: [], count: firstPlaces.count)
    forEach { place, letter, _ in plain[place].formUnion(CipherLetterSet(rawValue: 1 << UInt64(letter))) }
    return zip(firstPlaces, plain).map { ($0.letter, $1) }
  }

  /// The share of the words, weighted by how frequent they are, in which each letter stands for each plain letter.
  ///
  /// Complexity: linear in the number of words.
  var shares: [(cipher: CipherLetter, plain: [Double])] {
    var weights = [[UInt64]](repeating: [UInt64](repeating: 0, count: alphabet.count), count: firstPlaces.count)
    forEach { place, letter, weight in weights[place][letter] += weight }
    return zip(firstPlaces, weights).map { first, weights in
      let total = Double(weights.reduce(0, +))
      return (first.letter, weights.map { Double($0) / total })
    }
  }

  /// Visits the different letters of all words: which of the cipher letters, the plain letter, and the word's weight.
  @inline(__always)
  private func forEach(_ body: (_ cipher: Int, _ plain: Int, _ weight: UInt64) -> Void) {
    let places = firstPlaces.map { $0.place }
    for entry in listed {
      let weight = WordWeight.of(frequency: entry.frequency)
      for (number, place) in places.enumerated() { body(number, entry.word.letters[place].index, weight) }
    }
    for stem in stems { stem.forEach(places, body) }
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
  /// Words that fit, with `'s` behind them or nothing.
  struct Stem: Sendable {
    private let run: PatternRun
    private let ending: CipherLetter?

    /// Which words of the run fit.
    private let positions: [Int32]

    /// The words of `run`, which have the pattern of `word`, whose letters are all possible.
    init(_ run: PatternRun, word: CipherWord, ending: CipherLetter?, in domains: Domains) {
      self.run = run
      self.ending = ending
      positions = Self.positions(in: run, Self.checks(word, domains)).filter {
        run.isWanted(Int($0), isNoun: ending != nil) && (run.length > 1 || run.isCounted(Int($0)))
      }
    }

    var count: Int { positions.count }

    func match(_ position: Int, _ frequencies: LetterFrequencies) -> Match {
      let place = Int(positions[position])
      let text = run.text(place)
      let letters = run.withLetters { letters, first in
        (place * run.length..<(place + 1) * run.length).map { letters[$0] &- first }
          + (ending.map { [UInt8($0.index)] } ?? [])
      }
      return Match(
        text: ending.map { "\(text)'\($0.small)" } ?? text, frequency: frequency(place),
        isObscene: run.isObscene(place), isKnown: run.isKnown(place), isName: run.isOfNames,
        letterFrequency: frequencies.mean(of: letters))
    }

    @inline(__always)
    private func frequency(_ place: Int) -> Int {
      let frequency = run.frequency(place)
      return ending == nil ? frequency : Swift.max(0, frequency - Contraction.levelsBelowNoun)
    }

    @inline(__always)
    func forEach(_ places: [Int], _ body: (_ cipher: Int, _ plain: Int, _ weight: UInt64) -> Void) {
      let length = run.length
      // The letters of a damaged index are kept within the alphabet.
      let last: UInt8 = if case .indexed = run { 25 } else { 35 }
      run.withLetters { letters, first in
        for position in positions {
          let start = Int(position) * length
          let weight = WordWeight.of(frequency: frequency(Int(position)))
          for (number, place) in places.enumerated() {
            let letter = place < length ? Int(Swift.min(letters[start + place] &- first, last)) : ending?.index ?? 0
            body(number, letter, weight)
          }
        }
      }
    }

    /// The first places of the letters that are restricted, and what they may be; the most restricted ones first.
    private static func checks(_ word: CipherWord, _ domains: Domains) -> [(place: Int, letters: UInt64)] {
      word.firstPlaces.map { ($0.place, domains[$0.letter].rawValue) }
        .filter { $0.1 != domains.alphabet.all.rawValue }
        .sorted { $0.1.nonzeroBitCount < $1.1.nonzeroBitCount }
    }

    private static func positions(in run: PatternRun, _ checks: [(place: Int, letters: UInt64)]) -> [Int32] {
      if checks.isEmpty { return Array(0..<Int32(run.count)) }
      var positions: [Int32] = []
      let length = run.length
      run.withLetters { letters, first in
        var start = 0
        words: for position in 0..<Int32(run.count) {
          defer { start += length }
          for check in checks where check.letters >> UInt64(letters[start + check.place] &- first) & 1 == 0 {
            continue words
          }
          positions.append(position)
        }
      }
      return positions
    }
  }
}
