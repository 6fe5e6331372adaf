import Lexicon

/// The letters of an anagram, each in exactly one place: the ring, a slot of the answer, or the discard tray.
///
/// ```swift
/// var chance = SplitMix64(seed: 1)
/// let bench = try Bench(Fodder("users rip"))
/// print(try bench.making(.place(["s", "u", "r"]), shufflingBy: &chance))  // sur_____/esrip/
/// ```
///
/// A bench is a value: every change makes another one, see `making(_:shufflingBy:)`.
public struct Bench: Hashable, Sendable {
  /// The place of one letter of the answer.
  package struct Slot: Hashable, Sendable {
    /// The letter, or nil for an empty slot.
    public internal(set) var letter: Character?

    /// Whether the letter stays where it is until it is unlocked; an empty slot is not locked.
    public internal(set) var isLocked = false

    /// Whether the letter stands on a `Fodder.unknown`, which it is again when it goes back to the ring.
    public internal(set) var isFromElsewhere = false

    /// Whether the letter is that of an entry which crosses here.
    var isCrossing = false

    /// The tile that goes back to the ring.
    var tile: Character? { isFromElsewhere ? Fodder.unknown : letter }
  }

  /// The letters as they were given.
  public internal(set) var fodder: Fodder

  /// The letters that were added since, the newest last.
  public internal(set) var added: [Character] = []

  /// The known lengths and breaks of the answer's words, or nil for one word of all letters that are not discarded.
  public internal(set) var enumeration: Enumeration?

  /// The letters that are neither in a slot nor in the tray, in the order of the circle, clockwise from the top.
  public internal(set) var ring: [Character]

  /// The places of the answer's letters, in the order of the answer.
  package internal(set) var slots: [Slot]

  /// The discarded letters, the newest last.
  public internal(set) var tray: [Character] = []

  /// The filled slots, counted from 0, in the order in which they were filled.
  var filled: [Int] = []

  /// A bench with all letters in the ring.
  ///
  /// - Throws: `Refusal.tooLong` for an answer of more letters than there are.
  public init(_ fodder: Fodder, _ enumeration: Enumeration? = nil) throws(Refusal) {
    if let enumeration, enumeration.count > fodder.count { throw .tooLong(enumeration, letters: fodder.count) }
    self.init(fodder, adding: [], enumeration)
  }

  /// A bench with all letters in the ring, those that were added last.
  init(_ fodder: Fodder, adding added: [Character], _ enumeration: Enumeration?) {
    self.fodder = fodder
    self.added = added
    self.enumeration = enumeration
    ring = fodder.letters + added
    slots = Array(repeating: Slot(), count: enumeration?.count ?? ring.count)
  }

  /// How many letters there are in all.
  public var count: Int { fodder.count + added.count }

  /// The words of the answer; nil where it has no letters at all.
  public var answer: Enumeration? { enumeration ?? (slots.isEmpty ? nil : Enumeration(length: slots.count)) }

  /// How many letters have to be discarded before the rest fills the slots; negative where letters are missing.
  package var surplus: Int { count - tray.count - slots.count }

  /// Whether every slot has its letter.
  package var isFull: Bool { filled.count == slots.count && !slots.isEmpty }

  /// Whether every slot has a letter that is known, and none is left to be discarded.
  package var isComplete: Bool { isFull && surplus == 0 && !slots.contains { $0.letter == Fodder.unknown } }

  /// Whether it is complete by more than the letters of other entries.
  package var isAnswer: Bool { isComplete && slots.contains { !$0.isCrossing } }

  /// Whether a letter is placed and not locked, so that answers and hints take no notice of it.
  package var isTried: Bool { slots.contains { $0.letter != nil && !$0.isLocked } }

  /// Whether slot `number`, counted from 1, has a letter that stays.
  package func isLocked(slot number: Int) -> Bool { number >= 1 && number <= slots.count && slots[number - 1].isLocked }

  /// The letters that are not discarded, in the order of the fodder, and those that were added. Of equal letters the
  /// last ones count as discarded. Complexity: linear in the number of letters.
  public var letters: [Character] {
    var discarded = LetterMultiset(tray)
    return (fodder.letters + added).reversed().filter { !discarded.remove($0) }.reversed()
  }

