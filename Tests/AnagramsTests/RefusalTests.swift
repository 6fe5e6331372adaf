import Anagrams
import Journal
import Testing

/// A refused move changes nothing, and its refusal names what can be done instead.
@Suite struct RefusalTests {
  @Test(arguments: [
    (Change.place(["z"]), "There is no Z to be had. The ring has U E S R I P. Locked: S. In the tray: R."),
    (.place(["p", "p"]), "There is no further P to be had. The ring has U E S R I P. Locked: S. In the tray: R."),
    (.put("s", slot: 9), "There is no slot 9: slots are 1 to 7."),
    (.put("s", slot: 0), "There is no slot 0: slots are 1 to 7."),
    (.cross("s", slot: .min), "There is no slot -9223372036854775808: slots are 1 to 7."),
    (.takeBack(slot: .max), "There is no slot 9223372036854775807: slots are 1 to 7."),
    (.put("p", slot: 1), "Slot 1 is locked."),
    (.takeBack(slot: nil), "No letter is placed that is not locked."),
    (.takeBack(slot: 2), "Slot 2 is empty."),
    (.takeBack(slot: 1), "Slot 1 is locked."),
    (.swap(1, 2), "Slot 1 is locked."),
    (.swap(2, 3), "Slot 2 is empty."),
    (.lock(slot: 3), "Slot 3 is empty."),
    (.unlock(slot: 3), "Slot 3 is not locked."),
    (.clear, "No letter is placed that is not locked."),
    (
      .discard(Array("purses")), "There is no further S to be had. The ring has U E S R I P. Locked: S. In the tray: R."
    ),
    (.restore(["e"]), "There is no E in the tray, which has R."),
    (.cross("e", slot: 1), "Slot 1 is locked."),
    (.write(["s", "u"], slot: 0), "There is no slot 0: slots are 1 to 7."),
    (.write(["s", "u"], slot: .max), "There is no slot 9223372036854775807: slots are 1 to 7."),
    (.write(["e", "r"], slot: 7), "2 slots are wanted, and 1 is free."),
    (.write(["e", "s"], slot: 1), "Slot 1 is locked."),
    (
      .write(["s", "s", "s"], slot: 1),
      "There is no further S to be had. The ring has U E S R I P. Locked: S. In the tray: R."
    ),
    (.cross("z", slot: 2), "There is no Z to be had. The ring has U E S R I P. Locked: S. In the tray: R."),
    (.spell(Array("usersrip")), "The pattern has 8 letters, and the answer has 7."),
    (.spell(Array("uprises")), "Slot 1 is locked."),
    (.enumerate(Enumeration("(4,5)")), "(4,5) takes 9 letters: 1 is missing."),
  ])
  func `A change that cannot be made`(change: Change, message: String) throws {
    var chance = SplitMix64(seed: 0)
    var bench = try Bench(Fodder("users rip"))
    for made in [.put("s", slot: 1), .lock(slot: 1), .discard(["r"])] as [Change] {
      bench = try bench.making(made, shufflingBy: &chance)
    }
    let refusal = #expect(throws: Refusal.self) { try bench.making(change, shufflingBy: &chance) }
    #expect(refusal?.description == message)
  }

  @Test func `An empty bench has nothing to give`() throws {
    #expect(Refusal.noSuchSlot(2, count: 1).description == "There is no slot 2: slot 1 is the only one.")
    var workbench = try Workbench(Fodder("aa"))
    #expect(workbench.refusal(of: .shuffle) == .nothingToShuffle)
    #expect(workbench.refusal(of: .rotate(1)) == .nothingToShuffle)
    #expect(workbench.refusal(of: .lock(slot: nil)) == .nothingPlaced)
    #expect(workbench.refusal(of: .unlock(slot: nil)) == .nothingLocked)
    #expect(workbench.refusal(of: .restore([])) == .trayEmpty)
    #expect(workbench.refusal(of: .undo) == .nothingToUndo)
    #expect(workbench.refusal(of: .redo) == .nothingToRedo)
    #expect(workbench.refusal(of: .check) == .nothingToCheck)
    #expect(workbench.refusal(of: .solve(most: 1)) == .solverOff)
    #expect(workbench.refusal(of: .combine(most: 1)) == .solverOff)
    try workbench.change(.discard(["a", "a"]))
    #expect(workbench.refusal(of: .place(["a"])) == .lacking(["a"], of: [], locked: [], discarded: ["a", "a"]))
    #expect(workbench.refusal(of: .lock(slot: 1)) == .noSuchSlot(1, count: 0))
  }

  @Test func `Only an answer of several words has combinations`() throws {
    var workbench = try Workbench(Fodder("tablecloth"))
    try workbench.make(.solver(true))
    #expect(workbench.refusal(of: .combine(most: 1)) == .noCombinations)
    try workbench.change(.enumerate(Enumeration("10")))
    #expect(workbench.refusal(of: .combine(most: 1)) == .noCombinations)
    try workbench.change(.enumerate(Enumeration("5,5")))
    #expect(workbench.refusal(of: .combine(most: 1)) != .noCombinations)
  }

  @Test func `A locked letter keeps its slot when letters are discarded`() throws {
    var workbench = try Workbench(Fodder("cat"))
    try workbench.change(.cross("t", slot: 3))
    #expect(workbench.refusal(of: .discard(["c"])) == .lastSlotLocked(slot: 3))
  }

  @Test(arguments: ["", "123", "—", "()"])
  func `A phrase without letters is no fodder`(phrase: String) {
    #expect(throws: FodderFault.noLetters) { try Fodder(phrase) }
  }

  @Test func `Five hundred letters are too many`() throws {
    #expect(throws: FodderFault.tooMany(500)) { try Fodder(String(repeating: "a", count: 500)) }
    #expect(try Fodder(String(repeating: "a", count: 64)).count == 64)
  }

  @Test(arguments: ["", "a1?", "a(b)", "a\u{1B}?"])
  func `A text that is no pattern`(text: String) {
    #expect(throws: Refusal.notAPattern(text)) { try SlotPattern(text) }
  }

  @Test func `A pattern of the wrong length`() throws {
    let workbench = try Workbench(Fodder("cat"))
    #expect(workbench.refusal(of: .pattern(try SlotPattern("??"))) == .patternLength(2, slots: 3))
  }
}
