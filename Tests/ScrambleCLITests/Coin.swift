import Journal
import Layout
import Lexicon

@testable import Sessions

/// A coin that is tossed. Below it stands all that makes a fourth instrument of it: an answer, a session, the reading
/// of a transcript, and the entry of the list.
struct Coin: Replayable {
  enum Move { case begin(UInt64), toss }

  struct Event: Recordable { let fields: [String] }

  static let instrument = "coin"
  static let settings: Set = [JudgingSetting.dictionary]
  private(set) var sides: [String] = []
  private var chance: SplitMix64

  init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault) {
    guard case .begin(let seed)? = Self.read(opening) else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    self.init(seed: seed)
  }

  init(seed: UInt64) { chance = SplitMix64(seed: seed) }

  func move(of record: Record) -> Move? { Self.read(record) }

  private static func read(_ record: Record) -> Move? {
    switch (record.fields[0], record.fields.count) {
    case ("begin", 2): UInt64(record.fields[1]).map(Move.begin)
    case ("toss", 2): .toss
    default: nil
    }
  }

  mutating func make(_ move: Move, at milliseconds: Int = 0, asking oracle: Void = ()) -> Event? {
    switch move {
    case .begin(let seed):
      self = Coin(seed: seed)
      return Event(fields: ["begin", "\(seed)"])
    case .toss:
      sides.append(chance.draw(below: 2) == 0 ? "heads" : "tails")
      return Event(fields: ["toss", sides[sides.count - 1]])
    }
  }
}

struct CoinReply: Reply {
  let sides: [String]
  let sentence: Sentence
  var failure: Diagnostic?
  let event: JSON = ["kind": "info"]
  let places: JSON = [:]
  var state: JSON { ["sides": JSON(sides)] }
  var parts: [ReplyPart] { [ReplyPart(sentence)] }
}

struct CoinSession: Session {
  enum Command: String, CommandName {
    case quit

    static let table = CommandTable<Command>(entries: [.init(.quit, "ends the session")])
  }

  var coin: Coin
  var recorder: Recorder
  var notices: [Diagnostic] = []
  let prompt = "coin> "
  private(set) var isOver = false

  mutating func opening() throws(Diagnostic) -> CoinReply { info("An empty line tosses the coin.") }

  mutating func answer(to entry: String) throws(Diagnostic) -> CoinReply? {
    entry.hasPrefix(":") ? try obey(entry) : try make(.toss)
  }

  mutating func obey(_ command: Command, _ argument: String) throws(Diagnostic) -> CoinReply? {
    isOver = true
    return nil
  }

  /// Records what the move leads to, and only then tells.
  mutating func make(_ move: Coin.Move) throws(Diagnostic) -> CoinReply? {
    guard let event = coin.make(move) else { return nil }
    try record(Record(event.fields))
    return info(event.fields[1])
  }

  func ending() -> CoinReply { info("The coin was tossed \(counted(coin.sides.count, "time")).") }

  func info(_ sentence: Sentence) -> CoinReply { CoinReply(sides: coin.sides, sentence: sentence) }

  func failed(_ diagnostic: Diagnostic) -> CoinReply {
    CoinReply(sides: coin.sides, sentence: Sentence(""), failure: diagnostic)
  }
}

final class RecordedCoin: Recorded {
  let judging: RecordedJudging
  let changes: [String] = []
  private let recording: Recording<Coin>
  private let world: World

  init(_ transcript: Transcript, _ world: World) throws(TranscriptFault) {
    recording = try Recording(transcript)
    judging = try RecordedJudging(transcript)
    self.world = world
  }

  var transcript: Transcript { recording.transcript }

  func replay(by judge: any WordJudge) -> ReplayOutcome<LookupFault> {
    recording.replay(asking: ()).mapFault(Self.fault)
  }

  private static func fault(_ never: Never) -> LookupFault {}

  func describe(_ session: inout KeptSession) {
    let sides = recording.carriedOn(asking: ()).engine.sides
    (session.title, session.progress) = (sides.last ?? "no toss", counted(sides.count, "time"))
  }

  func session(carryingOn path: String, by judge: any WordJudge, isCounted: Bool) -> any OpenSession {
    let (coin, lost) = recording.carriedOn(asking: ())
    let recorder = Recorder(carryingOn: path, transcript, world)
    return Opened(CoinSession(coin: coin, recorder: recorder, notices: noticesOfLost(lost, of: path)))
  }
}

extension Instrument {
  static var coin: Instrument {
    Instrument(
      name: Coin.instrument, linkName: "toss",
      open: { link, world throws(Diagnostic) in
        let judging = try world.judge(link).judging
        let seed = try link.value("seed") { UInt64($0) } ?? world.seed()
        let recorder = try Recorder(instrument: Coin.instrument, path: nil, world, settings: judging.settings)
        var session = CoinSession(coin: Coin(seed: seed), recorder: recorder)
        try session.recorder.hold([Record(["begin", "\(seed)"])])
        return Opened(session)
      },
      read: { transcript, world throws(TranscriptFault) in try RecordedCoin(transcript, world) })
  }
}
