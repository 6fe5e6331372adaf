/// The cost of words that are misspelled on purpose: listed words in which two neighbours are swapped, or one sound is
/// written as another.
package struct Respelling: Sendable {
  private let words: WordTable

  /// The cost that a misspelling adds to the word: one word in five is misspelled, in one of some ten ways.
  static let misspelled: Int32 = 500

  /// The cost of taking a text for misspelled: one text in fifty is, where it is not known beforehand.
  static let rarity: Int32 = 500

  init(_ model: LanguageModel) { words = model.words }

  /// The most frequent of the listed words that may be misspelled as these symbols; nil where there is none.
  func meant(_ word: [UInt8]) -> WordTable.LookedUpWord? {
    guard word.count >= Misspelling.shortest - 1 else { return nil }
    var lowest: WordTable.LookedUpWord?
    func meet(_ hash: UInt64) {
      let found = words.find(WordTable.finished(hash))
      if found.word >= 0, found.cost < lowest?.cost ?? .max { lowest = found }
    }
    for place in 1..<max(1, word.count - 2) where word[place] != word[place + 1] {
      var hash = WordTable.firstHash
      for other in word.indices {
        hash = WordTable.mixed(hash, word[other == place ? place + 1 : other == place + 1 ? place : other])
      }
      meet(hash)
    }
    for sound in Self.sounds {
      guard let first = sound.written.first, word.count >= sound.written.count else { continue }
      for place in 0...word.count - sound.written.count where word[place] == first {
        guard sound.written.indices.allSatisfy({ word[place + $0] == sound.written[$0] }) else { continue }
        var hash = WordTable.firstHash
        for symbol in word[..<place] { hash = WordTable.mixed(hash, symbol) }
        for symbol in sound.meant { hash = WordTable.mixed(hash, symbol) }
        for symbol in word[(place + sound.written.count)...] { hash = WordTable.mixed(hash, symbol) }
        meet(hash)
      }
    }
    return lowest
  }

  private static let sounds = Misspelling.sounds.compactMap { meant, written in
    CipherAlphabet.english.spelling(of: meant).flatMap { meant in
      CipherAlphabet.english.spelling(of: written).map { (meant: meant, written: $0) }
    }
  }
}
