import Lexicon

/// Lays out the bytes of a language model. What a part looks like is told by the type that reads it.
package struct LanguageModelPacking {
  /// A word with what it costs, in parts of a nat.
  package struct Word {
    let spelling: [UInt8]
    let cost: Int
    let backoff: Int

    /// - Parameters:
    ///   - spelling: symbols, as `Symbol` tells.
    ///   - cost: what it costs in any context.
    ///   - backoff: what it adds, as a context, to the cost of a word that has not been seen after it.
    package init(spelling: [UInt8], cost: Int, backoff: Int) {
      (self.spelling, self.cost, self.backoff) = (spelling, cost, backoff)
    }
  }

  /// A word that has been seen after another one; the first is nil for the beginning of a stretch of text.
  package struct Pair {
    let first: Int?
    let second: Int?
    let cost: Int

    /// - Parameters:
    ///   - first: the place of the first word among the words, or nil.
    ///   - second: the place of the second one, or nil for the end of a stretch.
    ///   - cost: what the second costs after the first.
    package init(first: Int?, second: Int?, cost: Int) { (self.first, self.second, self.cost) = (first, second, cost) }
  }

  /// The finished model.
  package let bytes: [UInt8]

  /// - Parameters:
  ///   - startBackoff: what the beginning of a stretch adds to the cost of a word not seen there.
  ///   - endCost: what the end of a stretch costs after a word not seen there.
  ///   - spelling: the steps for each run of four symbols.
  ///   - runs: the steps for each run of five letters.
  package init(words: [Word], pairs: [Pair], startBackoff: Int, endCost: Int, spelling: [UInt8], runs: [UInt8]) {
    let slots = words.count * 10 / 7 + 1
    var table = [UInt64](repeating: 0, count: slots)
    var numbers: [Int32] = []
    for word in words {
      let hash = WordTable.hash(word.spelling)
      var slot = Int(WordTable.slot(hash, slots: UInt32(slots)))
      while table[slot] != 0 { slot = (slot + 1) % slots }
      table[slot] =
        UInt64(UInt32(truncatingIfNeeded: hash) | 1) | UInt64(Self.clamped(word.cost, 0xFFFF)) << 32
        | UInt64(Self.clamped(word.backoff, 0xFFFF)) << 48
      numbers.append(Int32(slot))
    }
    let parts = [
      Self.part(
        header: UInt64(Self.clamped(startBackoff, 0xFFFF)) | UInt64(Self.clamped(endCost, 0xFFFF)) << 16, table),
      Self.part(header: 0, Self.pairs(pairs, numbers, start: Int32(slots))),
      Self.part(header: 0, spelling),
      Self.part(header: 0, runs),
    ]
    bytes = CheckedContainer.packed(parts, as: LanguageModel.format)
  }

  private static func pairs(_ pairs: [Pair], _ numbers: [Int32], start: Int32) -> [UInt32] {
    // An even number, so that nothing has to be added to come to a multiple of eight bytes.
    let slots = (pairs.count * 5 / 8 + 1) * 2
    var table = [UInt32](repeating: PairTable.empty, count: slots)
    for pair in pairs {
      let hash = PairTable.hash(
        pair.first.map { numbers[$0] } ?? start, pair.second.map { numbers[$0] } ?? start + 1)
      var slot = Int(WordTable.slot(hash, slots: UInt32(slots)))
      while table[slot] != PairTable.empty { slot = (slot + 1) % slots }
      let cost = clamped(pair.cost, Int(PairTable.highestCost))
      table[slot] = UInt32(truncatingIfNeeded: hash) & 0xFFFF_F000 | UInt32(cost)
    }
    return table
  }

  private static func clamped(_ number: Int, _ highest: Int) -> Int { min(max(number, 0), highest) }

  private static func part(header: UInt64, _ numbers: [some FixedWidthInteger & UnsignedInteger]) -> [UInt8] {
    var part: [UInt8] = []
    part.append(header)
    for number in numbers { part.append(number) }
    return part.padded
  }
}
