public import Journal
public import Lexicon
public import ScrambleFiles

// A missing data file is a `FileFault`, so clients of this module need its name.
@_exported public import struct ScrambleFiles.FileFault

/// The folder that holds the program's `Resources/` and `Dictionaries/`.
public struct DataFolder: Sendable {
  /// The environment variable that names the folder.
  package static let variable = "WORD_SCRAMBLE_DATA"

  /// The path of the folder.
  public let path: String

  /// The folder at `path`, which is not checked.
  public init(_ path: String) { self.path = path }

  /// Finds the folder. If the environment variable `WORD_SCRAMBLE_DATA` is set, only that folder counts. Otherwise the
  /// first of these that holds the data is taken:
  ///
  /// 1. the folder of the executable,
  /// 2. `../share/word-scramble` from there, where an installation has it,
  /// 3. up to six folders above the executable, where a clone has it; `word-scramble` or `checkouts/word-scramble` in
  ///    one of them, where a package that depends on this one has it.
  ///
  /// - Throws: `DataFolderMissing` where none of them holds the data.
  public static func find() throws(DataFolderMissing) -> DataFolder {
    let folder = parent(of: executablePath() ?? "")
    let above = sequence(first: folder) { $0.isEmpty ? nil : parent(of: $0) }.prefix(7).dropFirst()
    let named = environmentVariable(variable)
    let installed = named.map { [$0] } ?? [folder, "\(parent(of: folder))/share/word-scramble"]
    let built = above.flatMap { [$0, "\($0)/word-scramble", "\($0)/checkouts/word-scramble"] }
    let found = (installed + (named == nil ? built : [])).first {
      isDirectory("\($0)/Resources") && isDirectory("\($0)/Dictionaries")
    }
    guard let found else { throw DataFolderMissing(searched: installed) }
    return DataFolder(found)
  }

  package var startList: String { "\(path)/Resources/start.txt" }

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

  /// The name that transcripts give the bundled start list.
  package static let bundledName = "bundled"

  package var wordIndex: String { "\(path)/Resources/words.index" }
  package var definitionsPath: String { "\(path)/Resources/definitions.index" }
  package var answersPath: String { "\(path)/Resources/answers.index" }

  /// The path of the list of anagram indicators and other words that clues use.
  package var indicators: String { "\(path)/Resources/indicators.txt" }

  /// The text of the list of indicators, for `IndicatorList` in `Anagrams`.
  ///
  /// - Throws: `FileFault` where the list cannot be read.
  public func indicatorText() throws(FileFault) -> String { String(decoding: try readFile(indicators), as: UTF8.self) }

  package var dictionaries: String { "\(path)/Dictionaries" }

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}

/// No folder holds the program's data.
public struct DataFolderMissing: Error, Equatable, CustomStringConvertible {
  /// The folder that the environment names, or those where an installation has the data.
  public let searched: [String]

  /// The cause, and the folders in which the data was looked for.
  public var description: String { "no Resources and Dictionaries in \(searched.joined(separator: " or in "))" }
}
