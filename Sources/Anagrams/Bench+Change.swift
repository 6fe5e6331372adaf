public import Journal
import Lexicon

extension Bench {
  /// The bench after `change`, which holds the same letters unless some are added or removed. Complexity: linear in
  /// their number, quadratic for a shuffle.
  ///
  /// - Parameters:
  ///   - change: what is done to the letters.
  ///   - generator: draws the order of a shuffled ring; no other change touches it.
  /// - Throws: a `Refusal` where the change cannot be made.
  public func making(_ change: Change, shufflingBy generator: inout SplitMix64) throws(Refusal) -> Bench {
    var next = self
    switch change {
    case .place(let letters): try next.place(letters)
    case .spell(let letters): try next.spell(letters)
    case .put(let letter, let number):
      try next.put(letter, into: try next.looseSlot(number))
    case .write(let letters, let number): try next.write(letters, from: number)
    case .takeBack(let number): try next.takeBack(number)
    case .swap(let first, let second): try next.swap(first, second)
    case .lock(let number): try next.lock(number)
    case .unlock(let number): try next.unlock(number)
    case .clear: try next.clear()
    case .discard(let letters): try next.discard(letters)
    case .restore(let letters): try next.restore(letters)
    case .add(let letters): try next.add(letters)
    case .remove(let letters): try next.remove(letters)
    case .cross(let letter, let number): try next.cross([(try next.slot(number), letter)])
    case .pattern(let pattern): try next.fit(pattern)
    case .shuffle: next.ring = try shuffledRing(by: &generator)
    case .rotate(let places):
      if Set(ring).count < 2 { throw .nothingToShuffle }
      let first = (ring.count - places % ring.count) % ring.count
      next.ring = Array(ring[first...] + ring[..<first])
    case .reset: next = Bench(fodder, adding: added, enumeration)
    case .enumerate(let enumeration):
      if let enumeration, enumeration.count > count { throw .tooLong(enumeration, letters: count) }
      next.enumeration = enumeration
    }
    try next.fitSlots()
    next.settle()
    return next
  }

  private mutating func place(_ letters: [Character]) throws(Refusal) {
    let free = slots.indices.filter { slots[$0].letter == nil }
    // Where any letter will do, it is slots that too many letters lack.
    if !fodder.isOpen || letters.count <= free.count { try require(letters, from: ring) }
    if letters.count > free.count { throw .tooFewSlots(free: free.count, wanted: letters.count) }
    for (letter, index) in zip(letters, free) { fill(index, with: letter, on: takeFromRing(letter)) }
  }

  private mutating func spell(_ letters: [Character]) throws(Refusal) {
    if letters.count != slots.count { throw .patternLength(letters.count, slots: slots.count) }
    let wrong = slots.indices.first { slots[$0].isLocked && slots[$0].letter != letters[$0] }
    if let wrong { throw .locked(slot: wrong + 1) }
    let open = slots.indices.filter { !slots[$0].isLocked }
    try require(open.map { letters[$0] }, from: loose)
    for index in open { empty(index) }
    for index in open { fill(index, with: letters[index], on: takeFromRing(letters[index])) }
  }

  /// Puts a letter into a slot, in the place of what is there. An unknown one of the ring stands for it before one is
  /// taken from another slot, unless it is a crossing letter: the fodder may have that, in a wrong place.
  private mutating func put(_ letter: Character, into index: Int, isCrossing: Bool = false) throws(Refusal) {
    if slots[index].letter == letter { return }
    try require([letter], from: loose)
    empty(index)
    let standsIn = !isCrossing && !ring.contains(letter) && ring.contains(Fodder.unknown)
    fill(index, with: letter, on: take(standsIn ? Fodder.unknown : letter))
  }

  private mutating func write(_ letters: [Character], from number: Int) throws(Refusal) {
    let first = try slot(number)
    if letters.count > slots.count - first {
      throw .tooFewSlots(free: slots.count - first, wanted: letters.count)
    }
    let wrong = zip(first..., letters).filter { slots[$0].letter != $1 }
    if let locked = wrong.first(where: { slots[$0.0].isLocked }) { throw .locked(slot: locked.0 + 1) }
    // Letters that stand right stay, so that none of them is taken for another slot.
    for (index, _) in wrong { empty(index) }
    let range = first..<first + letters.count
    let elsewhere = slots.indices.filter { !range.contains($0) && !slots[$0].isLocked }
    try require(wrong.map { $0.1 }, from: ring + elsewhere.compactMap { slots[$0].tile })
    for (index, letter) in wrong {
      let isAtHand = ring.contains(letter) || elsewhere.contains { slots[$0].tile == letter }
      let tile = isAtHand ? letter : Fodder.unknown
      if !ring.contains(tile) { empty(elsewhere.last { slots[$0].tile == tile }!) }
      fill(index, with: letter, on: takeFromRing(tile))
    }
  }

  private mutating func takeBack(_ number: Int?) throws(Refusal) {
    if let number {
      let index = try looseSlot(number)
      if slots[index].letter == nil { throw .empty(slot: number) }
      empty(index)
    } else {
      guard let last = filled.last(where: { !slots[$0].isLocked }) else { throw .nothingPlaced }
      empty(last)
    }
  }

