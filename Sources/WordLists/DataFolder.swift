public import Journal
public import Lexicon
public import ScrambleFiles

// A missing data file is a `FileFault`, so clients of this module need its name.
@_exported public import struct ScrambleFiles.FileFault

/// The folder that holds the program's `Resources/` and `Dictionaries/`.
public struct DataFolder: Sendable {
  /// The environment variable that names the folder.
  public static let variable = "WORD_SCRAMBLE_DATA"

  /// Where the folder is.
  public let path: String

  /// The folder at `path`, which is not checked.
  public init(_ path: String) { self.path = path }

  /// Finds the folder. If the environment variable `WORD_SCRAMBLE_DATA` is set, only that folder counts. Otherwise the
  /// first of these that holds the data is taken:
  ///
  /// 1. the folder of the executable,
  /// 2. `../share/word-scramble` from there, where an installation has it,
  /// 3. up to six folders above the executable, where a clone has it,
  /// 4. the source tree that the program was built from, unless it was built with `-D INSTALLED`.
  ///
  /// - Throws: `DataFolderMissing` where none of them holds the data.
  public static func find() throws(DataFolderMissing) -> DataFolder {
    if let named = environmentVariable(variable) { return try firstWithData(of: [named]) }
    let folder = parent(of: executablePath() ?? "")
    let above = sequence(first: folder) { $0.isEmpty ? nil : parent(of: $0) }
    return try firstWithData(
      of: [folder, "\(parent(of: folder))/share/word-scramble"] + above.prefix(6).dropFirst() + sources)
  }

  /// The path of the bundled start list.
  public var startList: String { "\(path)/Resources/start.txt" }

  /// The words of the bundled start list, from which rounds draw their roots. Complexity: linear in its bytes.
  ///
  /// - Throws: `FileFault` where the list cannot be read.
  public func roots() throws(FileFault) -> WordList { WordList(try readFile(startList)) }

  /// The bundled start list as transcripts name it. Complexity: linear in the size of the list.
  ///
  /// - Throws: `FileFault` where it cannot be read.
  public func startListFile() throws(FileFault) -> DataFile {
    DataFile(Self.bundledName, Fingerprint(try readFile(startList)))
  }

  /// What transcripts call the bundled start list.
  package static let bundledName = "bundled"

  /// The path of the index of the bundled dictionary's words.
  public var wordIndex: String { "\(path)/Resources/words.index" }

  /// The path of the definitions of English words.
  public var definitions: String { "\(path)/Resources/definitions.index" }

  /// The path of the answers of crosswords.
  public var answers: String { "\(path)/Resources/answers.index" }

  /// The path of the list of anagram indicators and other words that clues use.
  public var indicators: String { "\(path)/Resources/indicators.txt" }

  /// The text of that list, for `IndicatorList` in `Anagrams`.
  ///
  /// - Throws: `FileFault` where the list cannot be read.
  public func indicatorText() throws(FileFault) -> String { String(decoding: try readFile(indicators), as: UTF8.self) }

  /// The path of the folder of the bundled dictionaries.
  public var dictionaries: String { "\(path)/Dictionaries" }

  /// The source tree, for programs of packages that depend on this one: their executables are elsewhere.
  private static var sources: [String] {
    #if INSTALLED
      []
    #else
      [parent(of: parent(of: parent(of: #filePath)))]
    #endif
  }

  private static func firstWithData(of folders: [String]) throws(DataFolderMissing) -> DataFolder {
    let found = folders.first { isDirectory("\($0)/Resources") && isDirectory("\($0)/Dictionaries") }
    guard let found else { throw DataFolderMissing(searched: folders) }
    return DataFolder(found)
  }

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}

/// No folder holds the program's data.
public struct DataFolderMissing: Error, Equatable, CustomStringConvertible {
  /// The folders that were searched.
  public let searched: [String]

  /// What is missing, and where it was looked for.
  public var description: String {
    "no Resources and Dictionaries in any of: \(searched.filter { !$0.isEmpty }.joined(separator: ", "))"
  }
}
