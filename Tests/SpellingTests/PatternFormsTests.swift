import Lexicon
import Spelling
import TestSupport
import Testing

/// Words by their patterns, held against Hunspell and against all strings of a few letters.
@Suite struct PatternFormsTests {
  private let folder = TemporaryFolder()

  private static let fixture = FormFixture(
    name: "",
    affix: """
      SFX s Y 2
      SFX s 0 s [^aeo]
      SFX s a er a
      PFX r Y 1
      PFX r 0 re .
      """, words: ["atta/sr", "beb/s", "aba", "Aab", "a-b", "eses"],
    good: ["atta", "atter", "reatta", "beb", "bebs", "aba", "eses"], wrong: ["attas"])

  private static let letters = Array("abersy")

  /// The letters of a word as numbers; nothing else is a letter.
  private static func spelling(_ text: String) -> [UInt8]? {
    text.lowercased().unicodeScalars.reduce(into: [UInt8]?.some([])) { spelled, scalar in
      spelled = (0x61...0x7A).contains(scalar.value) ? spelled.map { $0 + [UInt8(scalar.value - 0x61)] } : nil
    }
  }

  @Test(arguments: 1...5)
  func `The words of a pattern are those that Hunspell accepts among all strings`(length: Int) throws {
    let fixture = Self.fixture
    let handle = try fixture.handle(in: folder)
    let forms = try fixture.forms()
    var strings = [""]
    for _ in 0..<length { strings = strings.flatMap { start in Self.letters.map { start + String($0) } } }
    let accepted = Dictionary(grouping: strings.filter(handle.knows)) { LetterPattern($0) }
    for pattern in Set(strings.map { LetterPattern($0) }) {
      let found = forms.forms(of: pattern, spelling: Self.spelling).filter { handle.knows($0) }
      let known = found.filter { $0.allSatisfy(Self.letters.contains) }
      #expect(Set(known) == Set(accepted[pattern] ?? []), "\(pattern.numbers)")
      #expect(Set(found).count == found.count)
    }
  }

  private static let fixturesOfForms = FormFixture.all.filter { fixture in
    fixture.encoding == "UTF-8" && !["COMPOUND", "ICONV", "IGNORE"].contains { fixture.affix.contains($0) }
  }

  @Test(arguments: fixturesOfForms)
  func `Every word of a fixture that is no compound is found by its pattern`(fixture: FormFixture) throws {
    let handle = try fixture.handle(in: folder)
    let forms = try fixture.forms()
    for word in fixture.good where word.allSatisfy({ ("a"..."z").contains($0) }) {
      let found = forms.forms(of: LetterPattern(word), spelling: Self.spelling)
      #expect(found.contains { $0 == word && handle.knows($0) }, "\(word)")
    }
  }

  @Test func `Words of any pattern are listed, without those that have signs`() throws {
    let handle = try Self.fixture.handle(in: folder)
    let found = try Self.fixture.forms().forms(of: nil, spelling: Self.spelling).filter(handle.knows)
    #expect(Set(found).isSuperset(of: Self.fixture.good) && !found.contains("a-b"))
  }

  @Test func `No word has no letters, or a thousand`() throws {
    let forms = try Self.fixture.forms()
    for length in [0, 101, 1000] {
      #expect(Array(forms.forms(of: LetterPattern(0..<length), spelling: Self.spelling)).isEmpty)
    }
  }
}
