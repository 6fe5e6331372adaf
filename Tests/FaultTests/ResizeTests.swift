import Glibc
import Journal
import TestSupport
import Testing

/// The terminal gets another size at any moment.
@Suite(.atTerminal) struct ResizeTests {
  @Test(arguments: [RecordedSession.game, .bench, .puzzle])
  func `A session goes on through sizes of any kind, and its answers are right`(session: RecordedSession) async throws {
    let (sizes, problems) = try await onThread {
      let unharmed = try UnharmedRun(session)
      var storm = Storm(seed: 5)
      var problems: [String] = []
      for _ in 0..<max(1, trials / 20) {
        let state = TemporaryFolder()
        let (program, terminal, modes) = try LiveProgram.atTerminal(
          Array(session.arguments(state).dropLast(2)), state: state)
        try terminal.wait(for: "> ")
        for (number, line) in session.lines(state).enumerated() {
          // A person is asked before a round with words is left.
          let isAskedAbout = session.name == RecordedSession.game.name && line.hasPrefix(":new")
          for key in String(repeating: line + "\n", count: isAskedAbout ? 2 : 1) {
            try terminal.type(String(key))
            storm.blow(3, over: terminal)
          }
          // The next line is typed when this one has been recorded.
          let wanted = unharmed.snapshots[number + 2].filter { $0.key.hasSuffix(".txt") }
          for _ in 0..<3000 where !program.hasEnded {
            storm.blow(2, over: terminal)
            let files = UnharmedRun.files(of: state)
            if wanted.allSatisfy({ files[$0]?.hasPrefix($1) == true }) { break }
          }
        }
        terminal.resize(columns: 80)
        try terminal.type(":nonsense\n")
        do { try terminal.wait(for: "There is no command :nonsense.") } catch { problems.append("\(error)") }
        try terminal.type(":quit\n")
        let status = program.waitForEnd()
        if status != 0 { problems.append("ended with \(status): \(terminal.shown.suffix(200))") }
        if terminal.modes != modes { problems.append("the terminal is not given back") }
        if terminal.shown.contains("scramble: ") || terminal.shown.contains("Fatal") {
          problems.append("an unexpected diagnostic")
        }
        let files = UnharmedRun.files(of: state).filter { $0.key != "history" }
        for (name, text) in unharmed.snapshots.last! where files[name] != text {
          problems.append("\(name) holds …\(files[name]?.suffix(200) ?? "nothing")")
        }
      }
      return (storm.count, problems)
    }
    print("counts: \(sizes) sizes in \(session.instrument) sessions at a terminal, \(problems.count) amiss")
    #expect(problems.isEmpty, "\(problems.prefix(4).joined(separator: "\n"))")
  }

  @Test func `Long work tells how far it is through sizes of any kind`() async throws {
    let (sizes, problems) = try await onThread {
      let state = TemporaryFolder()
      try state.dictionary(words: ["bad"])
      let list = try state.file("list", String(repeating: "milk\ncat\n", count: 100_000))
      var storm = Storm(seed: 6)
      var problems: [String] = []
      let works = [
        (["solve", "abcdefghh", "--dictionary", state("own")], "1 word, 3 points"),
        (["check", "silkworm", list, "--summary", "--allow-repeats"], "100000"),
        (["solve", "uncopyrightable"], "words, "),
      ]
      for (arguments, end) in works {
        let (program, terminal, _) = try LiveProgram.atTerminal(arguments, state: state)
        for _ in 0..<200 { storm.blow(1, over: terminal) }
        let status = program.waitForEnd()
        if status != 0 || !terminal.shown.contains(end) {
          problems.append("\(arguments): ended with \(status): \(terminal.shown.suffix(200))")
        }
      }
      return (storm.count, problems)
    }
    print("counts: \(sizes) sizes during long work, \(problems.count) amiss")
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }
}

/// Sizes that come one after the other, from 1 × 1 to 500 × 200, and how many came.
private struct Storm {
  private var random: SplitMix64
  private(set) var count = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func blow(_ times: Int, over terminal: PseudoTerminal) {
    for _ in 0..<times {
      count += 1
      switch random.next() % 8 {
      case 0: terminal.resize(columns: 1, rows: 1)
      case 1: terminal.resize(columns: 500, rows: 200)
      case 2: terminal.resize(columns: UInt16(1 + random.next() % 9), rows: UInt16(1 + random.next() % 4))
      default: terminal.resize(columns: UInt16(1 + random.next() % 500), rows: UInt16(1 + random.next() % 200))
      }
      terminal.drain()
      usleep(UInt32(random.next() % 2000))
    }
  }
}
