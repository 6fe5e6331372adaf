import Glibc
import Journal
import TestSupport
import Testing

/// Bytes of any kind are typed at a terminal of any width, in any locale.
@Suite(.atTerminal) struct TypedBytesAtTerminalTests {
  private static let locales = ["C", "C.UTF-8", "", "xx_XX.ISO-8859-1"]
  private static let instruments = [
    ["--root", "café"], ["anagram", "users rip", "--no-animation"], ["cryptogram"], ["anagram", "users rip ?"],
  ]

  /// The last of them takes keys at the bench.
  private static let settings = "word-scramble settings 1\nkeys: on\n"

  @Test(arguments: instruments)
  func `A session bears any bytes, and gives the terminal back`(arguments: [String]) async throws {
    let (bytes, sessions, problems) = try await onThread {
      var random = SplitMix64(seed: UInt64(arguments.count))
      var (bytes, sessions) = (0, 0)
      var problems: [String] = []
      let state = TemporaryFolder()
      if arguments == Self.instruments.last {
        _ = try state.folder("word-scramble")
        _ = try state.file("word-scramble/settings-anagram", Self.settings)
      }
      while bytes < trials * 100, problems.count < 3 {
        let locale = Self.locales[sessions % Self.locales.count]
        sessions += 1
        let (program, terminal, modes) = try LiveProgram.atTerminal(
          arguments, state: state, variables: ["LC_ALL": locale, "LANG": ""],
          columns: UInt16(1 + random.next() % 200))
        func problem(_ text: String) {
          problems.append(
            "\(arguments), locale '\(locale)', session \(sessions), \(text): \(terminal.shown.suffix(300))")
        }
        /// False at the end. A Ctrl-S that comes while no line is read stops the output, also of a session that ends.
        func goesOn() -> Bool {
          try? terminal.goOn()
          return !program.hasEnded
        }
        // Prompts are broken on narrow screens.
        try terminal.wait(for: "\u{1B}[?2004h")
        let end = min(trials * 100, bytes + max(500, trials))
        while bytes < end, !program.hasEnded {
          if random.next() % 4 == 0 {
            terminal.resize(columns: UInt16(1 + random.next() % 200), rows: UInt16(1 + random.next() % 50))
          }
          let keys = Self.keys(&random)
          bytes += keys.count
          if !terminal.type(bytes: keys), !program.hasEnded {
            problem("takes no more")
            break
          }
        }
        terminal.resize(columns: 200)
        if !program.hasEnded {
          // The end of a paste, of a search and of a line, in this order. An unknown command would be a line of a
          // puzzle where one is being typed.
          _ = terminal.type(bytes: Array("\u{1B}[201~\u{7}\u{15}\r:help nonsense\r".utf8))
          do { try terminal.wait(for: "There is no command :nonsense.", while: goesOn) } catch {
            problem("does not answer")
          }
          _ = terminal.type(bytes: Array(":quit\r".utf8))
        }
        for _ in 0..<6000 where goesOn() {
          terminal.drain()
          usleep(10_000)
        }
        if !program.hasEnded { program.kill(SIGKILL) }
        let status = program.waitForEnd()
        // Random bytes hold Ctrl-D, Ctrl-C and Ctrl-\ on empty lines.
        if ![0, 128 + SIGINT, 128 + SIGQUIT].contains(status) { problem("ended with \(status)") }
        if terminal.modes != modes { problem("the terminal is not given back") }
        if terminal.shown.contains("Fatal error") { problem("a defect") }
      }
      return (bytes, sessions, problems)
    }
    print("counts: \(bytes) bytes typed, \(sessions) sessions at a terminal, \(problems.count) amiss")
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  /// A burst of bytes: any, or those that editors of lines have met their ends by.
  private static func keys(_ random: inout SplitMix64) -> [UInt8] {
    switch random.next() % 4 {
    case 0: return (0..<(1 + random.next() % 60)).map { _ in UInt8(random.next() & 0xFF) }.filter(isBearable)
    case 1:
      return (0..<(1 + random.next() % 30)).flatMap { _ in
        Array(awkward[Int(random.next() % UInt64(awkward.count))].utf8)
      }
    case 2: return [[0xFD, 0x8B, 0xA7, 0xB9, 0xA9, 0xA6, 0x0A], [0x1B, 0x78, 0x27, 0x0A]][Int(random.next() % 2)]
    default: return (0..<(1 + random.next() % 60)).map { _ in UInt8(0x20 + random.next() % 0x5F) }
    }
  }

  /// Most of the keys that end a session are left out, or none would last.
  private static func isBearable(_ byte: UInt8) -> Bool { ![3, 4, 0x1C].contains(byte) }

  private static let awkward = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[D", "\u{1B}[200~", "\u{1B}[201~", "\u{12}", "\u{13}", "\u{7}", "\t", "\t\t", ":s\t",
    "\u{19}", "\u{1B}y", "\u{17}", "\u{1F}", "\u{C}", "\u{1A}", "漢字", "e\u{301}\u{302}", "🙂", "\u{301}", "\u{202E}",
    String(repeating: "é", count: 200), "\r", "ab\t", "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{14}", "\u{1B}u", "\u{3}",
  ]
}
