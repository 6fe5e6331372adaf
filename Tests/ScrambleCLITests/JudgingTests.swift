import Journal
import ScrambleFiles
import TestSupport
import Testing

/// Capitals and accents, by dictionaries of a few words whose names tell a language.
@Suite struct CapitalsAndAccentsTests: ProgramTests {
  let scramble = Program()

  private func dictionary(_ name: String, _ words: String...) throws -> String {
    try state.dictionary(name, affix: "SET UTF-8\nTRY a\nWORDCHARS ·\n", words: words)
  }

  private func french() throws -> String {
    try dictionary("fr", "été", "ôté", "thé", "tôt", "Théo", "œuvre", "revue", "rêvé", "forçat")
  }

  @Test func `German nouns count, and are one word in either case`() async throws {
    let german = try dictionary("de_XX", "Hand", "Tuch", "tun", "hat", "Nu")
    let path = state("game.txt")
    let input = "hand\nHAND\ntuch\nnu\n:seed\n"
    let played = try await scramble("--root", "Handtuch", "--dictionary", german, "--transcript", path, input: input)
    #expect(played.output.contains("Hand: 4 points. 1 of 4, 1 point to Moth."))
    #expect(played.output.contains("Word used already") && played.output.contains("Tuch: 4 points. 2 of 4, "))
    #expect(played.output.contains("with: scramble --root handtuch --dictionary \(german)\n"))
    #expect(try text(of: path).contains("\ncapitals: allow\n\nround handtuch root "))
    #expect(try await scramble("replay", path).status == 0)

    let replayed = try await scramble("replay", path, "--capitals", "refuse")
    #expect(replayed.status == 1 && replayed.output.contains("got:      play hand not-real"))
    #expect(replayed.output.hasSuffix("note: capitals or accents count otherwise than in the session\n"))
    let resumed = try await scramble("resume", path, "--capitals", "refuse")
    #expect(resumed.status == 64)
    #expect(
      resumed.errors == "scramble: cannot carry on with other capitals or accents: the session has its own: "
        + "leave out --capitals and --accents, or begin anew\n")

