public import Lexicon
import ScrambleFiles

/// The file `Resources/definitions.index`: a short sense of each English word that has one.
public struct BundledDefinitions: Sendable {
  /// The path of the file.
  public let path: String

  /// The definitions.
  package let index: Definitions

  /// Opens the file and checks it. Complexity: linear in the number of its bytes, some 4 MB.
  ///
  /// - Throws: `BundledIndexFault` where the file cannot be read or is damaged.
  public init(_ data: DataFolder) throws(BundledIndexFault) { try self.init(path: data.definitions) }

  /// Opens the file at `path` in the same way.
  package init(path: String) throws(BundledIndexFault) {
    self.path = path
    index = try mapped(path) { bytes throws(ContainerFault) in try Definitions(bytes) }
  }

  /// How many words have a definition.
  public var count: Int { index.count }

  /// The definition of `word`, whatever its case; nil where there is none. Complexity: logarithmic in `count`.
  public func definition(of word: String) -> Definition? { index.definition(of: word.folded) }
}

/// The index that `open` reads from the file at `path`, whose bytes stay mapped into memory.
func mapped<Index>(
  _ path: String, _ open: (IndexBytes) throws(ContainerFault) -> Index
) throws(BundledIndexFault) -> Index {
  let file: MappedFile
  do throws(FileFault) { file = try MappedFile(path) } catch { throw .file(error) }
  do throws(ContainerFault) {
    return try open(unsafe IndexBytes(file.bytes, keptBy: file))
  } catch {
    throw .content(path: path, error)
  }
}
