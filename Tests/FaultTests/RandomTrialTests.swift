import Glibc
import Journal
import ScrambleFiles
import TestSupport
import Testing

/// The program is used, and what it keeps is edited and damaged, at random.
@Suite struct RandomTrialTests {
  @Test(arguments: RandomSession.all)
  func `An honest session replays, however it was broken off and carried on`(session: RandomSession) async throws {
    try await expectNoProblems { problems in
      var (kills, resumes) = (0, 0)
      for trial in 0..<trials {
        var random = RandomTrials(trial, seed: 1)
        let state = TemporaryFolder()
        let file = state("session.txt")
        let command = try session.arguments(random.one(of: session.commands), state)
        var used = [random.some(of: session.lines, upTo: 30)]
        _ = try run(command + ["--transcript", file], used[0], state, killedAfter: random.moment)
        while random.isLucky(oneIn: 2), isFile(file), fileSize(file) != 0 {
          resumes += 1
          used.append(random.some(of: session.lines, upTo: 10))
          let outcome = try run(["resume", file], used.last!, state, killedAfter: random.moment)
          if outcome.status == 128 + SIGKILL {
            kills += 1
          } else if ![0, 64].contains(outcome.status) {  // 64: no root can be drawn.
            problems.append("trial \(trial): resumed \(outcome), after \(used)")
          }
        }
        guard isFile(file), fileSize(file) != 0 else { continue }
        // Carrying on drops a line that broke off.
        _ = try run(["resume", file], [], state)
        let replayed = try run(["replay", file], [], state)
        if replayed.status != 0 { problems.append("trial \(trial): \(command): \(replayed), after \(used)") }
      }
      print("counts: \(trials) honest random sessions, \(resumes) resumed, \(kills) of them killed,", terminator: " ")
      print("\(problems.count) that do not replay")
    }
  }

  @Test(arguments: RandomSession.all)
  func `An edited transcript is judged, refused, or the session that it tells of`(session: RandomSession) async throws {
    try await expectNoProblems { problems in
      let state = TemporaryFolder()
      var (bytes, agreeing) = ([UInt8](), 0)
      for trial in 0..<trials {
        var random = RandomTrials(trial, seed: 2)
        if trial % 100 == 0 {
          let file = state("session-\(trial).txt")
          // There is nothing to keep where no line began anything.
          repeat {
            let command = try session.arguments(random.one(of: session.commands), state)
            _ = try run(command + ["--transcript", file], random.some(of: session.lines, upTo: 30) + ["x"], state)
          } while !isFile(file)
          bytes = try readFile(file)
        }
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        let place = random.number(below: lines.count - 1)
        let old = lines[place]
        lines[place] = random.damaged(old)
        let edited = try state.file("edited.txt", Array(lines.joined(separator: [0x0A])))
        let outcome = try run(["replay", edited], [], state)
        let isTold = [0, 1, 65, 66].contains(outcome.status) && !outcome.said.isEmpty
        // A line of a game whose verdict or points were edited cannot be agreed with.
        let isMove = old.starts(with: "play ".utf8) && lines[place].starts(with: "play ".utf8) && old != lines[place]
        let isSame = isMove && words(of: old).prefix(2) == words(of: lines[place]).prefix(2)
        if !isTold || isSame && outcome.status == 0 {
          problems.append("\(String(decoding: old, as: UTF8.self)) -> \(lines[place]): \(outcome)")
        }
        if outcome.status == 0 { agreeing += 1 }
      }
      print("counts: \(trials) edits of transcripts, \(agreeing) that agree, \(problems.count) amiss")
    }
  }

