package import Journal
public import Lexicon

/// The file `Resources/answers.index`: words, phrases and names as crosswords have them.
public struct BundledAnswers: Sendable {
  /// The path of the file.
  public let path: String

  /// The answers.
  public let index: AnswerIndex

  /// The list as transcripts name it. Complexity: constant.
  package var file: DataFile { DataFile(DataFolder.bundledName, Fingerprint(index.header)) }

  /// Opens the file and checks it. Complexity: linear in the number of its bytes, some 7 MB.
  ///
  /// - Throws: `BundledIndexFault` where the file cannot be read or is damaged.
  public init(_ data: DataFolder) throws(BundledIndexFault) { try self.init(path: data.answers) }

  /// Opens the file at `path` in the same way.
  package init(path: String) throws(BundledIndexFault) {
    self.path = path
    index = try mapped(path) { bytes throws(ContainerFault) in try AnswerIndex(bytes) }
  }
}
