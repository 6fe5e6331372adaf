import Journal
package import Layout
import Lexicon
import WordScramble

/// What a game of Word Scramble answers, with the round as it stands then.
package struct PlayReply: Reply {
  indirect enum Kind {
    /// With the seconds that are left of a timed round, and what the round came to that was left for it.
    case round(isCarriedOn: Bool, secondsLeft: Int?, after: PlayReply?)
    case accepted(Round.Play)
    /// The word, and why it does not count.
    case rejected(String, Rejection)
    case shuffled
    case tookBack(String)
    case list([Round.Play])
    case commands
    case ranks([String])
    case info(String)
    case hint(Hint)
    case revealed(MissedWords)

    /// The time is up, with the words that were missed where they are known.
    case timeUp(MissedWords?)
    case defined(DefinedWord)

    /// The command that brings the round again.
    case command
    case challenge(Challenge)
    case failure(Diagnostic)

    /// What the round came to, in short where that was told just before.
    case end(isToldAgain: Bool = false)
  }

  let kind: Kind
  let round: Round
  let origin: Origin

  /// What the round offers, where that is known and of interest.
  let solution: Solution?
  private let options: GameOptions
  package var notices: [Diagnostic] = []
  package var isOneOfSeveral = false

  /// What was missed of a round that is carried on after its end, where that is known.
  var missed: MissedWords?

  /// How many days in a row the round of the day is played, where that is to be told.
  var daysInRow: Int?

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

  /// The level that the root was drawn for, or nil where it was not.
  var level: RootLevel? { options.level(of: origin) }

  package var failure: Diagnostic? {
    if case .failure(let diagnostic) = kind { diagnostic } else { nil }
  }
}

extension PlayReply {
  /// What the command that brings the round again stands behind.
  static let commandLead = "Begin this round again with:"

  static let timeIsUp = "The time is up."

  /// The lines of a screen that are not the answer's own: the line that was typed and the next prompt.
  private static let linesBeside = 2

  package func text(on screen: Screen) -> [String] {
    switch kind {
    case .command:
      // On one line however long it is, to be copied as it stands.
      let line = "\(Self.commandLead) \(command)"
      let isTooLong = screen.isInteractive && line.columns > screen.width
      return isTooLong ? wrapped(Self.commandLead, width: screen.width) + [command] : [line]
    case .challenge(let challenge): return challenge.lines(width: screen.width)
    case .round(let isCarriedOn, let secondsLeft, let ended):
      return opening(isCarriedOn: isCarriedOn, secondsLeft, after: ended, on: screen)
    case .shuffled: return letters(on: screen)
    case .revealed(let missed): return ending([], missed, on: screen)
    case .timeUp(let missed): return ending(["\(Self.timeIsUp) :new begins another round."], missed, on: screen)
    case .end(isToldAgain: true): return screen.ordered(score(on: screen))
    case .end:
      // The rows of words tell what was found of each length.
      return screen.ordered(score(on: screen) + foundWords(on: screen)) + [shareLine].compactMap(\.self)
    default: return screen.ordered(news(on: screen))
    }
  }

  /// How far it is to the next rank, and the words that were found.
  package func board(on screen: Screen) -> [String]? {
    switch kind {
    case .accepted, .tookBack: break
    case .round(_, secondsLeft: 0, _): return nil
    case .round where round.count > 0 && !round.isRevealed: break
    case .revealed, .timeUp: return []
    default: return nil
    }
    // What the sentence says is not drawn for those who hear it.
    let bar = screen.isLively ? progress.map { RankBar($0).lines(width: screen.width) } ?? [] : []
    return screen.ordered(bar + foundWords(on: screen))
  }

