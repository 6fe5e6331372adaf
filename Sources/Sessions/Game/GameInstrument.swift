import Journal
import WordScramble

extension Instrument {
  /// Word Scramble.
  package static var game: Instrument {
    Instrument(
      name: Game.instrument, linkName: "game",
      open: { link, world throws(Diagnostic) in
        let judge = try world.judge(link)
        let request = try GameRequest(link, judge.judging, world)
        return Opened(try PlaySession(request, by: judge, world))
      },
      read: { transcript, world throws(TranscriptFault) in try RecordedGame(transcript, world) })
  }
}

extension GameRequest {
  /// The game that a link asks for: its `root`, its `seed`, or the `daily` of today or of another day, and its `level`
  /// and `time`; a drawn one where it names none.
  fileprivate init(_ link: Link, _ judging: Judging, _ world: World) throws(Diagnostic) {
    let origin: Origin
    if let root = link["root"] {
      do throws(RootFault) { origin = .root(try RootWord(root, judging.orthography)) } catch { throw Diagnostic(error) }
    } else if let day = link["daily"] {
      origin = .daily(CalendarDate(day, from: world.today()) ?? world.today())
    } else {
      origin = .seed(link["seed"].flatMap { UInt64($0) } ?? world.seed())
    }
    let time = link["time"].flatMap { Int($0) }.flatMap { (1...Rules.longestTime).contains($0) ? $0 : nil }
    let length = link["min-length"].flatMap { Int($0) }.flatMap { (1...RootWord.mostLetters).contains($0) ? $0 : nil }
    self.init(origin, Rules(minimumLength: length ?? Rules().minimumLength, timeLimit: time))
    if case .seed = origin { level = link["level"].flatMap { RootLevel(rawValue: $0) } }
    isCounted = world.isTyped
  }
}
