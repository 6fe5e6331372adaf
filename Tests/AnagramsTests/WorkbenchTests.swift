import Anagrams
import Journal
import Lexicon
import Testing

@Suite struct WorkbenchTests {
  @Test(arguments: 0..<60)
  func `No sequence of changes loses or invents a letter, and undo and redo are exact`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let phrase = String((0..<2 + chance.draw(below: 12)).map { _ in Self.letters[chance.draw(below: 6)] })
    let fodder = try Fodder(phrase, unknown: chance.draw(below: 3))
    var workbench = try Workbench(fodder, chance.draw(below: 2) == 0 ? nil : Enumeration("(2)"), seed: seed)
    var benches = [workbench.bench]
    for _ in 0..<200 {
      let before = workbench.bench
      let change = Self.randomChange(of: before, &chance)
      do { try workbench.change(change) } catch {
        #expect(workbench.bench == before)
        continue
      }
      let bench = workbench.bench
      // A change that changes nothing is none that could be undone.
      if bench != before { benches.append(bench) }
      let placed = bench.slots.compactMap { $0.isFromElsewhere ? "?" : $0.letter }
      #expect(LetterMultiset(bench.ring + placed + bench.tray) == LetterMultiset(fodder.letters + bench.added))
      #expect(bench.slots.count == bench.enumeration?.count ?? bench.count - bench.tray.count)
      #expect(bench.slots.allSatisfy { $0.letter != nil || !$0.isLocked })
    }
    for bench in benches.dropLast().reversed() {
      try workbench.make(.undo)
      #expect(workbench.bench == bench)
    }
    #expect(workbench.refusal(of: .undo) == .nothingToUndo)
    for bench in benches.dropFirst() {
      try workbench.make(.redo)
      #expect(workbench.bench == bench)
    }
  }

  @Test func `A change after an undo leaves nothing to redo`() throws {
    var workbench = try Workbench(Fodder("cat"))
    try workbench.change(.place(["c"]))
    try workbench.make(.undo)
    try workbench.change(.place(["a"]))
    #expect(workbench.refusal(of: .redo) == .nothingToRedo)
  }

  @Test func `Other letters on the bench can be undone`() throws {
    var workbench = try Workbench(Fodder("cat"), seed: 1)
    try workbench.change(.place(["c"]))
    let before = workbench.bench
    try workbench.make(.begin(Fodder("dogs"), nil, seed: 2))
    #expect(workbench.bench.fodder.phrase == "dogs" && workbench.seed == 2)
    try workbench.make(.undo)
    #expect(workbench.bench == before)
  }

  @Test func `Named entries are known as they were last, and a forgotten name is not brought back`() throws {
    var workbench = try Workbench(Fodder("cat"), seed: 1)
    try workbench.make(.enter(Entry(name: "1a")))
    try workbench.change(.place(["c"]))
    let first = workbench.bench
    try workbench.make(.begin(.none, nil, seed: 2))
    try workbench.make(.enter(Entry(name: "2d", clue: "Wild dogs (4)")))
    #expect(workbench.bench.count == 0 && workbench.entry.name == "2d")
    #expect(workbench.named["1a"]??.bench == first && workbench.named["2d"]??.entry.clue == "Wild dogs (4)")
    try workbench.make(.forget("1a"))
    for move in [.undo, .redo, .undo] as [Move] {
      try workbench.make(move)
      #expect(workbench.named["1a"] == .some(nil) && workbench.entry.name != "1a")
    }
    #expect(workbench.bench == first)
  }

  @Test func `A shuffle is always another order, the same for the same seed`() throws {
    for phrase in ["ab", "aab", "abab", "users rip", "abcdefghijklmnopqrstuvwxyzabcd"] {
      var first = try Workbench(Fodder(phrase), seed: 7)
      var second = try Workbench(Fodder(phrase), seed: 7)
      for _ in 0..<50 {
        let before = first.bench.ring
        try first.change(.shuffle)
        try second.change(.shuffle)
        #expect(first.bench.ring != before)
        #expect(first.bench.ring == second.bench.ring)
      }
    }
  }

  @Test(arguments: ["users rip", "cats", "ab", "aab", "the classroom"])
  func `The first ring never has the order of the clue, nor has it after a reset`(phrase: String) throws {
    for seed in 0..<50 as Range<UInt64> {
      let fodder = try Fodder(phrase)
      var workbench = try Workbench(fodder, seed: seed)
      #expect(workbench.bench.ring != fodder.letters)
      try workbench.change(.place([fodder.letters[0]]))
      try workbench.change(.reset)
      #expect(workbench.bench.ring != fodder.letters)
      try workbench.make(.begin(fodder, nil, seed: seed + 1))
      #expect(workbench.bench.ring != fodder.letters)
    }
  }

  @Test func `A shuffle keeps apart what stands together in the clue`() throws {
    var workbench = try Workbench(Fodder("abcdefghij"), seed: 1)
    var touching = 0
    for _ in 0..<200 {
      try workbench.change(.shuffle)
      let ring = workbench.bench.ring.map { Int($0.asciiValue!) }
      touching += ring.indices.count { abs(ring[$0] - ring[($0 + 1) % ring.count]) == 1 }
    }
    // Without the bias a circle of ten letters has two such pairs on the average.
    #expect(touching < 100)
  }

  @Test func `A shuffle never gives the order of the fodder, where another one is left`() throws {
    var workbench = try Workbench(Fodder("abc"), seed: 1)
    for _ in 0..<100 {
      try workbench.change(.shuffle)
      #expect(workbench.bench.ring != ["a", "b", "c"])
    }
  }

  private static let letters: [Character] = ["a", "b", "é", "s", "t", "漢"]

  private static func randomChange(of bench: Bench, _ chance: inout SplitMix64) -> Change {
    let letter = letters[chance.draw(below: letters.count)]
    let slot = chance.draw(below: bench.slots.count + 2)
    switch chance.draw(below: 21) {
    case 18: return .add([chance.draw(below: 2) == 0 ? "?" : letter])
    case 19: return .remove([bench.added.last ?? letter])
    case 20: return .put("?", slot: slot)
    case 16: return .lock(slot: nil)
    case 17:
      let known = bench.slots.map { _ in chance.draw(below: 3) == 0 ? String(letter) : "?" }.joined()
      return (try? SlotPattern(known)).map { .pattern($0) } ?? .clear
    case 0: return .place([letter])
    case 1: return .place(Array(bench.ring.prefix(3)))
    case 2: return .put(letter, slot: slot)
    case 3: return .takeBack(slot: nil)
    case 4: return .takeBack(slot: slot)
    case 5: return .swap(slot, chance.draw(below: bench.slots.count + 2))
    case 6: return .lock(slot: slot)
    case 7: return .unlock(slot: chance.draw(below: 2) == 0 ? nil : slot)
    case 8: return .clear
    case 9: return .discard([letter])
    case 10: return .restore(chance.draw(below: 2) == 0 ? [] : [letter])
    case 11: return .cross(letter, slot: slot)
    case 12: return .shuffle
    case 13: return .spell(bench.letters)
    case 14: return chance.draw(below: 8) == 0 ? .reset : .rotate(slot)
    default: return .enumerate(Enumeration("\(1 + chance.draw(below: 4)),\(1 + chance.draw(below: 4))"))
    }
  }
}
