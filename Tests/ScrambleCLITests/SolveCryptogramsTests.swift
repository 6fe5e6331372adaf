import ScrambleFiles
import TestSupport
import Testing

/// The cryptogram solver, from a script and at the helper.
@Suite struct SolveCryptogramsTests: ProgramTests {
  let scramble = Program()

  private static let ladder =
    "ZW CXR SHK'I EVV OQVNV IX LVJZK, SXRKI IQV DVIIVNE, HKA DVI IQV GXEI SXGGXK XKV EUVHY WZNEI."
  private static let solved =
    "IF YOU CAN'T SEE WHERE TO BEGIN, COUNT THE LETTERS, AND LET THE MOST COMMON ONE SPEAK FIRST."

  @Test func `An Aristocrat is read with its marks`() async throws {
    let outcome = try await scramble("cryptogram", "solve", input: "\(Self.ladder)\n")
    #expect(outcome.status == 0 && outcome.errors == "")
    let key = Dictionary(zip(Self.ladder, Self.solved.lowercased())) { first, _ in first }
    let plain = String(alphabet.map { key[$0] ?? "." })
    let back = Dictionary(zip(Self.solved.lowercased(), Self.ladder)) { first, _ in first }
    let cipher = String(alphabet.lowercased().map { back[$0] ?? "." })
    #expect(
      outcome.output
        == "\(Self.solved)\n   Cipher: \(alphabet)\n   Plain:  \(plain)\n   Plain:  \(alphabet.lowercased())\n"
        + "   Cipher: \(cipher)\n")
  }

  @Test func `A word that stands three times does not hold fast what it was read as`() async throws {
    let text = "UW IDH ADDR NF SYNF IDH YNBG UV AUWG, IDH SUAA NASNIM YNBG EDOG FYNV IDH VGGZ."
    let plain = "IF YOU LOOK AT WHAT YOU HAVE IN LIFE, YOU WILL ALWAYS HAVE MORE THAN YOU NEED."
    let outcome = try await scramble("cryptogram", "solve", "--one", input: text)
    #expect(outcome.output.hasPrefix("\(plain)\n"), "\(outcome.output)")
  }

  @Test(arguments: [[], ["--no-spaces"]])
  func `A Patristocrat is read and cut into words`(options: [String]) async throws {
    let letters = Array(Self.ladder.filter(\.isLetter))
    let groups = stride(from: 0, to: letters.count, by: 5).map { String(letters[$0..<min($0 + 5, letters.count)]) }
    let outcome = try await scramble(["cryptogram", "solve"] + options, input: groups.joined(separator: " "))
    #expect(outcome.output.hasPrefix(Self.solved.lowercased().filter { $0.isLetter || $0 == " " } + "\n   Cipher: ABC"))
  }

  @Test(arguments: [
    ("ZIT GSR DQF LQZ GXZ", "--spaces"), ("OQFN ZYYR RYZJ LIGT AYFT OTQL PTWN OUEX", ""),
    ("ZIT, GSR DQF LQZ GXZ", ""),
  ])
  func `Words of one length are not taken for groups`(ciphertext: String, option: String) async throws {
    let outcome = try await scramble(["cryptogram", "solve"] + (option.isEmpty ? [] : [option]), input: ciphertext)
    let plain = try #require(outcome.output.split(separator: "\n").first)
    #expect(plain.split(separator: " ").map(\.count) == ciphertext.split(separator: " ").map(\.count))
  }

  @Test func `Groups of other than five letters are read where they make more sense than words`() async throws {
    let letters = Array(Self.ladder.filter(\.isLetter))
    let groups = stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }
    let outcome = try await scramble(["cryptogram", "solve"], input: groups.joined(separator: " "))
    #expect(outcome.output.hasPrefix("if you cant see where to begin"))
  }

  @Test func `A taken reading is on record, and alternatives go with what was settled`() async throws {
    let transcript = state("solved")
    let outcome = try await scramble(
      ["cryptogram", "--transcript", transcript],
      input: ":puzzle\nXJFFXU ABC\n\n:solve words\n:clear\nA=E\n:lock A\n:alternatives\n:explain\nX=L\n:explain\n")
    // They are found anew for what is locked now.
    let answers = outcome.output.split(separator: "\n")
    #expect(answers.contains { $0.count == "XJFFXU ABC".count && $0.contains(" E") && $0 == $0.uppercased() })
    #expect(outcome.output.contains("There is nothing to explain"))
    #expect(outcome.output.contains("1  ") && outcome.output.contains(" likely L"))
    #expect(try text(of: transcript).contains("\nadopt A="))
    #expect(try await scramble(["replay", transcript]).status == 0)
    let broken = try state.file("broken", try text(of: transcript) + "adopt A done\n")
    #expect(try await scramble(["replay", broken]).status == 65)
  }

  @Test func `A Patristocrat at the helper is told in words`() async throws {
    let outcome = try await scramble(
      ["cryptogram"],
      input:
        ":puzzle\nZWCXR SHKIE VVOQV NVIXL VJZKS XRKII QVDVI IVNEH KADVI IQVGX EISXG GXKXK VEUVH YWZNE I\n\n:solve\n:explain\n:solve x\n"
    )
    #expect(outcome.output.contains("if you cant see where to begin count the letters"))
    #expect(!outcome.output.contains("No word"))
    #expect(outcome.output.contains("No order can be told where the spaces part no words."))
    #expect(outcome.output.contains("':solve words', ':solve no-spaces'"))
  }

  @Test func `Many cryptograms are answered in their order, whatever the number of threads`() async throws {
    let puzzles = (1...4).map { number in
      "\(Self.ladder) \(String(repeating: "HKA ", count: number))\n\n\n  \n"
    }.joined()
    let one = try await scramble(["cryptogram", "solve", "--format", "json", "-j", "1"], input: puzzles)
    let four = try await scramble(["cryptogram", "solve", "--format", "json", "-j", "4"], input: puzzles)
    #expect(one.output == four.output && one.status == 0)
    let lines = one.output.split(separator: "\n")
    #expect(lines.count == 4)
    for (number, line) in lines.enumerated() {
      #expect(line.contains(#""ciphertext":"\#(Self.ladder) "# + String(repeating: "HKA ", count: number + 1) + "\""))
    }
  }

  @Test func `A program gets readings with keys, scores and confidence`() async throws {
    let outcome = try await scramble(
      ["cryptogram", "solve", "--format", "json", "--top", "3"], input: "\(Self.ladder)\n\nXJFFXU ABC\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    for part in [
      #""ambiguous":false"#, #""plaintext":"\#(Self.solved)""#, #""K":"n""#, #""score":-"#, #""confidence":{"A":"#,
    ] {
      #expect(lines[0].contains(part), "\(part)")
    }
    #expect(lines[1].ranges(of: #""plaintext""#).count == 3)
    #expect(lines[1].contains(#""ambiguous":true"#) && lines[1].contains(#""deciding":"ABC""#))
  }

  @Test func `Known pairs and bans are heeded`() async throws {
    let known = try await scramble(["cryptogram", "solve", "--map", "X=T,A=C"], input: "XJFFXU ABC\n")
    #expect(known.output.hasPrefix("TWEETS C"))
    let banned = try await scramble(["cryptogram", "solve", "--ban", "X=L"], input: "XJFFXU ABC\n")
    #expect(!banned.output.hasPrefix("LITTLE"))
    let impossible = try await scramble(["cryptogram", "solve", "--map", "A=E,B=E"], input: "AB\n")
    #expect(impossible.status == 64 && impossible.output == "" && impossible.errors.split(separator: "\n").count == 1)
    let bans = alphabet.map { "A=\($0)" }.joined(separator: ",")
    let none = try await scramble(["cryptogram", "solve", "--ban", bans, "--format", "json"], input: "AB\n")
    #expect(none.status == 65 && none.output.contains(#""solutions":[]"#))
    #expect(none.output.contains(#""fault":"no key is left that agrees with what is known""#))
    let digits = try await scramble(["cryptogram", "solve", "--format", "json"], input: "123\n")
    #expect(digits.status == 65)
    #expect(
      digits.output == """
        {"ambiguous":false,"ciphertext":"123","fault":"there is no letter from A to Z in it","solutions":[]}

        """)
  }

  @Test func `A text without a letter is told, and no puzzle`() async throws {
    let outcome = try await scramble(["cryptogram", "solve"], input: "12345\n")
    #expect(outcome.status == 65 && outcome.output == "There is no letter in it.\n")
    #expect(
      outcome.errors
        == "scramble: cannot use standard input line 1: there is no letter from A to Z in it: "
        + "this puzzle is not solved\n")
  }

  @Test func `A letter of another alphabet names the model that reads it`() async throws {
    let spanish = try await scramble(["cryptogram", "solve"], input: "QI JCÑTQ LCDVI\n")
    #expect(
      spanish.status == 65
        && spanish.errors
          == "scramble: cannot use standard input line 1: 'Ñ' in line 1 is a letter, but none from A to Z: "
          + "--model spanish reads it\n"
    )
    let matched = try await scramble(["cryptogram", "match", "AÑO"], input: "")
    #expect(matched.errors.hasSuffix(": --model spanish reads it\n"))
    let russian = try await scramble(["cryptogram", "solve"], input: "ПРИВЕТ МИР\n")
    #expect(
      russian.errors.hasSuffix(": --model names a file of its language, which 'scramble cryptogram model' makes\n"))
    let german = try await scramble(["cryptogram", "solve", "--model", "german"], input: "ABC\n")
    #expect(german.status == 66 && german.errors.contains("'scramble cryptogram model --language de -o FILE TEXT'"))
  }

  @Test(arguments: ["A\n", "\u{1B}[2J\n"])
  func `Little to read is answered honestly`(input: String) async throws {
    let outcome = try await scramble(["cryptogram", "solve"], input: input)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains("\n   It does not read as English, so no letter of it is sure.\n"))
    #expect(outcome.output.utf8.allSatisfy { $0 == 10 || $0 >= 0x20 })
  }

  @Test func `Long and odd cryptograms are answered, or refused with their line`() async throws {
    let equal = try await scramble(["cryptogram", "solve"], input: String(repeating: "A", count: 26) + "\n")
    #expect(equal.status == 0)
    let long = try await scramble(["cryptogram", "solve"], input: String(repeating: Self.ladder + " ", count: 1300))
    #expect(long.status == 0 && long.output.hasPrefix(Self.solved))
    let letters = String(repeating: "A", count: 200_000)
    let tooLong = try await scramble(["cryptogram", "solve"], input: "XJFFXU\n\n\(letters)A\n")
    #expect(tooLong.status == 65)
    #expect(tooLong.errors.contains("standard input line 3: the cryptogram has more than 200000 characters"))
    let endless = try await scramble("cryptogram", "solve", input: [UInt8](repeating: 0x41, count: 5 << 20))
    #expect(endless.status == 65 && endless.errors.contains("standard input line 1"))
  }

  @Test func `A damaged model is named`() async throws {
    let data = try state.folder("data")
    _ = try await scramble.shell("cp -r '\(try checkout())/Resources' '\(try checkout())/Dictionaries' '\(data)'")
    let model = "\(data)/Resources/english.model"
    try replaceFile(model, with: Array("no model".utf8))
    let program = Program(state: state, variables: ["WORD_SCRAMBLE_DATA": data])
    let outcome = try await program(["cryptogram", "solve"], input: "ABC\n")
    #expect(outcome.status == 65 && outcome.errors.contains(model))
    let helper = try await program(["cryptogram"], input: ":puzzle\nABC\n\n:solve\nA=E\n")
    #expect(helper.status == 65 && helper.output.contains("e..\n"), "the session goes on without its solver")
    _ = try await scramble.shell("rm '\(model)'")
    #expect(try await program(["cryptogram", "solve"], input: "ABC\n").status == 66)
  }

  @Test func `Options out of range are refused`() async throws {
    for options in [["--top", "0"], ["--top", "65"], ["-j", "0"], ["--map", "A"], [state("missing")]] {
      let outcome = try await scramble(["cryptogram", "solve"] + options, input: "")
      #expect([64, 66].contains(outcome.status) && outcome.output == "")
    }
  }

  @Test func `At the helper a puzzle is read into the map, and what is settled is heeded`() async throws {
    let outcome = try await scramble(
      ["cryptogram"],
      input: """
        :solve
        :alternatives
        :puzzle
        XJFFXU ABC

        X=T
        :lock X
        :solve
        :map
        :undo
        :unlock X
        X!=T
        :solve
        :alternatives 2
        :alternatives 99
        :explain

        """)
    #expect(outcome.status == 0 && outcome.errors == "")
    let answers = outcome.output.split(separator: "\n").map(String.init)
    #expect(answers.contains("There is no puzzle at hand: type :puzzle, or :sample for one of ours."))
    #expect(answers.contains { $0.hasPrefix("Map: ") && $0.contains(" X=t*") }, "a locked pair is kept")
    #expect(answers.contains { $0.hasPrefix("little ") }, "a ban is heeded")
    #expect(answers.contains { $0.hasPrefix("Doubtful: ") } && answers.contains { $0.hasPrefix("Ambiguous: ") })
    #expect(answers.contains { $0.hasPrefix(":") } == false)
    #expect(answers.contains { $0.contains("?") && $0.allSatisfy { $0 == " " || $0 == "?" } }, "doubt is marked")
    #expect(answers.contains { $0.hasPrefix("The readings have the numbers 1 to ") })
  }

  @Test func `Hints, :explain and :alternatives go by what the last :solve was asked for`() async throws {
    func answers(_ lines: String...) async throws -> String {
      let state = TemporaryFolder()
      return try await Program(state: state)(["cryptogram"], input: lines.map { "\($0)\n" }.joined()).output
    }
    let joined = try await answers(":sample 3", ":solve words", ":solve no-spaces", ":clear", ":hint")
    #expect(joined.contains("\nLook at ") && joined.contains(", which stands "), "\(joined)")
    let parted = try await answers(":sample 3", ":hint 2", ":solve no-spaces", ":solve", ":clear", ":hint 1")
    #expect(parted.contains("\nLook at SHK'I and its apostrophe.\n"), "\(parted)")
    let locked = try await answers(":sample 3", ":solve no-spaces", ":lock V", ":explain")
    #expect(locked.contains("No order can be told where the spaces part no words."), "\(locked)")
    // With the keyword alphabet of another kind, PART is CART.
    let kind = try await answers(
      ":puzzle", "SG ST GUW NWTG VPOG", "", ":solve", ":check", ":kind k1", ":check", ":alternatives", ":solve k2",
      ":check", ":kind")
    #expect(kind.ranges(of: "9 letters checked, none read otherwise").count == 2, "\(kind)")
    #expect(
      kind.contains("9 letters checked, 1 read otherwise") && kind.contains(" %  IT IS THE BEST CART\n"), "\(kind)")
    #expect(kind.contains("The puzzle is taken for a K2.\n"), "\(kind)")
  }

  @Test func `A crib that is told after a reading is heeded by the next one`() async throws {
    let outcome = try await scramble(
      "cryptogram", "--format", "json",
      input: ":sample 3\n:hint\n:solve\n:crib IQV=and\n:map\n:solve\n:map\n:crib IQV=the\n")
    let answers = outcome.output.split(separator: "\n")
    #expect(answers[3].contains("I=T,") && answers[8].contains(#""text":"I=A is locked.""#))
    for answer in answers[4...7] {
      #expect(answer.contains("I=A*,") && answer.contains("Q=N*,") && answer.contains("V=D*,"), "\(answer)")
    }
  }

  @Test func `An explanation goes by the order of hints and ends with the whole key`() async throws {
    let outcome = try await scramble(["cryptogram"], input: ":sample 3\n:solve\n:explain\n")
    // A long step goes on in a second line.
    let steps = outcome.output.split(separator: "\n").filter { $0.first?.isNumber == true }
    #expect(steps.count == 21)
    #expect(steps.first?.hasPrefix("1  SHK'I has an apostrophe ") == true)
    #expect(steps.contains("5  SXGGXK has one word left (common): X is O."))
  }

  @Test func `A long puzzle is explained by its beginning`() async throws {
    // Three hundred different words that no list has.
    let words = (0..<300).map { number in
      "QQ" + String(number, radix: 5).map { String("VWXYZ".dropFirst($0.hexDigitValue ?? 0).prefix(1)) }.joined()
    }
    let file = try state.file("long", "\(Self.ladder)\n\(words.joined(separator: " "))\n")
    let outcome = try await scramble(["cryptogram", file], input: ":solve\n:explain\n")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("By the words of the beginning; of the rest of the text "))
    #expect(outcome.output.ranges(of: " in no list and is set aside.").count <= 130)
  }

  private func checkout() throws -> String {
    var path = #filePath[...]
    for _ in 0..<3 { path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    return String(path)
  }
}

private let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
