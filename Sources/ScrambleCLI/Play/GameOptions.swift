import Journal
import Lexicon
import WordLists
import WordScramble

/// What a game draws its roots from and who judges it: with the rules, all that has to be said to play its rounds again.
struct GameOptions {
  /// The path of the player's own start list, or nil for the bundled one.
  var words: String?

  /// How many words a drawn root has to offer, or nil where all are welcome.
  var range: WordsRange?

  /// The name or the path of the dictionary.
  var dictionary = InstalledDictionaries.bundledName

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
      add("--words", words)
      add("--words-range", range)
    }
    if rules.minimumLength != Rules().minimumLength { add("--min-length", rules.minimumLength) }
    add("--time", rules.timeLimit)
    if dictionary != InstalledDictionaries.bundledName { add("--dictionary", dictionary) }
    return arguments
  }

  /// What makes a round of a day another one than everybody's, as a shell takes it, or nil where nothing does.
  func differenceFromDaily(_ origin: Origin, _ rules: Rules) -> String? {
    guard case .daily = origin else { return nil }
    let arguments = arguments(for: origin, rules)
    return arguments.isEmpty ? nil : arguments.map(\.shellQuoted).joined(separator: " ")
  }
}

extension String {
  /// The text as one word of a shell's command line, in which nothing can act on a terminal.
  fileprivate var shellQuoted: String {
    if !isEmpty, allSatisfy({ $0.isWordLetter || $0.isASCII && $0.isNumber || "-_./,:=@%+".contains($0) }) {
      return self
    }
    if Escape.visible(self) == self { return "'\(replacing("'", with: "'\\''"))'" }
    return "$'\(Escape.visible(replacing("\\", with: "\\\\").replacing("'", with: "\\'")))'"
  }
}
