public import Journal
public import Lexicon
import ScrambleFiles

/// The file `Resources/words.index`, which holds the words of the bundled dictionaries.
public struct BundledIndex: Sendable {
  /// The path of the file.
  public let path: String

  private let index: WordIndex

  /// Opens the index without checking its parts. Complexity: constant.
  ///
  /// - Throws: `BundledIndexFault` where the file cannot be read or is not an index.
  public init(_ data: DataFolder) throws(BundledIndexFault) { try self.init(path: data.wordIndex) }

  /// Opens the index at `path` in the same way.
  package init(path: String) throws(BundledIndexFault) {
    self.path = path
    index = try mapped(path) { bytes throws(ContainerFault) in try WordIndex(bytes) }
  }

  /// The fingerprint of the index, which tells it from any other. Complexity: constant.
  public var fingerprint: Fingerprint { Fingerprint(index.header) }

  /// The spelling whose dictionary has this fingerprint; nil for a dictionary that the index was not made from.
  public func spelling(of dictionary: Fingerprint) -> EnglishSpelling? {
    EnglishSpelling.allCases.first { dictionary.description == index.dictionary($0) }
  }

  /// The words of a spelling by the letters they are spelled with. Complexity: linear in this part of the file, which
  /// is checked first.
  ///
  /// - Throws: `BundledIndexFault` where the part is damaged.
  public func byRack(_ spelling: EnglishSpelling = .either) throws(BundledIndexFault) -> RackIndex {
    try naming(path) { () throws(ContainerFault) in try index.byRack(spelling) }
  }

  /// All words by the pattern of their letters. Complexity: linear in this part of the file, which is
  /// checked first.
  ///
  /// - Throws: `BundledIndexFault` where the part is damaged.
  public func byPattern() throws(BundledIndexFault) -> PatternIndex {
    try naming(path) { () throws(ContainerFault) in try index.byPattern() }
  }
}
