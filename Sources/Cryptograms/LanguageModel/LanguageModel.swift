public import Lexicon

/// The statistics of a language, by which likely plaintexts are told from unlikely ones: how often words and pairs of
/// words occur, how words are spelled, and which letters follow each other where no spaces are written.
///
/// A value that all threads may share. The bytes stay where they lie, in a `CheckedContainer`. The types that read its
/// parts tell their layouts, apart from two: `alphabet` has the small letters as UTF-8 behind their number
/// of bytes (8 bytes); `texts` has the words that a search may list behind their number (8 bytes), for each its cost
/// (2 bytes), how many symbols it has (1 byte) and its symbols, as `CipherAlphabet.spelling(of:)` has them.
///
/// ```swift
/// let model = try LanguageModel(BundledModel(DataFolder.find()).bytes)
/// let solver = CryptogramSolver(model: model)
/// ```
public struct LanguageModel: Sendable {
  /// The letters of the language.
  public let alphabet: CipherAlphabet

  /// The language whose lists of common words belong to the model; English for the bundled model of it, which has no
  /// lists; else nil.
  package let language: DictionaryLanguage?

  let words: WordTable
  let pairs: PairTable
  let spelling: SpellingTable
  package let runs: LetterRunTable

  /// The letter that, behind an apostrophe, may end any noun, as a symbol: the S of English; 0 where there is none.
  let genitive: UInt8

  /// The bytes of the words that a search may list.
  private let texts: (bytes: IndexBytes, range: Range<Int>)

  /// The bytes of the header, which tell this model from any other: they hold the checksums of its parts.
  package let header: [UInt8]

  /// Opens a model whose bytes are at hand, and checks all of them. Complexity: linear, some milliseconds in practice.
  ///
  /// - Throws: `ContainerFault` where they are not those of a model, or not any more.
  public init(_ bytes: IndexBytes) throws(ContainerFault) {
    let container = try CheckedContainer(bytes, Self.format)
    alphabet = try Self.alphabet(of: container)
    language = DictionaryLanguage(number: container.number)
    header = bytes[0..<Self.format.headerLength]
    let words = try container.part("words")
    let pairs = try container.part("pairs")
    let spelling = try container.part("spelling")
    let runs = try container.part("runs")
    texts = (bytes, try container.part("texts"))
    let radix = SpellingTable.radix(of: alphabet)
    let isWhole =
      words.count >= 24 && pairs.count >= 16 && spelling.count >= 8 + SpellingTable.count(radix: radix)
      && runs.count >= 8 + LetterRunTable.count(size: alphabet.count)
    guard isWhole else { throw .damaged(part: "header") }
    self.words = WordTable(bytes, words)
    self.pairs = PairTable(bytes, pairs)
    self.spelling = SpellingTable(bytes, spelling, radix: radix)
    self.runs = LetterRunTable(bytes, runs, size: alphabet.count)
    genitive = alphabet == .english && language?.code == "en" ? UInt8(ascii: "s") - 0x60 : 0
  }

  /// The model with other words, which are those of `other` and of lists.
  init(_ other: LanguageModel, words: WordTable, listed: [(spelling: [UInt8], cost: Int)], from lists: [CommonWords]) {
    self.words = words
    let part = IndexBytes(
      LanguageModelPacking.texts(listed.map { .init(spelling: $0.spelling, cost: $0.cost, backoff: 0) }))
    texts = (part, 0..<part.count)
    (alphabet, language, genitive) = (other.alphabet, other.language, other.genitive)
    (pairs, spelling, runs) = (other.pairs, other.spelling, other.runs)
    header = other.header + lists.flatMap { $0.header }
  }

  private static func alphabet(of container: CheckedContainer) throws(ContainerFault) -> CipherAlphabet {
    let part = try container.part("alphabet")
    let bytes = container.bytes
    let count = min(bytes.load(part.lowerBound, as: UInt64.self), UInt64(max(0, part.count - 8)))
    do throws(AlphabetFault) {
      return try CipherAlphabet(bytes.text(part.lowerBound + 8..<part.lowerBound + 8 + Int(count)))
    } catch {
      throw .damaged(part: "alphabet")
    }
  }

  /// Whether it is the model of English that comes with the program.
  package var isEnglish: Bool { genitive > 0 }

  /// The cost of the end of a stretch of text after a word, whose number is -1 where it is unknown.
  @inline(__always)
  func costOfEnd(after word: Int32) -> Int32 {
    let paired = word < 0 ? -1 : pairs.cost(word, words.end)
    return paired >= 0 ? paired : words.endCost
  }

  /// How many letters stand behind the apostrophe that a word of English with these two letters at its end may lack: of
  /// *im* and *dont* one, of *well* two.
  @inline(__always)
  func contractedLetters(_ before: UInt8, _ last: UInt8) -> Int {
    guard isEnglish else { return 0 }
    return switch (before, last) {
    case (_, 4), (_, 13), (_, 19), (_, 20): 1  // d, m, s, t
    case (12, 12), (18, 5), (22, 5): 2  // ll, re, ve
    default: 0
    }
  }

  /// The words that a search may list, each with how frequent it is, as `Match` tells it; the bundled model of English
  /// has none. Complexity: linear in their letters.
  package var listedWords: [(text: String, frequency: Int)] {
    listedSpellings.map { (alphabet.text(of: $0.spelling), Self.frequency(ofCost: $0.cost)) }
  }

  /// The words that a search may list, in symbols, each with what it costs.
  var listedSpellings: [(spelling: [UInt8], cost: Int)] {
    let (bytes, range) = texts
    var place = range.lowerBound + 8
    let count = min(bytes.load(range.lowerBound, as: UInt64.self), UInt64(range.count))
    return range.isEmpty
      ? []
      : (0..<count).map { _ in
        let cost = Int(bytes.load(place, as: UInt16.self))
        let length = Int(bytes.load(place + 2, as: UInt8.self))
        defer { place += 3 + length }
        return (bytes[place + 3..<place + 3 + length], cost)
      }
  }

  /// The level of a word of which one in 50 million words is so much of a text is 1, and six levels are a doubling.
  static func frequency(ofCost cost: Int) -> Int { min(max((15_450 * 1000 - 6763 * cost) / 100_000, 0), 127) }

  /// The bytes that every language model begins with.
  package static var mark: [UInt8] { format.mark }

  static let format = CheckedContainer.Format(
    name: "language model", mark: "crypmodl", version: 2,
    parts: ["words", "pairs", "alphabet", "texts", "spelling", "runs"])
}

/// How scores are written as integers: a cost is the negative natural logarithm of a probability, in parts of a nat.
///
/// Sums of integers are the same on every machine and in every order, which those of floating-point numbers are not.
package enum Nats {
  /// The integer for one nat.
  package static let unit = 128
}
