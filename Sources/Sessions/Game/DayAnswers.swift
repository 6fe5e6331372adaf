package import Journal
package import Layout
import Lexicon
package import WordScramble

/// The words of a day that is over, beside those that the player found of them in the round that the shelf has.
package struct DayAnswers {
  private let date: CalendarDate

  /// The round as it was left, or as it would have begun.
  private let round: Round
  private let solution: Solution
  private let missed: MissedWords

  /// The notice that the round was played, and cannot be read.
  package let notice: Diagnostic?

  /// The command that tells the same.
  private let command: String

  /// The answers to the round that `request` asks for.
  ///
  /// - Throws: `Diagnostic` where the day is not over, and where the request is for another game than the day's.
  package init(_ request: GameRequest, of date: CalendarDate, by judge: any WordJudge, _ world: World)
    throws(Diagnostic)
  {
    var rules = request.rules
    rules.orthography = judge.judging.orthography
    let options = GameOptions(request, judge.judging)
    let refused = "cannot tell the words of \(date)"
    if let difference = options.differenceFromDaily(.daily(date), rules) {
      throw Diagnostic(
        .usage, refused, because: "\(difference) makes another game than that of the day", "leave it out")
    }
    if date.dayNumber >= world.today().dayNumber {
      throw Diagnostic(.no, refused, because: "the day is not over in UTC", "name an earlier day, such as yesterday")
    }
    let played: Round?
    do throws(Diagnostic) {
      played = try DailyRound.recorded(date, judge.judging.dictionary.usualAsNil, world)?.rounds.first
      notice = nil
    } catch {
      played = nil
      notice = .note("cannot tell what was found on \(date)", because: error.described, "left out")
    }
    let round = if let played { played } else { try Self.dealt(date, options, rules, by: judge, world) }
    guard let solution = try judge.offer(of: round.root, rules) else {
      throw Diagnostic(.usage, refused, because: judge.reasonForNoWords, "choose another dictionary")
    }
    let goal = round.missed(of: solution).commonFirst
    missed = MissedWords(
      goal: goal, rare: round.missedRare(of: solution), definitions: try goal.definitions(judge.judging, world.library))
    command = options.command(for: .daily(date), rules) + " --answers"
    (self.date, self.round, self.solution) = (date, round, solution)
  }

  private static func dealt(
    _ date: CalendarDate, _ options: GameOptions, _ rules: Rules, by judge: any WordJudge, _ world: World
  ) throws(Diagnostic) -> Round {
    let pool = try RootPool(RootChoice(options.roots.place), rules, by: judge, world.library)
    let roots = try pool.dealing(pool.source, for: .daily(date), world.library)
    return try diagnosed { () throws(LookupFault) in try Game(.daily(date), roots: roots, rules: rules).round }
  }

  private var title: String {
    let number = date.puzzleNumber.map { " (\($0))" } ?? ""
    let progress = round.progress(of: solution)
    let rare = progress.rareWords == 0 ? "" : ", +\(progress.rareWords) rare"
    let rank = progress.rank.map { ", \($0.rawValue)" } ?? ""
    return "The daily of \(date)\(number) was \(round.root): \(progress.words) of "
      + "\(counted(progress.totalWords, "word"))\(rare), \(progress.score) of "
      + "\(counted(progress.totalPoints, "point"))\(rank)."
  }

  /// The answer in words, for those who see no screen.
  var says: [Sentence] { [Sentence("\(title) \(missed.sentence)", .title)] }

  /// The words that were found in rows by length, and below them those that were missed, with their senses. Where that
  /// takes more than `most` lines, some are left out.
  package func lines(on screen: Screen, atMost most: Int = .max) -> [String] {
    let found =
      round.count == 0 ? [] : screen.ordered(WordRows(of: round, solution).lines(width: screen.width, atMost: 8))
    let lead = wrapped(title, width: screen.width).map(screen.ink.bold) + found
    return lead + missed.lines(on: screen, atMost: most == .max ? most : most - lead.count, orBy: command)
  }

  var drawn: JSON {
    let used = round.used.map { $0.word }
    let rare = solution.rare.map { $0.text }.filter { !used.contains($0) }
    return .array(
      DefinedWord.drawn("Found", used) + DefinedWord.drawn("Missed", missed.goal.map { $0.text }, missed.definitions)
        + DefinedWord.drawn("Rare", rare))
  }

  /// The answers as one object.
  package var json: JSON {
    let progress = round.progress(of: solution)
    return [
      "day": JSON("\(date)"), "number": JSON(date.puzzleNumber), "root": JSON(round.root.description),
      "words": JSON(solution.goal.map { $0.text }), "rare": JSON(solution.rare.map { $0.text }),
      "points": JSON(solution.goalPoints), "used": JSON(round.used.map { $0.word }), "score": JSON(round.score),
      "rank": JSON(progress.rank?.rawValue), "missed": JSON(missed.goal.map { $0.text }),
      "definitions": .array(missed.definitions.map { $0.json }),
    ]
  }
}
