@testable import Lexicon
@testable import ScrambleFiles

/// The word lists of SCOWL, each with the words of one spelling, of one kind and of one level: the lower the level, the
/// better known the words.
struct Scowl {
  /// The American spellings, which leave variants out.
  static let american = ["english", "american"]
  /// The British spellings: with -ise, with -ize, and variants that are almost as good.
  static let british = ["english", "british", "british_z", "british_variant_1"]
  /// The variants of either.
  static let variants = ["british_variant_2", "variant_1", "variant_2", "variant_3"]
  /// The most that an educated adult can be expected to know.
  static let goalLevel = 50
  /// The level that SCOWL recommends for spell checkers.
  static let rootLevel = 60
  /// The level that SCOWL recommends for large dictionaries.
  static let dictionaryLevel = 70
  /// The last level with more words than names, and the last of all.
  static let (wordLevel, lastLevel) = (80, 95)

  private let package: Package
  private let names: [String]

  /// The spellings of the lists that a dictionary is made from.
  static func spellings(_ spelling: EnglishSpelling) -> [String] {
    switch spelling {
    case .american: american
    case .british: british
    case .either: american + british.dropFirst() + variants
    }
  }

  init(package: Package) {
    self.package = package
    names = ScrambleFiles.names(inFolder: package.path(Self.folder))
  }

  /// The lists of these spellings up to `level`; of one kind, such as `words` or `abbreviations`.
  func words(_ spellings: [String], kind: String, upTo level: Int) throws(DataError) -> Set<String> {
    for spelling in spellings where try words([spelling], kinds: [kind], upTo: Self.lastLevel).isEmpty {
      throw DataError("SCOWL has no list of \(spelling) \(kind)")
    }
    return try words(spellings, kinds: [kind], upTo: level)
  }

  /// The lists of these spellings and kinds up to `level`, as far as there are any.
  func words(_ spellings: [String], kinds: Set<String>, upTo level: Int) throws(DataError) -> Set<String> {
    var words: Set<String> = []
    for spelling in spellings {
      let lists = names.filter { name in
        guard let dash = name.firstIndex(of: "-"), let dot = name.lastIndex(of: "."), dash < dot else { return false }
        return name[..<dash] == spelling && kinds.contains(String(name[name.index(after: dash)..<dot]))
          && Int(name[name.index(after: dot)...]).map { $0 <= level } == true
      }
      for list in lists { words.formUnion(try TextFile.lines(package.path("\(Self.folder)/\(list)"))) }
    }
    return words
  }

  private static let folder = "usr/share/dict/scowl"
}

extension String {
  /// The text with plain letters in place of the accented ones that SCOWL's lists have. The American dictionary is made
  /// in this way.
  var withoutAccents: String { String(map { Self.plainLetters[$0] ?? $0 }) }

  private static let plainLetters: [Character: Character] = {
    let groups: [(Character, String)] = [
      ("A", "Å"), ("U", "Ü"), ("a", "àáâäå"), ("c", "ç"), ("e", "èéêë"), ("i", "íï"), ("n", "ñ"), ("o", "óôö"),
      ("u", "ûü"),
    ]
    return Dictionary(uniqueKeysWithValues: groups.flatMap { plain, accented in accented.map { ($0, plain) } })
  }()
}

/// The taboo lists of SCOWL's source package.
enum ScowlTaboo {
  /// The words that SCOWL's own dictionaries mark so that they are never suggested.
  static let unsuggested = ["profane.1", "offensive.1", "offensive.2"]
  static let lists = ["profane.1", "profane.3", "offensive.1", "offensive.2"]

  static func words(_ lists: [String], in source: Package) throws(DataError) -> [String] {
    var words: [String] = []
    for list in lists { words += try TextFile.lines(source.path("misc/\(list)")) }
    return words
  }
}

/// WordNet's database: its words, their definitions, and the usage domains that mark words as offensive.
struct WordNet {
  static let domains = ["obscenity", "disparagement", "ethnic_slur"]
  private static let files: [Substring: String] = ["n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"]

  private(set) var data: [String: [UInt8]] = [:]

  init(package: Package) throws(DataError) {
    for name in Set(Self.files.values) {
      data[name] = try TextFile.bytes(package.path("usr/share/wordnet/data.\(name)"))
    }
  }

