import Glibc
import ScrambleFiles
import TestSupport
import Testing

/// Faults that the system itself has: full disks, limits, files that are taken away or are something else.
@Suite struct RealFaultTests: ProgramTests {
  let scramble = Program()

  @Test(
    .enabled(if: FaultShim.isAvailable, "needs the dynamic linker of Linux"),
    arguments: trials > 20 ? ["28", "5", "122", "30", "4", "short"] : ["28", "short"])
  func `Every filter tells of output that could not be written`(kind: String) async throws {
    let shim = try await FaultShim()
    let game = try state.file("list", "milk\nsilk\nfoo\n")
    _ = try await scramble("--root", "silkworm", "--transcript", state("game.txt"), input: "silk\n")
    let filters = [
      "check silkworm '\(game)'", "check silkworm '\(game)' --summary", "check silkworm '\(game)' --format json",
      "check silkworm Resources/start.txt --format tsv -j 2", "solve silkworm", "solve silkworm --format json",
      "roots '\(game)'", "cryptogram match XJFFXU", "stats", "--help",
      "--version",
      "replay '\(state("game.txt"))'", "--root silkworm", "anagram cats --seed 1", "digest",
    ]
    var problems: [String] = []
    var runs = 0
    for filter in filters {
      let usual = try await scramble.shell("cd '\(Self.clone)'; $SCRAMBLE \(filter) < /dev/null")
      for number in 1... {
        let variables =
          "LD_PRELOAD='\(shim.library)' FAULT_KIND=\(kind) FAULT_AT=\(number) FAULT_COUNT='\(state("count"))'"
        let outcome = try await scramble.shell("cd '\(Self.clone)'; \(variables) $SCRAMBLE \(filter) < /dev/null")
        if (Int(try text(of: state("count"))) ?? 0) < number { break }
        runs += 1
        let isTold =
          outcome.status == 74 && outcome.errors.hasPrefix("scramble: cannot write standard output: ")
          && outcome.errors.split(separator: "\n").count == 1
        let isWhole = outcome.output == usual.output && outcome.status == 0
        let isBorne =
          kind == "4" || kind == "short" ? isWhole : isTold || isWhole && outcome.errors.hasPrefix("scramble: ")
        if !isBorne { problems.append("\(filter), call \(number): \(outcome.status) \(outcome.errors.prefix(300))") }
      }
    }
    print("counts: \(runs) failing calls in \(filters.count) filters, \(problems.count) not borne")
    #expect(problems.isEmpty, "\(problems.prefix(3).joined(separator: "\n"))")
  }

  private static let clone = String(#filePath.split(separator: "/Tests/").first ?? "")

  @Test func `A full device as output is told`() async throws {
    for command in [
      "check silkworm <<< milk", "solve silkworm", "roots <<< milk", "stats", "--help", "cryptogram match ABC",
    ] {
      let outcome = try await scramble.shell("$SCRAMBLE \(command) > /dev/full")
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("scramble: cannot write standard output: No space left on device: "))
    }
  }

  @Test(
    .enabled("a small disk has to be mounted") {
      let line = "folder=$(mktemp -d) && /bin/mount -t tmpfs none $folder && /bin/umount $folder && rmdir $folder"
      return try await Program().shell(line).status == 0
    })
  func `A disk that fills up during play costs nothing that was said`() async throws {
    let folder = try state.folder("disk")
    #expect(try await scramble.shell("/bin/mount -t tmpfs -o size=16k none '\(folder)'").status == 0)
    let small = Program(state: state, variables: ["XDG_STATE_HOME": folder])
    for command in [
      ["--root", "silkworm"], ["anagram", "silkworm"], ["cryptogram"],
      ["--root", "silkworm", "--transcript", "\(folder)/game"],
    ] {
      let line = command[0] == "cryptogram" ? "A=E\n-A\n" : command[0] == "anagram" ? ".\n" : "cat\n"
      let outcome = try await small(command, input: String(repeating: line, count: 1500))
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      #expect(outcome.status == (command.count == 4 ? 74 : 0))
      #expect(outcome.errors.contains("No space left on device"))
      let kept = names(inFolder: "\(folder)/word-scramble").first { $0.hasSuffix(".txt") }
      let replayed = try await small("replay", kept.map { "\(folder)/word-scramble/\($0)" } ?? "\(folder)/game")
      #expect(replayed.status == 0, "\(replayed.errors)")
      _ = try await small.shell("rm -rf '\(folder)'/*")
    }
    #expect(try await scramble.shell("/bin/umount '\(folder)'").status == 0)
  }

