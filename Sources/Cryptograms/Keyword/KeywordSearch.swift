/// Finds the keyword alphabets that come nearest to the readings of a search.
///
/// All readings are held against a keyword at once: each pair of letters has a weight by how many of the readings have
/// it, and counts for the shift at which the two alphabets put it together.
struct KeywordSearch {
  /// A cipher letter and a plain letter that stand together in some readings.
  private struct Pull {
    let cipher: Int
    let plain: Int
    let weight: Int32
  }

  /// Keywords and a shift, with the weight of the pairs that agree with them.
  private struct Candidate {
    let fit: Int32
    let kind: AlphabetKind
    let keyword: KeywordList.Number
    /// The keyword of the plain alphabet of K4.
    var first: KeywordList.Number?
    let shift: Int
  }

  private let list: KeywordList
  private let pulls: [Pull]
  private let capacity: Int
  private var candidates: [Candidate] = []
  private var floor: Int32 = 0

  /// The alphabets, those with the best fit first.
  private(set) var found: [AlphabetPair] = []

  /// Finds at most `capacity` alphabets of these kinds, which make `agreeing` of a hundred of the likeliest pairs or
  /// more; `letters` are the cipher letters of the text.
  init(
    _ pool: ReadingPool, letters: [Int], _ kinds: [AlphabetKind], in list: KeywordList, capacity: Int,
    agreeing: Int32 = 0
  ) {
    self.list = list
    self.capacity = capacity
    let confidence = Confidence(pool, size: CipherAlphabet.english.count, letters: letters.count, language: .english)
    pulls = letters.flatMap { cipher in
      (0..<CipherAlphabet.english.count).compactMap { plain in
        let share = confidence.share(cipher, plain) / Self.leastShare
        let doublings = share.bitWidth - share.leadingZeroBitCount
        return doublings > 0 ? Pull(cipher: cipher, plain: plain, weight: Int32(doublings)) : nil
      }
    }
    // The fit of keywords that agree with the likeliest pair of every letter.
    let whole = letters.reduce(0) { sum, letter in
      sum + (pulls.filter { $0.cipher == letter }.map { $0.weight }.max() ?? 0)
    }
    floor = whole * agreeing / 100
    look(for: kinds.filter { $0 != .k4 }.map { Trial($0) })
    // Where one keyword explains all, two are not asked for.
    if kinds.contains(.k4), let best = pool.best, whole > candidates.first?.fit ?? 0 {
      look(
        for: plainKeywords(of: best.key, letters: letters).map {
          Trial(.k4, first: $0, plain: list.alphabet($0))
        })
    }
    found = candidates.map { candidate in
      let keyword = list.alphabet(candidate.keyword)
      guard let first = candidate.first else {
        return AlphabetPair(candidate.kind, keyword: keyword, shift: candidate.shift)
      }
      return AlphabetPair(.k4, keyword: list.alphabet(first), other: keyword, shift: candidate.shift)
    }
  }

  /// A kind of alphabet to be tried with every keyword.
  private struct Trial {
    let kind: AlphabetKind
    /// The keyword of the plain alphabet of K4.
    let first: KeywordList.Number?
    /// The place of each letter in the plain alphabet, where the keyword does not make it.
    let plain: KeywordList.Places

    init(_ kind: AlphabetKind, first: KeywordList.Number? = nil, plain: KeyedAlphabet = .straight) {
      (self.kind, self.first) = (kind, first)
      let places = plain.places
      self.plain = KeywordList.Places { UInt8(places[$0]) }
    }
  }

  private mutating func look(for trials: [Trial]) {
    if trials.isEmpty { return }
    let (list, pulls) = (list, pulls)
    list.forEach { number, places in
      for trial in trials {
        var fits = InlineArray<26, Int32>(repeating: 0)
        for pull in pulls {
          let over = trial.kind == .k1 || trial.kind == .k3 ? Int(places[pull.plain]) : Int(trial.plain[pull.plain])
          let under = trial.kind == .k1 ? pull.cipher : Int(places[pull.cipher])
          let shift = under &- over
          fits[shift < 0 ? shift &+ 26 : shift] &+= pull.weight
        }
        // A shift of nothing leaves K3 without a cipher.
        for shift in (trial.kind == .k3 ? 1 : 0)..<26 where fits[shift] > leastFit {
          insert(Candidate(fit: fits[shift], kind: trial.kind, keyword: number, first: trial.first, shift: shift))
        }
      }
    }
  }

  private var leastFit: Int32 { candidates.count < capacity ? floor : candidates[capacity - 1].fit }

  private mutating func insert(_ candidate: Candidate) {
    candidates.insert(candidate, at: candidates.lastIndex { $0.fit >= candidate.fit }.map { $0 + 1 } ?? 0)
    if candidates.count > capacity { candidates.removeLast() }
  }

  /// The keywords of the plain alphabet under which the cipher letters of a key follow each other best.
  private func plainKeywords(of key: CipherKey, letters: [Int]) -> [KeywordList.Number] {
    var best: [(order: Int32, number: KeywordList.Number)] = []
    var row = [Int](repeating: -1, count: CipherAlphabet.english.count)
    list.forEach { number, places in
      for place in row.indices { row[place] = -1 }
      for cipher in letters { row[Int(places[Int(key.plain[cipher])])] = cipher }
      let order = KeyPrior.order(row)
      guard order > (best.count < Self.plainKeywords ? Self.leastOrder : best[best.count - 1].order) else { return }
      best.insert((order, number), at: best.firstIndex { $0.order < order } ?? best.endIndex)
      if best.count > Self.plainKeywords { best.removeLast() }
    }
    return best.map { $0.number }
  }

  /// How many plain alphabets of K4 are tried with all cipher alphabets.
  private static let plainKeywords = 6
  /// The least order of a plain alphabet of K4, in parts of a nat.
  private static let leastOrder: Int32 = 640

  /// The least share of all readings that a pair needs to count at all, in parts of ten thousand; each doubling counts
  /// one.
  private static let leastShare = 5
}
