import Cryptograms
import Lexicon
import Testing
import WordLists

/// The bundled index, opened once.
enum TestIndex {
  static let bundled = Result { try BundledIndex(DataFolder.find()).byPattern() }

  /// A search of the bundled index.
  static func search() throws -> PatternSearch { PatternSearch(try bundled.get()) }

  /// A search of the bundled index in both spellings, and of the bundled names.
  static func searchWithNames() throws -> PatternSearch {
    PatternSearch(try bundled.get(), names: try DataFolder.find().names())
  }

  /// A search of `words`, of which the earlier ones are the more frequent.
  static func search(of words: [String]) throws -> PatternSearch { PatternSearch(try index(of: words)) }

  /// A search of six words, of which two have the pattern of XJFFXU.
  static let few = Result { try search(of: ["swoosh", "ewooer", "noon", "it", "so", "at"]) }

  static func index(of words: [String]) throws -> PatternIndex {
    let facts = words.enumerated().map { place, word in
      (word, WordIndex.Facts(count: 50_000_000 / (place + 1), tier: word == "sod" ? .hidden : .goal))
    }
    let packed = WordIndex.packed(Dictionary(uniqueKeysWithValues: facts)) { _ in "0123456789abcdef" }
    return try WordIndex(IndexBytes(#require(packed))).byPattern()
  }
}

extension CipherLetter {
  /// The letter written in a test.
  static func of(_ character: Character) -> CipherLetter { CipherLetter(character)! }
}

extension CipherWord {
  /// The word written in a test.
  static func of(_ text: String) -> CipherWord { try! CipherWord(entry: text) }
}
