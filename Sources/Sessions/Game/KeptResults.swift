import Journal
package import WordScramble

extension KeptSessions {
  /// The results of all rounds on the shelf that count, and a notice of transcripts that cannot be read.
  ///
  /// Transcripts with one identity are one session, of which the longest tells. It is the round of its day where one of
  /// them is in the file of the day.
  package func results() -> (results: [GameResult], notice: Diagnostic?) {
    var games: [UInt64: (length: Int, isDaily: Bool, results: [GameResult])] = [:]
    var unread = UnreadTranscripts()
    for file in files {
      do throws(Diagnostic) {
        guard let game = try game(at: file.path) else { continue }
        let results = game.results
        if results.isEmpty { continue }
        let (id, length) = (game.transcript.identity, game.transcript.records.count)
        let isDaily = games[id]?.isDaily == true || game.isDailyFile(file.name)
        if games[id].map({ $0.length < length }) ?? true { games[id] = (length, isDaily, results) }
        games[id]?.isDaily = isDaily
      } catch {
        unread.note(error)
      }
    }
    return (games.values.flatMap { $0.isDaily ? $0.results : $0.results.map { $0.asOrdinary } }, unread.notice())
  }

  /// The game in the file at `path`, or nil where another run has just made it.
  private func game(at path: String) throws(Diagnostic) -> RecordedGame? {
    try keptRecording(at: path, on: world.shelf) { transcript throws(TranscriptFault) in
      try RecordedGame(transcript, world)
    }
  }
}
