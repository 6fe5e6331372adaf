public import Files
public import Lexicon

/// The folder that holds the program's `Resources/` and `Dictionaries/`.
public struct DataFolder: Sendable {
  /// The environment variable that names the folder.
  public static let variable = "WORD_SCRAMBLE_DATA"

  /// Where the folder is.
  public let path: String

  /// The folder at `path`, taken as it is.
  public init(_ path: String) { self.path = path }

  /// Looks for the folder: where the environment says, and nowhere else if it does; beside the executable; in
  /// `../share/word-scramble` of an installation; above the executable, as in a checkout; in the source tree from which
  /// the program was built, unless it was built to be installed (`-D INSTALLED`).
  ///
  /// - Throws: `DataFolderMissing` where none of these holds the data.
  public static func find() throws(DataFolderMissing) -> DataFolder {
    if let named = environmentVariable(variable) { return try firstWithData(of: [named]) }
    let folder = parent(of: executablePath() ?? "")
    let above = sequence(first: folder) { $0.isEmpty ? nil : parent(of: $0) }
    return try firstWithData(of: [folder, "\(parent(of: folder))/share/word-scramble"] + above.prefix(6) + sources)
  }

  /// The path of the bundled start list.
  public var startList: String { "\(path)/Resources/start.txt" }

  /// The words of the bundled start list, for seeds and days to draw roots from. Complexity: linear in its bytes.
  ///
  /// - Throws: `FileFault` where the list cannot be read.
  public func roots() throws(FileFault) -> WordList { WordList(try readFile(startList)) }

  /// The path of the index of the bundled dictionary's words.
  public var wordIndex: String { "\(path)/Resources/words.index" }

  /// The path of the list of words by which clues say what is to be done with letters.
  public var indicators: String { "\(path)/Resources/indicators.txt" }

  /// The text of that list, to be read by whoever knows what an indicator is.
  ///
  /// - Throws: `FileFault` where the list cannot be read.
  public func indicatorText() throws(FileFault) -> String { String(decoding: try readFile(indicators), as: UTF8.self) }

  /// The path of the folder of the bundled dictionaries.
  public var dictionaries: String { "\(path)/Dictionaries" }

  /// The source tree, which a program of a package that depends on this one finds nowhere else.
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

/// The program's data is nowhere to be found.
public struct DataFolderMissing: Error, Equatable, CustomStringConvertible {
  /// The folders that were looked at.
  public let searched: [String]

  /// What is missing, and where it was looked for.
  public var description: String {
    "no Resources and Dictionaries in any of: \(searched.filter { !$0.isEmpty }.joined(separator: ", "))"
  }
}
