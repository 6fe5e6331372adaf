import Journal
import Layout
import Lexicon
import WordScramble

extension Sentence {
  /// The answer to a move after the words were shown.
  static let afterTheRound = Sentence("The words have been shown.", prompt: ":new begins another round.")

  fileprivate static func timeUp(prompt: String, _ tone: Tone = .plain) -> Sentence {
    Sentence("The time is up.", prompt: prompt, tone)
  }
}

/// The answer in words, and what a terminal shows of it as a picture.
extension PlayReply {
  package var parts: [ReplyPart] {
    switch kind {
    case .round(let isCarriedOn, let offer, let left):
      let isOver = secondsLeft == 0 || round.isRevealed
      let lead = (left?.summary ?? []) + [title(isCarriedOn: isCarriedOn, isOver: isOver)] + (isOver ? summary : [])
      let drawn = isOver ? [] : [ReplyPart([]) { screen, _ in letters(on: screen) }]
      return [ReplyPart(lead)] + drawn + [ReplyPart(invitation(isCarriedOn: isCarriedOn, offer))]
    case .accepted(let play):
      let sentences = [score(after: play) + aside(about: play.word, isAccepted: true)] + celebrations
      return [ReplyPart(sentences.map { Sentence($0, .good) })]
    case .rejected(let word, let rejection, let form):
      return [ReplyPart([sentence(about: word, rejection, form)])]
    case .shuffled:
      return [ReplyPart([Sentence("Shuffled: \(String(round.letters))")]) { screen, _ in letters(on: screen) }]
    case .tookBack(let word): return [ReplyPart([Sentence(score(afterTakingBack: word))])]
    case .list(let plays):
      return plays.isEmpty ? [ReplyPart([Sentence("No words yet.")])] : [ReplyPart { words(plays, width: $0.width) }]
    case .commands:
      let page = PlayCommandName.page
      return [
        ReplyPart(page.map { Sentence($0) }) {
          PlayCommandName.table.lines(of: page, orBelow: page[0], on: $0, atMost: $1)
        }
      ]
    case .ranks: return [ReplyPart(ranks.map { Sentence($0) })]
    case .info(let sentence), .question(let sentence, _): return [ReplyPart([sentence])]
    case .hint(let hint):
      return [ReplyPart(hint.says, shownAs: hint.isTable ? { hint.table(on: $0, atMost: $1) } : nil)]
    case .defined(let word): return [ReplyPart([Sentence(word.text)])]
    case .statistics(let report):
      return [ReplyPart(report.says) { report.lines(width: $0.width, atMost: $1) }]
    case .answers(let answers):
      return [ReplyPart(answers.says) { screen, room in answers.lines(on: screen, atMost: room) }]
    case .command: return [ReplyPart([commandLead, .copied(command)]) { screen, _ in commandLines(on: screen) }]
    case .challenge(let challenge): return [ReplyPart(challenge.says)]
    case .failure: return []
    case .revealed(let missed): return [picture(of: missed), ReplyPart(summary)]
    case .timeUp(let missed):
      let lead = ReplyPart([.timeUp(prompt: ":new begins another round.", .title)])
      return [lead] + (missed.map { [picture(of: $0)] } ?? []) + [ReplyPart(summary)]
    case .end(isToldAgain: true): return [ReplyPart([result])]
    case .end:
      // The rows of words tell what was found of each length.
      return [ReplyPart([result]), ReplyPart([]) { screen, _ in foundWords(on: screen) }, ReplyPart(sharing)]
    }
  }

  // MARK: Beginning and end

  private func title(isCarriedOn: Bool, isOver: Bool) -> Sentence {
    if let title = dailyTitle(isCarriedOn: isCarriedOn) { return Sentence(title, .title) }
    let source =
      switch origin {
      case .seed(let seed): " (seed \(seed)\(level.map { ", \($0.rawValue)" } ?? ""))"
      case .daily, .root: ""
      }
    if !isCarriedOn { return Sentence("Root word: \(round.root)\(source)", .title) }
    let lead = isOver ? "The round \(round.root)\(source) is over" : "Carrying on with \(round.root)\(source)"
    return Sentence("\(lead): \(round.tally).", .title)
  }

  private func invitation(isCarriedOn: Bool, _ offer: Solution?) -> [Sentence] {
    if round.isRevealed { return [.afterTheRound] }
    if secondsLeft == 0 { return [.timeUp(prompt: ":reveal shows what you missed, :new begins another round.")] }
    let minimum = "Make words of at least \(counted(round.rules.minimumLength, "letter")) out of it."
    let goal =
      switch offer {
      case nil: minimum
      case let offer? where offer.words.isEmpty: "It offers no word."
      case let offer? where offer.goal.isEmpty: "\(minimum) It offers rare ones alone, \(offer.rare.count) of them."
      case let offer?: "\(minimum) \(counted(offer.goal.count, "word")) to find, \(counted(offer.goalPoints, "point"))."
      }
    let time = secondsLeft.map { "You have \(counted($0, "second"))\(isCarriedOn ? " left" : "")." }
    let help = Sentence("", prompt: ":help lists the commands, :quit ends the game.")
    return [goal, time].compactMap { $0.map { Sentence($0) } } + [help]
  }

