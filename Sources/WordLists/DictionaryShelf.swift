public import Files
public import Spelling

/// Where dictionaries are kept: with the program, and in the folders that Hunspell uses on this kind of system.
public struct DictionaryShelf: Sendable {
  /// The name of the dictionary that comes with the program.
  public static let bundledName = "en_US"

  private let own: String

  private var folders: [String] { [own] + Self.systemFolders }

  /// The shelf of the program's own dictionaries and the system's.
  public init(_ data: DataFolder) {
    own = data.dictionaries
  }

  /// The dictionary called `name`, such as `de_DE`, or at the path `name`: a stem, an `.aff` or a `.dic` file.
  ///
  /// - Throws: `FileFault` where one of its two files is missing or cannot be opened.
  public func dictionary(_ name: String) throws(FileFault) -> DictionaryFiles {
    let stem = name.hasSuffix(".aff") || name.hasSuffix(".dic") ? String(name.dropLast(4)) : name
    let isPath = name.contains("/") || stem != name
    if !isPath, let folder = folders.first(where: { holds("\($0)/\(name)") }) {
      return try readable(DictionaryFiles(name: name, stem: "\(folder)/\(name)"))
    }
    guard holds(stem) else { throw FileFault(.missing, path: isPath ? "\(stem).dic" : name) }
    // A name that means the same dictionary from any folder.
    return try readable(DictionaryFiles(name: absolutePath(stem), stem: stem))
  }

  /// Whether `dictionary` is the one that comes with the program.
  public func isBundled(_ dictionary: DictionaryFiles) -> Bool {
    let stem = "\(own)/\(Self.bundledName)"
    return dictionary.affix == "\(stem).aff" && dictionary.words == "\(stem).dic"
  }

  /// The names of all dictionaries on the shelf, in their order.
  public var names: [String] {
    let names = folders.flatMap { folder in
      Files.names(inFolder: folder).filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }
        .filter { isFile("\(folder)/\($0).aff") }
    }
    return Set(names).sorted()
  }

  private func holds(_ stem: String) -> Bool {
    isFile("\(stem).aff") || isFile("\(stem).dic") || isDirectory("\(stem).dic")
  }

  private func readable(_ files: DictionaryFiles) throws(FileFault) -> DictionaryFiles {
    try checkOrdinary(files.affix)
    try checkOrdinary(files.words)
    return files
  }

  private static let systemFolders = [
    "/usr/share/hunspell", "/usr/local/share/hunspell", "/usr/share/myspell",
    "/usr/share/myspell/dicts",
  ]
}
