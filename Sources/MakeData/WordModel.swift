import Cryptograms
import Glibc

/// The language model of the cryptogram solver, as a file.
struct ModelFile {
  let bytes: [UInt8]
  /// The numbers of words and pairs, for the report.
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

/// The probabilities of words, alone and after another word, from lists of counts and from running text.
///
/// A word after a word is smoothed by absolute discounting, after Ney, Essen and Kneser, "On structuring probabilistic
/// dependences in stochastic language modelling" (1994); the two kinds of counts are then mixed.
struct WordModel {
  private(set) var vocabulary = Vocabulary()
  /// The probability of each word, by its number.
  private(set) var alone: [Double] = []
  private var corpus: [Double] = []
  private var corpusTotal = 0.0
  private var starts: [Double] = []
  private var followers: [[Int: Double]] = []
  /// How often each word ends a stretch.
  private var ends: [Double] = []
  private var listed: [[Int: Double]] = []
  private var listedTotal: [Double] = []
  private var listCount: [Double] = []

  /// The weight of the text beside the lists, where both have the first word often.
  var textShare = 0.55
  var discount = 0.6
  var floor = 1.5e-8

  init(sources: [TextSource], counts: WordCounts, pairs: WordPairCounts, known: some Sequence<String>) {
    for source in sources { learn(source) }
    for (word, count) in counts.all where word.isPlainWord { listCount(of: word, count) }
    var books: [Int: Double] = [:]
    for pair in pairs.pairs {
      let (first, second) = (number(pair.first), number(pair.second))
      listed[first][second, default: 0] += pair.count
      listedTotal[first] += pair.count
      books[second, default: 0] += pair.count
    }
    for word in known where word.utf8.count <= Vocabulary.longest && Symbol.spelling(of: word) != nil {
      _ = number(word)
    }
    let listTotal = listCount.reduce(0, +)
    let bookTotal = books.values.sorted().reduce(0, +)
    alone = vocabulary.words.indices.map { word in
      textShare * corpus[word] / corpusTotal
        + (1 - textShare) * (0.8 * listCount[word] / listTotal + 0.2 * books[word, default: 0] / bookTotal) + floor
    }
    let sum = alone.reduce(0, +)
    alone = alone.map { $0 / sum }
  }

  private mutating func number(_ word: String) -> Int {
    let number = vocabulary.number(of: word)
    if number == corpus.count {
      corpus.append(0)
      starts.append(0)
      ends.append(0)
      followers.append([:])
      listed.append([:])
      listedTotal.append(0)
      listCount.append(0)
    }
    return number
  }

  private mutating func listCount(of word: String, _ count: Int) { listCount[number(word)] = Double(count) }

  private mutating func learn(_ source: TextSource) {
    for stretch in source.text.stretches {
      var previous: Int? = -1
      for word in stretch {
        guard !word.isEmpty, word.utf8.count <= Vocabulary.longest else {
          previous = nil
          continue
        }
        let number = number(word)
        corpus[number] += source.weight
        corpusTotal += source.weight
        if let previous {
          if previous < 0 {
            starts[number] += source.weight
          } else {
            followers[previous][number, default: 0] += source.weight
          }
        }
        previous = number
      }
      if let previous, previous >= 0 {
        ends[previous] += source.weight
      }
    }
  }

  /// The probability that a stretch ends after any word.
  var endAlone: Double { ends.reduce(0, +) / corpusTotal }

  /// The probability that a stretch ends after the word with this number, or nil where no text has the word.
  func end(after word: Int, anyWord: Double) -> Double? {
    corpus[word] == 0 ? nil : (ends[word] + 5 * anyWord) / (corpus[word] + 5)
  }

  /// The words that follow a word: the pairs that are kept, and the probability of all other words together.
  struct Following {
    var pairs: [(second: Int, probability: Double)] = []
    var backoff = 1.0
  }

  /// The words that follow the word with this number; those that begin a stretch where it is nil.
  func following(_ first: Int?) -> Following {
    let seen =
      first.map { followers[$0] }
      ?? Dictionary(uniqueKeysWithValues: starts.indices.filter { starts[$0] > 0 }.map { ($0, starts[$0]) })
    let seenTotal = seen.values.sorted().reduce(0, +)
    let list = first.map { listed[$0] } ?? [:]
    // The counts of pairs are from another collection than those of words. It is about fifty times as large.
    let listTotal = first.map { max(listedTotal[$0] * 1.1, listCount[$0] * 45) } ?? 0
    guard seenTotal > 0 || listTotal > 0 && !list.isEmpty else { return Following() }
    let share = list.isEmpty ? 1 : seenTotal == 0 ? 0 : textShare
    // The fewer words were seen, the more probability is left for others.
    let kept = seenTotal / (seenTotal + 2)
    var probabilities: [Int: Double] = [:]
    for (second, count) in seen {
      probabilities[second, default: 0] += share * kept * max(0, count - discount * min(1, count)) / seenTotal
    }
    for (second, count) in list { probabilities[second, default: 0] += (1 - share) * count / listTotal }
    let backoff = max(0.02, 1 - probabilities.values.sorted().reduce(0, +))
    var following = Following(backoff: backoff)
    for (second, probability) in probabilities.sorted(by: { $0.key < $1.key }) {
      let unseen = backoff * alone[second]
      if probability > 0.25 * unseen { following.pairs.append((second, probability + unseen)) }
    }
    return following
  }

  /// The cost of a probability, in the units of the model.
  static func cost(_ probability: Double) -> Int { Int((-log(probability) * Double(Nats.unit)).rounded()) }
}

/// The words of the language model. They are numbered in the order in which they were found.
struct Vocabulary {
  private(set) var words: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of letters of the longest word that is kept.
  static let longest = 30

  /// The number of `word`, which is added where it is new.
  mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }

  subscript(word: String) -> Int? { numbers[word] }

  var count: Int { words.count }
}
