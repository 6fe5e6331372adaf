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
  public struct Slot: Hashable, Sendable {
    /// The letter, or nil for an empty slot.
    public internal(set) var letter: Character?

    /// Whether the letter stays where it is until it is unlocked; an empty slot is not locked.
    public internal(set) var isLocked = false
  }

  /// The letters as they were given.
  public let fodder: Fodder

  /// What is known of the answer's words, or nil for one word of all letters that are not discarded.
  public internal(set) var enumeration: Enumeration?

  /// The letters that are neither in a slot nor in the tray, in the order of the circle, clockwise from the top.
  public internal(set) var ring: [Character]

  /// The places of the answer's letters, in the order of the answer.
  public internal(set) var slots: [Slot]

  /// The discarded letters, the newest last.
  public internal(set) var tray: [Character] = []

  /// The filled slots, counted from 0, in the order in which they were filled.
  var filled: [Int] = []

  /// A bench with all letters in the ring.
  ///
  /// - Throws: `Refusal.tooLong` for an answer of more letters than there are.
  public init(_ fodder: Fodder, _ enumeration: Enumeration? = nil) throws(Refusal) {
    if let enumeration, enumeration.count > fodder.count { throw .tooLong(enumeration, letters: fodder.count) }
    self.fodder = fodder
    self.enumeration = enumeration
    ring = fodder.letters
    slots = Array(repeating: Slot(), count: enumeration?.count ?? fodder.count)
  }

  /// The words of the answer; nil where it has no letters at all.
  public var answer: Enumeration? { enumeration ?? (slots.isEmpty ? nil : Enumeration(length: slots.count)) }

  /// How many letters have to be discarded before the rest fills the slots; negative where letters are missing.
  public var surplus: Int { fodder.count - tray.count - slots.count }

  /// Whether every slot has its letter.
  public var isFull: Bool { filled.count == slots.count && !slots.isEmpty }

  /// Whether a letter is placed and not locked, so that answers and hints take no notice of it.
  public var isTried: Bool { slots.contains { $0.letter != nil && !$0.isLocked } }

  /// Whether slot `number`, counted from 1, has a letter that stays.
  public func isLocked(slot number: Int) -> Bool { number >= 1 && number <= slots.count && slots[number - 1].isLocked }

  /// The letters that are not discarded, in the order of the fodder. Of equal letters the last ones count as discarded.
  /// Complexity: linear in the number of letters.
  public var letters: [Character] {
    var discarded = LetterMultiset(tray)
    return fodder.letters.reversed().filter { !discarded.remove($0) }.reversed()
  }

  /// The letters that may be moved, in the ring and in slots that are not locked.
  var loose: [Character] { ring + slots.filter { !$0.isLocked }.compactMap(\.letter) }
}

extension Bench: CustomStringConvertible {
  /// Slots, ring and tray, such as `sur*_____/eips/`: a star behind a locked letter, a low line for an empty slot.
  public var description: String {
    let slots = slots.map { slot in (slot.letter.map { String($0) } ?? "_") + (slot.isLocked ? "*" : "") }
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
