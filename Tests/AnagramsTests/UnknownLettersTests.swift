import Anagrams
import Journal
import Lexicon
import Testing

/// Letters from elsewhere in the clue, known and unknown.
@Suite struct UnknownLettersTests {
  private func workbench(
    _ phrase: String, unknown: Int, _ enumeration: String = "", _ changes: Change...
  ) throws -> Workbench {
    var workbench = try Workbench(Fodder(phrase, unknown: unknown), Enumeration(enumeration))
    for change in changes { try workbench.change(change) }
    return workbench
  }

  @Test func `A letter that is not there stands on an unknown one, and is unknown again in the ring`() throws {
    #expect(try bench("in seat", unknown: 1, "(7)", .cross("v", slot: 4)) == "___v+*___/inseat/")
    #expect(try bench("cat", unknown: 1, "", .place(Array("co"))) == "co+__/at/")
    #expect(try bench("cat", unknown: 1, "", .place(Array("co")), .takeBack(slot: 2)) == "c___/at?/")
    #expect(try bench("cat", unknown: 1, "", .spell(Array("taco"))) == "taco+//")
    #expect(try bench("cat", unknown: 1, "", .spell(Array("catt"))) == "catt+//")
    #expect(try bench("cat", unknown: 2, "", .pattern(SlotPattern("z??y?"))) == "z+*__y+*_/cat/")
  }

  @Test func `An unknown letter may be placed, moved and discarded as it is`() throws {
    #expect(try bench("cat", unknown: 1, "", .put("?", slot: 2)) == "_?__/cat/")
    #expect(try bench("cat", unknown: 1, "", .put("?", slot: 2), .put("z", slot: 4)) == "___z+/cat/")
    #expect(try bench("cat", unknown: 1, "", .put("z", slot: 4), .put("?", slot: 4)) == "___?/cat/")
    #expect(try bench("cat", unknown: 1, "", .put("z", slot: 4), .swap(1, 4)) == "z+___/cat/")
    #expect(try bench("cat", unknown: 1, "", .discard(["?"])) == "___/cat/?")
    #expect(try bench("cat", unknown: 1, "", .discard(["?"]), .restore(["?"])) == "____/cat?/")
    #expect(try bench("cat", unknown: 1, "", .put("z", slot: 1), .discard(["?"])) == "___/cat/?")
  }

  @Test func `An unknown letter of the ring comes before one of another slot, but for a crossing letter`() throws {
    #expect(try bench("cat", unknown: 1, "", .put("c", slot: 3)) == "__c_/at?/")
    #expect(try bench("cat", unknown: 1, "", .place(["c"]), .place(["c"])) == "cc+__/at/")
    #expect(try bench("cat", unknown: 1, "", .place(["c"]), .put("c", slot: 3)) == "c_c+_/at/")
    #expect(try bench("cat", unknown: 1, "", .place(["c"]), .cross("c", slot: 3)) == "__c*_/at?/")
    #expect(try bench("cat", unknown: 1, "", .place(["c", "z"]), .put("c", slot: 3)) == "_z+c_/at/")
  }

  @Test func `Letters are added and taken away again, wherever they lie`() throws {
    #expect(try bench("cat", unknown: 0, "", .add(["o", "?"])) == "_____/cato?/")
    #expect(try bench("cat", unknown: 0, "", .add(["o"]), .place(["o"]), .remove(["o"])) == "___/cat/")
    #expect(try bench("cat", unknown: 0, "(3)", .add(["o"]), .reset) == "___/cato/")
    #expect(try bench("cat", unknown: 0, "", .add(["o"]), .enumerate(Enumeration("2,2"))) == "____/cato/")
    let crossed: [Change] = [.add(["?"]), .cross("z", slot: 1), .unlock(slot: 1)]
    #expect(try bench("cat", unknown: 0, "", crossed[0], crossed[1], crossed[2], .remove(["?"])) == "___/cat/")
    #expect(try workbench("cat", unknown: 0, "", .add(["o"]), .discard(["c", "o"])).bench.letters == ["a", "t"])
  }

