import Glibc
import Journal
import TestSupport
import Testing

/// The program is killed at any moment.
@Suite struct KillTests {
  @Test(arguments: [RecordedSession.game, .day, .bench, .puzzle])
  func `A session that is killed has lost nothing that was acknowledged, and is carried on`(
    session: RecordedSession
  ) async throws {
    try await expectNoProblems { problems in
      let unharmed = try UnharmedRun(session)
      var random = SplitMix64(seed: 2026)
      var (acknowledged, lost, unusable) = (0, 0, 0)
      for trial in 0..<trials {
        let state = TemporaryFolder()
        let program = try session.run(in: state, until: SIGKILL, trial, by: &random)
        acknowledged += program.answers
        do {
          try unharmed.hold(state, after: program.answers, tearing: true, isKilled: true)
        } catch {
          lost += 1
          problems.append("trial \(trial), \(program.answers) answers: \(error)")
        }
        if let problem = try problem(of: session, state, program.answers) {
          unusable += 1
          problems.append("trial \(trial), \(program.answers) answers: \(problem)")
        }
      }
      print(
        "counts: \(trials) kills of \(session.instrument) sessions, \(acknowledged) answers acknowledged,",
        "\(lost) runs that lost one, \(unusable) that could not be carried on")
    }
  }

  /// The problem of a session that goes on with the folder of a killed run, or nil where there is none.
  private func problem(of session: RecordedSession, _ state: TemporaryFolder, _ answers: Int) throws -> String? {
    let recorded = try state.transcripts(of: session.instrument).filter { try text(of: $0).contains(/\n\n.*\n/) }
    let resumed = try runToEnd(["resume", "--instrument", session.instrument], [], state: state)
    guard resumed.status == (recorded.isEmpty ? 66 : 0) else { return resumed.said }
    guard !resumed.said.contains("left out") else { return resumed.said }
    for path in recorded {
      let replayed = try runToEnd(["replay", path], [], state: state)
      guard replayed.status == 0 else { return replayed.said }
    }
    // Once more, so that every file is written where the killed run wrote it; only what was saved is not written over.
    _ = unsafe unlink(state("saved"))
    let again = try runToEnd(session.arguments(state), session.lines(state), state: state)
    guard again.status == 0, !again.said.contains("scramble: ") else { return again.said }
    let left = UnharmedRun.files(of: state).filter { $0.key.hasPrefix(".scramble-new-") }
    return left.isEmpty ? nil : "left are \(left.keys)"
  }
}
