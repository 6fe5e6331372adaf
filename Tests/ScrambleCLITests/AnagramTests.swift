import ScrambleFiles
import TestSupport
import Testing

@testable import ScrambleCLI
@testable import Sessions

/// The anagram workbench from a pipe.
@Suite struct AnagramTests: ProgramTests {
  let scramble = Program()

  @Test func `Users rip off revelation, with an I third from the end`() async throws {
    let answers = try await bench(
      ["--clue", "Users rip off revelation (8)"], "1", ":cross 6 i", "sur", ".", "surprise", ":check")
    #expect(
      answers == [
        "Users rip off revelation (8)",
        "========= ~~~ __________",
        "= fodder, - taken out, ~ indicator, _ definition. Type a number to work on it:",
        "  1  Users rip, by 'off', for 'revelation'",
        "users rip (8), 8 letters. Type letters to place them, :help for the rest.",
        "_ _ _ _ _ _ _ _ | ring: P S S I E R U R | tray: none",
        "_ _ _ _ _ I* _ _ | ring: P S S E R U R | tray: none",
        "S U R _ _ I* _ _ | ring: P S E R | tray: none",
        "S U R _ _ I* _ _ | ring: S R E P | tray: none",
        "S U R P R I* S E | ring: none | tray: none",
        "Every letter has its place. :check asks the dictionary.",
        "SURPRISE: a word",
        "S U R P R I* S E | ring: none | tray: none",
      ])
  }

  @Test func `Creationist has no taste`() async throws {
    let answers = try await bench(
      ["--clue", "Creationist has no taste for what's sarcastic (6)"], "1", "ironic", ":check")
    #expect(
      answers == [
        "Creationist has no taste for what's sarcastic (6)",
        "=========== ~~~~~~ -----     ________________",
        "= fodder, - taken out, ~ indicator, _ definition. Type a number to work on it:",
        "  1  Creationist less taste, by 'has no', for 'what's sarcastic'",
        "creationist (6), 11 letters. Type letters to place them, :help for the rest.",
        "_ _ _ _ _ _ | ring: C I N R I O | tray: T A S T E",
        "I R O N I C | ring: none | tray: T A S T E",
        "Every letter has its place. :check asks the dictionary.",
        "IRONIC: a word",
        "I R O N I C | ring: none | tray: T A S T E",
      ])
  }

  @Test func `Consumables minus bacon`() async throws {
    let answers = try await bench(
      ["--solver"], "consumables (6)", "/bacon", ":hint", ":hint", ":hint", ":hint", ":solve", "mussel", ":check")
    #expect(
      answers == [
        "Which letters? Type a word or phrase, with the enumeration if you know it: users",
        "rip (8). :help tells more.",
        "consumables (6), 11 letters. Type letters to place them, :help for the rest.",
        "_ _ _ _ _ _ | ring: C M N B E O S L S A U | tray: none | 5 letters to discard",
        "_ _ _ _ _ _ | ring: M E S L S U | tray: B A C O N",
        "1 answer fits.",
        "Every answer that fits has these vowels and consonants: CVCCVC",
        "Every answer that fits begins like this: M?????",
        "Slot 1 is M in every answer that fits. It is in its place, and locked.",
        "M* _ _ _ _ _ | ring: E S L S U | tray: B A C O N",
        "One answer fits:",
        "  mussel",
        "M* U S S E L | ring: none | tray: B A C O N",
        "Every letter has its place. :check asks the dictionary.",
        "MUSSEL: a word",
        "M* U S S E L | ring: none | tray: B A C O N",
      ])
  }

  /// A small dictionary with accents, in UTF-8.
  private func accents() throws -> String {
    _ = try state.file("accents.aff", Array("SET UTF-8\nTRY esianrtolcdugmphbyfvkwzéèç\n".utf8))
    _ = try state.file("accents.dic", Array("4\nélève\nété\ncafé\nlever\n".utf8))
    return state("accents")
  }

  /// Fodder, what is discarded, and an answer that has to be among those that fit.
  private static let cases: [(letters: String, discarded: String, answer: String)] = [
    ("dirty room (9)", "", "dormitory"), ("the classroom (12)", "", "schoolmaster"),
    ("moon starer (10)", "", "astronomer"), ("voices rant on (12)", "", "conversation"),
    ("nine thumps (10)", "", "punishment"), ("bad credit (5,4)", "", "debit card"), ("real fun (7)", "", "funeral"),
    ("elegant man (1,9)", "", "a gentleman"), ("here come dots (3,5,4)", "", "the morse code"),
    ("twelve plus one (6,4,3)", "", "eleven plus two"), ("cash lost in me (4,8)", "", "slot-machines"),
    ("they see (3,4)", "", "the eyes"), ("inlets (6)", "", "silent"), ("cheater", "", "teacher"),
    ("thicken", "", "kitchen"), ("garden", "", "danger"), ("parsley", "", "players"), ("notices", "", "section"),
    ("sprite", "", "priest"), ("dot in place im a (1,7,5)", "", "a decimal point"), ("sasses", "", "assess"),
    ("carthorse", "", "orchestra"), ("retain", "", "retina"), ("peat set (3-4)", "", "tea-step"),
    ("no dies (4-2)", "", "side-on"), ("nod t (3'1)", "", "don't"), ("look cc (1'5)", "", "o'clock"),
    ("creationist (6)", "taste", "ironic"), ("consumables", "bacon", "mussel"), ("stewards (4)", "sad", "west"),
    ("planets", "pan", "lest"), ("thunderstorm", "storm", "thunder"), ("president", "pier", "dents"),
    ("chocolate", "cool", "teach"), ("breakfast", "bat", "freaks"), ("rested", "", "desert"),
    ("slate", "", "least"), ("pineapple (4)", "apple", "pine"), ("lèveé (5)", "", "élève"),
    ("bookkeeper", "book", "keeper"),
  ]

  @Test(arguments: cases) func `An answer is among those that fit`(letters: String, discarded: String, answer: String)
    async throws
  {
    let dictionary = letters.utf8.allSatisfy { $0 < 0x80 } ? [] : ["--dictionary", try accents()]
    let answers = try await bench(
      [letters, "--solver"] + dictionary, discarded.isEmpty ? "" : "/\(discarded)", ":solve 5000", ":solve more 50000")
    let listed = answers.flatMap { $0.split(separator: "  ") }.map { $0.trimmingPrefix(" ") }
    #expect(listed.contains { $0 == answer })
    // The answer, typed into the slots, is made of words.
    let typed = try await bench(
      [letters] + dictionary, discarded.isEmpty ? "" : "/\(discarded)", answer.filter(\.isLetter), ":check")
    #expect(!typed.contains { $0.hasSuffix(": no word") || $0.hasSuffix(": not complete") })
    #expect(
      typed.contains { line in
        [": a word", ": a word, with a capital", ": in the crossword list"].contains { line.hasSuffix($0) }
      })
  }

  @Test func `Every line of a session for programs is the whole state`() async throws {
    let lines = try await bench(["users rip (8)", "--format", "json"], "s", "!1", "/p", "zz", ":solve")
    #expect(lines.count == 7)
    let changed = lines[3]
    for part in [
      #""event":{"kind":"changed"}"#, #""slots":["s","","","","","","",""]"#, #""locked":[1]"#,
      #""ring":["s","i","e","r","u","r"]"#,
      #""tray":["p"]"#,
      #""surplus":-1"#, #""seed":"1""#, #""phrase":"users rip""#, #""enumeration":"(8)""#,
    ] { #expect(changed.contains(part), "\(part)") }
    #expect(
      lines[4].hasPrefix(#"{"event":{"kind":"refused"},"says":[{"text":"There is no Z Z to be had. The ring has"#)
        && lines[4].contains(#""tone":"bad"}],"state":{"#))
    #expect(lines[5].contains("The solver is off."))
    #expect(lines[6].hasPrefix(#"{"event":{"kind":"end"},"state":{"#))
    #expect(lines[0].contains(#""protocol":2"#) && !lines[1].contains("protocol"))
  }

  @Test(arguments: [
    ("users rip (8)", 1, #"{"count":3}"#),
    ("users rip (8)", 2, #"{"count":3,"isGuess":true,"skeleton":"cvcccvcv"}"#),
    ("users rip (8)", 3, #"{"count":3,"initials":"s???????","isGuess":true}"#),
    ("users rip (8)", 4, #"{"count":3,"isGuess":true,"letter":"s","slot":1}"#),
    ("bad credit (5,4)", 4, #"{"letter":"d","slot":1}"#), ("zzxxz", 1, #"{"count":0}"#),
  ])
  func `A hint says as much to a program as to a person`(letters: String, level: Int, hint: String) async throws {
    let told = try await bench([letters, "--format", "json"], ":hint \(level)")[1]
    #expect(told.contains(#""event":{"hint":\#(hint),"kind":"hint"}"#))
  }

  @Test func `Help fits a screen and names every command`() async throws {
    let answers = try await bench(["cats"], ":help")
    let help = answers.dropFirst(2).dropLast()
    #expect(help.count <= 22 && help.allSatisfy { $0.count <= 80 })
    for name in AnagramCommandName.allCases {
      #expect(help.contains { $0.contains(":\(name.rawValue)") }, "\(name)")
    }
  }

  @Test(arguments: [
    (["123"], "no letter"), (["(3)"], "no letter"),
    ([String(repeating: "ab", count: 250)], "500 letters are too many, 64 fit on the bench"),
    (["cats (0)"], "'(0)' is no enumeration"), (["cats ()"], "'()' is no enumeration"),
    (["cat (4)"], "cannot work on 'cat (4)': "), (["--clue", "(8)"], "a clue has words"),
    (["--clue", "Users rip (0)"], "is no enumeration"),
    (["--clue", String(repeating: "a ", count: 300)], "at most 500"),
  ])
  func `Letters and clues that cannot be used end with one line`(arguments: [String], problem: String) async throws {
    let outcome = try await scramble(["anagram"] + arguments, input: "")
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errors.contains(problem) && outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `An enumeration that is right needs no brackets, and nothing that begins like a label is letters`()
    async throws
  {
    let answers = try await bench([], "12b", "users rip 3,5", ":new users rip 9", ":entry 12a s?r?r?s?")
    #expect(answers[2].hasPrefix("Cannot make sense of '12b'"), "\(answers)")
    #expect(answers.filter { $0.hasPrefix("users rip") }.map { $0.prefix(13) } == ["users rip (3,", "users rip, 8 "])
    #expect(answers.last?.hasPrefix("S* _ R* _ R* _ S* _ | ring: ") == true, "\(answers)")
  }

  @Test func `The name of a file in the place of letters is that of a crossword`() async throws {
    let file = try state.file("small.txt", "Across\n1 Pears ground, thin (5)\n")
    let outcome = try await scramble(["anagram", file], input: ":clues\n")
    #expect(outcome.status == 0 && outcome.output.contains("Pears ground, thin (5)"), "\(outcome.output)")
    let letters = try await scramble(["anagram", "silk.worm"], input: "")
    #expect(letters.output.hasPrefix("silkworm"), "\(letters.output)")
  }

  @Test func `Lines that cannot be done are answered with one line, and the bench stays`() async throws {
    let refused: KeyValuePairs = [
      ":pattern ??": "The pattern has 2 letters, and the answer has 4.",
      ":put 9 c": "There is no slot 9: slots are 1 to 4.",
      "!2": "Slot 2 is empty.", "/dogs": "There is no D O G to be had. The ring has C T A S.",
      ":enumeration 9": "(9) takes 9 letters: 5 are missing.",
      "3=": "Slot 3 is empty.", "3=ats": "3 slots are wanted, and 2 are free.", "x=ats": "Cannot make sense of 'x=ats'",
      ":solve more": "The solver is off.", ":solve less": ":solve [NUMBER]", ":with 12": ":with [LETTERS]",
      ":forget 12a": "There is no entry 12a", ":entry \(String(repeating: "a", count: 21))": "A name has at most 20",
      ":fodder": ":fodder LETTERS",
      ":solver maybe": ":solver on|off: whether :solve tells answers", "\u{1B}[2J": "Cannot make sense of '\\x1B[2J'",
      ":new 12": "These are no letters for a bench: there is no letter in it.",
      "7": "A number picks a fodder of a clue",
      ":cross 1 zz": ":cross SLOT LETTER", ":swap 1": ":swap SLOT SLOT", ":hint 5": ":hint [LEVEL]",
      ":rotate 99999999999999999999": ":rotate [PLACES]",
      "!-9223372036854775808": "There is no slot -9223372036854775808",
      ":use -9223372036854775808": "A number picks a fodder", ":use abc": ":use NUMBER",
      ":new cats (0)": "'(0)' is no enumeration", ":new (3)": "These are no letters for a bench",
      ":save": "Name the file",
    ]
    for (line, answer) in refused {
      let answers = try await bench(["cats"], line)
      #expect(
        answers.count >= 4 && answers.dropFirst(2).joined(separator: " ").hasPrefix(answer), "\(line): \(answers)")
      #expect(answers.last == "_ _ _ _ | ring: C T A S | tray: none")
    }
  }

  @Test func `Exactly as many answers as were asked for are all of them`() async throws {
    #expect(
      try await bench(["inlets (6)", "--solver"], ":solve 4").contains("4 answers fit, the likeliest first:"))
    let fewer = try await bench(["inlets (6)", "--solver"], ":solve 3")
    #expect(fewer.contains("The 3 likeliest answers. ':solve 15' tells more."))
  }

  @Test func `A hint that not all answers share says that it is a guess, and places nothing`() async throws {
    let answers = try await bench(
      ["inlets (6)"], ":hint", ":hint 2", ":hint 3", ":hint 4", "silent", ":hint 4", "=", ":solve")
    #expect(
      answers.dropFirst(2) == [
        "4 answers fit.",
        "A guess: of 4 answers the likeliest has the vowels and consonants CVCCVC",
        "A guess: of 4 answers the likeliest begins with L.",
        "A guess: of 4 answers the likeliest has L in slot 1. It is not put there.",
        "S I L E N T | ring: none | tray: none", "Every letter has its place. :check asks the dictionary.",
        "The slots have one of 4 answers that fit.",
        "_ _ _ _ _ _ | ring: S I L E N T | tray: none",
        "The solver is off. ':solver on' switches it on.", "_ _ _ _ _ _ | ring: S I L E N T | tray: none",
      ])
  }

  @Test func `Words of the clue are no answers`() async throws {
    let plain = try await bench(["inlets (6)", "--solver"], ":solve")
    #expect(plain.contains { $0.contains("silent") && $0.contains("listen") })
    let answers = try await bench(
      ["--clue", "Listen, in lets, out silent (6)", "--solver"], ":use 1", ":solve", ":fodder inlets", ":solve")
    let told = answers.filter { $0.hasPrefix("  ") && $0.contains("tinsel") }
    #expect(told == ["  enlist  tinsel", "  enlist  tinsel"])
  }

  @Test func `A clue is read whatever stands between its words, and numbers out of range are refused`() async throws {
    let clue = "Users  rip\toff   revelation  (8)"
    let answers = try await bench(["--clue", clue], ":use -9223372036854775808", "?", "0", "1")
    #expect(answers.prefix(2) == ["Users rip off revelation (8)", "========= ~~~ __________"])
    #expect(answers.contains("The clue offers one reading: type 1."))
    #expect(answers.last == "_ _ _ _ _ _ _ _ | ring: P S S I E R U R | tray: none")
  }

  @Test func `As long as no letters lie there an empty line takes the only reading`() async throws {
    let answers = try await bench(["--clue", "Users rip off revelation (8)"], ":solve", "", "sur", "")
    #expect(answers.last == "S U R _ _ _ _ _ | ring: P S I E R | tray: none")
  }

  @Test(arguments: [["users rip"], []])
  func `From a pipe the letters are shuffled alike each time`(letters: [String]) async throws {
    let input = "users rip\n:shuffle\n"
    let outcome = try await scramble(["anagram"] + letters, input: input)
    let seeded = try await scramble(["anagram", "--seed", "1"] + letters, input: input)
    #expect(outcome.output == seeded.output && outcome.output.contains("ring: "))
  }

  @Test func `Ten thousand moves are no trouble`() async throws {
    let outcome = try await scramble(
      ["anagram", "abcdefghij", "--seed", "1"],
      input: String(repeating: ":rotate 1\n", count: 10_000) + String(repeating: ":undo\n", count: 10_000))
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 20_003 && lines.last == lines[1])
  }

  @Test func `Bytes of any kind do no harm`() async throws {
    let bytes: [UInt8] =
      [0, 0xFF, 0xC3, 10, 13, 10] + Array(repeating: 0x61, count: 100_000) + [10] + Array(":solve \u{202E}\n".utf8)
    let outcome = try await scramble("anagram", "cats", input: bytes)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.utf8.allSatisfy { $0 == 10 || $0 >= 0x20 })
  }
}
