/// All words that the dictionaries of English accept, laid out to be searched where they lie in memory.
///
/// Opening it reads the header only. Each part is checked when it is taken out, so that a program pays for what it
/// uses: take a part out once, and keep it.
///
/// ```swift
/// let racks = try WordIndex(IndexBytes(bytes)).byRack(.british)
/// for word in racks.words(from: Rack("silkworm")!, minimumLength: 6) { print(racks.texts[word], word.frequency) }
/// ```
///
/// The bytes are a `CheckedContainer` with the mark `wordindx`; its number is that of the words, and its label the
/// fingerprints of the dictionaries in the order of `EnglishSpelling`, sixteen hexadecimal digits each.
///
/// The parts follow, in the order of `Part`; the types that read them tell their layout.
public struct WordIndex: Sendable {
  /// The number of words of all dictionaries.
  public let count: Int

  private let container: CheckedContainer

  /// Opens an index whose bytes are at hand. Complexity: constant.
  ///
  /// - Throws: `ContainerFault` where they are not those of an index; each part is checked when it is asked for.
  public init(_ bytes: IndexBytes) throws(ContainerFault) {
    container = try CheckedContainer(bytes, Self.format)
    count = container.number
  }

  /// The bytes before the first part, which tell this index from any other: they hold the checksums of all parts.
  package var header: [UInt8] { container.bytes[0..<Self.headerLength] }

  /// The fingerprint of the dictionary of this spelling, in sixteen hexadecimal digits.
  package func dictionary(_ spelling: EnglishSpelling) -> String {
    let digits = Self.fingerprintLength
    return String(decoding: container.label.utf8.dropFirst(digits * spelling.rawValue).prefix(digits), as: UTF8.self)
  }

  /// The letters of all words, and what is known of each. Complexity: linear in the bytes of the
  /// part.
  ///
  /// - Throws: `ContainerFault.damaged(part:)` where they are not as they were made.
  package func texts() throws(ContainerFault) -> WordTexts {
    guard let texts = WordTexts(container.bytes, in: try part(.texts), count: count) else {
      throw .damaged(part: Part.texts.rawValue)
    }
    return texts
  }

  /// The words of a spelling by the letters they are spelled with. Complexity: linear in the bytes of the part.
  ///
  /// - Throws: `ContainerFault.damaged(part:)` where they are not as they were made.
  public func byRack(_ spelling: EnglishSpelling = .either) throws(ContainerFault) -> RackIndex {
    guard let racks = RackIndex(container.bytes, in: try part(.racks), texts: try texts(), spelling) else {
      throw .damaged(part: Part.racks.rawValue)
    }
    return racks
  }

  /// All words by the pattern of their letters. Complexity: linear in the bytes of the part.
  ///
  /// - Throws: `ContainerFault.damaged(part:)` where they are not as they were made.
  public func byPattern() throws(ContainerFault) -> PatternIndex {
    PatternIndex(container.bytes, at: try part(.patterns).lowerBound, texts: try texts())
  }

  /// The parts in the order in which they lie.
  enum Part: String, CaseIterable {
    case texts, racks, patterns
  }

  static let format = CheckedContainer.Format(
    name: "word index", mark: "wordindx", version: 4,
    labelLength: fingerprintLength * EnglishSpelling.allCases.count, parts: Part.allCases.map { $0.rawValue })
  static let fingerprintLength = 16
  package static let headerLength = format.headerLength

  private func part(_ part: Part) throws(ContainerFault) -> Range<Int> { try container.part(part.rawValue) }
}
