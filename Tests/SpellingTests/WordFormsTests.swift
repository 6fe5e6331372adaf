import Lexicon
import Spelling
import TestSupport
import Testing

@Suite struct WordFormsTests {
  private let folder = TemporaryFolder()

  @Test(arguments: FormFixture.all)
  func `Hunspell accepts and rejects what the fixture says`(fixture: FormFixture) throws {
    let handle = try fixture.handle(in: folder)
    for word in fixture.good { #expect(handle.knows(word), "\(word)") }
    for word in fixture.wrong { #expect(!handle.knows(word), "\(word)") }
  }

  @Test(arguments: FormFixture.all)
  func `The words of a rack are those that Hunspell accepts among all arrangements`(fixture: FormFixture) throws {
    let handle = try fixture.handle(in: folder)
    for word in fixture.good {
      let found = try fixture.wordsByForms(Array(fixture.folded(word)), handle)
      #expect(found.contains(fixture.folded(word)), "\(word)")
    }
    for rack in (fixture.good + fixture.racks).map({ Array(fixture.folded($0)) }) where rack.count < 8 {
      let found = try fixture.wordsByForms(rack, handle)
      let accepted = fixture.wordsByArrangements(rack, handle)
      #expect(found == accepted, "\(String(rack))")
    }
  }

  @Test(arguments: FormFixture.all)
  func `Every candidate is spelled from the rack, and comes once`(fixture: FormFixture) throws {
    for word in fixture.good + fixture.racks {
      let rack = Array(fixture.folded(word))
      let candidates = Array(try fixture.forms().candidates(from: rack, minimumLength: 2))
      #expect(Set(candidates).count == candidates.count)
      for candidate in candidates {
        let letters = Array(fixture.folded(candidate))
        #expect(LetterMultiset(rack).contains(LetterMultiset(letters)) && letters.count >= 2, "\(candidate)")
      }
    }
  }

  @Test func `Letters that become another one side by side spell no candidate`() throws {
    let fixture = FormFixture(name: "", affix: "IGNORE q\u{301}", words: ["т"], good: [], wrong: [])
    let rack: [Character] = ["q", "\u{301}", "т"]
    let candidates = Array(try fixture.forms().candidates(from: rack))
    #expect(candidates.contains("qт") && candidates.allSatisfy { LetterMultiset(rack).contains(LetterMultiset($0)) })
  }

  @Test func `Ignored letters of rare scripts leave one form of words that differ by them alone`() throws {
    let fixture = FormFixture(name: "", affix: "IGNORE \u{10428}", words: ["a", "a\u{10428}"], good: [], wrong: [])
    let candidates = Array(try fixture.forms().candidates(from: ["a", "\u{10428}"], minimumLength: 2))
    #expect(candidates.sorted() == ["a\u{10428}", "\u{10428}a"])
  }

  @Test func `Compounds of fewer parts come first`() throws {
    let fixture = FormFixture(
      name: "", affix: "COMPOUNDFLAG c\nCOMPOUNDMIN 1", words: ["a/c", "b/c", "d/c"], good: [], wrong: [])
    let lengths = try fixture.forms().candidates(from: ["a", "b", "d"]).map(\.count)
    #expect(lengths == lengths.sorted() && lengths.count == 3 + 6 + 6)
  }

  @Test func `Long forms, suffixes, replacements and rules of compounds are more effort for Hunspell`() {
    func effort(_ affix: String, _ form: String = "wörm") -> Int {
      JudgingEffort(affix: Array(affix.utf8)).ofForm(form)
    }
    let suffixes = "SFX A N 20000\n" + String(repeating: "SFX A 0 s .\n", count: 20_000)
    let replacements = "REP 32\n" + String(repeating: "REP a b\n", count: 32)
    #expect(effort("") == 16 && effort("", "worms") == 25 && effort(suffixes) == 32 && effort(replacements) == 16)
    #expect(effort(replacements + "CHECKCOMPOUNDREP\n") == 32)
    #expect(effort(String(repeating: "CHECKCOMPOUNDPATTERN ab cd ef\n", count: 50)) == 32)
    #expect(effort(String(repeating: "CHECKCOMPOUNDPATTERN ab cd # none\n", count: 50)) == 16)
    #expect(effort(String(repeating: "COMPOUNDRULE ab*c\n", count: 1000)) == 32)
  }

  @Test func `What Hunspell compares behind each letter makes arrangements more effort`() {
    func effort(_ affix: String) -> Int { JudgingEffort(affix: Array(affix.utf8)).ofArrangement(letters: 8) }
    #expect(effort("") == 64 && effort("CHECKCOMPOUNDREP\nREP 1\nREP a b\n") == 64)
    #expect(effort(String(repeating: "CHECKCOMPOUNDPATTERN a b c\n", count: 8)) == 128)
    #expect(effort(String(repeating: "COMPOUNDRULE a*b*cd?e\n", count: 100)) == 128)
  }

  @Test func `Stems come in the order of the file, by their letters`() throws {
    let fixture = FormFixture(
      name: "", affix: "", words: ["worm", "silk/S", "cat", "Hand", "don't", "œuf", "wörm"], good: [], wrong: [])
    #expect(try fixture.forms().stems(ofLength: 4) == ["worm", "silk", "wörm"])
    var folding = fixture
    folding.orthography = Orthography(allowsCapitals: true, accents: .folded(keeping: []))
    #expect(try folding.forms().stems(ofLength: 4) == ["worm", "silk", "Hand", "œuf", "wörm"])
  }

  @Test func `An encoding that nobody knows is named with its line`() {
    let fault = #expect(throws: WordFormsFault.self) {
      try WordForms(
        affix: Array("# Words\nSET KOI-99\n".utf8), words: Array("1\nsilk\n".utf8), orthography: Orthography())
    }
    #expect(fault?.description == "line 2: the encoding that SET names is unknown here")
  }

  @Test func `Patterns of more flags than anybody needs are a fault with its line`() {
    let affix = "FLAG long\nCOMPOUNDRULE 1\nCOMPOUNDRULE \(String(repeating: "(aa)", count: 5000))\n"
    let fault = #expect(throws: WordFormsFault.self) {
      try WordForms(affix: Array(affix.utf8), words: Array("1\nsilk\n".utf8), orthography: Orthography())
    }
    #expect(fault?.description == "line 3: COMPOUNDRULE has more than 4096 flags")
  }

  @Test func `A form of more spellings than anybody could look through is given up`() throws {
    let words = (0..<8).map { String(repeating: "b", count: 40 - $0) + "c" + String(repeating: "b", count: $0) }
    let fixture = FormFixture(
      name: "", affix: "ICONV 3\nICONV a b\nICONV d b\nICONV a c", words: words, good: [], wrong: [])
    let rack = Array(String(repeating: "ad", count: 20) + "be")
    var candidates = try fixture.forms().candidates(from: rack).makeIterator()
    while candidates.next() != nil {}
    #expect(candidates.isCut)
  }

  @Test func `More replacements than anybody needs are a fault with its line`() {
    let affix = "CHECKCOMPOUNDPATTERN 300\n" + String(repeating: "CHECKCOMPOUNDPATTERN ab cd ef\n", count: 300)
    let fault = #expect(throws: WordFormsFault.self) {
      try WordForms(
        affix: Array("SET UTF-8\n\(affix)".utf8), words: Array("1\nsilk\n".utf8), orthography: Orthography())
    }
    #expect(fault?.description == "line 259: CHECKCOMPOUNDPATTERN has more than 256 replacements")
  }
}
