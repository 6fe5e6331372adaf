/// The cost of a reading as words of the language: for each word the lower of what it costs after the word before it
/// and what its spelling costs. So every string has a cost, and known words have a lower one.
///
/// The costs of all words and links are kept, so that a move looks only at what it changes.
package struct WordScore: KeyScore {
  private let model: LanguageModel
  let network: WordNetwork
  package private(set) var key: CipherKey
  /// The sum over the text, in parts of a nat.
  package private(set) var total: Int32 = 0

  private var entries: [ScoredWord]
  private var linkCosts: [Int32]
  private var savedEntries: [ScoredWord]
  private var savedCosts: [Int32]
  private let unknown = ScoredWord(word: -1, cost: 0, backoff: 0, spelled: 0)
  private let start: ScoredWord

  /// How words are misspelled on purpose; nil where they are not.
  private let respelling: Respelling?

  /// The numbers of one word under the present key.
  struct ScoredWord {
    /// The number in the model, of a misspelled word that of the word that is meant; or -1.
    var word: Int32
    var cost: Int32
    var backoff: Int32
    /// The cost that a misspelling adds wherever the word stands.
    var misspelling: Int32 = 0
    /// The cost of the spelling, whatever the word.
    var spelled: Int32
  }

  /// The share of words that are spelled out rather than taken from the list, as a cost: one in fifty.
  static let spellingOut: Int32 = 500
  /// The most that a word costs which is none misspelled.
  private static let familiar: Int32 = 1000
  /// The cost that `'s` adds to a word that is listed without it.
  static let genitive: Int32 = 640

  package init(_ network: WordNetwork, key: CipherKey, model: LanguageModel, respelling: Respelling? = nil) {
    self.model = model
    self.respelling = respelling
    self.network = network
    self.key = key
    start = ScoredWord(word: model.words.start, cost: 0, backoff: model.words.startBackoff, spelled: 0)
    entries = [ScoredWord](repeating: unknown, count: network.wordCount)
    savedEntries = entries
    linkCosts = [Int32](repeating: 0, count: network.links.count)
    savedCosts = linkCosts
    restart(from: key)
  }

  package func work(letters: [Int]) -> Int {
    let size = key.plain.count
    var work = 0
    for one in letters {
      for other in 0..<size {
        let reach = network.reach[size * one + other]
        work += reach.links.count
        for (word, _) in network.reachedWords[reach.words] {
          work += Int(network.starts[Int(word) + 1] - network.starts[Int(word)])
        }
      }
    }
    return work / (size * letters.count)
  }

  package mutating func restart(from key: CipherKey) {
    self.key = key
    total = 0
    for word in entries.indices { entries[word] = entry(of: word) }
    for link in linkCosts.indices {
      linkCosts[link] = cost(of: link)
      total += linkCosts[link]
    }
  }

  package mutating func exchange(_ one: Int, _ other: Int, allowance: Int32) -> Bool {
    let reach = network.reach[network.size &* one &+ other]
    var old: Int32 = 0
    for index in reach.links { old &+= linkCosts[Int(network.reachedLinks[index])] }
    let limit = old &+ allowance
    var sum: Int32 = 0
    var (nextWord, nextLink) = (reach.words.lowerBound, reach.links.lowerBound)
    key.exchange(one, other)
    // No cost is negative, and most exchanges cost too much by their first words alone.
    while sum < limit, nextWord < reach.words.upperBound {
      let reached = network.reachedWords[nextWord]
      let word = Int(reached.number)
      savedEntries[word] = entries[word]
      entries[word] = entry(of: word)
      nextWord &+= 1
      while nextLink < reached.endOfLinks {
        let link = Int(network.reachedLinks[nextLink])
        savedCosts[link] = cost(of: link)
        sum &+= savedCosts[link]
        nextLink &+= 1
      }
    }
    if sum >= limit {
      for index in reach.words.lowerBound..<nextWord {
        let word = Int(network.reachedWords[index].number)
        entries[word] = savedEntries[word]
      }
      key.exchange(one, other)
      return false
    }
    for index in reach.links {
      let link = Int(network.reachedLinks[index])
      linkCosts[link] = savedCosts[link]
    }
    total &+= sum &- old
    return true
  }

  /// The cost of the whole reading: `total`, and what each word costs more or less after the two before it than after
  /// the last alone. It is too slow for a search and decides between what one has found.
  package var cost: Int32 {
    network.threes.reduce(total) { sum, words in
      sum &+ model.pairs.more(number(of: words.first), number(of: words.second), number(of: words.third))
    }
  }

  /// The number in the model of a word, or of what else stands before or behind one.
  private func number(of word: Int) -> Int32 {
    switch word {
    case WordNetwork.WordLink.start: model.words.start
    case WordNetwork.WordLink.end: model.words.end
    case WordNetwork.WordLink.unknown: -1
    default: entries[word].word
    }
  }

  /// The number and the costs of the word under the present key.
  @inline(__always)
  private func entry(of word: Int) -> ScoredWord {
    var hash = WordTable.firstHash
    var beforeGenitive: UInt64?
    var run = model.spelling.run
    var steps: Int32 = 0
    let apostrophe = network.apostrophe
    var last: UInt8 = 0
    let end = Int(network.starts[word &+ 1])
    for place in Int(network.starts[word])..<end {
      let symbol = network.symbols[place]
      var plain = apostrophe &+ 1
      if symbol < apostrophe {
        plain = key.plain[Int(symbol)] &+ 1
      } else if place &+ 2 == end {
        beforeGenitive = hash
      }
      hash = WordTable.mixed(hash, plain)
      run.append(plain)
      last = plain
      steps &+= model.spelling.steps(run)
    }
    steps &+= model.spelling.stepsAtEnd(of: run)
    var spelled = steps &* SpellingTable.step &+ Self.spellingOut
    let found = model.words.find(WordTable.finished(hash))
    if found.word < 0, let beforeGenitive, last == model.genitive {
      let base = model.words.find(WordTable.finished(beforeGenitive))
      if base.word >= 0 { spelled = min(spelled, base.cost &+ Self.genitive) }
    }
    if let respelling, found.word < 0 || found.cost > Self.familiar {
      let word = (Int(network.starts[word])..<end).map {
        network.symbols[$0] < apostrophe ? key.plain[Int(network.symbols[$0])] &+ 1 : apostrophe &+ 1
      }
      // A word that is listed may be another one misspelled: *has bean*.
      if let meant = respelling.meant(word), found.word < 0 || meant.cost + Respelling.misspelled < found.cost {
        return ScoredWord(
          word: meant.word, cost: meant.cost, backoff: meant.backoff, misspelling: Respelling.misspelled,
          spelled: spelled)
      }
    }
    return ScoredWord(word: found.word, cost: found.cost, backoff: found.backoff, spelled: spelled)
  }

  @inline(__always)
  private func cost(of link: Int) -> Int32 {
    let ends = network.links[link]
    let occurrences = network.occurrences[link]
    if ends.second < 0 { return model.costOfEnd(after: entries[ends.first].word) &* occurrences }
    let second = entries[ends.second]
    if second.word < 0 { return second.spelled &* occurrences }
    let first = ends.first >= 0 ? entries[ends.first] : ends.first == WordNetwork.WordLink.start ? start : unknown
    var cost = second.cost
    if first.word >= 0 {
      let paired = model.pairs.cost(first.word, second.word)
      cost = paired >= 0 ? paired : cost &+ first.backoff
    }
    return min(cost &+ second.misspelling, second.spelled) &* occurrences
  }
}
