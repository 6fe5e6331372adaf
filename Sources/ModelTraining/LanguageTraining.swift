package import Cryptograms
package import Lexicon

/// Learns a language model from running text: words, pairs of words, spellings and runs of letters.
///
/// Equal text in an equal order makes equal bytes. Memory is bounded, however long the text is.
package struct LanguageTraining {
  private let alphabet: CipherAlphabet
  private var words = WordModel()
  private var runs: LetterRunModel
  private var spellings: SpellingModel

  /// The language, and its words of a list that is mixed in when the model is opened.
  private let language: DictionaryLanguage?
  private let common: [[UInt8]]

  /// Hashes of the words of a dictionary.
  private var dictionary: Set<UInt64> = []

  /// How many words were learned.
  package private(set) var wordCount = 0

  /// Whether any stretch ended with a word, so that there is something to learn of ends.
  package var knowsEnds: Bool { words.endAlone > 0 }

  /// A training that has learned nothing yet. There is to be room for the words of `common`, which
  /// `LanguageModel.knowing(_:)` mixes in.
  package init(_ alphabet: CipherAlphabet, _ language: DictionaryLanguage? = nil, common: [CommonWords] = []) {
    self.alphabet = alphabet
    self.language = language
    let folding = alphabet.foldingMarks
    self.common = common.flatMap { $0.words }.compactMap { folding.spelling(of: $0.text) }
    runs = LetterRunModel(alphabet)
    spellings = SpellingModel(alphabet)
  }

  /// How many words of a dictionary are known.
  package var dictionaryWords: Int { dictionary.count }

  /// Lets a word of a dictionary be known, in some bytes of memory whatever its length. What it costs is the least that
  /// any word has.
  package mutating func know(_ spelling: [UInt8]) {
    if spelling.count <= Vocabulary.longest, dictionary.insert(LanguageModelPacking.hash(of: spelling)).inserted {
      spellings.learn(spelling, probability: WordModel.floor)
    }
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

    /// How many words, pairs of words, and three words in a row are in it.
    package let words: Int
    package let pairs: Int
    package let triples: Int
  }

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - lists: counts that somebody else has made, which are mixed with those of the text.
  ///   - known: words that are there, however rare, in an order that is the same every time. Others than the alphabet
  ///     can spell are left out.
  ///   - isListed: whether a search may list its words.
  package func model(
    _ lists: CountLists = CountLists(), known: some Sequence<String> = [], isListed: Bool = true
  ) -> Model {
    var (model, runs, spellings) = (words, runs, spellings)
    if !common.isEmpty { model.trustsItsPairsLess() }
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
    let triples = model.triples.map {
      LanguageModelPacking.Triple(first: $0.first, second: $0.second, third: $0.third, more: WordModel.cost($0.ratio))
    }
    let starts = model.following(nil)
    pairs += starts.pairs.map { .init(first: nil, second: $0.second, cost: WordModel.cost($0.probability)) }
    if !lists.pairs.isEmpty { runs.learn(lists.pairs) }
    for (number, word) in words.enumerated() where !word.spelling.isEmpty {
      spellings.learn(word.spelling, probability: model.alone[number])
    }
    let there = dictionary.union(words.map { LanguageModelPacking.hash(of: $0.spelling) })
    let added = Set(common.map { LanguageModelPacking.hash(of: $0) }).subtracting(there).count
    let packing = LanguageModelPacking(
      alphabet, words: words,
      listed: isListed ? words.indices.sorted { (words[$0].cost, $0) < (words[$1].cost, $1) } : [],
      pairs: pairs, triples: triples, startBackoff: WordModel.cost(starts.backoff),
      endCost: WordModel.cost(endAlone), spelling: spellings.steps(), runs: runs.steps(), known: dictionary,
      knownCost: WordModel.cost(WordModel.floor), language: language, room: added)
    return Model(bytes: packing.bytes, words: words.count, pairs: pairs.count, triples: triples.count)
  }
}
