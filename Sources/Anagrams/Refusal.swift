/// Why a move cannot be made; the bench stays as it is. Slots are counted from 1.
public enum Refusal: Error, Hashable, Sendable {
  /// Letters that are not in the ring, nor anywhere else where they may be taken from.
  case lacking([Character], of: [Character], locked: [Character], discarded: [Character])
  case notInTray([Character], tray: [Character])
  case tooFewSlots(free: Int, wanted: Int)
  case noSuchSlot(Int, count: Int)
  case locked(slot: Int)
  case notLocked(slot: Int)
  case empty(slot: Int)
  case nothingPlaced
  case nothingLocked
  case trayEmpty

  /// Fewer than two different letters, which have one order only.
  case nothingToShuffle

  /// A pattern of another length than the answer.
  case patternLength(Int, slots: Int)
  case notAPattern(String)

  /// An answer of more letters than there are.
  case tooLong(Enumeration, letters: Int)

  /// The last slot would have to go, and its letter is locked.
  case lastSlotLocked(slot: Int)
  case nothingToUndo
  case nothingToRedo
  case solverOff

  /// No word is complete.
  case nothingToCheck

  /// No word list is at hand that could tell answers.
  case answersUnknown
}
