/// What a person can do to a bench. Slots are counted from 1.
public enum Change: Hashable, Sendable {
  /// Letters from the ring into the next free slots.
  case place([Character])

  /// The whole answer, a letter for each slot; those that are locked have to be right.
  case spell([Character])

  /// A letter into a slot, from the ring or else from another slot that is not locked.
  case put(Character, slot: Int)

  /// The letter of a slot back into the ring, or the one that was placed last.
  case takeBack(slot: Int?)

  /// The letters of two slots, at least one of which has one, change places.
  case swap(Int, Int)

  /// Locks one slot, or all that have a letter.
  case lock(slot: Int?)

  /// Unlocks one slot, or all that are locked.
  case unlock(slot: Int?)

  /// All letters that are not locked back into the ring.
  case clear

  /// Letters into the tray, from the ring or from slots that are not locked.
  case discard([Character])

  /// Letters of the tray back into the ring, or all of them where none are named.
  case restore([Character])

  /// A crossing letter into its slot, locked.
  case cross(Character, slot: Int)

  /// Every crossing letter that is known, each into its slot, locked.
  case pattern(SlotPattern)

  /// The ring in another order.
  case shuffle

  /// The ring turned clockwise by so many places.
  case rotate(Int)

  /// All letters back into the ring in the order of the fodder; the enumeration stays.
  case reset

  /// Other words for the answer, or nil for one of all letters.
  case enumerate(Enumeration?)
}
