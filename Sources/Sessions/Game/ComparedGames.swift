import Journal
import Lexicon
package import WordScramble

/// Games of one round that were read from transcripts, each judged anew, and what they come to side by side.
package struct ComparedGames {
  /// A transcript that does not count, and why.
  package struct LeftOut: Equatable {
    package let path: String

    /// The line that is to blame, counted from 1, or nil where none is.
    package let line: Int?

    /// The reason as the end of a sentence, with the line.
    package let reason: String

    /// The notice that the transcript is left out.
    package var diagnostic: Diagnostic { .note("\(path) is left out", reason) }
  }

  package private(set) var leftOut: [LeftOut] = []

  /// The players with the paths of their transcripts, in the order in which these were given.
  private var games: [(path: String, transcript: Transcript, round: Round, knewWords: Bool)] = []

  /// The first game that counts, with its judge, and the round that it has.
  private var reference: Reference?

  /// The roots of the game that was judged last, with its settings: most games of one round have the same settings.
  private var pool: (settings: [Transcript.Setting], pool: Result<RootPool, LookupFault>)?
  private let world: World

  /// Reads the transcripts at `paths`. The first that counts decides which round is compared.
  ///
  /// - Throws: `Diagnostic` for a file that is not there or cannot be read, before any is judged.
  package init(_ paths: [String], _ request: JudgingRequest, _ world: World) throws(Diagnostic) {
    self.world = world
    for path in paths { try world.library.checkReadable(path) }
    if let name = request.dictionary { _ = try world.library.dictionary(name) }
    var known: [String] = []
    for path in paths {
      if let earlier = known.first(where: { world.shelf.isSame($0, as: path) }) {
        leaveOut(path, "it is the same file as \(earlier)")
        continue
      }
      known.append(path)
      do throws(Unfit) {
        try add(path, request)
      } catch {
        switch error {
        case .failure(let diagnostic): throw diagnostic
        case .reason(let reason, let line): leaveOut(path, line: line, reason)
        }
      }
    }
  }

  /// Compares the games that count.
  ///
  /// - Throws: `Diagnostic` where fewer than two are left.
  package func comparison() throws(Diagnostic) -> RoundComparison {
    guard let reference, games.count > 1 else {
      throw Diagnostic(
        .badData, "there is nothing to compare",
        because: "\(games.first.map { "only \($0.path)" } ?? "no file") counts",
        "name two or more transcripts of one round")
    }
    return RoundComparison(
      zip(names, games).map {
        RoundComparison.Player($0, $1.round, knewWords: $1.knewWords)
      },
      try reference.judge.offer(of: reference.root, reference.rules))
  }

  /// The paths of the games that count, by the names of their players.
  package var paths: [String: String] {
    zip(names, games).reduce(into: [:]) { $0[$1.0] = $1.1.path }
  }

  /// The names of the players. The one game on the shelf, whose file nobody has named, is the player's own.
  private var names: [String] {
    let paths = games.map { $0.path }
    let own = paths.filter { world.shelf.holds(world.library.absolutePath($0)) }
    return playerNames(
      paths.map { own == [$0] ? $0.split(separator: "/").dropLast().joined(separator: "/") + "/mine.txt" : $0 })
  }

  /// The changes to the dictionary and the lists since the games were played, one line each.
  package func changes() throws(Diagnostic) -> [String] {
    guard let reference else { return [] }
    return try reference.game.judging.changes(judgedBy: reference.judge.judging, world.library)
  }

  private mutating func leaveOut(_ path: String, line: Int? = nil, _ reason: String) {
    leftOut.append(LeftOut(path: path, line: line, reason: reason))
  }

  private mutating func add(_ path: String, _ request: JudgingRequest) throws(Unfit) {
    let game = try game(path)
    if let difference = reference?.difference(from: game) { throw .reason(difference) }
    do throws(Unfit) {
      let judge = try Unfit.telling { () throws(Diagnostic) -> any WordJudge in
        if let reference { return reference.judge }
        return try world.library.judge(game.judging.judging(request, world.library))
      }
      try judgeAnew(game, by: judge)
      let (round, knewWords) = try Self.round(of: game, reference?.root)
      reference = reference ?? Reference(game: game, judge: judge, root: round.root, rules: round.rules)
      let transcript = game.transcript
      if let same = games.first(where: { $0.transcript.goesOn(with: transcript) }) {
        throw .reason("it is the same session as \(same.path)")
      }
      if let shorter = games.firstIndex(where: { transcript.goesOn(with: $0.transcript) }) {
        leaveOut(games.remove(at: shorter).path, "\(path) is the same session, carried on")
      }
      games.append((path, transcript, round, knewWords))
    } catch {
      // Only the first game opens a dictionary.
      guard reference == nil, case .failure(let diagnostic) = error else { throw error }
      throw .reason("its dictionary cannot be used (\(diagnostic.described)), name it with --dictionary")
    }
  }

  /// More bytes than any transcript has: those of a million moves.
  private static let largest = 64 << 20

  private func game(_ path: String) throws(Unfit) -> RecordedGame {
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try world.library.contents(of: path, upTo: Self.largest)
    } catch {
      throw error.status == .badData ? .reason("it is too large for a transcript") : .failure(error)
    }
    let instrument: String
    do throws(TranscriptFault) {
      let transcript = try Transcript(parsing: bytes)
      if let line = transcript.tornLine { throw TranscriptFault(.torn, line: line) }
      if transcript.instrument == Game.instrument { return try RecordedGame(transcript, world) }
      instrument = transcript.instrument
    } catch {
      throw .reason("line \(error.line): \(error)", line: error.line)
    }
    throw .reason("it is no game but a session of '\(Escape.visible.beginning(40, of: instrument))'", line: 2)
  }

  private mutating func judgeAnew(_ game: RecordedGame, by judge: any WordJudge) throws(Unfit) {
    let settings = game.transcript.settings
    let known = pool?.settings == settings ? pool?.pool : nil
    let pool = known ?? game.pool(by: judge)
    self.pool = (settings, pool)
    let outcome = try Unfit.telling { () throws(Diagnostic) in try game.replay(by: judge, drawingFrom: pool) }
    let divergence: Divergence
    switch outcome {
    case .agrees: return
    case .cannotBeJudged(let line, let fault): throw .reason("line \(line) cannot be judged: \(fault)", line: line)
    case .diverges(let found): divergence = found
    }
    // Where something else judges now, nobody needs to have changed the file.
    let changes = try Unfit.telling { () throws(Diagnostic) in
      try game.judging.changes(judgedBy: judge.judging, world.library)
    }
    let change = changes.first.map { " (\($0))" } ?? ""
    let (recorded, found) = (Self.quoted(divergence.recorded), divergence.found.map(Self.quoted) ?? "nothing")
    throw .reason("line \(divergence.line) says \(recorded), and \(found) comes out\(change)", line: divergence.line)
  }

  private static func quoted(_ record: Record) -> String { "'\(Escape.visible.beginning(60, of: "\(record)"))'" }

  /// The first round with `root`; without `root` that with the root of the first word. Whoever plays a root again knows
  /// its words: they were shown when the first round was revealed, or its time was up. Rounds before with other roots
  /// of the same letters tell whether words of them were shown.
  private static func round(of game: RecordedGame, _ root: RootWord?) throws(Unfit) -> (Round, knewWords: Bool) {
    let rounds = game.rounds
    guard let root = root ?? rounds.first(where: { $0.count > 0 })?.root
    else { throw .reason("no word was found in it") }
    let attempts = rounds.filter { $0.root == root }
    guard let first = attempts.first else { throw .reason("no round of it has the root '\(root)'") }
    if first.count == 0 {
      throw .reason("no word was found in \(attempts.count == 1 ? "it" : "its first round with the root '\(root)'")")
    }
    let letters = root.description.sorted()
    let before = rounds.prefix { $0.root != root }.filter { $0.root.description.sorted() == letters }
    return (first, before.contains { $0.isRevealed || $0.hintLevel != nil })
  }
}

