/// All words that a dictionary accepts, laid out to be searched where they lie in memory.
///
/// Opening it reads the header only. Each part is checked when it is taken out, so that a program pays for what it
/// uses: take a part out once, and keep it.
///
/// ```swift
/// let racks = try WordIndex(IndexBytes(bytes)).byRack()
/// for word in racks.words(from: Rack("silkworm")!, minimumLength: 6) { print(racks.texts[word], word.frequency) }
/// ```
///
/// All numbers are little-endian:
///
/// | bytes | what |
/// | --- | --- |
/// | 0–7 | `wordindx` |
/// | 8–11 | the version of the layout |
/// | 12–15 | the number of words |
/// | 16–31 | the fingerprint of the dictionary, sixteen hexadecimal digits |
/// | 32–79 | for each of the three parts: where it starts (4 bytes), how long it is (4), its checksum (8) |
/// | 80–87 | the checksum of the bytes before |
///
/// The parts follow, in the order of `Part`; the types that read them tell their layout.
public struct WordIndex: Sendable {
  /// The version of the layout.
  package static let version = 2

  /// The fingerprint of the dictionary whose words these are, in hexadecimal digits.
  public let dictionary: String

  /// The number of words.
  public let count: Int

  private let bytes: IndexBytes

  /// Opens an index whose bytes are at hand. Complexity: constant.
  ///
  /// - Throws: `WordIndexFault` where they are not those of an index; each part is checked when it is asked for.
  public init(_ bytes: IndexBytes) throws(WordIndexFault) {
    guard bytes.load(0, as: UInt64.self) == Self.magic else { throw .notAnIndex }
    let version = Int(bytes.load(8, as: UInt32.self))
    guard version == Self.version else { throw .version(version) }
    guard bytes.load(Self.headerLength - 8, as: UInt64.self) == bytes.checksum(0..<Self.headerLength - 8) else {
      throw .damaged(part: "header")
    }
    self.bytes = bytes
    count = Int(bytes.load(12, as: UInt32.self))
    dictionary = bytes.text(16..<32)
    var end = Self.headerLength
    for part in Part.allCases {
      // One part follows the other, so that none can lie where there are no bytes.
      guard range(of: part).lowerBound == end else { throw .damaged(part: "header") }
      end = range(of: part).upperBound
    }
    guard bytes.count == end else { throw .length(bytes.count, expected: end) }
  }

  /// The letters of the words, their frequencies and their lengths. Complexity: linear in the bytes of the part.
  ///
  /// - Throws: `WordIndexFault.damaged(part:)` where they are not as they were made.
  public func texts() throws(WordIndexFault) -> WordTexts {
    guard let texts = WordTexts(bytes, in: try checked(.texts), count: count) else {
      throw .damaged(part: Part.texts.rawValue)
    }
    return texts
  }

  /// The words by the letters they are spelled with. Complexity: linear in the bytes of the part.
  ///
  /// - Throws: `WordIndexFault.damaged(part:)` where they are not as they were made.
  public func byRack() throws(WordIndexFault) -> RackIndex {
    guard let racks = RackIndex(bytes, in: try checked(.racks), texts: try texts()) else {
      throw .damaged(part: Part.racks.rawValue)
    }
    return racks
  }

  /// The words by the pattern of their letters. Complexity: linear in the bytes of the part.
  ///
  /// - Throws: `WordIndexFault.damaged(part:)` where they are not as they were made.
  public func byPattern() throws(WordIndexFault) -> PatternIndex {
    PatternIndex(bytes, at: try checked(.patterns).lowerBound, texts: try texts())
  }

  /// The parts in the order in which they lie.
  enum Part: String, CaseIterable {
    case texts, racks, patterns
  }

  static let magic: UInt64 = 0x7864_6E69_6472_6F77  // "wordindx"
  static let headerLength = 88

  /// Where the entry of a part is in the header.
  static func entry(of part: Part) -> Int { 32 + 16 * (Part.allCases.firstIndex(of: part) ?? 0) }

  private func range(of part: Part) -> Range<Int> {
    let start = Int(bytes.load(Self.entry(of: part), as: UInt32.self))
    return start..<start + Int(bytes.load(Self.entry(of: part) + 4, as: UInt32.self))
  }

  private func checked(_ part: Part) throws(WordIndexFault) -> Range<Int> {
    let range = range(of: part)
    guard bytes.load(Self.entry(of: part) + 8, as: UInt64.self) == bytes.checksum(range) else {
      throw .damaged(part: part.rawValue)
    }
    return range
  }
}

/// Why the bytes of a word index cannot be used.
public enum WordIndexFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// They are something else.
  case notAnIndex

  /// They are laid out in a way that this program does not know.
  case version(Int)

  /// There are fewer, or more, than there were.
  case length(Int, expected: Int)

  /// This part is not as it was made.
  case damaged(part: String)

  /// The fault in words, without the name of the file.
  public var description: String {
    switch self {
    case .notAnIndex: "not a word index"
    case .version(let version): "a word index of version \(version), not \(WordIndex.version)"
    case .length(let length, let expected): "\(length) bytes long instead of \(expected)"
    case .damaged(let part): "changed or damaged in its \(part)"
    }
  }
}
