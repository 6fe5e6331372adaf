public import Lexicon

/// What English looks like, for telling likely plaintexts from unlikely ones: how often words and pairs of words occur,
/// how words are spelled, and which letters follow each other where no spaces are written.
///
/// A value that all threads may share. The bytes stay where they lie: a `CheckedContainer` of four parts, whose layouts
/// are told by the types that read them.
///
/// ```swift
/// let model = try LanguageModel(BundledModel(DataFolder.find()).bytes)
/// let solver = CryptogramSolver(model: model)
/// ```
public struct LanguageModel: Sendable {
  let words: WordTable
  let pairs: PairTable
  let spelling: SpellingTable
  let runs: LetterRunTable

  /// Opens a model whose bytes are at hand, and checks all of them. Complexity: linear, some milliseconds in practice.
  ///
  /// - Throws: `ContainerFault` where they are not those of a model, or not any more.
  public init(_ bytes: IndexBytes) throws(ContainerFault) {
    let container = try CheckedContainer(bytes, Self.format)
    let words = try container.part("words")
    let pairs = try container.part("pairs")
    let spelling = try container.part("spelling")
    let runs = try container.part("runs")
    let isWhole =
      words.count >= 24 && pairs.count >= 16 && spelling.count >= 8 + SpellingTable.count
      && runs.count >= 8 + LetterRunTable.count
    guard isWhole else { throw .damaged(part: "header") }
    self.words = WordTable(bytes, words)
    self.pairs = PairTable(bytes, pairs)
    self.spelling = SpellingTable(bytes, spelling)
    self.runs = LetterRunTable(bytes, runs)
  }

  /// What the end of a stretch of text costs after a word, whose number is -1 where it is unknown.
  @inline(__always)
  func costOfEnd(after word: Int32) -> Int32 {
    let paired = word < 0 ? -1 : pairs.cost(word, words.end)
    return paired >= 0 ? paired : words.endCost
  }

  static let format = CheckedContainer.Format(
    name: "language model", mark: "crypmodl", version: 1, parts: ["words", "pairs", "spelling", "runs"])
  static let headerLength = format.headerLength
}

/// What words are spelled with inside the language model: 1 to 26 for the letters, 27 for an apostrophe, 0 for the edge
/// of a word.
package enum Symbol {
  package static let edge: UInt8 = 0
  package static let apostrophe: UInt8 = 27

  /// How many bits a symbol takes.
  package static let bits = 5

  /// The symbols of a lower-case word, or nil where it has others than letters and apostrophes.
  package static func spelling(of word: some StringProtocol) -> [UInt8]? {
    var symbols: [UInt8] = []
    for byte in word.utf8 {
      switch byte {
      case 0x61...0x7A: symbols.append(byte - 0x60)
      case UInt8(ascii: "'"): symbols.append(apostrophe)
      default: return nil
      }
    }
    return symbols.isEmpty ? nil : symbols
  }
}

/// How scores are written as integers: a cost is the negative natural logarithm of a probability, in parts of a nat.
///
/// Sums of integers are the same on every machine and in every order, which those of floating-point numbers are not.
public enum Nats {
  /// The integer for one nat.
  public static let unit = 128
}
