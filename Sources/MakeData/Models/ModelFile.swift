import Cryptograms

/// The language model of the cryptogram solver.
struct ModelFile {
  let bytes: [UInt8]
  /// What it holds, for the report.
  let summary: String

  init(_ packages: Packages, known: [String]) throws(DataError) {
    let sources = try TextSource.all(packages)
    let symspell = try packages.named("symspellpy")
    let pairCounts = try WordPairCounts(package: symspell)
    let lemmas = try WordNet(package: packages.named("wordnet")).lemmas().sorted()
    let model = WordModel(
      sources: sources, counts: try WordCounts(package: symspell), pairs: pairCounts, known: known + lemmas)
    var words: [LanguageModelPacking.Word] = []
    var pairs: [LanguageModelPacking.Pair] = []
    let endAlone = model.endAlone
    for (number, word) in model.vocabulary.words.enumerated() {
      let following = model.following(number)
      words.append(
        .init(
          spelling: Symbol.spelling(of: word) ?? [], cost: WordModel.cost(model.alone[number]),
          backoff: WordModel.cost(following.backoff)))
      if let end = model.end(after: number, anyWord: endAlone) {
        pairs.append(.init(first: number, second: nil, cost: WordModel.cost(end)))
      }
      pairs += following.pairs.map { .init(first: number, second: $0.second, cost: WordModel.cost($0.probability)) }
    }
    let starts = model.following(nil)
    pairs += starts.pairs.map { .init(first: nil, second: $0.second, cost: WordModel.cost($0.probability)) }
    bytes =
      LanguageModelPacking(
        words: words, pairs: pairs, startBackoff: WordModel.cost(starts.backoff), endCost: WordModel.cost(endAlone),
        spelling: SpellingModel.steps(model), runs: LetterRunModel.steps(sources, pairs: pairCounts)
      ).bytes
    let texts = sources.map { "\($0.text.stretches.reduce(0) { $0 + $1.count }) of \($0.name)" }
    summary =
      "\(words.count) words and \(pairs.count) pairs in the model, \(bytes.count) bytes; words of text: "
      + texts.joined(separator: ", ")
  }
}
