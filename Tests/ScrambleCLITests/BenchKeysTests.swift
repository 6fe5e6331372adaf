import Anagrams
import Journal
import Lexicon
import Testing

@testable import Sessions

/// The lines that keys at the bench stand for.
@Suite struct BenchKeysTests {
  /// The lines for `keys`, made on a bench one after the other, and the slot under the cursor at the end.
  private func lines(
    _ phrase: String, _ changes: [Change] = [], _ keys: PressedKey...
  ) throws -> (lines: [String], slot: Int?) {
    var workbench = try Workbench(Fodder(phrase, unknown: phrase.count { $0 == "?" }))
    for change in changes { try workbench.make(.change(change), asking: NoWords()) }
    var benchKeys = BenchKeys(isOn: true)
    var lines: [String] = []
    for key in keys {
      guard let line = benchKeys.line(for: key, Orthography(), on: workbench.bench) else { continue }
      lines.append(line)
      guard case .command(let name, let argument) = AnagramCommandName.table.read(line),
        let move = name.move(argument)
      else {
        Issue.record("\(line) is no move")
        continue
      }
      try workbench.make(move, asking: NoWords())
    }
    return (lines, benchKeys.slot(on: workbench.bench))
  }

  @Test func `Letters go to the next free slots, around what is locked`() throws {
    let typed = try lines("cats", [.cross("t", slot: 2)], .letter("C"), .letter("a"), .letter("s"))
    #expect(typed.lines == [":put 1 c", ":put 3 a", ":put 4 s"] && typed.slot == 4)
  }

  @Test func `A word is typed as a whole through what is locked`() throws {
    let through = try lines(
      "cats", [.cross("a", slot: 2)], .letter("c"), .letter("A"), .letter("t"), .letter("s"))
    #expect(through.lines == [":put 1 c", ":put 3 t", ":put 4 s"])
    let first = try lines(
      "cats", [.cross("c", slot: 1), .cross("a", slot: 2)], .letter("c"), .letter("a"), .letter("t"))
    #expect(first.lines == [":put 3 t"] && first.slot == 4)
    // Moved there by hand, the cursor passes over nothing before it.
    let moved = try lines("cast", [.cross("a", slot: 2)], .end, .letter("a"), .letter("t"))
    #expect(moved.lines == [":place a", ":put 4 t"])
  }

  @Test func `Arrows choose the slot, and after it comes the next free one`() throws {
    let typed = try lines(
      "cats", [], .right, .right, .letter("c"), .letter("a"), .letter("t"), .home, .left, .end, .right, .letter("x"))
    #expect(typed.lines == [":put 3 c", ":put 4 a", ":put 1 t", ":place x"] && typed.slot == 4)
  }

  @Test func `Backspace takes back the letter under the cursor, or else the one before it that is not locked`() throws {
    let typed = try lines(
      "cats", [.cross("t", slot: 2)], .letter("c"), .letter("a"), .backspace, .backspace, .backspace)
    #expect(typed.lines == [":put 1 c", ":put 3 a", ":take 3", ":take 1", ":take"] && typed.slot == 1)
  }

  @Test func `A letter that is not in the ring is not taken from another slot`() throws {
    #expect(try lines("cat", [], .letter("c"), .letter("c")).lines == [":put 1 c", ":place c"])
    #expect(try lines("cat?", [], .letter("c"), .letter("c")).lines == [":put 1 c", ":put 2 c"])
    #expect(try lines("cat", [.cross("c", slot: 1)], .home, .letter("a")) == ([":put 1 a"], 1))
  }

  @Test func `Other keys shuffle and check, and what is no letter does nothing`() throws {
    let typed = try lines("cat", [], .space, .enter, .letter("\u{301}"), .letter("💥"), .letter("?"))
    #expect(typed.lines == [":shuffle", ":check", ":place ?"])
  }

  @Test func `A line that is typed leads the cursor back to the next free slot`() throws {
    var keys = BenchKeys(isOn: true)
    let bench = try Bench(Fodder("cats"))
    for key in [PressedKey.right, .right, .space] { _ = keys.line(for: key, Orthography(), on: bench) }
    keys.answer(to: ":shuffle")
    #expect(keys.slot(on: bench) == 3)
    keys.answer(to: ":shuffle")
    #expect(keys.slot(on: bench) == 1)
  }

  @Test func `A bench without slots is borne`() throws {
    let typed = try lines("ab", [.discard(["a", "b"])], .left, .right, .home, .end, .backspace, .letter("a"), .space)
    #expect(typed.lines == [":take", ":place a", ":shuffle"] && typed.slot == nil)
  }

  @Test func `Letters are folded as those of the bench`() throws {
    var keys = BenchKeys(isOn: true)
    let bench = try Bench(Fodder("eoc"))
    let folded = Orthography(accents: .folded(keeping: []))
    #expect(keys.line(for: .letter("É"), folded, on: bench) == ":put 1 e")
    #expect(keys.line(for: .letter("œ"), folded, on: bench) == ":place oe")
  }
}

private final class NoWords: WordSource {
  func isReal(_ word: String) -> Bool { false }
  func words(from letters: [Character], ofLengths lengths: Set<Int>) -> [KnownWord]? { nil }
}
