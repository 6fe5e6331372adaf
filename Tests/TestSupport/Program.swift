import Dispatch
import Glibc
import ScrambleFiles
import SystemPackage
package import Testing
import WordLists

/// Runs the built program as its users do: arguments and standard input in, status, output and errors out.
package struct Program: Sendable {
  package struct Outcome: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    /// The bytes that a terminal got; empty where there was none.
    package var bytes: [UInt8] = []
  }

  /// The executable beside that of the tests, or the one that WORD_SCRAMBLE_PROGRAM names.
  package static let built = environmentVariable("WORD_SCRAMBLE_PROGRAM") ?? "\(folderOfTests)/scramble"

  private let executable: String

  /// The folder of what it keeps.
  package let state: TemporaryFolder
  private let variables: [String: String]

  /// The program with a state folder of its own. Of the tests' environment it gets nothing but `variables`, and what a
  /// sanitizer is told.
  package init(
    _ executable: String = Program.built, state: TemporaryFolder = TemporaryFolder(), variables: [String: String] = [:]
  ) {
    self.executable = executable
    self.state = state
    self.variables = Self.environment(state: state).merging(variables) { $1 }
  }

  static func environment(state: TemporaryFolder) -> [String: String] {
    var variables = ["XDG_STATE_HOME": state.path, "TERM": "xterm", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    variables["TSAN_OPTIONS"] = environmentVariable("TSAN_OPTIONS")
    return variables
  }

  package func callAsFunction(_ arguments: String..., input: some Collection<UInt8>) async throws -> Outcome {
    try await run(arguments, input: Array(input))
  }

  package func callAsFunction(_ arguments: String..., input: String = "") async throws -> Outcome {
    try await run(arguments, input: Array(input.utf8))
  }

  package func callAsFunction(_ arguments: [String], input: String = "") async throws -> Outcome {
    try await run(arguments, input: Array(input.utf8))
  }

  /// Runs a command line of bash, in which `$SCRAMBLE` is the program.
  package func shell(_ line: String) async throws -> Outcome {
    try await launch("/bin/bash", ["-c", line], input: [])
  }

  /// Runs the program at a terminal, where `person` reads and types. The output is what the terminal showed; the errors
  /// say whether the terminal is still in raw mode.
  package func atTerminal(
    _ arguments: String..., columns: UInt16 = 80, variables: [String: String] = [:],
    person: @Sendable @escaping (PseudoTerminal) throws -> Void
  ) async throws -> Outcome {
    try await atTerminal(arguments, columns: columns, variables: variables, person: person)
  }

  package func atTerminal(
    _ arguments: [String], columns: UInt16 = 80, variables: [String: String] = [:],
    person: @Sendable @escaping (PseudoTerminal) throws -> Void
  ) async throws -> Outcome {
    // All of it on a thread of its own: the person waits for the program, and not for the threads that all tests share.
    try await onThread {
      let terminal = try PseudoTerminal(columns: columns)
      let programSide = try terminal.openProgramSide()
      defer { try? programSide.close() }
      let program = try LiveProgram(
        arguments, of: executable, state: state, variables: self.variables.merging(variables) { $1 },
        on: .terminal(terminal))
      try person(terminal)
      let status = program.waitForEnd()
      return Outcome(
        status: status, output: terminal.shown, errors: terminal.isRaw ? "the terminal is still raw" : "",
        bytes: terminal.bytes)
    }
  }

  private func run(_ arguments: [String], input: [UInt8]) async throws -> Outcome {
    try await launch(executable, arguments, input: input)
  }

  private func launch(_ path: String, _ arguments: [String], input: [UInt8]) async throws -> Outcome {
    try await onThread {
      Self.turns.wait()
      defer { Self.turns.signal() }
      // Input is a file, because writing to a pipe would fail where the program ends before it has read everything.
      let file = try state.file("input-\(UInt64.random(in: 0 ... .max))", input)
      let program = try LiveProgram(
        arguments, of: path, state: state, variables: variables.merging(["SCRAMBLE": executable]) { $1 },
        on: .parted(file))
      let status = program.waitForEnd()
      return Outcome(
        status: status, output: String(decoding: program.said, as: UTF8.self),
        errors: String(decoding: program.complained, as: UTF8.self))
    }
  }

  /// Programs that run at once are few, since each would wait for the others.
  private static let turns = DispatchSemaphore(value: 12)

  private static let folderOfTests: String = {
    let path = CommandLine.arguments[0]
    let resolved = unsafe realpath(path, nil)
    defer { unsafe free(resolved) }
    let absolute = unsafe resolved.map { unsafe String(cString: $0) } ?? path
    return String(absolute[..<(absolute.lastIndex(of: "/") ?? absolute.startIndex)])
  }()
}

/// A suite that runs the program: each test has a folder of its own.
package protocol ProgramTests {
  var scramble: Program { get }
}

extension ProgramTests {
  package var state: TemporaryFolder { scramble.state }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test of what today is where the day, which is that of UTC, does not end while the tests run.
  package static var onOneDay: Self { .enabled("the day ends soon") { time(nil) % 86_400 < 84_600 } }
}
