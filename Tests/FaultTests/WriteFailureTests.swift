import ScrambleFiles
import TestSupport
import Testing

/// One call after the other by which a session changes files fails, or is the last.
@Suite(.enabled(if: FaultShim.isAvailable, "needs the dynamic linker of Linux")) struct WriteFailureTests {
  @Test(arguments: RecordedSession.all)
  func `A call that fails is told, and loses nothing that was acknowledged`(session: RecordedSession) async throws {
    let shim = try await FaultShim()
    let (problems, runs) = try await onThread {
      let unharmed = try UnharmedRun(session)
      var problems: [String] = []
      let faults = try shim.faults(upTo: trials > 20 ? trials : trials / 4) { kind in
        let (_, state) = try Self.run(session, by: shim, kind, at: .max >> 32)
        return Int(try text(of: state("count"))) ?? 0
      }
      for (kind, number) in faults {
        let (program, state) = try Self.run(session, by: shim, kind, at: number)
        do {
          try Self.judge(program, state, kind, by: unharmed)
        } catch {
          let diagnostics = program.lines(in: state).filter { !$0.hasPrefix("{") }
          problems.append("call \(number), \(kind), \(program.answers) answers, \(diagnostics): \(error)")
        }
      }
      return (problems, faults.count)
    }
    print("counts: \(runs) failing calls in a \(session.name), \(problems.count) not borne")
    #expect(problems.isEmpty, "\(problems.prefix(6).joined(separator: "\n"))")
  }

  static func run(
    _ session: RecordedSession, by shim: FaultShim, _ kind: FaultShim.Kind, at number: Int,
    _ more: [String: String] = [:]
  ) throws -> (LiveProgram, TemporaryFolder) {
    let state = TemporaryFolder()
    try session.prepare(state)
    let input = try state.file("input", session.lines(state).map { "\($0)\n" }.joined())
    let program = try LiveProgram(
      session.arguments(state), state: state,
      variables: shim.variables(kind, at: number, countingIn: state).merging(more) { $1 },
      on: .file(input))
    _ = program.waitForEnd()
    return (program, state)
  }

  /// Throws if a run that met with such a fault has told or kept something wrong.
  static func judge(
    _ program: LiveProgram, _ state: TemporaryFolder, _ kind: FaultShim.Kind, by unharmed: UnharmedRun
  ) throws {
    let status = program.waitForEnd()
    let lines = program.lines(in: state).filter { !unharmed.diagnostics.contains($0) }
    let answers = lines.prefix { $0.hasPrefix("{") }.count
    if kind.isEnd {
      guard status == 128 + 9 else { throw UnharmedRun.Loss(description: "ended with \(status)") }
      try unharmed.hold(state, after: answers, tearing: true, isKilled: true)
      return
    }
    let diagnostics = lines.filter { !$0.hasPrefix("{") }
    guard status == 0 || status == 74 && !diagnostics.isEmpty, diagnostics.allSatisfy({ $0.hasPrefix("scramble: ") })
    else { throw UnharmedRun.Loss(description: "ended with \(status)") }
    if diagnostics.isEmpty {
      guard lines.elementsEqual(unharmed.answers, by: Self.isSame) else {
        throw UnharmedRun.Loss(description: "answered something else")
      }
      try unharmed.hold(state, after: answers)
    } else {
      guard !kind.isHarmless else { throw UnharmedRun.Loss(description: "an unexpected diagnostic") }
      guard diagnostics.count == 1 || kind.lasts else {
        throw UnharmedRun.Loss(description: "more than one diagnostic")
      }
      guard status == 74 || lines.count - diagnostics.count == unharmed.answers.count else {
        throw UnharmedRun.Loss(description: "kept answers to itself")
      }
      try unharmed.hold(state, after: answers, goesOn: true, tearing: kind.lasts)
    }
  }

  /// Whether two answers are the same, but for the name of a file.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    first == second || first.utf8.count == second.utf8.count && first.contains("Saved to")
  }
}
