import ScrambleFiles
import TestSupport
import Testing

/// Faults around the cryptogram helper, and the data that outlasts them.
@Suite struct CryptogramFaultTests: ProgramTests {
  let scramble = Program()

  @Test(arguments: [
    ("1=2", "A pair is two letters, cipher first: A=E. A!=E rules one out."), ("A==", "A pair is two letters"),
    ("7", "Search a word first, then pick from what is found."), ("99999999999999999999", "Search a word first"),
    ("\u{1B}[2J?", "J: "), ("...", "This is no ciphertext: there is no letter from A to Z in it."),
    ("straße", "This is no ciphertext: 'ß' in line 1 is a letter, but none from A to Z."),
    (":pair A", ":pair A=E: "), (":hint 4", ":hint [LEVEL]"), (":hint", "There is no puzzle at hand."),
    (":words", "There is no puzzle at hand"), (":lock A", "A has no pair."),
    (":nonsense", "There is no command :nonsense."),
    (":name XYZ", "There is no puzzle at hand."), (":again 3", "No word was searched yet."),
    (":sample -9223372036854775808", "There are 7 samples"),
    (":again -9223372036854775808", "No word was searched yet."), (":pick -1", "Search a word first"),
    ("A=E;B=T", "A pair is two letters"), (":name", ":name WORD"),
  ])
  func `A line that cannot be done is answered with one line`(line: String, answer: String) async throws {
    let outcome = try await scramble("cryptogram", input: "\(line)\n")
    let answers = outcome.output.split(separator: "\n").dropFirst(2)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(answers.first?.hasPrefix(answer) == true, "\(answers)")
  }

