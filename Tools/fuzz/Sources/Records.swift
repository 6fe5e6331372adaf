import Lexicon

@testable import Anagrams
@testable import Cryptograms
@testable import Journal
@testable import ScrambleCLI
@testable import Sessions
@testable import WordScramble

extension Harness {
  static let transcript = Harness("transcript") { bytes in
    let transcript: Transcript
    do throws(TranscriptFault) {
      transcript = try Transcript(parsing: bytes)
      try check(transcript)
    } catch {
      hold(isVisible(Diagnostic(error, path: "game.txt").line), "a fault cannot act", error.description)
      return
    }
    let again = try? Transcript(parsing: Array(transcript.text.utf8))
    hold(
      again?.records == transcript.records && again?.settings == transcript.settings, "a transcript reads back",
      transcript.text)
  }
}

/// Judges and carries on what any of the instruments may have recorded.
private func check(_ transcript: Transcript) throws(TranscriptFault) {
  _ = try DataFile(JudgingSetting.dictionary, of: transcript)
  switch transcript.instrument {
  case Workbench.instrument: holds(try Recording<Workbench>(transcript), asking: FewWords())
  case Worksheet.instrument: holds(try Recording<Worksheet>(transcript), asking: Shared.search)
  default:
    var recording = try Recording<Game>(transcript)
    recording.start.roots = RootSource(Shared.roots)
    _ = try RootChoice(transcript, DataFile(RootPool.listSetting, of: transcript))
    holds(recording, asking: Shared.judge)
    let results = recording.rounds.compactMap { GameResult($0.round, mode: .other) }
    _ = Statistics(results, today: CalendarDate(secondsSince1970: 1_800_000_000))
  }
}

private func holds<Engine>(_ recording: Recording<Engine>, asking oracle: Engine.Oracle) {
  let outcome = recording.replay(asking: oracle)
  let lost = try! recording.carriedOn(asking: oracle).lost
  hold(!outcome.agrees || lost.isEmpty, "what replays can be carried on")
}

/// A source of so few words that no search takes long.
final class FewWords: WordSource {
  private static let words = ["surprise", "users", "rip", "is", "super", "pie", "a", "pure", "sir", "press", "up"]

  func isReal(_ word: String) -> Bool { Self.words.contains(word) }

  func words(from letters: [Character], ofLengths lengths: Set<Int>) -> [KnownWord]? {
    Self.words.filter { lengths.contains($0.count) }.map { KnownWord($0, frequency: $0.count) }
  }
}
