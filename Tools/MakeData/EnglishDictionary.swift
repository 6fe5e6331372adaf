@testable import Lexicon
@testable import Spelling

/// A dictionary of English that is made from SCOWL's lists: words, names and contractions, without accents, as stems
/// with the affixes of Debian's American dictionary.
struct EnglishDictionary {
  /// Its words of the letters a to z, in lower case.
  let words: Set<String>

  private let name: String
  private let entries: [String]
  private let affix: String
  private let licence: String

  /// - Parameters:
  ///   - spelling: how its words are spelled.
  ///   - lists: the words.
  ///   - scowl: the package with their licence.
  ///   - source: the source package of SCOWL, with its taboo lists and its ordinal numbers.
  ///   - packaged: the dictionary whose affix file serves for this one, too.
  init(
    _ spelling: EnglishSpelling, _ lists: EnglishWords, scowl: Package, source: Package, packaged: DictionaryFiles
  ) throws(DataError) {
    name = spelling.dictionaryName
    affix = packaged.affix
    licence = scowl.licenceText
    let all = try lists.words(Scowl.spellings(spelling))
    words = all.filter(\.isPlainWord)
    let table = try AffixTable(path: affix)
    let unsuggested = all.intersection(try ScowlTaboo.words(ScowlTaboo.unsuggested, in: source))
    let marked = Munching(unsuggested, table).entries.map { DictionaryEntry(stem: $0.stem, flags: $0.flags + ["!"]) }
    let numbers = try TextFile.lines(source.path("speller/en.dic.supp"))
    entries = ((marked + Munching(all.subtracting(unsuggested), table).entries).map(\.line) + numbers).sorted()
  }

  /// Writes the dictionary and its licence, makes sure that Hunspell accepts the words in lower case that are listed
  /// and no others, and answers them.
  func write(to folder: String) throws -> DictionaryWords {
    let files = DictionaryFiles(name: name, stem: "\(folder)/\(name)")
    try TextFile.write(TextFile.bytes(affix), to: files.affix)
    try TextFile.write(lines: ["\(entries.count)"] + entries, to: files.words)
    try TextFile.write(TextFile.bytes(licence), to: "\(folder)/\(name).LICENSE")
    let accepted = try DictionaryWords(of: files)
    if let word = words.symmetricDifference(accepted.words).min() {
      throw DataError("\(name) was made wrong: \(word) is \(words.contains(word) ? "missing" : "not listed")")
    }
    return accepted
  }
}

/// A list of words as stems with affixes, so that a dictionary has fewer entries to load.
///
/// A stem gets a flag where all forms that its rules make of the stem are in the list, those with a prefix and a suffix
/// included, and where one of them is not made yet. Shorter stems come first.
private struct Munching {
  private(set) var entries: [DictionaryEntry] = []
  private let words: Set<String>
  private let table: AffixTable
  /// The words that no entry makes yet.
  private var open: Set<String>

  init(_ words: Set<String>, _ table: AffixTable) {
    self.words = words
    self.table = table
    open = words
    let flags = table.flags.filter { !table.isPrefix($0) } + table.flags.filter(table.isPrefix)
    for stem in words.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) { addEntry(of: stem, flags) }
  }

  private mutating func addEntry(of stem: String, _ flags: [Character]) {
    let isOpen = open.remove(stem) != nil
    var chosen: [Character] = []
    for flag in flags {
      let forms = table.words(from: DictionaryEntry(stem: stem, flags: chosen + [flag]))
      guard forms.contains(where: open.contains), forms.allSatisfy(words.contains) else { continue }
      chosen.append(flag)
      open.subtract(forms)
    }
    if isOpen || !chosen.isEmpty { entries.append(DictionaryEntry(stem: stem, flags: chosen)) }
  }
}
