import Glibc
import Journal
import TestSupport

extension RecordedSession {
  /// Runs the session and sends it a signal at a moment that may lie in its start, between two lines, or in a burst of
  /// lines, as `random` has it.
  func run(
    in state: TemporaryFolder, until signal: CInt, _ trial: Int, by random: inout SplitMix64
  ) throws -> LiveProgram {
    try prepare(state)
    let lines = lines(state)
    let program: LiveProgram
    if trial % 3 < 2 {
      // All lines at once.
      let input = try state.file("input", lines.map { "\($0)\n" }.joined())
      program = try LiveProgram(arguments(state), state: state, on: .file(input))
      if trial % 3 == 0 {
        usleep(UInt32(random.next() % 60_000))
      } else {
        _ = program.listen()
        usleep(UInt32(random.next() % 5000))
      }
    } else {
      // Line by line, and a moment after one of them.
      program = try LiveProgram(arguments(state), state: state)
      let last = Int(random.next() % UInt64(lines.count + 1))
      for (number, line) in lines.prefix(last).enumerated() {
        while program.answers <= number, program.listen() {}
        program.type(line)
      }
      usleep(UInt32(random.next() % 3000))
    }
    program.kill(signal)
    _ = program.waitForEnd()
    return program
  }
}
