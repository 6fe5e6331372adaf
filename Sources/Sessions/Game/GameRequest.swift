import Journal
import Lexicon
package import WordScramble

/// The game that a person asks for.
package struct GameRequest {
  package var origin: Origin
  package var rules: Rules

  /// Where roots are drawn from, or nil for the place that is usual for the dictionary.
  package var roots: RootPlace?

  /// How many words a drawn root has to offer, or nil where all are welcome.
  package var range: WordsRange?

  /// How hard a drawn root has to be, or nil where all are welcome.
  package var level: RootLevel?

  /// The path of the new file in which the game is recorded, or nil for one in the state folder.
  package var transcript: String?

  /// Whether nothing is kept in the state folder.
  package var isUnrecorded = false

  /// Whether what the game comes to counts in the statistics.
  package var isCounted = false

  package init(_ origin: Origin, _ rules: Rules) { (self.origin, self.rules) = (origin, rules) }
}

extension PlaySession {
  /// The game that was asked for, before its first line.
  package init(_ request: GameRequest, by judge: any WordJudge, _ world: World) throws(Diagnostic) {
    var rules = request.rules
    rules.orthography = judge.judging.orthography
    let isDrawn = if case .root = request.origin { false } else { true }
    let options = GameOptions(request, judge.judging)
    var day = DailyRound.Found()
    if case .daily(let date) = request.origin, !request.isUnrecorded, request.transcript == nil,
      options.differenceFromDaily(request.origin, rules) == nil
    {
      day = try DailyRound(date: date, judge: judge, world: world).find(isCounted: request.isCounted)
      if let session = day.session {
        self = session
        return
      }
    }
    let pool = try RootPool(options.roots, rules, by: judge, world.library, isDrawn: isDrawn)
    let settings = { [rules] () throws(Diagnostic) in try pool.settings(rules, judge) }
    let recorder = try Recorder(
      instrument: Game.instrument, path: request.transcript, claimed: day.path, isOnShelf: !request.isUnrecorded, world,
      isCounted: request.isCounted && !request.isUnrecorded, settings: settings)
    let source = try pool.dealing(pool.source, for: request.origin, world.library)
    let game = try diagnosed { () throws(LookupFault) in
      try Game(request.origin, roots: source, rules: rules)
    }
    self.init(
      game, options, recorder: recorder, judge: judge, daysInRow: day.daysInRow,
      notices: [pool.warning].compactMap { $0 } + day.notices)
  }
}

/// The place that a game draws its roots from, and how words are judged: with the rules, all that has to be said to
/// play its rounds again.
struct GameOptions {
  var roots = RootChoice(.bundled)

  /// Where they would be drawn from if nobody said.
  var usualPlace = RootPlace.bundled

  /// The options that tell by what words are judged.
  var judging: [String] = []

  /// The code of the language that the words are of, as far as the dictionary's name tells one.
  var language = ""

  /// The command that brings the round from `origin` again, as a shell takes it: nothing but what differs from a game
  /// without options. With a `transcript` the game is recorded in a file of that name.
  func command(for origin: Origin, _ rules: Rules, recordedIn transcript: String? = nil) -> String {
    let (name, value) = origin.option
    let arguments = ["--\(name)", value] + arguments(for: origin, rules)
    let end = transcript.map { ["--transcript", $0] } ?? []
    return (["scramble"] + arguments + end).map { $0.shellQuoted }.joined(separator: " ")
  }

  /// The link that brings the round from `origin` again on a page, which is the part of an address behind its `#`, or
  /// nil where the round has options that no link has.
  func link(for origin: Origin, _ rules: Rules) -> String? {
    let options = arguments(for: origin, rules)
    let pairs = stride(from: 0, to: options.count - 1, by: 2).map { (options[$0].dropFirst(2), options[$0 + 1]) }
    guard pairs.allSatisfy({ Self.linked.contains(String($0.0)) }) else { return nil }
    let (name, value) = origin.option
    return (["game?\(name)=\(value)"] + pairs.map { "\($0)=\($1)" }).joined(separator: "&")
  }

  private static let linked: Set = ["level", "min-length", "time", "dictionary"]
  func level(of origin: Origin) -> RootLevel? { if case .seed = origin { roots.level } else { nil } }

  func solvingCommand(for root: RootWord, _ rules: Rules) -> String {
    (["scramble", "solve", "\(root)"] + rules.arguments + judging).map { $0.shellQuoted }.joined(separator: " ")
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
      switch roots.place {
      case .file(let path): add("--words", path)
      case .dictionary(let letters) where roots.place != usualPlace: add("--root-length", letters)
      case .bundled, .dictionary: break
      }
      add("--words-range", roots.range)
      add("--level", roots.level?.rawValue)
    }
    arguments += rules.arguments
    add("--time", rules.timeLimit)
    return arguments + judging
  }

  /// The options that make a round of a day another one than everybody's, quoted for a shell; nil where there are none.
  func differenceFromDaily(_ origin: Origin, _ rules: Rules) -> String? {
    guard case .daily = origin else { return nil }
    let arguments = changes(of: origin, rules)
    return arguments.isEmpty ? nil : arguments.map { $0.shellQuoted }.joined(separator: " ")
  }

  /// The name of another dictionary than the usual one, in parentheses behind a blank; empty for one with a path.
  var dictionaryInTitle: String {
    guard let place = judging.firstIndex(of: "--dictionary"), !judging[place + 1].contains("/") else { return "" }
    return " (\(judging[place + 1]))"
  }

  /// The kind of the round from `origin` in the statistics.
  func mode(of origin: Origin, _ rules: Rules) -> GameResult.Mode {
    var untimed = rules
    untimed.timeLimit = nil
    return changes(of: origin, untimed).isEmpty ? GameResult.Mode(origin, isTimed: rules.timeLimit != nil) : .other
  }

  /// The options that change what can be found in a round. Each dictionary has rounds of its own, and so has each
  /// level.
  private func changes(of origin: Origin, _ rules: Rules) -> [String] {
    var arguments = arguments(for: origin, rules)
    for option in ["--dictionary", "--level"] {
      if let place = arguments.firstIndex(of: option) { arguments.removeSubrange(place...place + 1) }
    }
    return arguments
  }
}

extension Origin {
  /// The option that asks for the round, as a command and a link name it, and its value.
  fileprivate var option: (name: String, value: String) {
    switch self {
    case .seed(let seed): ("seed", "\(seed)")
    case .daily(let date): ("daily", "\(date)")
    case .root(let root): ("root", "\(root)")
    }
  }
}

extension GameOptions {
  init(_ request: GameRequest, _ judging: Judging) {
    let place = request.roots ?? .usual(for: judging.dictionary.name)
    self.init(RootChoice(place, request.range, request.level), judging.dictionary.name, judging.arguments)
  }

  /// The options of a game with these roots that is judged by `dictionary`, as `judging` says.
  init(_ roots: RootChoice, _ dictionary: String, _ judging: [String]) {
    (self.roots, self.judging) = (roots, judging)
    usualPlace = .usual(for: dictionary)
    language = DictionaryLanguage(of: dictionary).code
  }
}

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
