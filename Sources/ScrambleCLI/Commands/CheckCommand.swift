import ArgumentParser
import Files
import Journal
import Spelling
import WordLists
import WordScramble

/// Judges every line of files against a root word.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judge the words of files, one a line, against a root word.",
    discussion: """
      A line longer than \(CheckedEntry.longestLine) bytes cannot be possible, and is shown by its beginning. Blank \
      lines are passed over. A word counts as used once it has been accepted.
      """)

  @Argument(help: "The root word.")
  var root: String

  @Argument(help: "Files of words; - or none is standard input.")
  var files: [String] = []

  @Option(help: "How to write results.")
  var format = CheckFormat.text

  @Option(help: "Write these entries only: accepted or rejected.")
  var only: Selection?

  @Flag(help: "Write one line of counts instead of the entries.")
  var summary = false

  @Flag(help: "Judge every line for itself: a word may come again.")
  var allowRepeats = false

  @OptionGroup var rules: RuleOptions

  @Option(name: [.customShort("j"), .long], help: ArgumentHelp("How many threads may work.", valueName: "n"))
  var jobs = 1

  @OptionGroup var dictionary: DictionaryOption

  enum Selection: String, CaseIterable, ExpressibleByArgument {
    case accepted
    case rejected
  }

  func validate() throws {
    guard (1...256).contains(jobs) else { throw ValidationError("The number of threads is 1 to 256.") }
  }

  func run() throws {
    let root = try RootWord(root)
    let speller = try dictionary.speller(try DataFolder.find())
    let paths = files.isEmpty ? ["-"] : files
    for path in paths where path != "-" { _ = try InputFile(path) }
    var round = Round(root: root, rules: Rules(minimumLength: rules.minLength, allowsRepeats: allowRepeats))
    var counts = CheckSummary(root: root)
    var output = OutputFile.standardOutput
    for path in paths {
      var lines = LineReader(try path == "-" ? .standardInput : InputFile(path), limit: CheckedEntry.longestLine)
      while let line = try lines.next() {
        guard let entry = try CheckedEntry(line, in: &round, isReal: speller.isReal) else { continue }
        counts.add(entry.answer)
        if summary || !isWanted(entry.answer) { continue }
        try output.write(format.line(for: entry))
      }
    }
    if summary { try output.write(format.line(for: counts)) }
    try output.flush()
  }

  private func isWanted(_ answer: Answer) -> Bool {
    switch only {
    case nil: true
    case .accepted: answer.verdict == .accepted
    case .rejected: answer.verdict != .accepted
    }
  }
}
