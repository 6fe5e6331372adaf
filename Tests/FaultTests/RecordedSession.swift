import TestSupport
import Testing

/// A session of one of the instruments, as one program types it to another.
struct RecordedSession: Sendable, CustomTestStringConvertible {
  let name: String
  private let first: [[String]]
  private let command: [String]
  private let typed: [String]
  private let files: [String: String]

  /// A session, which begins in a state folder with `files` where sessions of so many other arguments were before. In
  /// arguments and lines, STATE stands for the state folder.
  init(
    _ name: String, after first: [[String]] = [], files: [String: String] = [:], _ command: [String], _ typed: [String]
  ) {
    self.name = name
    self.first = first
    self.files = files
    self.command = command
    self.typed = typed
  }

  var testDescription: String { name }

  func arguments(_ state: TemporaryFolder) -> [String] {
    command.map { $0.replacing("STATE", with: state.path) } + ["--format", "json"]
  }

  func lines(_ state: TemporaryFolder) -> [String] { typed.map { $0.replacing("STATE", with: state.path) } }

  func prepare(_ state: TemporaryFolder) throws {
    _ = try state.folder("word-scramble")
    for (name, text) in files { _ = try state.file(name, text) }
    for arguments in first {
      let lines =
        arguments.contains("cryptogram")
        ? Self.puzzleLines : arguments[0] == "anagram" ? Self.benchLines : Self.gameLines
      let arguments = arguments.map { $0.replacing("STATE", with: state.path) }
      _ = try runToEnd(arguments, Array(lines.prefix(5)), state: state)
    }
  }

  /// The instrument of the session, by its name in `resume`.
  var instrument: String {
    name.split(separator: " ").first.map { $0 == "game" ? "scramble" : $0 == "bench" ? "anagram" : "cryptogram" }!
  }

  private static let gameLines = [
    "silk", "worm", "cat", "milk", ":undo", "rows", ":hint 2", ":shuffle", ":new handcart", "cart", "chart", ":new 7",
    ":save STATE/saved", "x", ":new silkworm", "oil", "ilk",
  ]
  private static let benchLines = [
    "sur", ":cross 6 i", ".", "-", "/p", "+", ":set layout line", ":new cats", "act", ":undo", ":hint", ":set bell on",
    ":save STATE/saved", ":check", ":solver on", ":solve", "=", "tsa",
  ]
  private static let puzzleLines = [
    "A=E", "XJFFXU", "1", ":sample 3", "B=T", ":undo", ":redo", ":lock B", ":sample 2", "C=A", ":hint 2", ":name PNQ",
    ":save STATE/saved", "-C", ":itself on", ":reset", "Q=U", "A!=B",
  ]

  static let game = RecordedSession("game", ["--root", "silkworm", "--counted"], gameLines)
  static let day = RecordedSession("game of a day", ["--daily", "2026-11-21", "--counted"], ["cart"] + gameLines)
  static let bench = RecordedSession("bench", ["anagram", "users rip (8)", "--seed", "3"], benchLines)
  static let puzzle = RecordedSession("puzzle", ["cryptogram"], puzzleLines)

  private static let text = ["puzzle": "XJFFXU ABC\n", "other": "DEF GHI\n"]

  /// Sessions that between them write every kind of file, new ones and in the place of old ones.
  static let all = [
    game, bench, puzzle,
    RecordedSession(
      "game with a transcript", ["--root", "silkworm", "--counted", "--transcript", "STATE/game.txt"], gameLines),
    RecordedSession(
      "bench with a transcript", ["anagram", "users rip", "--seed", "3", "--transcript", "STATE/bench.txt"], benchLines),
    RecordedSession("puzzle with a transcript", ["cryptogram", "--transcript", "STATE/puzzle.txt"], puzzleLines),
    RecordedSession(
      "game carried on", after: [["--root", "handcart", "--counted", "--transcript", "STATE/game.txt"]], files: text,
      ["resume", "STATE/game.txt", "--counted"], gameLines),
    RecordedSession(
      "bench carried on", after: [["anagram", "users rip", "--seed", "3", "--transcript", "STATE/bench.txt"]],
      files: text, ["resume", "STATE/bench.txt"], benchLines),
    RecordedSession(
      "puzzle carried on", after: [["cryptogram", "--transcript", "STATE/puzzle.txt"]], files: text,
      ["resume", "STATE/puzzle.txt"], puzzleLines),
    RecordedSession(
      "puzzle after another",
      after: [["cryptogram", "STATE/puzzle", "--transcript", "STATE/word-scramble/cryptogram-first.txt"]], files: text,
      ["cryptogram", "STATE/other"], puzzleLines + [":puzzle list"]),
    RecordedSession(
      "puzzle after a damaged transcript", files: ["word-scramble/cryptogram-1.txt": "torn\n"], ["cryptogram"], ["A=E"]),
  ]
}
