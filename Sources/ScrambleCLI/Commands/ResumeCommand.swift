import ArgumentParser
import Files
import Journal
import Lexicon
import Spelling
import WordLists
import WordScramble

/// Carries a recorded game on.
struct ResumeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Carry a recorded game on, the last one if no file is named.")

  @Argument(help: "The transcript, which grows with the game.")
  var file: String?

  @OptionGroup var dictionary: DictionaryOption
  @OptionGroup var output: FormatOption

  func run() throws {
    let data = try DataFolder.find()
    let state = StateFolder()
    let path = try file ?? last(in: state)
    let file = try GrowingFile(carryingOn: path)
    let recorded = try RecordedGame(try file.contents(), path: path, data: data, allowingTorn: true)
    let speller = try dictionary.speller(data, usual: recorded.dictionary)
    if try file.dropTornLine() { note("the last line broke off", path, "dropped") }
    if dictionary.dictionary != nil, try !recorded.isJudged(by: speller.files) {
      throw Complaint(
        .usage, "the game was played with another dictionary", at: speller.files.name,
        "leave out --dictionary, or begin a new game")
    }
    for change in try recorded.changes(speller.files) { note(change, path, "the words so far stay as they are") }

    let judge = DictionaryJudge(speller, data)
    let (game, lost) = recorded.recording.game(
      roots: try recorded.roots(by: judge) ?? recorded.list?.words ?? WordList([UInt8]()))
    if let line = lost.first {
      note("\(count(lost.count, "word")) of the transcript cannot be played", "\(path) line \(line)", "left out")
    }
    let recorder = Recorder(carryingOn: file, recorded.recording.transcript)
    var session = PlaySession(
      game, recorder: recorder, judge: judge,
      clock: Stopwatch(showing: recorded.recording.elapsed), results: ResultBook(state), isCarriedOn: true)
    try play(&session, with: judge, output.format)
  }

  private func last(in state: StateFolder) throws -> String {
    do throws(FileFault) {
      return try Recorder.last(of: Recording.instrument, in: state)
    } catch {
      throw Complaint(.noInput, "there is no recorded game", at: error.path, "play one, or name a transcript")
    }
  }
}
