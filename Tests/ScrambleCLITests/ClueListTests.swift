import TestSupport
import Testing

/// Clues at the workbench's prompt, and many of them in a file.
@Suite struct ClueListTests: ProgramTests {
  let scramble = Program()

  @Test func `Many clues are read, each with its readings, and what is none in its place`() async throws {
    let lines: [[UInt8]] = [
      Array("Users rip off revelation (8)".utf8), [], [0x61, 0xFF, 0x62], Array("\u{1B}[2J (5)".utf8),
      Array(String(repeating: "word ", count: 5000).utf8), Array("Users rip (3,,4)".utf8),
      Array("Endless parties ruined buccaneer (6)".utf8),
    ]
    let file = try state.file("clues.txt", Array(lines.joined(separator: [10])))
    let outcome = try await scramble("anagram", "--clues", file, "--format", "json")
    #expect(outcome.status == 65 && outcome.errors == "")
    let objects = outcome.output.split(separator: "\n")
    let expected = [
      #"{"enumeration":"(8)","indicators":["rip","off"],"line":1,"#, #"{"error":"it is no text","line":3}"#,
      #"{"error":"it is no text","line":4}"#, #"{"error":"a clue has at most 500 characters","line":5}"#,
      #"{"error":"'(3,,4)' is no enumeration, which is written (8), (3,5) or (2-4)","line":6}"#,
      #""line":7,"readings":[{"added":[],"definition":"buccaneer","fodder":"parties","indicators":["Endless","ruined"],"isFolded":false,"letters":"partie","marks":[{"end":7,"role":"indicator","start":0},{"end":15,"role":"fodder","start":8},{"end":22,"role":"indicator","start":16},{"end":32,"role":"definition","start":23}],"removed":[{"letters":"s","words":"parties"}],"surplus":0,"text":"parties less S, by 'Endless' and 'ruined', for 'buccaneer'"}"#,
    ]
    #expect(objects.count == expected.count)
    for (object, part) in zip(objects, expected) { #expect(object.contains(part), "\(object)") }
  }

  @Test func `A line that tells no length is no clue`() async throws {
    let outcome = try await scramble(
      "anagram", "--clues", "-", input: "no clues here\n12a\nUsers rip off revelation = SURPRISE\n")
    #expect(outcome.status == 65 && outcome.output.hasPrefix("Users rip off revelation = SURPRISE\n"))
    #expect(outcome.errors.contains(" line 1: it does not tell the length of the answer: write it behind, as in (8)\n"))
    #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome.errors)")
  }

  @Test func `In text a line that is none is told beside the results`() async throws {
    let outcome = try await scramble(
      "anagram", "--clues", "-", input: "Consumables minus bacon and shellfish (6)\n!!\nUsers rip off revelation (8)\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("cannot read standard input line 2: a clue has words"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(
      outcome.output == """
        Consumables minus bacon and shellfish (6)
        =========== ~~~~~ -----     _________
        = fodder, - taken out, ~ indicator, _ definition.
          1  Consumables less bacon, by 'minus', for 'shellfish'

        Users rip off revelation (8)
        ========= ~~~ __________
        = fodder, - taken out, ~ indicator, _ definition.
          1  Users rip, by 'off', for 'revelation'

        """)
  }

  @Test func `A file of clues alone needs no bench, and has to be there`() async throws {
    let empty = try await scramble("anagram", "--clues", "-")
    #expect(empty.status == 0 && empty.output == "" && empty.errors == "")
    #expect(try await scramble("anagram", "--clues", state("none.txt")).status == 66)
    #expect(try await scramble("anagram", "cats", "--clues", "-").status == 64)
    #expect(try await scramble("anagram", "--clue", "Users rip off revelation (8)", "--clues", "-").status == 64)
  }

  @Test func `A clue pasted at any prompt is read as a clue, and letters stay letters`() async throws {
    let answers = try await bench(
      [], "Users rip off revelation (8)", "1", "Consumables minus bacon and shellfish (6)", "1", "users rip (8)")
    #expect(answers.contains("  1  Users rip, by 'off', for 'revelation'"))
    #expect(answers.contains("  1  Consumables less bacon, by 'minus', for 'shellfish'"))
    #expect(answers.contains("_ _ _ _ _ _ | ring: S M E U S L | tray: B A C O N"))
    #expect(try await bench([], "users rip (8)").contains("_ _ _ _ _ _ _ _ | ring: P S S I E R U R | tray: none"))
  }

  @Test func `The reading that was picked is the one that is marked`() async throws {
    let clue = "Keeps in seat, awkwardly, with right (7)"
    let answers = try await bench([], clue, ":clue more", "2", ":clue")
    let marks = answers.indices.filter { answers[$0] == clue }.map { answers[$0 + 1] }
    #expect(marks.count == 3)
    #expect(marks[0] == marks[1] && marks[1] != marks[2])
    #expect(marks.last == "_____ =======  ~~~~~~~~~       +++++")
    #expect(answers.contains { $0.hasPrefix("_ _ _ _ _ _ _ | ring: A N E T S R I") })
  }

  @Test func `Entry numbers are passed over, and what looks like one is not`() async throws {
    for number in ["12a ", "12A. ", "12 Across: ", "7 down "] {
      #expect(
        try await bench([], ":clue \(number)Users rip off revelation (8)")[2] == "Users rip off revelation (8)",
        "\(number)")
    }
    #expect(try await bench([], ":clue 3D image is spoilt at gates (5)")[2] == "3D image is spoilt at gates (5)")
    #expect(try await bench([], ":clue Bad credit card (5/4)")[2] == "Bad credit card (5,4)")
  }