  /// The words of all synsets, or of single members of them, that belong to one of `domains`.
  func tabooWords() throws(DataError) -> [String] {
    var taboo: [String] = []
    for line in data["noun", default: []].split(separator: UInt8(ascii: "\n")) {
      guard line.first != UInt8(ascii: " ") else { continue }  // The licence is at the top.
      let domain = Synset(line: line)
      guard let name = domain.words.first, Self.domains.contains(name) else { continue }
      for pointer in domain.pointers where pointer.symbol == "-u" {  // "Member of this domain: usage".
        let words = try synset(at: pointer).words
        if pointer.member == 0 { taboo += words } else { taboo.append(words[pointer.member - 1]) }
      }
    }
    return taboo
  }

  /// The definitions and examples of all synsets, each followed by an empty line.
  func glosses() -> [UInt8] {
    var text: [UInt8] = []
    for name in data.keys.sorted() {
      for line in data[name, default: []].split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: " ") {
        guard let bar = line.firstIndex(of: UInt8(ascii: "|")) else { continue }
        text += line[(bar + 1)...]
        text += [0x0A, 0x0A]
      }
    }
    return text
  }

  /// The words of all synsets in lower case; a phrase gives each of its words.
  func lemmas() -> Set<String> {
    var words: Set<String> = []
    for name in data.keys {
      for line in data[name, default: []].split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: " ") {
        for lemma in Synset(line: line).words {
          for word in lemma.lowercased().split(whereSeparator: { $0 == "_" || $0 == "-" }) {
            words.insert(String(word))
          }
        }
      }
    }
    return words
  }

  private func synset(at pointer: Synset.Pointer) throws(DataError) -> Synset {
    guard let file = Self.files[pointer.partOfSpeech], let bytes = data[file], pointer.offset < bytes.count else {
      throw DataError("WordNet: a pointer leads nowhere")
    }
    return Synset(line: bytes[pointer.offset...].prefix { $0 != UInt8(ascii: "\n") })
  }
}

/// A line of a data file of WordNet: words with one meaning, and pointers to other synsets.
struct Synset {
  struct Pointer {
    let symbol: Substring
    let offset: Int
    let partOfSpeech: Substring
    /// The number of the word in the other synset, from 1; 0 for all its words.
    let member: Int
  }

  let words: [String]
  let pointers: [Pointer]

  /// Reads `offset file type word-count (word id)... pointer-count (symbol offset part-of-speech source/target)...`.
  init(line: ArraySlice<UInt8>) {
    let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
    let wordCount = Int(fields[3], radix: 16) ?? 0
    words = (0..<wordCount).map { String(fields[4 + 2 * $0].prefix { $0 != "(" }) }
    let start = 5 + 2 * wordCount
    pointers = (0..<(Int(fields[start - 1]) ?? 0)).map {
      let pointer = fields[start + 4 * $0..<start + 4 * $0 + 4]
      return Pointer(
        symbol: pointer[pointer.startIndex], offset: Int(pointer[pointer.startIndex + 1]) ?? 0,
        partOfSpeech: pointer[pointer.startIndex + 2],
        member: Int(pointer[pointer.startIndex + 3].suffix(2), radix: 16) ?? 0)
    }
  }
}

/// The count of each word in symspellpy's English frequency dictionary.
struct WordCounts {
  private let counts: [String: Int]

  init(package: Package) throws(DataError) {
    var counts: [String: Int] = [:]
    for line in try TextFile.lines(package.path("symspellpy/frequency_dictionary_en_82_765.txt")) {
      let fields = line.split(separator: " ")
      if fields.count == 2, let count = Int(fields[1]) { counts[String(fields[0])] = count }
    }
    self.counts = counts
  }

  /// All words with their counts, in alphabetical order.
  var all: [(String, Int)] { counts.sorted { $0.key < $1.key } }

  /// The count of `word`, 0 where the dictionary lacks it.
  subscript(word: String) -> Int { counts[word, default: 0] }
}

/// The count of each pair of words in symspellpy's English bigram dictionary.
struct WordPairCounts {
  private(set) var pairs: [(first: String, second: String, count: Double)] = []

  init(package: Package) throws(DataError) {
    for line in try TextFile.lines(package.path("symspellpy/frequency_bigramdictionary_en_243_342.txt")) {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count == 3, let count = Double(fields[2]), fields[0].isPlainWord, fields[1].isPlainWord else {
        continue
      }
      pairs.append((fields[0], fields[1], count))
    }
  }
}