extension Transcript {
  /// Whether it is a copy of `other`, or the session of that carried on. Where no person typed, the identity follows
  /// from the beginning, which others may have, too.
  fileprivate func goesOn(with other: Transcript) -> Bool {
    identity == other.identity && records.starts(with: other.records)
      && records.first.map { Self.identity(ofInstrument: instrument, settings: settings, opening: $0) } != identity
  }
}

/// Why a game does not count.
private enum Unfit: Error {
  case reason(String, line: Int? = nil)

  /// The failure that keeps all games from being compared.
  case failure(Diagnostic)

  /// Does `body`, whose failure is one of the dictionary or concerns this game alone.
  static func telling<Result>(_ body: () throws(Diagnostic) -> Result) throws(Unfit) -> Result {
    do throws(Diagnostic) {
      return try body()
    } catch {
      throw error.kind == .ofOneWord ? .reason(error.subject) : .failure(error)
    }
  }
}

/// The game that decides which round is compared, and who judges it.
private struct Reference {
  let game: RecordedGame
  let judge: any WordJudge
  let root: RootWord
  let rules: Rules

  /// Under what other rules, or by what other words, `other` was played, as a reason; nil where there is no difference.
  func difference(from other: RecordedGame) -> String? {
    let (ours, theirs) = (game.judging, other.judging)
    if other.rules.minimumLength != rules.minimumLength {
      return "its words have at least \(counted(other.rules.minimumLength, "letter")), not \(rules.minimumLength)"
    }
    if other.rules.timeLimit != rules.timeLimit {
      let limits = [other.rules, rules].map { $0.timeLimit.map { counted($0, "second") } ?? "none" }
      return "its time limit is \(limits[0]), not \(limits[1])"
    }
    if theirs.dictionary.fingerprint != ours.dictionary.fingerprint {
      let names = [theirs, ours].map { "'\($0.dictionary.name)'" }
      return names[0] == names[1]
        ? "it was judged by another version of the dictionary \(names[0])"
        : "it was judged by the dictionary \(names[0]), not \(names[1])"
    }
    if theirs.orthography != ours.orthography { return "capitals or accents count otherwise in it" }
    if other.rules != rules { return "it has other rules" }
    if theirs.common?.fingerprint != ours.common?.fingerprint { return "it has another list of common words" }
    if theirs.extra?.fingerprint != ours.extra?.fingerprint { return "it has another list of extra words" }
    return nil
  }
}

/// Names for whoever made the files at `paths`, no two of which are the same: the names of the files, where files of
/// different folders have the same one with as many of their folders as tell them apart. An ending that all files have
/// is left out.
func playerNames(_ paths: [String]) -> [String] {
  let isText = paths.allSatisfy { $0.hasSuffix(".txt") && !$0.hasSuffix("/.txt") && $0 != ".txt" }
  let stems = paths.map { isText ? String($0.dropLast(4)) : $0 }
  let parts = stems.map { $0.split(separator: "/") }
  var names = parts.map { $0.last.map(String.init) ?? "" }
  var depth = 1
  while true {
    let counts = names.counts
    let doubled = names.indices.filter { counts[names[$0], default: 0] > 1 }
    if doubled.isEmpty { return names }
    depth += 1
    if doubled.allSatisfy({ parts[$0].count < depth }) { return stems }
    for index in doubled { names[index] = parts[index].suffix(depth).joined(separator: "/") }
  }
}
