import Lexicon

/// Weighs the last readings of a search by keywords. A reading whose key is made with a keyword is likelier than its
/// text alone tells. A keyword that nearly fits a reading suggests the reading that it fits exactly.
///
/// The evidence is a cost: how much less it takes to name the key with a keyword than to name its letters one by one.
struct KeywordEvidence {
  /// The readings by their whole cost.
  private(set) var pool: ReadingPool

  private let letters: [Int]
  private let kind: AlphabetKind?

  /// The simple ciphers that make some reading.
  private var simple: [SimpleReading] = []

  /// The keyword alphabets that make just what each reading says, with their evidence.
  private var explanations: [[UInt8]: [Explained]] = [:]

  private struct Explained {
    let alphabets: AlphabetPair
    let evidence: Int32
    let isListed: Bool
  }

  /// Weighs the readings of `pool`.
  ///
  /// - Parameters:
  ///   - counts: how often each cipher letter occurs in the text.
  ///   - simple: how many simple ciphers are tried.
  ///   - kind: the kind of alphabet that the puzzle is said to have.
  ///   - spelled: what letters cost in a word.
  init(
    _ pool: ReadingPool, _ matching: DomainMatching, counts: [Int], simple: Int, kind: AlphabetKind?,
    in list: KeywordList, spelled: ([CipherLetter]) -> Int32, textCost: (CipherKey) -> Int32
  ) {
    let letters = counts.indices.filter { counts[$0] > 0 }
    (self.pool, self.letters, self.kind) = (pool, letters, kind)
    if kind == nil, letters.count >= Self.fewestOfSimple {
      self.simple = SimpleReading.likeliest(
        counts, matching, most: simple, naming: Self.naming(letters.count), textCost: textCost)
    }
    defer { takeSimple() }
    guard letters.count >= Self.fewestLetters else { return }
    // Keywords leave letters in the order of the alphabet.
    let isKeyed =
      kind != nil
      || pool.found.prefix(Self.judged).contains { KeyPrior.order($0.key, letters: letters) > Self.leastOrder }
    if isKeyed {
      let search = KeywordSearch(
        pool, letters: letters, kind.map { [$0] } ?? AlphabetKind.allCases, in: list,
        capacity: kind == nil ? Self.alphabets : 4 * Self.alphabets)
      for alphabets in search.found { explain(alphabets, matching) }
      for found in pool.found.prefix(Self.decoded) {
        decode(found, kind.map { [$0] } ?? [.k1, .k2], in: list, spelled, matching)
      }
    } else {
      // The alphabets of K3 leave few letters in order, but what nearly makes the best reading is no chance.
      let search = KeywordSearch(
        ReadingPool(best: pool), letters: letters, [.k3], in: list, capacity: Self.alphabets, agreeing: Self.nearly)
      for alphabets in search.found { explain(alphabets, matching) }
    }
    if kind == nil, let best = pool.best { decode(best, [.k3], in: list, spelled, matching) }
    if kind == nil, explanations.isEmpty { return }
    var weighed = ReadingPool(letters: letters, capacity: ReadingPool.size)
    for found in pool.found {
      weigh(found.key, found.cost - KeyPrior.cost(found.key, letters: letters), into: &weighed)
    }
    let known = Set(pool.found.map { $0.reading })
    for (reading, explained) in explanations.ordered(by: { $0.key.lexicographicallyPrecedes($1.key) })
    where !known.contains(reading) {
      let key = explained[0].alphabets.key
      weigh(key, textCost(key), into: &weighed)
    }
    self.pool = weighed
  }

  /// Takes the readings of simple ciphers in that are likely at all.
  private mutating func takeSimple() {
    guard let best = pool.best?.cost else { return }
    var others = ReadingPool(letters: letters, capacity: ReadingPool.size)
    for found in simple {
      let key = found.cipher.key
      let order = max(0, KeyPrior.order(key, letters: letters) - KeyPrior.rarity)
      let cost = found.textCost + KeyPrior.custom(key, letters: letters) - max(order, found.evidence)
      if cost < best + Self.margin { others.insert(key, wholeCost: cost) }
    }
    if others.best != nil { _ = pool.merge(others, adding: 0) }
  }

  /// How much more a reading may cost than the best one to be kept, in parts of a nat.
  private static let margin: Int32 = 12 * 128
  private static let fewestOfSimple = 6

  /// Takes the alphabets in that are read off a key, unless a keyword of the list makes it.
  private mutating func decode(
    _ found: ReadingPool.Found, _ kinds: [AlphabetKind], in list: KeywordList, _ spelled: ([CipherLetter]) -> Int32,
    _ matching: DomainMatching
  ) {
    let isKnown = explanations[found.reading]?.contains { $0.isListed && $0.alphabets.kind != .k4 } ?? false
    if isKnown { return }
    for decoded in KeywordDecoding.alphabets(of: found.key, letters: letters, kinds, in: list, spelled: spelled) {
      explain(decoded.alphabets, unlisted: decoded.cost, matching)
    }
  }