  private mutating func swap(_ first: Int, _ second: Int) throws(Refusal) {
    let (first, second) = (try looseSlot(first), try looseSlot(second))
    if slots[first].letter == nil, slots[second].letter == nil { throw .empty(slot: first + 1) }
    slots.swapAt(first, second)
    filled = filled.map { $0 == first ? second : $0 == second ? first : $0 }
  }

  private mutating func lock(_ number: Int?) throws(Refusal) {
    if let number {
      let index = try slot(number)
      if slots[index].letter == nil { throw .empty(slot: number) }
      slots[index].isLocked = true
    } else {
      if filled.isEmpty { throw .nothingPlaced }
      for index in filled { slots[index].isLocked = true }
    }
  }

  private mutating func unlock(_ number: Int?) throws(Refusal) {
    if let number {
      let index = try slot(number)
      if !slots[index].isLocked { throw .notLocked(slot: number) }
      unlock(index)
    } else {
      if !slots.contains(where: { $0.isLocked }) { throw .nothingLocked }
      for index in slots.indices { unlock(index) }
    }
  }

  private mutating func unlock(_ index: Int) { (slots[index].isLocked, slots[index].isCrossing) = (false, false) }

  private mutating func clear() throws(Refusal) {
    let loose = slots.indices.filter { slots[$0].letter != nil && !slots[$0].isLocked }
    if loose.isEmpty { throw .nothingPlaced }
    for index in loose { empty(index) }
  }

  private mutating func discard(_ letters: [Character]) throws(Refusal) {
    try require(letters, from: loose, isPlacing: false)
    for letter in letters { tray.append(take(letter)) }
  }

  private mutating func restore(_ letters: [Character]) throws(Refusal) {
    if tray.isEmpty { throw .trayEmpty }
    let missing = LetterMultiset(tray).missing(for: letters)
    if !missing.isEmpty { throw .notInTray(missing, tray: tray) }
    for letter in letters.isEmpty ? tray : letters {
      ring.append(tray.remove(at: tray.lastIndex(of: letter)!))
    }
  }

  private mutating func add(_ letters: [Character]) throws(Refusal) {
    let unknown = (fodder.letters + added + letters).count { $0 == Fodder.unknown }
    do {
      try Fodder.requireRoom(known: count + letters.count - unknown, unknown: unknown)
    } catch {
      throw .noRoom(error)
    }
    added += letters
    ring += letters
  }

  private mutating func remove(_ letters: [Character]) throws(Refusal) {
    let missing = LetterMultiset(added).missing(for: letters)
    if !missing.isEmpty { throw .notAdded(missing, added: added) }
    try require(letters, from: loose, isPlacing: false)
    for letter in letters {
      _ = take(letter)
      added.remove(at: added.lastIndex(of: letter)!)
    }
  }

  private mutating func fit(_ pattern: SlotPattern) throws(Refusal) {
    let letters = pattern.letters
    if letters.count != slots.count { throw .patternLength(letters.count, slots: slots.count) }
    try cross(letters.enumerated().compactMap { index, letter in letter.map { (index, $0) } })
  }

  private mutating func cross(_ crossings: [(index: Int, letter: Character)]) throws(Refusal) {
    // Letters that are right already are locked first, so that none of them is taken for another slot. A locked unknown
    // one becomes the letter.
    for (index, letter) in crossings {
      if slots[index].letter == letter {
        slots[index].isLocked = true
      } else if slots[index].isLocked, slots[index].letter == Fodder.unknown {
        slots[index].letter = letter
      } else {
        _ = try looseSlot(index + 1)
      }
    }
    let wanted = crossings.filter { !slots[$0.index].isLocked }
    try require(wanted.map { $0.letter }, from: loose)
    for (index, letter) in wanted {
      try put(letter, into: index, isCrossing: true)
      slots[index].isLocked = true
    }
    for (index, _) in crossings { slots[index].isCrossing = true }
  }

  /// How many orders are drawn, of which the best is taken.
  private static let draws = 16

  /// The ring in another order: among those drawn the one with the fewest letters beside a neighbour of theirs in the
  /// fodder. An order that only turns this circle, or that of the fodder, is taken where there is no other.
  private func shuffledRing(by generator: inout SplitMix64) throws(Refusal) -> [Character] {
    if Set(ring).count < 2 { throw .nothingToShuffle }
    let fodder = fodder.letters
    let neighbours = Set(zip(fodder, fodder.dropFirst()).map { [$0, $1].sorted() })
    var best: (order: [Character], cost: Int)?
    for _ in 0..<Self.draws {
      var order = ring
      generator.shuffle(&order)
      if order == ring { continue }
      let isTurn = order == fodder || ring.indices.contains { Array(ring[$0...] + ring[..<$0]) == order }
      let close = order.indices.count { neighbours.contains([order[$0], order[($0 + 1) % order.count]].sorted()) }
      let cost = close + (isTurn ? ring.count : 0)
      if cost < best?.cost ?? .max { best = (order, cost) }
    }
    // Turned by one place, letters of more than one kind are in another order.
    return best?.order ?? Array(ring[1...] + ring[..<1])
  }
}
