public import Lexicon

/// What English looks like, for telling likely plaintexts from unlikely ones: how often words and pairs of words occur,
/// how words are spelled, and which letters follow each other where no spaces are written.
///
/// A value that all threads may share. The bytes stay where they lie. All numbers are little-endian:
///
/// | bytes | what |
/// | --- | --- |
/// | 0–7 | `crypmodl` |
/// | 8–11 | the version of the layout |
/// | 12–15 | zero |
/// | 16–79 | for each of the four parts: where it starts (4 bytes), how long it is (4), its checksum (8) |
/// | 80–87 | the checksum of the bytes before |
///
/// The parts follow in the order of `Part`; the types that read them tell their layout.
public struct LanguageModel: Sendable {
  /// The version of the layout.
  package static let version = 1

  let words: WordTable
  let pairs: PairTable
  let spelling: SpellingTable
  let runs: LetterRunTable

  /// Opens a model whose bytes are at hand, and checks all of them. Complexity: linear, some milliseconds in practice.
  ///
  /// - Throws: `LanguageModelFault` where they are not those of a model, or not any more.
  public init(_ bytes: IndexBytes) throws(LanguageModelFault) {
    guard bytes.load(0, as: UInt64.self) == Self.magic else { throw .notAModel }
    let version = Int(bytes.load(8, as: UInt32.self))
    guard version == Self.version else { throw .version(version) }
    guard bytes.load(Self.headerLength - 8, as: UInt64.self) == bytes.checksum(0..<Self.headerLength - 8) else {
      throw .damaged(part: "header")
    }
    var ranges: [Range<Int>] = []
    var end = Self.headerLength
    for (number, _) in Part.allCases.enumerated() {
      let start = Int(bytes.load(16 + 16 * number, as: UInt32.self))
      // One part follows the other, so that none can lie where there are no bytes.
      guard start == end else { throw .damaged(part: "header") }
      ranges.append(start..<start + Int(bytes.load(20 + 16 * number, as: UInt32.self)))
      end += ranges[number].count
    }
    guard bytes.count == end else { throw .length(bytes.count, expected: end) }
    for (number, part) in Part.allCases.enumerated() {
      guard bytes.load(24 + 16 * number, as: UInt64.self) == bytes.checksum(ranges[number]) else {
        throw .damaged(part: part.rawValue)
      }
    }
    let isWhole =
      ranges[0].count >= 24 && ranges[1].count >= 16
      && ranges[2].count >= 8 + SpellingTable.count && ranges[3].count >= 8 + LetterRunTable.count
    guard isWhole else { throw .damaged(part: "header") }
    words = WordTable(bytes, ranges[0])
    pairs = PairTable(bytes, ranges[1])
    spelling = SpellingTable(bytes, ranges[2])
    runs = LetterRunTable(bytes, ranges[3])
  }

  /// What the end of a stretch of text costs after a word, whose number is -1 where it is unknown.
  @inline(__always)
  func costOfEnd(after word: Int32) -> Int32 {
    let paired = word < 0 ? -1 : pairs.cost(word, words.end)
    return paired >= 0 ? paired : words.endCost
  }

  /// The parts in the order in which they lie.
  enum Part: String, CaseIterable {
    case words, pairs, spelling, runs
  }

  static let magic: UInt64 = 0x6C64_6F6D_7079_7263  // "crypmodl"
  static let headerLength = 88
}