    let refused = try await scramble(
      "--root", "handtuch", "--dictionary", german, "--capitals", "refuse", input: "hand\nhat\n:seed\n")
    #expect(refused.output.contains("Word not recognized") && refused.output.contains("hat: 3 points. 1 of 2, "))
    #expect(refused.output.contains("with: scramble --root handtuch --dictionary \(german) --capitals refuse\n"))
    let revealed = try await scramble("--root", "handtuch", "--dictionary", german, input: "tun\n:reveal\n")
    #expect(revealed.output.contains("You missed 3 words, common ones first:\n  hat   Hand  Tuch\n"))
    let solved = try await scramble("solve", "handtuch", "--dictionary", german, "--format", "json")
    #expect(solved.output.contains("\"words\":[\"hand\",\"tuch\",\"hat\",\"tun\"]"))
  }

  @Test func `Names count in English only where capitals are allowed, and then as rare words`() async throws {
    let paris = try await scramble("--root", "pairs", input: "paris\n")
    #expect(paris.output.contains("Word not recognized"))
    let allowed = try await scramble("--root", "pairs", "--capitals", "allow", input: "paris\nair\n:seed\n")
    #expect(allowed.output.contains("paris: 5 points, rare. 0 of "))
    #expect(allowed.output.contains(", +1 rare, ") && allowed.output.contains("\nEvery letter of the root!\n"))
    #expect(allowed.output.contains("with: scramble --root pairs --capitals allow\n"))
    let checked = try await scramble("check", "pairs", "--capitals", "allow", "--format", "tsv", input: "Paris\nasp\n")
    #expect(checked.output == "paris\taccepted\t5\t\nasp\taccepted\t3\t\n")
  }

  @Test func `French is played without accents`() async throws {
    let french = try french()
    let path = state("game.txt")
    let played = try await scramble(
      "--root", "Théété", "--dictionary", french, "--transcript", path,
      input: "été\nETE\nthe\nôté\n:hint 1\n:reveal\n")
    #expect(played.output.hasPrefix("Root word: theete\n"))
    #expect(played.output.contains("\nété: 3 points. 1 of 2, 1 point to Emperor Moth."))
    #expect(played.output.contains("Word used already: Be more original (It is word 1 of yours.)\n"))
    #expect(
      played.output.contains(
        "\nthé: 3 points. 2 of 2, Golden Silk.\nRank reached: Golden Silk.\nThat was the last word of the goal.\n"))
    #expect(played.output.contains("Word not possible: You can't spell that word from 'theete'! Missing: o.\n"))
    let revealed = try await scramble(
      "--root", "thete", "--dictionary", french, "--min-length", "3", input: ":reveal\n")
    #expect(revealed.output.contains("You missed 2 words, common ones first:\n  été  thé\n"))
    #expect(try text(of: path).contains("\naccents: folded\n\nround theete root "))
    #expect(try text(of: path).contains("\nplay ete accepted 3\noffers 3:2\nplay ete not-original 1\n"))
    #expect(try await scramble("replay", path).status == 0)

    let exact = try await scramble(
      "--root", "théété", "--dictionary", french, "--accents", "exact", input: "ete\nété\n:seed\n")
    #expect(exact.output.hasPrefix("Root word: théété\n") && exact.output.contains("\nété: 3 points. 1 of 2, "))
    #expect(exact.output.contains("Missing: e (2\ntimes).\n"))
    #expect(exact.output.contains("with: scramble --root théété --dictionary \(french) --accents exact\n"))
  }

  @Test func `What two letters stand for is two letters`() async throws {
    let french = try french()
    let solved = try await scramble("solve", "oeuvrerevue", "--dictionary", french)
    #expect(solved.output == "oeuvre\nrevue\nreve\n")
    let cedilla = try await scramble("check", "forcat", "--allow-repeats", "--dictionary", french, input: "forçat\n")
    #expect(cedilla.output.contains("is-root"))
  }

  @Test func `check folds accents, and shows the entry as it stands`() async throws {
    let arguments = ["check", "thetoe", "--dictionary", try french(), "--format", "tsv"]
    let input = "Été\nthé\nTHE\nôté\note\nrêvé\nhé\nwörd\ne\u{301}te\u{301}\n"
    let rows = """
      été\taccepted\t3\t
      thé\taccepted\t3\t
      the\tnot-original\t0\t2
      ôté\taccepted\t3\t
      ote\tnot-original\t0\t3
      rêvé\tnot-possible\t0\trv
      hé\ttoo-short\t0\t3
      wörd\tnot-possible\t0\twrd
      e\u{301}te\u{301}\tnot-original\t0\t1

      """
    let checked = try await scramble(arguments, input: input)
    #expect(checked.output == rows)
    let counted = try await scramble(["check", "thetoe", "--dictionary", state("fr"), "--summary"], input: input)
    #expect(counted.output.contains("words 9, accepted 3, not-original 3, not-possible 2, too-short 1"))
  }

  @Test func `Letters of their own stay, and a geminate is one`() async throws {
    let catalan = try dictionary("ca", "col·lega", "plaça", "cel·la", "cola", "àcid")
    let played = try await scramble(
      "--root", "Col·legaç", "--dictionary", catalan, input: "col·lega\nCEL·LA\ncola\nçola\n:seed\n:rules\n")
    #expect(played.output.hasPrefix("Root word: coŀlegaç\n"))
    #expect(played.output.contains("col·lega: 7 points.") && played.output.contains("cel·la: 5 points"))
    #expect(played.output.contains("cola: 4 points.") && played.output.contains("Word not recognized"))
    #expect(played.output.contains("with: scramble --root coŀlegaç --dictionary \(catalan)\n"))
    #expect(played.output.contains("letter. Accents do not matter, but ç and ŀ are letters of their own."))
    let spanish = try dictionary("es_XX", "año", "ano", "caña", "cana")
    let solved = try await scramble("solve", "acaño", "--dictionary", spanish)
    #expect(solved.output == "caña\naño\n")
  }

  @Test(.atTerminal)
  func `Words from right to left are set apart at a terminal, and no number changes its place`() async throws {
    let hebrew = try dictionary("he_XX", "שלום", "לשים", "של", "מול", "יום")
    let typed = try await scramble.atTerminal("--root", "שלומים", "--dictionary", hebrew) { terminal in
      try terminal.type("שלום\nמול\n:seed\n", at: "0 שלומים> ")
      try terminal.type("\u{4}", at: "scramble --root שלומים --dictionary \(hebrew)")
    }
    #expect(typed.output.contains("Root word: \u{2068}שלומים\u{2069}"))
    #expect(typed.output.contains("\u{2068}מול\u{2069}: 3 points. 2 of "))
    #expect(typed.output.contains("\n  3: \u{2068}מול\u{2069} +1\n  4: \u{2068}שלום\u{2069} +1\n"))
    let piped = try await scramble("--root", "שלומים", "--dictionary", hebrew, input: "מול\n")
    #expect(piped.output.contains("\nמול: 3 points. 1 of "))
  }

  @Test func `An unknown choice is a usage error`() async throws {
    for option in [["--capitals", "yes"], ["--accents", "none"]] {
      let outcome = try await scramble(["check", "silkworm"] + option)
      #expect(outcome.status == 64 && outcome.output == "")
    }
  }

  @Test func `The bench spells a clue with accents`() async throws {
    let path = state("bench.txt")
    let solved = try await scramble(
      "anagram", "--clue", "Kept in diamanté purses (10)", "--solver", "--transcript", path,
      input: "1\n:solve\nmaï\n")
    #expect(solved.output.contains(" answers fit, the likeliest first:\n  maintained"))
    #expect(solved.output.contains("\nM A I _ _ _ _ _ _ _ | ring: "))
    #expect(try text(of: path).contains("bench in\\x20diamante (10) "))
    #expect(try await scramble("replay", path).status == 0)

    let french = try await scramble(
      "anagram", "Œuvré (6)", "--dictionary", try self.french(), "--solver", input: ":solve\nœuvre\n:check\n")
    #expect(french.output.contains("\nO E U V R E | ring: "))
    let german = try dictionary("de_XX", "Tische", "Stiche")
    let capitals = try await scramble("anagram", "schiet (6)", "--dictionary", german, "--solver", input: ":solve\n")
    #expect(capitals.output.contains("Stiche") && capitals.output.contains("Tische"))
  }
}

