import Anagrams
import Journal

extension World {
  /// The session that begins with the file at `path`, whichever instrument it is for: a crossword at the bench, and a
  /// text without clues in the cryptogram helper.
  package func begun(withFile path: String) throws(Diagnostic) -> any OpenSession {
    let bytes = try library.contents(of: path, upTo: Crossword.mostBytes)
    do throws(CrosswordFault) {
      _ = try Crossword(reading: bytes)
    } catch {
      if error.cause == .plainText { return try helper(onFile: path) }
    }
    var request = BenchRequest()
    request.puzzle = path
    return Opened(try AnagramSession(request, by: try library.judge(Judging(JudgingRequest(), library)), self))
  }

  private func helper(onFile path: String) throws(Diagnostic) -> any OpenSession {
    let language = try CryptogramLanguage(.init(), library)
    do throws(Diagnostic) {
      let puzzles = try PuzzleReader(path, language.search, library)
      return Opened(try CryptogramSession(puzzles, number: nil, language, nil, transcript: nil, self))
    } catch {
      guard error.status == .badData else { throw error }
      throw Diagnostic(
        .badData, "cannot open \(path)", because: "it is no transcript, crossword or cryptogram", "open another file")
    }
  }
}
