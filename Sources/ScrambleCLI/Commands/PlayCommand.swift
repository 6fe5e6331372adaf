import ArgumentParser
import Layout
import Lexicon
import ScrambleFiles
import Sessions
import Terminal
import WordScramble

struct PlayCommand: SessionCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play rounds at a prompt (what happens without a command).",
    discussion: """
      A game that is typed at a terminal counts in your statistics once it has a word, however it is left. One that \
      comes from a pipe or a file counts with --counted.
      """)

  @Option(help: ArgumentHelp("Draw the root by this number.", valueName: "n"))
  var seed: UInt64?

  @Option(help: ArgumentHelp("Play with this root word.", valueName: "word"))
  var root: String?

  @Option(
    defaultAsFlag: today,
    help: ArgumentHelp("Play the round of the day, or of another day, such as yesterday.", valueName: "yyyy-mm-dd"))
  var daily: String?

  @Flag(help: "Tell the words of that day instead, once it is over, with the senses of those that you missed.")
  var answers = false

  @Option(help: ArgumentHelp("Draw the root from this file, one word a line.", valueName: "file"), completion: .file())
  var words: String?

  @Option(
    help: ArgumentHelp("Draw only roots that offer so many words: 60-120, 60- or -120.", valueName: "from-to"))
  var wordsRange: String?

  @Option(help: "Draw only roots that are so hard, by how many everyday words they offer.")
  var level: RootLevel?

  @Option(
    help: ArgumentHelp(
      "Draw the root from the dictionary's own words of so many letters, 5 to 15. (default: 8, where the dictionary is "
        + "not English)", valueName: "n"))
  var rootLength: Int?

  @OptionGroup var rules: RuleOptions

  @Option(help: ArgumentHelp("End the round after so many seconds.", valueName: "seconds"))
  var time: Int?

  @Option(help: ArgumentHelp("Record the game in this new file.", valueName: "file"), completion: .file())
  var transcript: String?

  @Flag(help: "Keep nothing of the game in the state folder.")
  var unrecorded = false

  @OptionGroup var counting: CountingOption
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var output: FormatOption

  private static let today = "today"

  func validate() throws {
    if [seed != nil, root != nil, daily != nil].filter(\.self).count > 1 {
      throw ValidationError("Only one of --seed, --root and --daily can choose the root.")
    }
    if let option = wordsRange != nil ? "--words-range" : level != nil ? "--level" : nil, root != nil || daily != nil {
      throw ValidationError("\(option) goes with roots that are drawn, not with --root or --daily.")
    }
    if let rootLength {
      if !RootPlace.letters.contains(rootLength) {
        throw ValidationError("A root that is drawn has 5 to 15 letters.")
      }
      if words != nil || root != nil {
        throw ValidationError("--root-length goes with roots of the dictionary, not with --words or --root.")
      }
    }
    if let daily, CalendarDate(daily, from: CalendarDate(secondsSince1970: 0)) == nil {
      throw ValidationError("'\(daily)' is no day from 0001-01-01 to 9999-12-31, written as 2026-11-21, or yesterday.")
    }
    if answers, daily == nil || transcript != nil || unrecorded || counting.counted {
      throw ValidationError("--answers goes with --daily, and plays nothing.")
    }
    if answers, let other = ownGame {
      throw ValidationError("--answers tells the words of the day's own round, not of one with \(other).")
    }
    if unrecorded, counting.counted {
      throw ValidationError("--counted needs a transcript, and --unrecorded keeps none.")
    }
    if let time, !(1...Rules.longestTime).contains(time) {
      throw ValidationError("The time is 1 to \(Rules.longestTime) seconds.")
    }
  }

  var format: OutputFormat { output.format }

  func run() throws { if answers { try tellAnswers() } else { try runSession() } }

  func open(_ here: Here) throws -> (session: any OpenSession, judge: (any WordJudge)?) {
    let judge = try judging.judge(here.library)
    return (Opened(try PlaySession(try request(judge, here.world), by: judge, here.world)), judge)
  }

  private func tellAnswers() throws {
    let here = try Here()
    let judge = try judging.judge(here.library)
    let request = try request(judge, here.world)
    guard case .daily(let date) = request.origin else { return }
    let answers = try DayAnswers(request, of: date, by: judge, here.world)
    answers.notice?.tell()
    try format.write([answers.json], answers.lines(on: Screen.current()))
  }

  private func request(_ judge: DictionaryJudge, _ world: World) throws -> GameRequest {
    let origin = try origin(judge.judging.orthography, world)
    var request = GameRequest(origin, rules.chosen(timeLimit: time))
    (request.roots, request.range) = (roots, try wordsRange.map(WordsRange.init(option:)))
    (request.level, request.transcript) = (level, transcript)
    (request.isUnrecorded, request.isCounted) = (unrecorded, counting.isCounted)
    return request
  }

  /// An option that makes the round of a day another one than everybody's, or nil.
  private var ownGame: String? {
    let options = [
      ("--words", words != nil), ("--root-length", rootLength != nil), ("--time", time != nil),
      ("--common", judging.common != nil), ("--extra", judging.extra != nil),
    ]
    return options.first { $0.1 }?.0 ?? rules.unusual ?? judging.dictionary.unusualSpelling
  }

  /// Where roots are drawn from, where that is said.
  private var roots: RootPlace? {
    words.map { .file(absolutePath($0)) } ?? rootLength.map { .dictionary(letters: $0) }
  }

  private func origin(_ orthography: Orthography, _ world: World) throws -> Origin {
    if let root {
      let root = try RootWord(root, orthography)
      try rules.chosen().requireLetters(of: root)
      return .root(root)
    }
    if let daily {
      return .daily(CalendarDate(daily, from: world.today()) ?? world.today())
    }
    return .seed(seed ?? world.seed())
  }
}