/// Lists of common and of extra words.
@Suite struct OwnListTests: ProgramTests {
  let scramble = Program()

  @Test func `A list of common words is what there is to be found`() async throws {
    let list = try state.file("common", "\u{FEFF}Silk\r\nmilk\n\nskirl\n")
    let path = state("game.txt")
    let played = try await scramble(
      "--root", "silkworm", "--common", list, "--transcript", path, input: "silk\nrow\n:hint 1\n:seed\n:reveal\n")
    #expect(played.output.contains("\nsilk: 4 points. 1 of 3, 1 point to Moth.\n"))
    #expect(played.output.contains("\nrow: 3 points, rare. 1 of 3, +1 rare, 1 point to Emperor Moth.\n"))
    #expect(played.output.contains("\n  m4: 1  s5: 1\n"))
    #expect(played.output.contains("with: scramble --root silkworm --common \(list)\n"))
    #expect(played.output.contains("\nYou missed 2 words, common ones first:\n  milk: "))
    #expect(played.output.contains("\nThere were 70 rare words besides:\n"))
    #expect(try text(of: path).contains(" \(list)\nminimum-length: 3\n"))
    #expect(try text(of: path).hasSuffix("\nreveal 2 70\nend 2 7\n"))
    #expect(try await scramble("replay", path).output.hasSuffix("events agree\n"))

    let solved = try await scramble("solve", "silkworm", "--common", list, "--format", "json")
    #expect(solved.output.hasPrefix("{\"common\":[\"skirl\",\"milk\",\"silk\"],\"hidden\":0,\"points\":282,"))
    let counted = try await scramble("roots", "--common", list, "--format", "tsv", input: "silkworm\n")
    #expect(counted.output == "silkworm\t74\t282\t5\t0\t3\taccepted\n")
  }

  @Test func `Extra words count, in any script, and are rare unless they are common`() async throws {
    let extra = try state.file("extra", "Skorm\nмир\nsilk\n")
    let path = state("game.txt")
    let played = try await scramble(
      "--root", "silkworm", "--extra", extra, "--transcript", path, input: "SKORM\nmilk\n:seed\n")
    #expect(played.output.contains("\nskorm: 5 points, rare. 0 of 48, +1 rare, 5 points to Caterpillar.\n"))
    #expect(played.output.contains("with: scramble --root silkworm --extra \(extra)\n"))
    #expect(try await scramble("replay", path).status == 0)
    let common = try await scramble(
      "solve", "silkworm", "--extra", extra, "--common", extra, "--format", "json")
    #expect(common.output.hasPrefix("{\"common\":[\"skorm\",\"silk\"],"))
    let russian = try await scramble("check", "мирон", "--extra", extra, "--format", "tsv", input: "МИР\nрим\n")
    #expect(russian.output == "мир\taccepted\t3\t\nрим\tnot-real\t0\t\n")
    let bench = try await scramble("anagram", "morks (5)", "--extra", extra, "--solver", input: ":solve\n")
    #expect(bench.output.contains("One answer fits:\n  skorm\n"))
  }

