import Anagrams
import ArgumentParser
import Files
import Journal
import Lexicon
import Spelling
import Terminal
import WordLists

/// Opens the anagram workbench.
struct AnagramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "anagram", abstract: "Work on an anagram of a cryptic crossword: ring, slots, locks, discard tray.")

  @Argument(
    help: ArgumentHelp("The letters, with the enumeration if it is known: 'users rip (8)'.", valueName: "letters"))
  var letters: [String] = []

  @Option(help: ArgumentHelp("Read this clue and offer its fodder: 'Users rip off revelation (8)'.", valueName: "text"))
  var clue: String?

  @Flag(help: "Let :solve tell answers from the beginning.")
  var solver = false

  @Option(help: ArgumentHelp("Shuffle by this number.", valueName: "n"))
  var seed: UInt64?

  @Flag(name: .customLong("no-animation"), help: "Draw without movement.")
  var withoutAnimation = false

  @Option(help: ArgumentHelp("Record the session in this new file.", valueName: "file"), completion: .file())
  var transcript: String?

  @OptionGroup var dictionary: DictionaryOption
  @OptionGroup var output: FormatOption

  func run() throws {
    let data = try DataFolder.find()
    let clues = ClueReader(data)
    let read = try clue.map { try clues.read($0) }
    let workbench = try letters.isEmpty ? nil : bench(letters.joined(separator: " "), read?.clue)
    let speller = try dictionary.speller(data)
    let judge = DictionaryJudge(speller, data)
    let state = StateFolder()
    let recorder = try Recorder(
      instrument: Workbench.instrument, path: transcript, state: state,
      settings: {
        try [RecordedDictionary.setting(speller.files)] + (clue.map { [RecordedBench.setting(clue: $0)] } ?? [])
      })
    let settingsFile = AnagramSettingsFile(state)
    var session = AnagramSession(
      workbench, recorder: recorder, words: AnagramWords(judge), clues: clues,
      settings: settingsFile.settings(), settingsFile: settingsFile, clue: read, seed: seed, solver: solver,
      isStill: withoutAnimation)
    try ScrambleCLI.run(&session, with: judge, output.format)
  }

  private func bench(_ text: String, _ clue: Clue?) throws -> Workbench {
    do {
      let request = try BenchRequest(text, of: clue)
      return try Workbench(request.fodder, request.enumeration ?? clue?.enumeration, seed: seed ?? .drawn())
    } catch let fault as FodderFault {
      throw Diagnostic(.usage, "cannot work on '\(text.prefix(40))'", because: "\(fault)", "name a word or phrase")
    } catch let fault as EnumerationFault {
      throw Diagnostic(.usage, "\(fault)", "write it as (8), (3,5) or (2-4)")
    } catch let refusal as Refusal {
      throw Diagnostic(
        .usage, "cannot work on '\(text.prefix(40))'", because: "\(refusal)", "name an enumeration of as many letters")
    }
  }
}
