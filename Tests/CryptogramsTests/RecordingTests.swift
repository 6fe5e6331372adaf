import Cryptograms
import Journal
import Testing

@Suite struct RecordingTests {
  private let search: PatternSearch
  private let text = "XJFFXU AB'C *DEF\r\nGHHG, XJ-AB"

  init() throws { search = try TestIndex.few.get() }

  private func record(_ moves: [Move], from state: Worksheet.State = Worksheet.State()) throws -> (
    Recording<Worksheet>, Worksheet
  ) {
    var worksheet = Worksheet(state)
    var transcript = Transcript(of: Worksheet.self, identity: 1, settings: [])
    transcript.append(Record(worksheet.opening.fields))
    for move in moves {
      if let event = worksheet.make(move, asking: search) { transcript.append(Record(event.fields)) }
    }
    let read = try Transcript(parsing: Array(transcript.text.utf8))
    #expect(read.records == transcript.records)
    return (try Recording<Worksheet>(read), worksheet)
  }

  private func moves(_ seed: UInt64) -> [Move] {
    var chance = SplitMix64(seed: seed)
    return [.hint(.sight), .puzzle(text)] + (0..<120).map { _ in .random(&chance, text) } + [
      .search("xjffxu"), .pick(1),
    ]
  }

  @Test(arguments: 1...20)
  func `A session replays without divergence and is carried on where it stood`(seed: UInt64) throws {
    let (recording, worksheet) = try record(moves(seed))
    #expect(recording.replay(asking: search).agrees)
    let (resumed, lost) = recording.carriedOn(asking: search)
    #expect(lost.isEmpty)
    #expect(resumed.state == worksheet.state)
    #expect(resumed.list(with: search) == worksheet.list(with: search))
    #expect(resumed.kept == worksheet.kept)
  }

  @Test(arguments: 1...20)
  func `A kept state is the start of the next session`(seed: UInt64) throws {
    let (_, worksheet) = try record(moves(seed))
    #expect(Worksheet.State(fields: worksheet.state.fields) == worksheet.state)
    let (recording, again) = try record([.begin(worksheet.state), .undo], from: worksheet.state)
    #expect(again.state == worksheet.state)
    #expect(again.cryptogram == worksheet.cryptogram)
    #expect(recording.replay(asking: search).agrees)
  }

  @Test(arguments: [
    ("search xjffxu found 2", "search xjffxu found 3"), ("pick 1 picked swoosh", "pick 1 picked ewooer"),
    ("pair X=B done", "pair X=B refused blocked X=S"), ("pick 1 refused blocked X=B", "pick 1 picked swoosh"),
  ])
  func `An edited line diverges`(line: String, edited: String) throws {
    let (recording, _) = try record([.search("xjffxu"), .pick(1), .pair(LetterPair("X=B")!), .pick(1)])
    #expect(recording.transcript.text.contains("\n\(line) #"))
    let changed = recording.transcript.text.replacing("\n\(line) #", with: "\n\(edited) #")
    let divergence = try Recording<Worksheet>(Transcript(parsing: Array(changed.utf8))).replay(asking: search)
      .divergence
    #expect(divergence?.recorded.description.hasPrefix("\(edited) #") == true)
    #expect(divergence?.found?.description.hasPrefix("\(line) #") == true)
  }

  @Test func `Picked words are believed when the word list has changed`() throws {
    let (recording, worksheet) = try record([.search("xjffxu"), .pick(2)])
    let other = try TestIndex.search(of: ["noon"])
    #expect(recording.carriedOn(asking: other).engine.map == worksheet.map)
    #expect(recording.replay(asking: other).divergence?.line == 6)
  }