  /// The missed words, as many as a screen has room for.
  private func picture(of missed: MissedWords) -> ReplyPart {
    let all = options.solvingCommand(for: round.root, round.rules)
    return ReplyPart([Sentence(missed.sentence, .title)]) { missed.lines(on: $0, atMost: $1, orBy: all) }
  }

  private var commandLead: Sentence { Sentence("Begin this round again with:") }

  /// The command behind that sentence, or below it where the screen is too narrow.
  private func commandLines(on screen: Screen) -> [String] {
    let line = "\(commandLead.text) \(command)"
    let isTooLong = screen.isInteractive && line.columns > screen.width
    return isTooLong ? commandLead.lines(width: screen.width) + [command] : [line]
  }

  // MARK: Words and letters

  func letters(on screen: Screen) -> [String] {
    SpacedLetters(round.letters, language: options.language).lines(on: screen)
  }

  func foundWords(on screen: Screen) -> [String] {
    if round.count == 0 { return [] }
    // A sentence of two lines, celebrations and a bar stand above them, and the letters below.
    let most = max(3, screen.height - ReplyPart.linesBeside - 7)
    return screen.ordered(WordRows(of: round, solution).lines(width: screen.width, atMost: most))
  }

  private func words(_ plays: [Round.Play], width: Int) -> [String] {
    let digits = plays.map { "\($0.word.count)".count }.max() ?? 0
    return cells(plays.map { "\($0.word.count)".alignedRight(to: digits) + " " + written($0.word) }, width: width)
  }
}

/// The sentences about the round of a day.
extension PlayReply {
  /// Whether the round has come to the rank that keeps a row of days.
  var keepsRow: Bool { GameResult.keepsRow(progress?.rank) }

  /// How many days are told to stand in a row; nil for one day, which is no row.
  var rowOfDays: Int? { daysInRow.flatMap { $0 > 1 ? $0 : nil } }

  /// How such a round begins or goes on; nil for another one.
  func dailyTitle(isCarriedOn: Bool) -> String? {
    guard case .daily(let date) = origin else { return nil }
    let condition = keepsRow ? "Day" : "\(GameResult.rankOfRow.rawValue) makes it day"
    let row = rowOfDays.map { " \(condition) \($0) in a row." } ?? ""
    if !isCarriedOn { return "Root word: \(round.root) (daily of \(date))" + (row.isEmpty ? "" : ".\(row)") }
    if round.isRevealed {
      return "The daily of \(date) has been revealed, so no more words count."
    }
    let lead = secondsLeft == 0 ? "The daily of \(date) is over" : "Carrying on with the daily of \(date)"
    return "\(lead): \(round.root), \(round.tally).\(row)"
  }
}

extension Hint {
  var isTable: Bool { level < .masked }

  /// The hint in words: where it is a table, its clues one behind the other, each of which stays in one line.
  var says: [Sentence] {
    let clues = sorted.map { Self.spaced($0, "\u{A0}") }.joined(separator: "\u{2003}")
    return [Sentence(sentence)] + (isTable ? [Sentence(clues)] : [])
  }

  /// The clues in the order of a table.
  private var sorted: [String] { clues.sorted { Self.place($0) < Self.place($1) } }

  /// The hint in words, or what stands above the table of its clues.
  private var sentence: String {
    switch level {
    case .counts: "Words still to find, by first letter and length:"
    case .beginnings: "Words still to find, by their beginning:"
    case .masked: "A word of \(counted(clue.count, "letter")): \(clue)"
    case .letters: "A word of these letters: \(clue.map(String.init).joined(separator: " "))"
    case .word: "A word: \(clue)"
    }
  }

  /// The clues in columns, or closer where that takes more lines than `most`.
  func table(on screen: Screen, atMost most: Int) -> [String] {
    let title = wrapped(sentence, width: screen.width)
    let columns = title + cells(sorted.map { Self.spaced($0, " ") }, width: screen.width)
    return screen.ordered(columns.count <= most ? columns : title + WordBlock(sorted, width: screen.width).lines)
  }

  private var clue: String { clues.first ?? "" }

  /// Where a clue stands in a table: by its letters, and then by the number behind them.
  private static func place(_ clue: String) -> (String, Int) {
    let said = clue.prefix { $0 != ":" }
    let letters = said.prefix { !$0.isNumber }
    return (String(letters), Int(said.dropFirst(letters.count)) ?? 0)
  }

  private static func spaced(_ clue: String, _ space: String) -> String {
    clue.split(separator: ":").joined(separator: ":" + space)
  }
}
