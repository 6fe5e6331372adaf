import Journal
import Lexicon

/// Why a move cannot be made; the bench stays as it is. Slots are counted from 1.
public enum Refusal: Error, Hashable, Sendable {
  /// Letters that are not in the ring, nor anywhere else where they may be taken from.
  case lacking([Character], of: [Character], locked: [Character], discarded: [Character])

  /// Letters that were not discarded.
  case notInTray([Character], tray: [Character])

  /// Letters that were not added.
  case notAdded([Character], added: [Character])

  /// More letters than a bench takes.
  case noRoom(FodderFault)

  /// More letters from elsewhere than words can be found for.
  case tooManyUnknown(Int, most: Int)

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

  /// No slot has a letter that is not locked.
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

  /// Combinations of words, where the answer is one word, or nothing tells its words.
  case noCombinations

  /// No word is complete.
  case nothingToCheck

  /// A session has one crossword.
  case puzzleIsOpen

  /// No word list is at hand that could tell answers.
  case answersUnknown
}

extension Refusal: CustomStringConvertible {
  /// The problem and the remedy, in a sentence or two.
  public var description: String {
    switch self {
    case .lacking(let missing, let there, _, _) where !there.isEmpty && there.allSatisfy { $0 == Fodder.unknown }:
      "No letter of the ring is known yet, so that there is no \(missing.spelled) to take away."
    case .lacking(let missing, let there, let locked, let discarded):
      "There is no \(missing.allSatisfy(there.contains) ? "further " : "")\(missing.spelled) to be had. The ring has \(there.spelled)."
        + (locked.isEmpty ? "" : " Locked: \(locked.spelled).")
        + (discarded.isEmpty ? "" : " In the tray: \(discarded.spelled).")
    case .notInTray(let missing, let tray): "There is no \(missing.spelled) in the tray, which has \(tray.spelled)."
    case .notAdded(let missing, let added):
      "No \(missing.spelled) was added: "
        + (added.isEmpty
          ? "all letters are those of the clue." : "\(added.spelled) \(added.count == 1 ? "was" : "were").")
    case .noRoom(let fault): "There is no room: \(fault)."
    case .tooManyUnknown(let count, let most):
      "\(count) letters from elsewhere are not known: this dictionary tells words for \(most) at most."
    case .tooFewSlots(let free, let wanted):
      "\(wanted) \(wanted == 1 ? "slot is" : "slots are") wanted, and \(free) \(free == 1 ? "is" : "are") free."
    case .noSuchSlot(let number, 0): "There is no slot \(number): every letter is discarded."
    case .noSuchSlot(let number, 1): "There is no slot \(number): slot 1 is the only one."
    case .noSuchSlot(let number, let count): "There is no slot \(number): slots are 1 to \(count)."
    case .locked(let slot): "Slot \(slot) is locked."
    case .notLocked(let slot): "Slot \(slot) is not locked."
    case .empty(let slot): "Slot \(slot) is empty."
    case .nothingPlaced: "No letter is placed that is not locked."
    case .nothingLocked: "Nothing is locked."
    case .trayEmpty: "The tray is empty."
    case .nothingToShuffle: "The ring has no other order."
    case .patternLength(let length, let slots):
      "The pattern has \(length) letter\(length == 1 ? "" : "s"), and the answer has \(slots)."
    case .notAPattern(let text):
      "'\(Escape.visible.beginning(40, of: text))' is no pattern: a letter where it is known, ? where it is not."
    case .tooLong(let enumeration, let letters):
      "\(enumeration) takes \(enumeration.count) letters: \(enumeration.count - letters)"
        + " \(enumeration.count - letters == 1 ? "is" : "are") missing."
    case .lastSlotLocked(let slot): "Slot \(slot) would go, and it is locked."
    case .nothingToUndo: "There is nothing to undo."
    case .nothingToRedo: "There is nothing to redo."
    case .solverOff: "The solver is off."
    case .noCombinations: "Combinations are for answers of several words, such as (3,5)."
    case .nothingToCheck: "No word is complete yet."
    case .puzzleIsOpen: "A puzzle is open already, and a session has one."
    case .answersUnknown: "The letters are too many to find all words of the dictionary that they spell."
    }
  }
}

extension [Character] {
  /// The letters as a sentence lists them.
  fileprivate var spelled: String {
    let most = 24
    return isEmpty
      ? "no letters"
      : prefix(most).map { String($0.capital) }.joined(separator: " ")
        + (count > most ? " and \(count - most) more" : "")
  }
}
