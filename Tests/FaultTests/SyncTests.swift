import TestSupport
import Testing

/// The calls that wait until the disk has what was written: when they are made, and what becomes of a session where
/// they fail.
@Suite(.enabled(if: FaultShim.isAvailable, "needs the dynamic linker of Linux")) struct SyncTests {
  @Test(arguments: [RecordedSession.game, .bench, .puzzle])
  func `A disk that fails while it is waited for is told, and one that has nothing to wait for is not`(
    session: RecordedSession
  ) async throws {
    let shim = try await FaultShim()
    let (problems, runs) = try await onThread {
      let unharmed = try UnharmedRun(session)
      let syncs = ["FAULT_SYNCS": "1"]
      let (_, counted) = try WriteFailureTests.run(session, by: shim, .broken, at: .max >> 32, syncs)
      let calls = Int(try text(of: counted("count"))) ?? 0
      var problems: [String] = calls < 4 ? ["\(calls) calls"] : []
      for kind in [FaultShim.Kind.broken, .interrupted, .unsupported] {
        for number in 1...max(1, calls) {
          let (program, state) = try WriteFailureTests.run(session, by: shim, kind, at: number, syncs)
          do {
            try WriteFailureTests.judge(program, state, kind, by: unharmed)
          } catch {
            problems.append(
              "call \(number), \(kind), \(program.lines(in: state).filter { !$0.hasPrefix("{") }): \(error)")
          }
        }
      }
      return (problems, 3 * calls)
    }
    print("counts: \(runs) failing syncs in a \(session.name), \(problems.count) not borne")
    #expect(problems.isEmpty, "\(problems.prefix(6).joined(separator: "\n"))")
  }

  @Test(.atTerminal)
  func `Each move that is typed is on the disk before it is answered, and those of a pipe are at the end`() async throws
  {
    let shim = try await FaultShim()
    let words = ["silk", "worm", "milk", "rows"]
    let counts = try await onThread {
      try [false, true].map { isTyped in
        try [1, 4].map { moves in
          let state = TemporaryFolder()
          let variables = shim.variables(.broken, at: .max >> 32, countingIn: state).merging(["FAULT_SYNCS": "1"]) {
            $1
          }
          let terminal = try PseudoTerminal()
          let input = try state.file("input", words[..<moves].map { "\($0)\n" }.joined())
          let program = try LiveProgram(
            ["--root", "silkworm"], state: state, variables: variables, on: isTyped ? .terminal(terminal) : .file(input)
          )
          if isTyped {
            for word in words[..<moves] {
              try terminal.type("\(word)\n", at: "> ")
              try terminal.wait(for: "points. ")
            }
            try terminal.type("\u{4}", at: "> ")
          }
          #expect(program.waitForEnd() == 0)
          return Int(try text(of: state("count"))) ?? 0
        }
      }
    }
    #expect(counts[0][0] > 0 && counts[0][0] == counts[0][1], "\(counts)")
    #expect(counts[1][1] >= counts[1][0] + 3, "\(counts)")
  }
}
