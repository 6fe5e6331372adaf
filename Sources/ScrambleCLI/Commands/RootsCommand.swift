import ArgumentParser
import Journal
import Layout
import Lexicon
import ScrambleFiles
import Sessions
import Terminal
import WordLists
import WordScramble

/// Audits a start list.
struct RootsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roots",
    abstract: "Count what each root of a start list offers, and tell which are not fit to be one.",
    discussion: """
      Columns: the root, how many words it offers, what they are worth, how many letters the longest has, how many use \
      every letter, how many are common and so to be found in a round, and the verdict: accepted, not-a-word, \
      not-real, obscene, too-poor, too-rich, or too-long to be counted.
      """)

  @Argument(help: "A file of words, one a line; - or none is standard input.", completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp(
      "How many words a root has to offer: 60-120, 60- or -120.", valueName: "from-to"))
  var wordsRange = "30-"

  @Option(help: "What to sort by.")
  var sort = RootsOrder.list

  @Option(help: "Write these roots only: accepted or rejected.")
  var only: CheckSelection?

  @Option(help: "How to write results; a list can be a start list.")
  var format = RootsFormat.text

  @OptionGroup var rules: RuleOptions
  @OptionGroup var judging: JudgingOptions

  func run() throws {
    let range = try WordsRange(option: wordsRange)
    let data = try DataFolder.find()
    let judging = try judging.judging(data)
    let judge = try DictionaryJudge.showingProgress(judging, data)
    let rules = Rules(minimumLength: rules.minLength, orthography: judging.orthography)
    var lines = LineReader(try file.map { try $0 == "-" ? .standardInput : InputFile($0) } ?? .standardInput)
    var audits: [RootAudit] = []
    let progress = ProgressLine(besideResults: false) { "counted \(counted($0, "root"))" }
    while let line = try lines.nextWithText() {
      let word = judging.orthography.folded(String(preserving: line.bytes))
      if word.isEmpty { continue }
      audits.append(
        try RootAudit(word, rules: rules, range: range, by: judge))
      progress.advance(by: 1)
    }
    progress.finish()
    if let longest = audits.map({ $0.root.count }).max(), rules.minimumLength > max(longest, Rules().minimumLength) {
      throw Diagnostic(
        .usage, "cannot count words of \(counted(rules.minimumLength, "letter")) or more",
        because: "no root has so many letters", "lower --min-length")
    }
    judge.notice?.tell()
    var output = OutputFile.standardOutput
    if let heading = format.heading { try output.write(heading) }
    let screen = format == .text ? Screen.current() : .page
    for audit in sort.sorted(audits) where isWanted(audit) {
      for line in screen.ordered([try format.line(for: audit)]) { try output.write(line) }
    }
    try output.flush()
    let rejected = audits.count { $0.verdict != .accepted }
    writeToStandardError("\(counted(audits.count, "root")), \(rejected) rejected\n")
  }

  private func isWanted(_ audit: RootAudit) -> Bool {
    switch only {
    case nil: true
    case .accepted: audit.verdict == .accepted
    case .rejected: audit.verdict != .accepted
    }
  }
}
