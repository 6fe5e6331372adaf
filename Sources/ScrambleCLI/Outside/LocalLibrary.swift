import Cryptograms
import Lexicon
import ScrambleFiles
import Sessions
import Spelling
import Terminal
import WordLists

/// The bundled files, the files that a person names, and the dictionaries of this machine.
final class LocalLibrary: Library {
  let data: DataFolder

  /// Whether progress is shown beside results that are written meanwhile.
  var showsProgressBesideResults = false

  /// The dictionaries that were asked for, by the names that they gave themselves.
  private var files: [String: DictionaryFiles] = [:]

  init(_ data: DataFolder) { self.data = data }

  static func find() throws -> LocalLibrary { LocalLibrary(try DataFolder.find()) }

  func bytes(of file: BundledFile) throws(Diagnostic) -> IndexBytes {
    do throws(Diagnostic) {
      return try Diagnostic.telling {
        let mapped = try MappedFile(path(of: file))
        return unsafe IndexBytes(mapped.bytes, keptBy: mapped)
      }
    } catch {
      // The file comes with the program, so there is no name that a person could check.
      guard error.kind == .missing else { throw error }
      throw Diagnostic(error.status, error.subject, because: error.cause, "install again", kind: .missing)
    }
  }

  func path(of file: BundledFile) -> String { "\(data.path)/Resources/\(file.name)" }

  func contents(of path: String, upTo limit: Int) throws(Diagnostic) -> [UInt8] {
    try Diagnostic.telling { try readFile(path, upTo: limit) }
  }

  func check(_ path: String) throws(Diagnostic) {
    try Diagnostic.telling { try checkOrdinary(path) }
  }

  func checkReadable(_ path: String) throws(Diagnostic) {
    try Diagnostic.telling { try ScrambleFiles.checkReadable(path) }
  }

  func absolutePath(_ path: String) -> String { ScrambleFiles.absolutePath(path) }

  func dictionary(_ name: String) throws(Diagnostic) -> NamedDictionary {
    let found = try Diagnostic.telling { try InstalledDictionaries(data).dictionary(name) }
    files[found.name] = found
    return NamedDictionary(found)
  }

  func files(of dictionary: NamedDictionary) -> DictionaryFiles {
    files[dictionary.name] ?? DictionaryFiles(name: dictionary.name, stem: dictionary.name)
  }

  /// Who judges by the dictionary in `files`: one that did not come with the program is loaded in a process of its own.
  static func speller(_ files: DictionaryFiles, _ data: DataFolder) -> any SpellChecker {
    if InstalledDictionaries(data).isBundled(files) { return Speller(files) }
    return SpellerProcess(files, arguments: [ServeDictionaryCommand.name, "--"])
  }

  func patterns(
    of dictionary: NamedDictionary, _ alphabet: CipherAlphabet, listed: PatternList?
  ) -> any AskedPatterns {
    let line = ProgressLine(besideResults: showsProgressBesideResults)
    return DictionaryPatterns(Self.speller(files(of: dictionary), data), alphabet, listed: listed) { asked in
      if asked.isDone { line.finish() } else { line.show("asked about \(asked.asked) words") }
    }
  }

  var modelNames: [String] { BundledModel.names(in: data) }

  func model(_ name: String) throws(Diagnostic) -> NamedModel? {
    let isBundled = modelNames.contains(name) || name == BundledModel.englishName
    guard isBundled || isFile(name) || isDirectory(name) else { return nil }
    if !isBundled { try check(name) }
    let file = try Diagnostic.telling { try isBundled ? BundledModel(named: name, data) : BundledModel(path: name) }
    return (isBundled ? name : absolutePath(name), file.path, modelNames.contains(name), file.bytes)
  }

  func judge(_ judging: Judging) -> any WordJudge { dictionaryJudge(judging) }

  /// The judge by `judging`, which shows on the terminal how far it has come with long work.
  func dictionaryJudge(_ judging: Judging) -> DictionaryJudge {
    let line = ProgressLine(besideResults: false)
    return DictionaryJudge(Self.speller(files(of: judging.dictionary), data), data, judging) { line.show($0) }
  }
}

extension ProgressLine {
  func show(_ progress: SearchProgress) {
    if progress.isDone {
      finish()
    } else if let all = progress.all {
      show("asked about \(progress.asked * 100 / all) % of \(all) \(progress.kind)")
    } else {
      show("asked about \(progress.asked) forms")
    }
  }
}

extension NamedDictionary {
  /// The dictionary in `files`.
  init(_ files: DictionaryFiles) {
    self.init(files.name) { () throws(Diagnostic) in try Diagnostic.telling { try files.fingerprint() } }
  }
}
