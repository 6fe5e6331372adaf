import Lexicon

extension Matches {
  /// Words of the index that fit, with `'s` behind them or nothing.
  struct Stem: Sendable {
    private let run: WordRun
    private let ending: LatinLetter?

    /// Which words of the run fit.
    private let positions: [Int32]

    /// Those of `run`, the words with the pattern of `word`, whose letters are all possible.
    init(_ run: WordRun, word: CipherWord, ending: LatinLetter?, in domains: Domains) {
      self.run = run
      self.ending = ending
      if run.length == 1 {
        let letters = word.letters[0]
        positions = run.indices.filter { domains[letters].allows(run[$0], in: run, at: $0) }.map(Int32.init)
      } else {
        positions = Self.positions(in: run, Self.checks(word, domains))
      }
    }

    var count: Int { positions.count }

    func match(_ position: Int) -> Match {
      let place = Int(positions[position])
      let word = run[place]
      let text = run.text(place)
      guard let ending else { return Match(text: text, frequency: word.frequency, isObscene: word.isObscene) }
      return Match(
        text: "\(text)'\(ending.small)", frequency: Swift.max(0, word.frequency - Contraction.levelsBelowNoun),
        isObscene: word.isObscene)
    }

    @inline(__always)
    func forEach(_ places: [Int], _ body: (_ cipher: Int, _ plain: Int, _ weight: UInt64) -> Void) {
      let length = run.length
      run.withLetters { letters in
        for position in positions {
          let start = Int(position) * length
          let frequency = run[Int(position)].frequency
          let level = ending == nil ? frequency : Swift.max(0, frequency - Contraction.levelsBelowNoun)
          let weight = WordWeight.of(frequency: level)
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

extension LatinLetterSet {
  /// Whether a word of one letter is among these and counted as a word.
  fileprivate func allows(_ word: IndexedWord, in run: WordRun, at position: Int) -> Bool {
    guard word.frequency > 0, let letter = run.text(position).first.flatMap(LatinLetter.init) else { return false }
    return contains(letter)
  }
}
