/// Short senses of English words, laid out to be read where they lie in memory.
///
/// ```swift
/// let definitions = try Definitions(IndexBytes(bytes))
/// print(definitions.definition(of: "silkworm")?.sense ?? "no definition")
/// ```
///
/// The bytes are a `CheckedContainer` with the mark `wordsens`; its number is that of the words. It has two parts:
///
/// - `words` begins with a `LengthTable` of 64 rows. Eight bytes for each word follow: where its sense lies in the
///   other part (24 bits), its part of speech (4), how it is made of its lemma (4), and the number of the lemma (32).
///   Then the words in ASCII, by length, and those of one length in alphabetical order.
/// - `senses` has a byte for the length of each sense, and the sense in ASCII. Words share a sense.
public struct Definitions: Sendable {
  /// The number of words.
  public let count: Int

  private var bytes: IndexBytes { table.bytes }
  private let entries: Int
  private let table: LengthTable
  private let senses: Range<Int>

  /// Opens definitions whose bytes are at hand, and checks them. Complexity: linear in the number of bytes.
  ///
  /// - Throws: `ContainerFault` where they are not those of definitions, or are damaged.
  public init(_ bytes: IndexBytes) throws(ContainerFault) {
    let container = try CheckedContainer(bytes, Self.format)
    count = container.number
    senses = try container.part(Self.format.parts[1])
    let words = try container.part(Self.format.parts[0])
    entries = words.lowerBound + LengthTable.byteCount(upTo: Self.mostLetters)
    guard
      let table = LengthTable(
        bytes, in: words, upTo: Self.mostLetters, count: count, recordLength: Self.entryLength)
    else { throw .damaged(part: Self.format.parts[0]) }
    self.table = table
  }

  /// The definition of `word`, which is in lower case; nil where there is none. Complexity: logarithmic in the number
  /// of words.
  public func definition(of word: String) -> Definition? {
    guard let number = number(of: Array(word.utf8)) else { return nil }
    let entry = bytes.load(entries + Self.entryLength * number, as: UInt64.self)
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
    let numbers = table.numbers(ofLength: word.count)
    let text = table.letters(ofLength: word.count)
    func comparison(_ number: Int) -> Int {
      order(ofTextAt: text + (number - numbers.lowerBound) * word.count, and: word)
    }
    let number = halving(numbers.lowerBound, numbers.upperBound) { comparison($0) < 0 }
    return number < numbers.upperBound && comparison(number) == 0 ? number : nil
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
    guard let length = (0...Self.mostLetters).first(where: { table.numbers(ofLength: $0).contains(number) }) else {
      return nil
    }
    let start = table.letters(ofLength: length) + (number - table.firstNumber(ofLength: length)) * length
    return bytes.text(start..<start + length)
  }

  static let mostLetters = 63
  static let entryLength = 8
  static let mostSenseBytes = 255
  static let format = CheckedContainer.Format(
    name: "list of definitions", mark: "wordsens", version: 1, parts: ["words", "senses"])
}

extension Definitions {
  /// The bytes of `definitions`, in whatever order they come; nil where two are of one word, where a word is empty,
  /// longer than 63 letters or not of the letters a to z, where a lemma has no definition of its own, or where a sense
  /// is not 1 to 255 bytes of ASCII.
  package static func packed(_ definitions: some Sequence<Definition>) -> [UInt8]? {
    let sorted = definitions.ordered {
      ($0.word.utf8.count, $0.word) < ($1.word.utf8.count, $1.word)
    }
    var numbers: [String: Int] = [:]
    for (number, definition) in sorted.enumerated() {
      let word = definition.word.utf8
      guard (1...mostLetters).contains(word.count), word.allSatisfy({ (0x61...0x7A).contains($0) }),
        numbers.updateValue(number, forKey: definition.word) == nil
      else { return nil }
    }
    var senses: [UInt8] = []
    var places: [String: Int] = [:]
    var entries: [UInt8] = []
    for definition in sorted {
      let sense = definition.sense.utf8
      guard (1...mostSenseBytes).contains(sense.count), sense.allSatisfy({ (0x20..<0x7F).contains($0) })
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
    var words = LengthTable.packed(
      sorted.map { $0.word.utf8.count }, upTo: mostLetters, recordLength: entryLength)
    words += entries + sorted.flatMap { Array($0.word.utf8) }
    return CheckedContainer.packed([words, senses], number: sorted.count, as: format)
  }
}