  /// What the answer itself says.
  private func news(on screen: Screen) -> [String] {
    let ink = screen.ink
    switch kind {
    case .accepted(let play):
      return ([score(after: play) + aside(about: play.word, isAccepted: true)] + celebrations)
        .flatMap { wrapped($0, width: screen.width) }.map(ink.good)
    case .rejected(let word, let rejection):
      let name = isOneOfSeveral && !word.isEmpty ? "'\(Escape.visible.beginning(40, of: word))': " : ""
      let message = [rejection.message(for: round.root), rejection.help].compactMap(\.self).joined(separator: " ")
      let text = Escape.visible("\(rejection.title): \(message)\(aside(about: word, isAccepted: false))")
      return wrapped(name + text, width: screen.width).map(ink.bad)
    case .tookBack(let word):
      return wrapped(score(afterTakingBack: word), width: screen.width)
    case .list(let plays):
      return words(plays, on: screen)
    case .ranks(let lines):
      return lines.flatMap { wrapped($0, width: screen.width) }
    case .commands: return commands(on: screen)
    case .info(let text):
      return wrapped(Escape.visible(text), width: screen.width)
    case .hint(let hint):
      let room = screen.isInteractive ? screen.height - Self.linesBeside : .max
      return hint.explanation(width: screen.width, atMost: room)
    case .defined(let word):
      return wrapped(word.text, width: screen.width)
    case .command, .challenge, .failure, .end, .round, .shuffled, .revealed, .timeUp:
      return []
    }
  }

  /// A line a command, or their names alone where the lines are more than a screen.
  private func commands(on screen: Screen) -> [String] {
    let whole = PlayCommandName.page.flatMap { wrapped($0, width: screen.width) }
    if !screen.isInteractive || whole.count <= screen.height - Self.linesBeside { return whole }
    return wrapped(PlayCommandName.page[0], width: screen.width)
      + cells(PlayCommandName.table.completions, width: screen.width)
      + wrapped("':help hint' tells what :hint does.", width: screen.width)
  }

  /// What a person may have meant who typed `word`, which is played like any other.
  private func aside(about word: String, isAccepted: Bool) -> String {
    switch word {
    case "quit", "exit", "bye", "q": " Type :quit to leave."
    case "help", "?": " Type :help for the commands."
    case _ where !isAccepted && PlayCommandName(rawValue: word) != nil || word == "hint":
      " Type :\(word) for that command."
    default: ""
    }
  }

  /// The answer to a word, or how the round begins, without what a program gets otherwise: words and letters.
  var sentences: String? {
    switch kind {
    case .accepted, .rejected:
      var named = self
      named.isOneOfSeveral = true
      return named.news(on: .page(width: .max)).joined(separator: " ")
    case .round(let isCarriedOn, let secondsLeft, let ended):
      let before = ended.map { [$0.scoreLine] + $0.sheet } ?? []
      let title = title(isCarriedOn: isCarriedOn)
      let sentence = title.last == "." ? title : "\(title)."
      let now = [sentence] + invitation(isCarriedOn: isCarriedOn, secondsLeft)
      return (before + [now.joined(separator: " ")]).joined(separator: "\n")
    default: return nil
    }
  }

  // MARK: Beginning and end

  private func opening(
    isCarriedOn: Bool, _ secondsLeft: Int?, after ended: PlayReply?, on screen: Screen
  ) -> [String] {
    let before = ended.map { screen.ordered($0.score(on: screen)) + $0.sheet(on: screen) } ?? []
    let title = wrapped(title(isCarriedOn: isCarriedOn), width: screen.width).map(screen.ink.bold)
    let invitation = invitation(isCarriedOn: isCarriedOn, secondsLeft).flatMap { wrapped($0, width: screen.width) }
    if secondsLeft == 0 || isCarriedOn && round.isRevealed {
      return before + screen.ordered(title + score(on: screen)) + sheet(on: screen) + invitation
    }
    return before + screen.ordered(title) + letters(on: screen) + invitation
  }

  private func title(isCarriedOn: Bool) -> String {
    if let title = dailyTitle(isCarriedOn: isCarriedOn) { return title }
    let source =
      switch origin {
      case .seed(let seed): " (seed \(seed)\(level.map { ", \($0.rawValue)" } ?? ""))"
      case .daily, .root: ""
      }
    return isCarriedOn
      ? "Carrying on with \(round.root)\(source): \(round.tally)." : "Root word: \(round.root)\(source)"
  }

  private func invitation(isCarriedOn: Bool, _ secondsLeft: Int?) -> [String] {
    if round.isRevealed { return ["The words have been shown. :new begins another round."] }
    if secondsLeft == 0 { return ["The time is up: :reveal shows what you missed, :new begins another round."] }
    let minimum = "Make words of at least \(counted(round.rules.minimumLength, "letter")) out of it."
    let goal =
      switch solution {
      case nil: minimum
      case let solution? where solution.words.isEmpty: "It offers no word."
      case let solution? where solution.goal.isEmpty:
        "\(minimum) It offers rare ones alone, \(solution.rare.count) of them."
      case let solution?:
        "\(minimum) \(counted(solution.goal.count, "word")) to find, \(counted(solution.goalPoints, "point"))."
      }
    let time = secondsLeft.map { "You have \(counted($0, "second"))\(isCarriedOn ? " left" : "")." }
    return [goal, time, ":help lists the commands, :quit ends the game."].compactMap(\.self)
  }

