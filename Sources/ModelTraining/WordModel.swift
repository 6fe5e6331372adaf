import Cryptograms
import Glibc

/// Counts of words and of pairs of words, made by others from much text.
package struct CountLists {
  /// A word after another one, with how often it was counted.
  package typealias Pair = (first: String, second: String, count: Double)

  let words: [(word: String, count: Int)]
  let pairs: [Pair]

  /// A model that is mixed in.
  let model: KnownPairs?

  /// Words, and pairs of words, in an order that is the same every time; those of pairs need not be among the words.
  package init(words: [(word: String, count: Int)] = [], pairs: [Pair] = [], model: KnownPairs? = nil) {
    (self.words, self.pairs, self.model) = (words, pairs, model)
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
  /// The counts of each word, by its number.
  private var counts: [Counts] = []
  private var corpusTotal = 0.0
  private var followerCount = 0

  /// How often a word was met in text and in lists, and which words were met after it.
  private struct Counts {
    var corpus = 0.0

    /// How often it begins a stretch, and how often it ends one.
    var (starts, ends) = (0.0, 0.0)
    var followers: [Int: Double] = [:]
    var listed: [Int: Double] = [:]
    var listedTotal = 0.0
    var listCount = 0.0
  }

  /// The weight of the text beside the lists, where both have the first word often; all where there are no lists.
  private var textShare = 1.0
  private let discount = 0.6

  /// How much of what follows a word is told by the text, where a list tells how frequent words are today.
  private var pairShare = 1.0

  /// The words that follow a word, or the beginning of a stretch, in a model that is mixed in: how much more probable
  /// than alone.
  private var modelled: [Int?: [Int: Double]] = [:]

  /// The weight of such a model for words after words, and for words alone.
  private static let (modelShare, modelShareAlone) = (0.7, 0.4)

  /// The words that follow two others, in such a model, otherwise than the second of these alone; nil stands for the
  /// beginning and the end of a stretch.
  private(set) var triples: [(first: Int?, second: Int, third: Int?, ratio: Double)] = []

  /// The least that a pair or a triple has to spare, in nats for each word of much text, to be worth its bytes.
  private var leastGain = 0.0

  /// The least probability, of what was never met.
  static let floor = 1.5e-8

  /// The most words that are learned from a text, so that memory is bounded.
  private static let mostWords = 400_000
  /// The most pairs of words until rare ones are forgotten.
  private static let mostPairs = 2_500_000

  /// The number of a word, a new one where it is new.
  private mutating func number(_ word: String) -> Int {
    let number = vocabulary.number(of: word)
    if number == counts.count { counts.append(Counts()) }
    return number
  }

  /// Learns a stretch of text. An empty word in it stands for one that is not known, such as a number.
  mutating func learn(_ stretch: [String], weight: Double) {
    var previous: Int? = -1
    for word in stretch {
      guard !word.isEmpty, word.unicodeScalars.count <= Vocabulary.longest,
        vocabulary.count < Self.mostWords || vocabulary[word] != nil
      else {
        previous = nil
        continue
      }
      let number = number(word)
      counts[number].corpus += weight
      corpusTotal += weight
      if let previous {
        if previous < 0 {
          counts[number].starts += weight
        } else {
          let known = counts[previous].followers.count
          counts[previous].followers[number, default: 0] += weight
          followerCount += counts[previous].followers.count - known
        }
      }
      previous = number
    }
    if let previous, previous >= 0 { counts[previous].ends += weight }
    if followerCount > Self.mostPairs { forgetRarePairs() }
  }

  /// Forgets the pairs that were met least often, until half of them are left.
  private mutating func forgetRarePairs() {
    var least = 1.0
    while followerCount > Self.mostPairs / 2 {
      followerCount = 0
      for word in counts.indices {
        if counts[word].followers.contains(where: { $0.value <= least }) {
          counts[word].followers = counts[word].followers.filter { $0.value > least }
        }
        followerCount += counts[word].followers.count
      }
      least *= 2
    }
  }

  /// Leaves more to words alone, because they are told better than by the text.
  mutating func trustsItsPairsLess() { pairShare = 0.6 }

  /// Ends the learning: takes over lists of counts, and words of which nothing but their spelling is known.
  mutating func finish(_ lists: CountLists, known: some Sequence<String>) {
    for (word, count) in lists.words { counts[number(word)].listCount = Double(count) }
    var books: [Int: Double] = [:]
    for pair in lists.pairs {
      let (first, second) = (number(pair.first), number(pair.second))
      counts[first].listed[second, default: 0] += pair.count
      counts[first].listedTotal += pair.count
      books[second, default: 0] += pair.count
    }
    for word in known where word.unicodeScalars.count <= Vocabulary.longest { _ = number(word) }
    let listTotal = counts.reduce(0) { $0 + $1.listCount }
    let bookTotal = books.values.sorted().reduce(0, +)
    if listTotal > 0, bookTotal > 0 {
      textShare = 0.55
      alone = counts.enumerated().map { word, count in
        textShare * count.corpus / corpusTotal
          + (1 - textShare) * (0.8 * count.listCount / listTotal + 0.2 * books[word, default: 0] / bookTotal)
          + Self.floor
      }
    } else {
      alone = counts.map { $0.corpus / max(corpusTotal, 1) + Self.floor }
    }
    if let model = lists.model { mix(model) }
    let sum = alone.reduce(0, +)
    alone = alone.map { $0 / sum }
  }

  /// Mixes a model in, as far as its words are known here.
  private mutating func mix(_ model: KnownPairs) {
    leastGain = 7e-8
    let numbers = model.words.map { vocabulary[$0] }
    let words = model.words.indices.filter { numbers[$0] != nil }
    let sum = words.reduce(0) { $0 + model.alone[$1] }
    alone = alone.map { $0 * (1 - Self.modelShareAlone) }
    for word in words { alone[numbers[word]!] += Self.modelShareAlone * model.alone[word] / sum }
    for first in model.words.indices where numbers[first] != nil || model.words[first] == "<s>" {
      // Ends of sentences are told by the text.
      let ends = model.following[first].first { model.words[$0.second] == "</s>" }?.probability ?? 0
      var known: [Int: Double] = [:]
      for (second, probability) in model.following[first] {
        guard let number = numbers[second] else { continue }
        let more = (probability - model.backoffs[first] * model.alone[second]) / (1 - ends)
        if more > 0 { known[number] = more }
      }
      modelled[numbers[first]] = known
    }
    mixTriples(of: model, numbers)
  }

  /// Takes over the triples that are worth their bytes.
  private mutating func mixTriples(of model: KnownPairs, _ numbers: [Int?]) {
    let (start, end) = (model.words.firstIndex(of: "<s>"), model.words.firstIndex(of: "</s>"))
    let after = model.following.map { pairs in Dictionary(pairs.map { ($0.second, $0.probability) }) { $1 } }
    for (first, second, third, ratio) in model.triples {
      guard let middle = numbers[second], first == start || numbers[first] != nil,
        third == end || numbers[third] != nil,
        let pair = after[first][second], let next = after[second][third]
      else { continue }
      // As many stretches begin as end.
      let alone = model.alone[first == start ? end ?? first : first]
      if alone * pair * next * ratio * abs(log(ratio)) > leastGain {
        triples.append((numbers[first], middle, numbers[third], ratio))
      }
    }
  }

  /// The probability that a stretch ends after any word.
  var endAlone: Double { counts.reduce(0) { $0 + $1.ends } / max(corpusTotal, 1) }

  /// The probability that a stretch ends after the word with this number, or nil where no text has the word.
  func end(after word: Int, anyWord: Double) -> Double? {
    let count = counts[word]
    return count.corpus == 0 ? nil : (count.ends + 5 * anyWord) / (count.corpus + 5)
  }

  /// The words that follow a word: the pairs that are kept, and the probability of all other words together.
  struct Following {
    var pairs: [(second: Int, probability: Double)] = []
    var backoff = 1.0
  }

  /// The words that follow the word with this number; those that begin a stretch where it is nil.
  func following(_ first: Int?) -> Following {
    let seen =
      first.map { counts[$0].followers }
      ?? Dictionary(
        uniqueKeysWithValues: counts.indices.filter { counts[$0].starts > 0 }.map { ($0, counts[$0].starts) })
    let seenTotal = seen.values.sorted().reduce(0, +)
    let list = first.map { counts[$0].listed } ?? [:]
    // The counts of pairs are from another collection than those of words. It is about fifty times as large.
    let listTotal = first.map { max(counts[$0].listedTotal * 1.1, counts[$0].listCount * 45) } ?? 0
    let known = modelled[first] ?? [:]
    guard seenTotal > 0 || listTotal > 0 && !list.isEmpty || !known.isEmpty else { return Following() }
    let own = known.isEmpty ? 1 : seenTotal > 0 || !list.isEmpty ? 1 - Self.modelShare : 0
    let share = list.isEmpty ? pairShare : seenTotal == 0 ? 0 : textShare
    // The fewer words were seen, the more probability is left for others.
    let kept = seenTotal / (seenTotal + 2)
    var probabilities = known.mapValues { (1 - own) * $0 }
    for (second, count) in seen {
      probabilities[second, default: 0] += own * share * kept * max(0, count - discount * min(1, count)) / seenTotal
    }
    for (second, count) in list { probabilities[second, default: 0] += own * (1 - share) * count / listTotal }
    let backoff = max(0.02, 1 - probabilities.values.sorted().reduce(0, +))
    var following = Following(backoff: backoff)
    for (second, probability) in probabilities.sorted(by: { $0.key < $1.key }) {
      let unseen = backoff * alone[second]
      let gain = (first.map { alone[$0] } ?? 1) * probability * log(1 + probability / unseen)
      if probability > 0.25 * unseen, gain > leastGain {
        following.pairs.append((second, probability + unseen))
      }
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
