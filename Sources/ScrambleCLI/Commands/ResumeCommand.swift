import ArgumentParser
import Journal
import ScrambleFiles
import Sessions
import Spelling

/// Carries a recorded session on.
struct ResumeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Carry a recorded session on, the last game if no file is named.")

  @Argument(help: "The transcript, which grows with the session.", completion: .file())
  var file: String?

  @Option(help: "Without a file, carry on the last session of this instrument.")
  var instrument = Instrument.scramble

  @OptionGroup var counting: CountingOption
  @OptionGroup var dictionary: DictionaryOptions
  @OptionGroup var output: FormatOption

  enum Instrument: String, CaseIterable, ExpressibleByArgument {
    case scramble, anagram, cryptogram
  }

  func run() throws {
    let setup = try Setup.here()
    let path = try file ?? last(in: setup.state)
    let file = try GrowingFile(carryingOn: path)
    let recorded = try recorded(try file.contents(), path: path, setup.data, allowingTorn: true)
    let judging = try recorded.judging.judging(dictionary.request, setup.data)
    if dictionary.dictionary != nil, try !recorded.judging.isDictionary(judging.dictionary) {
      throw Diagnostic(
        .usage, "cannot carry on with the dictionary \(judging.dictionary.name)",
        because: "the session was judged by another dictionary", "leave out --dictionary, or begin anew")
    }
    if judging.orthography != recorded.judging.orthography {
      throw Diagnostic(
        .usage, "cannot carry on with other capitals or accents", because: "the session has its own",
        "leave out --capitals and --accents, or begin anew")
    }
    let judge = try DictionaryJudge.showingProgress(judging, setup.data)
    for change in try recorded.allChanges(judgedBy: judging) {
      Diagnostic.note("\(path) was recorded with other data", because: change, "what was said so far stays as it is")
        .tell()
    }
    let session = try recorded.session(carryingOn: file, by: judge, setup, isCounted: counting.isCounted)
    // Only now: what is refused stays as it was.
    if try file.dropTornLine() { Diagnostic.note("the last line of \(path) broke off", "dropped").tell() }
    try Loop(output.format, setup).run(session, with: judge)
  }

  private func last(in state: StateFolder) throws -> String {
    do {
      return try Recorder.last(of: instrument.rawValue, in: state)
    } catch let error as FileFault {
      throw Diagnostic(
        .noInput, "there is no recorded session", because: "\(error)", "begin one, or name a transcript")
    }
  }
}