  @Test func `A search and a word that is entered are believed when the word list has changed`() throws {
    let moves: [Move] = [
      .puzzle(text), .search("xjf'fxu"), .search("AB'C"), .enter(.of("GHHG"), .of("noon")), .undo,
      .enter(.of("GHHG"), .of("toot")), .search("XJFFXU"), .pick(7),
    ]
    let (recording, worksheet) = try record(moves)
    #expect(recording.transcript.text.contains("\nsearch XJFFXU found 2 "), "without an apostrophe that leaves no word")
    #expect(recording.transcript.text.contains("\nenter GHHG=TOOT named "))
    for words in [["noon"], ["toot"], ["so"]] {
      let (again, lost) = recording.carriedOn(asking: try TestIndex.search(of: words))
      #expect(lost.isEmpty && again == worksheet, "\(words)")
    }
  }

  @Test func `A hint on record is neither judged nor asked for`() throws {
    let (recording, worksheet) = try record([.puzzle(text), .hint(.letter)])
    let other = try TestIndex.search(of: ["noon"])
    #expect(recording.replay(asking: other).agrees)
    #expect(recording.carriedOn(asking: other).engine == worksheet)
    let told = try #require(recording.transcript.records.last?.description)
    let without = recording.transcript.text.replacing(recording.transcript.records[1].description + "\n", with: "")
    let (_, lost) = try Recording<Worksheet>(Transcript(parsing: Array(without.utf8))).carriedOn(asking: search)
    #expect(lost == [6], "there is no puzzle for \(told)")
  }

  @Test func `Picked words that the map refuses are told as lost`() throws {
    let (recording, _) = try record([.pair(LetterPair("X=S")!), .search("xjffxu"), .pick(1)])
    let changed = recording.transcript.text.replacing("picked swoosh", with: "picked ewooer")
    let (worksheet, lost) = try Recording<Worksheet>(Transcript(parsing: Array(changed.utf8))).carriedOn(asking: search)
    #expect(lost == [8])
    #expect(worksheet.map.description == "X=S")
  }

  @Test(arguments: [
    "pair A=E", "pair AE done", "pair A=E found 1", "pair A=E done done", "search x done", "clear A done",
    "pick one picked a",
    "hint 2 done", "hint 4 hinted", "begin done", "puzzle AB loaded 1", "itself maybe done", "pair a=e done",
    "nothing done", "kind k5 done", "kind done",
    "pick 01 picked so", "pair A=E refused because", "pair A=E refused locked AB", "", " ",
  ])
  func `What is no event is refused with its line`(line: String) throws {
    let (recording, _) = try record([])
    let text = recording.transcript.text + "\(line) #0123456789abcdef\n"
    #expect { try Recording<Worksheet>(Transcript(parsing: Array(text.utf8))) } throws: {
      ($0 as? TranscriptFault)?.line == 6
    }
  }

  @Test func `A transcript of something else, or without a beginning, is refused`() {
    #expect(throws: TranscriptFault.self) {
      try Recording<Worksheet>(Transcript(instrument: "scramble", identity: 1, settings: []))
    }
    #expect(throws: TranscriptFault.self) {
      try Recording<Worksheet>(
        Transcript(of: Worksheet.self, identity: 1, settings: [], records: [Record(["undo", "done"])]))
    }
  }

  @Test(arguments: [
    ("blocked A=E", Refusal.blocked(by: LetterPair("A=E")!)), ("locked A=E", .locked(LetterPair("A=E")!)),
    ("banned A=E", .banned(LetterPair("A=E")!)), ("itself A", .standsForItself(.of("A"))),
    ("unpaired A", .unpaired(.of("A"))), ("not-banned A=E", .notBanned(LetterPair("A=E")!)),
    ("out-of-range 3", .outOfRange(count: 3)), ("no-search ", .noSearch), ("not-in-puzzle ", .notInPuzzle),
    ("no-letters ", .unreadable(.noLetters)), ("too-long ", .unreadable(.tooLong)),
    ("foreign-letter 12:\u{301}", .unreadable(.foreignLetter("\u{301}", line: 12))),
  ])
  func `Every refusal is read and written`(text: String, refusal: Refusal) throws {
    let record = try #require(Record("pick 1 refused \(text) #0123456789abcdef"))
    let event = try #require(Event(record))
    #expect(event.outcome == .refused(refusal))
    #expect(event.fields == record.fields)
  }
}
