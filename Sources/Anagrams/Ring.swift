import Journal

/// The circle of letters, and what makes one order of it better than another: that it does not read like the clue.
struct Ring {
  private let letters: [Character]
  private let neighbours: Set<[Character]>

  /// How many orders are drawn, of which the best is taken.
  private static let draws = 16

  init(_ letters: [Character], of fodder: Fodder) {
    self.letters = letters
    neighbours = Set(zip(fodder.letters, fodder.letters.dropFirst()).map { [$0, $1].sorted() })
  }

  /// Another order: one that is no mere turn of this circle where there is such a one, and among those drawn the one
  /// with the fewest letters beside a neighbour of theirs in the fodder.
  func shuffled(by generator: inout SplitMix64) throws(Refusal) -> [Character] {
    if Set(letters).count < 2 { throw .nothingToShuffle }
    var best: (order: [Character], cost: Int)?
    for _ in 0..<Self.draws {
      var order = letters
      generator.shuffle(&order)
      if order == letters { continue }
      let cost = closeness(of: order) + (isTurn(order) ? letters.count : 0)
      if cost < best?.cost ?? .max { best = (order, cost) }
    }
    // Letters of more than one kind are in another order when they are turned by one place.
    return best?.order ?? Array(letters[1...] + letters[..<1])
  }

  /// How many letters stand beside a letter that they stand beside in the fodder.
  private func closeness(of order: [Character]) -> Int {
    order.indices.count { neighbours.contains([order[$0], order[($0 + 1) % order.count]].sorted()) }
  }

  private func isTurn(_ order: [Character]) -> Bool {
    letters.indices.contains { Array(letters[$0...] + letters[..<$0]) == order }
  }
}
