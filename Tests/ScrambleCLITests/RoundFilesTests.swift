import ScrambleFiles
import TestSupport
import Testing

/// Which rounds are recorded in which files.
@Suite struct RoundFilesTests: ProgramTests {
  let scramble = Program()

  @Test func `Each round of the state folder has a transcript of its own, from its first move on`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\n:new handcart\n:new banana\nnab\nban\n:new 7\n")
    #expect(try rounds() == [["silkworm", "1"], ["banana", "2"]])
    for path in state.transcripts() {
      let replayed = try await scramble("replay", path)
      #expect(replayed.status == 0 && replayed.output.contains(" agree\n"), "\(replayed.output)\(replayed.errors)")
    }
    #expect(try await scramble("resume").output.contains("banana"))
  }

  @Test func `A file that was named keeps all rounds`() async throws {
    let path = state("game.txt")
    _ = try await scramble(
      "--root", "silkworm", "--transcript", path, input: "silk\n:new handcart\ncart\n:save \(path)\n")
    #expect(try text(of: path).split(separator: "\n").count { $0.hasPrefix("round ") } == 2)
    #expect(state.transcripts().isEmpty)
    _ = try await scramble("resume", path, input: ":new banana\nnab\n")
    #expect(try text(of: path).split(separator: "\n").count { $0.hasPrefix("round ") } == 3)
    #expect(state.transcripts().isEmpty)
  }

  @Test func `Only the round at hand is saved where each has its own file`() async throws {
    let saved = state("saved.txt")
    for arguments in [["--root", "silkworm"], ["--root", "silkworm", "--unrecorded"]] {
      _ = try await scramble(arguments, input: "silk\n:new handcart\ncart\n:save \(saved)\n")
      let lines = try text(of: saved).split(separator: "\n").drop { !$0.hasPrefix("round ") }
      #expect(
        lines.dropLast() == [
          "round handcart root \(lines.first?.split(separator: " ").last ?? "")", "play cart accepted 4",
        ])
      #expect(lines.last?.hasPrefix("offers 3:") == true)
      #expect(try await scramble("replay", saved).status == 0)
      _ = try await scramble.shell("rm '\(saved)'")
    }
  }

  @Test func `A round that is carried on and left for another stays as it is`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\n")
    let first = state.transcripts()
    let before = try text(of: first[0])
    let resumed = try await scramble("resume", "--counted", input: ":new banana\nnab\n")
    #expect(resumed.status == 0 && resumed.errors == "")
    #expect(try text(of: first[0]) == before)
    #expect(try rounds().sorted { $0[0] < $1[0] } == [["banana", "1"], ["silkworm", "1"]])
    #expect(try await scramble("resume").output.contains("banana"))
  }

  @Test func `What was played last is the last session, also one that was carried on`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\n")
    let first = state.transcripts()[0]
    _ = try await scramble("--root", "banana", input: "nab\n")
    #expect(try await scramble("resume").output.contains("banana"))
    _ = try await scramble("resume", first, input: "worm\n")
    #expect(try await scramble("resume").output.contains("silkworm"))
  }

  @Test func `A session that can keep nothing says so once however many rounds it has`() async throws {
    let program = Program(state: state, variables: ["XDG_STATE_HOME": "/proc/nowhere"])
    let outcome = try await program("--root", "silkworm", input: "silk\n:new banana\nnab\n:new handcart\ncart\n")
    #expect(outcome.status == 0)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.hasPrefix("scramble: this session is not recorded: "))
  }

  @Test func `The same round twice in one session counts twice`() async throws {
    let outcome = try await scramble("--root", "silkworm", "--counted", input: "silk\n:new silkworm\nworm\nmilk\n")
    #expect(outcome.status == 0)
    #expect(try await scramble("stats").output.hasPrefix("2 games, 3 words"))
  }

  /// The roots of the transcripts, with the numbers of words.
  private func rounds() throws -> [[String]] {
    try state.transcripts().map { path in
      let lines = try text(of: path).split(separator: "\n")
      let roots = lines.filter { $0.hasPrefix("round ") }.map { String($0.split(separator: " ")[1]) }
      return roots + ["\(lines.count { $0.contains(" accepted ") })"]
    }
  }
}
