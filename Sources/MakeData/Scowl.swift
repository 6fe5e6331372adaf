/// The word lists of SCOWL: by level of commonness, and the taboo lists of its sources.
struct Scowl {
  /// The spellings that the bundled dictionary accepts throughout; variants would add a handful of words.
  static let categories = ["english-words", "american-words"]
  /// From the commonest words to the last level of what SCOWL recommends for a speller.
  static let levels = [10, 20, 35, 40, 50, 55, 60]
  static let tabooLists = ["profane.1", "profane.3", "offensive.1", "offensive.2"]

  /// The words of our categories and levels: no proper names, abbreviations or contractions.
  static func words(in package: Package) throws(DataError) -> Set<String> {
    var words: Set<String> = []
    for category in categories {
      for level in levels {
        words.formUnion(try TextFile.lines(package.path("usr/share/dict/scowl/\(category).\(level)")))
      }
    }
    return words.filter(\.isPlainWord)
  }

  static func taboo(in source: Package) throws(DataError) -> [String] {
    var words: [String] = []
    for list in tabooLists { words += try TextFile.lines(source.path("misc/\(list)")) }
    return words
  }
}
