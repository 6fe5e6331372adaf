import Anagrams
import Journal
import Testing

@Suite struct RecordingTests {
  private let source = TestWords(known: ["silent", "inlets"])

  /// A session with every kind of move, recorded.
  private func session() throws -> (Workbench, Transcript) {
    var workbench = try Workbench(Fodder("in lets"), Enumeration("(6)"), seed: 5)
    var transcript = Transcript(of: Workbench.self, identity: 1, settings: [.init("dictionary", "x")])
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
        .hint(.letter), .undo, .redo, .solver(true), .solve(most: 5),
        .change(.enumerate(Enumeration("3,3"))), .combine(most: 5), .change(.enumerate(nil)),
        .change(.spell(Array("silent"))), .check, .begin(try Fodder("tac"), nil, seed: 9), .begin(.none, nil, seed: 8),
        .enter(Entry(name: "3d")), .forget("12a"), .end,
      ]
    for move in moves { transcript.append(Record(try #require(try workbench.make(move, asking: source)).fields)) }
    return (workbench, transcript)
  }

  @Test func `A recorded session replays, and goes on where it ended`() throws {
    let (workbench, transcript) = try session()
    let read = try Recording<Workbench>(Transcript(parsing: Array(transcript.text.utf8)))
    #expect(read.replay(asking: source).agrees)
    let (again, lost) = try read.carriedOn(asking: source)
    #expect(lost.isEmpty)
    #expect(again.bench == workbench.bench && again.isSolverOn == workbench.isSolverOn && again.seed == workbench.seed)
  }

  @Test func `Letters that hints put into place are believed without a dictionary`() throws {
    var workbench = try Workbench(Fodder("inlets"), seed: 3)
    var transcript = Transcript(of: Workbench.self, identity: 1, settings: [])
    transcript.append(Record(workbench.opening.fields))
    transcript.append(Record(try #require(try workbench.make(.hint(.letter), asking: source)).fields))
    #expect(workbench.bench.crossings?.description == "s?????")
    #expect(transcript.text.hasSuffix("\nhint letter letter s 1 \(workbench.bench)\n"))
    #expect(try Recording<Workbench>(transcript).carriedOn(asking: TestWords()).engine.bench == workbench.bench)
    let divergence = try #require(try Recording<Workbench>(transcript).replay(asking: TestWords()).divergence)
    #expect(divergence.line == 6 && divergence.found?.description.hasPrefix("hint letter hopeless ______/") == true)
  }

  @Test func `What is on record is believed without a dictionary, whatever was asked`() throws {
    let (workbench, transcript) = try session()
    let (again, lost) = try Recording<Workbench>(transcript).carriedOn(asking: TestWords())
    #expect(lost.isEmpty && again == workbench)
  }

  @Test(arguments: [
    "hint count count x", "hint count count 2 more", "hint letter letter ab 1", "hint letter guess x letter s 1",
    "hint letter guess 2 guess 2 letter s 1", "hint letter combined combined letter s 1", "hint letter nonsense",
    "check silent nonsense", "check silent word lets", "answers 5 many", "answers 5 2 a b c",
    "combinations 5 x",
  ])
  func `An answer that nobody gives is lost, and changes nothing`(line: String) throws {
    let (workbench, transcript) = try session()
    var text = transcript.text
    let end = try #require(text.firstRange(of: "\nsolver on\n")).upperBound
    text.insert(contentsOf: line + (line.hasPrefix("hint") ? " \(workbench.bench)\n" : "\n"), at: end)
    let recording = try Recording<Workbench>(Transcript(parsing: Array(text.utf8)))
    let (again, lost) = try recording.carriedOn(asking: source)
    #expect(lost.count == 1 && again == workbench)
    #expect(recording.replay(asking: source).divergence?.line == lost[0])
  }

  @Test(arguments: [
    Hint.count(3, isLeast: false), .count(1000, isLeast: true), .skeleton("cvc cv"), .initials("s?? b?"),
    .letter("é", slot: 12), .complete, .oneOf(2, isLeast: false), .oneOf(2, isLeast: true), .hopeless, .unknown,
    .guess(.letter("s", slot: 1), of: 2, isLeast: true), .guess(.initials("s?"), of: 9, isLeast: false),
    .combined(.count(3, isLeast: true)), .combined(.guess(.skeleton("cv"), of: 4, isLeast: false)),
  ])
  func `Every hint is read and written`(hint: Hint) throws {
    let record = Record(["hint", "letter"] + hint.fields + ["___/cat/"])
    #expect(RecordedAnswer(record).hint == hint)
  }

  @Test func `The entry is undone and carried on with its letters`() throws {
    var workbench = try Workbench(Fodder("cat"))
    var transcript = Transcript(
      of: Workbench.self, identity: 1, settings: [], records: [Record(workbench.opening.fields)])
    let entry = Entry(name: "12a", clue: "Wild cat (3)", definition: "Wild")
    for move in [.enter(entry), .change(.place(["c"])), .begin(try Fodder("dogs"), nil, seed: 4), .undo] as [Move] {
      transcript.append(Record(try #require(try workbench.make(move, asking: source)).fields))
      let read = try Recording<Workbench>(Transcript(parsing: Array(transcript.text.utf8)))
      #expect(read.replay(asking: source).agrees)
      let again = try read.carriedOn(asking: source).engine
      #expect(again.entry == workbench.entry && again.bench == workbench.bench)
      #expect(workbench.entry == (workbench.bench.fodder.phrase == "dogs" ? Entry() : entry))
    }
  }

  @Test func `The words of the clue are on record`() throws {
    let clue = try Clue("Silent in lets, what's wrong? (6)")
    var workbench = try Workbench(Fodder("in lets", of: clue), clue.enumeration)
    var transcript = Transcript(of: Workbench.self, identity: 1, settings: [])
    transcript.append(Record(workbench.opening.fields))
    transcript.append(Record(try #require(try workbench.make(.hint(.count), asking: source)).fields))
    #expect(
      transcript.text.contains(
        "bench in\\x20lets (6) 0 silent\\x20in\\x20lets\\x20what\\x20s\\x20wrong \(workbench.bench)\n"))
    let recording = try Recording<Workbench>(Transcript(parsing: Array(transcript.text.utf8)))
    #expect(recording.replay(asking: source).agrees)
    #expect(try recording.carriedOn(asking: TestWords()).engine.bench == workbench.bench)
  }

  @Test func `A move that cannot be made diverges, and is left out of what goes on`() throws {
    let (_, transcript) = try session()
    let edited = transcript.text.replacing("place si ", with: "place zz ")
    let recording = try Recording<Workbench>(Transcript(parsing: Array(edited.utf8)))
    let divergence = try #require(recording.replay(asking: source).divergence)
    #expect(divergence.line == 7 && divergence.found == nil)
    #expect(try recording.carriedOn(asking: source).lost.first == 7)
  }

  @Test(arguments: [
    "place", "put r", "put rr 3 x", "swap 1 x", "lock x y", "rotate x y", "hint 9 count 1 x", "solver maybe",
    "bench a b",
    "bench 1 (3) 4 x", "add", "add 1 x", "add a? x y", "remove", "bench cat (0) 4 x", "enumerate (x) y", "pattern 1 y",
    "solve 20 1 silent", "answers 0 0", "hint 4 letter s 1 x",
    "hint guess count x", "dance x", "end", "combinations 0 0", "entry a b", "forget a", "write x y z", "write ab x y",
  ])
  func `A line that is no event is bad data`(line: String) throws {
    let (_, transcript) = try session()
    let parsed = try Transcript(parsing: Array((transcript.text + line + "\n").utf8))
    #expect(throws: TranscriptFault(.malformed(line), line: parsed.line(ofRecord: parsed.records.count - 1))) {
      try Recording<Workbench>(parsed)
    }
  }
}
