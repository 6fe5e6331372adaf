@testable import Spelling

/// The British dictionary, made from SCOWL's lists as the American one is: words, names and abbreviations of all kinds
/// in their own capitals, without accents, as stems with the affixes of the American dictionary.
struct BritishDictionary {
  /// All words that it has to accept.
  let words: Set<String>

  private let entries: [String]
  private let affix: String
  private let licence: String

  /// - Parameters:
  ///   - scowl: the word lists.
  ///   - source: the source package of SCOWL, with its taboo lists and its ordinal numbers.
  ///   - american: the dictionary whose affix file serves for this one, too.
  init(scowl: Package, source: Package, american: DictionaryFiles) throws(DataError) {
    affix = american.affix
    licence = scowl.licenceText
    words = Set(
      try Scowl(package: scowl).words(Scowl.british + ["special"], upTo: Scowl.dictionaryLevel).map(\.withoutAccents))
    let table = try AffixTable(path: affix)
    let unsuggested = words.intersection(try ScowlTaboo.words(ScowlTaboo.unsuggested, in: source))
    let marked = Munching(unsuggested, table).entries.map { DictionaryEntry(stem: $0.stem, flags: $0.flags + ["!"]) }
    let numbers = try TextFile.lines(source.path("speller/en.dic.supp"))
    entries = ((marked + Munching(words.subtracting(unsuggested), table).entries).map(\.line) + numbers).sorted()
  }

  /// Writes the dictionary and its licence, and answers where it lies.
  func write(to folder: String) throws(DataError) -> DictionaryFiles {
    let files = DictionaryFiles(name: "en_GB", stem: "\(folder)/en_GB")
    try TextFile.write(TextFile.bytes(affix), to: files.affix)
    try TextFile.write(lines: ["\(entries.count)"] + entries, to: files.words)
    try TextFile.write(TextFile.bytes(licence), to: "\(folder)/en_GB.LICENSE")
    return files
  }

  /// Makes sure that Hunspell accepts the words in lower case that are listed, and no others.
  func check(_ accepted: DictionaryWords) throws(DataError) {
    let listed = words.filter(\.isPlainWord)
    if let word = listed.symmetricDifference(accepted.words).min() {
      throw DataError(
        "the British dictionary was made wrong: \(word) is \(listed.contains(word) ? "missing" : "not listed")")
    }
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
