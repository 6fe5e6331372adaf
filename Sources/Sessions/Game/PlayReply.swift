import Journal
package import Layout
import Lexicon
import WordScramble

/// What a game of Word Scramble answers, with the round as it stands then.
package struct PlayReply: Reply {
  enum Kind {
    /// With the seconds that are left of a timed round.
    case round(isCarriedOn: Bool, secondsLeft: Int?)
    case accepted(Round.Play)
    /// The word, and why it does not count.
    case rejected(String, Rejection)
    case list([Round.Play])
    case help([String])
    case info(String)
    case hint(Hint)
    /// The words of the goal that were missed, and the rare ones, common ones first, with the senses of some.
    case revealed([KnownWord], rare: [KnownWord], definitions: [DefinedWord])
    case defined(DefinedWord)

    /// The command that brings the round again.
    case command
    case failure(Diagnostic)
    case end
  }

  let kind: Kind
  let round: Round
  let origin: Origin

  /// What the round offers, where that is known and of interest.
  let solution: Solution?
  private let options: GameOptions
  package var notices: [Diagnostic] = []

  init(_ kind: Kind, in game: Game, _ options: GameOptions, _ solution: Solution? = nil) {
    self.kind = kind
    round = game.round
    origin = game.origin
    self.solution = solution
    self.options = options
  }

  /// How far the round has come, where that is known.
  var progress: RoundProgress? { solution.map(round.progress(of:)) }

  /// The command that brings the round again.
  var command: String { options.command(for: origin, round.rules) }

  package var failure: Diagnostic? {
    if case .failure(let diagnostic) = kind { diagnostic } else { nil }
  }
}

extension PlayReply {
  /// The most lines that the used words take after a move; `:list` shows all of them.
  private static let fewLines = 6

  /// What the command that brings the round again stands behind.
  static let commandLead = "Begin this round again with:"

  package func text(on screen: Screen) -> [String] {
    switch kind {
    case .command:
      // On one line however long it is, to be copied as it stands.
      ["\(Self.commandLead) \(command)"]
    case .end:
      screen.ordered(summary(on: screen)) + sheet.flatMap { wrapped($0, width: screen.width) }
    case .rejected where solution != nil:
      screen.ordered(news(on: screen) + summary(on: screen)) + sheet.flatMap { wrapped($0, width: screen.width) }
    default:
      screen.ordered(news(on: screen))
    }
  }

  /// What the answer itself says.
  private func news(on screen: Screen) -> [String] {
    let ink = screen.ink
    switch kind {
    case .round(let isCarriedOn, let secondsLeft):
      return wrapped(opening(isCarriedOn: isCarriedOn), width: screen.width).map(ink.bold)
        + wrapped(invitation(isCarriedOn: isCarriedOn, secondsLeft), width: screen.width)
        + words(round.used, on: screen, atMost: Self.fewLines)
    case .accepted(let play):
      let news = "\(play.word): \(counted(play.points, "point")).\(celebration(of: play))"
      return wrapped("\(news) \(score)", width: screen.width).map(ink.good)
        + words(round.used, on: screen, atMost: Self.fewLines)
    case .rejected(_, let rejection):
      let message = [rejection.message(for: round.root), rejection.help].compactMap(\.self).joined(separator: " ")
      return wrapped(Escape.visible("\(rejection.title): \(message)"), width: screen.width).map(ink.bad)
    case .list(let plays):
      return words(plays, on: screen, atMost: .max)
    case .help(let lines):
      return lines.flatMap { wrapped($0, width: screen.width) }
    case .info(let text):
      return wrapped(Escape.visible(text), width: screen.width)
    case .hint(let hint):
      return hint.explanation(width: screen.width)
    case .revealed(let missed, let rare, let definitions):
      let order = missed.contains { $0.frequency > 0 } ? ", common ones first" : ""
      let title = missed.isEmpty ? "You missed no word." : "You missed \(counted(missed.count, "word"))\(order):"
      return missing(missed, title, definitions, on: screen)
        + (rare.isEmpty ? [] : missing(rare, "There were \(counted(rare.count, "rare word")) besides:", on: screen))
    case .defined(let word):
      return wrapped(word.text, width: screen.width)
    case .command, .failure, .end:
      return []
    }
  }

  /// The words under their title: those with a definition on a line each, the others in columns.
  private func missing(
    _ words: [KnownWord], _ title: String, _ definitions: [DefinedWord] = [], on screen: Screen
  ) -> [String] {
    let defined = Set(definitions.map(\.word))
    return wrapped(title, width: screen.width).map(screen.ink.bold)
      + definitions.map { "  \($0.line(width: screen.width - 2))" }
      + cells(words.filter { !defined.contains($0.text) }.map(\.spelling), width: screen.width)
  }

  /// What the round has come to.
  private func summary(on screen: Screen) -> [String] {
    wrapped("\(round.root): \(score)", width: screen.width).map(screen.ink.bold)
      + words(round.used, on: screen, atMost: .max)
  }

  private func opening(isCarriedOn: Bool) -> String {
    let source =
      switch origin {
      case .seed(let seed): " (seed \(seed))"
      case .daily(let date): " (daily of \(date))"
      case .root: ""
      }
    return isCarriedOn
      ? "Carrying on with \(round.root)\(source): \(round.tally)." : "Root word: \(round.root)\(source)"
  }

  private func celebration(of play: Round.Play) -> String {
    play.word.count == round.root.letters.count ? " Every letter of the root!" : ""
  }

