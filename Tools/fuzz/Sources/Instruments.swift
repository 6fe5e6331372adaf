@testable import Anagrams
@testable import Cryptograms
@testable import Journal
@testable import Layout
@testable import Lexicon
@testable import ScrambleCLI
@testable import ScrambleFiles
@testable import Sessions
@testable import WordScramble

extension Harness {
  static let play = Harness("play") { bytes in
    let path = try Shared.without("game.txt")
    let recorder = try Recorder(
      instrument: Game.instrument, path: path, Shared.world, isCounted: true, settings: { [] })
    let session = Opened(
      PlaySession(Game(.seed(42), roots: Shared.roots), recorder: recorder, judge: Shared.judge))
    try type(session, bytes, PlayCommandName.table) { $0 == .save }
    var recording = try Recording<Game>(Transcript(parsing: readFile(path)))
    recording.start.roots = RootSource(Shared.roots)
    agrees(recording.replay(asking: Shared.judge))
    let round = try recording.carriedOn(asking: Shared.judge).engine.round
    hold(round == session.session.game.round, "a game carries on")
    let told = recording.rounds.last?.round
    hold(told?.used == round.used && told?.goal == round.goal && told?.begun == round.begun, "a game is told as it is")
  }

  static let anagram = Harness("anagram") { bytes in
    let path = try Shared.without("bench.txt")
    let recorder = try Recorder(instrument: Workbench.instrument, path: path, Shared.world, settings: { [] })
    let words = unsafe Shared.anagramWords
    var request = BenchRequest()
    request.seed = 1
    let session = Opened(
      AnagramSession(
        nil, request, recorder: recorder, words: words, clues: unsafe Shared.clues, settings: AnagramSettings()))
    try type(session, bytes, AnagramCommandName.table) { $0 == .save }
    guard let bench = session.session.workbench?.bench else { return }
    let recording = try Recording<Workbench>(Transcript(parsing: readFile(path)))
    agrees(recording.replay(asking: words))
    hold(try recording.carriedOn(asking: words).engine.bench == bench, "a session at the bench carries on")
  }

  static let cryptogram = Harness("cryptogram") { bytes in
    let path = try Shared.without("puzzle.txt")
    let recorder = try Recorder(instrument: Worksheet.instrument, path: path, Shared.world, settings: { [] })
    let session = Opened(
      CryptogramSession(
        Worksheet(Worksheet.State()), recorder: recorder, search: Shared.search,
        solver: { () throws(Diagnostic) in throw Diagnostic(.noInput, "there is no model", "name one") }))
    try type(session, bytes, CryptogramCommandName.table) { $0 == .save }
    let recording = try Recording<Worksheet>(Transcript(parsing: readFile(path)))
    agrees(recording.replay(asking: Shared.search))
    let kept = session.session.worksheet.kept
    hold(recording.carriedOn(asking: Shared.search).engine.kept == kept, "a session at a cryptogram carries on")
  }
}

private func agrees<Fault>(_ outcome: ReplayOutcome<Fault>) {
  hold(outcome.agrees, "a session replays", "\(outcome)")
}

/// Hands the lines of `bytes` to a session and renders all that it answers; all but lines that would write a file.
/// While the session takes keys, each letter of a line is one, but for a line that begins with a colon.
private func type<Name>(
  _ session: some OpenSession, _ bytes: [UInt8], _ table: CommandTable<Name>, writes: (Name) -> Bool
) throws {
  let width = 20 + bytes.count % 80
  try show(kept(session.open(), of: session), width: width)
  for line in bytes.split(separator: 0x0A).prefix(40) where !session.isOver {
    let line = String(preserving: line)
    let lines = session.takesKeys && !line.hasPrefix(":") ? line.compactMap { session.line(for: key(of: $0)) } : [line]
    for entry in lines.flatMap({ session.entries(of: $0) }) where !session.isOver {
      let command = String(entry.trimmed)
      if command.hasPrefix(":"), case .command(let name, _) = table.read(command), writes(name) { continue }
      if let reply = try session.respond(to: entry, isOneOfSeveral: false) {
        try show(kept(reply, of: session), width: width)
      }
    }
    _ = session.prompt
  }
  try show(kept(session.close(), of: session), width: width)
}

/// The answer, whose changes are kept.
private func kept(_ answer: Response, of session: some OpenSession) -> Response {
  let loss = unsafe Shared.shelf.keep(answer.changes) { session.recorder.hasBegun(at: $0) }
  hold(loss == nil, "an answer is kept")
  return answer
}

/// The key that a letter of the input stands for.
private func key(of letter: Character) -> PressedKey {
  switch letter {
  case "<": .left
  case ">": .right
  case "^": .home
  case "$": .end
  case "\u{8}", "-": .backspace
  case " ": .space
  case "\r", "!": .enter
  case "\u{1B}": .escape
  default: .letter(letter)
  }
}

private func show(_ answer: Response, width: Int) throws {
  let screen = Screen(isInteractive: true, width: width, ink: .plain)
  let picture = answer.keyPicture(screen)
  let lines =
    answer.text(screen) + answer.frames(screen).joined() + (answer.board(screen) ?? [])
    + (picture?.lines ?? [])
  hold(picture.map { $0.lines.indices.contains($0.cursor.line) } ?? true, "the cursor is in the picture")
  hold(lines.map(withoutIsolates).allSatisfy(isVisible), "an answer cannot act", "\(lines)")
  let json = answer.object(isFirst: true).text
  hold(isVisible(json), "an answer in JSON cannot act", json)
  _ = answer.diagnostics.map(\.line)
}
