import Journal
import Lexicon
import Testing
import WordScramble

@Suite struct RecordingTests {
  private let roots = WordList(words: ["silkworm", "notebook", "gardener"])
  private let moves: [Move] = [
    .hint(.counts), .hint(.word), .play("silk"), .play("silk"), .play("car"), .play("si"), .play("silkworm"),
    .play("mor"), .play("rim"), .play("two words"),
    .shuffle, .play("worm"), .tally, .tally, .count(CalendarDate("2026-11-21")!), .undo, .shuffle, .begin(.seed(7)),
    .play("tone"),
    .begin(.daily(CalendarDate("2026-11-21")!)), .play("rim"), .reveal, .play("lost"), .end,
  ]

  @Test func `A game replays without divergence`() throws {
    let recording = try record(moves)
    #expect(divergence(recording) == nil)
  }

  @Test(arguments: ["", "\u{301}a", "\u{D4E}a", "\u{1F3FB}", "a\u{301} b", "\u{200D}", "\r", "@1", ":"])
  func `Every event survives being written and read`(word: String) throws {
    let recording = try record(moves + (word.isEmpty ? [] : [.begin(.seed(1)), .play(word)]))
    let read = try Recording<Game>(Transcript(parsing: Array(recording.transcript.text.utf8)))
    #expect(read.transcript.records == recording.transcript.records)
    #expect(divergence(read) == nil)
  }

  @Test func `Missing bytes that make a letter beside each other replay`() throws {
    let word = String(preserving: [0xC3, 0x74, 0xA9, 0xA9])
    let recording = try record([.begin(.root(RootWord("trap"))), .play(word)])
    #expect(recording.transcript.text.hasSuffix("play \\xC3t\\xA9\\xA9 not-possible é\\xA9\n"))
    let read = try Recording<Game>(Transcript(parsing: Array(recording.transcript.text.utf8)))
    #expect(read.transcript.records == recording.transcript.records)
    #expect(divergence(read) == nil)
  }

  @Test func `Words that no rule lets through are told as lost`() throws {
    let text = try record([.play("silk"), .play("worm")]).transcript.text
      .replacing("play silk accepted 4", with: "play zzzz accepted 4")
    let recording = try Recording<Game>(Transcript(parsing: Array(text.utf8)))
    let (game, lost) = try recording.carriedOn(asking: judge)
    #expect(lost == [6])
    #expect(game.round.used.map(\.word) == ["worm"])
  }

  @Test func `What is lost leaves the game as it was`() throws {
    let text = try record([.shuffle, .shuffle]).transcript.text
    let shuffle = try #require(text.split(separator: "\n").first { $0.hasPrefix("shuffle ") })
    let edited = text.replacing("\n\(shuffle)\n", with: "\nshuffle nonsense\n\(shuffle)\n")
    let (game, lost) = try Recording<Game>(Transcript(parsing: Array(edited.utf8))).carriedOn(asking: judge)
    #expect(lost == [6] && edited.hasSuffix("shuffle \(String(game.round.letters))\n"))
  }

  @Test func `A hint after the words were shown is lost`() throws {
    let text = try record([.reveal]).transcript.text + "hint goal 5 worm\n"
    let (game, lost) = try Recording<Game>(Transcript(parsing: Array(text.utf8))).carriedOn(asking: judge)
    #expect(lost == [7] && game.round.hintLevel == nil)
  }

  @Test func `Without the start list a root that was drawn from it cannot be judged, and every other can`() throws {
    let text = try record([.begin(.root(RootWord("notebook"))), .begin(.seed(7))]).transcript.text
    func outcome(_ part: String, _ edited: String) throws -> String {
      var recording = try Recording<Game>(Transcript(parsing: Array(text.replacing(part, with: edited).utf8)))
      recording.start.roots = nil
      switch recording.replay(asking: judge) {
      case .agrees: return "agrees"
      case .diverges(let divergence): return "\(divergence.line)"
      case .cannotBeJudged(let line, let fault): return "\(line) \(fault.kind == .missing)"
      }
    }
    #expect(try outcome("", "") == "7 true" && outcome("seed 7", "seed 07") == "7 true")
    #expect(try outcome("notebook root ", "notebook root 1") == "6")
    let drawn = try #require(text.firstRange(of: "round notebook root")).lowerBound
    #expect(try outcome(String(text[drawn...]), "") == "agrees")
  }

  @Test func `A changed verdict diverges at its line`() throws {
    let recording = try record(moves)
    let divergence = divergence(
      recording, by: TestJudge(words: ["silk", "worm", "rim", "tone", "milk"], rare: ["rim"]) { $0 != "silk" })
    #expect(divergence?.line == 8)
    #expect(divergence?.recorded.description == "play silk accepted 4")
    #expect(divergence?.found?.description == "play silk not-real")
  }

