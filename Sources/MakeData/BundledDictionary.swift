import Journal
import Lexicon
import Spelling

/// The Hunspell dictionary that comes with the program.
struct BundledDictionary {
  private let package: Package

  init(package: Package) { self.package = package }

  var affix: String { package.path("usr/share/hunspell/en_US.aff") }
  var words: String { package.path("usr/share/hunspell/en_US.dic") }

  /// Copies the dictionary and its licence byte for byte.
  func copy(to folder: String) throws(DataError) {
    try TextFile.write(TextFile.bytes(affix), to: "\(folder)/en_US.aff")
    try TextFile.write(TextFile.bytes(words), to: "\(folder)/en_US.dic")
    try TextFile.write(TextFile.bytes(package.licenceText), to: "\(folder)/en_US.LICENSE")
  }
}

/// All words of the letters a to z that the dictionary accepts, and the forms of each stem.
struct DictionaryWords {
  /// The words that Hunspell accepts, sorted.
  let words: [String]
  /// The stems with the flag NOSUGGEST, which Hunspell never suggests because they may offend.
  let unsuggested: Set<String>
  let fingerprint: Fingerprint
  private let accepted: Set<String>
  private let families: [String: Set<String>]

  /// Makes all forms of all stems and all strings of up to four letters, and keeps those that Hunspell accepts.
  init(of dictionary: BundledDictionary) throws {
    let table = try AffixTable(path: dictionary.affix)
    let files = DictionaryFiles(name: "en_US", affix: dictionary.affix, words: dictionary.words)
    let speller = Speller(files)
    var families: [String: Set<String>] = [:]
    var unsuggested: Set<String> = []
    for entry in try DictionaryEntry.all(path: dictionary.words) where entry.stem.isPlainWord {
      families[entry.stem, default: []].formUnion(table.words(from: entry).filter(\.isPlainWord))
      if entry.flags.contains("!") { unsuggested.insert(entry.stem) }
    }
    let candidates = families.values.reduce(into: Set(Self.shortStrings(upTo: 4))) { $0.formUnion($1) }
    let accepted = try candidates.filter(speller.isReal)
    self.accepted = accepted
    fingerprint = try files.fingerprint()
    words = accepted.sorted()
    self.families = families.mapValues { $0.intersection(accepted) }
    self.unsuggested = unsuggested
  }

  func accepts(_ word: String) -> Bool { accepted.contains(word) }

  /// `word` with all forms of its dictionary entry; nothing where the dictionary does not accept it.
  func family(_ word: String) -> Set<String> {
    accepts(word) ? families[word, default: []].union([word]) : []
  }

  private static func shortStrings(upTo length: Int) -> [String] {
    let alphabet = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    var all: [String] = []
    var longest = [""]
    for _ in 0..<length {
      longest = longest.flatMap { start in alphabet.map { start + $0 } }
      all += longest
    }
    return all
  }
}

/// The word index: all words of the dictionary, with their frequencies and with which of them are obscene.
struct IndexFile {
  let bytes: [UInt8]
  /// The number of words and bytes, for the report.
  let summary: String

  init(_ dictionary: DictionaryWords, counts: WordCounts, _ obscenities: ObscenityList) throws(DataError) {
    let counted = Dictionary(uniqueKeysWithValues: dictionary.words.map { ($0, counts[$0]) })
    let packing = WordIndexPacking(
      counts: counted, obscene: Set(obscenities.words), dictionary: dictionary.fingerprint.description)
    guard let packing else { throw DataError("the words do not fit into an index") }
    bytes = packing.bytes
    let frequent = counted.values.count { $0 > 0 }
    summary = "\(counted.count) words in the index, \(frequent) of them with a frequency, \(bytes.count) bytes"
  }
}

/// A line of a `.dic` file: a stem, and the flags of the affixes that it takes.
struct DictionaryEntry {
  let stem: String
  let flags: [Character]

  init(line: String) {
    let fields = line.prefix(upTo: "\t").split(separator: "/", maxSplits: 1)
    stem = fields.first.map(String.init) ?? ""
    flags = fields.count > 1 ? Array(fields[1]) : []
  }

