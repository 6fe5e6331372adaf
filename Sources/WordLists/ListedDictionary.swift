import Lexicon
import ScrambleFiles
package import Spelling

/// A dictionary of this machine, as a list of them shows it.
package struct ListedDictionary: Sendable {
  /// Its two files, one of which may be missing.
  package let files: DictionaryFiles

  /// The English name of its language, or nil where the code that its name begins with is unknown.
  package let language: String?

  /// The other names that lead to the same two files.
  package let aliases: [String]

  /// The fault of the files, as far as their beginnings show one.
  package let fault: DictionaryFault?

  /// The name of the dictionary, such as `de_DE`.
  package var name: String { files.name }
}

extension InstalledDictionaries {
  /// All dictionaries, sorted by name, those of the program among them. One that lies under several names comes once.
  /// None of them is loaded. Complexity: linear in the size of the `.aff` files.
  package func all() -> [ListedDictionary] {
    let files = allNames.map { dictionaryFiles(called: $0) }
    let groups = Dictionary(grouping: files) { [realPath($0.affix), realPath($0.words)] }
    return groups.map { real, files in
      let own = files.first { real[1].hasSuffix("/\($0.name).dic") } ?? files[0]
      return ListedDictionary(
        files: own, language: DictionaryLanguage(of: own.name).name,
        aliases: files.map(\.name).filter { $0 != own.name }, fault: Self.fault(of: own))
    }.sorted { $0.name < $1.name }
  }

  private static func fault(of files: DictionaryFiles) -> DictionaryFault? {
    do throws(DictionaryFault) {
      try files.checkBeginnings()
      return nil
    } catch {
      return error
    }
  }
}
