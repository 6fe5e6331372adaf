import Files
import Lexicon
import Spelling
import TestSupport
import Testing
import WordLists

/// Asks Hunspell itself what the roots offer, arrangement by arrangement.
@Suite struct PlayableWordsTests {
  @Test(arguments: 0..<12)
  func `Roots from all over the list offer at least thirty words`(slice: Int) throws {
    let data = try DataFolder.find()
    let speller = Speller(try DictionaryShelf(data).dictionary(DictionaryShelf.bundledName))
    let obscene = Set(WordList(try readFile("\(data.path)/Resources/obscene.txt")))
    let roots = WordList(try readFile(data.startList))
    let root = roots[roots.count / 12 * slice + slice * 7]
    var words: Set<String> = []
    try eachArrangement(of: Array(root)) { word in
      if words.count < 30, word.count >= 3, word != root, !obscene.contains(word), try speller.isReal(word) {
        words.insert(word)
      }
      return words.count < 30
    }
    #expect(words.count >= 30, "\(root)")
  }

  /// Calls `body` with every arrangement of some of the letters until it answers false.
  private func eachArrangement(of letters: [Character], _ body: (String) throws -> Bool) rethrows {
    func extend(_ word: String, _ rest: [Character]) throws -> Bool {
      for (index, letter) in rest.enumerated() where rest.firstIndex(of: letter) == index {
        var left = rest
        left.remove(at: index)
        let longer = word + String(letter)
        guard try body(longer), try extend(longer, left) else { return false }
      }
      return true
    }
    _ = try extend("", letters)
  }
}
