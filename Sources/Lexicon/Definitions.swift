/// Short senses of English words, laid out to be read where they lie in memory.
///
/// ```swift
/// let definitions = try Definitions(IndexBytes(bytes))
/// print(definitions.definition(of: "silkworm")?.sense ?? "no definition")
/// ```
///
/// The bytes are a `CheckedContainer` with the mark `wordsens`; its number is that of the words. It has two parts:
///
/// - `words` begins with a table of 64 entries of eight bytes, one for each length: the number of its first word, and
///   where that word lies from the start of the part. Eight bytes for each word follow: where its sense lies in the
///   other part (24 bits), its part of speech (4), how it is made of its lemma (4), and the number of the lemma (32).
///   Then the words in ASCII, by length, and those of one length in alphabetical order.
/// - `senses` has a byte for the length of each sense, and the sense in ASCII. Words share a sense.
public struct Definitions: Sendable {
  /// The version of the layout.
  package static let version = 1

  /// The number of words.
  public let count: Int

  private let bytes: IndexBytes
  private let words: Range<Int>
  private let senses: Range<Int>

  /// Opens definitions whose bytes are at hand, and checks them. Complexity: linear in the number of bytes.
  ///
  /// - Throws: `ContainerFault` where they are not those of definitions, or are damaged.
  public init(_ bytes: IndexBytes) throws(ContainerFault) {
    let container = try CheckedContainer(bytes, Self.format)
    self.bytes = bytes
    count = container.number
    words = try container.part(Self.format.parts[0])
    senses = try container.part(Self.format.parts[1])
    var end = Self.tableLength + Self.entryLength * count
    for length in 0...Self.mostLetters {
      let number = firstNumber(ofLength: length)
      let next = firstNumber(ofLength: length + 1)
      guard number <= next, next <= count, textStart(ofLength: length) == end else {
        throw .damaged(part: Self.format.parts[0])
      }
      end += (next - number) * length
    }
    guard end <= words.count else { throw .damaged(part: Self.format.parts[0]) }
  }

  /// The definition of `word`, which is in lower case; nil where there is none. Complexity: logarithmic in the number
  /// of words.
  public func definition(of word: String) -> Definition? {
    guard let number = number(of: Array(word.utf8)) else { return nil }
    let entry = bytes.load(words.lowerBound + Self.tableLength + Self.entryLength * number, as: UInt64.self)
    let (partOfSpeech, kind) = (Int(entry >> 24 & 0xF), Int(entry >> 28 & 0xF))
    guard partOfSpeech < Definition.PartOfSpeech.allCases.count, kind <= Definition.Relation.Kind.allCases.count else {
      return nil
    }
    var relation: Definition.Relation?
    if kind > 0 {
      guard let lemma = text(number: Int(entry >> 32)) else { return nil }
      relation = Definition.Relation(Definition.Relation.Kind.allCases[kind - 1], lemma)
    }
    return Definition(
      word: word, partOfSpeech: Definition.PartOfSpeech.allCases[partOfSpeech], relation: relation,
      sense: sense(at: Int(entry & 0xFF_FFFF)))
  }

  private func sense(at offset: Int) -> String {
    let start = senses.lowerBound + offset + 1
    let length = Int(bytes.load(start - 1, as: UInt8.self))
    return bytes.text(start..<start + length)
  }

