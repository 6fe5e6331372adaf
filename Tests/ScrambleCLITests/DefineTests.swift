import TestSupport
import Testing

@Suite struct DefineTests: ProgramTests {
  let scramble = Program()

  @Test func `Words are defined one a line`() async throws {
    let outcome = try await scramble("define", "Skirls", "qzx", "a\u{1B}[1mb")
    #expect(
      outcome.output == """
        skirls: plural of skirl, the sound of (the chanter of) a bagpipe
        qzx: no definition
        a\\x1B[1mb: no definition

        """)
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `An object a word has what is known of it`() async throws {
    let outcome = try await scramble("define", "--format", "json", "skirls", "qzx")
    #expect(
      outcome.output == """
        {"lemma":"skirl","partOfSpeech":"noun","relation":"plural of",\
        "sense":"the sound of (the chanter of) a bagpipe","word":"skirls"}
        {"word":"qzx"}

        """)
  }

  @Test func `No word is a mistake`() async throws {
    #expect(try await scramble("define").status == 64)
    for words in [[""], ["milk", " \t"]] {
      let outcome = try await scramble(["define"] + words)
      #expect(outcome.status == 64 && outcome.output == "")
      #expect(outcome.errors == "scramble: a word to define has at least one letter: see 'scramble define --help'\n")
    }
  }

  @Test func `A game defines words before and after they are shown, and does not record that`() async throws {
    let transcript = state("game")
    let outcome = try await scramble(
      "--root", "silkworm", "--transcript", transcript,
      input: ":define milk\n:define\n:def mil k\n:reveal\n:define \u{1B}[2J\n:define owls\n")
    #expect(outcome.output.contains("\nmilk: a white nutritious liquid secreted by mammals"))
    #expect(outcome.output.contains("\nName the word: :define WORD.\nOne word at a time, please: mil k\n"))
    #expect(outcome.output.contains("\n\\x1B[2j: no definition\nowls: plural of owl, "))
    let recorded = try text(of: transcript)
    #expect(!recorded.contains("define"))
    #expect(try await scramble("replay", transcript).status == 0)
  }

  @Test func `The first missed words are shown with their senses, the others in columns`() async throws {
    let outcome = try await scramble("--root", "silkworm", "--unrecorded", input: ":reveal\n")
    let lines = outcome.output.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("common ones first:") })
    let defined = lines[(start + 1)...].prefix { $0.contains(": ") }
    #expect(defined.count == 12)
    #expect(defined.contains("  low: less than normal in degree or intensity or amount"))
    #expect(defined.allSatisfy { $0.count <= 80 })
    #expect(!lines[(start + 13)...].contains { $0.split(separator: " ").contains("low") })
  }

  @Test func `A program reads the senses of missed words`() async throws {
    let outcome = try await scramble("--root", "milk", "--unrecorded", "--format", "json", input: ":reveal\n")
    #expect(
      outcome.output.contains(
        #""definitions":[{"partOfSpeech":"noun","sense":"a thousandth of an inch"#))
  }

  @Test func `A game in another language has no definitions`() async throws {
    let outcome = try await scramble(
      "--root", "haus", "--dictionary", "de_DE", "--unrecorded", input: ":define hand\n:reveal\n")
    #expect(outcome.output.contains("There are definitions of English words alone, and this is a game by de_DE."))
    #expect(!outcome.output.contains("no definition"))
  }

  @Test func `A damaged file is named`() async throws {
    let data = try state.folder("data")
    for folder in ["Resources", "Dictionaries"] { _ = try state.folder("data/\(folder)") }
    _ = try state.file("data/Resources/definitions.index", "wordsens")
    let program = Program(state: state, variables: ["WORD_SCRAMBLE_DATA": data])
    let outcome = try await program("define", "milk")
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("scramble: cannot use \(data)/Resources/definitions.index: "))
  }
}
