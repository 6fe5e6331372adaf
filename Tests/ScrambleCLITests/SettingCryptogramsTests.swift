import Journal
import ScrambleFiles
import TestSupport
import Testing

/// Cryptograms made, rated and printed, from a script and at the helper.
@Suite struct SettingCryptogramsTests: ProgramTests {
  let scramble = Program()

  private static let saying =
    "If you cannot see where to begin, count the letters and let the most common one speak first."

  @Test func `A puzzle is made with its key, and the same seed makes it again`() async throws {
    let arguments = [
      "cryptogram", "make", "--kind", "k2", "--keyword", "silkworm", "--seed", "7", "Meet me at noon.",
    ]
    let outcome = try await scramble(arguments)
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines[1] == "   Plain   abcdefghijklmnopqrstuvwxyz")
    #expect(
      lines[2].hasPrefix("   Cipher  ")
        && "\(lines[2].dropFirst(11))\(lines[2].dropFirst(11))".contains("SILKWORMABCDEFGHJNPQTUVXYZ"))
    #expect(lines[3] == "   K2, keyword SILKWORM, seed 7.")
    #expect(try await scramble(arguments).output == outcome.output)
    let other = try await scramble(["cryptogram", "make", "Meet me at noon."])
    #expect(other.status == 0 && other.output.contains("   Random key, seed "))
  }

  @Test func `From a pipe a text is enciphered alike each time, and another text otherwise`() async throws {
    let input = "Meet me at noon.\n\nMeet me at nine.\n"
    let made = try await scramble(["cryptogram", "make"], input: input)
    let puzzles = made.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(puzzles.count == 2 && puzzles[0].prefix(10) != puzzles[1].prefix(10))
    #expect(try await scramble(["cryptogram", "make"], input: input).output == made.output)
  }

  @Test func `Accents of text and keyword are folded, and a letter that has no other is refused`() async throws {
    let folded = try await scramble([
      "cryptogram", "make", "--seed", "1", "--kind", "k2", "--keyword", "Café", "Déjà vu, à la carte",
    ])
    #expect(
      folded.status == 0 && folded.output.contains("   K2, keyword CAFE, seed 1."), "\(folded.output)\(folded.errors)")
    let refused = try await scramble(["cryptogram", "make", "--kind", "k2", "--keyword", "ñandú", "Meet me"])
    #expect(
      refused.status == 64 && refused.errors.contains("has a letter that is none of the alphabet"), "\(refused.errors)")
  }

  @Test func `A riddle's question and answer are labelled Q and A`() async throws {
    let riddle = "Q: What did the ocean say to the shore? A: Nothing, it just waved."
    for seed in ["3", "4"] {
      let made = try await scramble(["cryptogram", "make", "--seed", seed, "--no-key", riddle])
      let solved = try await scramble(["cryptogram", "solve"], input: made.output)
      #expect(solved.output.hasPrefix("Q: WHAT DID THE OCEAN SAY TO THE SHORE? A: NOTHING"), "\(solved.output)")
    }
    // Two people who talk are no riddle.
    let talk = try await scramble(
      ["cryptogram", "make", "--seed", "3", "--no-key", "A: I am here and you are there. B: Then I am coming to you."])
    let solved = try await scramble(["cryptogram", "solve"], input: talk.output)
    #expect(solved.output.hasPrefix("A: I AM HERE AND YOU ARE THERE."), "\(solved.output)")
  }

  @Test func `No letter that is given makes a puzzle harder`() async throws {
    let puzzle =
      "C: PYS FBF ZYJ VYBVWJE VTKHH ZYJ TKXF ZPBVJ? X: MJVXNHJ ZYJ RXTDJT RKTLKZ YBH NDMTJIIX KE ZYJ RBTHZ VTKHHBEL."
    func points(_ options: String...) async throws -> Int {
      let rated = try await scramble(["cryptogram", "rate", "--format", "json"] + options, input: puzzle)
      let part = try #require(rated.output.split(separator: #""points":"#).last)
      return try #require(Int(part.prefix(while: \.isNumber)))
    }
    let without = try await points()
    for pair in ["Z=t", "J=e", "V=c", "B=i"] { #expect(try await points("--map", pair) <= without, "\(pair)") }
  }

  @Test(arguments: ["random", "k1", "k2", "k3", "k4", "patristocrat"])
  func `What is made goes through solve and rate`(kind: String) async throws {
    let made = try await scramble(["cryptogram", "make", "--kind", kind, "--seed", "5", "--no-key", Self.saying])
    #expect(made.output.split(separator: "\n").count == 1)
    let isKeyed = kind.hasPrefix("k")
    let solved = try await scramble(
      ["cryptogram", "solve", "--format", "json"] + (isKeyed ? ["--kind", kind] : []), input: made.output)
    let plain = Self.saying.uppercased()
    #expect(solved.output.contains(kind == "patristocrat" ? #""words":"if you cannot see where"# : plain))
    #expect(isKeyed == solved.output.contains(#""kind":"\#(kind)""#))
    let rated = try await scramble(["cryptogram", "rate", "--format", "json"], input: made.output)
    #expect(rated.status == 0)
    #expect(rated.output.contains(#""oneReading":true"#) && rated.output.contains(#""difficulty":"#))
    #expect(rated.output.contains(kind == "patristocrat" ? #""kind":"patristocrat""# : #""words":18"#))
    for key in ["words", "wordsOfOneLetter", "rare", "little", "holds"] {
      #expect(rated.output.contains("\"\(key)\":") == (kind != "patristocrat"), "\(rated.output)")
    }
  }

  @Test func `What does not read as English is not said to have one reading`() async throws {
    var chance = SplitMix64(seed: 6)
    let letters = (0..<120).map {
      $0 % 11 == 3 || $0 % 7 == 5 ? " " : String(UnicodeScalar(UInt8(65 + chance.draw(below: 26))))
    }
    let noise = letters.joined()
    let rated = try await scramble(["cryptogram", "rate"], input: noise)
    #expect(rated.status == 0 && rated.output.hasSuffix("\n   It does not read as English.\n"), "\(rated.output)")
    let json = try await scramble(["cryptogram", "rate", "--format", "json"], input: noise)
    #expect(json.output.contains(#""oneReading":false"#) && !json.output.contains(#""crib""#))
    let short = try await scramble("cryptogram", "rate", input: "XJ\n")
    #expect(short.output.contains("2 letters cannot settle it, some ") && !short.output.contains("One reading"))
  }

  @Test func `The words of a Patristocrat are told with its answer`() async throws {
    let make = ["cryptogram", "make", "--kind", "patristocrat", "--seed", "1", "Meet me at noon."]
    let made = try await scramble(make + ["--format", "json"])
    #expect(made.output.contains(#""original":"Meet me at noon.","plain"#), "\(made.output)")
    #expect(made.output.contains(#""plaintext":"meetm eatno on""#), "\(made.output)")
    #expect(try await scramble(make + ["--sheet"]).output.contains("\nmeet me at noon.\n"))
  }

  @Test func `A Spanish text is enciphered with ñ, and read again`() async throws {
    let text = "El niño sueña con una casa pequeña en la montaña, y mañana será otro día."
    let make = ["cryptogram", "make", "--model", "spanish", "--no-key", "--seed", "3"]
    for options in [[], ["--kind", "k2", "--keyword", "ñandú"], ["--kind", "patristocrat"]] {
      let made = try await scramble(make + options + [text])
      #expect(made.status == 0 && made.errors == "", "\(made.errors)")
      let solved = try await scramble(["cryptogram", "solve", "--model", "spanish"], input: made.output)
      let letters = solved.output.uppercased().filter { $0.isLetter }
      #expect(letters.hasPrefix("ELNIÑOSUEÑACONUNACASAPEQUEÑAENLAMONTAÑAYMAÑANASERAOTRODIA"), "\(solved.output)")
    }
    let keyed = try await scramble(
      "cryptogram", "make", "--model", "spanish", "--kind", "k2", "--keyword", "ñandú", "--seed", "3", text)
    #expect(keyed.output.contains("Plain   abcdefghijklmnñopqrstuvwxyz\n") && keyed.output.contains("keyword ÑANDU"))
    let sheet = try await scramble("cryptogram", "make", "--model", "spanish", "--seed", "3", "--sheet", text)
    #expect(sheet.output.contains("  Ñ") && sheet.output.contains("el niño sueña con una casa pequeña"))
    let misspelled = try await scramble("cryptogram", "make", "--model", "spanish", "--misspell", text)
    #expect(misspelled.status == 64 && misspelled.output == "")
    let drawn = try await scramble("cryptogram", "make", "--model", "spanish", "--kind", "k1", text)
    #expect(drawn.status == 64 && drawn.errors.contains("there is no list to draw a keyword from"))
  }

  @Test func `Keywords are told by solve, in text and in JSON, and at the helper`() async throws {
    let made = try await scramble(
      ["cryptogram", "make", "--kind", "k2", "--keyword", "silkworm", "--seed", "5", "--no-key", Self.saying])
    let solved = try await scramble(["cryptogram", "solve", "--kind", "k2"], input: made.output)
    #expect(
      solved.output.hasPrefix(
        "\(Self.saying.uppercased())\n   K2, keyword SILKWORM (sure): plain abcdefghijklmnopqrstuvwxyz, cipher "))
    let json = try await scramble(["cryptogram", "solve", "--format", "json"], input: made.output)
    for part in [
      #""kind":"k2""#, #""keyword":"SILKWORM""#, #""plainAlphabet":"abcdefghijklmnopqrstuvwxyz""#,
      #""keywordConfidence":0.99"#,
    ] { #expect(json.output.contains(part), "\(part)") }
    let file = try state.file("puzzle", made.output)
    let helper = try await scramble(
      ["cryptogram", file, "--kind", "k2"], input: ":solve\n:solve words k2\n:solve k5\n")
    #expect(helper.output.ranges(of: "K2, keyword SILKWORM (sure)").count == 2)
    #expect(helper.output.contains("':solve k2'"))
    let random = try await scramble(["cryptogram", "make", "--seed", "5", "--no-key", Self.saying])
    let none = try await scramble(["cryptogram", "solve", "--format", "json"], input: random.output)
    let told = try await scramble(["cryptogram", "make", "--seed", "5", "--format", "json", Self.saying])
    let caesar = try await scramble(
      ["cryptogram", "solve", "--format", "json"], input: "KHOOR ZRUOG DQG DOO WKH SHRSOH RI WKH HDUWK\n")
    #expect(caesar.output.contains(#""kind":"caesar""#) && caesar.output.contains(#""shift":3"#))
    for outcome in [none, told, caesar] { #expect(!outcome.output.contains(#""keyword":"#), "\(outcome.output)") }
    #expect(!none.output.contains("keywordConfidence") && !told.output.contains("original"))
  }

  @Test func `Several texts are made and rated in their order, and what cannot be used is told in its place`()
    async throws
  {
    let texts = "Meet me at noon.\n\n12 34\n\nThe old cat sat on the mat and saw the rat.\n"
    let made = try await scramble(["cryptogram", "make", "--seed", "3", "--format", "json"], input: texts)
    #expect(made.status == 65 && made.output.split(separator: "\n").count == 2)
    #expect(made.output.contains(#""seed":3"#) && made.output.contains(#""seed":4"#))
    #expect(
      made.errors
        == "scramble: cannot make a cryptogram of text 2 of standard input: there is no letter from A to Z in it: it is left out\n"
    )
    let file = try state.file("puzzles", "XJFFXU ABC\n\n12 34\n\nABC DBC\n")
    let rated = try await scramble(["cryptogram", "rate", file, "-j", "2"])
    #expect(rated.status == 65 && rated.output.ranges(of: "Difficulty ").count == 2)
    #expect(rated.errors.hasPrefix("scramble: cannot rate cryptogram 2 of \(file): there is no letter"))
    #expect(rated.output.contains(" makes it certain: "))
    let one = try await scramble(["cryptogram", "rate", file, "-j", "1"])
    #expect(one.output == rated.output)
  }

  @Test(arguments: [
    ["--kind", "k2", "--keyword", "123", "abc"], ["--kind", "k2", "--keyword", "", "abc"],
    ["--keyword", "silk", "abc"],
    ["--kind", "k2", "--keyword", "abc", "abc"], ["--kind", "k1", "--keyword", "a,b", "abc"], ["12 34"],
    ["\u{436}\u{437}"],
    ["--kind", "k5", "abc"], ["--seed", "x", "abc"], ["--sheet", "--format", "json", "abc"],
    ["--kind", "k3", "--keyword", "\u{1B}[2", "abc"],
    [String(repeating: "a", count: 100_000), String(repeating: "b", count: 100_000)],
  ])
  func `What cannot be set is one line and code 64`(arguments: [String]) async throws {
    let outcome = try await scramble(["cryptogram", "make"] + arguments)
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(!outcome.errors.utf8.contains(0x1B))
    #expect(outcome.errors.hasPrefix("scramble: "))
  }

  @Test func `Sheets are 60 columns wide, with room to write, and the answers stand behind all questions`() async throws
  {
    let input = "\(Self.saying)\n\nThe old cat <sat> on the mat & saw.\n"
    let arguments = ["cryptogram", "make", "--kind", "k4", "--keyword", "silkworm,planet", "--seed", "7", "--sheet"]
    let outcome = try await scramble(arguments, input: input)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(outcome.status == 0 && lines.allSatisfy { $0.count <= 60 })
    #expect(lines[0] == "Cryptogram 1  K4" && lines[3].contains("__ ___ ______ ___"))
    let answers = try #require(lines.firstIndex(of: "Cryptogram 1: the answer"))
    #expect(try #require(lines.firstIndex(of: "Cryptogram 2  K4")) < answers)
    #expect(!lines[..<answers].contains { $0.contains("SILKWORM") })
    #expect(lines[answers...].contains("K4, keywords SILKWORM and PLANET."))
    #expect(lines[answers...].contains { $0.hasPrefix("if you cannot see where") })
    let page = try await scramble(arguments + ["html"], input: input)
    #expect(page.output.hasPrefix("<!DOCTYPE html>") && page.output.ranges(of: "<section").count == 3)
    #expect(page.output.ranges(of: "break-before: page").count == 1 && lines[answers - 3] == "\u{C}")
    #expect(page.output.contains("&lt;sat>") && page.output.contains("&amp;") && !page.output.contains("<sat"))
  }

  @Test func `A sheet has question, points, author and clue, and for K2 a table by plain letters`() async throws {
    let input =
      "Question: Solve this line.\nPoints: [150 pts]\nClue: it has the word NOON\nAuthor: A. Setter\nMeet me at noon.\n"
    let outcome = try await scramble(
      ["cryptogram", "make", "--kind", "k2", "--keyword", "silkworm", "--seed", "7", "--sheet"], input: input)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Cryptogram 1  K2  [150 points]" && lines[2] == "Solve this line.", "\(outcome.output)")
    #expect(lines.contains("— A. Setter") && lines.contains("Clue: it has the word NOON"))
    #expect(lines.contains("  a  b  c  d  e  f  g  h  i  j  k  l  m"))
    let alone = try await scramble(["cryptogram", "make", "--no-key"], input: input)
    #expect(alone.output.split(separator: "\n").count == 1, "\(alone.output)")
    let plain = try await scramble([
      "cryptogram", "make", "--misspell", "--seed", "2", "The receiver believes the weather.",
    ])
    let told = try #require(plain.output.split(separator: "\n").last)
    #expect(told.hasPrefix("   Misspelled: ") && told.contains(" ("), "\(plain.output)")
  }

  @Test func `The helper prints its puzzle, with the answer once every letter has its pair`() async throws {
    let (text, page) = (state("sheet.txt"), state("sheet.html"))
    let outcome = try await scramble(
      ["cryptogram"],
      input: ":print\n:sample 3\n:print\n:print \(text)\n:print \(text)\n:solve\n:print \(page)\n:print\n")
    #expect(outcome.status == 74)
    #expect(outcome.output.contains("There is no puzzle at hand"))
    #expect(outcome.output.contains("Printed to \(text).") && outcome.output.contains("Printed to \(page)."))
    #expect(outcome.errors.contains("\(text)"), "no file is written over")
    let question = try String(decoding: readFile(text), as: UTF8.self)
    #expect(question.hasPrefix("Cryptogram\n\nZW CXR SHK'I EVV") && question.contains("__ ___ ___'_ ___"))
    #expect(!question.contains("the answer"))
    #expect(try String(decoding: readFile(page), as: UTF8.self).contains("if you can't see where to begin"))
    #expect(outcome.output.contains("Cryptogram: the answer"))
  }

  @Test func `What is printed around a puzzle is on the sheet of the helper`() async throws {
    let page = "3. [150 points] Solve this line by Aesop. It contains the word BOY.\nXJFFXU ABC\n\n-- Aesop\n"
    let file = try state.file("page", page)
    let sheet = try await scramble(["cryptogram", file], input: ":print\n").output
    let question = "Cryptogram 3  [150 points]\n\nSolve this line by Aesop. It contains the word BOY\n\nXJFFXU ABC\n"
    #expect(sheet.contains(question) && sheet.contains("\n-- Aesop\nClue: BOY\n"), "\(sheet)")
    let other = try await scramble(["cryptogram", file], input: ":puzzle none\n:sample 3\n:print\n").output
    #expect(other.contains("\nCryptogram\n\nZW CXR") && !other.contains("Clue"), "\(other)")
  }

  @Test func `Sheets and ratings hold long and hostile text`() async throws {
    let latin = try await scramble("cryptogram", "make", input: Array("Meet me in Espa".utf8) + [0xF1, 0x61, 0x0A])
    let notice = "scramble: keeping bytes of text 1 of standard input: they are no UTF-8: iconv converts a file\n"
    #expect(latin.status == 0 && latin.errors == notice)
    let word = String(repeating: "a", count: 500)
    let words = String(repeating: "silk worm ", count: 5000)
    let sheet = try await scramble(
      ["cryptogram", "make", "--sheet"], input: "\(word) \u{1B}[2J\u{202E} cat\n\n\(words)\n")
    #expect(sheet.status == 0 && !sheet.output.utf8.contains(0x1B))
    #expect(sheet.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
    let rated = try await scramble(
      ["cryptogram", "rate"], input: "\(word)\n\n\(words.replacing("silk", with: "xqlz"))\n\n\u{1B}[2J ab\n")
    #expect(rated.status == 0 && rated.output.ranges(of: "Difficulty ").count == 3 && !rated.output.utf8.contains(0x1B))
  }
}