  /// Takes alphabets in; `unlisted` is what it takes to name their keyword, nil for one of the list.
  private mutating func explain(_ alphabets: AlphabetPair, unlisted: Int32? = nil, _ matching: DomainMatching) {
    let key = alphabets.key
    guard letters.allSatisfy({ matching.permitted[$0] >> UInt32(key.plain[$0]) & 1 == 1 }) else { return }
    let reading = letters.map { key.plain[$0] }
    let others = explanations[reading] ?? []
    // Keywords of the same alphabet are one.
    guard !others.contains(where: { $0.alphabets.pairs == alphabets.pairs }) else { return }
    let evidence = evidence(
      for: alphabets, naming: unlisted ?? Self.listed * Int32(alphabets.kind == .k4 ? 2 : 1))
    explanations[reading] =
      (others + [Explained(alphabets: alphabets, evidence: evidence, isListed: unlisted == nil)])
      .ordered { $0.evidence > $1.evidence }
  }

  private func weigh(_ key: CipherKey, _ textCost: Int32, into pool: inout ReadingPool) {
    let order = KeyPrior.order(key, letters: letters) - (kind == nil ? KeyPrior.rarity : 0)
    let explained = explanations[letters.map { key.plain[$0] }]?.first?.evidence ?? 0
    pool.insert(key, wholeCost: textCost + KeyPrior.custom(key, letters: letters) - max(0, order, explained))
  }

  /// How much less it takes to name the keyword, its kind and its shift than to name the letters of the key.
  private func evidence(for alphabets: AlphabetPair, naming keywords: Int32) -> Int32 {
    let kind = kind == nil ? Self.rarity(of: alphabets.kind) : 0
    return Self.naming(letters.count) - Self.nats(CipherAlphabet.english.count) - kind - keywords
  }

  /// The cost of naming this number of different letters, one after the other.
  static func naming(_ count: Int) -> Int32 {
    (0..<count).reduce(0) { $0 + nats(CipherAlphabet.english.count - $1) }
  }

  /// The natural logarithm of 1 to 26, in parts of a nat.
  private static func nats(_ number: Int) -> Int32 { Int32(UnicityDistance.centibits[number] * 8872 / 10_000) }

  /// The keyword alphabets of a reading, where they are likelier than chance.
  func recognized(_ found: ReadingPool.Found) -> RecognizedKey? {
    let explained = explanations[found.reading] ?? []
    if let simple = simple.first(where: { $0.reading == found.reading }), simple.evidence > 0,
      simple.evidence >= explained.first?.evidence ?? 0
    {
      let other = ExponentialTable.ratio(Int(simple.evidence))
      return RecognizedKey(simple.cipher, confidence: min(99, 100 * 65_536 / (65_536 + other)))
    }
    guard let best = explained.first, best.evidence > 0 else { return nil }
    // A keyword that was read off the alphabet is the very one that letters in order speak for.
    let unlisted = best.isListed ? max(0, KeyPrior.order(found.key, letters: letters) - KeyPrior.rarity) : 0
    let evidence = explained.map { $0.evidence } + [0, unlisted]
    // Which words a keyword is made of, their frequencies tell less surely than a list does.
    let trust: Int32 = best.isListed ? 3 : 2
    let weights = evidence.map { ExponentialTable.ratio(Int((max(best.evidence, unlisted) - $0) * trust / 3)) }
    let percent = 100 * weights[0] / weights.reduce(0, +)
    return percent >= (best.isListed ? Self.leastPercent : Self.leastOfUnlisted)
      ? RecognizedKey(best.alphabets, confidence: min(best.isListed ? 99 : Self.mostUnlisted, percent)) : nil
  }

  /// The cost of a kind: one key in twenty is K1, one K2, one in thirty is K3, one in a hundred K4.
  private static func rarity(of kind: AlphabetKind) -> Int32 {
    switch kind {
    case .k1, .k2: 384
    case .k3: 448
    case .k4: 590
    }
  }

  /// The cost of a word of the list: one in thirty thousand.
  static let listed: Int32 = 1320

  private static let fewestLetters = 8
  /// How many of a hundred pairs a keyword has to make where no letters are in order.
  private static let nearly: Int32 = 75
  /// The least order of an alphabet with a keyword, in parts of a nat: nineteen of twenty random keys have less.
  private static let leastOrder: Int32 = -384
  /// The most alphabets that are looked at where the kind is not known.
  private static let alphabets = 48
  /// How many of the best readings tell whether there may be a keyword.
  private static let judged = 4
  /// How many of the best readings are looked at one by one.
  private static let decoded = 4
  /// A keyword that no list has is never called sure: one text alone speaks for it.
  private static let mostUnlisted = RecognizedKey.sure - 1
  /// The least confidence with which a keyword of the list is told, and one of no list.
  private static let leastPercent = 50
  private static let leastOfUnlisted = 75
}
