public import Files
public import Lexicon

/// The file with the language model that the cryptogram solver scores with.
public struct BundledModel: Sendable {
  /// The path of the file.
  public let path: String

  /// The bytes of the file, to be opened by whoever knows what a language model is.
  public let bytes: IndexBytes

  /// Maps the file without looking at it. Complexity: constant.
  ///
  /// - Throws: `FileFault` where it cannot be read.
  public init(_ data: DataFolder) throws(FileFault) { try self.init(path: "\(data.path)/Resources/english.model") }

  /// Maps the file at `path`, under the same conditions.
  public init(path: String) throws(FileFault) {
    self.path = path
    let file = try MappedFile(path)
    bytes = unsafe IndexBytes(file.bytes, keptBy: file)
  }
}
