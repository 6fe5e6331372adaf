/// WordNet's database: which words its usage domains mark as obscene, disparaging or a slur, what it says of all words,
/// and the words themselves.
struct WordNet {
  static let domains = ["obscenity", "disparagement", "ethnic_slur"]
  private static let files: [Substring: String] = ["n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"]

  private var data: [String: [UInt8]] = [:]

  init(package: Package) throws(DataError) {
    for name in Set(Self.files.values) {
      data[name] = try TextFile.bytes(package.path("usr/share/wordnet/data.\(name)"))
    }
  }

  /// The words of all synsets, or of single members of them, that point at one of our usage domains.
  func tabooWords() throws(DataError) -> [String] {
    var taboo: [String] = []
    for line in data["noun", default: []].split(separator: UInt8(ascii: "\n")) {
      guard line.first != UInt8(ascii: " ") else { continue }  // the licence, at the top
      let domain = Synset(line: line)
      guard let name = domain.words.first, Self.domains.contains(name) else { continue }
      for pointer in domain.pointers where pointer.symbol == "-u" {  // "member of this domain: usage"
        let words = try synset(at: pointer).words
        if pointer.member == 0 { taboo += words } else { taboo.append(words[pointer.member - 1]) }
      }
    }
    return taboo
  }

  /// What the synsets mean, and the examples of their use, a line each.
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

  /// The words of all synsets, in lower case; those of several words one by one.
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

/// A line of WordNet's data files: words that mean the same, with pointers to other synsets.
private struct Synset {
  struct Pointer {
    let symbol: Substring
    let offset: Int
    let partOfSpeech: Substring
    /// Which word of the other synset is meant, from 1; 0 for all of them.
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