  @Test func `A changed start list diverges at the round it changes`() throws {
    let recording = try record(moves)
    let changed = WordList(words: ["umbrella"])
    #expect(divergence(recording, roots: changed)?.recorded.fields.first == "round")
    let root = try play(moves).1.round.root
    let (game, lost) = try recording.carriedOn(asking: judge)
    #expect(lost.isEmpty && game.round.root == root && game.roots == nil, "the roots on record are believed")
  }

  @Test(arguments: [
    ("play silk accepted 4", "play silk accepted 5"), ("play car not-possible ca", "play car not-possible c"),
    ("play silk not-original 1", "play silk not-original 2"), ("undo worm", "undo silk"),
    ("play si too-short 3", "play si accepted 2"),
    ("play rim accepted 3 rare", "play rim accepted 3"), ("play silk accepted 4", "play silk accepted 4 rare"),
    ("offers 4:3", "offers 4:4"),
  ])
  func `An edited line diverges`(line: String, edited: String) throws {
    let text = try record(moves).transcript.text
    #expect(text.contains(line))
    let changed = text.replacing("\n\(line)\n", with: "\n\(edited)\n")
    let recording = try Recording<Game>(Transcript(parsing: Array(changed.utf8)))
    let divergence = divergence(recording)
    #expect(divergence?.recorded.description == edited)
    #expect(divergence?.found?.description == line)
  }

  @Test func `A game is carried on where it stood`() throws {
    let (recording, game) = try play(Array(moves.dropLast()))
    let resumed = try recording.carriedOn(asking: judge).engine
    #expect(resumed.round.root == game.round.root)
    #expect(resumed.round.used == game.round.used)
    #expect(resumed.round.letters == game.round.letters)
    #expect(resumed.round.score == game.round.score)
  }

  @Test func `The rounds on record are those that are carried on, and once a round it counts and has a goal`() throws {
    for count in 1...moves.count {
      let (recording, game) = try play(Array(moves.prefix(count)))
      let rounds = recording.rounds
      #expect(rounds.count == recording.transcript.records.count { $0.fields[0] == "round" })
      let last = try #require(rounds.last)
      let carriedOn = try recording.carriedOn(asking: judge).engine
      #expect(carriedOn.round == game.round)
      #expect(last.round.root == game.round.root && last.origin == game.origin && last.round.score == game.round.score)
      #expect(last.round.used == game.round.used && last.round.goal == game.round.goal)
      #expect(last.round.begun == game.round.begun && last.round.hintLevel == game.round.hintLevel)
      #expect(last.round.isRevealed == game.round.isRevealed)
    }
    let text = try record(moves).transcript.text
    #expect(text.split(separator: "\n").count { $0.hasPrefix("offers ") } == 1)
    #expect(text.contains("\nplay rim accepted 3 rare\n") && text.contains("\noffers 4:3\ncounts 2026-11-21\nundo "))
  }

  @Test func `It is carried on with every acknowledged word, whatever has become of the list`() throws {
    let (recording, game) = try play(Array(moves.dropLast()))
    let resumed = try recording.carriedOn(asking: TestJudge(words: [])).engine
    #expect(resumed.round.root == game.round.root)
    #expect(resumed.round.used == game.round.used)
  }

