import ArgumentParser
import Journal
import Lexicon
import ScrambleFiles
import Sessions
import WordLists

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Judge a recorded session anew and tell where it first takes another course.")

  @Argument(help: "The transcript; - is standard input.", completion: .file())
  var file: String

  @OptionGroup var dictionary: DictionaryOptions
  @OptionGroup var output: FormatOption

  func run() throws {
    let world = try Here().world
    let bytes = try InputFile(orStandardInput: file).readAll()
    let recorded = try world.recorded(bytes, path: file)
    let (outcome, changes) = try replay(recorded, in: world)
    let (name, events) = (Escape.visible(file), recorded.transcript.records.count)
    let told: JSON
    var lines: [String] = []
    var failure: Diagnostic?
    switch outcome {
    case .agrees:
      told = [:]
      lines = ["\(name): \(events == 1 ? "the one event agrees" : "all \(events) events agree")"]
    case .diverges(let divergence):
      let found = divergence.found?.description
      told = ["line": JSON(divergence.line), "expected": JSON(divergence.recorded.description), "found": JSON(found)]
      lines = [
        "\(name) line \(divergence.line): the session takes another course",
        "  expected: \(divergence.recorded)", "  got:      \(found ?? "nothing")",
      ]
    case .cannotBeJudged(let line, let fault):
      told = ["line": JSON(line), "missing": JSON(shown: "\(fault)")]
      failure = Diagnostic(.noInput, "cannot judge \(name) line \(line)", because: "\(fault)", "")
    }
    let result: JSON = [
      "file": JSON(name), "events": JSON(events), "agrees": JSON(outcome.agrees), "changes": JSON(changes),
    ]
    try output.format.write([result.merging(told)], lines + changes.map { "note: \($0)" })
    if let failure { throw failure }
    if !outcome.agrees { throw Ending(code: ExitStatus.no.rawValue) }
  }

  /// Replays the session, and tells what has changed since it was recorded. Where its dictionary is gone, nothing of it
  /// can be judged.
  private func replay(
    _ recorded: any Recorded, in world: World
  ) throws(Diagnostic) -> (ReplayOutcome<LookupFault>, changes: [String]) {
    let judging: Judging
    do throws(Diagnostic) {
      judging = try recorded.judging.judging(dictionary.request, world.library)
    } catch {
      guard error.status == .noInput, dictionary.request.dictionary == nil else { throw error }
      let gone = LookupFault(.missing, error.subject, because: error.cause, error.remedy)
      return (.cannotBeJudged(line: recorded.transcript.line(ofRecord: 0), gone), [])
    }
    let judge = try world.library.judge(judging)
    let changes = try world.changes(of: recorded, judgedBy: judge.judging).map { Escape.visible($0) }
    return (try recorded.replay(by: judge), changes)
  }
}
