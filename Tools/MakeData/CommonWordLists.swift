@testable import Lexicon

/// The lists of common words: those of wordfreq's that are written in letters, in levels of a quarter of a decade.
struct CommonWordLists {
  /// The bytes of the lists by their codes.
  private(set) var lists: [String: [UInt8]] = [:]
  /// The numbers of lists, words and bytes, for the report.
  let summary: String

  /// The least Zipf value of a word: once in a million words.
  static let leastZipf = 3.0
  private static let levelsOfDecade = 4.0

  init(_ packages: Packages) throws(DataError) {
    let german = try GermanNames(package: packages.named("hunspell-de-de"))
    var count = 0
    for code in DictionaryLanguage.listed.sorted() {
      let frequencies = try WordFrequencies(package: packages.named("wordfreq"), list: "small_\(code)")
      var levels: [Int: [String]] = [:]
      for word in frequencies.words where Self.isWord(word, code) && !(code == "de" && german.contains(word)) {
        let zipf = frequencies.zipf(word)
        guard zipf >= Self.leastZipf else { continue }
        levels[Int((zipf - Self.leastZipf) * Self.levelsOfDecade + 0.001), default: []].append(word)
        count += 1
      }
      let most = levels.keys.max() ?? 0
      lists[code] = CommonWords.packed((0...most).reversed().map { levels[$0, default: []] })
    }
    summary = "\(lists.count) lists of common words, \(count) words, \(lists.values.reduce(0) { $0 + $1.count }) bytes"
  }

  /// Whether the text is a word of letters, and of more than one. Catalan writes a letter with a dot behind it.
  private static func isWord(_ text: String, _ code: String) -> Bool {
    text.count > 1 && text.allSatisfy { $0.isWordLetter || $0 == "·" && code == "ca" }
  }
}
