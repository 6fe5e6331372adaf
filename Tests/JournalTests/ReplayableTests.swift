import Journal
import Testing

/// A fourth engine: dice whose faces a person may guess.
private struct Dice: Replayable {
  enum Move: Hashable { case seed(UInt64), roll, guess(Int) }

  struct Event: Recordable {
    let fields: [String]
    var isRecorded = true
  }

  struct Broken: Error {}

  typealias Fault = Broken

  static let instrument = "dice"
  static let settings: Set = ["sides"]

  private(set) var rolls = 0
  private var generator: SplitMix64
  private let sides: Int
  let isTimed: Bool

  init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault) {
    guard case .seed(let seed)? = Self.read(opening) else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    generator = SplitMix64(seed: seed)
    sides = transcript.settings.first.flatMap { Int($0.value) } ?? 6
    isTimed = opening.elapsed != nil
  }

  func move(of record: Record) -> Move? { Self.read(record) }

  private static func read(_ record: Record) -> Move? {
    switch record.fields.first {
    case "seed": UInt64(record.fields.last ?? "").map(Move.seed)
    case "roll": .roll
    case "guess": Int(record.fields.last ?? "").map(Move.guess)
    default: nil
    }
  }

  static func startsClock(_ move: Move) -> Bool { if case .seed = move { true } else { false } }

  /// The oracle says whether the table is still there.
  mutating func make(_ move: Move, at milliseconds: Int, asking isThere: Bool) throws(Broken) -> Event? {
    if !isThere { throw Broken() }
    switch move {
    case .seed(let seed):
      generator = SplitMix64(seed: seed)
      return Event(fields: ["seed", "\(seed)"])
    case .roll:
      rolls += 1
      return Event(fields: ["roll", "\(1 + generator.draw(below: sides))"])
    case .guess(0): return nil
    case .guess(let face) where face > sides: return Event(fields: ["guess", "\(face)"], isRecorded: false)
    case .guess(let face): return Event(fields: ["guess", "\(face)"])
    }
  }

  /// A record says that the table was there, but for one that leaves it open.
  func oracle(believing record: Record, else isThere: Bool) -> Bool {
    record.fields == ["guess", "6"] ? isThere : true
  }
}

@Suite struct ReplayableTests {
  private func recording(_ lines: String, sides: Int = 6) throws(TranscriptFault) -> Recording<Dice> {
    let text =
      "word-scramble transcript 1\ninstrument: dice\nid: 00000000000000ff\nsides: \(sides)\n\n\(lines)\n"
    return try Recording(Transcript(parsing: Array(text.utf8)))
  }

  /// The rolls of seed 7 are 3, 1 and 6.
  private let rolls = "seed 7\nroll 3\nguess 2\nroll 1\nroll 6"

  @Test func `What happened agrees, and is carried on`() throws {
    let recording = try recording(rolls)
    #expect(recording.replay(asking: true).agrees)
    let (dice, lost) = try recording.carriedOn(asking: true)
    #expect(dice.rolls == 3 && lost.isEmpty)
  }

  @Test func `The first difference is told with its line and what happens instead`() throws {
    let divergence = try recording(rolls.replacing("roll 1", with: "roll 2")).replay(asking: true).divergence
    #expect(divergence == Divergence(line: 9, recorded: Record(["roll", "2"]), found: Record(["roll", "1"])))
  }

  @Test(arguments: ["guess 0", "guess 7"])
  func `Where nothing happens, or what happens is not recorded, nothing is found`(line: String) throws {
    let divergence = try recording("seed 7\n\(line)").replay(asking: true).divergence
    #expect(divergence?.line == 7 && divergence?.found == nil)
  }

  @Test func `What cannot have happened is lost when a session is carried on`() throws {
    let (dice, lost) = try recording(rolls.replacing("roll 1", with: "roll 2\nroll 1")).carriedOn(asking: true)
    #expect(lost == [9] && dice.rolls == 3)
  }

  @Test func `Lost lines anywhere change nothing, and take no other line with them`() throws {
    var chance = SplitMix64(seed: 1)
    let lines = rolls.split(separator: "\n").map(String.init)
    for _ in 0..<100 {
      var edited = [lines[0]]
      var lost: [Int] = []
      for line in lines.dropFirst() {
        while chance.draw(below: 2) == 0 {
          lost.append(edited.count + 6)
          edited.append(["roll 7", "guess 0", "guess 9", "seed 07"][chance.draw(below: 4)])
        }
        edited.append(line)
      }
      var visited = 0
      let recording = try recording(edited.joined(separator: "\n"))
      var (dice, found) = try recording.carriedOn(asking: true) { _, _ in visited += 1 }
      #expect(found == lost && visited == edited.count && dice.rolls == 3)
      #expect(try dice.make(.roll, at: 0, asking: true)?.fields == ["roll", "4"])
    }
  }

  @Test func `An oracle that fails is neither a divergence nor agreement`() throws {
    guard case .cannotBeJudged(line: 6, _) = try recording(rolls).replay(asking: false) else {
      Issue.record("an oracle that fails judges")
      return
    }
  }

  @Test func `What is on record is believed where the oracle fails, and what it leaves open is asked`() throws {
    let (dice, lost) = try recording(rolls).carriedOn(asking: false)
    #expect(dice.rolls == 3 && lost.isEmpty)
    #expect(throws: Dice.Broken.self) { try recording("seed 7\nguess 6").carriedOn(asking: false) }
  }

  @Test(arguments: [
    ("", 6), ("roll 3", 6), ("seed 7\ndance", 7), ("@0 seed 7\nroll 3", 7), ("@0 seed 7\n@5 roll 3\n@4 roll 1", 8),
    ("seed 7\n@5 roll 3", 7),
  ])
  func `A transcript that cannot be of this engine is refused with its line`(lines: String, line: Int) {
    #expect { try recording(lines) } throws: { ($0 as? TranscriptFault)?.line == line }
  }

  @Test func `The clock may start again`() throws {
    #expect(try recording("@0 seed 7\n@5 roll 3\n@0 seed 7\n@2 roll 3").elapsed == 2)
  }

  @Test func `A transcript of another instrument is refused`() {
    let transcript = Transcript(instrument: "die", identity: 1, settings: [], records: [Record(["seed", "7"])])
    #expect(throws: TranscriptFault(.malformed("instrument: die"), line: 2)) { try Recording<Dice>(transcript) }
  }

  @Test func `Whatever a transcript is given can be read again`() throws {
    let names = ["a:b", "line\nfeed", "\\", "é"]
    let written = Transcript(
      instrument: "two\nlines: of", identity: .max, settings: names.map { .init($0, $0) },
      records: [Record(["@5", ""]), Record([" ", "\u{0}"], at: .max)])
    let read = try Transcript(parsing: Array(written.text.utf8))
    #expect(read.instrument == written.instrument && read.identity == .max)
    #expect(read.settings == written.settings && read.records == written.records)
  }
}