  @Test func `A pick out of range names the range`() async throws {
    for (line, answer) in [
      ("5", "The words have the numbers 1 to 4.\n"), (":pick -1", "The words have the numbers 1 to 4.\n"),
      ("!99999999999999999999", "The history has 1 word: "), ("!-9223372036854775808", "This is no ciphertext: "),
      (":again -9223372036854775808", "The history has 1 word: "),
    ] {
      let outcome = try await scramble("cryptogram", input: "xjffxu\n\(line)\n")
      #expect(outcome.status == 0 && outcome.output.contains("\n\(answer)"), "\(line): \(outcome.output)")
    }
    #expect(
      try await scramble("cryptogram", input: "ababcdcd\n2\n").output.contains("\nThe only word has the number 1.\n"))
  }

  @Test func `A word of half a puzzle is searched, and a puzzle that is too long refused`() async throws {
    let path = try state.file("apostrophes", String(repeating: "AB'", count: 60_000))
    let outcome = try await scramble("cryptogram", path, input: "A=T\n")
    #expect(outcome.status == 0 && outcome.output.contains("A=t:"))
    #expect(
      try await scramble("cryptogram", state.file("longer", String(repeating: "AB ", count: 90_000))).status == 65)
  }

  @Test func `A line that is too long is refused, not cut`() async throws {
    let long = String(repeating: "XJFFXU ", count: 1000)
    let outcome = try await scramble("cryptogram", input: ":puzzle\nABC\n\(long)\n\n")
    #expect(
      outcome.output.contains("A line of more than 4096 bytes is left out: break it, or name a file.\nABC\n...\n"))
    #expect(try await scramble("cryptogram", "match", input: long + "\n").status == 65)
  }

  @Test func `A puzzle that ends with the input and is none is told`() async throws {
    let outcome = try await scramble("cryptogram", "--format", "json", input: ":puzzle\nGOOD LINE\nstraße\n")
    #expect(outcome.errors.hasPrefix("scramble: cannot use what was typed: this is no ciphertext: "))
    #expect(outcome.errors.contains("in line 2 is a letter, but none from A to Z: "))
    let last = outcome.output.split(separator: "\n").last
    #expect(outcome.status == 0 && last?.contains(#""event":{"kind":"end"}"#) == true)
  }

  @Test func `A command ends the typing of a puzzle, which is taken, and is obeyed`() async throws {
    let outcome = try await scramble("cryptogram", input: ":puzzle\nABC\n:map\n:puzzle\n:quit\n")
    #expect(outcome.output.contains("ABC\n...\n") && outcome.output.contains("The map is empty."))
    #expect(outcome.output.hasSuffix("0 of 3 letters known.\n"))
  }

  @Test func `A byte order mark, tabs and line ends of any kind are no part of a puzzle`() async throws {
    let path = try state.file("windows", [0xEF, 0xBB, 0xBF] + Array("XJFFXU\tABC\r\nDEF\r\n".utf8))
    #expect(try await scramble("cryptogram", path).output.hasPrefix("XJFFXU ABC\n...... ...\nDEF\n...\n"))
  }

  @Test func `Of two runs at once the one that made the last move is carried on`() async throws {
    let outcome = try await scramble.shell(
      """
      cd '\(state.path)' && mkfifo keys
      $SCRAMBLE cryptogram < keys > shown & exec 3> keys
      echo A=B >&3
      for try in $(seq 4000); do grep -q "A=b" shown && break; sleep 0.005; done
      echo C=D | $SCRAMBLE cryptogram
      sleep 0.05 # two moves within one tick of the clock have one time
      echo E=F >&3
      exec 3>&-
      wait
      echo :map | $SCRAMBLE cryptogram
      """)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("Map: A=b C=d\n") && outcome.output.contains("Map: A=b E=f\n"))
  }

  @Test func `A puzzle that is left for another one goes on where it was left`() async throws {
    let first = try state.file("first", "XJFFXU\n"), second = try state.file("second", "ABC DEF\n")
    _ = try await scramble("cryptogram", first, input: "F=T\n")
    _ = try await scramble("cryptogram", second, input: "A=E\n")
    #expect(try await scramble("cryptogram", first).output.contains("..tt..\n"))
    #expect(try await scramble("cryptogram", second).output.contains("e.. ...\n"))
  }

  @Test func `A puzzle that is left for a sample, or for another session, goes on where it was left`() async throws {
    let first = try state.file("first", "XJFFXU\n"), transcript = state("session")
    _ = try await scramble("cryptogram", first, input: "F=T\n:sample 1\nA=E\n")
    #expect(try await scramble("cryptogram", first).output.contains("..tt..\n"))
    // A puzzle that is loaded anew does not take the place of what was done on it.
    _ = try await scramble("cryptogram", input: ":sample 1\n:puzzle\nXJFFXU\n\n:sample 2\n")
    _ = try await scramble("cryptogram", "--transcript", transcript, input: ":puzzle\nABC\n\nA=B\n")
    #expect(try await scramble("cryptogram", first, input: "U=E\n").output.contains("..tt.e\n"))
    #expect(try await scramble("resume", transcript, input: "B=C\n").output.contains("bc.\n"))
    #expect(try await scramble("cryptogram", first).output.contains("..tt.e\n"))
  }

  @Test(arguments: [(50, "..tt..\n"), (51, "......\n")])
  func `A puzzle goes on where it was left after fifty others, and begins anew after more`(
    others: Int, shown: String
  ) async throws {
    let first = try state.file("first", "XJFFXU\n")
    _ = try await scramble("cryptogram", first, input: "F=T\n")
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let puzzles = (0..<others).map { ":puzzle\n\(letters[$0 / 26])Z\(letters[$0 % 26])\n\n" }
    _ = try await scramble("cryptogram", input: puzzles.joined())
    #expect(try await scramble("cryptogram", first).output.contains(shown))
  }

  @Test func `A move that an edited transcript cannot make is told and left out`() async throws {
    let transcript = state("edited")
    _ = try await scramble("cryptogram", "--transcript", transcript, input: "A=T\n")
    let edited = try state.file("edited-2", try text(of: transcript) + "pair B=T done #0123456789abcdef\n")
    let resumed = try await scramble("resume", edited, input: ":map\n")
    #expect(resumed.errors.contains("cannot play 1 move of \(edited): the first is in line 9: left out"))
    #expect(resumed.output.contains("Map: A=t\n"))
  }

  @Test func `A hundred thousand characters are a puzzle like any other`() async throws {
    let words = ["XJFFXU", "ABC", "QRSTQ", "LMN'O", "ABCDEFG"]
    let text = (0..<16_000).map { words[$0 % words.count] }.joined(separator: " ")
    let outcome = try await scramble("cryptogram", try state.file("long", text), input: "A=T\n:hint 3\n")
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.contains("A=t:"))
  }

  @Test func `A file that is no cryptogram is told before the first prompt`() async throws {
    for (name, content, status) in [("empty", "", 65), ("digits", "123", 65), ("foreign", "ABC\nÑB", 65)] {
      let path = try state.file(name, content)
      let outcome = try await scramble("cryptogram", path)
      #expect(outcome.status == status && outcome.output == "")
      #expect(outcome.errors.hasPrefix("scramble: cannot use \(path): "))
    }
    #expect(try await scramble("cryptogram", state("missing")).status == 66)
    #expect(try await scramble("cryptogram", state.path).status == 66)
  }

  @Test func `A puzzle that was cleared and left is clear when it goes on, and its undo is there`() async throws {
    let first = try state.file("first", "XJFFXU\n")
    _ = try await scramble("cryptogram", first, input: "F=T\n")
    _ = try await scramble("cryptogram", first, input: ":reset\n:sample 1\n")
    #expect(try await scramble("cryptogram", first, input: ":undo\n").output.contains("......\n"))
    #expect(try await scramble("cryptogram", first).output.contains("..tt..\n"))
  }

  @Test func `Each puzzle of the transcripts is listed once, the last one left first, and copies count for nothing`()
    async throws
  {
    _ = try await scramble("cryptogram", input: ":puzzle\nABC\n\nA=E\n:puzzle\nXJFFXU\n\n:sample 1\n:sample 2\nJ=A\n")
    _ = try await scramble.shell("cd '\(state.path)/word-scramble' && cp cryptogram-*.txt cryptogram-copy.txt")
    let listed = try await scramble("cryptogram", input: ":puzzle\nDEF\n\n:puzzle list\n")
    #expect(listed.errors == "")
    let rows = listed.output.split(separator: "\n").filter { $0.hasSuffix("letters") }
    #expect(rows.map { $0.prefix(9) } == ["1  YKRQLU", "2  XJFFXU", "3  ABC  1"], "\(listed.output)")
  }

  @Test(arguments: [
    "echo nonsense >", "printf 'word-scramble transcript 1\\n' >", "mkfifo", "ln -s /dev/zero", "mkdir",
    "truncate -s 17M",
  ])
  func `A transcript that cannot be used is named, and the one before it is carried on`(damage: String) async throws {
    _ = try await scramble("cryptogram", input: "A=E\n")
    _ = try await scramble.shell("cd '\(state.path)/word-scramble' && \(damage) cryptogram-1.txt")
    let outcome = try await scramble("cryptogram", input: ":map\n")
    #expect(outcome.output.contains("Map: A=e\n"))
    // A device has the time of its own start.
    if damage.hasSuffix("zero") { return }
    let path = state("word-scramble/cryptogram-1.txt")
    #expect(
      outcome.errors.hasPrefix("scramble: cannot use 1 transcript of cryptograms: the first: cannot ")
        && outcome.errors.contains(path) && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }

  @Test func `Without a state folder the helper works on, with one warning`() async throws {
    let file = try state.file("no-folder", "")
    let program = Program(state: state, variables: ["XDG_STATE_HOME": file])
    let outcome = try await program("cryptogram", input: "A=E\nB=T\n:map\n")
    #expect(outcome.status == 0 && outcome.output.contains("Map: A=e B=t"))
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
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

  @Test func `The parts of a hyphenated word are matched one by one`() async throws {
    let parts = try await scramble("cryptogram", "match", "XJFFXU-Q'R--7", "QQQQ")
    #expect(parts.output.hasPrefix("XJFFXU (4): little Eiffel swoosh tweets\nQ'R ("))
    #expect(parts.output.hasSuffix("\nQQQQ (0):\n"))
    #expect(parts.output.split(separator: "\n").count == 3 && parts.status == 0)
    let json = try await scramble("cryptogram", "match", "--format", "json", input: "MOTHER-IN-LAW\n")
    let patterns = json.output.split(separator: "\n").map {
      $0.split(separator: #""pattern":""#)[1].prefix { $0 != "\"" }
    }
    #expect(patterns == ["MOTHER", "IN", "LAW"])
  }

  @Test func `Words and maps that cannot be used are told with their place, and the rest goes on`() async throws {
    let argument = try await scramble("cryptogram", "match", "123")
    #expect(argument.status == 64 && argument.errors.contains("'123'"))
    let many = String(repeating: "Q", count: 300_000)
    let lines = try await scramble(
      "cryptogram", "match", "--format", "json", input: "XJFFXU\n\n42\nÑB\n\(many)\nQQQQ\n")
    #expect(lines.status == 65 && lines.errors.split(separator: "\n").count == 3)
    for number in 3...5 { #expect(lines.errors.contains("standard input line \(number)")) }
    let answers = lines.output.split(separator: "\n")
    #expect(answers.count == 5 && answers.last?.hasSuffix(#""pattern":"QQQQ","words":[]}"#) == true)
    #expect(
      answers[1] == #"{"count":0,"fault":"there is no letter from A to Z in it","pattern":"42","words":[]}"#)
    #expect(answers[2].contains(#""pattern":"ÑB""#) && answers[3].contains(#""fault":"it has more than 4096 bytes""#))
    let text = try await scramble("cryptogram", "match", "42", "QQQQ")
    #expect(text.output == "42 (0):\nQQQQ (0):\n" && text.status == 64)
    #expect(try await scramble("cryptogram", "match", "ABC", "--map", "Q=Q").status == 0)
    for command in [["match", "ABC"], ["solve"]] {
      let outcome = try await scramble(["cryptogram"] + command + ["--map", "Q=Q", "--not-itself"], input: "ABC\n")
      #expect(outcome.status == 64 && outcome.output == "" && outcome.errors.contains("so Q is not Q"))
    }
    for map in ["A=E,B=E", "A", "A=1", "A=E,A=T"] {
      let outcome = try await scramble("cryptogram", "match", "ABC", "--map", map)
      #expect(outcome.status == 64 && outcome.errors.split(separator: "\n").count == 1)
    }
    #expect(try await scramble("cryptogram", "match", "ABC", "--map", "A=E", "--ban", "A=E").status == 64)
  }
}