  @Test func `A damaged state folder is told, and ends no command unfit`() async throws {
    try await expectNoProblems { problems in
      let states = (trials + 1) / 2  // Seven commands look at each.
      for trial in 0..<states {
        var random = RandomTrials(trial, seed: 3)
        let state = TemporaryFolder()
        for session in RandomSession.all {
          let command = try session.arguments(session.commands[0], state)
          _ = try run(command, Array(session.lines.prefix(3)), state)
        }
        let folder = state("word-scramble")
        for _ in 0..<random.number(below: 4) + 1 {
          let name = random.one(of: names(inFolder: folder).sorted() + ["settings-anagram", "history"])
          let path = "\(folder)/\(name)"
          switch random.number(below: 8) {
          case 0: unsafe unlink(path)
          case 1:
            unsafe unlink(path)
            unsafe mkfifo(path, 0o600)
          case 2:
            unsafe unlink(path)
            try makeFolder(path)
          case 3: unsafe symlink("/dev/zero", path + "-link.txt")
          default:
            guard isOrdinaryFile(path) else { continue }
            try replaceFile(path, with: random.damaged(try readFile(path)), isSynced: false)
          }
        }
        for command in Self.commandsOnState {
          let outcome = try run(command, ["A=E", ":quit"], state)
          guard [0, 65, 66, 74].contains(outcome.status), !outcome.said.contains("Fatal") else {
            problems.append("trial \(trial): \(command): \(outcome)")
            continue
          }
        }
      }
      print("counts: \(states * Self.commandsOnState.count) commands on damaged state, \(problems.count) amiss")
    }
  }

  private static let commandsOnState = [
    ["stats"], ["resume", "--list"], ["resume", "--list", "--instrument", "cryptogram"], ["resume"],
    ["anagram", "cats"],
    ["cryptogram"], ["--daily", "2026-11-21"],
  ]

  @Test func `Odd arguments end with a documented code and one line`() async throws {
    try await expectNoProblems { problems in
      let state = TemporaryFolder()
      for trial in 0..<2 * trials {
        var random = RandomTrials(trial, seed: 4)
        let arguments = random.some(of: Self.commands, upTo: 2) + random.some(of: Self.options, upTo: 4)
        let outcome = try run(arguments, [], state)
        let errors = outcome.said.split(separator: "\n").count { $0.hasPrefix("scramble: ") }
        guard [0, 1, 64, 65, 66, 74].contains(outcome.status), outcome.status != 64 || errors == 1 else {
          problems.append("trial \(trial): \(arguments): \(outcome)")
          continue
        }
      }
      print("counts: \(2 * trials) odd arguments, \(problems.count) amiss")
    }
  }

  private static let commands = [
    "play", "check", "solve", "roots", "ranks", "define", "dictionaries", "anagram", "cryptogram", "match", "rate",
    "make", "replay", "compare", "stats", "resume", "digest", "silkworm", "x", "",
  ]
  private static let options = [
    "--seed", "--root", "--daily", "--level", "--words", "--words-range", "--min-length", "--time", "--format", "--top",
    "--list", "--number", "--dictionary", "--capitals", "--accents", "--clue", "--solver", "--crib", "--map", "--help",
    "--only", "--summary", "-j", "json", "text", "tsv", "hard", "7", "0", "-1", "99999999999999999999", "silkworm", "é",
    "2026-02-30", "40-20", "-", "--", "", "\u{1B}[31m", "nowhere", "en_GB", "A=E", "allow", "folded", "accepted",
  ]

  /// Runs the program with `lines` as its input, and kills it after so many milliseconds.
  private func run(
    _ arguments: [String], _ lines: [String], _ state: TemporaryFolder, killedAfter milliseconds: Int = 60_000
  ) throws -> (status: Int32, said: String) {
    let input = try state.file("input", lines.map { "\($0)\n" }.joined())
    let program = try LiveProgram(
      ["-s", "KILL", "\(Double(milliseconds) / 1000)", Program.built] + arguments, of: "/usr/bin/timeout", state: state,
      on: .file(input))
    let status = program.waitForEnd()
    return (status, String(decoding: program.said, as: UTF8.self))
  }

  private func words(of line: [UInt8]) -> [ArraySlice<UInt8>] { line.split(separator: 0x20) }
}