  @Test func `Time on the clock is part of the record`() throws {
    let rules = Rules(timeLimit: 10)
    var game = Game(.root(try RootWord("silkworm")), roots: roots, rules: rules)
    var records = [Record(game.opening.fields, at: 0)]
    for (word, elapsed) in [("silk", 9_999), ("worm", 10_000)] {
      let event = try game.make(.play(word), at: elapsed, asking: judge)
      records.append(Record(try #require(event).fields, at: elapsed))
    }
    let transcript = Transcript(instrument: Game.instrument, identity: 1, settings: rules.settings, records: records)
    #expect(transcript.text.hasSuffix("@9999 play silk accepted 4\n@10000 play worm time-up 10\n"))
    let recording = try Recording<Game>(transcript)
    #expect(recording.elapsed == 10_000)
    #expect(divergence(recording) == nil)
  }

  @Test(arguments: [
    "play", "play silk", "play silk nonsense", "play silk accepted", "play silk accepted x", "play silk not-possible",
    "play silk is-root 3", "round silkworm seed x", "round 123 seed 1", "round silkworm daily 2026-02-30",
    "round silkworm moon 1", "shuffle", "undo", "end 1", "end a b", "dance", "play a b c d",
    "play silk accepted 4 common", "play silk not-real x rare", "offers 4", "offers 4:0", "offers 5:1 4:1",
    "offers 04:1",
    "offers 101:1", "offers 4:100000", "offers 4:+1", "counts", "counts 2026-02-30", "counts 2026-11-21 x",
    "clock", "clock -1", "clock x", "clock 9223372036854775808",
  ])
  func `A line that is no event is refused with its number`(line: String) throws {
    let fields = line.split(separator: " ").map(String.init)
    let opening = Record(["round", "silkworm", "root", "1"])
    let transcript = Transcript(
      instrument: Game.instrument, identity: 1, settings: [], records: [opening, Record(fields)])
    #expect(throws: TranscriptFault(.malformed(line), line: 6)) { try Recording<Game>(transcript) }
  }

  @Test(arguments: ["tame-limit: 60", "words: 5", "minimum-length: 4"])
  func `A setting that nobody knows, or that stands twice, is refused`(line: String) throws {
    let text =
      "word-scramble transcript 1\ninstrument: scramble\nid: 0000000000000001\nminimum-length: 3\n\(line)\n\nround silkworm root 1\n"
    let transcript = try Transcript(parsing: Array(text.utf8))
    #expect(throws: TranscriptFault(.malformed(line), line: 5)) { try Recording<Game>(transcript) }
  }

  @Test(arguments: [
    ("@0 round silkworm root 1|@59000 play silk accepted 4|@1 play worm accepted 4", 8),
    ("@0 round silkworm root 1|play silk accepted 4", 7), ("round silkworm root 1|@5 play silk accepted 4", 6),
    ("@0 round silkworm root 1|@59000 end 0 0|@0 round silkworm root 1|@7 shuffle silkworm|@6 end 0 0", 10),
  ])
  func `A clock that runs backwards, or is missing, is refused`(lines: String, line: Int) throws {
    let records = lines.replacing("|", with: "\n")
    let text = "word-scramble transcript 1\ninstrument: scramble\nid: 0000000000000001\ntime-limit: 60\n\n\(records)\n"
    let transcript = try Transcript(parsing: Array(text.utf8))
    let record = transcript.records[line - 6]
    #expect(throws: TranscriptFault(.wrongTime("\(record)"), line: line)) { try Recording<Game>(transcript) }
  }

  @Test func `A time in a round without a clock is refused`() throws {
    let text = "word-scramble transcript 1\ninstrument: scramble\nid: 0000000000000001\n\n@5 round silkworm root 1\n"
    let transcript = try Transcript(parsing: Array(text.utf8))
    #expect(throws: TranscriptFault(.wrongTime("@5 round silkworm root 1"), line: 5)) {
      try Recording<Game>(transcript)
    }
  }

  @Test func `A word that was taken back and never accepted is lost, and takes no other with it`() throws {
    let text = try record([.play("silk"), .play("worm"), .undo]).transcript.text
      .replacing("play worm accepted 4", with: "play zzzz accepted 4").replacing("undo worm", with: "undo zzzz")
    let (game, lost) = try Recording<Game>(Transcript(parsing: Array(text.utf8))).carriedOn(asking: judge)
    #expect(lost == [7, 8])
    #expect(game.round.used.map(\.word) == ["silk"])
  }

  @Test func `A record of another instrument or without a round is refused`() {
    for instrument in ["anagram", "scramble"] {
      #expect(throws: TranscriptFault.self) {
        try Recording<Game>(Transcript(instrument: instrument, identity: 1, settings: []))
      }
    }
  }

  @Test(arguments: ["0", "-1", "x", "", "99999999999999999999"])
  func `Rules that cannot be are refused`(value: String) {
    for name in ["minimum-length", "time-limit"] {
      let transcript = Transcript(
        instrument: "scramble", identity: 1, settings: [.init("dictionary", "b"), .init(name, value)],
        records: [Record(["round", "silkworm", "root", "1"])])
      #expect(throws: TranscriptFault(.malformed("\(name): \(value)"), line: 5)) { try Recording<Game>(transcript) }
    }
  }

  private let judge = TestJudge(words: ["silk", "worm", "rim", "tone", "milk"], rare: ["rim"])

  private func divergence(
    _ recording: Recording<Game>, roots: WordList? = WordList(words: ["silkworm", "notebook", "gardener"]),
    by judge: TestJudge? = nil
  ) -> Divergence? {
    var recording = recording
    recording.start.roots = roots.map { RootSource($0) }
    return recording.replay(asking: judge ?? self.judge).divergence
  }

  private func record(_ moves: [Move]) throws -> Recording<Game> { try play(moves).0 }

  private func play(_ moves: [Move]) throws -> (Recording<Game>, Game) {
    var game = Game(.root(try RootWord("silkworm")), roots: roots)
    var records = [Record(game.opening.fields)]
    for move in moves {
      if let event = try game.make(move, asking: judge) { records.append(Record(event.fields)) }
    }
    return (
      try Recording<Game>(Transcript(instrument: Game.instrument, identity: 1, settings: [], records: records)), game
    )
  }
}
