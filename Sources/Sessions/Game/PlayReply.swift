package import Journal
package import Layout
import Lexicon
import WordScramble

/// An answer of the game, with the round as it stands then.
package struct PlayReply: Reply {
  indirect enum Kind {
    /// A round that begins or is carried on, with its words where they are told at once, and the answer about the round
    /// that was left for it.
    case round(isCarriedOn: Bool, offer: Solution?, after: PlayReply?)
    case accepted(Round.Play)
    /// The word, why it does not count, and in which form it is known.
    case rejected(String, Rejection, KnownForm? = nil)
    case shuffled
    case tookBack(String)
    case list([Round.Play])
    case commands
    case ranks
    case info(Sentence)

    /// A question before a line that would lose something; the same line sent again does it.
    case question(Sentence, line: String)
    case hint(Hint)
    case revealed(MissedWords)

    /// The time is up, with the words that were missed where they are known.
    case timeUp(MissedWords?)
    case defined(DefinedWord)
    case statistics(StatisticsReport)
    case answers(DayAnswers)

    /// The command that brings the round again.
    case command
    case challenge(Challenge)
    case failure(Diagnostic)

    /// The result of the round, in short where it was told just before.
    case end(isToldAgain: Bool = false)
  }

  let kind: Kind
  let round: Round
  let origin: Origin
  let options: GameOptions

  /// The words that the round offers, where they are known.
  let solution: Solution?

  /// The time that is left of a timed round whose words have not been shown.
  let secondsLeft: Int?
  package var isOneOfSeveral = false

  /// The missed words of a round that is carried on after its end, where they are known.
  var missed: MissedWords?

  /// How many days in a row the round of the day is played, where that is to be told.
  var daysInRow: Int?

  /// How far the round has come, where that is known.
  var progress: RoundProgress? { solution.map(round.progress(of:)) }

  var command: String { options.command(for: origin, round.rules) }

  /// The link to the page that brings the round again, or nil where a page cannot.
  private var link: String? { options.link(for: origin, round.rules) }

  private var day: CalendarDate? { if case .daily(let day) = origin { day } else { nil } }

  var level: RootLevel? { options.level(of: origin) }

  package var failure: Diagnostic? {
    if case .failure(let diagnostic) = kind { diagnostic } else { nil }
  }

  package var event: JSON {
    switch kind {
    case .round(_, _, let left):
      let round: JSON = ["kind": "round", "daysInRow": JSON(daysInRow), "left": left?.event]
      return missed.map { end("round", missed: $0).merging(round) } ?? round
    case .accepted(let play):
      return [
        "kind": "accepted", "word": JSON(play.word), "verdict": JSON(Verdict.accepted.rawValue),
        "points": JSON(play.points), "isRare": rareWords.contains(play.word) ? true : nil,
        "usesAll": usesAll(play) ? true : nil, "rank": JSON(reachedRank(by: play)?.rawValue),
        "isLast": isLast(play) ? true : nil, "result": isLast(play) ? shared.map { JSON($0) } : nil,
        "link": isLast(play) ? link.map { JSON($0) } : nil,
      ]
    case .rejected(let word, let rejection, let form):
      return [
        "kind": "rejected", "word": word.isEmpty ? nil : JSON(shown: word),
        "verdict": JSON(rejection.verdict.rawValue), "title": JSON(rejection.title),
        "message": JSON(rejection.message(for: round.root)), "spelling": form?.spelling.map { JSON($0.name) },
        "form": form.flatMap { $0.written }.map { JSON(shown: $0) }, "reason": form.map { JSON($0.reason) },
        "missing": rejection.verdict == .notPossible ? JSON(shown: rejection.detail) : nil,
      ]
    case .timeUp(let missed): return end("time-up", missed: missed)
    case .end: return end("end")
    case .revealed(let missed): return end("info", about: .reveal, missed: missed)
    case .shuffled: return info(.shuffle)
    case .tookBack(let word): return info(.undo, ["word": JSON(word)])
    case .list(let plays): return info(.list, ["words": JSON(plays.map { $0.word })])
    case .commands: return info(.help)
    case .ranks: return info(.rank)
    case .hint(let hint): return info(.hint, ["words": JSON(hint.clues)])
    case .defined(let word):
      return info(
        .define, ["word": JSON(shown: word.word), "definitions": word.definition.map { _ in [word.json] }])
    case .statistics(let report): return info(.stats, ["statistics": report.json])
    case .answers(let answers): return info(.answers, ["answers": answers.json])
    case .command: return info(.seed, ["command": JSON(command)])
    case .challenge(let challenge):
      return info(.challenge, ["command": JSON(challenge.command), "comparison": JSON(challenge.comparison)])
    case .question(_, let line): return ["kind": "info", "about": "question", "line": JSON(line)]
    case .info, .failure: return ["kind": "info"]
    }
  }

  private func info(_ command: PlayCommandName, _ about: JSON = [:]) -> JSON {
    (["kind": "info", "about": JSON(command.rawValue)] as JSON).merging(about)
  }

  /// The end of a round, with what can be shown to others, and what was missed where that is told.
  private func end(_ kind: JSON, about: PlayCommandName? = nil, missed: MissedWords? = nil) -> JSON {
    [
      "kind": kind, "about": JSON(about?.rawValue), "share": JSON(share), "result": JSON(shared), "link": JSON(link),
      "words": missed.map { JSON($0.goal.map { $0.text }) }, "missedRare": missed.map { JSON($0.rare.map { $0.text }) },
      "definitions": missed.flatMap { $0.allDefinitions.isEmpty ? nil : .array($0.allDefinitions.map { $0.json }) },
    ]
  }

  package var state: JSON {
    let played: JSON = [
      "root": JSON(round.root.description), "letters": JSON(String(round.letters)), "seed": JSON(String(origin.seed)),
      "level": JSON(level?.rawValue), "used": JSON(round.used.map { $0.word }), "score": JSON(round.score),
      "hints": JSON(round.hintLevel?.rawValue), "isRevealed": round.isRevealed ? true : nil,
      "secondsLeft": JSON(secondsLeft), "isOver": round.isRevealed || secondsLeft == 0 ? true : nil,
      "day": day.map { "\($0)" }, "lengths": WordRows(of: round, solution).json,
    ]
    guard let progress else { return played }
    return played.merging([
      "found": JSON(progress.words), "total": JSON(progress.totalWords), "totalPoints": JSON(progress.totalPoints),
      "usedRare": JSON(rareWords), "rare": JSON(progress.rareWords), "rarePoints": JSON(progress.rarePoints),
      "rank": JSON(progress.rank?.rawValue), "next": progress.next.map { JSON($0.rank.rawValue) },
      "toNext": progress.next.map { JSON($0.points) },
      "ranks": progress.rank.map { _ in
        .array(Rank.allCases.map { ["rank": JSON($0.rawValue), "points": JSON($0.points(of: progress.totalPoints))] })
      },
    ])
  }

  /// How far it is to the next rank, the words that were found, and below them the letters, which so stay in sight
  /// however many words there are.
  package func board(on screen: Screen) -> [String]? {
    switch kind {
    case .accepted, .tookBack: break
    case .round where secondsLeft != 0 && round.count > 0 && !round.isRevealed: break
    case .revealed, .timeUp: return []
    default: return nil
    }
    // What the sentence says is not drawn for those who hear it.
    let bar = screen.isLively ? screen.ordered(progress?.bar(width: screen.width) ?? []) : []
    let drawn = screen.isLively ? letters(on: screen) : []
    return bar + foundWords(on: screen) + (drawn.count == 1 ? drawn : [])
  }
}
