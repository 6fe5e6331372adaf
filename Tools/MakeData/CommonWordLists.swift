@testable import Lexicon

/// The lists of common words, and of rarer ones: those of wordfreq's that are written in letters, in levels of a
/// quarter of a decade.
struct CommonWordLists {
  /// The bytes of the lists by their codes.
  private(set) var lists: [String: [UInt8]] = [:]
  /// The numbers of lists, words and bytes, for the report.
  let summary: String

  /// The least Zipf value of a common word, once in a million words, and of a rarer one.
  static let leastZipf = 3.0
  private static let leastRarerZipf = 2.0
  private static let levelsOfDecade = 4.0

  /// - Parameter names: the project's own lists of names, by the code of the language.
  init(_ packages: Packages, names: [String: [String]]) throws(DataError) {
    let german = try GermanNames(package: packages.named("hunspell-de-de"), own: names["de", default: []])
    var count = 0
    for code in DictionaryLanguage.listed.sorted() {
      let frequencies = try WordFrequencies(package: packages.named("wordfreq"), list: "small_\(code)")
      let own = Set(names[code, default: []])
      let levels = Self.levels(frequencies, code, from: Self.leastZipf, to: .infinity) { word in
        Self.isWord(word, code) && !(code == "de" ? german.contains(word) : own.contains(word))
      }
      lists[code] = CommonWords.packed(levels)
      count += levels.joined().count
      guard let rarer = DictionaryLanguage(of: code).rarerWordsCode else { continue }
      let more = try WordFrequencies(package: packages.named("wordfreq"), list: "large_\(code)")
      lists[rarer] = CommonWords.packed(
        Self.levels(more, code, from: Self.leastRarerZipf, to: Self.leastZipf) { Self.isWord($0, code) })
    }
    summary = "\(lists.count) lists of common words, \(count) words, \(lists.values.reduce(0) { $0 + $1.count }) bytes"
  }

  /// The words that are wanted by their levels, the most common ones first.
  private static func levels(
    _ frequencies: WordFrequencies, _ code: String, from least: Double, to end: Double, _ isWanted: (String) -> Bool
  ) -> [[String]] {
    var levels: [Int: [String]] = [:]
    for word in frequencies.words {
      let zipf = frequencies.zipf(word)
      if zipf < least || zipf >= end { continue }
      let wanted = spellings(of: word, code).filter(isWanted)
      if !wanted.isEmpty { levels[Int((zipf - least) * levelsOfDecade + 0.001), default: []] += wanted }
    }
    return (0...(levels.keys.max() ?? 0)).reversed().map { levels[$0, default: []] }
  }

  /// The ways to write a word of wordfreq's, which has ss for ß and σ for ς. A spelling that no dictionary has counts
  /// nowhere.
  private static func spellings(of word: String, _ code: String) -> [String] {
    switch code {
    case "de":
      [word] + word.ranges(of: "ss").map { word[..<$0.lowerBound] + "ß" + word[$0.upperBound...] }
    case "el" where word.last == "σ": [word.dropLast() + "ς"]
    default: [word]
    }
  }

  /// Whether the text is a word of letters, and of more than one. Catalan writes a letter with a dot behind it.
  private static func isWord(_ text: String, _ code: String) -> Bool {
    text.count > 1 && text.allSatisfy { $0.isWordLetter || $0 == "·" && code == "ca" }
  }
}