  /// The missed words and what the round has come to, on one screen where a person sees one.
  private func ending(_ lead: [String], _ missed: MissedWords?, on screen: Screen) -> [String] {
    let lead = lead.flatMap { wrapped($0, width: screen.width) }.map(screen.ink.bold)
    let score = score(on: screen), sheet = sheet(on: screen)
    let sheetLines = sheet.reduce(0) { $0 + ($1.columns + screen.width - 1) / screen.width }
    let room = screen.height - Self.linesBeside - lead.count - score.count - sheetLines
    let all = options.solvingCommand(for: round.root, round.rules)
    let words = missed.map { $0.lines(on: screen, atMost: screen.isInteractive ? room : .max, orBy: all) } ?? []
    return screen.ordered(lead + words + score) + sheet
  }

  private func score(on screen: Screen) -> [String] {
    wrapped(scoreLine, width: screen.width).map(screen.ink.bold)
  }

  /// The line to share is on one line however long it is, to be copied as it stands.
  private func sheet(on screen: Screen) -> [String] {
    (wordsByLength.map { wrapped($0, width: screen.width) } ?? []) + [shareLine].compactMap(\.self)
  }

  // MARK: Words and letters

  private func letters(on screen: Screen) -> [String] {
    SpacedLetters(round.letters, language: options.language).lines(on: screen)
  }

  private func foundWords(on screen: Screen) -> [String] {
    if round.count == 0 { return [] }
    // A sentence of two lines, celebrations and a bar stand above them.
    return WordRows(of: round, solution).lines(
      width: screen.width, atMost: max(3, screen.height - Self.linesBeside - 6))
  }

  /// The words, each behind the number of its letters.
  private func words(_ plays: [Round.Play], on screen: Screen) -> [String] {
    let width = plays.map { String($0.word.count).count }.max() ?? 0
    let items = plays.map { play in
      let letters = String(play.word.count)
      return String(repeating: " ", count: width - letters.count) + letters + " " + play.word
    }
    return cells(items, width: screen.width)
  }
}

extension Rejection {
  /// What would have helped, beyond the message.
  fileprivate var help: String? {
    switch self {
    case .notPossible(let missing): "Missing: \(missing.tallied)."
    case .notOriginal(let number): "(It is word \(number) of yours.)"
    case .timeUp: ":new begins another round."
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

extension Hint {
  /// The hint in words, on lines of `width` columns, where that can be no more than `most`.
  func explanation(width: Int, atMost most: Int = .max) -> [String] {
    switch level {
    case .counts:
      return table("Words still to find, by first letter and length:", width: width, atMost: most)
    case .beginnings:
      return table("Words still to find, by their beginning:", width: width, atMost: most)
    case .masked: return wrapped("A word of \(counted(clue.count, "letter")): \(clue)", width: width)
    case .letters:
      return wrapped("A word of these letters: \(clue.map(String.init).joined(separator: " "))", width: width)
    case .word: return ["A word: \(clue)"]
    }
  }

  /// The clues in columns, or closer where that takes too many lines.
  private func table(_ title: String, width: Int, atMost most: Int) -> [String] {
    let title = wrapped(title, width: width)
    let clues = clues.sorted { Self.place($0) < Self.place($1) }
    let columns = title + cells(clues.map(Self.spaced), width: width)
    return columns.count <= most ? columns : title + WordBlock(clues, width: width).lines
  }

  private var clue: String { clues.first ?? "" }

  /// Where a clue stands in a table: by its letters, and then by the number behind them.
  private static func place(_ clue: String) -> (String, Int) {
    let said = clue.prefix { $0 != ":" }
    let letters = said.prefix { !$0.isNumber }
    return (String(letters), Int(said.dropFirst(letters.count)) ?? 0)
  }

  private static func spaced(_ clue: String) -> String { clue.split(separator: ":").joined(separator: ": ") }
}
