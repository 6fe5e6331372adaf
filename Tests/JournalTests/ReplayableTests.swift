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
    guard case .seed(let seed)? = Self.move(of: opening) else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    generator = SplitMix64(seed: seed)
    sides = transcript.settings.first.flatMap { Int($0.value) } ?? 6
    isTimed = opening.elapsed != nil
  }

  static func move(of record: Record) -> Move? {
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

  mutating func restore(_ record: Record, asking isThere: Bool) -> Bool {
    var after = self
    guard let move = Self.move(of: record), let event = try? after.make(move, at: 0, asking: true),
      event.fields == record.fields
    else { return false }
    self = after
    return true
  }
}

@Suite struct ReplayableTests {
  private func recording(_ lines: String, sides: Int = 6) throws(TranscriptFault) -> Recording<Dice> {
    let text = "word-scramble transcript 1\ninstrument: dice\nsides: \(sides)\n\n\(lines)\n"
    return try Recording(Transcript(parsing: Array(text.utf8)))
  }

  /// The rolls of seed 7 are 3, 1 and 6.
  private let rolls = "seed 7\nroll 3\nguess 2\nroll 1\nroll 6"

  @Test func `What happened agrees, and is carried on`() throws {
    let recording = try recording(rolls)
    #expect(try recording.firstDivergence(asking: true) == nil)
    let (dice, lost) = try recording.carriedOn(asking: true)
    #expect(dice.rolls == 3 && lost.isEmpty)
  }

  @Test func `The first difference is told with its line and what happens instead`() throws {
    let divergence = try recording(rolls.replacing("roll 1", with: "roll 2")).firstDivergence(asking: true)
    #expect(divergence == Divergence(line: 8, recorded: Record(["roll", "2"]), found: Record(["roll", "1"])))
  }

  @Test(arguments: ["guess 0", "guess 7"])
  func `Where nothing happens, or what happens is not recorded, nothing is found`(line: String) throws {
    let divergence = try recording("seed 7\n\(line)").firstDivergence(asking: true)
    #expect(divergence?.line == 6 && divergence?.found == nil)
  }

  @Test func `What cannot have happened is lost when a session is carried on`() throws {
    let (dice, lost) = try recording(rolls.replacing("roll 1", with: "roll 2\nroll 1")).carriedOn(asking: true)
    #expect(lost == [8] && dice.rolls == 3)
  }

  @Test func `An oracle that fails is no divergence`() throws {
    let recording = try recording(rolls)
    #expect(throws: Dice.Broken.self) { try recording.firstDivergence(asking: false) }
  }

  @Test(arguments: [
    ("", 5), ("roll 3", 5), ("seed 7\ndance", 6), ("@0 seed 7\nroll 3", 6), ("@0 seed 7\n@5 roll 3\n@4 roll 1", 7),
    ("seed 7\n@5 roll 3", 6),
  ])
  func `A transcript that cannot be of this engine is refused with its line`(lines: String, line: Int) {
    #expect { try recording(lines) } throws: { ($0 as? TranscriptFault)?.line == line }
  }

  @Test func `The clock may start again`() throws {
    #expect(try recording("@0 seed 7\n@5 roll 3\n@0 seed 7\n@2 roll 3").elapsed == 2)
  }

  @Test(arguments: [
    "word-scramble transcript 2\ninstrument: dice\n\nseed 7\n",
    "word-scramble transcript 1\ninstrument: die\n\nseed 7\n",
  ])
  func `A later version and another instrument are refused`(text: String) throws {
    let transcript = try Transcript(parsing: Array(text.utf8))
    #expect(throws: TranscriptFault.self) { try Recording<Dice>(transcript) }
  }

  @Test func `Whatever a transcript is given can be read again`() throws {
    let names = ["a:b", "line\nfeed", "\\", "é"]
    let written = Transcript(
      instrument: "two\nlines: of", version: 2, settings: names.map { .init($0, $0) },
      records: [Record(["@5", ""]), Record([" ", "\u{0}"], at: .max)])
    let read = try Transcript(parsing: Array(written.text.utf8))
    #expect(read.instrument == written.instrument && read.version == 2)
    #expect(read.settings == written.settings && read.records == written.records)
  }
}