  /// The number of the word with these letters, found by halving the words of its length.
  private func number(of word: [UInt8]) -> Int? {
    guard (1...Self.mostLetters).contains(word.count) else { return nil }
    let first = firstNumber(ofLength: word.count)
    let text = words.lowerBound + textStart(ofLength: word.count)
    var (low, high) = (first, firstNumber(ofLength: word.count + 1))
    while low < high {
      let middle = (low + high) / 2
      switch order(ofTextAt: text + (middle - first) * word.count, and: word) {
      case 0: return middle
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// Compares the text at `place` with `word`: negative where it comes before, positive where it comes after, 0 where
  /// they are equal.
  private func order(ofTextAt place: Int, and word: [UInt8]) -> Int {
    for (offset, letter) in word.enumerated() {
      let order = Int(bytes.load(place + offset, as: UInt8.self)) - Int(letter)
      if order != 0 { return order }
    }
    return 0
  }

  private func text(number: Int) -> String? {
    guard number < count else { return nil }
    let length = (0...Self.mostLetters).first { number < firstNumber(ofLength: $0 + 1) } ?? 0
    let start =
      words.lowerBound + textStart(ofLength: length) + (number - firstNumber(ofLength: length)) * length
    return bytes.text(start..<start + length)
  }

  private func firstNumber(ofLength length: Int) -> Int {
    length > Self.mostLetters ? count : Int(bytes.load(words.lowerBound + 8 * length, as: UInt32.self))
  }

  private func textStart(ofLength length: Int) -> Int {
    Int(bytes.load(words.lowerBound + 8 * length + 4, as: UInt32.self))
  }

  static let mostLetters = 63
  static let tableLength = 8 * (mostLetters + 1)
  static let entryLength = 8
  static let mostSenseBytes = 255
  static let format = CheckedContainer.Format(
    name: "list of definitions", mark: "wordsens", version: version, parts: ["words", "senses"])
}

/// Lays out the bytes of definitions, as `Definitions` reads them.
package struct DefinitionsPacking {
  /// The finished bytes: the same ones for the same definitions, in whatever order they came.
  package let bytes: [UInt8]

  /// Packs definitions. Answers nil where two are of one word, where a word is empty, longer than 63 letters or not of
  /// the letters a to z, where a lemma has no definition of its own, or where a sense is not 1 to 255 bytes of ASCII.
  package init?(_ definitions: some Sequence<Definition>) {
    let sorted = definitions.sorted {
      ($0.word.utf8.count, $0.word) < ($1.word.utf8.count, $1.word)
    }
    var numbers: [String: Int] = [:]
    for (number, definition) in sorted.enumerated() {
      let word = definition.word.utf8
      guard (1...Definitions.mostLetters).contains(word.count), word.allSatisfy({ (0x61...0x7A).contains($0) }),
        numbers.updateValue(number, forKey: definition.word) == nil
      else { return nil }
    }
    var senses: [UInt8] = []
    var places: [String: Int] = [:]
    var entries: [UInt8] = []
    for definition in sorted {
      let sense = definition.sense.utf8
      guard (1...Definitions.mostSenseBytes).contains(sense.count), sense.allSatisfy({ (0x20..<0x7F).contains($0) })
      else { return nil }
      let place = places[definition.sense] ?? senses.count
      if places.updateValue(place, forKey: definition.sense) == nil { senses += [UInt8(sense.count)] + sense }
      guard place < 1 << 24, let part = Definition.PartOfSpeech.allCases.firstIndex(of: definition.partOfSpeech) else {
        return nil
      }
      var entry = UInt64(place) | UInt64(part) << 24
      if let relation = definition.relation {
        guard let lemma = numbers[relation.lemma],
          let kind = Definition.Relation.Kind.allCases.firstIndex(of: relation.kind)
        else { return nil }
        entry |= UInt64(kind + 1) << 28 | UInt64(lemma) << 32
      }
      entries.append(entry)
    }
    var words: [UInt8] = []
    var number = 0
    var text = Definitions.tableLength + entries.count
    for length in 0...Definitions.mostLetters {
      words.append(UInt32(number))
      words.append(UInt32(text))
      let next = sorted[number...].firstIndex { $0.word.utf8.count > length } ?? sorted.count
      text += (next - number) * length
      number = next
    }
    words += entries + sorted.flatMap { Array($0.word.utf8) }
    bytes = CheckedContainer.packed([words, senses], number: sorted.count, as: Definitions.format)
  }
}