  private func invitation(isCarriedOn: Bool, _ secondsLeft: Int?) -> String {
    if secondsLeft == 0 {
      return "The time is up: :reveal shows what you missed, :new begins another round."
    }
    let time = secondsLeft.map { "You have \(counted($0, "second"))\(isCarriedOn ? " left" : ""). " } ?? ""
    return "Make words of at least \(counted(round.rules.minimumLength, "letter")) out of it. \(time)"
      + ":help lists the commands, :quit ends the game."
  }

  /// The words, each behind the number of its letters.
  private func words(_ plays: [Round.Play], on screen: Screen, atMost most: Int) -> [String] {
    let width = plays.map { String($0.word.count).count }.max() ?? 0
    let items = plays.map { play in
      let letters = String(play.word.count)
      return String(repeating: " ", count: width - letters.count) + letters + " " + play.word
    }
    let lines = cells(items, width: screen.width)
    guard lines.count > most else { return lines }
    return lines.prefix(most - 1) + ["  ... :list shows all \(plays.count)"]
  }
}

extension Round {
  /// How many words there are and what they are worth.
  var tally: String { "\(counted(count, "word")), \(counted(score, "point"))" }
}

extension Rejection {
  /// What would have helped, beyond the message.
  fileprivate var help: String? {
    switch self {
    case .notPossible(let missing): "Missing: \(missing.tallied)."
    case .notOriginal(let number): "(It is word \(number) of yours.)"
    case .timeUp: ":reveal shows what you missed, :new begins another round."
    case .tooShort, .isRoot, .notReal: nil
    }
  }
}

extension [Character] {
  /// The different letters in the order in which they first occur, with the number of those that occur repeatedly.
  fileprivate var tallied: String {
    var order: [Character] = []
    var counts: [Character: Int] = [:]
    for letter in self {
      if counts[letter] == nil { order.append(letter) }
      counts[letter, default: 0] += 1
    }
    return order.map { letter in
      let times = counts[letter, default: 0]
      return times == 1 ? "\(letter)" : "\(letter) (\(times) times)"
    }.joined(separator: ", ")
  }
}

extension PlayReply {
  /// Words and points, and how far they go where that is known.
  var score: String {
    guard let progress else { return "\(round.tally)." }
    guard let rank = progress.rank else { return "\(round.tally): the root offers no word to find." }
    return "\(progress.words) of \(counted(progress.totalWords, "word"))\(rare(progress)), "
      + "\(progress.points) of \(counted(progress.totalPoints, "point"))\(bonus(progress)): \(rank.rawValue)."
  }

  /// The score sheet under the summary: what was found of each length, and a line to show to others. Nothing where
  /// nothing was done.
  var sheet: [String] {
    guard let solution, let progress, let rank = progress.rank, round.count > 0 || round.isRevealed else { return [] }
    let missed = Set(round.missed(of: solution))
    let lengths = Set(solution.goal.map(\.text.count)).sorted().map { length in
      let words = solution.goal.filter { $0.text.count == length }
      return "\(length): \(words.count { !missed.contains($0) })/\(words.count)"
    }
    return ["By length: \(lengths.joined(separator: ", ")).", "To share: \(shareLine(progress, rank))"]
  }

  /// What can be shown to somebody who still wants to play the round.
  private func shareLine(_ progress: RoundProgress, _ rank: Rank) -> String {
    let help = round.isRevealed ? "revealed" : round.hintLevel.map { "hints of level \($0.rawValue)" } ?? "no hints"
    return "\(command): \(progress.words)/\(progress.totalWords) words\(rare(progress)), "
      + "\(progress.points * 100 / progress.totalPoints) %, \(rank.rawValue), \(help)"
  }

  /// How many words were accepted beside those that there are to be found.
  private func rare(_ progress: RoundProgress) -> String {
    progress.extraWords == 0 ? "" : " +\(progress.extraWords) rare"
  }

  /// What these brought.
  private func bonus(_ progress: RoundProgress) -> String {
    progress.extraPoints == 0 ? "" : " +\(progress.extraPoints)"
  }
}

extension Hint {
  /// The hint in words, on lines of `width` columns.
  func explanation(width: Int) -> [String] {
    switch level {
    case .counts:
      return wrapped("Words still to find, by first letter and length:", width: width)
        + cells(clues.map(Self.spaced), width: width)
    case .beginnings:
      return wrapped("Words still to find, by their beginning:", width: width)
        + cells(clues.map(Self.spaced), width: width)
    case .masked: return wrapped("A word of \(counted(clue.count, "letter")): \(clue)", width: width)
    case .letters:
      return wrapped("A word of these letters: \(clue.map(String.init).joined(separator: " "))", width: width)
    case .word: return ["A word: \(clue)"]
    }
  }

  private var clue: String { clues.first ?? "" }

  private static func spaced(_ clue: String) -> String { clue.split(separator: ":").joined(separator: ": ") }
}

extension Rules {
  /// The rules in words, for a player.
  var summary: String {
    let limit = timeLimit.map { " The round ends after \(counted($0, "second"))." } ?? ""
    return """
      A word counts if you have not used it yet, if it can be spelled with the letters of the root, each as often as it \
      stands there, if it has at least \(counted(minimumLength, "letter")), if it is not the root itself, and if the \
      dictionary knows it. It is worth a point a letter.\(orthography.summary)\(limit)
      """
  }
}

extension Orthography {
  /// What is particular about it, for a player.
  fileprivate var summary: String {
    let capitals = allowsCapitals ? " It may be one that is written with a capital." : ""
    guard case .folded(let kept) = accents else { return capitals }
    let letters = kept.sorted().map(String.init).joined(separator: " and ")
    let others =
      switch kept.count {
      case 0: ""
      case 1: ", but \(letters) is a letter of its own"
      default: ", but \(letters) are letters of their own"
      }
    return "\(capitals) Accents do not matter\(others)."
  }
}
