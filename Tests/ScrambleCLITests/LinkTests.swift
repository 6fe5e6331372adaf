import Journal
import TestSupport
import Testing
import WordScramble

@testable import ScrambleCLI
@testable import Sessions

/// Links of the page, and what their sessions begin with.
@Suite struct LinkTests {
  private let folder = TemporaryFolder()

  /// Begins what a link asks for, and answers with what is said first, to each of `lines` and at the end.
  private func played(_ text: String, _ lines: String...) throws -> [String] {
    let (link, shelf) = (Link(text), LocalShelf(at: folder.path, isTyped: true))
    let world = World(
      library: try LocalLibrary.find(), shelf: shelf, now: { 0 }, date: { 0 },
      today: { CalendarDate("2026-11-21")! }, chance: { 1 }, isTyped: true)
    let session = try #require(Instrument.all.first { $0.linkName == link.instrument }).open(link, world)
    func kept(_ answer: Response?) -> String? {
      #expect(shelf.keep(answer?.changes ?? []) { session.recorder.hasBegun(at: $0) } == nil)
      return answer?.object(isFirst: false).text
    }
    let opening = kept(try session.open())
    let answers = try lines.map { kept(try session.respond(to: $0, isOneOfSeveral: false)) }
    return ([opening] + answers + [kept(try session.close())]).compactMap(\.self)
  }

  @Test(arguments: [
    ("game?bogus=1", "bogus=1"), ("game?daily&level=hard", "level=hard"), ("game?root=silkworm&seed=4", "seed=4"),
    ("game?level=odd", "level=odd"), ("anagram?clues=Users rip (8)", "clues=Users rip (8)"),
    ("cryptogram?puzzle=ABC&root=silkworm", "root=silkworm"),
  ])
  func `What a link does not know is refused`(text: String, part: String) throws {
    let fault = try #require(throws: Diagnostic.self) { try played(text) }
    #expect(fault.subject.contains("cannot begin with '\(part)'"), "\(fault)")
  }

  @Test(arguments: [
    ("game?seed=42&level=hard&time=60&dictionary=en_US", #""secondsLeft":60"#),
    ("game?seed=42&level=hard", #""level":"hard""#), ("game?daily=2026-11-20", #""day":"2026-11-20""#),
    ("game?root=silkworm&min-length=4", "at least 4 letters"),
    ("anagram?letters=users rip (8)&solver&seed=1", #""isSolverOn":true"#),
    ("cryptogram?puzzle=XJFFXU ABC&model=spanish", #""plain":"ñ""#), ("cryptogram?new", "Type a word of a cryptogram"),
  ])
  func `What a link knows is begun`(text: String, part: String) throws {
    let opening = try played(text)[0]
    #expect(opening.contains(part), "\(opening)")
  }

  @Test func `An untouched round of a day is not ended unasked`() throws {
    #expect(try played("game?daily", ":reveal")[1].contains(#""about":"question""#))
    #expect(try played("game?root=silkworm", ":reveal")[1].contains(#""about":"reveal""#))
  }

  @Test func `Of several puzzles the others are left, also where the first is open already`() throws {
    _ = try played("cryptogram?puzzle=A-1. First.\nXJFFXU ABC", "XJFFXU=little")
    let both = "cryptogram?puzzle=A-1. First.\nXJFFXU ABC\nA-2. Second.\nQQRS TUVR"
    let undone = try played(both, ":undo")
    #expect(undone[0].contains("little") && !undone[1].contains("little"))
    for _ in 1...2 {
      let list = try played("cryptogram?new", ":puzzle list")[1]
      #expect(list.matches(of: /QQRS TUVR/).count == 1, "\(list)")
      _ = try played(both, ":puzzle 1", "QQRS=ooze", ":puzzle 1")
    }
  }
}