  @Test func `What cannot be done is refused, and nothing changes`() throws {
    let workbench = try workbench("cat", unknown: 1, "", .cross("z", slot: 1))
    for (change, message) in [
      (Change.place(["y"]), "There is no Y to be had. The ring has A T C. Locked: Z."),
      (.put("?", slot: 2), "There is no ? to be had. The ring has A T C. Locked: Z."),
      (.discard(["z"]), "There is no Z to be had. The ring has A T C. Locked: Z."),
      (.discard(["?"]), "There is no ? to be had. The ring has A T C. Locked: Z."),
      (.remove(["c"]), "No C was added: all letters are those of the clue."),
      (
        .add(Array(repeating: "?", count: 12)),
        "There is no room: 13 letters from elsewhere are too many, at most 12 may be unknown."
      ),
      (.add(Array(repeating: "a", count: 61)), "There is no room: 65 letters are too many, 64 fit on the bench."),
    ] { #expect(workbench.refusal(of: change)?.description == message) }
    let added = try self.workbench("cat", unknown: 0, "", .add(["o"]), .cross("o", slot: 1))
    #expect(added.refusal(of: .remove(["c"]))?.description == "No C was added: O was.")
    #expect(added.refusal(of: .remove(["o"])) == .lacking(["o"], of: Array("act"), locked: ["o"], discarded: []))
  }

  @Test func `Too many unknown letters are no fodder, and nothing but such are none`() {
    #expect(throws: FodderFault.tooManyUnknown(20)) { try Fodder("cat", unknown: 20) }
    #expect(throws: FodderFault.tooManyUnknown(.max)) { try Fodder("cat", unknown: .max) }
    #expect(throws: FodderFault.tooMany(65)) { try Fodder(String(repeating: "a", count: 60), unknown: 5) }
    #expect(throws: FodderFault.noLetters) { try Fodder("? ?", unknown: 2) }
  }

  @Test func `Several letters are written on what is there, then on unknown ones, and else refused`() throws {
    #expect(try bench("cat", unknown: 1, "", .write(Array("co"), slot: 3)) == "__co+/at/")
    #expect(try bench("cat", unknown: 1, "", .place(["a"]), .write(Array("az"), slot: 2)) == "_az+_/ct/")
    #expect(try bench("cat", unknown: 2, "", .put("z", slot: 1), .write(Array("xy"), slot: 2)) == "_x+y+__/cat/")
    let full = try workbench("cat", unknown: 1, "", .cross("z", slot: 1))
    #expect(full.refusal(of: .write(Array("xy"), slot: 2))?.description.contains("no X Y to be had") == true)
  }

  /// The changes in which an entry is kept lead back to its letters, each in its place.
  @Test(arguments: 0..<100) func `The changes that lay a bench out lead to it`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    func letter() -> Character { Array("abcd?")[chance.draw(below: 5)] }
    var workbench = try Workbench(Fodder("abcabd", unknown: 1))
    for _ in 0..<8 {
      let slot = 1 + chance.draw(below: 7)
      let changes: [Change] = [
        .add([letter()]), .put(letter(), slot: slot), .lock(slot: slot), .discard([letter()]), .place([letter()]),
      ]
      _ = try workbench.make(.change(changes[chance.draw(below: 5)]), asking: TestWords())
    }
    let bench = workbench.bench
    var again = try Workbench(bench.fodder, bench.enumeration)
    for change in bench.layingOut() { try again.change(change) }
    #expect(again.bench.slots.map(\.letter) == bench.slots.map(\.letter))
    #expect(again.bench.slots.map(\.isLocked) == bench.slots.map(\.isLocked))
    #expect(again.bench.tray == bench.tray && again.bench.added == bench.added)
    #expect(again.bench.ring.count == bench.ring.count)
  }

  @Test func `A word with an unknown letter is not complete`() throws {
    var workbench = try workbench("cat", unknown: 1, "(3,1)", .place(Array("cat?")))
    guard case .checked(let words)? = try workbench.make(.check, asking: TestWords(known: ["cat"]))?.outcome else {
      throw Refusal.nothingToCheck
    }
    #expect(words.map(\.text) == ["cat", "?"] && words.map(\.verdict) == [.word, .incomplete])
  }

  @Test func `A letter that all answers share is put on an unknown one`() throws {
    var workbench = try workbench("inseat", unknown: 1)
    let source = ListedWords(known: ["instate", "entails"], isListed: true)
    try workbench.change(.cross("i", slot: 1))
    guard case .hinted(let hint, let bench)? = try workbench.make(.hint(.letter), asking: source)?.outcome else {
      throw Refusal.answersUnknown
    }
    #expect(hint == .letter("n", slot: 2) && bench.slots.prefix(2).map(\.letter) == ["i", "n"])
    #expect(bench.ring.sorted() == Array("?aest") && bench.isLocked(slot: 2))
  }

