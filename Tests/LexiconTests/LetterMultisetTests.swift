import Journal
import Lexicon
import Testing

@Suite struct LetterMultisetTests {
  @Test(arguments: [
    ("silkworm", "milk", ""), ("silkworm", "car", "ca"), ("silkworm", "moose", "oe"), ("banana", "nab", ""),
    ("banana", "bbb", "bb"), ("banana", "", ""), ("", "a", "a"), ("straße", "sstr", "s"), ("été", "tee", "ee"),
  ])
  func `The missing letters come in the order of the word`(root: String, word: String, missing: String) {
    #expect(String(LetterMultiset(root).missing(for: word)) == missing)
  }

  @Test func `Letters that look composed or not are the same`() {
    #expect(LetterMultiset("caf\u{E9}").missing(for: "cafe\u{301}").isEmpty)
  }

  @Test(arguments: 1...200)
  func `The order of the letters never matters`(seed: Int) {
    var chance = SplitMix64(seed: UInt64(seed))
    let word = randomWord(&chance)
    var letters = Array(word)
    chance.shuffle(&letters)
    #expect(LetterMultiset(letters) == LetterMultiset(word))
    #expect(LetterMultiset(letters).hashValue == LetterMultiset(word).hashValue)
  }

  @Test(arguments: 1...200)
  func `A word and its rest make up the root`(seed: Int) {
    var chance = SplitMix64(seed: UInt64(seed))
    let root = randomWord(&chance)
    var letters = Array(root)
    chance.shuffle(&letters)
    let word = letters.prefix(chance.draw(below: letters.count + 1))
    var whole = LetterMultiset(root)
    for letter in word { whole.remove(letter) }
    #expect(whole.count == root.count - word.count)
    for letter in word { whole.insert(letter) }
    #expect(whole == LetterMultiset(root))
  }

  @Test(arguments: 1...300)
  func `Containing is the same as missing nothing, and as subtracting one by one`(seed: Int) {
    var chance = SplitMix64(seed: UInt64(seed))
    let root = randomWord(&chance)
    let word = randomWord(&chance)
    let multiset = LetterMultiset(root)
    #expect(multiset.contains(LetterMultiset(word)) == multiset.missing(for: word).isEmpty)

    // The original game's way: take each letter out of a copy of the root.
    var copy = root
    let isPossible = word.allSatisfy { letter in
      guard let position = copy.firstIndex(of: letter) else { return false }
      copy.remove(at: position)
      return true
    }
    #expect(multiset.missing(for: word).isEmpty == isPossible)
  }

  private func randomWord(_ chance: inout SplitMix64) -> String {
    let alphabet = Array("abcdeé")
    return String((0..<chance.draw(below: 12)).map { _ in alphabet[chance.draw(below: alphabet.count)] })
  }
}
