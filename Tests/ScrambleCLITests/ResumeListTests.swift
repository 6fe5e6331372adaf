import Glibc
import Journal
import ScrambleFiles
import TestSupport
import Testing

/// The list of recorded sessions, and carrying on one of it.
@Suite struct ResumeListTests: ProgramTests {
  let scramble = Program()

  @Test(arguments: [["stats"], ["resume", "--list"], ["resume"]])
  func `A state folder that cannot be listed is not taken for an empty one`(command: [String]) async throws {
    let folder = state("word-scramble")
    #expect(unsafe symlink(folder, folder) == 0)
    let outcome = try await scramble(command)
    #expect(outcome.status == 66 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("scramble: cannot open \(folder): "))
  }

  @Test func `Rounds are listed, the last one first, with what they came to`() async throws {
    _ = try await scramble(
      "--root", "silkworm", "--counted", input: "silk\nskirl\n:new handcart\ncart\n:reveal\n:new banana\n")
    _ = try await scramble("--daily", "2014-03-01", "--dictionary", "en_GB", input: "cart\nhand\n")
    let list = try await scramble("resume", "--list")
    #expect(list.status == 0 && list.errors == "")
    let rows = list.output.split(separator: "\n").map { $0.replacing(#/[-0-9]{10} [0-9:]{5}/#, with: "TIME") }
    #expect(
      rows == [
        "Sessions, the last one first, with the time in UTC:",
        "1  TIME  handcart  2 of 45 words, 8 points, daily of 2014-03-01,",
        "                               en_GB",
        "2  TIME  handcart  1 of 45 words, 4 points, revealed",
        "3  TIME  silkworm  1 of 48 words, +1 rare, 9 points",
        "'scramble resume --number N' carries one on.",
      ])
    let json = try await scramble("resume", "--list", "--format", "json").output.split(separator: "\n")
    #expect(json.count == 3 && json[2].contains("\"rare\":1,") && json[2].contains("\"words\":2}"))
    #expect(json[2].contains("\"number\":3") && json[2].contains("\"title\":\"silkworm\""))
    #expect(json[1].contains("\"state\":\"revealed\"") && json[1].contains("\"total\":45"))
    #expect(json.map { $0.contains("\"daily\":\"2014-03-01\"") } == [true, false, false])
    #expect(!json[1].contains("\"daily\":") && !json[1].contains("\"progress\":") && json[1].contains("\"rare\":0"))
    let carried = try await scramble("resume", "--number", "3", input: "worm\n")
    #expect(carried.output.hasPrefix("Carrying on with silkworm: 2 words, 9 points.\n"))
    // It was played last now.
    #expect(try await scramble("resume", "--list").output.contains("  silkworm  2 of 48 words, +1 rare, 13 points\n"))
  }

  @Test(
    .atTerminal,
    arguments: [
      (
        66,
        ["1  TIME  handcart  1 of 45 words, 4 points, daily of", "                               2014-03-01, en_GB"]
      ),
      (44, ["1  TIME  handcart", "                     1 of 45 words, 4", "                     points, daily of"]),
      (20, ["1  TIME", "   handcart", "   1 of 45 words, 4"]),
    ])
  func `A row that is too long keeps its columns`(width: Int, rows: [String]) async throws {
    _ = try await scramble("--daily", "2014-03-01", "--dictionary", "en_GB", input: "cart\n")
    let list = try await scramble.atTerminal(["resume", "--list"], columns: UInt16(width)) { _ in }
    let lines = list.output.split(separator: "\n").map { String($0).replacing(#/[-0-9]{10} [0-9:]{5}/#, with: "TIME") }
    #expect(Array(lines.drop { !$0.hasPrefix("1") }.prefix(rows.count)) == rows)
    #expect(list.output.split(separator: "\n").allSatisfy { $0.count <= width })
  }

  @Test func `A round whose time is up, and one that another run has, say so`() async throws {
    _ = try await scramble("--root", "silkworm", "--time", "60", input: "silk\n")
    let path = try #require(state.transcripts().first)
    try replaceFile(path, with: Array(try text(of: path).replacing(#/@[0-9]+ end/#, with: "@60000 end").utf8))
    #expect(try await scramble("resume", "--list").output.contains("1 of 48 words, 4 points, the time is up\n"))
    let (said, status) = try await onThread { [state] in
      let other = try LiveProgram(["--root", "handcart", "--format", "json"], state: state)
      other.type("cart")
      while !other.hasSaid("accepted"), other.listen() {}
      let list = try runToEnd(["resume", "--list"], [], state: state)
      let second = try runToEnd(["resume", "--number", "1"], [], state: state)
      other.hangUp()
      _ = other.waitForEnd()
      return (list.said, second.status)
    }
    #expect(said.contains("handcart  1 of 45 words, 4 points, in use by another run\n") && status == 74)
    #expect(!(try await scramble("resume", "--list").output.contains("in use")))
  }

  @Test(.atTerminal) func `Two games that a person begins alike are two`() async throws {
    for _ in 0..<2 {
      _ = try await scramble.atTerminal("--root", "handcart") { terminal in
        try terminal.type("cart\n", at: "handcart 0> ")
        try terminal.type("\u{4}", at: "handcart 4> ")
        try terminal.wait(for: "handcart: 1 of 45 words")
      }
    }
    let identities = try state.transcripts().map { try Transcript(parsing: try readFile($0)).identity }
    #expect(identities.count == 2 && Set(identities).count == 2)
  }

  @Test func `The other instruments list their sessions`() async throws {
    _ = try await scramble("anagram", "users rip (8)", "--seed", "1", input: "sur\n")
    _ = try await scramble("cryptogram", try state.file("puzzle", "XJFFXU ABC\n"), input: "A=E\n")
    let bench = try await scramble("resume", "--list", "--instrument", "anagram").output
    #expect(
      bench.contains("  users rip  sur_____\n") && bench.contains("'scramble resume --instrument anagram --number N'"))
    let puzzle = try await scramble("resume", "--list", "--instrument", "cryptogram").output
    #expect(puzzle.contains("  XJFFXU ABC  1 pair\n"))
    let json = try await scramble("resume", "--list", "--instrument", "anagram", "--format", "json").output
    #expect(json.contains("\"progress\":\"sur_____\""))
    for key in ["daily", "words", "rare", "points", "total"] { #expect(!json.contains("\"\(key)\":"), "\(json)") }
    #expect(try await scramble("resume", "--instrument", "anagram", "-n", "1").output.contains("S U R"))
    let none = "No session of scramble is recorded; --instrument lists those of another.\n"
    #expect(try await scramble("resume", "--list").output == none)
  }

  @Test func `What is no transcript is told in one line and left out`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\n")
    let files = [
      "1-1": "", "2-1": "nonsense\u{1B}[31m\n", "3-1": "word-scramble transcript 9\n",
      "4-1": "word-scramble transcript 1\ninstrument: scramble\nid: 0000000000000001\n\nround x seed 1\n",
      "5-1": "a\0b\n",
    ]
    for (name, content) in files { _ = try state.file("word-scramble/scramble-\(name).txt", content) }
    _ = try state.folder("word-scramble/scramble-folder.txt")
    _ = unsafe mkfifo(state("word-scramble/scramble-pipe.txt"), 0o600)
    _ = unsafe symlink(state("nowhere"), state("word-scramble/scramble-link.txt"))
    let list = try await scramble("resume", "--list", "--all")
    #expect(
      list.status == 0 && list.output.contains("1  ") && list.output.contains("silkworm  1 of 48 words, 4 points\n"))
    #expect(list.errors.hasPrefix("scramble: cannot read 4 transcripts: the first: cannot read "))
    #expect(list.errors.hasSuffix(": left out\n") && list.errors.split(separator: "\n").count == 1)
    #expect(!list.output.contains("\u{1B}"))
  }

  @Test func `Many sessions are listed in part, and all when that is asked for`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\n")
    let game = try text(of: state.transcripts()[0])
    for number in 1...24 { _ = try state.file("word-scramble/scramble-1-\(number).txt", game) }
    let some = try await scramble("resume", "--list").output.split(separator: "\n")
    #expect(some.count == 22 && some[21] == "'scramble resume --number N' carries one on. 5 more: --all lists them.")
    #expect(try await scramble("resume", "--list", "--all").output.split(separator: "\n").count == 27)
    #expect(try await scramble("resume", "--number", "25").status == 0)
    let beyond = try await scramble("resume", "--number", "26")
    #expect(beyond.status == 64)
    #expect(
      beyond.errors == "scramble: there is no session 26: there are 25: 'scramble resume --list' lists them\n")
    #expect(try await scramble("resume", "-n", "0").errors.contains("there is no session 0: there are 25: "))
  }

  @Test(arguments: [
    ["--number", "0"], ["--number", "-1"], ["-n", "9223372036854775807"], ["-n", "x"], ["--all"],
    ["--list", "-n", "1"], ["--list", "game.txt"],
  ])
  func `Wrong usage of the list is refused`(arguments: [String]) async throws {
    let outcome = try await scramble(["resume"] + arguments)
    #expect(outcome.status == 64 && outcome.output == "", "\(outcome.errors)")
  }

  @Test func `A session elsewhere is not listed`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\n")
    _ = try await scramble("--root", "handcart", "--transcript", state("own.txt"), input: "cart\n")
    let list = try await scramble("resume", "--list").output.split(separator: "\n")
    #expect(list.count == 3 && list[1].contains("silkworm"))
  }
}
