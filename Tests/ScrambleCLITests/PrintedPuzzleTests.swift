import ScrambleFiles
import TestSupport
import Testing

/// Cryptograms as newspapers and clubs print them, for scripts and at the helper.
@Suite struct PrintedPuzzleTests: ProgramTests {
  let scramble = Program()

  /// Puzzles in keys of their own that need no search.
  private static let lines = ["XJFFXU ABC", "ABCB DEFGE", "QQRS TUVR"]
  private static let known = ["--map", alphabetPairs]
  private static let alphabetPairs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "\($0)=\($0)" }.joined(separator: ",")

  @Test func `Number, title, clue and line of each puzzle are told`() async throws {
    let input = "A-1. First one. K2.\n\nABC DEF\n\nWords of Wisdom\nGHI JKL\nClue: A equals B\n"
    let json = try await scramble(
      ["cryptogram", "solve", "--format", "json"] + Self.known, input: input)
    let answers = json.output.split(separator: "\n")
    #expect(answers.count == 2 && json.status == 0)
    for part in [#""number":"A-1""#, #""title":"First one""#] { #expect(answers[0].contains(part)) }
    #expect(answers[1].contains(#""ciphertext":"GHI JKL""#))
    for key in ["number", "fault", "author", "kind"] { #expect(!answers[1].contains("\"\(key)\":"), "\(answers[1])") }
    #expect(json.errors.contains("scramble: the clue A=B in standard input line 5 is not heeded: "))
    let text = try await scramble(["cryptogram", "solve", "--spaces"] + Self.known, input: input)
    #expect(
      text.output.hasPrefix("A-1  First one  K2\nABC DEF\n") && text.output.contains("\nWords of Wisdom\nGHI JKL\n"))
  }

  @Test func `A heading goes with the line below it, and at the prompt with that below a blank line`() async throws {
    let lines = try await scramble(
      ["cryptogram", "solve", "--lines", "--format", "json"] + Self.known,
      input: "A-1. First one. K2.\nABC DEF\nA-2. K1.\nGHI JKL\n")
    let answers = lines.output.split(separator: "\n")
    #expect(answers.count == 2 && answers.allSatisfy { $0.contains(#""number":"A-"#) }, "\(lines.output)")
    let typed = try await scramble(
      "cryptogram", input: "A-1. First one. K2. Clue: B equals E\n\nXJB QQQ\n\n:show\n")
    #expect(typed.output.contains("XJB QQQ\n..e ...\n"), "\(typed.output)")
    let alone = try await scramble("cryptogram", input: "A-1. First one. K2. Clue: B equals E\n\n")
    #expect(alone.errors.contains("cannot use what was typed"), "\(alone.errors)")
  }

  @Test func `A word that cannot be read is told by its own line`() async throws {
    let match = try await scramble("cryptogram", "match", input: "XJFFXU\nabc\nж\n")
    #expect(match.status == 65 && match.errors.contains("line 3: 'ж' in line 3 is a letter"), "\(match.errors)")
  }

  @Test func `One puzzle a line is what is said, or found out, and a guess is told`() async throws {
    let input = Self.lines.joined(separator: "\n")
    func answers(_ options: String...) async throws -> (count: Int, errors: String) {
      let outcome = try await scramble(
        ["cryptogram", "solve", "--format", "json"] + Self.known + options, input: input)
      return (outcome.output.split(separator: "\n").count, outcome.errors)
    }
    #expect(try await answers("--lines") == (3, ""))
    #expect(try await answers("--one") == (1, ""))
    #expect(
      try await answers() == (
        1, "scramble: taking lines 1 to 3 of standard input for 1 puzzle: this is a guess: say --lines or --one\n"
      ))
    #expect(try await scramble("cryptogram", "solve", "--lines", "--one", input: "").status == 64)
    let numbered = Self.lines.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
    let outcome = try await scramble(["cryptogram", "solve", "--format", "json"] + Self.known, input: numbered)
    #expect(outcome.output.split(separator: "\n").count == 3 && outcome.errors == "")
  }

  @Test func `Titles of Markdown are titles`() async throws {
    let page = "# Test\n\n" + (1...2).map { "## Question \($0) (200 pts)\n\(Self.lines[$0])\n\n" }.joined()
    let outcome = try await scramble(["cryptogram", "solve", "--format", "json"] + Self.known, input: page)
    let answers = outcome.output.split(separator: "\n")
    #expect(answers.count == 2 && outcome.errors == "")
    for (number, answer) in zip(1...2, answers) {
      #expect(answer.contains("\"number\":\"\(number)\"") && answer.contains("\"points\":200"), "\(answer)")
    }
  }

  @Test func `Of what is called a Xenocrypt is told how it is read as Spanish`() async throws {
    let page = "1. This Xenocrypt is worth 300 points.\nXJFFXU ABC\n"
    let english = try await scramble(["cryptogram", "solve"] + Self.known, input: page)
    #expect(
      english.errors == "scramble: reading the puzzle at standard input line 1 as English: it is called a Xenocrypt: "
        + "--model spanish reads it as Spanish\n")
    let spanish = try await scramble(["cryptogram", "solve", "--model", "spanish"] + Self.known, input: page)
    #expect(spanish.status == 0 && spanish.errors == "")
  }

  @Test(arguments: ["solve", "rate"]) func `A file that is no UTF-8, or is empty, is told`(command: String) async throws
  {
    let folder = TemporaryFolder()
    let latin = try folder.file("latin", Array("XJFFXU\n\nQJF ".utf8) + [0xF1])
    let notice = "scramble: keeping bytes of \(latin) line 3: they are no UTF-8: iconv converts a file\n"
    #expect(try await scramble("cryptogram", command, latin).errors.contains(notice))
    let empty = try await scramble("cryptogram", command, input: " \n\n")
    #expect(empty.status == 0 && empty.output.isEmpty)
    #expect(empty.errors == "scramble: there is no puzzle in standard input: it is empty: nothing is done\n")
  }

  @Test func `A puzzle that cannot be read is answered in its place, alike in all commands`() async throws {
    let solved = try await scramble(
      ["cryptogram", "solve", "--format", "json"] + Self.known, input: "ABC\nDÑF\n\nCAFÉ\n")
    let answers = solved.output.split(separator: "\n")
    #expect(solved.status == 65 && answers.count == 2)
    #expect(answers[0].contains(#""fault":"'Ñ' in line 2 is a letter, but none from A to Z""#))
    #expect(answers[1].contains(#""ciphertext":"CAFE""#))
    let matched = try await scramble("cryptogram", "match", "CAFÉ", "AÑO", "--format", "json")
    #expect(matched.output.contains(#""pattern":"CAFE""#) && matched.output.contains(#"'Ñ' in line 1 is a letter"#))
    let helper = try await scramble("cryptogram", input: "café\naño\n:puzzle\nCAFÉ\n\n")
    #expect(helper.output.contains("CAFE: ") && helper.output.contains("'ñ' in line 1 is a letter"))
    #expect(helper.output.contains("\nCAFE\n....\n"))
  }

  @Test func `Cribs and tips are heeded, and told where they cannot be`() async throws {
    let entered = try await scramble("cryptogram", "solve", "--crib", "XJFFXU=tweets", input: "XJFFXU")
    #expect(entered.output.hasPrefix("TWEETS\n"))
    let word = try await scramble("cryptogram", "solve", "--crib", "swoosh", input: "ABC XJFFXU")
    #expect(word.output.split(separator: "\n").first?.hasSuffix(" SWOOSH") == true)
    let tip = try await scramble("cryptogram", "solve", "--tip", "vzrrvk", input: "XJFFXU ABC")
    #expect(tip.output.hasPrefix("SWOOSH "))
    for options in [["--crib", "AB=abc"], ["--crib", ""], ["--tip", "A=B"], ["--crib", "AA=be"]] {
      let outcome = try await scramble(["cryptogram", "solve"] + options, input: "AB\n")
      #expect(outcome.status == 64 && outcome.output == "" && outcome.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `Places of a crib that are left out are counted on standard error`() async throws {
    func errors(_ text: String) async throws -> String {
      let outcome = try await scramble("cryptogram", "solve", "--spaces", "--crib", "a", "--crib", "i", input: text)
      #expect(outcome.status == 0 && !outcome.output.isEmpty)
      return outcome.errors
    }
    // Two of six letters are chosen in 30 ways, two of seven in 42.
    #expect(try await errors("A B C D E F") == "")
    #expect(
      try await errors("A B C D E F G")
        == "scramble: leaving out 2 places of cribs in standard input line 1: the 40 likeliest are tried: "
        + "say more of the words, or with --map of the letters\n")
  }

  @Test func `A crib without a place is told, and why there is no reading`() async throws {
    let outcome = try await scramble("cryptogram", "solve", "--crib", "zzzzzz", input: "XJFFXU ABC")
    #expect(outcome.status == 65 && outcome.output == "   What is known of its words has no place in it.\n")
    #expect(
      outcome.errors
        == "scramble: cannot use standard input line 1: what is known of its words has no place in it: "
        + "this puzzle is not solved\n")
    let absent = try await scramble("cryptogram", "solve", "--crib", "QRS=you", input: "XJFFXU ABC")
    #expect(absent.status == 65 && absent.errors == outcome.errors, "\(absent.errors)")
    let bans = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "X=\($0)" }.joined(separator: ",")
    let none = try await scramble("cryptogram", "solve", "--ban", bans, input: "XJFFXU ABC")
    #expect(none.status == 65 && none.output == "No key is left that agrees with what is known.\n")
    let json = try await scramble(
      "cryptogram", "solve", "--crib", "zzzzzz", "--format", "json", input: "XJFFXU ABC")
    #expect(json.output.contains(#""fault":"what is known of its words has no place in it""#))
    let empty = try await scramble("cryptogram", "solve", "--crib", "zzzzzz", input: "1 + 2")
    #expect(empty.output == "There is no letter in it.\n")
    let untold = try await scramble("cryptogram", "solve", "--format", "json", input: "1 + 2")
    #expect(untold.output.contains(#""solutions":[]"#) && !untold.output.contains("readsAsLanguage"))
  }

  @Test func `A puzzle pasted at the prompt is taken as one, and a command ends it`() async throws {
    let outcome = try await scramble(
      "cryptogram", input: "ZW CXR SHK'I EVV OQVNV IX LVJZK,\nSXRKI IQV\n:crib the\nIQV=thé\n:map\n")
    #expect(outcome.output.contains("This is taken for a puzzle.") && outcome.output.contains("\nSXRKI IQV\n"))
    #expect(outcome.output.contains("THE can stand for ") && outcome.output.contains("Map: I=t Q=h V=e\n"))
  }

  @Test func `What was done and what was left are there in the next run`() async throws {
    _ = try await scramble("cryptogram", input: ":puzzle\nXJFFXU\n\nXJFFXU=little\n:undo\n:puzzle\nABC DEF\n\nA=E\n")
    let next = try await scramble("cryptogram", input: ":undo\n:redo\n:puzzle list\n:puzzle 1\n:redo\n:puzzle 9\n")
    #expect(next.output.contains("\n... ...\n") && next.output.contains("\n1  XJFFXU  0 of 4 letters\n"))
    #expect(next.output.contains("\nXJFFXU\nlittle\n"))
    #expect(next.output.contains("\nThe only puzzle that was left has the number 1: :puzzle list shows it.\n"))
    let transcript = state("record")
    _ = try await scramble("cryptogram", "--transcript", transcript, input: ":undo\n:redo\n:puzzle 1\n:undo\n")
    #expect(try await scramble("replay", transcript).status == 0)
  }

  @Test func `A file of several puzzles opens with one of them`() async throws {
    let file = try state.file("several", Self.lines.joined(separator: "\n\n"))
    let first = try await scramble("cryptogram", file)
    #expect(first.output.hasPrefix("XJFFXU ABC\n") && first.errors.contains("taking the first puzzle of \(file): "))
    let third = try await scramble("cryptogram", file, "--number", "3")
    #expect(third.output.hasPrefix("QQRS TUVR\n") && third.errors == "")
    let fourth = try await scramble("cryptogram", file, "--number", "4")
    #expect(fourth.status == 64 && fourth.errors.contains("has 3 puzzles"))
    let all = try await scramble("cryptogram", file, "--one")
    #expect(all.output.contains("QQRS TUVR\n") && all.output.contains("XJFFXU ABC\n") && all.errors == "")
  }

  @Test func `The clues of a puzzle are in the map, and hints are counted at the end`() async throws {
    let file = try state.file("clues", "A-1. First one. Clue: U equals E, tip: FKOQ\nXJFFXU\n")
    let outcome = try await scramble("cryptogram", file, input: ":map\n:hint\n:hint 3\n")
    #expect(outcome.output.hasPrefix("A-1  First one\nTip: FKOQ.\nFKOQ has no"))
    #expect(outcome.output.contains("\nMap: U=e*\n"))
    // A clue that is printed later is heeded, too, where the puzzle is taken up again.
    _ = try state.file("clues", "A-1. First one. Clue: U equals E and X equals T\nXJFFXU\n")
    let later = try await scramble("cryptogram", file, input: ":map\n")
    #expect(later.output.contains("\nMap: U=e* X=t*\n"), "\(later.output)")
    #expect(outcome.output.hasSuffix("2 hints, 1 letter told. 1 of 4 letters known.\n"))
    let again = try await scramble(
      "cryptogram", try state.file("other", "ZJFFZU ABC\n"), input: ":hint 1\n:hint 2\n:hint 1\n:hint 2\n")
    #expect(again.output.hasSuffix("\n2 hints, without a letter. 0 of 7 letters known.\n"), "\(again.output)")
    let text = "AJ AUT'J JYZ WVNTJRATU RYZRC JYRJ GZRQ EVN VNJ; AJ'U JYZ LZOOSZ AT EVNQ UYVZ."
    let wrong = try await scramble("cryptogram", input: "\(text)\n\nJ=s\n:hint 3\n")
    #expect(wrong.output.hasSuffix("No word fits AJ'U with J=S.\n1 hint, without a letter. 1 of 17 letters known.\n"))
  }
}
