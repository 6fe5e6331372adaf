/// Why a move cannot be made; the bench stays as it is. Slots are counted from 1.
public enum Refusal: Error, Hashable, Sendable {
  /// Letters that are not in the ring, nor anywhere else where they may be taken from.
  case lacking([Character], of: [Character], locked: [Character], discarded: [Character])

  /// Letters that were not discarded.
  case notInTray([Character], tray: [Character])

  /// More letters than free slots.
  case tooFewSlots(free: Int, wanted: Int)

  /// A slot of this number, where there are `count`.
  case noSuchSlot(Int, count: Int)

  /// The slot keeps its letter.
  case locked(slot: Int)

  /// The slot has no lock to be taken off.
  case notLocked(slot: Int)

  /// The slot has no letter.
  case empty(slot: Int)

  /// No slot has a letter that may be moved.
  case nothingPlaced

  /// No slot is locked.
  case nothingLocked

  /// No letter is discarded.
  case trayEmpty

  /// Fewer than two different letters, which have one order only.
  case nothingToShuffle

  /// A pattern of another length than the answer.
  case patternLength(Int, slots: Int)

  /// A text with something in it that stands for no slot.
  case notAPattern(String)

  /// An answer of more letters than there are.
  case tooLong(Enumeration, letters: Int)

  /// The last slot would have to go, and its letter is locked.
  case lastSlotLocked(slot: Int)

  /// No change has been made, or all have been taken back.
  case nothingToUndo

  /// No change has been taken back since the last one.
  case nothingToRedo

  /// Answers are not to be told; see `Move.solver(_:)`.
  case solverOff

  /// No word is complete.
  case nothingToCheck

  /// No word list is at hand that could tell answers.
  case answersUnknown
}