  @Test func `A clue without a length says so, and marks nothing where nothing stands out`() async throws {
    #expect(
      try await bench([], ":clue hello").joined(separator: " ").contains("It does not tell the length of the answer"))
    let folded = try await bench([], ":clue Man takes dog for a walk in the park (6)", ":clue more 1")
    #expect(folded[2] == "Man takes dog for a walk in the park (6)" && !folded[3].contains("="), "\(folded)")
    #expect(folded.contains { $0.hasPrefix("  1  ") }, "\(folded)")
    let weak = try await bench(
      [], ":clue Roaming lemon for fruit (5)", ":clue Endless praise abroad for city (5)", ":clue more")
    #expect(weak.contains("  1  lemon, by 'Roaming', for 'fruit'"), "\(weak)")
    #expect(weak.contains { $0.contains("praise less E, by 'Endless' and 'abroad'") }, "\(weak)")
  }

  @Test func `What a word loses goes into the tray`() async throws {
    let answers = try await bench([], "Endless parties ruined buccaneer (6)", "1")
    #expect(answers.contains("  1  parties less S, by 'Endless' and 'ruined', for 'buccaneer'"))
    #expect(answers.last == "_ _ _ _ _ _ | ring: I A T E R P | tray: S")
  }

  @Test func `A clue with its answer is held against it`() async throws {
    let answers = try await bench(
      [], "Users rap off revelation (8) = SURPRISE", "Users rip off revelation (7) = surprise", "1",
      "Man takes dog for a walk in the park (8) = zucchini")
    #expect(answers.contains("Users rap off revelation (8) = SURPRISE"))
    #expect(answers.contains("Its letters are not those of Users rap, by 'off': A over, I short."))
    #expect(answers.contains("The clue says (7), and the answer has (8)."))
    #expect(answers.contains("Its letters are those of Users rip, by 'off'."))
    #expect(answers.contains("No words of the clue come near its letters."))
    let outcome = try await scramble(
      ["anagram", "--clue", "Vehicles crash, a cr (3) = car", "--format", "json"], input: ":clue\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].contains(#""isMade":true"#) && lines[0].contains(#""text":"car""#), "\(lines)")
    #expect(lines[0].contains(#""tie":{"kind":"sense","word":"vehicles"}"#))
    #expect(!lines[1].contains(#""answer""#))
  }

  @Test func `A puzzle as text is checked entry by entry, alike at every run`() async throws {
    let text = """
      Small puzzle 12
      Across
      1 Users rip off
      revelation (8)\tSURPRISE
      4, 2 Bad credit, drunk, in the plastic (5,4)\tdebit cart
      Down
      2 See 4
      3 Users rip (3,,4)
      """
    let outcome = try await scramble("anagram", "--clues", "-", input: text)
    #expect(outcome.status == 65 && outcome.errors.contains("cannot read standard input line 8: '(3,,4)'"))
    #expect(
      outcome.output == """
        1a
        Users rip off revelation (8) = SURPRISE
        ========= ~~~ __________
        = fodder, - taken out, ~ indicator, _ definition.
        Its letters are those of Users rip, by 'off'.
        No sense on record ties 'revelation' to it.

        4a
        Bad credit, drunk, in the plastic (5,4) = debit cart
        ==========  ~~~~~     ___________
        = fodder, - taken out, ~ indicator, _ definition.
        Its letters are not those of Bad credit, by 'drunk': D over, T short.
        No sense on record ties 'the plastic' to it.

        """, "\(outcome.output)")
    #expect(try await scramble("anagram", "--clues", "-", input: text).output == outcome.output)
    let json = try await scramble("anagram", "--clues", "-", "--format", "json", input: text)
    #expect(json.output.contains(#""line":3,"name":"1a""#), "\(json.output)")
  }

  @Test func `Anagrams of an answer in several words are told, with words kept and ruled out`() async throws {
    let answers = try await bench(
      [], ":anagrams debit card 2", ":anagrams orchestra +cart -horse", ":anagrams orchestra +zoo", ":anagrams",
      ":anagrams orchestra +cart -cart",
      ":anagrams orchestra +carthorse", ":anagrams squeezing jackdaws fixvbm", ":anagrams zzzz")
    let text = answers.joined(separator: "\n")
    #expect(text.contains("Anagrams of DEBITCARD, the common words first:\nof 2 words, the first 2:\n  credit bad"))
    #expect(text.contains("Anagrams of ORCHESTRA with CART, the common words first:\nof 2 words, 4:\n  cart shore"))
    #expect(text.contains("ORCHESTRA does not have the letters of ZOO.\n:anagrams LETTERS"))
    #expect(text.contains("No words together have the letters ORCHESTRA with CARTHORSE.\n"))
    #expect(text.contains("No words together were found for SQUEEZINGJACKDAWSFIXVBM, but not everything was\ntried."))
    #expect(text.hasSuffix("No words together have the letters ZZZZ."))
  }
}
