public import Files
public import Spelling

/// Where dictionaries are kept: with the program, and in the folders that Hunspell uses on this kind of system.
public struct DictionaryShelf: Sendable {
  /// The name of the dictionary that comes with the program.
  public static let bundledName = "en_US"

  private let folders: [String]

  /// The shelf of the program's own dictionaries and the system's.
  public init(_ data: DataFolder) {
    folders = [data.dictionaries] + Self.systemFolders
  }

  /// The dictionary called `name`, such as `de_DE`, or at the path `name`: a stem, an `.aff` or a `.dic` file.
  ///
  /// - Throws: `FileFault` where one of its two files is missing or cannot be opened.
  public func dictionary(_ name: String) throws(FileFault) -> DictionaryFiles {
    let stem = name.hasSuffix(".aff") || name.hasSuffix(".dic") ? String(name.dropLast(4)) : name
    let stems = name.contains("/") || stem != name ? [stem] : folders.map { "\($0)/\(name)" } + [name]
    let found = stems.first { isFile("\($0).aff") || isFile("\($0).dic") || isDirectory("\($0).dic") }
    guard let found else { throw FileFault(.missing, path: stems.count == 1 ? "\(stem).dic" : name) }
    let files = DictionaryFiles(name: name, stem: found)
    _ = try InputFile(files.affix)
    _ = try InputFile(files.words)
    return files
  }

  private static let systemFolders = [
    "/usr/share/hunspell", "/usr/local/share/hunspell", "/opt/homebrew/share/hunspell", "/usr/share/myspell",
    "/usr/share/myspell/dicts", "/Library/Spelling",
  ]
}
