// The types that read the parts of an index say how each is laid out.

extension WordIndex {
  /// The facts about a word that the index is to hold.
  package struct Facts {
    let count: Int
    let tier: WordTier
    let spellings: Set<EnglishSpelling>

    /// A word that was met `count` times in English text, and is accepted by the dictionaries of these spellings.
    package init(count: Int, tier: WordTier = .goal, spellings: Set<EnglishSpelling> = [.american, .british]) {
      self.count = count
      self.tier = tier
      self.spellings = spellings
    }
  }

  /// The bytes of an index of words; nil where too many have the same length, or one of them is empty, longer than 63
  /// letters or not of the letters a to z.
  ///
  /// - Parameters:
  ///   - facts: the words, and what is known of each.
  ///   - dictionaries: the fingerprints of the dictionaries that accept them, as sixteen hexadecimal digits, by
  ///     spelling.
  package static func packed(_ facts: [String: Facts], dictionaries: (EnglishSpelling) -> String) -> [UInt8]? {
    var words = facts.compactMap(PackedWord.init).ordered(by: <)
    let fingerprints = EnglishSpelling.allCases.map { Array(dictionaries($0).utf8) }
    guard words.count == facts.count, fingerprints.allSatisfy({ $0.count == fingerprintLength }) else {
      return nil
    }
    var places: [Int: Int] = [:]
    for index in words.indices {
      words[index].place = places[words[index].text.count, default: 0]
      places[words[index].text.count, default: 0] += 1
    }
    guard places.values.allSatisfy({ $0 <= IndexedWord.mostWordsOfOneLength }) else { return nil }
    let parts: [[UInt8]] = Part.allCases.map { part in
      switch part {
      case .texts: texts(words)
      case .racks: racks(words)
      case .patterns: patterns(words)
      }
    }
    return CheckedContainer.packed(
      parts, number: words.count, label: Array(fingerprints.joined()), as: format)
  }

  private static func texts(_ words: [PackedWord]) -> [UInt8] {
    var part = LengthTable.packed(
      words.map { $0.text.count }, upTo: IndexedWord.mostLetters, recordLength: WordTexts.ratingLength)
    for word in words { part.append(word.rating.bits) }
    return (part + words.flatMap { $0.text }).padded
  }

  private static func racks(_ words: [PackedWord]) -> [UInt8] {
    let tiers = Dictionary(grouping: words) { $0.rack.repetition }
    return (0..<Rack.repetitions).flatMap { tier(tiers[$0, default: []], repetition: $0) }
  }

  private static func tier(_ words: [PackedWord], repetition: Int) -> [UInt8] {
    let groups = Dictionary(grouping: words) { $0.rack.rare }.ordered { $0.key < $1.key }
    let ordered = groups.flatMap { $0.value }
    var part: [UInt8] = []
    part.append(UInt32(words.count))
    part.append(UInt32(groups.count))
    for group in groups { part.append(group.key) }
    for word in ordered { part.append(word.record.bits) }
    var start: UInt32 = 0
    for group in groups {
      part.append(start)
      start += UInt32(group.value.count)
    }
    part.append(start)
    for copies in 1...(repetition == 0 ? 1 : 2) { part += ordered.map { $0.rack.commonLetters(copies: copies) } }
    for slot in slots(groups.map { $0.key }) { part.append(slot) }
    return part.padded
  }

  private static func slots(_ groups: [UInt64]) -> [UInt16] {
    let bits = RackTier.slotBits(groups: groups.count)
    var slots = [UInt16](repeating: 0, count: 1 << bits)
    for (index, group) in groups.enumerated() {
      var slot = RackTier.slot(of: group, bits: bits)
      while slots[slot] != 0 { slot = (slot + 1) % slots.count }
      slots[slot] = UInt16(index + 1)
    }
    return slots
  }

  private static func patterns(_ words: [PackedWord]) -> [UInt8] {
    let starts = words.indices.filter { $0 == 0 || words[$0].pattern != words[$0 - 1].pattern }
    var part: [UInt8] = []
    for length in 0...IndexedWord.mostLetters + 1 {
      part.append(UInt32(starts.count { words[$0].pattern.length < length }))
    }
    for start in starts { part.append(UInt32(start)) }
    part.append(UInt32(words.count))
    return part.padded
  }
}

/// A word on its way into an index, with everything by which the index arranges it.
struct PackedWord: Comparable {
  let text: [UInt8]
  let rack: Rack
  let pattern: LetterPattern
  let rating: WordRating
  private let count: Int

  /// The place in the index among the words of its length.
  var place = 0

  var record: IndexedWord { IndexedWord(place: place, rating: rating, length: text.count) }

  init?(_ word: String, _ facts: WordIndex.Facts) {
    guard let rack = Rack(word), (1...IndexedWord.mostLetters).contains(rack.count) else { return nil }
    self.rack = rack
    count = facts.count
    text = Array(word.utf8)
    pattern = LetterPattern(text)
    rating = WordRating(count: count, tier: facts.tier, spellings: facts.spellings)
  }

  /// Compares by the order in which the index numbers its words.
  static func < (left: PackedWord, right: PackedWord) -> Bool {
    if left.pattern != right.pattern { return left.pattern < right.pattern }
    if left.count != right.count { return left.count > right.count }
    return left.text.lexicographicallyPrecedes(right.text)
  }
}

extension [UInt8] {
  /// Appends the bytes of `number`, the lowest first.
  @inlinable
  package mutating func append<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) {
    for byte in 0..<Number.bitWidth / 8 { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }

  /// The bytes with zeros up to a multiple of eight.
  package var padded: [UInt8] { self + [UInt8](repeating: 0, count: (8 - count % 8) % 8) }
}
