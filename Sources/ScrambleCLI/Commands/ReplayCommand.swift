import ArgumentParser
import Journal
import Lexicon
import ScrambleFiles
import Sessions
import Spelling
import WordLists

/// Judges a recorded session anew.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Judge a recorded session anew and tell where it first takes another course.")

  @Argument(help: "The transcript; - is standard input.", completion: .file())
  var file: String

  @OptionGroup var dictionary: DictionaryOptions
  @OptionGroup var output: FormatOption

  func run() throws {
    let data = try DataFolder.find()
    let bytes = try file == "-" ? InputFile.standardInput.readAll() : readFile(file)
    let recorded = try recorded(bytes, path: file, data)
    let judge = DictionaryJudge.judge(try recorded.judging.judging(dictionary.request, data), data)
    let outcome = try recorded.replay(by: judge)
    let result = Result(
      file: file, events: recorded.transcript.records.count, changes: try recorded.allChanges(judgedBy: judge.judging),
      outcome)
    var standardOutput = OutputFile.standardOutput
    try standardOutput.write(output.format == .json ? jsonLine(result) : result.text)
    try standardOutput.flush()
    switch outcome {
    case .agrees: break
    case .diverges: throw Ending(code: ExitStatus.no.rawValue)
    case .cannotBeJudged: throw Ending(code: ExitStatus.noInput.rawValue)
    }
  }

  private struct Result: Encodable {
    var agrees: Bool
    var changes: [String]
    var events: Int
    var expected = ""
    var file: String
    var found = ""
    var line = 0
    var missing = ""

    init(file: String, events: Int, changes: [String], _ outcome: ReplayOutcome<LookupFault>) {
      self.file = Escape.visible(file)
      self.events = events
      self.changes = changes.map { Escape.visible($0) }
      agrees = outcome.agrees
      switch outcome {
      case .agrees: break
      case .diverges(let divergence):
        line = divergence.line
        expected = divergence.recorded.description
        found = divergence.found?.description ?? "nothing"
      case .cannotBeJudged(let line, let fault):
        self.line = line
        missing = Escape.visible("\(fault)")
      }
    }

    var text: String {
      let outcome =
        agrees
        ? ["\(file): \(events == 1 ? "the one event agrees" : "all \(events) events agree")"]
        : !missing.isEmpty
          ? ["\(file) line \(line): the session cannot be judged", "  missing:  \(missing)"]
          : [
            "\(file) line \(line): the session takes another course", "  expected: \(expected)", "  got:      \(found)",
          ]
      return (outcome + changes.map { "note: \($0)" }).map { $0 + "\n" }.joined()
    }
  }
}
