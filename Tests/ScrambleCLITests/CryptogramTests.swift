import ScrambleFiles
import TestSupport
import Testing

@testable import ScrambleCLI
@testable import Sessions

/// The cryptogram helper from a pipe. The names of the tests say the requirements; docs/design/cryptogram-helper.md has
/// their table.
@Suite struct CryptogramTests: ProgramTests {
  let scramble = Program()

  /// The answers to the lines, without the invitation.
  private func session(_ lines: String...) async throws -> [String] { try await session(lines) }

  private func session(_ lines: [String]) async throws -> [String] {
    let outcome = try await scramble(["cryptogram"], input: lines.map { "\($0)\n" }.joined())
    #expect(outcome.status == 0 && outcome.errors == "")
    return outcome.output.split(separator: "\n").map(String.init).dropFirst(2).dropLast()
  }

  @Test(arguments: ["XJFFXU", "xjffxu", "x j f-f,x. U!", "12xj3ffxu", "*xJfFxU*", "xjff'xu"])
  func `A word is entered in any case, with digits, punctuation and spaces`(entry: String) async throws {
    let answers = try await session(entry)
    #expect(answers == ["XJFFXU: 4 words", "  1 little  2 Eiffel  3 swoosh  4 tweets"])
  }

  @Test func `Several pairs are taken out on one line, and blanks within a word are told`() async throws {
    let answers = try await session("A=B C=D E=F", "-A -C", "-E, -A", "-C", "x jf fxu").joined(separator: "\n")
    #expect(answers.contains("A has no pair") && answers.contains("C has no pair"), "\(answers)")
    #expect(answers.contains("It is searched as one word. ':puzzle' takes a text.\nXJFFXU: "), "\(answers)")
  }

