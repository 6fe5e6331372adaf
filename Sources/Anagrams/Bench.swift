import Lexicon

/// The letters of an anagram, each in exactly one place: the ring, a slot of the answer, or the discard tray.
///
/// A value: every change makes another bench, see `making(_:shufflingBy:)`.
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

  /// The letters that are nowhere else, in the order in which they stand in the circle, clockwise from the top.
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

  /// Whether slot `number`, counted from 1, has a letter that stays.
  public func isLocked(slot number: Int) -> Bool { number >= 1 && number <= slots.count && slots[number - 1].isLocked }

  /// The letters that are not discarded, in the order of the fodder as far as equal letters can be told apart.
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
