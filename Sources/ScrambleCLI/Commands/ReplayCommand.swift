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
    let judge = try world.library.judge(try recorded.judging.judging(dictionary.request, world.library))
    let outcome = try recorded.replay(by: judge)
    let changes = try world.changes(of: recorded, judgedBy: judge.judging).map { Escape.visible($0) }
    let result = Result(
      file: Escape.visible(file), events: recorded.transcript.records.count, changes: changes, outcome: outcome)
    try output.format.write([result.json], result.lines)
    switch outcome {
    case .agrees: break
    case .diverges: throw Ending(code: ExitStatus.no.rawValue)
    case .cannotBeJudged: throw Ending(code: ExitStatus.noInput.rawValue)
    }
  }

  private struct Result {
    let file: String
    let events: Int
    let changes: [String]
    let outcome: ReplayOutcome<LookupFault>

    var json: JSON {
      let result: JSON = [
        "file": JSON(file), "events": JSON(events), "agrees": JSON(outcome.agrees), "changes": JSON(changes),
      ]
      return switch outcome {
      case .agrees: result
      case .diverges(let divergence):
        result.merging([
          "line": JSON(divergence.line), "expected": JSON(divergence.recorded.description),
          "found": JSON(Self.found(divergence)),
        ])
      case .cannotBeJudged(let line, let fault):
        result.merging(["line": JSON(line), "missing": JSON(shown: "\(fault)")])
      }
    }

    var lines: [String] {
      let lines =
        switch outcome {
        case .agrees: ["\(file): \(events == 1 ? "the one event agrees" : "all \(events) events agree")"]
        case .diverges(let divergence):
          [
            "\(file) line \(divergence.line): the session takes another course",
            "  expected: \(divergence.recorded)", "  got:      \(Self.found(divergence))",
          ]
        case .cannotBeJudged(let line, let fault):
          ["\(file) line \(line): the session cannot be judged", "  missing:  \(Escape.visible("\(fault)"))"]
        }
      return lines + changes.map { "note: \($0)" }
    }

    private static func found(_ divergence: Divergence) -> String { divergence.found?.description ?? "nothing" }
  }
}
