import Journal
public import Lexicon
public import ScrambleFiles

extension DataFolder {
  /// A short sense of each English word that has one, from `Resources/definitions.index`, which is checked. Complexity:
  /// linear in the number of its bytes, some 4 MB.
  ///
  /// - Throws: `BundledIndexFault` where the file cannot be read or is damaged.
  public func definitions() throws(BundledIndexFault) -> Definitions {
    try mapped(definitionsPath) { bytes throws(ContainerFault) in try Definitions(bytes) }
  }

  /// Words, phrases and names as crosswords have them, from `Resources/answers.index`, which is checked. Complexity:
  /// linear in the number of its bytes, some 7 MB.
  ///
  /// - Throws: `BundledIndexFault` where the file cannot be read or is damaged.
  public func answers() throws(BundledIndexFault) -> AnswerIndex {
    try mapped(answersPath) { bytes throws(ContainerFault) in try AnswerIndex(bytes) }
  }

  /// First names, countries, months and other words that are written with a capital, in lower case by the pattern of
  /// their letters.
  public func names() throws(BundledIndexFault) -> PatternIndex {
    try BundledIndex(path: "\(path)/Resources/names.index").byPattern()
  }
}

/// The index that `open` reads from the file at `path`, whose bytes stay mapped into memory.
func mapped<Index>(
  _ path: String, _ open: (IndexBytes) throws(ContainerFault) -> Index
) throws(BundledIndexFault) -> Index {
  let file: MappedFile
  do throws(FileFault) { file = try MappedFile(path) } catch { throw .file(error) }
  return try naming(path) { () throws(ContainerFault) in try open(unsafe IndexBytes(file.bytes, keptBy: file)) }
}

/// Runs `body`, and adds the path of the index to the fault that it throws.
func naming<Result>(
  _ path: String, _ body: () throws(ContainerFault) -> Result
) throws(BundledIndexFault) -> Result {
  do throws(ContainerFault) { return try body() } catch { throw .content(path: path, error) }
}

/// Why the index cannot be used.
public enum BundledIndexFault: Error, Equatable, CustomStringConvertible {
  /// The file cannot be read.
  case file(FileFault)

  /// The file is not an index, or is damaged.
  case content(path: String, ContainerFault)

  /// The fault in words, with the path of the file.
  public var description: String {
    switch self {
    case .file(let fault): fault.description
    case .content(let path, let fault): "cannot use \(path): \(fault)"
    }
  }
}

/// A file such as `Resources/english.model`, a language model with which the cryptogram solver scores.
public struct BundledModel: Sendable {
  /// The path of the file.
  public let path: String

  /// The bytes of the file, for `LanguageModel` in `Cryptograms`.
  public let bytes: IndexBytes

  /// The name of the model of English.
  package static let englishName = "english"

  /// The names of all models that come with the program, sorted.
  package static func names(in data: DataFolder) -> [String] {
    ScrambleFiles.names(inFolder: "\(data.path)/Resources").filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }.sorted()
  }

  /// The code of the language of the bundled model called `name`, where its words are those of a dictionary that does
  /// not come with the program.
  package static func language(of name: String) -> String? { ["spanish": "es"][name] }

  private static let suffix = ".model"

  /// Maps the model of English into memory without checking it. Complexity: constant.
  ///
  /// - Throws: `FileFault` where it cannot be read.
  public init(_ data: DataFolder) throws(FileFault) { try self.init(named: Self.englishName, data) }

  /// Maps the model called `name`, such as `spanish`, in the same way.
  public init(named name: String, _ data: DataFolder) throws(FileFault) {
    try self.init(path: "\(data.path)/Resources/\(name)\(Self.suffix)")
  }

  /// Maps the file at `path` in the same way.
  package init(path: String) throws(FileFault) {
    self.path = path
    let file = try MappedFile(path)
    bytes = unsafe IndexBytes(file.bytes, keptBy: file)
  }
}