  /// The entries of the file at `path`. The first line is left out, since it is a count.
  static func all(path: String) throws(DataError) -> [DictionaryEntry] {
    try TextFile.lines(path).dropFirst().map(DictionaryEntry.init)
  }
}

/// The prefix and suffix rules of an `.aff` file whose flags are single letters.
struct AffixTable {
  private var rules: [Character: [AffixRule]] = [:]
  private var crossing: Set<Character> = []

  init(path: String) throws(DataError) {
    for line in try TextFile.lines(path) {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count >= 4, fields[0] == "PFX" || fields[0] == "SFX", let flag = fields[1].first else { continue }
      let isPrefix = fields[0] == "PFX"
      if fields.count == 4 {  // The header of a group: PFX flag cross-product count.
        if fields[2] == "Y" { crossing.insert(flag) }
      } else {
        rules[flag, default: []].append(
          AffixRule(isPrefix: isPrefix, strip: fields[2], append: fields[3], condition: fields[4])
        )
      }
    }
  }

  /// The stem, and the stem with each prefix and suffix of its flags, and with both where both groups allow that.
  func words(from entry: DictionaryEntry) -> [String] {
    let stem = Array(entry.stem.utf8)
    var words = [stem]
    for flag in entry.flags {
      for suffix in rules[flag, default: []] where !suffix.isPrefix {
        if let word = suffix.applied(to: stem) { words.append(word) }
        guard crossing.contains(flag) else { continue }
        for word in prefixed(stem, flags: entry.flags.filter(crossing.contains)) {
          if suffix.applied(to: stem) != nil, let both = suffix.applied(to: word) { words.append(both) }
        }
      }
    }
    return (words + prefixed(stem, flags: entry.flags)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func prefixed(_ stem: [UInt8], flags: [Character]) -> [[UInt8]] {
    flags.flatMap { rules[$0, default: []] }.filter(\.isPrefix).compactMap { $0.applied(to: stem) }
  }
}

/// A rule of an affix group: the letters to strip, those to append, and a condition on the stem.
private struct AffixRule {
  let isPrefix: Bool
  private let strip: [UInt8]
  private let append: [UInt8]
  private let condition: [Condition]

  private struct Condition {
    var bytes: [UInt8] = []
    var isNegated = false

    func admits(_ byte: UInt8) -> Bool { bytes.isEmpty || bytes.contains(byte) != isNegated }
  }

  init(isPrefix: Bool, strip: String, append: String, condition: String) {
    self.isPrefix = isPrefix
    self.strip = strip == "0" ? [] : Array(strip.utf8)
    self.append = append == "0" ? [] : Array(append.prefix(upTo: "/").utf8)
    self.condition = condition == "." ? [] : Self.parse(condition)
  }

  func applied(to stem: [UInt8]) -> [UInt8]? {
    guard stem.count >= max(strip.count, condition.count) else { return nil }
    let tested = isPrefix ? stem.prefix(condition.count) : stem.suffix(condition.count)
    guard zip(condition, tested).allSatisfy({ $0.admits($1) }) else { return nil }
    if isPrefix { return stem.starts(with: strip) ? append + stem.dropFirst(strip.count) : nil }
    return stem.suffix(strip.count).elementsEqual(strip) ? stem.dropLast(strip.count) + append : nil
  }

  /// Parses a sequence of letters, dots, `[classes]` and `[^negated classes]`.
  private static func parse(_ text: String) -> [Condition] {
    var conditions: [Condition] = []
    var open: Condition?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["): open = Condition()
      case UInt8(ascii: "]"):
        conditions += open.map { [$0] } ?? []
        open = nil
      case UInt8(ascii: "^") where open != nil: open?.isNegated = true
      case _ where open != nil: open?.bytes.append(byte)
      case UInt8(ascii: "."): conditions.append(Condition())
      default: conditions.append(Condition(bytes: [byte]))
      }
    }
    return conditions
  }
}

extension String {
  /// Whether this has letters from a to z, and nothing else.
  var isPlainWord: Bool {
    !utf8.isEmpty && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// The part before the first `separator`.
  func prefix(upTo separator: Character) -> String { String(prefix { $0 != separator }) }
}
