import TestSupport
import Testing

@Suite struct OptionsFileTests {
  private let state = TemporaryFolder()

  private func scramble(_ file: String, _ arguments: String..., input: String = "") async throws -> Program.Outcome {
    try await scramble(file, arguments, input: input)
  }

  private func scramble(_ file: String, _ arguments: [String], input: String = "") async throws -> Program.Outcome {
    _ = try state.folder("config/word-scramble")
    _ = try state.file("config/word-scramble/options", file)
    return try await Program(state: state, variables: ["XDG_CONFIG_HOME": state("config")])(arguments, input: input)
  }

  private var path: String { state("config/word-scramble/options") }

  @Test func `Options of the file stand before those of the command line`() async throws {
    let file = "\u{FEFF}--capitals allow\r\n# mine\n\n  --dictionary   en_GB  \n--format=tsv\n"
    #expect(try await scramble(file, "check", "colouring", input: "colour\n").output == "colour\taccepted\t6\t\n")
    let named = try await scramble(file, "check", "colouring", "--dictionary", "en_US", input: "colour\n")
    #expect(named.output == "colour\tnot-real\t0\t\n")
  }

  @Test func `A command takes no option that it does not have, nor one that does not go with its own`() async throws {
    let file = "--level easy\n--map A=B\n"
    #expect(try await scramble(file, "define", "skirl").status == 0)
    #expect(try await scramble(file, "--seed", "3").output.hasPrefix("Root word: relegate (seed 3, easy)\n"))
    #expect(try await scramble(file, "--root", "silkworm").output.hasPrefix("Root word: silkworm\n"))
    #expect(try await scramble(file, "--help").output.hasPrefix("OVERVIEW: A word game"))
    #expect(try await scramble(file, "cryptogram", "match", "XY", "--map", "X=i").errors == "")
  }

  @Test func `A line has one option`() async throws {
    let outcome = try await scramble("# mine\n--dictionary de_DE --level easy\n", "--seed", "3")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "scramble: cannot use \(path) line 2: '--dictionary de_DE --level easy' has more than the one option of "
        + "a line: mend it, or say --no-options\n")
  }

  @Test func `A value that only another command has is left out`() async throws {
    let file = "--format tsv\n--sort points\n"
    #expect(try await scramble(file, "solve", "silk").output == "ilks\nilk\nlis\nski\n")
    #expect(try await scramble(file, "cryptogram", "match", "XJFFXU").output.hasPrefix("XJFFXU (4): little "))
    #expect(try await scramble(file, "roots", input: "silk\n").output == "silk\t4\t13\t4\t1\t3\ttoo-poor\n")
  }

  @Test func `The words of a day are those of everybody's game`() async throws {
    let file = "--time 120\n--min-length 4\n--common list\n--words list\n--accents folded\n"
    let outcome = try await scramble(file, "--daily", "2014-03-01", "--answers")
    #expect(outcome.status == 0 && outcome.output.contains("was handcart: 0 of 45 words"), "\(outcome.errors)")
  }

  @Test func `An option may have one letter, and a path may begin in the home folder`() async throws {
    _ = try state.file("list", "slork\n")
    let program = Program(
      state: state, variables: ["XDG_CONFIG_HOME": state("config"), "HOME": state.path])
    _ = try await scramble("-j 2\n--extra ~/list\n", "--help")
    let outcome = try await program("check", "silkworm", "--format", "tsv", input: "slork\n")
    #expect(outcome.output == "slork\taccepted\t5\t\n" && outcome.errors == "")
  }

  @Test func `Sessions on record are judged as they were`() async throws {
    _ = try await scramble("", "--root", "coloring", "--transcript", state("t"), input: "color\n")
    #expect(try await scramble("--dictionary en_GB\n", "replay", state("t")).status == 0)
  }

  @Test func `The file is left out where that is asked for`() async throws {
    let options = ["check", "silkworm", "--no-options", "--format", "tsv"]
    let outcome = try await scramble("--nothing\n", options, input: "silk\n")
    #expect(outcome.output == "silk\taccepted\t4\t\n" && outcome.errors == "" && outcome.status == 0)
  }

  @Test(arguments: [
    ("# mine\n--nothing\n", 2, "no command has an option --nothing"),
    ("dictionary en_GB\n", 1, "'dictionary en_GB' is no option such as --dictionary en_GB"),
    ("--level silly\n", 1, "the command cannot have '--level silly'"),
    ("\n--level easy \0\n", 2, "it is no text in UTF-8"),
  ])
  func `A line that cannot be is named`(file: String, line: Int, problem: String) async throws {
    let outcome = try await scramble(file)
    #expect(
      outcome.errors == "scramble: cannot use \(path) line \(line): \(problem): mend it, or say --no-options\n")
    #expect(outcome.status == 64 && outcome.output == "")
  }

  @Test func `A folder or a pipe in its place is refused and not waited for`() async throws {
    for command in ["mkdir", "mkfifo"] {
      _ = try state.folder("config/word-scramble")
      let program = Program(state: state, variables: ["XDG_CONFIG_HOME": state("config")])
      let outcome = try await program.shell("rm -rf '\(path)'; \(command) '\(path)'; $SCRAMBLE digest; echo $?")
      #expect(outcome.errors.hasPrefix("scramble: cannot open \(path): it is no ordinary file"))
      #expect(outcome.output == "66\n")
    }
  }
}
