import Lexicon

/// The words that a word of a cryptogram may stand for, made into strings one at a time.
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

  /// The words of the list of contractions first, then those of the index from frequent to rare.
  public subscript(position: Int) -> Match {
    if position < listed.count {
      return Match(text: listed[position].text, frequency: listed[position].frequency, isObscene: false)
    }
    return stems[0].match(position - listed.count)
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
  /// Those with the same pattern and apostrophes, and with letters that are possible.
  fileprivate func contractions(among all: [Contraction], in domains: Domains) -> [Contraction] {
    if apostrophes.isEmpty { return [] }
    let repetitions = repetitions
    return all.filter {
      $0.word.apostrophes == apostrophes && $0.repetitions == repetitions
        && zip(letters, $0.word.letters).allSatisfy { domains[$0].contains($1) }
    }
  }
}

/// How often words of a level are counted, in relation to each other.
enum WordWeight {
  /// A thousand doubles with every six levels; words that were never counted have half of what level 0 would have.
  static func of(frequency: Int) -> UInt64 {
    frequency == 0 ? 500 : sixthsOfDoubling[frequency % 6] << UInt64(frequency / 6)
  }

  private static let sixthsOfDoubling: [UInt64] = [1000, 1122, 1260, 1414, 1587, 1782]
}
