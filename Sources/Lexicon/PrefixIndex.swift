/// The words of an index in the order of the alphabet: four bytes for each (see `IndexedWord`).
public struct PrefixIndex: Sendable {
  /// The letters of the words.
  public let texts: WordTexts

  private let bytes: IndexBytes
  private let start: Int

  init(_ bytes: IndexBytes, at start: Int, texts: WordTexts) {
    self.texts = texts
    self.bytes = bytes
    self.start = start
  }

  /// All words that begin with `prefix`, in the order of the alphabet; all words for an empty one.
  ///
  /// Complexity: logarithmic in the number of words, and linear in that of the words found.
  public func words(withPrefix prefix: String) -> [IndexedWord] {
    let prefix = Array(prefix.utf8)
    let first = firstPlace { $0.lexicographicallyPrecedes(prefix) }
    let end = firstPlace { $0.prefix(prefix.count).elementsEqual(prefix) || $0.lexicographicallyPrecedes(prefix) }
    return (first..<max(first, end)).map(word(at:))
  }

  /// The first place from which on `isBefore` is false of the words' letters.
  private func firstPlace(_ isBefore: (WordLetters) -> Bool) -> Int {
    var low = 0
    var high = texts.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(texts.letters(of: word(at: middle))) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func word(at place: Int) -> IndexedWord {
    IndexedWord(bits: bytes.load(start + 4 * place, as: UInt32.self))
  }
}
