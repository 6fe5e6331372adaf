import Lexicon
import ScrambleFiles
public import Spelling

/// The dictionaries of this machine: those that come with the program, and those in the system's Hunspell folders.
public struct InstalledDictionaries: Sendable {
  /// The name of the dictionary that judges where none is named. It comes with the program.
  public static let bundledName = EnglishSpelling.either.dictionaryName

  /// The names of all dictionaries that come with the program.
  package static let bundledNames = EnglishSpelling.allCases.map(\.dictionaryName)

  private let bundledFolder: String

  private var folders: [String] { [bundledFolder] + Self.systemFolders }

  /// The dictionaries of `data` and of the system.
  public init(_ data: DataFolder) { bundledFolder = data.dictionaries }

  /// The dictionary called `name`, such as `de_DE`; or the one at the path `name`, with or without `.aff` or `.dic`.
  ///
  /// - Throws: `DictionaryFault.unknown(_:)` where there is none of that name, and `DictionaryFault.file(_:)` where one
  ///   of its two files is missing or cannot be read.
  public func dictionary(_ name: String) throws(DictionaryFault) -> DictionaryFiles {
    let stem = name.hasSuffix(".aff") || name.hasSuffix(".dic") ? String(name.dropLast(4)) : name
    let isPath = name.contains("/") || stem != name
    if !isPath, folders.contains(where: { hasFile("\($0)/\(name)") }) {
      return try checked(dictionaryFiles(called: name))
    }
    guard hasFile(stem) else {
      if isPath { throw .file(FileFault(.missing, path: "\(stem).dic")) }
      throw name.isEmpty ? .file(FileFault(.missing, path: "")) : .unknown(unknown(name))
    }
    // An absolute path names the same dictionary from any current folder.
    return try checked(DictionaryFiles(name: absolutePath(stem), stem: stem))
  }

  /// The fault of a name by which there is no dictionary.
  private func unknown(_ name: String) -> UnknownDictionary {
    let language = DictionaryLanguage(of: name)
    let known = all().filter { $0.fault == nil }.map(\.name)
    let related = known.filter { DictionaryLanguage(of: $0) == language }
    return UnknownDictionary(
      name: name, known: related + known.filter { !related.contains($0) },
      package: DictionaryLanguage.debianPackage(ofDictionary: name))
  }

  /// Whether `dictionary` is one of those that come with the program.
  package func isBundled(_ dictionary: DictionaryFiles) -> Bool {
    Self.bundledNames.map { "\(bundledFolder)/\($0)" }.contains {
      dictionary.affix == "\($0).aff" && dictionary.words == "\($0).dic"
    }
  }

  /// The names of all dictionaries that have both files, sorted.
  public var names: [String] {
    allNames.filter { name in
      let files = dictionaryFiles(called: name)
      return isFile(files.affix) && isFile(files.words)
    }
  }

  /// The name of a dictionary of the language with this code: of Spanish `es_ES` where it is there, else the first one;
  /// nil where there is none.
  package func name(ofLanguage code: String) -> String? {
    let names = names.filter { DictionaryLanguage(of: $0).code == code }
    return names.first { $0 == "\(code)_\(code.uppercased())" } ?? names.first
  }

  /// The packages of Debian that bring dictionaries of languages whose common words are listed, and of which there is
  /// none here; sorted.
  package var missingPackages: [String] {
    let here = Set(names.map { DictionaryLanguage(of: $0).commonWordsCode })
    let languages = DictionaryLanguage.listed.filter { !here.contains($0) }.map { $0 == "sh" ? "hr" : $0 }
    return languages.map { $0 == "fil" ? "tl" : $0 }.compactMap { DictionaryLanguage.debianPackage(ofDictionary: $0) }
      .sorted()
  }

  /// The names of all dictionaries that have at least one of the two files, sorted.
  var allNames: [String] {
    let names = folders.flatMap { folder in
      ScrambleFiles.names(inFolder: folder).filter { $0.hasSuffix(".dic") || $0.hasSuffix(".aff") }
        .map { String($0.dropLast(4)) }
    }
    return Set(names).sorted()
  }

  /// The files of the dictionary called `name`, in the first folder that has one of them.
  func dictionaryFiles(called name: String) -> DictionaryFiles {
    let folder = folders.first { hasFile("\($0)/\(name)") } ?? bundledFolder
    return DictionaryFiles(name: name, stem: "\(folder)/\(name)")
  }

  private func hasFile(_ stem: String) -> Bool {
    isFile("\(stem).aff") || isFile("\(stem).dic") || isDirectory("\(stem).dic")
  }

  private func checked(_ files: DictionaryFiles) throws(DictionaryFault) -> DictionaryFiles {
    do throws(FileFault) {
      try checkOrdinary(files.affix)
      try checkOrdinary(files.words)
    } catch {
      throw .file(error)
    }
    return files
  }

  private static let systemFolders = [
    "/usr/share/hunspell", "/usr/local/share/hunspell", "/usr/share/myspell",
    "/usr/share/myspell/dicts",
  ]
}
