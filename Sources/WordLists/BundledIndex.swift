public import Files
public import Journal
public import Lexicon

/// The file with the index of the bundled dictionary's words.
public struct BundledIndex: Sendable {
  /// The path of the file.
  public let path: String

  private let index: WordIndex

  /// Opens the index without looking at its parts. Complexity: constant.
  ///
  /// - Throws: `BundledIndexFault` where the file cannot be read or is no index.
  public init(_ data: DataFolder) throws(BundledIndexFault) { try self.init(path: data.wordIndex) }

  /// Opens the index in the file at `path`, under the same conditions.
  public init(path: String) throws(BundledIndexFault) {
    self.path = path
    let file: MappedFile
    do throws(FileFault) { file = try MappedFile(path) } catch { throw .file(error) }
    index = try Self.told(path) { () throws(ContainerFault) in
      try WordIndex(unsafe IndexBytes(file.bytes, keptBy: file))
    }
  }

  /// Whether the words are those of the dictionary with this fingerprint. With any other the index is of no use.
  public func isMade(from dictionary: Fingerprint) -> Bool { dictionary.description == index.dictionary }

  /// The words by the letters they are spelled with, once their part of the file has been checked. Complexity: linear
  /// in its bytes.
  ///
  /// - Throws: `BundledIndexFault` where it is not as it was made.
  public func byRack() throws(BundledIndexFault) -> RackIndex {
    try Self.told(path) { () throws(ContainerFault) in try index.byRack }
  }

  /// The words by the pattern of their letters, once their part of the file has been checked. Complexity: linear
  /// in its bytes.
  ///
  /// - Throws: `BundledIndexFault` where it is not as it was made.
  public func byPattern() throws(BundledIndexFault) -> PatternIndex {
    try Self.told(path) { () throws(ContainerFault) in try index.byPattern }
  }

  /// The words in the order of the alphabet, once their part of the file has been checked. Complexity: linear
  /// in its bytes.
  ///
  /// - Throws: `BundledIndexFault` where it is not as it was made.
  public func byPrefix() throws(BundledIndexFault) -> PrefixIndex {
    try Self.told(path) { () throws(ContainerFault) in try index.byPrefix }
  }

  private static func told<Result>(
    _ path: String, _ body: () throws(ContainerFault) -> Result
  ) throws(BundledIndexFault) -> Result {
    do throws(ContainerFault) { return try body() } catch { throw .content(path: path, error) }
  }
}

/// Why the words of the index cannot be had, and which file is to blame.
public enum BundledIndexFault: Error, Equatable, CustomStringConvertible {
  /// A file that cannot be read.
  case file(FileFault)

  /// A file whose content is not that of an index, or not any more.
  case content(path: String, ContainerFault)

  /// What is wrong, with the path of the file.
  public var description: String {
    switch self {
    case .file(let fault): fault.description
    case .content(let path, let fault): "cannot use \(path): \(fault)"
    }
  }
}
