/// Runs of eight words of texts from which nothing may be learned.
struct QuotedRuns {
  /// How many words in a row make a quotation.
  static let length = 8

  private var runs: Set<Int> = []

  /// The runs of all files of the packages of fortunes.
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

  /// For each of the words, whether it is part of such a run.
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
