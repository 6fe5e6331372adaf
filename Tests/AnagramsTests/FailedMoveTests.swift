import Anagrams
import Journal
import Lexicon
import Testing

/// Neither a refusal nor a fault changes anything, not even the generator.
@Suite struct FailedMoveTests {
  /// A dictionary that fails at some questions.
  private final class Unreliable: WordSource {
    private let failing: Int

    init(failing: Int) { self.failing = failing }

    func isReal(_ word: String) throws(LookupFault) -> Bool {
      try fail(0)
      return word == "silent"
    }

    func words(from letters: [Character], ofLengths lengths: Set<Int>) throws(LookupFault) -> [KnownWord]? {
      try fail(1)
      return failing == 2 ? nil : ["silent", "inlets", "let", "sin"].map { KnownWord($0) }
    }

    func listedAnswers(_ query: AnswerQuery) throws(LookupFault) -> [ListedAnswer] {
      try fail(3)
      return []
    }

    private func fail(_ question: Int) throws(LookupFault) {
      if question == failing { throw LookupFault(.failed, "cannot tell", because: nil, "ask again") }
    }
  }

  @Test(arguments: 1...30)
  func `Whatever is not recorded leaves the bench as it was`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    var workbench = try Workbench(Fodder("in lets"), Enumeration("(6)"), seed: seed)
    var failures = 0
    for _ in 0..<150 {
      let before = workbench
      let event = try? workbench.make(move(&chance), asking: Unreliable(failing: chance.draw(below: 6)))
      if event?.isRecorded == true { continue }
      failures += 1
      #expect(workbench == before)
    }
    #expect(failures > 20)
  }

  private func move(_ chance: inout SplitMix64) throws -> Move {
    let slot = chance.draw(below: 8)
    let letters = Array(["s", "si", "silent", "zz", "tin", "?"][chance.draw(below: 6)])
    let enumeration = ["(6)", "(3,3)", "(7)", "(2-4)"].map { Enumeration($0) }[chance.draw(below: 4)]
    let changes: [Change] = [
      .place(letters), .spell(letters), .put(letters[0], slot: slot), .write(letters, slot: slot),
      .takeBack(slot: slot == 0 ? nil : slot), .swap(slot, 7 - slot), .lock(slot: slot), .unlock(slot: slot),
      .clear, .discard(letters), .restore(letters), .add(letters), .remove(letters), .cross(letters[0], slot: slot),
      .pattern(try SlotPattern("s?????")), .shuffle, .rotate(slot), .reset, .enumerate(enumeration),
    ]
    switch chance.draw(below: 16) {
    case 0:
      return .begin(try Fodder(["in lets", "dogs", "a"][chance.draw(below: 3)]), enumeration, seed: chance.next())
    case 1: return .undo
    case 2: return .redo
    case 3: return .hint(Hint.Level.allCases[chance.draw(below: 4)])
    case 4: return .check
    case 5: return .solver(chance.draw(below: 2) == 0)
    case 6: return .solve(most: 3)
    case 7: return .combine(most: 3)
    case 8: return .join(1 + chance.draw(below: 3))
    case 9: return .enter(Entry(name: "\(slot)a", clue: "Silent in lets (6)"))
    default: return .change(changes[chance.draw(below: changes.count)])
    }
  }
}
