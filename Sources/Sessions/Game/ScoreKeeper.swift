import Files
import WordScramble

/// Keeps the result of a round in the book after every change of it.
struct ScoreKeeper {
  private var results: ResultBook

  /// Whether the book may have a result of the round.
  private var isInBook: Bool

  /// Whether the disk is known to have the last result.
  private var isOnDisk = false
  private var last: GameResult?
  private var hasFailed = false

  init(_ results: ResultBook, isCarriedOn: Bool) {
    self.results = results
    isInBook = isCarriedOn
  }

  /// Another round begins.
  mutating func beginRound() {
    isInBook = false
    last = nil
  }

  /// Keeps `result` in the place of what was kept of the round. A round without a word is none, and one that nothing
  /// tells from others is kept when it ends.
  ///
  /// - Returns: what is to be told of the file.
  /// - Throws: a fault of the file, once.
  mutating func keep(_ result: GameResult, atEnd: Bool) throws -> Diagnostic? {
    guard result != last || atEnd && !isOnDisk, result.score > 0 || isInBook, atEnd || !result.id.isEmpty else {
      return nil
    }
    do {
      let diagnostic = try results.keep(result, isSynced: atEnd)
      last = result
      isInBook = true
      isOnDisk = atEnd
      return diagnostic
    } catch let fault as FileFault {
      if hasFailed { return nil }
      hasFailed = true
      throw fault
    }
  }
}
