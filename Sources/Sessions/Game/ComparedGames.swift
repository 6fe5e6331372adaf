import Journal
import Lexicon
import ScrambleFiles
import Spelling
package import WordLists
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

    /// What is told of it beside the result.
    package var diagnostic: Diagnostic { .note("\(path) is left out", reason) }
  }

  package private(set) var leftOut: [LeftOut] = []

  /// The players with the paths of their transcripts, in the order in which these were given.
  private var games: [(path: String, round: Round, knewWords: Bool)] = []

  /// What the first game that counts says the round is.
  private var reference: Reference?

  /// What the game that was judged last drew its roots from: most games of one round have the same settings.
  private var pool: (settings: [Transcript.Setting], pool: Result<RootPool, LookupFault>)?
  private let data: DataFolder

  /// Reads the transcripts at `paths`. The first that counts decides which round is compared.
  ///
  /// - Parameter judge: makes the judge of all games.
  /// - Throws: `FileFault` for a file that is not there or cannot be read, before any is judged.
  package init(
    _ paths: [String], _ request: JudgingRequest, _ data: DataFolder, judge: (Judging) throws -> DictionaryJudge
  ) throws {
    self.data = data
    for path in paths { try checkReadable(path) }
    if let name = request.dictionary { _ = try InstalledDictionaries(data).dictionary(name) }
    var known: [String: String] = [:]
    for path in paths {
      if let earlier = known.updateValue(path, forKey: realPath(path)) {
        leaveOut(path, "it is the same file as \(earlier)")
        continue
      }
      do {
        try add(path, request, judge)
      } catch let fault as Unfit {
        leaveOut(path, line: fault.line, fault.reason)
      }
    }
  }

  /// What the games come to side by side.
  ///
  /// - Throws: `Diagnostic` where fewer than two are left.
  package func comparison() throws -> RoundComparison {
    guard let reference, games.count > 1 else {
      throw Diagnostic(
        .badData, "there is nothing to compare",
        because: "\(games.first.map { "only \($0.path)" } ?? "no file") counts",
        "name two or more transcripts of one round")
    }
    return RoundComparison(
      zip(playerNames(games.map(\.path)), games).map {
        RoundComparison.Player($0, $1.round, knewWords: $1.knewWords)
      },
      try reference.judge.solution(of: reference.root, reference.rules))
  }

  /// The paths of the games that count, by the names of their players.
  package var paths: [String: String] {
    Dictionary(zip(playerNames(games.map(\.path)), games.map(\.path))) { first, _ in first }
  }

  /// What is no longer as it was when the games were played, one line each.
  package func changes() throws -> [String] {
    try reference.map { try $0.game.judging.changes(judgedBy: $0.judge.judging) } ?? []
  }

  private mutating func leaveOut(_ path: String, line: Int? = nil, _ reason: String) {
    leftOut.append(LeftOut(path: path, line: line, reason: reason))
  }

  private mutating func add(
    _ path: String, _ request: JudgingRequest, _ makeJudge: (Judging) throws -> DictionaryJudge
  ) throws {
    let game = try Self.game(path, data)
    if let reference {
      if let difference = reference.difference(from: game) { throw Unfit(difference) }
      try judgeAnew(game, by: reference.judge)
      let (round, knewWords) = try Self.round(of: game, reference.root, by: reference.judge)
      games.append((path, round, knewWords))
    } else {
      let (judge, (round, knewWords)) = try Self.usingItsDictionary {
        let judge = try makeJudge(try game.judging.judging(request, data))
        try judgeAnew(game, by: judge)
        return (judge, try Self.round(of: game, nil, by: judge))
      }
      reference = Reference(game: game, judge: judge, root: round.root, rules: round.rules)
      games.append((path, round, knewWords))
    }
  }

  /// Runs `body`, which judges by a dictionary that a transcript names. Only that of the first game is used.
  private static func usingItsDictionary<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let fault as FileFault {
      throw Unfit("its dictionary cannot be used (\(fault)), name it with --dictionary")
    } catch let fault as DictionaryFault {
      throw Unfit("its dictionary cannot be used (\(Diagnostic(fault).subject))")
    } catch let fault as LookupFault {
      throw Unfit("its dictionary cannot be used (\(fault.subject))")
    }
  }

  /// More bytes than any transcript has: those of a million moves.
  private static let largest = 64 << 20

  private static func game(_ path: String, _ data: DataFolder) throws -> RecordedGame {
    do {
      let transcript = try Transcript(parsing: try readFile(path, upTo: largest))
      if let line = transcript.tornLine { throw TranscriptFault(.torn, line: line) }
      guard transcript.instrument == Game.instrument else {
        throw Unfit(
          "it is no game but a session of '\(Escape.visible.beginning(40, of: transcript.instrument))'", line: 2)
      }
      return try RecordedGame(transcript, data)
    } catch let fault as TranscriptFault {
      throw Unfit("line \(fault.line): \(fault)", line: fault.line)
    } catch let fault as FileFault {
      guard case .tooLarge = fault.cause else { throw fault }
      throw Unfit("it is too large for a transcript")
    }
  }

  /// Judges every move of `game` anew.
  private mutating func judgeAnew(_ game: RecordedGame, by judge: DictionaryJudge) throws {
    do {
      let settings = game.transcript.settings
      let known = pool?.settings == settings ? pool?.pool : nil
      let pool = try known ?? game.pool(by: judge)
      self.pool = (settings, pool)
      let divergence: Divergence
      switch try game.replay(by: judge, drawingFrom: pool) {
      case .agrees: return
      case .cannotBeJudged(let line, let fault):
        throw Unfit("line \(line) cannot be judged: \(fault)", line: line)
      case .diverges(let found): divergence = found
      }
      let (recorded, found) = (Self.quoted(divergence.recorded), divergence.found.map(Self.quoted) ?? "nothing")
      // Where something else judges now, nobody needs to have changed the file.
      let change = try game.judging.changes(judgedBy: judge.judging).first.map { " (\($0))" } ?? ""
      throw Unfit(
        "line \(divergence.line) says \(recorded), and \(found) comes out\(change)", line: divergence.line)
    } catch {
      guard let diagnostic = Diagnostic(ofOneWord: error) else { throw error }
      throw Unfit("\(diagnostic.subject)")
    }
  }

  private static func quoted(_ record: Record) -> String { "'\(Escape.visible.beginning(60, of: "\(record)"))'" }

  /// The first round with `root`; without `root` that with the root of the first word. Whoever plays a root again knows
  /// its words: they were shown when the first round was revealed, or its time was up. Rounds before with other roots
  /// of the same letters tell whether words of them were shown.
  private static func round(
    of game: RecordedGame, _ root: RootWord?, by judge: DictionaryJudge
  ) throws -> (Round, knewWords: Bool) {
    let rounds = try game.rounds(asking: judge)
    guard let root = root ?? rounds.first(where: { $0.count > 0 })?.root else { throw Unfit("no word was found in it") }
    let attempts = rounds.filter { $0.root == root }
    guard let first = attempts.first else { throw Unfit("no round of it has the root '\(root)'") }
    if first.count == 0 {
      throw Unfit("no word was found in \(attempts.count == 1 ? "it" : "its first round with the root '\(root)'")")
    }
    let letters = root.description.sorted()
    let before = rounds.prefix { $0.root != root }.filter { $0.root.description.sorted() == letters }
    return (first, before.contains { $0.isRevealed || $0.hintLevel != nil })
  }
}

/// Why a game does not count.
private struct Unfit: Error {
  let reason: String
  let line: Int?

  init(_ reason: String, line: Int? = nil) {
    self.reason = reason
    self.line = line
  }
}

/// The game that decides which round is compared, and who judges it.
private struct Reference {
  let game: RecordedGame
  let judge: DictionaryJudge
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
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let doubled = names.indices.filter { counts[names[$0], default: 0] > 1 }
    if doubled.isEmpty { return names }
    depth += 1
    if doubled.allSatisfy({ parts[$0].count < depth }) { return stems }
    for index in doubled { names[index] = parts[index].suffix(depth).joined(separator: "/") }
  }
}
