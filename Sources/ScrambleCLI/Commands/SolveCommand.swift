import ArgumentParser
import Journal
import Lexicon
import ScrambleFiles
import Sessions
import WordLists
import WordScramble

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "List all words that a root word offers, the longest first.",
    discussion: """
      Obscene, insulting and adult words are counted and not shown. Compounds that a dictionary merely allows are left \
      out: those on no list of common words.
      """)

  @Argument(help: "The root word.")
  var root: String

  @Flag(help: "Show all words: also what is hidden, and all compounds.")
  var all = false

  @OptionGroup var rules: RuleOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var output: FormatOption

  func run() throws {
    let judge = try judging.judge(LocalLibrary.find()).making(.patient)
    let orthography = judge.judging.orthography
    let root = try RootWord(root, orthography)
    try rules.chosen().requireLetters(of: root)
    let rules = rules.chosen(orthography: orthography)
    guard let solution = try all ? everything(of: root, rules, by: judge) : judge.solution(of: root, rules) else {
      throw Diagnostic(
        .usage, "cannot find all words of '\(root)'", because: judge.reasonForNoWords, "name a shorter root")
    }
    judge.notice?.tell()
    try output.format.write([json(of: root, solution)], solution.words.map(\.text))
    if output.format == .text { writeToStandardError(tally(solution) + "\n") }
  }

  /// All words, those among the rare ones that are not shown otherwise.
  private func everything(of root: RootWord, _ rules: Rules, by judge: any WordJudge) throws -> Solution? {
    let words = try judge.words(from: Array(root.description), minimumLength: rules.minimumLength)
    return words.map { words in
      Solution(
        of: root, rules: rules,
        found: words.map { word in
          word.isShown
            ? word : KnownWord(word.text, frequency: word.frequency, tier: .rare, spelling: word.spelling)
        })
    }
  }

  private func tally(_ solution: Solution) -> String {
    let hidden = solution.hidden == 0 ? "" : ", \(solution.hidden) more not shown"
    let goal =
      solution.rare.isEmpty
      ? "" : "; \(solution.goal.count) common, worth \(counted(solution.goalPoints, "point"))"
    return "\(counted(solution.words.count, "word")), \(counted(solution.points, "point"))\(hidden)\(goal)"
  }

  private func json(of root: RootWord, _ solution: Solution) -> JSON {
    [
      "root": JSON(root.description), "words": JSON(solution.words.map(\.text)),
      "common": JSON(solution.goal.map(\.text)), "points": JSON(solution.points), "hidden": JSON(solution.hidden),
    ]
  }
}
