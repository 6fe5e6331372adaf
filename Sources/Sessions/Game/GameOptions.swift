import Lexicon
import WordScramble

/// The place that a game draws its roots from, and how words are judged: with the rules, all that has to be said to
/// play its rounds again.
struct GameOptions {
  var roots = RootChoice(.bundled)

  /// Where they would be drawn from if nobody said.
  var usualPlace = RootPlace.bundled

  /// The options that tell by what words are judged.
  var judging: [Argument] = []

  /// The code of the language that the words are of, as far as the dictionary's name tells one.
  var language = ""

  /// The command that brings the round from `origin` again, as a shell takes it: nothing but what differs from a game
  /// without options. With a `transcript` the game is recorded in a file of that name.
  func command(for origin: Origin, _ rules: Rules, recordedIn transcript: String? = nil) -> String {
    let end = [Argument]([("transcript", transcript)])
    return ([origin.option] + arguments(for: origin, rules) + end).shellLine("scramble")
  }

  /// The link that brings the round from `origin` again on a page, which is the part of an address behind its `#`, or
  /// nil where the round has options that no link has.
  func link(for origin: Origin, _ rules: Rules) -> String? {
    let options = arguments(for: origin, rules)
    guard options.allSatisfy({ Self.linked.contains($0.name) }) else { return nil }
    return "game?" + ([origin.option] + options).map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }

  private static let linked: Set = ["level", "min-length", "time", "dictionary"]

  func level(of origin: Origin) -> RootLevel? { if case .seed = origin { roots.level } else { nil } }

  func solvingCommand(for root: RootWord, _ rules: Rules) -> String {
    (rules.arguments + judging).shellLine("scramble", "solve", "\(root)")
  }

  /// The options of that command beside the one that names the round.
  private func arguments(for origin: Origin, _ rules: Rules) -> [Argument] {
    let rest = rules.arguments + [Argument]([("time", rules.timeLimit.map { "\($0)" })]) + judging
    if case .root = origin { return rest }
    let place: (name: String, value: String?) =
      switch roots.place {
      case .bundled: ("words", nil)
      case .file(let path): ("words", path)
      case .dictionary(let letters): ("root-length", roots.place == usualPlace ? nil : "\(letters)")
      }
    return [Argument]([place, ("words-range", roots.range?.description), ("level", roots.level?.rawValue)]) + rest
  }

  /// The options that make a round of a day another one than everybody's, quoted for a shell; nil where there are none.
  func differenceFromDaily(_ origin: Origin, _ rules: Rules) -> String? {
    guard case .daily = origin else { return nil }
    let changes = changes(of: origin, rules)
    return changes.isEmpty ? nil : changes.shellLine()
  }

  /// The name of another dictionary than the usual one, in parentheses behind a blank; empty for one with a path.
  var dictionaryInTitle: String {
    judging.first { $0.name == "dictionary" && !$0.value.contains("/") }.map { " (\($0.value))" } ?? ""
  }

  /// The kind of the round from `origin` in the statistics.
  func mode(of origin: Origin, _ rules: Rules) -> GameResult.Mode {
    var untimed = rules
    untimed.timeLimit = nil
    return changes(of: origin, untimed).isEmpty ? GameResult.Mode(origin, isTimed: rules.timeLimit != nil) : .other
  }

  /// The options that change what can be found in a round. Each dictionary has rounds of its own, and so has each
  /// level.
  private func changes(of origin: Origin, _ rules: Rules) -> [Argument] {
    arguments(for: origin, rules).filter { !["dictionary", "level"].contains($0.name) }
  }
}

extension GameOptions {
  init(_ request: GameRequest, _ judging: Judging) {
    let place = request.roots ?? .usual(for: judging.dictionary.name)
    self.init(RootChoice(place, request.range, request.level), judging.dictionary.name, judging.arguments)
  }

  /// The options of a game with these roots that is judged by `dictionary`, as `judging` says.
  init(_ roots: RootChoice, _ dictionary: String, _ judging: [Argument]) {
    (self.roots, self.judging) = (roots, judging)
    usualPlace = .usual(for: dictionary)
    language = DictionaryLanguage(of: dictionary).code
  }
}

extension Origin {
  /// The option that asks for the round, as a command and a link name it, and its value.
  fileprivate var option: Argument {
    switch self {
    case .seed(let seed): Argument("seed", "\(seed)")
    case .daily(let date): Argument("daily", "\(date)")
    case .root(let root): Argument("root", "\(root)")
    }
  }
}
