import Anagrams
import Journal
import Lexicon

/// The bench that a person asks for.
package struct BenchRequest {
  /// The letters, with the enumeration if it is known, as they are typed, or nil for none yet.
  package var letters: String?

  /// A clue to read, or nil.
  package var clue: String?

  /// The path of a crossword to open, or nil.
  package var puzzle: String?

  /// Whether answers are told from the beginning.
  package var isSolverOn = false

  /// The number that letters are shuffled by, or nil for one of chance.
  package var seed: UInt64?

  /// Whether nothing is to move, whatever the settings say.
  package var isStill = false

  /// The path of the new file in which the session is recorded, or nil for one in the state folder.
  package var transcript: String?

  package init() {}
}

extension AnagramSession {
  /// The bench that was asked for, before its first line.
  package init(_ request: BenchRequest, by judge: any WordJudge, _ world: World) throws(Diagnostic) {
    let orthography = judge.judging.anagramOrthography
    let reader = ClueReader(world.library, orthography)
    let clue: ReadClue? = if let text = request.clue { try reader.read(text) } else { nil }
    var workbench: Workbench?
    var discarded: [Character] = []
    if let letters = request.letters {
      (workbench, discarded) = try Self.workbench(letters, orthography, clue?.clue, request.seed ?? world.seed())
    }
    let puzzle: CrosswordFile? = if let path = request.puzzle { try world.crossword(at: path) } else { nil }
    let recorder = try Recorder(instrument: Workbench.instrument, path: request.transcript, world) {
      () throws(Diagnostic) in
      let list = judge.judging.isEnglish ? try AnswerIndex(world.library).file : nil
      let answers = list.map { [$0.setting(RecordedBench.answers)] } ?? []
      return try judge.judging.settings() + judge.judging.orthography.settings.map { .init($0.name, $0.value) }
        + answers + (request.clue.map { [.init(RecordedBench.clue, AnsweredClue($0)?.clue ?? $0)] } ?? [])
    }
    let (settings, notice) = AnagramSettingsFile.settings(on: world.shelf)
    self.init(
      workbench, request, recorder: recorder, words: AnagramWords(judge, world.library), clues: reader,
      settings: settings, clue: clue, puzzle: puzzle, discarding: discarded, notices: [notice].compactMap { $0 })
  }

  private static func workbench(
    _ text: String, _ orthography: Orthography, _ clue: Clue?, _ seed: UInt64
  ) throws(Diagnostic) -> (Workbench, discarded: [Character]) {
    let beginning = "cannot work on '\(text.prefix(40))'"
    let letters: TypedLetters
    do throws(TypedLettersFault) {
      letters = try TypedLetters(text, orthography, of: clue)
    } catch {
      if case .fodder(let fault) = error {
        throw Diagnostic(.usage, beginning, because: "\(fault)", "name a word or phrase")
      }
      let remedy =
        if case .notThere = error { "name letters of the word or phrase" } else { "write it as (8), (3,5) or (2-4)" }
      throw Diagnostic(.usage, error.description(behind: ""), remedy)
    }
    do throws(Refusal) {
      let workbench = try Workbench(letters.fodder, letters.enumeration ?? clue?.enumeration, seed: seed)
      return (workbench, letters.discarded)
    } catch {
      throw Diagnostic(
        .usage, beginning, because: String("\(error)".dropLast()),
        "name an enumeration of as many letters, or add a ? for each letter from elsewhere")
    }
  }
}

extension Instrument {
  /// The anagram workbench.
  package static var bench: Instrument {
    Instrument(
      name: Workbench.instrument, linkName: "anagram",
      open: { link, world throws(Diagnostic) in
        try link.check(["letters", "clue", "puzzle", "solver", "seed", "dictionary", "new"])
        let judge = try world.judge(link)
        var request = BenchRequest()
        (request.letters, request.clue, request.puzzle) = (link["letters"], link["clue"], link["puzzle"])
        request.isSolverOn = link["solver"] != nil
        request.seed = try link.value("seed") { UInt64($0) }
        return Opened(try AnagramSession(request, by: judge, world))
      },
      openFile: { path, world throws(Diagnostic) in
        let bytes = try world.library.contents(of: path, upTo: Crossword.mostBytes)
        do throws(CrosswordFault) { _ = try Crossword(reading: bytes) } catch {
          if error.cause == .plainText { return nil }
        }
        var request = BenchRequest()
        request.puzzle = path
        return Opened(try AnagramSession(request, by: try world.judge(Link("")), world))
      },
      read: { transcript, world throws(TranscriptFault) in try RecordedBench(transcript, world) })
  }
}
