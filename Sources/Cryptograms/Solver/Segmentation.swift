/// The cheapest way to cut letters without spaces into words, with the same costs that words have where spaces are
/// written: Viterbi's algorithm, "Error bounds for convolutional codes" (1967), over the ends of words, each with the
/// few best last words.
package struct Segmentation {
  /// The cost of the letters, in parts of a nat.
  package private(set) var cost: Int32 = 0

  /// The ends of the words.
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
  private static let width = 4
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
    for begin in plain.indices { addWords(from: begin, plain, model) }
    guard !plain.isEmpty else { return }
    let last = Self.width * plain.count
    let whole = (0..<counts[plain.count]).map {
      arrivals[last + $0].cost + model.costOfEnd(after: arrivals[last + $0].word)
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

  private mutating func addWords(from begin: Int, _ plain: [UInt8], _ model: LanguageModel) {
    let cheapest = arrivals[Self.width * begin]
    var hash = WordTable.firstHash
    var run = model.spelling.run
    var steps: Int32 = 0
    for place in begin..<min(plain.count, begin + Self.longestWord) {
      hash = WordTable.mixed(hash, plain[place])
      run.append(plain[place])
      steps &+= model.spelling.steps(run)
      let whole = steps &+ model.spelling.stepsAtEnd(of: run)
      let spelled = whole &* SpellingTable.step &+ WordScore.spellingOut
      let found = model.words.find(WordTable.finished(hash))
      guard found.word >= 0 else {
        insert(
          Arrival(cost: cheapest.cost &+ spelled, word: -1, backoff: 0, from: Int32(begin), rank: 0), at: place + 1)
        continue
      }
      for rank in 0..<counts[begin] {
        let before = arrivals[Self.width * begin + rank]
        var cost = found.cost
        if before.word >= 0 {
          let paired = model.pairs.cost(before.word, found.word)
          cost = paired >= 0 ? paired : cost &+ before.backoff
        }
        insert(
          Arrival(
            cost: before.cost &+ min(cost, spelled), word: found.word, backoff: found.backoff, from: Int32(begin),
            rank: Int32(rank)), at: place + 1)
      }
    }
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
