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
  @OptionGroup var dictionary: DictionaryOption
  @OptionGroup var output: FormatOption

  enum Instrument: String, CaseIterable, ExpressibleByArgument {
    case scramble, anagram, cryptogram
  }

  func run() throws {
    let setup = try Setup.here()
    let path = try file ?? last(in: setup.state)
    let file = try GrowingFile(carryingOn: path)
    let recorded = try recorded(try file.contents(), path: path, setup.data, allowingTorn: true)
    let speller = try dictionary.speller(setup.data, usual: recorded.dictionary.name)
    if dictionary.dictionary != nil, try !recorded.isJudged(by: speller.files) {
      throw Diagnostic(
        .usage, "cannot carry on with the dictionary \(speller.files.name)",
        because: "the session was judged by another dictionary", "leave out --dictionary, or begin anew")
    }
    for change in try recorded.changes(judgedBy: speller.files) {
      Diagnostic.note("\(path) was recorded with other data", because: change, "what was said so far stays as it is")
        .tell()
    }
    let judge = DictionaryJudge.showingProgress(speller, setup.data)
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
