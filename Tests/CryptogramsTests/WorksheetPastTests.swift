import Cryptograms
import Journal
import Testing

@Suite struct WorksheetPastTests {
  private let search: PatternSearch
  private let text = "XJFFXU AB'C *DEF GHHG, XJ-AB"

  init() throws { search = try TestIndex.few.get() }

  @Test func `A word is entered at once, and one that no list has is a name`() throws {
    var worksheet = Worksheet()
    worksheet.make(.puzzle(text), asking: search)
    let word = try CipherWord(entry: "GHHG"), plain = try CipherWord(entry: "toot")
    #expect(worksheet.make(.enter(word, plain), asking: search)?.outcome == .named)
    #expect(worksheet.map.description == "G=T,H=O")
    #expect(worksheet.puzzle(with: search)?.words.first { $0.cipher == word }?.status == .name)
    #expect(worksheet.puzzle(with: search)?.contradicted.contains { $0.cipher == word } == false)
    #expect(worksheet.make(.enter(word, plain), asking: search) == nil)
    #expect(worksheet.make(.undo, asking: search)?.outcome == .done)
    #expect(worksheet.map.pairs.isEmpty && worksheet.state.names.isEmpty)
    worksheet.make(.enter(word, try CipherWord(entry: "noon")), asking: search)
    #expect(worksheet.state.names.isEmpty, "a word of the list is no name")
    let other = try CipherWord(entry: "GX")
    #expect(
      worksheet.make(.enter(other, try CipherWord(entry: "it")), asking: search)?.outcome
        == .refused(.blocked(by: LetterPair("G=N")!)))
    #expect(
      worksheet.make(.enter(other, try CipherWord(entry: "its")), asking: search)?.outcome
        == .refused(.unequal(cipher: 2, plain: 3)))
  }

  @Test func `A word that is known takes the place of what is tried, in one change`() throws {
    var worksheet = Worksheet()
    for move: Move in [.puzzle(text), .pair(LetterPair("G=N")!), .pair(LetterPair("X=T")!), .pair(LetterPair("A=I")!)] {
      worksheet.make(move, asking: search)
    }
    let crib = Move.crib(try CipherWord(entry: "GHHG"), try CipherWord(entry: "toot"))
    #expect(worksheet.make(crib, asking: search)?.outcome == .named)
    #expect(worksheet.map.description == "A=I,G=T*,H=O*")
    #expect(worksheet.make(crib, asking: search) == nil, "that is so already")
    let other = Move.crib(try CipherWord(entry: "GX"), try CipherWord(entry: "it"))
    #expect(worksheet.make(other, asking: search)?.outcome == .refused(.locked(LetterPair("G=T")!)))
    worksheet.make(.undo, asking: search)
    #expect(worksheet.map.description == "A=I,G=N,X=T" && worksheet.state.names.isEmpty)
  }

  @Test func `A word that was entered comes back when a letter of it goes, also in the next run`() throws {
    let word = try CipherWord(entry: "GHHG"), plain = try CipherWord(entry: "toot")
    var entered = Worksheet()
    for move: Move in [.puzzle(text), .enter(word, plain)] { entered.make(move, asking: search) }
    #expect(entered.kept.fields[4] == "GHHG=TOOT" && Worksheet.State(fields: entered.kept.fields) == entered.kept)
    let changes: [Move] = [.unpair(.of("G")), .pair(LetterPair("H=E")!), .clear, .adopt([LetterPair("G=T")!])]
    for change in changes {
      var worksheet = Worksheet(entered.kept)
      #expect(worksheet.state.names == [word])
      worksheet.make(.pair(LetterPair("A=I")!), asking: search)
      #expect(worksheet.state.names == [word], "its letters are as they were")
      worksheet.make(change, asking: search)
      #expect(worksheet.state.names.isEmpty && worksheet.state.entered.isEmpty, "\(change)")
      #expect(worksheet.puzzle(with: search)?.words.first { $0.cipher == word }?.status != .name)
      worksheet.make(.undo, asking: search)
      #expect(worksheet.state.names == [word] && worksheet.state.entered == [word: plain])
    }
    // Whoever says that it is a name means it.
    for moves: [Move] in [[.name("GHHG")], [.unname("GHHG"), .name("GHHG")]] {
      var worksheet = Worksheet(entered.kept)
      for move in moves + [.clear] { #expect(worksheet.make(move, asking: search)?.outcome == .done) }
      #expect(worksheet.state.names == [word] && worksheet.kept.fields[4] == "GHHG")
    }
  }

  @Test(arguments: 1...30)
  func `What can be undone is there in the next run, and on record`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    var worksheet = Worksheet()
    worksheet.make(.puzzle(text), asking: search)
    for _ in 0..<80 { worksheet.make(.random(&chance, text), asking: search) }
    let kept = worksheet.kept
    #expect(Worksheet.State(fields: kept.fields) == kept)
    var next = Worksheet(kept)
    #expect(next.state == worksheet.state && next.hints == worksheet.hints)
    var transcript = Transcript(of: Worksheet.self, identity: 1, settings: [])
    transcript.append(Record(next.opening.fields))
    for move: Move in Array(repeating: .undo, count: 90) + Array(repeating: .redo, count: 95) {
      let event = next.make(move, asking: search), same = worksheet.make(move, asking: search)
      #expect(event == same)
      #expect(next.kept == worksheet.kept)
      if let event { transcript.append(Record(event.fields)) }
    }
    let recording = try Recording<Worksheet>(Transcript(parsing: Array(transcript.text.utf8)))
    #expect(recording.replay(asking: search).agrees)
    #expect(recording.carriedOn(asking: search).engine.state == next.state)
  }

  @Test func `A hundred changes are kept, and no more than one other long text`() throws {
    var worksheet = Worksheet()
    let long = String(repeating: "AB ", count: 60_000)
    worksheet.make(.puzzle(long), asking: search)
    worksheet.make(.puzzle(text), asking: search)
    for number in 0..<150 {
      worksheet.make(number.isMultiple(of: 2) ? .pair(LetterPair("A=E")!) : .clear, asking: search)
    }
    var next = Worksheet(worksheet.kept)
    var undone = 0
    while next.make(.undo, asking: search) != nil { undone += 1 }
    #expect(undone == Worksheet.Past.mostKept && next.state.text == text)
    var few = Worksheet()
    for text in [long, text, long, text] { few.make(.puzzle(text), asking: search) }
    #expect(few.kept.fields.joined().utf8.count < 1_000_000)
  }

  @Test(arguments: [
    "", "hints 0 0", "hints 0 0 -1", "hints 0 0 x", "hints 0 0 0\nundo", "hints 0 0 0\nundo = A=E strict",
    "hints 0 0 0\nagain = A=E strict ", "hints 0 0 0\nundo 7 A=E strict ", "hints 0 0 0\nundo = A=A strict ,",
    "hints 0 0 0\nundo = A=E strict  clear", "hints 0 0 0\nundo = A=E strict AB=CD=EF",
    "hints 0 0 0\nundo = A=E strict AB=", "hints 0 0 0",
  ])
  func `What is no past is refused`(field: String) {
    #expect(Worksheet.State(fields: ["begin", "", "", "free", "", "frequency", "", field]) == nil)
  }

  @Test func `Hints are counted by their levels, each once, also when a session is carried on`() throws {
    var worksheet = Worksheet()
    var transcript = Transcript(
      of: Worksheet.self, identity: 1, settings: [], records: [Record(worksheet.opening.fields)])
    for move in [.puzzle("XJFFXU"), .hint(.place), .hint(.letter), .hint(.place)] as [Move] {
      let event = worksheet.make(move, asking: search)
      transcript.append(Record(try #require(event).fields))
    }
    #expect(worksheet.hints == [1, 0, 1])
    let recording = try Recording<Worksheet>(transcript)
    #expect(recording.carriedOn(asking: search).engine.hints == [1, 0, 1])
    worksheet.make(.puzzle("ABC"), asking: search)
    #expect(worksheet.hints == [0, 0, 0])
  }

  @Test func `A letter that a hint gives counts once, however often it is asked for`() throws {
    var worksheet = Worksheet()
    worksheet.make(.puzzle("XJFFXU"), asking: search)
    let first = worksheet.make(.hint(.letter), asking: search)?.outcome
    #expect(worksheet.make(.hint(.letter), asking: search)?.outcome == first)
    #expect(worksheet.hints == [0, 0, 1])
    guard case .hinted(let hint)? = first, let cipher = hint.cipher, let plain = hint.answer else {
      Issue.record("no letter")
      return
    }
    worksheet.make(.pair(LetterPair(cipher, plain)), asking: search)
    worksheet.make(.hint(.letter), asking: search)
    #expect(worksheet.hints == [0, 0, 2], "another letter is one more")
    // What was told is known in the next run, too.
    var next = Worksheet(worksheet.kept)
    for move: Move in [.unpair(cipher), .hint(.letter)] { next.make(move, asking: search) }
    #expect(next.hints == [0, 0, 2])
  }

  @Test func `Undo brings the hint back that was given before the change, and the count with the puzzle`() throws {
    let search = try TestIndex.search()
    var worksheet = Worksheet()
    func words(_ level: Hint.Level) -> [CipherWord] {
      guard case .hinted(let hint)? = worksheet.make(.hint(level), asking: search)?.outcome else { return [] }
      return hint.words
    }
    worksheet.make(.puzzle(SampleCryptogram.all[2].ciphertext), asking: search)
    let first = words(.place)
    for word in first { worksheet.make(.search("\(word)"), asking: search) }
    let second = words(.place)
    #expect(second != first, "the first was looked at")
    let letter = try #require(second.first?.letters.first)
    for move: Move in [.pair(LetterPair(letter, .of("q"))), .undo] { worksheet.make(move, asking: search) }
    #expect(words(.letter) == second, "the next level goes on with the hint before it")
    #expect(worksheet.hints == [2, 0, 1])
    worksheet.make(.putAway, asking: search)
    #expect(worksheet.hints == [0, 0, 0])
    var next = Worksheet(worksheet.kept)
    next.make(.undo, asking: search)
    #expect(next.hints == [2, 0, 1] && next.kept.fields.last?.contains("hints 2 0 1") == true)
    next.make(.redo, asking: search)
    #expect(next.hints == [0, 0, 0])
  }
}
