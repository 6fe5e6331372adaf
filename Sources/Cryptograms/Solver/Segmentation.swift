/// The cheapest way to cut letters without spaces into words, with the same costs that words have where spaces are
/// written: Viterbi's algorithm, "Error bounds for convolutional codes" (1967), over the ends of words, each with the
/// few best last words.
///
/// Contractions and genitives lack their apostrophes there, and sentences may end behind any word.
package struct Segmentation {
  /// The cost of the letters, in parts of a nat.
  package private(set) var cost: Int32 = 0

  package private(set) var ends: [Int] = []

  /// A word that ends at some place, with the cheapest way to it.
  private struct Arrival {
    var cost: Int32
    var word: Int32
    var backoff: Int32
    var from: Int32
    var rank: Int32
  }

  /// How many last words are remembered at each place.
  private static let width = 5
  private static let longestWord = 18

  /// The arrivals at each place, `width` for each, of which the first `counts` are there.
  private var arrivals: [Arrival]
  private var counts: [Int]

  /// - Parameter plain: letters, numbered from 1.
  package init(_ plain: [UInt8], model: LanguageModel) {
    let start = Arrival(cost: 0, word: model.words.start, backoff: model.words.startBackoff, from: -1, rank: 0)
    arrivals = [Arrival](repeating: start, count: Self.width * (plain.count + 1))
    counts = [Int](repeating: 0, count: plain.count + 1)
    counts[0] = 1
    for begin in plain.indices where counts[begin] > 0 {
      if begin > 0 { addStart(at: begin, model) }
      addWords(from: begin, plain, model)
    }
    guard !plain.isEmpty else { return }
    let last = Self.width * plain.count
    let whole = (0..<counts[plain.count]).map {
      arrivals[last + $0].cost + costOfEnd(after: arrivals[last + $0], model)
    }
    cost = whole.min() ?? 0
    var (place, rank) = (plain.count, whole.firstIndex(of: cost) ?? 0)
    while place > 0 {
      ends.append(place)
      let arrival = arrivals[Self.width * place + rank]
      (place, rank) = (Int(arrival.from), Int(arrival.rank))
    }
    ends.reverse()
  }

  /// Lets a sentence end at a place, and another begin.
  private mutating func addStart(at place: Int, _ model: LanguageModel) {
    var ended = arrivals[Self.width * place]
    ended.cost &+= costOfEnd(after: ended, model)
    for rank in 1..<max(1, counts[place]) {
      var other = arrivals[Self.width * place + rank]
      other.cost &+= costOfEnd(after: other, model)
      if other.cost < ended.cost { ended = other }
    }
    (ended.word, ended.backoff) = (model.words.start, model.words.startBackoff)
    insert(ended, at: place)
  }

  private mutating func addWords(from begin: Int, _ plain: [UInt8], _ model: LanguageModel) {
    let cheapest = arrivals[Self.width * begin]
    let apostrophe = UInt8(model.alphabet.count + 1)
    // The hashes of the word so far, without its last letter and without its last two.
    var hashes = (WordTable.firstHash, WordTable.firstHash, WordTable.firstHash)
    var run = model.spelling.run
    var steps: Int32 = 0
    for place in begin..<min(plain.count, begin + Self.longestWord) {
      hashes = (WordTable.mixed(hashes.0, plain[place]), hashes.0, hashes.1)
      run.append(plain[place])
      steps &+= model.spelling.steps(run)
      let whole = steps &+ model.spelling.stepsAtEnd(of: run)
      var spelled = whole &* SpellingTable.step &+ WordScore.spellingOut
      let found = model.words.find(WordTable.finished(hashes.0))
      if found.word >= 0 { add(found, from: begin, to: place + 1, atMost: spelled, model) }
      let ending = place > begin ? model.contractedLetters(plain[place - 1], plain[place]) : 0
      if ending > 0, place - begin >= ending {
        var hash = WordTable.mixed(ending == 1 ? hashes.1 : hashes.2, apostrophe)
        for letter in plain[place + 1 - ending...place] { hash = WordTable.mixed(hash, letter) }
        let contraction = model.words.find(WordTable.finished(hash))
        if contraction.word >= 0 {
          add(contraction, from: begin, to: place + 1, atMost: .max, model)
        } else if plain[place] == model.genitive {
          let base = model.words.find(WordTable.finished(hashes.1))
          if base.word >= 0 { spelled = min(spelled, base.cost &+ WordScore.genitive) }
        }
      }
      if found.word < 0 {
        insert(
          Arrival(cost: cheapest.cost &+ spelled, word: -1, backoff: 0, from: Int32(begin), rank: 0), at: place + 1)
      }
    }
  }

  /// Takes in a listed word after each of those that end where it begins.
  private mutating func add(
    _ found: WordTable.LookedUpWord, from begin: Int, to end: Int, atMost spelled: Int32, _ model: LanguageModel
  ) {
    for rank in 0..<counts[begin] {
      let before = arrivals[Self.width * begin + rank]
      var cost = found.cost
      if before.word >= 0 {
        let paired = model.pairs.cost(before.word, found.word)
        cost = (paired >= 0 ? paired : cost &+ before.backoff) &+ more(found.word, after: before, model)
      }
      insert(
        Arrival(
          cost: before.cost &+ min(cost, spelled), word: found.word, backoff: found.backoff, from: Int32(begin),
          rank: Int32(rank)), at: end)
    }
  }

  private func costOfEnd(after last: Arrival, _ model: LanguageModel) -> Int32 {
    model.costOfEnd(after: last.word) &+ more(model.words.end, after: last, model)
  }

  /// How much more `word` costs after the last word and the one before it than after the last alone.
  private func more(_ word: Int32, after last: Arrival, _ model: LanguageModel) -> Int32 {
    guard last.from >= 0, last.word != model.words.start else { return 0 }
    return model.pairs.more(arrivals[Self.width * Int(last.from) + Int(last.rank)].word, last.word, word)
  }

  /// Keeps the best arrivals at a place in order, one for each last word.
  private mutating func insert(_ arrival: Arrival, at place: Int) {
    let first = Self.width * place
    var rank = counts[place]
    var end = rank
    for known in 0..<counts[place] where arrivals[first + known].word == arrival.word {
      if arrivals[first + known].cost <= arrival.cost { return }
      end = known
      rank = known
    }
    while rank > 0, arrivals[first + rank - 1].cost > arrival.cost { rank -= 1 }
    if rank == Self.width { return }
    if end == counts[place] {
      if counts[place] < Self.width { counts[place] += 1 } else { end -= 1 }
    }
    while end > rank {
      arrivals[first + end] = arrivals[first + end - 1]
      end -= 1
    }
    arrivals[first + rank] = arrival
  }
}
