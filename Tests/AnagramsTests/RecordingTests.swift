import Anagrams
import Journal
import Testing

@Suite struct RecordingTests {
  private let source = TestWords(known: ["silent", "inlets"])

  /// A session with every kind of move, recorded.
  private func session() throws -> (Workbench, Transcript) {
    var workbench = try Workbench(Fodder("in lets"), Enumeration("(6)"), seed: 5)
    var transcript = Transcript(of: Workbench.self, settings: [.init("dictionary", "x")])
    transcript.append(Record(workbench.opening.fields))
    let changes: [Change] = [
      .place(["s", "i"]), .put("t", slot: 4), .write(["e", "n"], slot: 5), .swap(1, 4), .takeBack(slot: nil),
      .takeBack(slot: 2), .shuffle,
      .rotate(2), .lock(slot: 4), .unlock(slot: 4), .lock(slot: nil), .unlock(slot: nil), .clear, .discard(["e", "t"]),
      .restore(["e"]), .restore([]), .enumerate(Enumeration("3,3")), .enumerate(nil),
      .pattern(try SlotPattern("s?????")), .cross("t", slot: 6), .spell(Array("silent")), .reset,
      .add(["o", "?"]), .put("z", slot: 2), .remove(["o"]), .put("?", slot: 2), .lock(slot: 2), .unlock(slot: 2),
      .remove(["?"]), .reset,
    ]
    let moves =
      changes.map(Move.change) + [
        .enter(Entry(name: "12a", clue: "Silent in lets (6)")), .hint(.count), .hint(.skeleton), .hint(.initials),
        .hint(.letter), .undo, .redo, .solver(true), .solve(most: 5), .combine(most: 5),
        .change(.spell(Array("silent"))), .check, .begin(try Fodder("tac"), nil, seed: 9), .end,
      ]
    for move in moves { transcript.append(Record(try #require(try workbench.make(move, asking: source)).fields)) }
    return (workbench, transcript)
  }

  @Test func `A recorded session replays, and goes on where it ended`() throws {
    let (workbench, transcript) = try session()
    let read = try Recording<Workbench>(Transcript(parsing: Array(transcript.text.utf8)))
    #expect(try read.firstDivergence(asking: source) == nil)
    let (again, lost) = try read.carriedOn(asking: source)
    #expect(lost.isEmpty)
    #expect(again.bench == workbench.bench && again.isSolverOn == workbench.isSolverOn && again.seed == workbench.seed)
  }

  @Test func `Letters that hints put into place are believed without a dictionary`() throws {
    var workbench = try Workbench(Fodder("inlets"), seed: 3)
    var transcript = Transcript(of: Workbench.self, settings: [])
    transcript.append(Record(workbench.opening.fields))
    transcript.append(Record(try #require(try workbench.make(.hint(.letter), asking: source)).fields))
    #expect(workbench.bench.crossings?.description == "s?????")
    #expect(transcript.text.hasSuffix("\nhint letter letter s 1 \(workbench.bench)\n"))
    #expect(try Recording<Workbench>(transcript).carriedOn(asking: TestWords()).engine.bench == workbench.bench)
    let divergence = try #require(try Recording<Workbench>(transcript).firstDivergence(asking: TestWords()))
    #expect(divergence.line == 5 && divergence.found?.description.hasPrefix("hint letter hopeless ______/") == true)
  }

  @Test func `What release 1.0.0 answered is believed, as far as the bench can be so`() throws {
    let old = """
      word-scramble transcript 1
      instrument: anagram

      bench inlets none 3 ______/inlets/
      solver on
      hint 1 count 9 least ______/inlets/
      hint 3 initials t????? ______/inlets/
      hint 4 letter t 1 t*_____/inles/
      hint 4 hopeless t*_____/inles/
      solve 20 3 inlets
      solve 20 0
      undo ______/inlets/

      """
    let recording = try Recording<Workbench>(Transcript(parsing: Array(old.utf8)))
    #expect(try recording.firstDivergence(asking: source) == nil)
    let (workbench, lost) = try recording.carriedOn(asking: source)
    #expect(lost.isEmpty && workbench.bench.description == "______/inlets/")
    for (right, wrong) in [("letter t 1 t*", "letter z 1 t*"), ("least ______", "least t_____")] {
      let edited = try Recording<Workbench>(Transcript(parsing: Array(old.replacing(right, with: wrong).utf8)))
      #expect(try edited.firstDivergence(asking: source) != nil)
    }
    // In version 2 they are believed, too; in version 3 they are not, and the first ring has another order.
    let later = old.replacing("transcript 1", with: "transcript 2")
    #expect(try Recording<Workbench>(Transcript(parsing: Array(later.utf8))).firstDivergence(asking: source) == nil)
    let today = try Recording<Workbench>(
      Transcript(parsing: Array(old.replacing("transcript 1", with: "transcript 3").utf8)))
    #expect(try today.firstDivergence(asking: source)?.line == 4)
    #expect(try today.carriedOn(asking: source).lost.contains(6))
  }

  @Test func `A check of an earlier version asks the dictionary alone`() throws {
    let words = TestWords(known: ["debit"], listed: ["debit card"])
    for (version, verdict) in [(2, "debit word card no-word"), (3, "debit\\x20card listed")] {
      var workbench = try Workbench(Fodder("bad credit"), Enumeration("(5,4)"), version: version)
      try workbench.change(.spell(Array("debitcard")))
      let event = try #require(try workbench.make(.check, asking: words))
      #expect(Record(event.fields).description == "check \(verdict)")
    }
  }

  @Test func `The entry is undone and carried on with its letters`() throws {
    var workbench = try Workbench(Fodder("cat"))
    var transcript = Transcript(of: Workbench.self, settings: [], records: [Record(workbench.opening.fields)])
    let entry = Entry(name: "12a", clue: "Wild cat (3)", definition: "Wild")
    for move in [.enter(entry), .change(.place(["c"])), .begin(try Fodder("dogs"), nil, seed: 4), .undo] as [Move] {
      transcript.append(Record(try #require(try workbench.make(move, asking: source)).fields))
      let read = try Recording<Workbench>(Transcript(parsing: Array(transcript.text.utf8)))
      #expect(try read.firstDivergence(asking: source) == nil)
      let again = try read.carriedOn(asking: source).engine
      #expect(again.entry == workbench.entry && again.bench == workbench.bench)
      #expect(workbench.entry == (workbench.bench.fodder.phrase == "dogs" ? Entry() : entry))
    }
  }

  @Test func `The words of the clue are on record`() throws {
    let clue = try Clue("Silent in lets, what's wrong? (6)")
    var workbench = try Workbench(Fodder("in lets", of: clue), clue.enumeration)
    var transcript = Transcript(of: Workbench.self, settings: [])
    transcript.append(Record(workbench.opening.fields))
    transcript.append(Record(try #require(try workbench.make(.hint(.count), asking: source)).fields))
    #expect(
      transcript.text.contains(
        "bench in\\x20lets (6) 0 silent\\x20in\\x20lets\\x20what\\x20s\\x20wrong \(workbench.bench)\n"))
    let recording = try Recording<Workbench>(Transcript(parsing: Array(transcript.text.utf8)))
    #expect(try recording.firstDivergence(asking: source) == nil)
    #expect(try recording.carriedOn(asking: TestWords()).engine.bench == workbench.bench)
  }

  @Test func `A move that cannot be made diverges, and is left out of what goes on`() throws {
    let (_, transcript) = try session()
    let edited = transcript.text.replacing("place si ", with: "place zz ")
    let recording = try Recording<Workbench>(Transcript(parsing: Array(edited.utf8)))
    let divergence = try #require(try recording.firstDivergence(asking: source))
    #expect(divergence.line == 6 && divergence.found == nil)
    #expect(try recording.carriedOn(asking: source).lost.first == 6)
  }

  @Test(arguments: [
    "place", "put r", "put rr 3 x", "swap 1 x", "lock x y", "rotate x y", "hint 9 count 1 x", "solver maybe",
    "bench a b",
    "bench 1 (3) 4 x", "add", "add 1 x", "add a? x y", "remove", "bench cat (0) 4 x", "enumerate (x) y", "pattern 1 y",
    "solve 0 0", "answers 0 0",
    "hint guess count x", "dance x", "end", "combinations 0 0", "entry a b", "write x y z", "write ab x y",
  ])
  func `A line that is no event is bad data`(line: String) throws {
    let (_, transcript) = try session()
    let parsed = try Transcript(parsing: Array((transcript.text + line + "\n").utf8))
    #expect(throws: TranscriptFault(.malformed(line), line: parsed.line(ofRecord: parsed.records.count - 1))) {
      try Recording<Workbench>(parsed)
    }
  }
}
