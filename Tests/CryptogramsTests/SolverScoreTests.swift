import Cryptograms
import Journal
import Testing

@Suite struct SolverScoreTests {
  private let text = Ciphertext(
    "It wasn't easy; the cat's whiskers, the dog's dinner: 12 ways to say the same. Isn't it?", of: .english)

  private func checked(_ score: inout some KeyScore, fresh: (CipherKey) -> Int32) {
    var chance = SplitMix64(seed: 7)
    let letters = text.used
    for _ in 0..<500 {
      let (one, other) = (letters[chance.draw(below: letters.count)], chance.draw(below: 26))
      if one == other { continue }
      let before = score.total
      let key = score.key
      let allowance = Int32(chance.draw(below: 3000)) - 500
      let isMade = score.exchange(one, other, allowance: allowance)
      #expect(isMade ? score.total < before + allowance : score.total == before && score.key == key)
      #expect(score.total == fresh(score.key))
    }
  }

  @Test func `The score of words after a move is that from scratch`() throws {
    let model = try SolverModel.opened.get()
    let network = WordNetwork(text.words, size: 26)
    let key = CipherKey(Array(0..<26))
    var score = WordScore(network, key: key, model: model)
    checked(&score) { WordScore(network, key: $0, model: model).total }
  }

  @Test func `The score of runs of letters after a move is that from scratch`() throws {
    let model = try SolverModel.opened.get()
    let letters = text.run(letters: 300)
    var score = LetterRunScore(letters, key: CipherKey(Array(0..<26)), runs: model.runs)
    checked(&score) { LetterRunScore(letters, key: $0, runs: model.runs).total }
  }

  @Test func `Words cost the same with spaces and without`() throws {
    let model = try SolverModel.opened.get()
    let spaced = Ciphertext("the way to the house is long", of: .english)
    let cost = WordScore(WordNetwork(spaced.words, size: 26), key: CipherKey(Array(0..<26)), model: model).cost
    let unspaced = Segmentation(spaced.run(letters: 100).map { $0 + 1 }, model: model)
    #expect(unspaced.cost == cost)
    #expect(unspaced.ends == [3, 6, 8, 11, 16, 18, 22])
  }

  @Test(arguments: ["i'm sure we'll go there", "it was long. you don't know", "the man's house"])
  func `Contractions and ends of sentences cost no more without their marks`(_ text: String) throws {
    let model = try SolverModel.opened.get()
    let spaced = Ciphertext(text, of: .english)
    let cost = WordScore(WordNetwork(spaced.words, size: 26), key: CipherKey(Array(0..<26)), model: model).cost
    #expect(Segmentation(spaced.run(letters: 100).map { $0 + 1 }, model: model).cost <= cost)
  }

  @Test func `Words, contexts and contractions are told apart`() {
    #expect(text.words.count == 16)
    #expect(text.words.map(\.context).count { $0 == .start } == 3)
    #expect(text.words[9].context == .unknown)
    #expect(text.words[1].symbols.count == 6)
    #expect(text.length == 61)
  }
}
