import Anagrams
import Lexicon
import Testing

/// Clues that are held against their answers.
@Suite struct CheckedClueTests {
  private let indicators: IndicatorList

  init() throws { indicators = try ClueBundledList.indicators.get() }

  private func checked(_ clue: String, _ answer: String) throws -> (clue: Clue, checked: CheckedClue) {
    let clue = try Clue(clue)
    return (clue, try #require(CheckedClue(clue, answer, indicators)))
  }

  @Test(arguments: [
    ("Users rip off revelation (8) = surprise", "Users rip off revelation (8)", "surprise"),
    ("Users rip off revelation (8)\tSURPRISE", "Users rip off revelation (8)", "SURPRISE"),
    ("Users rip off revelation (8)=SURPRISE", "Users rip off revelation (8)", "SURPRISE"),
    ("Users rip off revelation (8) =SURPRISE", "Users rip off revelation (8)", "SURPRISE"),
    ("Users rip off revelation = SURPRISE (8)", "Users rip off revelation (8)", "SURPRISE"),
    ("Friend (3) = pal", "Friend (3)", "pal"),
    ("Doctor (2)\tMO", "Doctor (2)", "MO"), ("Won't do, cooked = won't do", "Won't do, cooked", "won't do"),
    ("It's = in maths, wildly (4) = tree-lined", "It's = in maths, wildly (4)", "tree-lined"),
  ])
  func `An answer stands behind an equals sign or a tab`(line: String, clue: String, answer: String) {
    #expect(AnsweredClue(line)?.clue == clue)
    #expect(AnsweredClue(line)?.answer == answer)
  }

  @Test(arguments: [
    "3=r", "3 = r", "6=ing", "cats = ", "Users rip off revelation (8)", "12\tUsers rip off revelation (8)", "a=b c",
    "users rip = 8", "x = y", "f(x) = y", "\tcat", "= cat", "",
  ])
  func `Other lines have none`(line: String) { #expect(AnsweredClue(line) == nil) }

  @Test(arguments: [
    ("Users rip off revelation (8)", "surprise", "Users rip", true),
    ("Bad credit, drunk, in the plastic (5,4)", "debit card", "Bad credit", true),
    ("Bad credit, drunk, in the plastic", "debit card", "Bad credit", true),
    ("Users rip revelation (8)", "surprise", "Users rip", false),
    ("Creationist has no taste for what’s sarcastic (6)", "ironic", "Creationist", true),
    ("Keeps in seat, awkwardly, with right (7)", "retains", "in seat", true),
    ("Endless parties ruined buccaneer (6)", "pirate", "parties", true),
  ])
  func `The reading that makes the answer is found`(text: String, answer: String, fodder: String, hasSign: Bool) throws
  {
    let (clue, checked) = try checked(text, answer)
    let reading = try #require(checked.reading)
    #expect(checked.isMade && checked.fitsEnumeration && !checked.isGiven)
    #expect(clue.phrase(reading.fodder) == fodder)
    #expect((reading.anagram != nil || !reading.indicators.isEmpty) == hasSign)
    #expect(clue.letters(of: reading).sorted() == answer.filter(\.isLetter).sorted())
  }

  @Test(arguments: [
    ("Users rap off revelation (8)", "surprise", "Users rap", "a", "i"),
    ("Dirty rooms tidied in school lodging (9)", "dormitory", "Dirty rooms", "s", ""),
    ("Dirty roam tidied in school lodging (9)", "dormitory", "Dirty roam", "a", "o"),
    ("Here come dot, jumbled signals (3,5,4)", "the morse code", "Here come dot", "", "s"),
    ("Here come dots, jumbled signals (3,5,4)", "the morse code", "Here come dots", "", ""),
  ])
  func `Letters that are over or short are told`(
    text: String, answer: String, fodder: String, over: String, short: String
  ) throws {
    let (clue, checked) = try checked(text, answer)
    #expect(checked.isMade == (over.isEmpty && short.isEmpty))
    #expect(checked.reading.map { clue.phrase($0.fodder) } == fodder)
    #expect(String(checked.over) == over && String(checked.short) == short)
  }

  @Test func `A clue without such letters has no reading`() throws {
    let (_, checked) = try checked("Man takes dog for a walk in the park (8)", "zucchini")
    #expect(checked.reading == nil && !checked.isMade && checked.over.isEmpty && checked.short.isEmpty)
  }

  @Test(arguments: [
    ("(8)", "surprise", true), ("(7)", "surprise", false), ("(5,4)", "debit card", true),
    ("(9)", "debit card", false), ("(5,4)", "debitcard", true), ("(5,4)", "debit-card", true),
    ("(4,4)", "tree-trunk", false), ("(3,5)", "surprise", true), ("", "surprise", true),
  ])
  func `Lengths are compared as papers write them`(enumeration: String, answer: String, fits: Bool) throws {
    #expect(try checked("Users rip off revelation \(enumeration)", answer).checked.fitsEnumeration == fits)
  }

  @Test func `An answer that stands in its clue is told`() throws {
    #expect(try checked("Surprise users rip off (8)", "surprise").checked.isGiven)
  }

  @Test func `What is no answer is none`() throws {
    let clue = try Clue("Users rip off revelation (8)")
    #expect(CheckedClue(clue, "!?", indicators) == nil)
    #expect(CheckedClue(clue, String(repeating: "a", count: 101), indicators) == nil)
  }

  @Test func `Senses tie a definition to an answer`() throws {
    let definitions = try ClueBundledList.definitions.get()
    func tie(_ definition: String, _ answer: String) throws -> DefinitionTie? {
      DefinitionTie(try Clue(definition).words, answer, definitions)
    }
    #expect(try tie("Vehicles", "car")?.word == "vehicles")
    #expect(try tie("an auto", "car")?.word == "auto")
    #expect(try tie("the of and", "car") == nil)
    #expect(try tie("Cheese", "car") == nil)
    #expect(try tie("Cheese", "qqqq") == nil)
  }
}
