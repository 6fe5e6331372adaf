import Journal
import Lexicon
import Terminal
import WordScramble

extension PlayReply {
  /// The most lines that the used words take after a move; `:list` shows all of them.
  private static let fewLines = 6

  /// What the command that brings the round again stands behind.
  static let commandLead = "Begin this round again with:"

  func text(on screen: Screen) -> [String] {
    let ink = screen.ink
    switch kind {
    case .round(let isCarriedOn, let secondsLeft):
      return wrapped(opening(isCarriedOn: isCarriedOn), width: screen.width).map(ink.bold)
        + wrapped(invitation(isCarriedOn: isCarriedOn, secondsLeft), width: screen.width)
        + words(round.used, on: screen, atMost: Self.fewLines)
    case .accepted(let play):
      let news = "\(play.word): \(count(play.points, "point")).\(celebration(of: play))"
      return wrapped("\(news) \(standing)", width: screen.width).map(ink.good)
        + words(round.used, on: screen, atMost: Self.fewLines)
    case .rejected(_, let rejection):
      let message = [rejection.message(for: round.root), rejection.help].compactMap(\.self).joined(separator: " ")
      return wrapped(Escape.visible("\(rejection.title): \(message)"), width: screen.width).map(ink.bad)
        + (solution == nil ? [] : summary(on: screen))
    case .list(let plays):
      return words(plays, on: screen, atMost: .max)
    case .help(let lines):
      return lines.flatMap { wrapped($0, width: screen.width) }
    case .info(let text):
      return wrapped(Escape.visible(text), width: screen.width)
    case .hint(let hint):
      return hint.explanation(width: screen.width)
    case .revealed(let missed):
      return wrapped("You missed \(count(missed.count, "word")), common ones first:", width: screen.width).map(ink.bold)
        + cells(missed.map(\.text), width: screen.width)
    case .command:
      // On one line however long it is, to be copied as it stands.
      return ["\(Self.commandLead) \(command)"]
    case .failure:
      return []
    case .end:
      return summary(on: screen)
    }
  }

  /// What the round has come to.
  private func summary(on screen: Screen) -> [String] {
    wrapped("\(round.root): \(standing)", width: screen.width).map(screen.ink.bold)
      + words(round.used, on: screen, atMost: .max) + sheet.flatMap { wrapped($0, width: screen.width) }
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
    let time = secondsLeft.map { "You have \(count($0, "second"))\(isCarriedOn ? " left" : ""). " } ?? ""
    return "Make words of at least \(count(round.rules.minimumLength, "letter")) out of it. \(time)"
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
  var tally: String { "\(ScrambleCLI.count(count, "word")), \(ScrambleCLI.count(score, "point"))" }
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
