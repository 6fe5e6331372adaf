import ScrambleFiles
import TestSupport
import Testing

/// Anagrams with letters from elsewhere in the clue, from a pipe.
@Suite struct CompoundAnagramTests: ProgramTests {
  let scramble = Program()

  @Test func `In seat and a letter from elsewhere, known from a crossing and not`() async throws {
    let answers = try await bench(
      ["in seat ? (7)"], ":cross 4 v", "naivest", ":check", "!4", "=", "+o", "-o", "instate", "3=?", ":check")
    #expect(
      answers == [
        "in seat ? (7), 6 letters and 1 from elsewhere. Type letters to place them, :help", "for the rest.",
        "_ _ _ _ _ _ _ | ring: A N E T S ? I | tray: none",
        "_ _ _ V?* _ _ _ | ring: A N E T S I | tray: none",
        "N A I V?* E S T | ring: none | tray: none",
        "Every letter has its place. :check asks the dictionary.",
        "NAIVEST: a word",
        "N A I V? E S T | ring: none | tray: none",
        "Every letter has its place. :check asks the dictionary.",
        "_ _ _ _ _ _ _ | ring: N A I ? E S T | tray: none",
        "_ _ _ _ _ _ _ | ring: N A I ? E S T O | tray: none | 1 letter to discard",
        "_ _ _ _ _ _ _ | ring: N A I ? E S T | tray: none",
        "I N S T A T? E | ring: none | tray: none",
        "Every letter has its place. :check asks the dictionary.",
        "I N ? T A _ E | ring: S | tray: none",
        "No word is complete yet.",
        "I N ? T A _ E | ring: S | tray: none",
      ])
  }

  @Test func `Answers have the known letters, and any in the place of the others`() async throws {
    let one = try await bench(["in seat ? (7)", "--solver"], ":solve 500", ":cross 4 v", ":solve 500", ":hint")
    let words = { (lines: ArraySlice<String>) in lines.flatMap { $0.split(separator: " ").map(String.init) } }
    let split = try #require(one.firstIndex { $0.contains("V?*") })
    #expect(words(one[..<split]).contains("instead") && words(one[..<split]).contains("naivest"))
    #expect(words(one[split...]).contains("naivest") && !words(one[split...]).contains("instead"))
    let phrase = try await bench(["new orc ? (3,4)", "--solver"], ":solve 2000")
    #expect(phrase.contains { $0.contains("own race") })
    let three = try await bench(["dot ??? (3,3)", "--solver"], ":solve 500")
    #expect(three.contains { $0.contains("hot dog") } && !three.contains { $0.contains("combinations") })
    let listed = try await bench(["orchestr ? (9)", "--solver"], ":solve 500", "orchestra", ":check")
    #expect(listed.contains { $0.contains("orchestra") } && listed.contains("ORCHESTRA: a word"))
  }

  @Test func `A dictionary without an index finds words with one unknown letter, and says so of more`() async throws {
    try state.dictionary(affix: "SET UTF-8\nTRY esianrtol\n", words: ["milk", "mïlk", "kilt"])
    let answers = try await bench(
      ["kil ?", "--solver", "--dictionary", state("own"), "--accents", "exact"], ":solve", "+?", ":solve")
    #expect(answers.contains("2 answers fit, the likeliest first:") && answers.contains("  kilt  milk"))
    let refused = answers.joined(separator: " ")
    #expect(refused.contains("2 letters from elsewhere are not known: this dictionary tells words for 1 at most."))
  }

  @Test func `A letter that is known comes onto a locked unknown one`() async throws {
    let answers = try await bench(["rchestra ? (9)"], "1=?", "!1", ":cross 2 r", ":hint", ":hint 4", ":undo")
    #expect(answers.contains("1 answer fits."))
    #expect(answers.contains { $0.hasPrefix("O?* R* _ _ _ _ _ _ _ | ring: ") }, "\(answers)")
  }

  @Test func `Letters that went back to the ring are no longer from elsewhere`() async throws {
    let answers = try await bench(
      ["lea ? (4)"], "1=l", "2=l", "-1", "!2", ":entry l2", ":hint", ":new rat", ":entry l2", ":hint")
    let told = answers.filter { $0.contains("fit") }
    #expect(told.count == 2 && told[0] == told[1], "\(answers)")
    let put = try await bench(["vat ? ? (5)"], "1=x", "3=y", "1=z")
    let last = try #require(put.last)
    #expect(last.hasPrefix("Z? _ Y? _ _ | ring: ") && last.hasSuffix(" | tray: none"), "\(put)")
  }

  @Test func `Letters with question marks are no clue, whatever their number of words`() async throws {
    let answers = try await bench([], "in a sea ? (7)")
    #expect(answers.contains { $0.hasPrefix("in a sea ? (7), 6 letters and 1 from elsewhere.") }, "\(answers)")
    let short = try await bench(["--clue", "Keeps in seat, awkwardly (7)"], "in seat")
    #expect(short.joined(separator: " ").contains("type a ? for each: in seat ?"), "\(short)")
  }

  @Test func `A program sees what lies in each slot, and what was added`() async throws {
    let lines = try await bench(["cats ?", "--format", "json"], ":cross 3 z", "+o", "+?")
    for part in [
      #""added":["o","?"]"#, #""slots":["","","z","","","",""]"#, #""tiles":["","","?","","","",""]"#,
      #""ring":["t","s","a","c","o","?"]"#, #""phrase":"cats ?""#, #""locked":[3]"#,
    ] { #expect(lines[3].contains(part), "\(part)") }
  }

  @Test func `What cannot be added, removed or found is told in a line, and the bench stays`() async throws {
    let refused: KeyValuePairs = [
      "+????????????": "There is no room: 13 letters from elsewhere are too many, at most 12 may be unknown.",
      "+" + String(repeating: "a", count: 500): "There is no room: 505 letters are too many, 64 fit on the bench.",
      ":remove a": "No A was added: all letters are those of the clue.", "+1": "Cannot make sense of '+1'",
      "-?!": "Cannot make sense of '-?!'", ":add": ":add LETTERS: letters from elsewhere",
      ":add a1": ":add LETTERS: letters from elsewhere", ":cross 1 ?": ":cross SLOT LETTER",
      ":pattern z??z?": "There is no Z Z to be had. The ring has T S A ? C. '+?' adds a letter from elsewhere.",
      ":enumeration 9": "(9) takes 9 letters: 4 are missing. '+?' adds a letter from elsewhere.",
    ]
    for (line, answer) in refused {
      let answers = try await bench(["cats ?"], line)
      #expect(answers.dropFirst(2).joined(separator: " ").contains(answer), "\(line): \(answers)")
      #expect(answers.last == "_ _ _ _ _ | ring: T S A ? C | tray: none", "\(line)")
    }
  }

  @Test(arguments: [
    ("cat ????????????????????", "20 letters from elsewhere are too many, at most 12 may be unknown"),
    ("? ?", "there is no letter in it"), ("cat (4)", "add a ? for each letter from elsewhere"),
  ])
  func `Letters that cannot be laid out end with one line`(letters: String, problem: String) async throws {
    let outcome = try await scramble("anagram", letters, input: "")
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errors.contains(problem) && outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `A golden session replays, and is carried on`() async throws {
    let path = try state.file("compound.txt", try readFile(golden("compound")))
    let outcome = try await scramble("replay", path)
    #expect(outcome.output == "\(path): all 17 events agree\n" && outcome.status == 0 && outcome.errors == "")
    let resumed = try await scramble("resume", path, input: "+o\n")
    #expect(resumed.output.hasPrefix("Carrying on with in seat ? (7), 6 letters and 2 from elsewhere.\n"))
    #expect(resumed.output.contains("ring: ? E N T S I ? A O"), "\(resumed.output)")
    #expect(try await scramble("replay", path).status == 0)
  }

  @Test func `The same moves are recorded as in the golden session`() async throws {
    let path = state("again.txt")
    _ = try await bench(
      ["in seat ? (7)", "--transcript", path], ":cross 4 v", "+o", "-o", "naivest", ":check", ":unlock", "=", "3=?",
      "!3", "/n", "+n", "!3", "-n", "+?", ":reset")
    #expect(try text(of: path) == text(of: golden("compound")))
  }
}
