@testable import Lexicon

/// Every text that letters spell, in each spelling that the orthography takes for the same.
struct AllArrangements {
  private let orthography: Orthography

  /// The texts that may stand for letters: each letter of the dictionary, with the letters that it folds to.
  private let spellings: [(text: String, letters: [Character])]

  /// How many texts Hunspell is asked about for a rack: all arrangements of nine letters.
  private static let mostTexts = 1_000_000

  /// Takes the letters of `words`, which are some of the dictionary's.
  init(_ orthography: Orthography, _ words: [String]) {
    self.orthography = orthography
    let letters = Set(words.joined().filter(\.isWordLetter).flatMap { $0.lowercased() })
    spellings =
      letters.sorted().map { (String($0), Array(orthography.folded(String($0)))) } + [("l·", [Orthography.geminate])]
  }

  /// The texts, or nil where there are too many.
  func texts(from rack: [Character]) -> [String]? {
    let left = Dictionary(rack.map { ($0, 1) }, uniquingKeysWith: +)
    var usable = spellings.filter { $0.letters.allSatisfy { left[$0] != nil } }
    for letter in left.keys.sorted() where !usable.contains(where: { $0.letters == [letter] }) {
      usable.append((String(letter), [letter]))
    }
    var search = Search(spellings: usable, left: left)
    guard search.go() else { return nil }
    // Two letters that become one side by side are no word of these letters.
    let texts = search.texts.filter { orthography.folded($0.text).count == $0.letters }.map(\.text)
    guard orthography.allowsCapitals else { return texts }
    return texts + texts.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  private struct Search {
    let spellings: [(text: String, letters: [Character])]
    var left: [Character: Int]
    var text = ""
    var count = 0
    var texts: [(text: String, letters: Int)] = []

    /// Adds the texts of the letters that are left. Each call takes a letter, so that calls are no deeper than the rack
    /// is long.
    mutating func go() -> Bool {
      for (spelling, letters) in spellings {
        for letter in letters { left[letter]! -= 1 }
        defer { for letter in letters { left[letter]! += 1 } }
        if letters.contains(where: { left[$0]! < 0 }) { continue }
        if texts.count >= AllArrangements.mostTexts { return false }
        let before = text
        text += spelling
        count += letters.count
        texts.append((text, count))
        if !go() { return false }
        text = before
        count -= letters.count
      }
      return true
    }
  }
}
