import Files
import TestSupport
import Testing

/// What goes wrong around the cryptogram helper, and what stays.
@Suite struct CryptogramFaultTests {
  private let state = TemporaryFolder()
  private var scramble: Program { Program(state: state) }

  @Test(arguments: [
    ("1=2", "A pair is two letters, cipher first: A=E. A!=E rules one out."), ("A==", "A pair is two letters"),
    ("7", "Search a word first, then pick from what is found."), ("99999999999999999999", "Search a word first"),
    ("\u{1B}[2J?", "J: "), ("...", "This is no ciphertext: there is no letter from A to Z in it."),
    ("straße", "This is no ciphertext: 'ß' in line 1 is a letter, but none from A to Z."),
    (":pair A", ":pair A=E: "), (":hint 4", ":hint [LEVEL]"), (":hint", "There is no puzzle with it."),
    (":words", "There is no puzzle at hand"), (":lock A", "A has no pair."),
    (":nonsense", "There is no command :nonsense."),
    (":name XYZ", "There is no puzzle with it."), (":again 3", "No word was searched yet."),
  ])
  func `A line that cannot be done is answered with one line`(line: String, answer: String) async throws {
    let outcome = try await scramble("cryptogram", input: "\(line)\n")
    let answers = outcome.output.split(separator: "\n").dropFirst(2)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(answers.first?.hasPrefix(answer) == true, "\(answers)")
  }

  @Test func `A pick out of range names the range`() async throws {
    #expect(
      try await scramble("cryptogram", input: "xjffxu\n4\n").output.contains("\nThe words have the numbers 1 to 3.\n"))
  }

  @Test func `A hundred thousand characters are a puzzle like any other`() async throws {
    let words = ["XJFFXU", "ABC", "QRSTQ", "LMN'O", "ABCDEFG"]
    let text = (0..<16_000).map { words[$0 % words.count] }.joined(separator: " ")
    let outcome = try await scramble("cryptogram", try state.file("long", text), input: "A=T\n:hint 3\n")
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.contains("A=t:"))
  }

  @Test func `A file that is no cryptogram is told before the first prompt`() async throws {
    for (name, content, status) in [("empty", "", 65), ("digits", "123", 65), ("foreign", "ABC\nÄB", 65)] {
      let path = try state.file(name, content)
      let outcome = try await scramble("cryptogram", path)
      #expect(outcome.status == status && outcome.output == "")
      #expect(outcome.errors.hasPrefix("scramble: this is no ciphertext, ") && outcome.errors.contains(path))
    }
    #expect(try await scramble("cryptogram", state("missing")).status == 66)
    #expect(try await scramble("cryptogram", state.path).status == 66)
  }

  @Test(arguments: [
    "", "word-scramble cryptogram 9\n", "word-scramble cryptogram 1\nbegin A=A\n", "\u{0}",
    "word-scramble cryptogram 1\n",
  ])
  func `A damaged state is set aside and named, for a fresh start`(content: String) async throws {
    _ = try state.folder("word-scramble")
    let path = try state.file("word-scramble/cryptogram", content)
    let outcome = try await scramble("cryptogram", input: ":map\n")
    #expect(outcome.status == 0 && outcome.output.contains("The map is empty."))
    #expect(
      outcome.errors.hasPrefix("scramble: what was kept of the last cryptogram could not be read: \(path): kept as "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    let again = try await scramble("cryptogram", input: "A=E\n")
    #expect(again.errors == "", "the fresh start is in place")
  }

  @Test func `Without a state folder the helper works on, with one warning`() async throws {
    let file = try state.file("no-folder", "")
    let program = Program(state: state, variables: ["XDG_STATE_HOME": file])
    let outcome = try await program("cryptogram", input: "A=E\nB=T\n:map\n")
    #expect(outcome.status == 0 && outcome.output.contains("Map: A=e B=t"))
    #expect(
      outcome.errors.contains("this session is not kept") || outcome.errors.contains("this session is not recorded"))
  }

  @Test(arguments: 1...6)
  func `No acknowledged pair is lost when the program is killed`(pairs: Int) async throws {
    let all = ["A=E", "B=T", "C=A", "D=O", "E=I", "F=N"].prefix(pairs)
    let outcome = try await scramble.shell(
      """
      cd '\(state.path)' && mkfifo keys
      $SCRAMBLE cryptogram < keys > shown & helper=$!
      exec 3> keys
      for pair in \(all.joined(separator: " ")); do
        echo $pair >&3
        shown=${pair,,}
        for try in $(seq 4000); do grep -q "${pair%=*}=${shown#*=}" shown && break; sleep 0.005; done
      done
      kill -9 $helper; wait $helper 2> /dev/null
      echo :map | $SCRAMBLE cryptogram
      $SCRAMBLE resume --instrument cryptogram < /dev/null
      """)
    let map = "Map: " + all.map { "\($0.prefix(2))\($0.suffix(1).lowercased())" }.joined(separator: " ")
    #expect(outcome.output.ranges(of: map).count == 3, "\(outcome.output)")
  }

  @Test func `Words are matched for scripts, one answer each`() async throws {
    let text = try await scramble("cryptogram", "match", "XJFFXU", "q'r", "--not-itself")
    #expect(text.output == "XJFFXU (3): little swoosh tweets\nQ'R (2): i'd i'm\n")
    let json = try await scramble(
      "cryptogram", "match", "--format", "json", "--map", "x=l", "--ban", "J=W", "--sort", "alphabetical",
      input: "xjffxu\r\n\n abcb\n")
    let lines = json.output.split(separator: "\n")
    #expect(lines.first == #"{"count":1,"pattern":"XJFFXU","words":[{"score":414,"word":"little"}]}"#)
    #expect(lines.count == 2 && lines[1].hasPrefix(#"{"count":"#))
  }

  @Test func `Words and maps that cannot be used end the run with their place`() async throws {
    let argument = try await scramble("cryptogram", "match", "123")
    #expect(argument.status == 64 && argument.errors.contains("'123'"))
    let line = try await scramble("cryptogram", "match", input: "ABC\n\n42\n")
    #expect(line.status == 65 && line.errors.contains("standard input line 3") && line.output.hasPrefix("ABC ("))
    for map in ["A=E,B=E", "A", "A=1", "A=E,A=T"] {
      let outcome = try await scramble("cryptogram", "match", "ABC", "--map", map)
      #expect(outcome.status == 64 && outcome.errors.split(separator: "\n").count == 1)
    }
    #expect(try await scramble("cryptogram", "match", "ABC", "--map", "A=E", "--ban", "A=E").status == 64)
  }
}
