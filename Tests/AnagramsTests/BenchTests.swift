import Anagrams
import Testing

@Suite struct BenchTests {
  @Test func `Letters of a phrase stand in the ring, what is no letter is left behind`() throws {
    #expect(try bench("Users rip!", "(8)") == "________/usersrip/")
    #expect(try Fodder(" 2 Été—Noël's  ").letters == ["é", "t", "é", "n", "o", "ë", "l", "s"])
    #expect(try Fodder("to  BE,\tor not").phrase == "to be or not")
  }

  @Test func `Letters go into the next free slots and come back`() throws {
    #expect(try bench("usersrip", "", .put("i", slot: 2), .place(["s", "u"])) == "siu_____/ersrp/")
    #expect(try bench("usersrip", "", .place(["s", "u"]), .takeBack(slot: nil)) == "s_______/ersripu/")
    #expect(try bench("usersrip", "", .place(["s", "u"]), .takeBack(slot: 1)) == "_u______/ersrips/")
  }

  @Test func `A letter that is put into a filled slot sends the other one back`() throws {
    #expect(try bench("usersrip", "", .place(["s", "u", "r"]), .put("p", slot: 2)) == "spr_____/esriu/")
  }

  @Test func `A letter that the ring lacks is taken from a slot that is not locked`() throws {
    #expect(try bench("cat", "", .place(["c", "a"]), .put("c", slot: 3)) == "_ac/t/")
  }

  @Test func `A whole answer is spelled over what is placed`() throws {
    let spelled = try bench("usersrip", "", .cross("i", slot: 6), .place(["r", "u"]), .spell(Array("surprise")))
    #expect(spelled == "surpri*se//")
  }

  @Test func `Several letters are written from a slot on`() throws {
    #expect(try bench("stirring", "", .write(Array("ing"), slot: 6)) == "_____ing/strri/")
    // What stands right stays, a letter from elsewhere is moved, and what stood in the way goes back.
    #expect(try bench("cats", "", .place(Array("tac")), .write(Array("ta"), slot: 1)) == "tac_/s/")
    #expect(try bench("cats", "", .place(Array("tac")), .write(Array("at"), slot: 3)) == "__at/sc/")
    #expect(try bench("cats", "", .place(Array("cats")), .write(Array("ac"), slot: 1)) == "acts//")
    #expect(try bench("cats", "", .cross("a", slot: 2), .write(Array("sat"), slot: 1)) == "sa*t_/c/")
  }

  @Test func `The crossing letters and what leads to a bench are told`() throws {
    var workbench = try Workbench(Fodder("creationist"), Enumeration("(6)"))
    #expect(workbench.bench.crossings == nil)
    for change in [Change.discard(Array("taste")), .cross("o", slot: 3), .put("c", slot: 6)] {
      try workbench.change(change)
    }
    #expect(workbench.bench.crossings?.description == "??o???")
    var again = try Workbench(Fodder("creationist"), Enumeration("(6)"))
    for change in workbench.bench.layingOut() { try again.change(change) }
    #expect(again.bench.slots == workbench.bench.slots && again.bench.tray == workbench.bench.tray)
  }

  @Test func `Two slots are swapped, also a filled one with an empty one`() throws {
    #expect(try bench("cat", "", .place(["c", "a"]), .swap(1, 2), .swap(1, 3)) == "_ca/t/")
    #expect(try bench("cat", "", .place(["c"]), .swap(1, 3), .takeBack(slot: nil)) == "___/atc/")
  }

  @Test func `Locked letters stay when the rest is cleared`() throws {
    #expect(try bench("cat", "", .place(["c", "a"]), .lock(slot: 2), .clear) == "_a*_/tc/")
    #expect(try bench("cat", "", .place(["c", "a"]), .lock(slot: nil)) == "c*a*_/t/")
    #expect(try bench("cat", "", .place(["c", "a"]), .lock(slot: nil), .unlock(slot: 1), .clear) == "_a*_/tc/")
  }

  @Test func `Discarding shrinks the answer, and bringing back makes it grow`() throws {
    #expect(try bench("creationist", "", .discard(Array("taste"))) == "______/crioni/taste")
    #expect(try bench("cat", "", .place(["c"]), .discard(["t"])) == "c_/a/t")
    #expect(try bench("cat", "", .discard(["c", "t"]), .restore(["c"])) == "__/ac/t")
    #expect(try bench("cat", "", .discard(["c", "t"]), .restore([])) == "___/act/")
  }

  @Test func `With an enumeration the slots stay, and it is told what is to be discarded`() throws {
    var workbench = try Workbench(Fodder("creationist"), Enumeration("(6)"))
    #expect(workbench.bench.surplus == 5)
    try workbench.change(.discard(Array("tasti")))
    #expect(workbench.bench.surplus == 0 && workbench.bench.slots.count == 6)
    try workbench.change(.discard(["c"]))
    #expect(workbench.bench.surplus == -1 && workbench.bench.slots.count == 6)
  }

  @Test func `The letter of a slot that goes comes back to the ring`() throws {
    #expect(try bench("cat", "", .put("t", slot: 3), .discard(["c"])) == "__/at/c")
  }

  @Test func `Crossing letters are locked in their places`() throws {
    let pattern = try SlotPattern("???p??s?")
    #expect(try bench("usersrip", "", .pattern(pattern)) == "___p*__s*_/uersri/")
    // What stands right already is locked where it is; what stands in the way goes back.
    #expect(try bench("usersrip", "", .place(Array("serp")), .pattern(pattern)) == "serp*__s*_/uri/")
    #expect(try bench("cats", "", .place(Array("cats")), .pattern(SlotPattern("a??c"))) == "a*_tc*/s/")
  }

  @Test func `The ring turns clockwise`() throws {
    #expect(try bench("cats", "", .rotate(1)) == "____/scat/")
    #expect(try bench("cats", "", .rotate(-5)) == "____/atsc/")
    #expect(try bench("cats", "", .rotate(.min)) == "____/cats/")
    #expect(try bench("cats", "", .rotate(.max)) == "____/atsc/")
  }

  @Test func `A reset brings the beginning back`() throws {
    #expect(
      try bench("cats", "", .discard(["c"]), .place(["a"]), .lock(slot: 1), .shuffle, .reset) == "____/cats/")
  }

  @Test func `Words of the answer follow the enumeration, and what does not fit goes back`() throws {
    #expect(try bench("catsup", "", .place(Array("cats")), .enumerate(Enumeration("1,2"))) == "cat/ups/")
    #expect(try bench("catsup", "(3)", .enumerate(nil)) == "______/catsup/")
  }
}
