/// The cost of a reading as English words: for each word the lower of what it costs after the word before it and what its
/// spelling costs, so that the score speaks for every string and the lists only raise what they know.
///
/// Keeps the costs of all words and links, so that a move has to look only at what it changes.
struct WordScore: KeyScore {
  private let model: LanguageModel
  let network: WordNetwork
  private(set) var key: CipherKey
  /// The sum over the text, in parts of a nat.
  private(set) var total: Int32 = 0

  private var entries: [Entry]
  private var linkCosts: [Int32]
  private var savedEntries: [Entry]
  private var savedCosts: [Int32]
  private let unknown = Entry(word: -1, cost: 0, backoff: 0, spelled: 0)
  private let start: Entry

  /// What is known of one word under the present key.
  struct Entry {
    /// The number in the model, or -1.
    var word: Int32
    var cost: Int32
    var backoff: Int32
    /// The cost of the spelling, whatever the word.
    var spelled: Int32
  }

  /// The share of words that are spelled out rather than taken from the list, as a cost: one in fifty.
  static let spellingOut: Int32 = 500
  /// What a genitive adds to the cost of a word.
  static let genitive: Int32 = 640

  init(_ network: WordNetwork, key: CipherKey, model: LanguageModel) {
    self.model = model
    self.network = network
    self.key = key
    start = Entry(word: model.words.start, cost: 0, backoff: model.words.startBackoff, spelled: 0)
    entries = [Entry](repeating: unknown, count: network.wordCount)
    savedEntries = entries
    linkCosts = [Int32](repeating: 0, count: network.links.count)
    savedCosts = linkCosts
    restart(from: key)
  }

  func work(letters: [Int]) -> Int {
    var work = 0
    for one in letters {
      for other in 0..<26 {
        let reach = network.reach[26 * one + other]
        work += reach.links.count
        for word in reach.words.map(Int.init) { work += Int(network.starts[word + 1] - network.starts[word]) }
      }
    }
    return work / (26 * letters.count)
  }

  /// Scores another key from scratch.
  mutating func restart(from key: CipherKey) {
    self.key = key
    total = 0
    for word in entries.indices { entries[word] = entry(of: word) }
    for link in linkCosts.indices {
      linkCosts[link] = cost(of: link)
      total += linkCosts[link]
    }
  }

  /// Exchanges what two cipher letters stand for where that costs less than `allowance` more, and tells whether it did.
  mutating func exchange(_ one: Int, _ other: Int, allowance: Int32) -> Bool {
    let place = 26 &* one &+ other
    key.exchange(one, other)
    let wordCount = network.reach[place].words.count
    for index in 0..<wordCount {
      let word = Int(network.reach[place].words[index])
      savedEntries[index] = entries[word]
      entries[word] = entry(of: word)
    }
    let linkCount = network.reach[place].links.count
    var limit = allowance
    for index in 0..<linkCount { limit &+= linkCosts[Int(network.reach[place].links[index])] }
    let old = limit &- allowance
    var sum: Int32 = 0
    for index in 0..<linkCount {
      let cost = cost(of: Int(network.reach[place].links[index]))
      savedCosts[index] = cost
      sum &+= cost
      if sum >= limit { break }
    }
    if sum >= limit {
      for index in 0..<wordCount { entries[Int(network.reach[place].words[index])] = savedEntries[index] }
      key.exchange(one, other)
      return false
    }
    for index in 0..<linkCount { linkCosts[Int(network.reach[place].links[index])] = savedCosts[index] }
    total &+= sum &- old
    return true
  }

  /// What the word costs and is under the present key.
  @inline(__always)
  private func entry(of word: Int) -> Entry {
    var hash = WordTable.firstHash
    var beforeGenitive: UInt64?
    var run: UInt32 = 0
    var steps: Int32 = 0
    let end = Int(network.starts[word &+ 1])
    for place in Int(network.starts[word])..<end {
      let symbol = network.symbols[place]
      var plain = Symbol.apostrophe
      if symbol < Ciphertext.apostrophe {
        plain = key.plain[Int(symbol)] &+ 1
      } else if place &+ 2 == end {
        beforeGenitive = hash
      }
      hash = WordTable.mixed(hash, plain)
      run = run &<< UInt32(Symbol.bits) | UInt32(plain)
      steps &+= model.spelling.steps(run)
    }
    let last = run & 31
    steps &+= model.spelling.steps(run &<< UInt32(Symbol.bits))
    var spelled = steps &* SpellingTable.step &+ Self.spellingOut
    let found = model.words.find(WordTable.finished(hash))
    if found.word < 0, let beforeGenitive, last == 19 {
      let base = model.words.find(WordTable.finished(beforeGenitive))
      if base.word >= 0 { spelled = min(spelled, base.cost &+ Self.genitive) }
    }
    return Entry(word: found.word, cost: found.cost, backoff: found.backoff, spelled: spelled)
  }

  @inline(__always)
  private func cost(of link: Int) -> Int32 {
    let ends = network.links[link]
    let occurrences = network.occurrences[link]
    if ends.second < 0 { return model.costOfEnd(after: entries[ends.first].word) &* occurrences }
    let second = entries[ends.second]
    if second.word < 0 { return second.spelled &* occurrences }
    let first = ends.first >= 0 ? entries[ends.first] : ends.first == WordNetwork.Link.start ? start : unknown
    var cost = second.cost
    if first.word >= 0 {
      let paired = model.pairs.cost(first.word, second.word)
      cost = paired >= 0 ? paired : cost &+ first.backoff
    }
    return min(cost, second.spelled) &* occurrences
  }
}