  @Test func `A list that has changed or is gone is told`() async throws {
    let common = try state.file("common", "silk\n")
    let extra = try state.file("extra", "skorm\n")
    let path = state("game.txt")
    _ = try await scramble(
      "--root", "silkworm", "--common", common, "--extra", extra, "--transcript", path, input: "skorm\n:hint 5\n")
    #expect(try await scramble("replay", path).status == 0)
    _ = try state.file("common", "silk\nmilk\n")
    _ = try await scramble.shell("rm '\(extra)'")
    let replayed = try await scramble("replay", path)
    #expect(replayed.status == 66 && replayed.errors.hasSuffix(": the list of extra words \(extra) is gone\n"))
    #expect(
      replayed.output.hasSuffix(
        "note: the list of common words \(common) has changed\nnote: the list of extra words \(extra) is gone\n"))
    let resumed = try await scramble("resume", path, input: "silk\n")
    #expect(resumed.errors.contains("the list of extra words \(extra) is gone: what was said so far stays as it is\n"))
    #expect(resumed.output.contains("Carrying on with silkworm: 1 word, 5 points.\n"))
    #expect(resumed.output.contains("\nsilk: 4 points. 1 of 2, +1 rare, "))
  }

  @Test func `The bench names its lists, too`() async throws {
    let extra = try state.file("extra", "skorm\n")
    let path = state("bench.txt")
    _ = try await scramble(
      "anagram", "morks (5)", "--extra", extra, "--transcript", path, "--solver", input: ":solve\n")
    #expect(try text(of: path).contains("\nextra: "))
    #expect(try await scramble("replay", path).output.hasSuffix("events agree\n"))
    _ = try state.file("extra", "other\n")
    let replayed = try await scramble("replay", path)
    #expect(replayed.status == 1 && replayed.output.contains("the list of extra words \(extra) has changed"))
  }

  @Test(arguments: [
    ("--common", "/", 66, "cannot read /: it is a directory: name a file"),
    ("--extra", "/nonexistent", 66, "cannot read /nonexistent: there is no such file: check the name"),
    ("--extra", "", 66, "cannot read '': the name is empty: name a file"),
    ("--extra", "/dev/null", 65, "cannot use /dev/null: it holds no word: name a list of words, one a line"),
    ("--common", "/dev/zero", 65, "cannot read /dev/zero: it has more than 16 MB: name a smaller one"),
  ])
  func `A list that cannot be one is refused in one line`(
    option: String, path: String, status: Int32, line: String
  ) async throws {
    for command in [
      ["play", "--root", "silk"], ["check", "silk"], ["solve", "silk"], ["roots"], ["anagram", "silk"],
    ] {
      let outcome = try await scramble(command + [option, path])
      #expect(outcome.status == status && outcome.output == "")
      #expect(outcome.errors == "scramble: \(line)\n")
    }
  }

  @Test func `A list of common words of which none is a word is refused`() async throws {
    let list = try state.file("common", "zzzz\nсилк\n")
    let outcome = try await scramble("solve", "silkworm", "--common", list)
    #expect(outcome.status == 65 && outcome.output == "")
    #expect(
      outcome.errors
        == "scramble: cannot use \(list): it holds no word of the dictionary en: name a list in its language\n")
  }

  @Test func `Lines that are no words are told`() async throws {
    let list = try state.file("extra", "skorm\nsilk worm\n\n12\n")
    let outcome = try await scramble("check", "silkworm", "--extra", list, "--format", "tsv", input: "skorm\n")
    #expect(outcome.output == "skorm\taccepted\t5\t\n")
    #expect(outcome.errors == "scramble: cannot use 2 lines of \(list): line 2 is no word: passed over\n")
  }
}
