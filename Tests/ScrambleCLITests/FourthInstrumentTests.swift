import Journal
import Layout
import TestSupport
import Testing
import WordScramble

@testable import ScrambleCLI
@testable import Sessions

/// An instrument that the program does not have, among those that it has: to be opened, kept, listed, carried on and
/// replayed it needs its entry in the list alone.
@Suite struct FourthInstrumentTests {
  private let folder = TemporaryFolder()

  /// The world of one run, with a shelf that holds a transcript until the run is over.
  private func world(_ instruments: [Instrument] = Instrument.all + [.coin]) throws -> (World, LocalShelf) {
    let shelf = LocalShelf(at: folder.path, isTyped: false)
    let world = World(
      instruments, library: try LocalLibrary.find(), shelf: shelf, now: { 0 }, date: { 0 },
      today: { CalendarDate("2026-11-21")! }, chance: { 1 }, isTyped: true)
    return (world, shelf)
  }

  /// Plays to the end, keeps what each answer keeps, and answers with what is said.
  private func said(by session: any OpenSession, to lines: [String], _ shelf: LocalShelf) throws -> [String] {
    var said: [String] = []
    func take(_ answer: Response?) throws {
      guard let answer else { return }
      let loss = shelf.keep(answer.changes) { session.recorder.hasBegun(at: $0) }
      #expect(loss == nil && answer.diagnostics.isEmpty)
      said += answer.text(.page)
    }
    try take(session.open())
    for line in lines { try take(session.respond(to: line, isOneOfSeveral: false)) }
    try take(session.close())
    return said
  }

  /// Tosses a new coin of seed 7 three times.
  private func tossed() throws -> String {
    let (world, shelf) = try world()
    let session = try #require(world.instrument("coin")).open(Link("toss?seed=7"), world)
    let said = try said(by: session, to: ["", "", "", ":quit"], shelf)
    #expect(said.dropFirst() == ["heads", "heads", "tails", "The coin was tossed 3 times."])
    #expect(session.isOver && session.recorder.resumption == "scramble resume --instrument coin")
    return try #require(session.recorder.path)
  }

  @Test func `It is opened, keeps a transcript and is carried on`() throws {
    let path = try tossed()
    let before = try text(of: path)
    #expect(before.hasPrefix("word-scramble transcript 1\ninstrument: coin\nid: 0000000000000001\ndictionary: "))
    #expect(before.hasSuffix("\n\nbegin 7\ntoss heads\ntoss heads\ntoss tails\n"))
    do {
      let (world, shelf) = try world()
      let (session, _) = try world.carriedOn(path, isCounted: false)
      let said = try said(by: session, to: [""], shelf)
      #expect(said.suffix(2) == ["tails", "The coin was tossed 4 times."])
    }
    #expect(try text(of: path) == before + "toss tails\n")
  }

  @Test func `It is listed under its own name`() throws {
    let path = try tossed()
    let (world, _) = try world()
    let kept = KeptSessions(of: "coin", world)
    let (sessions, rest, notice) = kept.first()
    #expect(sessions.map(\.path) == [path] && rest == 0 && notice == nil)
    let lines = kept.lines(sessions, rest: rest, width: 80)
    #expect(lines.count == 3 && lines[1].hasPrefix("1  ") && lines[1].hasSuffix("  tails  3 times"))
    #expect(lines[2] == "'scramble resume --instrument coin --number N' carries one on.")
    #expect { try kept.path(of: 2) } throws: {
      ($0 as? Diagnostic)?.remedy == "'scramble resume --instrument coin --list' lists them"
    }
    for instrument in Instrument.all { #expect(KeptSessions(of: instrument.name, world).files.isEmpty) }
  }

  @Test func `It is judged anew`() throws {
    let path = try tossed()
    let (world, _) = try world()
    for (edited, line) in [("tails", nil), ("heads", 9)] as [(String, Int?)] {
      let bytes = Array(try text(of: path).replacing("toss tails", with: "toss \(edited)").utf8)
      let recorded = try world.recorded(bytes, path: path)
      let judging = try recorded.judging.judging(JudgingRequest(), world.library)
      #expect(try world.changes(of: recorded, judgedBy: judging).isEmpty)
      let outcome = try recorded.replay(by: world.library.judge(judging))
      #expect(outcome.agrees == (line == nil) && outcome.divergence?.line == line)
    }
  }

  @Test func `Without its entry in the list, its transcripts are those of no instrument`() throws {
    let path = try tossed()
    let (world, _) = try world(Instrument.all)
    #expect { try world.carriedOn(path, isCounted: false) } throws: {
      ($0 as? Diagnostic)?.line.contains("instrument: coin") == true
    }
    #expect(KeptSessions(of: "coin", world).first().sessions.isEmpty)
  }

  @Test func `Where it stands first in the list, it is meant where none is named`() throws {
    let (world, _) = try world([.coin] + Instrument.all)
    #expect(world.resumption(of: "coin") == "scramble resume")
    #expect(world.resumption(of: "scramble") == "scramble resume --instrument scramble")
  }

  @Test func `A file goes to the first instrument that has a use for it`() throws {
    let (world, _) = try world()
    let puzzle = try folder.file("puzzle.txt", "XJFFXU ABC\n")
    #expect(try world.begun(withFile: puzzle).recorder.instrument == "cryptogram")
    let crossword = "Tests/ScrambleCLITests/Golden/15x15.exolve"
    #expect(try world.begun(withFile: crossword).recorder.instrument == "anagram")
    let empty = try folder.file("empty.txt", "")
    #expect { try world.begun(withFile: empty) } throws: { ($0 as? Diagnostic)?.subject == "cannot open \(empty)" }
    var coin = Instrument.coin
    coin.openFile = { _, world throws(Diagnostic) in try Instrument.coin.open(Link("toss"), world) }
    let other = try self.world([coin] + Instrument.all).0
    #expect(try other.begun(withFile: puzzle).recorder.instrument == "coin")
  }
}
