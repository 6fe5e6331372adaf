import ArgumentParser
import ListChecking
import ScrambleFiles
import Sessions
import WordScramble

extension CheckFormat: ResultFormat {}

extension CheckSelection: ExpressibleByArgument {}

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judge the words of files, one a line, against a root word.",
    discussion: """
      A line longer than \(LetterSieve.longestLine) bytes cannot be possible, and is shown by its beginning. Blank \
      lines are passed over. A word counts as used once it has been accepted, and accepted words are remembered: millions \
      of them take some hundred megabytes, which --allow-repeats does without.
      """)

  @Argument(help: "The root word.")
  var root: String

  @Argument(help: "Files of words; - or none is standard input.", completion: .file())
  var files: [String] = []

  @Option(help: "How to write results.")
  var format = CheckFormat.text

  @Option(help: "Write these entries only: accepted or rejected.")
  var only: CheckSelection?

  @Flag(help: "Write one line of counts instead of the entries.")
  var summary = false

  @Flag(help: "Judge every line for itself: a word may come again.")
  var allowRepeats = false

  @OptionGroup var rules: RuleOptions

  @OptionGroup var threads: ThreadOption
  @OptionGroup var judging: JudgingOptions

  func run() throws {
    let judge = try judging.judge(LocalLibrary.find())
    let orthography = judge.judging.orthography
    let root = try RootWord(root, orthography)
    try rules.chosen().requireLetters(of: root)
    try judge.requireDictionary()
    let paths = files.isEmpty ? ["-"] : files
    for path in paths where path != "-" { try checkReadable(path) }
    let rules = rules.chosen(allowsRepeats: allowRepeats, orthography: orthography)
    let round = Round(root: root, rules: rules)
    let run = CheckRun(round, by: judge, format, only, isSummary: summary)
    for path in paths { try run.check(try InputFile(orStandardInput: path), jobs: threads.count) }
    try run.finish()
  }
}
