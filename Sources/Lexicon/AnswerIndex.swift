/// Answers of crosswords, laid out to be searched where they lie in memory.
///
/// ```swift
/// let answers = try AnswerIndex(IndexBytes(bytes))
/// print(answers.answers(using: "carthorse").map(\.text))  // the last one is orchestra
/// print(answers.answers(matching: "s??kw?rm").map(\.text))  // ["silkworm"]
/// ```
///
/// The bytes are a `CheckedContainer` with the mark `answerix`; its number is that of the answers. They are in the
/// order of how many letters they have, of their letters in alphabetical order, of the letters as they stand, and of
/// the spelling, so that anagrams are neighbours. There are three parts:
///
/// - `letters` begins with a `LengthTable` of 102 rows, one for each length from 0 and one for the end. Then all
///   letters, a to z.
/// - `spellings` has four bytes for each answer: where its spelling lies in the next part (24 bits), how it is spelled
///   (2; see `Spelling`), the lists that have it (6).
/// - `texts` has a byte for the length of each spelling, and the spelling in UTF-8.
public struct AnswerIndex: Sendable {
  /// The number of answers.
  public let count: Int

  /// The bytes before the first part, which tell this index from any other: they hold the checksums of all parts.
  package var header: [UInt8] { bytes[0..<Self.format.headerLength] }

  private var bytes: IndexBytes { table.bytes }
  private let table: LengthTable
  private let spellings: Range<Int>
  private let texts: Range<Int>

  /// How an answer is spelled, beside its letters.
  enum Spelling: Int {
    /// The letters as they stand.
    case plain

    /// The letters with a capital first.
    case capitalized

    /// A spelling of its own, which is stored.
    case stored
  }

  /// Opens an index whose bytes are at hand, and checks them. Complexity: linear in the number of bytes.
  ///
  /// - Throws: `ContainerFault` where they are not those of an index of answers, or are damaged.
  public init(_ bytes: IndexBytes) throws(ContainerFault) {
    let container = try CheckedContainer(bytes, Self.format)
    count = container.number
    spellings = try container.part(Self.format.parts[1])
    texts = try container.part(Self.format.parts[2])
    let letters = try container.part(Self.format.parts[0])
    guard let table = LengthTable(bytes, in: letters, upTo: Self.longestRow, count: count),
      table.numbers(ofLength: Self.longestRow).isEmpty, 4 * count <= spellings.count
    else { throw .damaged(part: Self.format.parts[0]) }
    self.table = table
  }

  /// The answers with exactly these letters from A to Z, in whatever order and case. Complexity: logarithmic in the
  /// number of answers of this length.
  public func answers(using letters: String) -> [CrosswordAnswer] {
    let letters = letters.lowercased()
    guard letters.isPlain else { return [] }
    let wanted = Array(letters.utf8)
    return anagrams(of: wanted).map { answer(number: $0, length: wanted.count) }
  }

  /// The answers that have the letters of `pattern` in their places; what is no letter from A to Z stands for any.
  /// Complexity: linear in the number of answers of this length.
  public func answers(matching pattern: String) -> [CrosswordAnswer] {
    answers(AnswerQuery(pattern: pattern.lowercased().map { $0.isCrosswordLetter ? $0 : nil }))
  }

  /// The answers whose letters meet `template`, however they are parted into words. Complexity: linear in the number of
  /// answers of its lengths.
  public func answers(matching template: LetterTemplate) -> [CrosswordAnswer] {
    template.lengths(upTo: CrosswordAnswer.mostLetters).flatMap { length in
      answers(ofLength: length) { letters, start in
        template.matches(count: length) { $0.mask >> UInt32(letters[start + $1] & 31) & 1 == 1 }
      }
    }
  }

  /// The answers that `query` asks for. Complexity: logarithmic in the number of answers of this length where all
  /// letters are known, else linear.
  public func answers(_ query: AnswerQuery) -> [CrosswordAnswer] {
    guard let filter = AnswerFilter(query) else { return [] }
    let length = query.pattern.count
    if let wanted = filter.allLetters {
      return anagrams(of: wanted).filter { filter.admits(letters(number: $0, length: length)) }.map {
        answer(number: $0, length: length)
      }
    }
    return answers(ofLength: length) { filter.admits($0, from: $1) }
  }

  /// The answers of a length whose letters, which begin at a place among all of that length, are wanted.
  private func answers(ofLength length: Int, where isWanted: (Span<UInt8>, Int) -> Bool) -> [CrosswordAnswer] {
    let numbers = table.numbers(ofLength: length)
    let start = table.letters(ofLength: length)
    let found = bytes.withBytes(start..<start + numbers.count * length) { letters in
      (0..<letters.count / length).filter { isWanted(letters, $0 * length) }
    }
    return found.map { answer(number: numbers.lowerBound + $0, length: length) }
  }

