public import Lexicon

/// A source of the words of a pattern in a language that has no index of patterns, such as a dictionary.
///
/// A source is an object, so that the search can be compiled for a browser, too.
public protocol PatternWords: AnyObject, Sendable {
  /// The words whose letters have this pattern and which have apostrophes before these letters.
  func words(of pattern: LetterPattern, apostrophes: [Int]) -> ListedWords
}

/// Words of one pattern, from the most frequent to the rarest.
public struct ListedWords: Sendable {
  /// How many letters each word has.
  public let length: Int

  /// The places of the letters of all words, `length` for each.
  private(set) var places: [UInt8] = []

  private(set) var texts: [String] = []
  private(set) var frequencies: [UInt8] = []

  /// No words, of `length` letters.
  fileprivate init(length: Int) { self.length = length }

  /// The words among `words` that `alphabet` can spell with `length` letters, with levels as `Match` has them; of words
  /// that are spelled alike the first, with the highest level. Complexity: that of sorting them.
  package init(
    _ words: some Sequence<(text: String, frequency: Int)>, length: Int, alphabet: CipherAlphabet
  ) {
    self.init(length: length)
    for word in SpelledWord.all(words, of: alphabet) where word.places.count == length { append(word) }
  }

  fileprivate mutating func append(_ word: SpelledWord) {
    places += word.places
    texts.append(word.text)
    frequencies.append(UInt8(clamping: word.frequency))
  }

  /// How many words there are.
  public var count: Int { texts.count }

  /// The words with how frequent they are, as `Match` tells it.
  public var words: some Sequence<(text: String, frequency: Int)> {
    zip(texts, frequencies).lazy.map { ($0, Int($1)) }
  }
}

/// The words of a language by their patterns.
///
/// ```swift
/// let list = PatternList(model)!
/// let search = PatternSearch(list, alphabet: model.alphabet, frequencies: list.frequencies)
/// ```
public struct PatternList: Sendable {
  private let words: [Shape: ListedWords]

  /// How often letters occur in the words, each weighted by how frequent it is.
  public let frequencies: LetterFrequencies

  /// The words that `alphabet` can spell, each with how frequent it is, as `Match` tells it. Complexity: that of
  /// sorting them.
  public init(_ words: some Sequence<(text: String, frequency: Int)>, alphabet: CipherAlphabet) {
    self.init(sorted: SpelledWord.all(words, of: alphabet), alphabet)
  }

  /// The words that `model` lists; nil where it lists none. Complexity: that of sorting them.
  public init?(_ model: LanguageModel) {
    let (words, alphabet) = (model.listedSpellings, model.alphabet)
    if words.isEmpty { return nil }
    // A damaged model may have any bytes.
    let symbols = 1...UInt8(alphabet.count + 1)
    let spelled = words.filter { $0.spelling.allSatisfy(symbols.contains) }.map {
      SpelledWord($0.spelling, alphabet.text(of: $0.spelling), LanguageModel.frequency(ofCost: $0.cost), alphabet)
    }
    self.init(sorted: spelled.sorted(by: <), alphabet)
  }

  private init(sorted words: [SpelledWord], _ alphabet: CipherAlphabet) {
    var listed: [Shape: ListedWords] = [:]
    for word in words where !word.places.isEmpty {
      let shape = Shape(pattern: LetterPattern(word.places), apostrophes: word.apostrophes)
      listed[shape, default: ListedWords(length: word.places.count)].append(word)
    }
    self.words = listed
    frequencies = LetterFrequencies(
      of: words.lazy.map { ($0.places[...], WordWeight.of(frequency: Int(UInt8(clamping: $0.frequency)))) },
      size: alphabet.count)
  }

  /// The words of this shape. Complexity: constant.
  public func words(of pattern: LetterPattern, apostrophes: [Int]) -> ListedWords {
    words[Shape(pattern: pattern, apostrophes: apostrophes)] ?? ListedWords(length: pattern.length)
  }

  private struct Shape: Hashable {
    let pattern: LetterPattern
    let apostrophes: [Int]
  }
}

/// A word as an alphabet spells it.
private struct SpelledWord {
  /// The letters and apostrophes, as `CipherAlphabet.spelling(of:)` has them.
  let spelling: [UInt8]

  let text: String
  let frequency: Int

  /// The places of the letters in the alphabet.
  let places: [UInt8]

  /// How many letters stand before each apostrophe.
  let apostrophes: [Int]

  init(_ spelling: [UInt8], _ text: String, _ frequency: Int, _ alphabet: CipherAlphabet) {
    (self.spelling, self.text, self.frequency) = (spelling, text, frequency)
    places = spelling.filter { $0 <= alphabet.count }.map { $0 - 1 }
    apostrophes =
      places.count == spelling.count
      ? [] : spelling.indices.filter { spelling[$0] > alphabet.count }.enumerated().map { $1 - $0 }
  }

  /// The words that `alphabet` can spell, from the most frequent to the rarest; of words that are spelled alike the
  /// first, as frequent as the most frequent of them.
  static func all(
    _ words: some Sequence<(text: String, frequency: Int)>, of alphabet: CipherAlphabet
  ) -> [SpelledWord] {
    var known: [[UInt8]: (text: String, frequency: Int)] = [:]
    for word in words {
      guard let spelling = alphabet.spelling(of: word.text) else { continue }
      let first = known[spelling]
      known[spelling] = (first?.text ?? word.text, max(word.frequency, first?.frequency ?? 0))
    }
    return known.map { SpelledWord($0, $1.text, $1.frequency, alphabet) }.sorted(by: <)
  }

  /// Puts frequent words first, and words that are equally frequent in the order of their letters.
  static func < (left: SpelledWord, right: SpelledWord) -> Bool {
    left.frequency == right.frequency
      ? left.spelling.lexicographicallyPrecedes(right.spelling) : left.frequency > right.frequency
  }
}
