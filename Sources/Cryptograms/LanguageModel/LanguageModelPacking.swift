package import Lexicon

/// Lays out the bytes of a language model. What a part looks like is told by the type that reads it.
package struct LanguageModelPacking {
  /// A word with what it costs, in parts of a nat.
  package struct Word {
    /// Symbols, as `CipherAlphabet.spelling(of:)` has them.
    package let spelling: [UInt8]

    /// The cost in any context.
    package let cost: Int

    /// The cost that it adds, as a context, to a word that has not been seen after it.
    let backoff: Int

    package init(spelling: [UInt8], cost: Int, backoff: Int) {
      (self.spelling, self.cost, self.backoff) = (spelling, cost, backoff)
    }
  }

  /// A word that has been seen after another one, by their places among the words; nil stands for the beginning and the
  /// end of a stretch of text.
  package struct Pair {
    let first: Int?
    let second: Int?

    /// The cost of the second after the first.
    package let cost: Int

    package init(first: Int?, second: Int?, cost: Int) { (self.first, self.second, self.cost) = (first, second, cost) }
  }

  /// A word that has been seen after two others, as a pair tells two.
  package struct Triple {
    let first: Int?
    let second: Int
    let third: Int?

    /// How much more the third costs after both than after the second alone, which may be less than nothing.
    let more: Int

    package init(first: Int?, second: Int, third: Int?, more: Int) {
      (self.first, self.second, self.third, self.more) = (first, second, third, more)
    }
  }

  /// The finished model.
  package let bytes: [UInt8]

  /// - Parameters:
  ///   - words: the words, in any order.
  ///   - listed: the numbers of the words that a search may list.
  ///   - triples: what follows two words otherwise than the second of them alone.
  ///   - startBackoff: what the beginning of a stretch adds to the cost of a word not seen there.
  ///   - endCost: what the end of a stretch costs after a word not seen there.
  ///   - spelling: the steps for each run of four symbols.
  ///   - runs: the steps for each run of letters.
  ///   - known: hashes of the spellings of words of which nothing else is known, in any order.
  ///   - knownCost: what each of these costs.
  ///   - language: the language, by which the lists of its common words are found when the model is opened.
  ///   - room: how many words of those lists the table has to take.
  package init(
    _ alphabet: CipherAlphabet = .english, words: [Word], listed: [Int] = [], pairs: [Pair], triples: [Triple] = [],
    startBackoff: Int, endCost: Int, spelling: [UInt8], runs: [UInt8], known: Set<UInt64> = [], knownCost: Int = 0,
    language: DictionaryLanguage? = nil, room: Int = 0
  ) {
    var table = WordSlots(room: words.count + known.count + room)
    let numbers = words.map { word in
      let hash = WordTable.hash(word.spelling)
      return Int32(table.add(hash, cost: Self.clamped(word.cost), backoff: Self.clamped(word.backoff)))
    }
    for hash in known.ordered(by: <) where table.place(of: hash) == nil {
      table.add(hash, cost: Self.clamped(knownCost), backoff: 0)
    }
    let slots = table.slots.count
    let letters = Array(alphabet.description.utf8)
    let parts = [
      Self.part(
        header: UInt64(Self.clamped(startBackoff)) | UInt64(Self.clamped(endCost)) << 16, table.slots),
      Self.part(header: triples.isEmpty ? 0 : 1, Self.pairs(pairs, triples, numbers, start: Int32(slots))),
      Self.part(header: UInt64(letters.count), letters),
      Self.texts(listed.map { words[$0] }),
      Self.part(header: 0, spelling),
      Self.part(header: 0, runs),
    ]
    bytes = CheckedContainer.packed(parts, number: language?.number ?? 0, as: LanguageModel.format)
  }

  private static func pairs(
    _ pairs: [Pair], _ triples: [Triple], _ numbers: [Int32], start: Int32
  ) -> [UInt32] {
    // An even number, so that nothing has to be added to come to a multiple of eight bytes.
    let slots = ((pairs.count + triples.count) * 5 / 8 + 1) * 2
    var table = [UInt32](repeating: PairTable.empty, count: slots)
    func add(_ first: Int32, _ second: Int?, _ cost: Int) {
      let hash = PairTable.hash(first, second.map { numbers[$0] } ?? start + 1)
      var slot = Int(WordTable.slot(hash, slots: UInt32(slots)))
      while table[slot] != PairTable.empty { slot = (slot + 1) % slots }
      table[slot] =
        UInt32(truncatingIfNeeded: hash) & 0xFFFF_F000 | UInt32(clamped(cost, Int(PairTable.highestCost)))
    }
    func number(_ first: Int?) -> Int32 { first.map { numbers[$0] } ?? start }
    for pair in pairs { add(number(pair.first), pair.second, pair.cost) }
    for triple in triples {
      let context = PairTable.context(number(triple.first), numbers[triple.second])
      add(context, triple.third, triple.more + Int(PairTable.even))
    }
    return table
  }

  /// By which a word of `known` goes.
  package static func hash(of spelling: [UInt8]) -> UInt64 { WordTable.hash(spelling) }

  /// The bytes of the part `texts`.
  static func texts(_ words: [Word]) -> [UInt8] {
    let texts = words.reduce(into: [UInt8]()) { texts, word in
      texts.append(UInt16(clamped(word.cost)))
      texts.append(UInt8(word.spelling.count))
      texts += word.spelling
    }
    return part(header: UInt64(words.count), texts)
  }

  private static func clamped(_ number: Int, _ highest: Int = 0xFFFF) -> Int { min(max(number, 0), highest) }

  private static func part(header: UInt64, _ numbers: [some FixedWidthInteger & UnsignedInteger]) -> [UInt8] {
    var part: [UInt8] = []
    part.append(header)
    for number in numbers { part.append(number) }
    return part.padded
  }
}