  /// The letters that may be moved, in the ring and in slots that are not locked.
  var loose: [Character] { ring + slots.filter { !$0.isLocked }.compactMap { $0.tile } }
}

extension Bench: CustomStringConvertible {
  /// Slots, ring and tray, such as `sur+*_____/eips/`: a star behind a locked letter, a plus behind one from elsewhere,
  /// a low line for an empty slot.
  public var description: String {
    let slots = slots.map { slot in
      (slot.letter.map { String($0) } ?? "_") + (slot.tile != slot.letter ? "+" : "") + (slot.isLocked ? "*" : "")
    }
    return "\(slots.joined())/\(String(ring))/\(String(tray))"
  }
}

/// The steps that changes are made of. Each moves letters from one place to another, and none loses a letter.
extension Bench {
  /// The index of the slot that a person calls `number`.
  func slot(_ number: Int) throws(Refusal) -> Int {
    guard number >= 1, number <= slots.count else { throw .noSuchSlot(number, count: slots.count) }
    return number - 1
  }

  /// The index of the slot that a person calls `number`. Refuses where it is locked.
  func looseSlot(_ number: Int) throws(Refusal) -> Int {
    let index = try slot(number)
    if slots[index].isLocked { throw .locked(slot: number) }
    return index
  }

  /// Refuses where `letters` cannot all be taken from `source`.
  ///
  /// - Parameter isPlacing: whether a letter that is not there may stand on an unknown one.
  func require(_ letters: [Character], from source: [Character], isPlacing: Bool = true) throws(Refusal) {
    let missing = LetterMultiset(source).missing(for: letters)
    let unknown = source.count { $0 == Fodder.unknown } - letters.count { $0 == Fodder.unknown }
    if missing.count <= (isPlacing ? max(0, unknown) : 0) { return }
    throw .lacking(missing, of: ring, locked: slots.filter { $0.isLocked }.compactMap { $0.letter }, discarded: tray)
  }

  /// Takes `letter` out of the ring, or an unknown one where it is not there; one of both is.
  mutating func takeFromRing(_ letter: Character) -> Character {
    ring.remove(at: ring.firstIndex(of: letter) ?? ring.firstIndex(of: Fodder.unknown)!)
  }

  /// Takes `letter`, or an unknown one where none has it, out of the ring, or else out of the last loose slot.
  mutating func take(_ letter: Character) -> Character {
    let tile = loose.contains(letter) ? letter : Fodder.unknown
    if !ring.contains(tile) { empty(slots.lastIndex { $0.tile == tile && !$0.isLocked }!) }
    return takeFromRing(tile)
  }

  /// Puts `letter` into an empty slot, on a `tile` that is the letter itself or unknown.
  mutating func fill(_ index: Int, with letter: Character, on tile: Character) {
    slots[index] = Slot(letter: letter, isFromElsewhere: tile == Fodder.unknown)
    filled.append(index)
  }

  /// Takes the letter of a slot, if it has one, back into the ring.
  mutating func empty(_ index: Int) {
    guard let tile = slots[index].tile else { return }
    slots[index] = Slot()
    filled.removeAll { $0 == index }
    ring.append(tile)
  }

  /// Gives letters that stand on unknown ones the tiles of the ring that have them: a letter is from elsewhere only as
  /// long as none of the bench is free for it.
  mutating func settle() {
    guard ring.contains(where: { $0 != Fodder.unknown }) else { return }
    for index in slots.indices where slots[index].isFromElsewhere && slots[index].letter != Fodder.unknown {
      guard let free = ring.firstIndex(of: slots[index].letter!) else { continue }
      ring[free] = Fodder.unknown
      slots[index].isFromElsewhere = false
    }
  }

  /// Adds slots at the end, or takes some away there, their letters back into the ring: there are as many as the
  /// enumeration says, or one for each letter that is not discarded.
  mutating func fitSlots() throws(Refusal) {
    let wanted = enumeration?.count ?? count - tray.count
    while slots.count < wanted { slots.append(Slot()) }
    while slots.count > wanted {
      if slots[slots.count - 1].isLocked { throw .lastSlotLocked(slot: slots.count) }
      empty(slots.count - 1)
      slots.removeLast()
    }
  }
}
