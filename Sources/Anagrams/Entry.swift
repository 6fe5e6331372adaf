/// The entry of a crossword that letters on a bench are for: what stays while other letters are tried.
public struct Entry: Hashable, Sendable {
  /// The name that a person gives it, such as `12a`; empty for an entry without a name.
  public var name: String

  /// The clue as it is printed, its enumeration included; empty where none is known.
  public var clue: String

  /// The words of the clue that define the answer, as far as a reading tells; empty where none is known.
  public var definition: String

  /// An entry without the fields that are not given.
  package init(name: String = "", clue: String = "", definition: String = "") {
    self.name = name
    self.clue = clue
    self.definition = definition
  }
}

/// An entry with the letters that lie for it.
package struct EntryOnBench: Hashable, Sendable {
  package let entry: Entry

  /// The letters as they lie; a bench without any where there are none yet.
  package let bench: Bench
}

extension Bench {
  /// The crossing letters: those that are locked, `?` elsewhere; nil where none is.
  package var crossings: SlotPattern? {
    let letters = lockedLetters
    return letters.contains { $0 != nil } ? SlotPattern(letters) : nil
  }

  /// The changes that lead from the letters of the fodder in the ring, without an enumeration, to what lies where now;
  /// the ring may come to another order.
  ///
  /// - Parameter isChanged: whether the crossing letter of a slot, counted from 0, has changed and is left out.
  package func layingOut(without isChanged: (Int) -> Bool = { _ in false }) -> [Change] {
    let filled = filled.filter { !slots[$0].isCrossing || !isChanged($0) }
    // Letters of the fodder come first, so that none of them is taken for a letter from elsewhere.
    let placed = filled.filter { !slots[$0].isFromElsewhere } + filled.filter { slots[$0].isFromElsewhere }
    let puts = placed.compactMap { index in
      slots[index].letter.map {
        slots[index].isCrossing ? Change.cross($0, slot: index + 1) : .put($0, slot: index + 1)
      }
    }
    let locks = filled.filter { slots[$0].isLocked && !slots[$0].isCrossing }.map { Change.lock(slot: $0 + 1) }
    return (added.isEmpty ? [] : [.add(added)]) + (enumeration.map { [.enumerate($0)] } ?? [])
      + (tray.isEmpty ? [] : [.discard(tray)]) + puts + locks
  }
}
