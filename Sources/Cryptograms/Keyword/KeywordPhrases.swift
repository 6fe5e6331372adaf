/// Reads the beginning of a keyed alphabet as words, of which the letters that were there before are left out.
struct KeywordPhrases {
  /// A keyword with what it takes to name it.
  struct Phrase {
    let words: [[CipherLetter]]
    let cost: Int32

    /// Whether no other words are nearly as likely.
    let isClear: Bool
  }

  /// How to come to some number of letters: what it takes, what it takes at least in another way, the last word and
  /// where it begins.
  private struct Way {
    var cost = Int32.max
    var other = Int32.max
    var word: [UInt8] = []
    var start = 0

    /// Takes in a way behind `before`, whose last word costs so much.
    mutating func take(_ word: [UInt8], from start: Int, behind before: Way, _ cost: Int32) {
      let whole = before.cost + cost
      let second = before.other == .max ? Int32.max : before.other + cost
      if whole < self.cost {
        self = Way(cost: whole, other: min(self.cost, second), word: word, start: start)
      } else {
        other = min(other, whole)
      }
    }
  }

  /// A word by its letters, with what it takes to name it.
  private struct Word {
    let letters: [UInt8]
    /// A bit for each letter.
    let mask: UInt32
    let cost: Int32
  }

  private var words: [Word] = []

  /// The words of `list` that have none but these letters, a bit for each.
  init(_ list: KeywordList, within letters: UInt32) {
    list.forEachWord(within: letters) { word, frequency in
      let mask = word.reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
      words.append(Word(letters: word, mask: mask, cost: Self.rarest - Self.level * Int32(frequency)))
    }
  }

  /// The letters of an alphabet of which a keyword may be made, a bit for each: the first `least`, which are not in
  /// order, and a few behind them.
  static func letters(of alphabet: [Int], least: Int) -> UInt32 {
    alphabet.prefix(least + 3).reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
  }

  /// The likeliest words that make an alphabet whose letters are in order behind the first `least`.
  func phrase(of alphabet: [Int], least: Int) -> Phrase? {
    // The cheapest way to each number of letters where more words follow, and to all of the keyword.
    var ways = [Way](repeating: Way(), count: alphabet.count + 1)
    var best = Way()
    ways[0].cost = 0
    var before: UInt32 = 0
    let letters = Self.letters(of: alphabet, least: least)
    let words = words.filter { $0.mask & ~letters == 0 }
    for start in alphabet.indices {
      let way = ways[start]
      for word in words where way.cost < .max {
        guard let place = end(of: word.letters, in: alphabet, from: start, before), place > start else { continue }
        ways[place].take(word.letters, from: start, behind: way, word.cost + Self.half)
        // Hardly a phrase ends with *the* or *of*.
        if place >= least {
          best.take(word.letters, from: start, behind: way, max(word.cost, Self.leastOfLast) + Self.half)
        }
      }
      before |= 1 << UInt32(alphabet[start])
    }
    if best.word.isEmpty { return nil }
    var phrase: [[CipherLetter]] = []
    var way = best
    while !way.word.isEmpty {
      phrase.insert(way.word.map { CipherLetter(index: Int($0)) }, at: 0)
      way = ways[way.start]
    }
    return Phrase(words: phrase, cost: best.cost, isClear: best.other > best.cost + Self.lead)
  }

  /// The place behind the letters of a word that begins at `start`, behind the letters `before`; nil where the alphabet
  /// has others.
  private func end(of word: [UInt8], in alphabet: [Int], from start: Int, _ before: UInt32) -> Int? {
    var (place, met) = (start, before)
    for letter in word where met >> UInt32(letter) & 1 == 0 {
      guard place < alphabet.count, alphabet[place] == Int(letter) else { return nil }
      met |= 1 << UInt32(letter)
      place += 1
    }
    return place
  }

  /// The cost of a word that is not frequent at all, by how much less one costs that is a level more frequent, and the
  /// least cost of the last word, as counted on crossword answers of several words.
  private static let rarest: Int32 = 1970
  private static let level: Int32 = 11
  private static let leastOfLast: Int32 = 1000
  /// By how much less the words cost that are clear.
  private static let lead: Int32 = 3 * 128
  /// The cost of one choice of two: whether another word follows.
  private static let half: Int32 = 89
}