  /// The numbers of the answers with these letters in any order, found by halving those of the length.
  private func anagrams(of wanted: [UInt8]) -> Range<Int> {
    let length = wanted.count
    guard (1...CrosswordAnswer.mostLetters).contains(length) else { return 0..<0 }
    let sorted = LetterOrder(wanted)
    let numbers = table.numbers(ofLength: length)
    let start = halving(numbers.lowerBound, numbers.upperBound) {
      LetterOrder(letters(number: $0, length: length)) < sorted
    }
    // Few answers have the same letters.
    var end = start
    while end < numbers.upperBound, LetterOrder(letters(number: end, length: length)) == sorted { end += 1 }
    return start..<end
  }

  private func answer(number: Int, length: Int) -> CrosswordAnswer {
    let entry = bytes.load(spellings.lowerBound + 4 * number, as: UInt32.self)
    let sources = CrosswordAnswer.Sources(rawValue: UInt8(entry >> 26))
    let plain = letters(number: number, length: length)
    let text: String
    switch Spelling(rawValue: Int(entry >> 24 & 3)) {
    case .stored:
      let start = texts.lowerBound + Int(entry & 0xFF_FFFF) + 1
      text = bytes.text(start..<start + Int(bytes.load(start - 1, as: UInt8.self)))
    case .capitalized: text = String(decoding: [plain[0] & 0xDF] + plain.dropFirst(), as: UTF8.self)
    case .plain, nil: text = String(decoding: plain, as: UTF8.self)
    }
    return CrosswordAnswer(checked: text, sources: sources)
  }

  private func letters(number: Int, length: Int) -> WordLetters {
    let row = number - table.firstNumber(ofLength: length)
    let start = table.letters(ofLength: length) + row * length
    return WordLetters(bytes, start..<start + length)
  }

  /// The table has a row more than there are lengths: no answer is as long.
  static let longestRow = CrosswordAnswer.mostLetters + 1

  static let format = CheckedContainer.Format(
    name: "list of answers", mark: "answerix", version: 1, parts: ["letters", "spellings", "texts"])
}

/// Letters in alphabetical order, by how often each one occurs.
struct LetterOrder: Comparable {
  private var counts = SIMD32<UInt8>(repeating: 0)

  /// The letters a to z among `letters`.
  init(_ letters: some Sequence<UInt8>) {
    for letter in letters { counts[Int(letter & 31)] &+= 1 }
  }

  /// Compares as sorted letters would, of as many letters: the one with more of the first letter comes before.
  static func < (left: LetterOrder, right: LetterOrder) -> Bool {
    for letter in 0..<32 where left.counts[letter] != right.counts[letter] {
      return left.counts[letter] > right.counts[letter]
    }
    return false
  }
}

extension AnswerIndex {
  /// The bytes of an index of `answers`, in whatever order they come; nil where one of them is spelled with more than
  /// 255 bytes, or where there are too many.
  package static func packed(_ answers: some Sequence<CrosswordAnswer>) -> [UInt8]? {
    let sorted = answers.map(PackedAnswer.init).ordered(by: <)
    var letters = LengthTable.packed(sorted.map { $0.letters.count }, upTo: longestRow)
    for answer in sorted { letters += answer.letters }
    var spellings: [UInt8] = []
    var texts: [UInt8] = []
    for answer in sorted {
      let place = answer.spelling == .stored ? texts.count : 0
      guard answer.text.count < 256, place < 1 << 24 else { return nil }
      spellings.append(
        UInt32(place) | UInt32(answer.spelling.rawValue) << 24 | UInt32(answer.sources.rawValue & 0x3F) << 26)
      if answer.spelling == .stored { texts += [UInt8(answer.text.count)] + answer.text }
    }
    return CheckedContainer.packed(
      [letters.padded, spellings.padded, texts.padded], number: sorted.count, as: format)
  }
}

/// An answer on its way into an index.
private struct PackedAnswer: Comparable {
  let letters: [UInt8]
  let text: [UInt8]
  let spelling: AnswerIndex.Spelling
  let sources: CrosswordAnswer.Sources
  private let order: LetterOrder

  init(_ answer: CrosswordAnswer) {
    letters = Array(answer.letters.utf8)
    text = Array(answer.text.utf8)
    sources = answer.sources
    order = LetterOrder(letters)
    spelling =
      text == letters
      ? .plain : text == [letters[0] & 0xDF] + letters.dropFirst() ? .capitalized : .stored
  }

  static func < (left: PackedAnswer, right: PackedAnswer) -> Bool {
    if left.letters.count != right.letters.count { return left.letters.count < right.letters.count }
    if left.order != right.order { return left.order < right.order }
    if left.letters != right.letters { return left.letters.lexicographicallyPrecedes(right.letters) }
    return left.text.lexicographicallyPrecedes(right.text)
  }
}
