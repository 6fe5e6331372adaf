import ArgumentParser
import Journal
import Layout
import Lexicon
import ListChecking
import ScrambleFiles
import Sessions
import Synchronization
import Terminal
import WordLists
import WordScramble

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
  @OptionGroup var threads: ThreadOption
  @OptionGroup var judging: JudgingOptions

  func run() throws {
    let range = try WordsRange(option: wordsRange)
    let library = try LocalLibrary.find()
    let judge = try judging.judge(library)
    try judge.requireDictionary()
    let rules = rules.chosen(orthography: judge.judging.orthography)
    let source = try InputFile(orStandardInput: file ?? "-")
    let (audits, repeated) = try audited(source, rules, range, by: judge)
    judge.notice?.tell()
    var output = OutputFile.standardOutput
    if let heading = format.heading { try output.write(heading) }
    let screen = format == .text ? Screen.current() : .page
    for audit in sort.sorted(audits) where only?.includes(audit.verdict == .accepted) ?? true {
      for line in screen.ordered([format.line(for: audit)]) { try output.write(line) }
    }
    try output.flush()
    let rejected = audits.count { $0.verdict != .accepted }
    let passedOver = repeated == 0 ? "" : ", \(repeated) named again and passed over"
    writeToStandardError("\(counted(audits.count, "root")), \(rejected) rejected\(passedOver)\n")
  }

  /// Audits each root of `file`, in the order of the lines, and tells how many lines name a root again.
  private func audited(
    _ file: consuming InputFile, _ rules: Rules, _ range: WordsRange, by judge: DictionaryJudge
  ) throws -> (audits: [RootAudit], repeated: Int) {
    let lines = Mutex(RootLines(file))
    let audits = Mutex<[RootAudit]>([])
    let unused = Mutex<DictionaryJudge?>(judge)
    let progress = ProgressLine(besideResults: false) { "counted \(counted($0, "root"))" }
    defer { progress.finish() }
    // So many that threads seldom wait for each other where a root takes microseconds, and one where it takes seconds.
    let linesPerPiece = try judge.answersAtOnce ? 16 : 1
    try inOrder(
      jobs: threads.count,
      worker: {
        // Hunspell answers one thread at a time, so each has a dictionary of its own, which is loaded when it is asked.
        let first = unused.withLock { $0.take() }
        return RootsPiece(judge: first ?? judge.another())
      },
      take: { piece in
        let orthography = piece.judge.judging.orthography
        piece.words = try lines.withLock { try $0.next(linesPerPiece, orthography) }
        return !piece.words.isEmpty
      },
      work: { piece in
        piece.audits = Result {
          try piece.words.map { try RootAudit($0, rules: rules, range: range, by: piece.judge) }
        }
      },
      settle: { piece in
        let done = try piece.audits.get()
        audits.withLock { $0 += done }
        progress.advance(by: done.count)
      })
    return (audits.withLock(\.self), lines.withLock { $0.repeated })
  }
}

/// The words of a start list, each once.
private struct RootLines: ~Copyable {
  private var lines: LineReader
  private var known: Set<String> = []

  /// How many lines named a word again.
  private(set) var repeated = 0

  init(_ file: consuming InputFile) { lines = LineReader(file) }

  /// The next `count` words, folded, or as many as there are.
  mutating func next(_ count: Int, _ orthography: Orthography) throws -> [String] {
    var words: [String] = []
    while words.count < count, let line = try lines.nextWithText() {
      let word = orthography.folded(String(preserving: line.bytes))
      if word.isEmpty { continue }
      if known.insert(word).inserted { words.append(word) } else { repeated += 1 }
    }
    return words
  }
}

/// Some words of a start list on their way, and who judges them.
private struct RootsPiece {
  let judge: DictionaryJudge
  var words: [String] = []
  var audits: Result<[RootAudit], any Error> = .success([])
}
