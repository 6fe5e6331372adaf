@testable import Cryptograms
@testable import ModelTraining

/// A text from which the language model learns.
struct TextSource {
  let text: RunningText
  /// How much a word of the text counts: 1 where the text is like those of puzzles, less where it is not.
  let weight: Double
  let name: String

  /// The English texts, without the quotations that are also in the fortunes.
  static func english(_ packages: Packages) throws(DataError) -> [TextSource] {
    let quoted = try QuotedRuns(packages)
    var sources: [TextSource] = []
    func add(_ name: String, weight: Double, _ text: RunningText) {
      var text = text
      text.leaveOut(quoted)
      sources.append(TextSource(text: text, weight: weight, name: name))
    }
    add("jargon", weight: 1, RunningText(try TextFile.bytes(packages.named("jargon").path(Self.dictd("jargon")))))
    add("devil", weight: 1, RunningText(try TextFile.bytes(packages.named("devil").path(Self.dictd("devil")))))
    add("wordnet", weight: 1, RunningText(try WordNet(package: packages.named("wordnet")).glosses()))
    let novels = try packages.named("janeaustenr").path("usr/lib/R/site-library/janeaustenr/data/Rdata.rdb.text")
    add("janeaustenr", weight: 0.6, RunningText(strings(ofR: try TextFile.bytes(novels))))
    add(
      "world-english-bible", weight: 0.4, try text(ofSword: packages, "world-english-bible", "texts/ztext/engWEB2015eb")
    )
    add("henry", weight: 0.25, try text(ofSword: packages, "henry", "comments/zcom/mhcc"))
    return sources
  }

  /// The Spanish texts.
  static func spanish(_ packages: Packages, _ alphabet: CipherAlphabet) throws(DataError) -> [TextSource] {
    let bible = try text(ofSword: packages, "reina-valera", "texts/ztext/spaRV1909eb", alphabet)
    return [TextSource(text: bible, weight: 1, name: "reina-valera")]
  }

  private static func dictd(_ name: String) -> String { "usr/share/dictd/\(name).dict.dz.text" }

  private static func text(
    ofSword packages: Packages, _ name: String, _ folder: String, _ alphabet: CipherAlphabet = .english
  ) throws(DataError) -> RunningText {
    var bytes: [UInt8] = []
    for part in ["ot", "nt"] {
      let path = try packages.named(name).path("usr/share/sword/modules/\(folder)/\(part).bzz.text")
      bytes += MarkupText(try TextFile.bytes(path)).bytes
    }
    return RunningText(bytes, alphabet)
  }

  /// The strings in R's serialised vectors, a line each. A string is a mark for ASCII or UTF-8 (four bytes), its length
  /// (four bytes, highest first) and its bytes; see R Internals, "Serialization Formats".
  private static func strings(ofR bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var place = 0
    while place + 8 <= bytes.count {
      let isString =
        bytes[place..<place + 2] == [0, 4] && bytes[place + 3] == 9 || bytes[place..<place + 4] == [0, 0, 0x80, 9]
      guard isString else {
        place += 1
        continue
      }
      let length = bytes[place + 4..<place + 8].reduce(0) { $0 << 8 | Int($1) }
      let end = min(bytes.count, place + 8 + length)
      text += bytes[place + 8..<end]
      text.append(0x0A)
      place = end
    }
    return text
  }
}

/// The text of a document in OSIS markup, without its notes and headings.
private struct MarkupText {
  private(set) var bytes: [UInt8] = []

  init(_ markup: [UInt8]) {
    var place = 0
    var skipped: [UInt8]?
    while place < markup.count {
      let byte = markup[place]
      guard byte == UInt8(ascii: "<") else {
        if skipped == nil { bytes.append(byte) }
        place += 1
        continue
      }
      let end = markup[place...].firstIndex(of: UInt8(ascii: ">")) ?? markup.count - 1
      let tag = markup[place + 1...end].dropLast()
      let name = tag.prefix { $0 != UInt8(ascii: " ") }
      if let open = skipped {
        if name.first == UInt8(ascii: "/"), name.dropFirst().elementsEqual(open) { skipped = nil }
      } else if tag.last != UInt8(ascii: "/"), Self.skipped.contains(where: { name.elementsEqual($0.utf8) }) {
        skipped = Array(name)
      } else if Self.breaks.contains(where: { name.elementsEqual($0.utf8) }) {
        bytes += [0x0A, 0x0A]
      }
      place = end + 1
    }
  }

  private static let skipped = ["note", "title", "reference"]
  private static let breaks = ["div", "row", "l", "lg"]
}

/// Text in stretches of words, as `StretchReader` cuts it.
struct RunningText {
  /// The stretches, each of at least one word.
  private(set) var stretches: [[String]] = []

  /// Reads bytes of UTF-8.
  init(_ bytes: some Sequence<UInt8>, _ alphabet: CipherAlphabet = .english) {
    var stretches: [[String]] = []
    var reader = StretchReader(alphabet)
    reader.read(bytes) { stretches.append($0) }
    reader.finish { stretches.append($0) }
    self.stretches = stretches
  }

  /// Removes every stretch that shares words with a run of words that is also in `quoted`.
  mutating func leaveOut(_ quoted: QuotedRuns) {
    let words = stretches.joined().filter { !$0.isEmpty }
    let isQuoted = quoted.covers(words)
    var place = 0
    stretches.removeAll { stretch in
      let range = place..<place + stretch.count { !$0.isEmpty }
      place = range.upperBound
      return isQuoted[range].contains(true)
    }
  }

  mutating func append(_ other: RunningText) { stretches += other.stretches }
}

/// The runs of eight words of the texts from which nothing may be learned, because they measure the solver.
struct QuotedRuns {
  /// The number of successive words that make a quotation.
  static let length = 8

  private var runs: Set<Int> = []

  /// The runs of all files of the fortunes packages.
  init(_ packages: Packages) throws(DataError) {
    for (package, files) in Self.files {
      for file in files {
        let path = try packages.named(package).path("usr/share/games/fortunes/\(file)")
        add(RunningText(try TextFile.bytes(path)))
      }
    }
  }

  private static let files = [
    "fortunes-min": ["fortunes", "literature", "riddles"],
    "fortunes": [
      "art", "ascii-art", "computers", "cookie", "debian", "definitions", "disclaimer", "drugs", "education", "ethnic",
      "food", "goedel", "humorists", "kids", "knghtbrd", "law", "linux", "linuxcookie", "love", "magic", "medicine",
      "men-women", "miscellaneous", "news", "paradoxum", "people", "perl", "pets", "platitudes", "politics",
      "pratchett", "science", "songs-poems", "sports", "startrek", "tao", "translate-me", "wisdom", "work", "zippy",
    ],
  ]

  private mutating func add(_ text: RunningText) {
    let words = text.stretches.joined().filter { !$0.isEmpty }
    for start in words.indices.dropLast(Self.length - 1) { runs.insert(Self.hash(words[start..<start + Self.length])) }
  }

  /// For each word, whether it is in one of these runs.
  func covers(_ words: [String]) -> [Bool] {
    var covered = [Bool](repeating: false, count: words.count)
    for start in words.indices.dropLast(Self.length - 1) {
      let range = start..<start + Self.length
      if runs.contains(Self.hash(words[range])) { for place in range { covered[place] = true } }
    }
    return covered
  }

  private static func hash(_ words: ArraySlice<String>) -> Int {
    var value: UInt64 = 0
    for word in words {
      for byte in word.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      value = (value ^ 0x20) &* 0x9E37_79B9_7F4A_7C15
    }
    return Int(truncatingIfNeeded: value)
  }
}
