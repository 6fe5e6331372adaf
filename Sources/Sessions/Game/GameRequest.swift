import Journal
import Lexicon
import Spelling
package import WordScramble

/// The game that a person asks for.
package struct GameRequest {
  package var origin: Origin
  package var rules: Rules

  /// Where roots are drawn from, or nil for the place that is usual for the dictionary.
  package var roots: RootPlace?

  /// How many words a drawn root has to offer, or nil where all are welcome.
  package var range: WordsRange?

  /// The path of the new file in which the game is recorded, or nil for one in the state folder.
  package var transcript: String?

  /// Whether nothing is kept in the state folder.
  package var isUnrecorded: Bool

  /// Whether what the game comes to counts in the statistics.
  package var isCounted: Bool

  package init(
    _ origin: Origin, _ rules: Rules, roots: RootPlace? = nil, range: WordsRange? = nil, transcript: String? = nil,
    isUnrecorded: Bool = false, isCounted: Bool = false
  ) {
    self.origin = origin
    self.rules = rules
    self.roots = roots
    self.range = range
    self.transcript = transcript
    self.isUnrecorded = isUnrecorded
    self.isCounted = isCounted
  }
}

extension PlaySession {
  /// The game that was asked for, before its first line.
  package init(_ request: GameRequest, by judge: DictionaryJudge, _ setup: Setup) throws {
    var rules = request.rules
    rules.orthography = judge.judging.orthography
    let isDrawn = if case .root = request.origin { false } else { true }
    let usual = RootPlace.usual(for: judge.judging.dictionary.name)
    let pool = try RootPool(request.roots ?? usual, request.range, rules, by: judge, isDrawn: isDrawn)
    let recorder = try Recorder(
      instrument: Game.instrument, path: request.transcript, state: request.isUnrecorded ? nil : setup.state,
      isTyped: setup.isTyped, settings: { [rules] in try PlaySetting.all(pool, rules, judge) })
    self.init(
      try Game(request.origin, roots: pool.source, rules: rules),
      GameOptions(roots: pool.place, usualRoots: usual, range: pool.range, judging: judge.judging.arguments),
      recorder: recorder, judge: judge,
      clock: Stopwatch(), results: request.isCounted && !request.isUnrecorded ? ResultBook(setup.state) : nil,
      notices: [pool.warning].compactMap(\.self))
  }
}

/// What a game draws its roots from and who judges it: with the rules, all that has to be said to play its rounds
/// again.
struct GameOptions {
  /// Where roots are drawn from.
  var roots = RootPlace.bundled

  /// Where they would be drawn from if nobody said.
  var usualRoots = RootPlace.bundled

  /// How many words a drawn root has to offer, or nil where all are welcome.
  var range: WordsRange?

  /// The options that tell by what words are judged.
  var judging: [String] = []

  /// The command that brings the round from `origin` again, as a shell takes it: nothing but what differs from a game
  /// without options.
  func command(for origin: Origin, _ rules: Rules) -> String {
    let source =
      switch origin {
      case .seed(let seed): ["--seed", "\(seed)"]
      case .daily(let date): ["--daily", "\(date)"]
      case .root(let root): ["--root", "\(root)"]
      }
    return (["scramble"] + source + arguments(for: origin, rules)).map(\.shellQuoted).joined(separator: " ")
  }

  /// The options of that command beside the one that names the round.
  private func arguments(for origin: Origin, _ rules: Rules) -> [String] {
    var arguments: [String] = []
    func add(_ option: String, _ value: (some CustomStringConvertible)?) {
      if let value { arguments += [option, value.description] }
    }
    switch origin {
    case .root: break
    case .seed, .daily:
      switch roots {
      case .file(let path): add("--words", path)
      case .dictionary(let letters) where roots != usualRoots: add("--root-length", letters)
      case .bundled, .dictionary: break
      }
      add("--words-range", range)
    }
    if rules.minimumLength != Rules().minimumLength { add("--min-length", rules.minimumLength) }
    add("--time", rules.timeLimit)
    return arguments + judging
  }

  /// What makes a round of a day another one than everybody's, as a shell takes it, or nil where nothing does.
  func differenceFromDaily(_ origin: Origin, _ rules: Rules) -> String? {
    guard case .daily = origin else { return nil }
    let arguments = arguments(for: origin, rules)
    return arguments.isEmpty ? nil : arguments.map(\.shellQuoted).joined(separator: " ")
  }
}