  @Test func `Without a list more than one unknown letter is refused`() throws {
    var workbench = try workbench("cat", unknown: 2)
    let event = try workbench.make(.hint(.count), asking: ListedWords(known: ["catty"], isListed: false))
    #expect(event?.outcome == .refused(.tooManyUnknown(2, most: 1)))
    #expect(Refusal.tooManyUnknown(2, most: 1).description.contains("for 1 at most"))
  }

  /// Random benches over few letters, each answer held against what tiles the slots take one by one.
  @Test(arguments: 0..<150) func `Finds what laying every answer out finds`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    func text(_ length: Int) -> String { String((0..<length).map { _ in Self.letters[chance.draw(below: 4)] }) }
    let enumeration = [Enumeration("(5)"), Enumeration("(2,3)"), Enumeration("(3,2)"), nil][chance.draw(below: 4)]
    let unknown = enumeration?.lengths.count == 2 ? 1 : 1 + chance.draw(below: 2)
    var workbench = try Workbench(Fodder(text(4 + chance.draw(below: 2)), unknown: unknown), enumeration)
    for _ in 0..<chance.draw(below: 4) {
      let slot = 1 + chance.draw(below: 5)
      let changes: [Change] = [
        .cross(Self.letters[chance.draw(below: 4)], slot: slot), .place(workbench.bench.ring), .lock(slot: slot),
        .put("?", slot: slot), .discard([text(1).first!]), .put(text(1).first!, slot: slot),
        .write(Array(text(2)), slot: slot),
      ]
      _ = try workbench.make(.change(changes[chance.draw(below: 7)]), asking: TestWords())
    }
    let words = Set((0..<40).map { _ in text(2 + chance.draw(below: 5)) }).sorted()
    let isListed = workbench.bench.letters.count { $0 == "?" } > 1 || chance.draw(below: 2) == 0
    let source = ListedWords(known: words, isListed: isListed)
    try workbench.make(.solver(true), asking: source)
    guard case .solved(let page)? = try workbench.make(.solve(most: 10_000), asking: source)?.outcome else {
      Issue.record("not solved")
      return
    }
    #expect(page.rest == .none)
    let found = page.answers.map(\.text)
    #expect(Set(found).count == found.count, "no answer is told twice")
    #expect(Set(found) == Self.laidOut(words, on: workbench.bench))
  }

  private static let letters: [Character] = ["a", "b", "c", "d"]

  /// The answers of `words` for which there is a tile for each slot, beside the locked ones.
  private static func laidOut(_ words: [String], on bench: Bench) -> Set<String> {
    guard let answer = bench.answer, bench.surplus >= 0 else { return [] }
    var all = [""]
    for length in answer.lengths {
      all = all.flatMap { start in words.filter { $0.count == length }.map { start.isEmpty ? $0 : "\(start) \($0)" } }
    }
    let spelled = bench.fodder.phrase.filter { $0 != " " && $0 != "?" }
    return Set(
      all.filter { text in
        let letters = text.filter { $0 != " " }
        var tiles = LetterMultiset(bench.ring)
        for slot in bench.slots where slot.letter != nil && !slot.isLocked {
          tiles.insert(slot.isFromElsewhere ? "?" : slot.letter!)
        }
        for (slot, letter) in zip(bench.slots, letters) {
          if slot.isLocked {
            if slot.letter != "?", slot.letter != letter { return false }
          } else if !tiles.remove(letter), !tiles.remove("?") {
            return false
          }
        }
        return letters != spelled
      })
  }
}

/// A source that can list answers, or not.
private final class ListedWords: WordSource {
  private let known: [String]
  private let isListed: Bool

  init(known: [String], isListed: Bool) { (self.known, self.isListed) = (known, isListed) }

  func isReal(_ word: String) -> Bool { known.contains(word) }

  func words(from letters: [Character], ofLengths lengths: Set<Int>) -> [KnownWord]? {
    TestWords(known: known).words(from: letters, ofLengths: lengths)
  }

  func words(ofLength length: Int, from letters: [Character], unknown: Int) -> [KnownWord]? {
    guard isListed else { return nil }
    return known.filter { $0.count == length && LetterMultiset(letters).missing(for: $0).count <= unknown }.map {
      KnownWord($0)
    }
  }
}