  @Test func `A letter of another alphabet is refused with the model that reads it`() async throws {
    for line in ["NIÑO", "QI JCÑTQ LCDVI NENBDN XIDI NXBÑTFN.\n"] {
      #expect(
        try await session(line).joined(separator: " ").contains(
          "Spanish has it. Start 'scramble cryptogram' anew: --model spanish reads it."))
    }
    let made = try await scramble("cryptogram", "make", "El niño come pan")
    #expect(
      made.status == 64 && made.errors.hasSuffix(": it is left out; --model spanish reads it\n"), "\(made.errors)")
  }

  @Test func `The count of words is always told`() async throws {
    #expect(try await session("abcdefghijklm")[0].hasPrefix("ABCDEFGHIJKLM: "))
    #expect(try await session("qqqq") == ["QQQQ: no word"])
    #expect(try await session("a=t", "abcdefghijklmab").last == "ABCDEFGHIJKLMAB: no word")
  }

  @Test func `An empty line takes the only word that was found`() async throws {
    #expect(try await session("xjffxu", "", ":map").contains("The map is empty."))
    #expect(try await session("X=L", "xjffxu", "", ":map").contains("Map: F=t J=i U=e X=l"))
  }

  @Test func `A puzzle without an open word says so`() async throws {
    #expect(try await session(":sample 3", ":solve", ":words").last == "Every word is known.")
  }

  @Test func `Words are listed alphabetically or by frequency`() async throws {
    let frequent = try await session(":sort frequency", "ab").joined()
    #expect(frequent.contains("  1 to    2 in    3 of ") && frequent.contains(":list shows all"))
    #expect(try await session(":sort alphabetical", "ab").joined().contains("1 ab  "))
  }

  @Test func `The map filters what is found, by its pairs and by what they rule out`() async throws {
    #expect(try await session("X=L", "xjffxu").suffix(2) == ["XJFFXU: 1 word", "  1 little"])
    // A plain letter that is used once is used up.
    #expect(try await session(":reset", "Q=T", "xjffxu").suffix(2) == ["XJFFXU: 2 words", "  1 Eiffel  2 swoosh"])
    #expect(try await session(":reset", "J!=W", "xjffxu").suffix(2) == ["XJFFXU: 2 words", "  1 little  2 Eiffel"])
  }

  @Test func `A word is chosen from the list, and one that contradicts the map is refused with the pair`() async throws
  {
    #expect(try await session("xjffxu", "1").contains("Map: F=t J=i U=e X=l"))
    let refused = try await session(":reset", "xjffxu", "J=O", "1")
    #expect(refused.last == "J=O stands in the way.")
  }

  @Test func `Pairs are entered, changed, deleted one by one and all at once`() async throws {
    #expect(try await session("A=E", "b = t", "A=O", "-b", ":map").suffix(2).first == "Map: A=o")
    #expect(try await session(":clear", ":map").suffix(2).first == "The map is empty.")
    #expect(try await session("A=E", "B=E").last == "A=E stands in the way.")
    #expect(try await session("-Z").last == "Z has no pair.")
  }

  @Test func `Locked pairs stay, banned ones cannot be entered, and every change can be undone`() async throws {
    let answers = try await session(
      "A=E", ":lock A", "A=O", "-A", ":clear", "B!=T", "B=T", ":undo", "B=T", ":undo", ":redo")
    #expect(answers.filter { $0.hasSuffix("locked.") } == ["A=E is locked.", "A=E is locked."])
    #expect(answers.contains("B is banned from being T."))
    #expect(answers.suffix(2).first == "Map: A=e* B=t")
  }

  @Test func `Words that were tried are remembered, and one key searches them again`() async throws {
    let answers = try await session("abc", "xjffxu", ":history", "!2", "!")
    #expect(answers.contains("  1 XJFFXU  2 ABC"))
    #expect(answers.filter { $0.hasPrefix("ABC: ") }.count == 3)
    #expect(try await session("!3").last == "The history has 2 words: :history lists them by their numbers.")
  }

  @Test func `Map, puzzle and history are there at the next start`() async throws {
    _ = try await session("xjffxu", ":sample 1", "J=A", ":lock J")
    let next = try await session(":map", ":history")
    #expect(next.contains("Map: J=a*") && next.contains("  1 XJFFXU"))
    #expect(next.contains("J UALI RTJR DRJQID JXAQH ZD J OZYR: RTHLH JLH AQXE RUA XHRRHLD RTJR ZR WJQ FH."))
  }

  @Test func `A reset clears the map, and once more the history`() async throws {
    _ = try await session("xjffxu", "1")
    let answers = try await session(":reset", ":history", ":reset", ":history", ":reset")
    #expect(answers.filter { $0 == "The map is empty." }.count == 2)
    #expect(answers.contains("  1 XJFFXU") && answers.contains("No word was searched yet."))
    #expect(answers.last == "There is nothing to clear.")
  }

  @Test func `Help fits a screen, shows XJFFXU at work, and has a page on the family of puzzles`() async throws {
    let help = try await session(":help")
    #expect(help.count <= 22 && help.allSatisfy { $0.count <= 80 })
    #expect(help.contains { $0.hasPrefix("Four words are like that: little, Eiffel, swoosh, tweets.") })
    let puzzles = try await session(":help puzzles")
    for kind in ["Aristocrat", "Patristocrat", "Cryptofamily"] { #expect(puzzles.contains { $0.contains(kind) }) }
    for name in CryptogramCommandName.allCases {
      #expect(try await session(":help \(name.rawValue)").joined().hasPrefix(":\(name.rawValue)"))
    }
  }

  @Test func `The version, its date and where to report are told`() async throws {
    let about = try await session(":about").joined(separator: " ")
    #expect(
      about.contains("Word Scramble \(Version.number), \(Version.date).") && about.contains("Report"))
  }

  @Test func `There are samples, and each is a puzzle`() async throws {
    #expect(try await session(":sample").contains("1 A warm start"))
    #expect(try await session(":sample 7").contains { $0.hasPrefix("CPCDS ACOO-YQWC ") })
    #expect(try await session(":sample 8").last == "There are 7 samples: :sample lists them by their numbers.")
  }

  @Test func `A puzzle shows what is known under each line, and what is left`() async throws {
    let answers = try await session(":puzzle", "XYZ'A  xy", "", "X=D", "Y=O", "Z=N", "A=T")
    #expect(
      answers.prefix(3) == [
        "Type the lines of the puzzle, and a blank line after the last one.", "XYZ'A  XY", "...'.  ..",
      ])
    #expect(
      answers.suffix(5) == [
        "XYZ'A  XY", "don't  do", "Letters: X=d:2 Y=o:2 A=t:1 Z=n:1",
        "Left: abcefghijklmpqrsuvwxyz. 4 of 4 letters known.",
        "Every letter has its pair, and it reads as English; another reading may, too.",
      ])
  }

  @Test func `Lines of a puzzle take the place of the puzzle at hand, and a command in place of the first is one`()
    async throws
  {
    let answers = try await session(":sample 1", ":puzzle", "ABC", "DEF", "", ":show", ":puzzle", ":history")
    #expect(answers.filter { $0 == "DEF" }.count == 2)
    #expect(answers.last == "No word was searched yet.")
  }

  @Test func `Single letters beside hyphens and quotation marks are no words`() async throws {
    let answers = try await session(":puzzle", "Z-QWEGZ RMOX", "", "Q=S", "W=H", "E=I", "G=R", "Z=T")
    #expect(!answers.contains { $0.hasPrefix("No word") })
    #expect(answers.contains { $0.hasPrefix("t-shirt") })
  }

  @Test func `Where a letter can only be itself and must not, something is wrong`() async throws {
    let bans = "BCDEFGHIJKLMNOPQRSTUVWXYZ".map { "A!=\($0)" }.joined(separator: " ")
    let answers = try await session(":puzzle", "*AB", "", bans, "B=X", ":hint 3")
    #expect(answers.last == "A!=Y and A!=Z.")
  }

  @Test func `Names are set aside and taken back in, also those that the text marks and those with hyphens`()
    async throws
  {
    let answers = try await session(
      ":puzzle", "QQQ-RRR X.", "", ":name QQQ-RRR", ":unname X", ":name QQQ-YYY", ":name YYY")
    #expect(answers.contains { $0.contains("X 2") && $0.contains("QQQ ?") && $0.contains("RRR ?") })
    #expect(answers.last == "The puzzle has no such word.")
    let again = try await session(":unname RRR-YYY", ":words", ":unname RRR-QQQ", ":unname QQQ", ":name -")
    #expect(again.contains { $0.contains("RRR ?") }, "all parts or none")
    #expect(
      again.suffix(2) == ["It is not set aside.", "This is no ciphertext: there is no letter from A to Z in it."])
  }

  @Test func `An initial that the text marks stays set aside when it is named`() async throws {
    let answers = try await session(
      ":puzzle", "R. XJFFXU XJFFXU", "", ":name R", ":words", "R=Q", ":show", ":unname R", ":name R", ":words")
    #expect(answers.contains("It is set aside already, by you or the text. :unname takes it back in."))
    #expect(answers.filter { $0.hasPrefix("No word of the lists fits R with R=Q;") }.count == 1)
    #expect(answers.last?.contains("R ?") == true)
  }

  @Test func `A word that no list has is told when it is entered, and when it is looked for again`() async throws {
    let answers = try await session(":puzzle", "XJFFXU QRRQ", "", "QRRQ=zeez", "A=B XJFFXU=vullvo", "-Q", ":undo")
    #expect(
      answers.filter { $0.hasSuffix(" is in no list and is set aside.") }.map { $0.prefix(4) } == [
        "QRRQ", "XJFF", "QRRQ",
      ])
    #expect(answers.filter { $0 == "QRRQ is looked for again." }.count == 1)
    let next = try await session(":words", ":clear")
    #expect(next.contains { $0.contains("QRRQ ?") && $0.contains("XJFFXU ?") })
    #expect(next.contains("QRRQ is looked for again.") && next.contains("XJFFXU is looked for again."))
    let transcript = state("set-aside")
    let recorded = try await scramble(
      "cryptogram", "--transcript", transcript, "--format", "json", input: "QRRQ=zeez\nR=U\n")
    #expect(recorded.output.contains(#""text":"QRRQ is in no list and is set aside.""#))
    #expect(recorded.output.contains(#""text":"QRRQ is looked for again.""#))
    #expect(try await scramble("replay", transcript).status == 0)
  }

  @Test func `The kind that somebody says is told, on record, and there in the next run`() async throws {
    let transcript = "\(try state.folder("word-scramble"))/cryptogram-kind.txt"
    let lines = ":kind k2\n:puzzle\nXJFFXU ABC\n\n:kind\n:kind K2\n:kind k5\n"
    let first = try await scramble("cryptogram", "--transcript", transcript, "--format", "json", input: lines)
    let answers = first.output.split(separator: "\n")
    #expect(answers[1].contains("There is no puzzle at hand") && answers[4].contains("Nothing is said of its"))
    #expect(!answers[3].contains(#""kind":"k"#) && answers[5].contains(#""kind":"k2""#))
    #expect(answers[5].contains(#""event":{"kind":"changed"}"#) && answers[6].contains(":kind [k1-k4|none]"))
    #expect(try text(of: transcript).contains("\nkind k2 done #"))
    #expect(try await scramble("replay", transcript).status == 0)
    #expect(try await session(":kind").last == "The puzzle is taken for a K2.")
    let resumed = try await scramble("resume", transcript, input: ":kind\n:kind none\n:kind\n:undo\n:kind\n")
    #expect(resumed.output.ranges(of: "The puzzle is taken for a K2.\n").count == 2)
    #expect(resumed.output.ranges(of: "Nothing is said of its keyword alphabet.\n").count == 2)
    // What is said at the start, or above the puzzle, is said of it.
    let file = try state.file("printed", "A-1. First one. K1.\nXJFFXU\n")
    #expect(try await scramble("cryptogram", file, input: ":kind\n").output.contains("taken for a K1."))
    #expect(try await scramble("cryptogram", file, "--kind", "k3", input: ":kind\n").output.contains("taken for a K3."))
    #expect(try await scramble("cryptogram", file, input: ":kind\n").output.contains("taken for a K3."))
  }

  @Test func `A backtick is an apostrophe to the helper and to the solver`() async throws {
    let answers = try await session(":puzzle", "XYZ`A XY", "", ":words")
    #expect(answers.contains { $0.contains("XYZ'A ") && !$0.contains("XYZ ") })
    #expect(try await session("q`r").contains { $0.hasPrefix("Q'R: ") })
  }

  @Test func `What help shows can be typed`() async throws {
    let help = try await session(":help")
    for line in help {
      for command in line.split(whereSeparator: { " ;,".contains($0) }).filter({ $0.hasPrefix(":") }) {
        #expect(try await !session(String(command)).joined().contains("There is no command"), "\(command)")
      }
    }
    #expect(!help.contains { $0.contains(":clear all") })
  }

  @Test func `Several pairs go on one line, and a puzzle can be put away`() async throws {
    let answers = try await session("A=E, B = t C≠D", ":map")
    #expect(answers.contains("Map: A=e B=t") && answers.contains("Banned: C!=d"))
    let away = try await session(":sample 1", ":puzzle none", ":show")
    #expect(away.last == "There is no puzzle at hand: type :puzzle, or :sample for one of ours.")
  }

  @Test func `The list of a search does not outlive the puzzle that it was made for`() async throws {
    #expect(try await session("xjffxu", ":sample 1", "1").last == "Search a word first, then pick from what is found.")
  }

  @Test func `A contradiction is shown the moment it arises, with the pairs to blame`() async throws {
    let answers = try await session(":puzzle", "XJFFXU ABC", "", "F=T", "J=W", "A=B", "X=S")
    #expect(
      answers.filter { $0.hasPrefix("No word") }
        == Array(
          repeating: "No word of the lists fits XJFFXU with F=T, J=W; it may be in none of them.", count: 3))
  }

  @Test func `Hints tell where to look, then what there is to see, then the letter`() async throws {
    let answers = try await session(":puzzle", "XJFFXU", "", "U=E", ":hint", ":hint 2", ":hint 3")
    #expect(answers.suffix(3).dropLast() == ["Look at XJFFXU and its pattern.", "XJFFXU has one word left."])
    // Six letters can be anything, and the word need not be in a list.
    #expect(answers.last?.hasPrefix("XJFFXU has one word left (little): ") == true)
    #expect(answers.last?.contains(" is likely ") == true)
  }

  @Test func `A hint without a level goes further, until anything else is done`() async throws {
    let puzzle = [":puzzle", "XJFFXU", "", "U=E"]
    func answers(_ lines: [String]) async throws -> [String] {
      let helper = Program(state: TemporaryFolder())
      let outcome = try await helper(["cryptogram"], input: lines.map { "\($0)\n" }.joined())
      return outcome.output.split(separator: "\n").map(String.init)
    }
    let bare = try await answers(puzzle + [":hint", ":hint", ":hint", "A=B", ":hint"])
    let levels = try await answers(puzzle + [":hint 1", ":hint 2", ":hint 3", "A=B", ":hint 1"])
    #expect(bare == levels && bare.contains("XJFFXU has one word left."), "\(bare)")
  }

  @Test func `A title above a puzzle is no word to be searched`() async throws {
    for title in [["CRYPTOQUOTE"], ["The Evening Cryptogram", "by A. Setter", ""], ["Puzzle 12"]] {
      let answers = try await session(title + ["XJFFXU ABC", "", "X=L"])
      #expect(answers.contains("XJFFXU ABC") && answers.contains("l...l. ..."), "\(answers)")
      #expect(!answers.contains { $0.hasSuffix(" words") || $0.hasSuffix("no word") }, "\(answers)")
    }
  }

  @Test func `Each puzzle of a file is reached at the prompt`() async throws {
    let path = try state.file("page", "XJFFXU ABC\n\nDEFGHI JKLL MNOOP\n")
    let second = try await session(":puzzle \(path) --number 2", ":show")
    #expect(second.contains("DEFGHI JKLL MNOOP") && !second.contains("XJFFXU ABC"))
    let outcome = try await scramble(
      ["cryptogram"],
      input: """
        :puzzle \(path)
        :puzzle \(path) --number 3
        :puzzle \(path) --number x
        :puzzle \(state("none"))
        :puzzle \(state.path)

        """)
    #expect(outcome.output.contains("\nXJFFXU ABC\n") && outcome.output.contains("\n:puzzle [none|list|NUMBER|FILE"))
    #expect(
      outcome.errors.contains("taking the first puzzle of \(path): it has several: ")
        && outcome.errors.contains("scramble: cannot use --number 3: \(path) has 2 puzzles: name a smaller one\n")
        && outcome.errors.contains("scramble: cannot read \(state.path): it is a directory: name a file\n")
        && outcome.errors.contains("scramble: cannot read \(state("none")): there is no such file: to type a puzzle, "),
      "\(outcome.errors)")
  }

  @Test func `The letters that the program reads otherwise are counted, and no more is told`() async throws {
    let answers = try await session(":check", ":sample 3", ":check", "E=S", "V=E", "I=Q", ":check")
    #expect(answers.filter { $0.hasPrefix("No letter of the puzzle has a pair yet.") }.count == 1)
    #expect(answers.contains("3 letters checked, 1 read otherwise by the program."))
    let told = try await scramble(
      ["cryptogram", "--format", "json"], input: ":sample 3\nE=S\nV=E\nI=Q\n:check\n")
    #expect(
      told.output.contains(
        #""event":{"checked":{"different":1,"isSure":true,"letters":3,"readsAsLanguage":true},"kind":"info"}"#))
    let solved = try await session(":solve")
    #expect(solved.contains("Every letter has its pair, and the text reads as English: solved."))
  }

  @Test func `A text that has every word and does not read as English is not solved`() async throws {
    let answers = try await session(":sample 3", ":solve", ":clear", ":undo", "-V", "-A", "V=D", "A=E")
    #expect(answers.last?.hasPrefix("Every letter has its pair, but ") == true)
  }

  @Test func `A whole Aristocrat is solved by hints alone`() async throws {
    let path = golden("aristocrat")
    let outcome = try await scramble("replay", path)
    #expect(outcome.output == "\(path): all \(try eventCount(path)) events agree\n")
    let recorded = try text(of: path).split(separator: "\n")
    // Every pair of the solution was told by the hint before it.
    for (hint, pair) in zip(recorded, recorded.dropFirst()) where hint.hasPrefix("hint 3") {
      let fields = hint.split(separator: " ", omittingEmptySubsequences: false)
      #expect(pair.hasPrefix("pair \(fields[8])=\(fields[11]) done #"))
    }
    let resumed = try await scramble("resume", try state.file("copy", text(of: path)), input: "")
    #expect(
      resumed.output.contains("if you can't see where to begin, count the letters, and let the most common one\n"))
    #expect(resumed.output.hasSuffix("The puzzle is solved.\n"))
  }

  @Test func `A file is a puzzle, and goes on where it was left`() async throws {
    let file = try state.file("puzzle.txt", "XJFFXU abc\n")
    let first = try await scramble("cryptogram", file, input: "F=T\n")
    #expect(first.output.contains("XJFFXU ABC\n...... ...\n") && first.output.contains("XJFFXU ABC\n..tt.. ...\n"))
    let second = try await scramble("cryptogram", file, input: "")
    #expect(second.output.contains("XJFFXU ABC\n..tt.. ...\n") && !second.output.contains("\n...... ...\n"))
  }

  @Test func `A program gets the whole state after each line`() async throws {
    let outcome = try await scramble(
      "cryptogram", "--format", "json",
      input: ":puzzle\nXJFFXU\n\nU=E\nxjffxu\n:hint 2\nZ=E\n:clear\nF=T, J=W\n:clear\nXJFFXU=little\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[0].contains(#""protocol":2"#) && !lines[1].contains(#""protocol""#))
    #expect(lines[0].contains(#""event":{"kind":"opened"}"#) && !lines[0].contains(#""map""#))
    #expect(lines[3].contains(#""event":{"kind":"changed"}"#) && lines[3].contains(#""map":"U=E""#))
    #expect(lines[3].contains(#""solution":[".....e"]"#))
    #expect(lines[3].contains(#"{"cipher":"XJFFXU","count":1,"occurrences":1,"standing":"open"}"#))
    let found = #""event":{"count":1,"kind":"found","matches":[{"score":414,"word":"little"}],"pattern":"XJFFXU"}"#
    #expect(lines[4].contains(found) && lines[4].contains(#""says":[{"text":"XJFFXU: 1 word","tone":"title"}]"#))
    #expect(lines[5].contains(#""kind":"hint"}"#) && lines[5].contains(#"[{"text":"XJFFXU has one word left."}]"#))
    #expect(lines[6].contains(#""event":{"kind":"refused"}"#))
    #expect(lines[6].contains(#""says":[{"text":"U=E stands in the way.","tone":"bad"}]"#))
    #expect(!lines[3].contains(#""says""#), "nothing is to be said beside the worksheet")
    #expect(lines[8].contains(#""says":[{"text":"No word of the lists fits XJFFXU with F=T, J=W;"#))
    #expect(lines[10].contains(#""says":[{"text":"Every letter has its pair, "#))
  }
}
