package import Cryptograms

/// Learns a language model from running text: words, pairs of words, spellings and runs of letters.
///
/// Equal text in an equal order makes equal bytes. Memory is bounded, however long the text is.
package struct LanguageTraining {
  private let alphabet: CipherAlphabet
  private var words = WordModel()
  private var runs: LetterRunModel

  /// How many words were learned.
  package private(set) var wordCount = 0

  /// Whether any stretch ended with a word, so that there is something to learn of ends.
  package var knowsEnds: Bool { words.endAlone > 0 }

  /// A training that has learned nothing yet. Words have the letters of `alphabet`.
  package init(_ alphabet: CipherAlphabet) {
    self.alphabet = alphabet
    runs = LetterRunModel(alphabet)
  }

  /// Begins a text that does not go on from the one before.
  package mutating func beginText() { runs.beginText() }

  /// Learns a stretch of text as `StretchReader` makes it; `weight` is how much each word counts: 1 where the text is
  /// like those of puzzles, less where it is not.
  package mutating func learn(_ stretch: [String], weight: Double = 1) {
    words.learn(stretch, weight: weight)
    for word in stretch { runs.learn(word, weight: weight) }
    wordCount += stretch.count { !$0.isEmpty }
  }

  /// The model of what was learned.
  package struct Model {
    /// The bytes for `LanguageModel`.
    package let bytes: [UInt8]

    /// How many words, and pairs of words, are in it.
    package let words: Int
    package let pairs: Int
  }

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - lists: counts that somebody else has made, which are mixed with those of the text.
  ///   - known: words that are there, however rare, in an order that is the same every time. Others than the alphabet
  ///     can spell are left out.
  ///   - isOfVersion1: whether the model is one of version 1, as that of English which comes with the program.
  package func model(
    _ lists: CountLists = CountLists(), known: some Sequence<String> = [], isOfVersion1: Bool = false
  ) -> Model {
    var (model, runs) = (words, runs)
    model.finish(lists, known: known.lazy.filter { alphabet.spelling(of: $0) != nil })
    var words: [LanguageModelPacking.Word] = []
    var pairs: [LanguageModelPacking.Pair] = []
    let endAlone = max(model.endAlone, WordModel.floor)
    for (number, word) in model.vocabulary.words.enumerated() {
      let following = model.following(number)
      words.append(
        .init(
          spelling: alphabet.spelling(of: word) ?? [], cost: WordModel.cost(model.alone[number]),
          backoff: WordModel.cost(following.backoff)))
      if let end = model.end(after: number, anyWord: endAlone) {
        pairs.append(.init(first: number, second: nil, cost: WordModel.cost(end)))
      }
      pairs += following.pairs.map { .init(first: number, second: $0.second, cost: WordModel.cost($0.probability)) }
    }
    let starts = model.following(nil)
    pairs += starts.pairs.map { .init(first: nil, second: $0.second, cost: WordModel.cost($0.probability)) }
    if !lists.pairs.isEmpty { runs.learn(lists.pairs) }
    let packing = LanguageModelPacking(
      alphabet, words: words, listed: words.indices.sorted { (words[$0].cost, $0) < (words[$1].cost, $1) },
      pairs: pairs,
      startBackoff: WordModel.cost(starts.backoff), endCost: WordModel.cost(endAlone),
      spelling: SpellingModel.steps(model, alphabet, isOfVersion1: isOfVersion1), runs: runs.steps(),
      isOfVersion1: isOfVersion1)
    return Model(bytes: packing.bytes, words: words.count, pairs: pairs.count)
  }
}
