import Layout
import ScrambleFiles
import TestSupport
import Testing

/// Text from outside that tries to act on the terminal, on every way by which it can reach one.
///
/// A terminal emulator draws the output of the program, and has to be in the state of a fresh one afterwards.
@Suite(.atTerminal) struct HostileTextTests {
  private let state = TemporaryFolder()

  @Test(arguments: Route.all)
  func `Hostile text leaves the terminal as it was and forges no line`(route: Route) async throws {
    try await show(route, Hostile.texts(on: route))
  }

  @Test(arguments: Route.all)
  func `Ten thousand combining marks are shown as text`(route: Route) async throws {
    let screen = try await show(route, ["a" + String(repeating: "\u{301}", count: 10_000)])
    for line in screen.lines {
      #expect(line.allSatisfy { $0.unicodeScalars.count <= 7 })
    }
  }

  @Test(arguments: [[], ["anagram", "users rip"], ["cryptogram"]])
  func `Hostile text typed at a prompt leaves the terminal as it was, and a history of it is not called back`(
    command: [String]
  ) async throws {
    let folder = try state.folder("word-scramble")
    try replaceFile("\(folder)/history", with: Array(Hostile.texts.joined(separator: "\n").utf8))
    let columns = 160
    let outcome = try await Program(state: state).atTerminal(command, columns: UInt16(columns)) { terminal in
      try terminal.wait(for: "> ")
      for _ in Hostile.texts { try terminal.type("\u{1B}[A") }
      for text in Hostile.texts where !text.unicodeScalars.contains(where: Hostile.isFormat) {
        try terminal.type("\u{15}\(text)\r")
        try terminal.wait(for: "> ")
      }
      try terminal.type("\u{15}:quit\r")
    }
    #expect(outcome.errors == "" && outcome.status == 0)
    let screen = EmulatedScreen(columns: columns)
    screen.show(outcome.bytes)
    #expect(screen.answers == 0 && screen.settings == [])
    #expect(!screen.lines.contains { $0.unicodeScalars.contains(where: Hostile.isFormat) })
    #expect(screen.afterUse == EmulatedScreen(columns: columns).afterUse)
  }

  @discardableResult private func show(_ route: Route, _ texts: [String]) async throws -> EmulatedScreen {
    _ = try state.file("lines", texts.joined(separator: "\n") + "\n")
    for (number, text) in texts.enumerated() { _ = try state.file("text-\(number)", text) }
    let line = """
      cd '\(state.path)'; scramble() { '\(Program.built)' "$@"; }
      one() { \(route.line)
      }
      \(route.isPerText ? "for file in $PWD/text-*; do TEXT=\"$(cat $file; echo .)\"; TEXT=\"${TEXT%.}\"; one; done" : "one")
      echo; echo THE END
      """
    let columns = 160
    let shell = Program("/bin/bash", state: state)
    let outcome = try await shell.atTerminal("-c", line, columns: UInt16(columns)) { terminal in
      try terminal.wait(for: "THE END")
    }
    #expect(outcome.errors == "" && outcome.status == 0, "\(route.name)")
    let screen = EmulatedScreen(columns: columns)
    screen.show(outcome.bytes)
    let lines = screen.lines
    #expect(lines.last == "THE END", "\(route.name): \(lines.suffix(3))")
    #expect(screen.answers == 0 && screen.settings == [] && screen.bells == 0, "\(route.name)")
    for (line, before) in zip(lines, [""] + lines) where line.uppercased().hasPrefix(Hostile.mark) {
      #expect(before.count >= columns - 1, "\(route.name): \(before) / \(line)")
    }
    #expect(!lines.contains { $0.unicodeScalars.contains(where: Hostile.isFormat) }, "\(route.name)")
    #expect(screen.afterUse == EmulatedScreen(columns: columns).afterUse, "\(route.name)")
    if texts.count > 1, !lines.contains(where: { $0.contains(route.shows) }) { Issue.record("\(lines)") }
    print("counts: 1 screens of hostile text")
    return screen
  }
}

extension EmulatedScreen {
  /// The plain text as a terminal in this state shows it: modes, character sets, colours and margins show in it.
  fileprivate var afterUse: [String] {
    show("\u{1B}[H\u{1B}[J".utf8)
    for line in 1...30 { show("lq\(line)x\tabc\r\n".utf8) }
    show(String(repeating: "wrap", count: columns / 3).utf8)
    show("\r\u{1B}[Chome".utf8)
    return lines + styles
  }
}

private enum Hostile {
  /// The beginning of a forged line.
  static let mark = "FORGED"

  static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
    [.format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }

  /// Texts that clear and draw over, name windows, change modes, character sets, colours and margins, ask the terminal
  /// to answer, turn text around, and end or overwrite a line.
  static let texts: [String] = [
    "\u{1B}[2J", "\u{1B}[H\u{1B}#8", "\u{1B}[A\r", "\u{1B}[31;1m\u{9B}7m", "\u{1B}]0;", "\u{1B}]0;title\u{7}",
    "\u{1B}]52;c;Rk9SR0VE\u{7}", "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h", "\u{1B}[4h\u{1B}[?7l\u{1B}[?5h\u{1B}[?6h",
    "\u{1B}(0\u{E}", "\u{1B}[5;10r", "\u{1B}[6n\u{5}\u{1B}P$qm\u{1B}\\", "\u{90}q\u{9C}", "\u{1B}c", "\r",
    "\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{7F}\u{7}", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
    "\u{202E}\u{2066}\u{200F}\u{E0046}",
  ].map { "silk\($0)\(mark)" }

  /// The texts that are shown by `route`. Where the program runs once for each, they are spread over such routes,
  /// unless more trials are asked for.
  static func texts(on route: Route) -> [String] {
    let routes = Route.all.filter(\.isPerText)
    let share = max(1, 80 / max(1, trials))
    guard let place = routes.firstIndex(where: { $0.name == route.name }) else { return texts }
    return texts.enumerated().filter { $0.offset % share == place % share }.map(\.element)
  }
}
