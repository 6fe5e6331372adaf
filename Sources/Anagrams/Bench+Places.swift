import Lexicon

/// The steps that changes are made of; each moves a letter from one place to another, and none drops one.
extension Bench {
  /// The index of the slot that a person calls `number`.
  func slot(_ number: Int) throws(Refusal) -> Int {
    guard number >= 1, number <= slots.count else { throw .noSuchSlot(number, count: slots.count) }
    return number - 1
  }

  /// The same for a slot whose letter may go.
  func looseSlot(_ number: Int) throws(Refusal) -> Int {
    let index = try slot(number)
    if slots[index].isLocked { throw .locked(slot: number) }
    return index
  }

  /// Refuses where `letters` cannot all be taken from `source`.
  func require(_ letters: [Character], from source: [Character]) throws(Refusal) {
    let missing = LetterMultiset(source).missing(for: letters)
    if missing.isEmpty { return }
    throw .lacking(missing, of: ring, locked: slots.filter(\.isLocked).compactMap(\.letter), discarded: tray)
  }

  /// Takes a `letter` that is there out of the ring.
  mutating func takeFromRing(_ letter: Character) -> Character { ring.remove(at: ring.firstIndex(of: letter)!) }

  /// Takes a `letter` that is there out of the ring, or else out of the last loose slot that has it.
  mutating func take(_ letter: Character) -> Character {
    if !ring.contains(letter) { empty(slots.lastIndex { $0.letter == letter && !$0.isLocked }!) }
    return takeFromRing(letter)
  }

  mutating func fill(_ index: Int, with letter: Character) {
    slots[index].letter = letter
    filled.append(index)
  }

  /// Takes the letter of a slot, if it has one, back into the ring.
  mutating func empty(_ index: Int) {
    guard let letter = slots[index].letter else { return }
    slots[index] = Slot()
    filled.removeAll { $0 == index }
    ring.append(letter)
  }

  /// Adds slots at the end, or takes some away there, their letters back into the ring.
  mutating func resize(to count: Int) throws(Refusal) {
    while slots.count < count { slots.append(Slot()) }
    while slots.count > count {
      if slots[slots.count - 1].isLocked { throw .lastSlotLocked(slot: slots.count) }
      empty(slots.count - 1)
      slots.removeLast()
    }
  }
}
