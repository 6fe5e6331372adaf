import Glibc
import ScrambleFiles
import TestSupport
import Testing

/// Files that belong to the user are not written over.
@Suite struct SavedFileTests: ProgramTests {
  let scramble = Program()

  private static let sessions: [(arguments: [String], line: String)] = [
    (["--root", "silkworm"], "silk"), (["anagram", "cats"], "act"), (["cryptogram"], "A=E"),
  ]

  @Test(arguments: sessions)
  func `A session is saved to a new file, for its owner alone`(arguments: [String], line: String) async throws {
    let path = state("saved.txt")
    let outcome = try await scramble(arguments, input: "\(line)\n:save \(path)\n")
    #expect(outcome.status == 0 && outcome.output.contains("Saved to \(path)."))
    #expect(try await scramble("replay", path).status == 0)
    var status = stat()
    _ = unsafe stat(path, &status)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test(arguments: sessions)
  func `What is there already is not saved over`(arguments: [String], line: String) async throws {
    let file = try state.file("mine.txt", "mine")
    _ = unsafe chmod(file, 0o444)
    let link = state("link.txt")
    _ = unsafe symlink(file, link)
    let dangling = state("dangling.txt")
    _ = unsafe symlink(state("nowhere"), dangling)
    let folder = try state.folder("folder")
    for path in [file, link, dangling, folder, "/dev/null"] {
      let outcome = try await scramble(arguments, input: "\(line)\n:save \(path)\n")
      #expect(
        outcome.errors
          == "scramble: cannot write \(path): it exists already: name another file, nothing is overwritten\n")
      #expect(outcome.status == 74)
    }
    #expect(try text(of: file) == "mine" && !isFile(state("nowhere")))
  }

  @Test func `A puzzle that was opened is not saved over`() async throws {
    let puzzle = try state.file("my.txt", "XJFFXU ABC\n")
    #expect(try await scramble("cryptogram", puzzle, input: "A=E\n:save \(puzzle)\n").status == 74)
    #expect(try text(of: puzzle) == "XJFFXU ABC\n")
  }

  @Test func `The transcript of another run is not saved over`() async throws {
    let path = state("a.txt")
    let ends = try await onThread { [state] in
      let first = try LiveProgram(["--root", "silkworm", "--transcript", path, "--format", "json"], state: state)
      first.type("silk")
      while !first.hasSaid("accepted"), first.listen() {}
      let second = try runToEnd(["--root", "handcart"], ["cart", ":save \(path)"], state: state)
      first.type("worm")
      first.hangUp()
      return [second.status, first.waitForEnd()]
    }
    #expect(ends == [74, 0])
    #expect(try text(of: path).hasSuffix("play silk accepted 4\noffers 3:15 4:25 5:8\nplay worm accepted 4\nend 2 8\n"))
  }

  @Test func `A tilde at the prompt is the home folder`() async throws {
    let home = try state.folder("home")
    let program = Program(state: state, variables: ["HOME": home])
    let outcome = try await program("--root", "silkworm", input: "silk\n:save ~/saved.txt\n")
    #expect(outcome.output.contains("Saved to \(home)/saved.txt.") && isFile("\(home)/saved.txt"))
    let homeless = try await scramble.shell("cd '\(home)'; echo ':save ~/x' | env -u HOME $SCRAMBLE --root silkworm")
    #expect(homeless.status == 74 && homeless.errors.hasPrefix("scramble: cannot write ~/x: "))
  }

  @Test func `A session that nothing can be kept of is saved whole`() async throws {
    let saved = state("saved.txt")
    let program = Program(state: state, variables: ["XDG_STATE_HOME": "/proc/nowhere"])
    let outcome = try await program("--root", "silkworm", input: "silk\nworm\n:save \(saved)\nmilk\n")
    #expect(outcome.status == 0 && outcome.errors.hasPrefix("scramble: this session is not recorded: "))
    #expect(try await program("replay", saved).output == "\(saved): all 4 events agree\n")
  }

  @Test func `A session before its first move is saved with how it began`() async throws {
    let saved = state("saved.txt")
    _ = try await scramble("--root", "silkworm", input: ":save \(saved)\n")
    #expect(try await scramble("replay", saved).status == 0)
  }

  @Test(
    .enabled("processes need numbers of their own") {
      try await Program().shell("unshare --pid --fork --map-root-user true").status == 0
    })
  func `Two runs with one number in one second are both recorded`() async throws {
    // In a process namespace of its own every run has the same number, as in containers.
    let folder = state("word-scramble")
    let outcome = try await scramble.shell(
      """
      for round in 1 2 3 4 5 6 7 8; do
        echo silk | unshare --pid --fork --map-root-user "$SCRAMBLE" --root silkworm > /dev/null || exit
      done
      """)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(ScrambleFiles.names(inFolder: folder).count { $0.hasPrefix("scramble-") } == 8)
  }
}