  @Test(
    .enabled(
      if: environmentVariable("WORD_SCRAMBLE_SANITIZER") != "thread",
      "ThreadSanitizer writes a longer file when the program starts"))
  func `A file that may not grow further is told, and keeps what it has`() async throws {
    let path = state("game.txt")
    let lines = String(repeating: "cat\n", count: 100)
    let named = try await scramble.shell(
      "ulimit -f 1; printf '\(lines)' | $SCRAMBLE --root silkworm --transcript '\(path)' > /dev/null")
    #expect(named.status == 74 && named.errors.hasPrefix("scramble: cannot write \(path): File too large: "))
    #expect(try await scramble("replay", path).status == 0)
    let own = try await scramble.shell("ulimit -f 1; printf '\(lines)' | $SCRAMBLE --root silkworm | tail -1")
    #expect(own.status == 0 && own.errors.hasPrefix("scramble: this session is not recorded: "))
    #expect(own.errors.split(separator: "\n").count == 1 && own.output != "")
    let output = try await scramble.shell(
      "cd '\(Self.clone)'; ulimit -f 1; $SCRAMBLE roots Resources/start.txt > '\(state("out"))'")
    #expect(output.status == 74 && output.errors.contains("File too large"), "\(output.errors)")
  }

  /// Mishaps that a transcript has during play, and whether each is a reason to stop writing to it.
  private static let mishaps = [
    ("rm FILE", true), ("rm FILE; mkdir FILE", true), ("rm -r STATE/word-scramble", true), ("chmod 0 FILE", false),
    ("mv FILE FILE.moved", false), ("rm FILE; echo mine > FILE", true),
  ]

  @Test(arguments: mishaps)
  func `A transcript that is taken away during play is told of`(mishap: String, isFatal: Bool) async throws {
    let state = TemporaryFolder()
    for options in [[], ["--transcript", state("word-scramble/game.txt")]] {
      _ = try state.folder("word-scramble")
      let (status, said) = try await onThread {
        let program = try LiveProgram(["--root", "silkworm"] + options, state: state)
        program.type("silk")
        while !program.hasSaid("silk: 4 points"), program.listen() {}
        let last = options.last ?? state.transcripts()[0]
        let shell = try LiveProgram(
          ["-c", mishap.replacing("FILE", with: last).replacing("STATE", with: state.path)], of: "/bin/bash",
          state: state)
        _ = shell.waitForEnd()
        program.type("worm")
        program.type(":quit")
        return (program.waitForEnd(), String(decoding: program.said, as: UTF8.self))
      }
      let diagnostics = said.split(separator: "\n").filter { $0.hasPrefix("scramble: ") }
      #expect(diagnostics.count == (isFatal ? 1 : 0), "\(diagnostics)")
      #expect(status == (isFatal && !options.isEmpty ? 74 : 0))
      if isFatal { #expect(diagnostics.first?.contains("it was deleted meanwhile") == true) }
      _ = try await Program(state: state).shell("rm -rf '\(state.path)'/*")
    }
  }

  @Test(
    arguments: ["file", "broken", "file/below", "broken/below", "dev"],
    [["--root", "silkworm"], ["anagram", "cats"], ["cryptogram"]])
  func `Where the state folder cannot be, one line says so`(folder: String, command: [String]) async throws {
    let place = TemporaryFolder()
    _ = try await Program(state: place).shell(
      "cd '\(place.path)'; touch file; ln -s nowhere broken; mkdir dev; ln -s /dev/null dev/word-scramble")
    let program = Program(state: place, variables: ["XDG_STATE_HOME": place(folder)])
    let outcome = try await program(command, input: "silk\nact\nA=E\nC=F\n:set bell on\n")
    let lines = outcome.errors.split(separator: "\n").filter { !$0.contains("the setting is not kept") }
    #expect(outcome.status == 0 && lines.count == 1, "\(outcome.errors)")
    #expect(lines.first?.hasPrefix("scramble: this session is not ") == true)
  }

  @Test(.enabled(if: FaultShim.isAvailable, "needs the dynamic linker of Linux"))
  func `A folder that is read-only is no reason not to play`() async throws {
    let shim = try await FaultShim()
    for command in ["--root silkworm", "anagram cats", "cryptogram", "cryptogram Resources/none"] {
      _ = try await scramble.shell("rm -rf '\(state.path)/word-scramble'; echo A=B | $SCRAMBLE cryptogram")
      let fault = "LD_PRELOAD='\(shim.library)' FAULT_KIND=30 FAULT_AT=1 FAULT_LASTS=1 FAULT_FILES=1"
      let outcome = try await scramble.shell("printf 'silk\\nact\\nC=D\\nE=F\\n' | \(fault) $SCRAMBLE \(command)")
      if command.hasSuffix("none") {
        #expect(outcome.status == 66)
      } else {
        #expect(outcome.status == 0 && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
        #expect(outcome.errors.contains("Read-only file system"))
      }
    }
  }
}
