import ScrambleFiles
import TestSupport
import Testing
import WordLists

/// The list that `scramble dictionaries` prints.
@Suite struct DictionariesTests {
  private let state = TemporaryFolder()

  /// The program with dictionaries of its own beside those of the system.
  private func program() async throws -> Program {
    let data = try DataFolder.find().path
    let scramble = Program(state: state)
    _ = try await scramble.shell("cp -R '\(data)/Dictionaries' '\(data)/Resources' '\(try state.folder("data"))'")
    try state.dictionary("data/Dictionaries/ca_XX", words: ["seda"])
    _ = try await scramble.shell(
      "cd '\(state("data/Dictionaries"))'; for e in aff dic; do ln -s ca_XX.$e ca_YY.$e; done")
    _ = try state.file("data/Dictionaries/qq_XX.dic", "1\nseda\n")
    try state.dictionary("data/Dictionaries/xx_XX", affix: "SET UTF-8\nSFX A Y 3\nSFX A 0 s .\n", words: ["seda"])
    return Program(state: state, variables: [DataFolder.variable: state("data")])
  }

  @Test func `Each dictionary comes once, with its language, its other names, and what holds for it`() async throws {
    let outcome = try await program()("dictionaries", "--format", "json")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    let folder = state("data/Dictionaries")
    #expect(
      lines.contains(
        "{\"accents\":\"folded\",\"aliases\":[\"ca_YY\"],\"capitals\":\"refuse\","
          + "\"files\":\"\(folder)/ca_XX\",\"goal\":\"common\",\"language\":\"Catalan\","
          + "\"name\":\"ca_XX\",\"roots\":\"common\",\"words\":\"forms\"}"
      ), "\(outcome.output)")
    for name in ["en", "en_US", "en_GB"] {
      let line = try #require(lines.first { $0.contains("\"name\":\"\(name)\"") })
      #expect(line.contains("\"words\":\"index\"") && line.contains("\"language\":\"English\""))
      #expect(line.contains("\"files\":\"\(folder)/\(name)\""))
    }
    #expect(lines.allSatisfy { !$0.contains("\"name\":\"ca_YY\"") })
  }

  @Test(.atTerminal, arguments: [30, 50, 70, 80, 120])
  func `Columns stay columns on a screen of any width`(width: UInt16) async throws {
    let outcome = try await program().atTerminal("dictionaries", columns: width) { _ in }
    let lines = outcome.output.split(whereSeparator: \.isNewline)
    #expect(lines.count > 8 && outcome.status == 0)
    // A path is no words that could be broken.
    #expect(lines.allSatisfy { $0.count <= width || !$0.drop { $0 == " " }.contains(" ") }, "\(outcome.output)")
    let fields = ["en_GB", "English", "index", "common", "list", "refuse", "exact"]
    let row = #/\nen_GB +English +index    common list   refuse   exact/#
    #expect(fields.allSatisfy(outcome.output.contains) && outcome.output.contains(row) == (width > 65))
  }

  @Test func `It is told where goal and roots come from, and which packages bring more languages`() async throws {
    let outcome = try await program()("dictionaries")
    #expect(outcome.output.contains(#/\nca_XX +Catalan +forms    common common +refuse   folded/#))
    #expect(outcome.output.contains(#/\nxx_XX +unknown +broken   all    stems +refuse   exact/#))
    #expect(outcome.errors.contains(" hunspell-bg, "), "\(outcome.errors)")
    #expect(!outcome.errors.contains("hunspell-ca") && outcome.errors.count { $0.isNewline } == 1)
  }

  @Test func `A dictionary whose files are damaged is listed with what is wrong`() async throws {
    let outcome = try await program()("dictionaries")
    let folder = state("data/Dictionaries")
    #expect(outcome.output.contains("  cannot read \(folder)/qq_XX.aff: there is no such file\n"))
    #expect(outcome.output.contains("  cannot use \(folder)/xx_XX.aff line 2: rows missing from this table: 2\n"))
    #expect(outcome.output.contains(#/\nqq_XX +unknown +broken /#))
    #expect(outcome.output.contains("\n  also ca_YY\n"))
  }
}
