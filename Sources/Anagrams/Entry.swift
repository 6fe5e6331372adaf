/// The entry of a crossword that letters on a bench are for: what stays while other letters are tried.
public struct Entry: Hashable, Sendable {
  /// What a person calls it, such as `12a`; empty for an entry without a name.
  public var name: String

  /// The clue as it is printed, its enumeration included; empty where none is known.
  public var clue: String

  /// The words of the clue that define the answer, as far as a reading tells; empty where none is known.
  public var definition: String

  /// An entry of which nothing is known but what is given.
  ///
  /// - Parameters:
  ///   - name: what a person calls it.
  ///   - clue: the clue as it is printed.
  ///   - definition: the words of the clue that define the answer.
  public init(name: String = "", clue: String = "", definition: String = "") {
    self.name = name
    self.clue = clue
    self.definition = definition
  }
}

extension Bench {
  /// The crossing letters: those that are locked, `?` elsewhere; nil where none is.
  public var crossings: SlotPattern? {
    let letters = lockedLetters
    return letters.contains { $0 != nil } ? SlotPattern(letters) : nil
  }

  /// The changes that lead from all letters in the ring to slots and tray as they are now; the ring may come to another
  /// order.
  public var layingOut: [Change] {
    let placed = filled.filter { !slots[$0].isLocked }.compactMap { index in
      slots[index].letter.map { Change.put($0, slot: index + 1) }
    }
    return (tray.isEmpty ? [] : [.discard(tray)]) + (crossings.map { [.pattern($0)] } ?? []) + placed
  }
}
