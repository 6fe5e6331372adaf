import Lexicon
import TestSupport
import Testing

@testable import Spelling

@Suite struct AllFormsTests {
  private let folder = TemporaryFolder()

  private func all(_ fixture: FormFixture, _ lengths: ClosedRange<Int> = 1...100) throws -> [String] {
    Array(try fixture.forms().all(lengths: lengths)).map(\.text)
  }

  /// Hunspell reads what a compound, a conversion or an ignored letter makes besides.
  private static let fixturesOfForms = FormFixture.all.filter { fixture in
    !["COMPOUND", "ICONV", "IGNORE"].contains { fixture.affix.contains($0) } && fixture.orthography == Orthography()
  }

  @Test(arguments: fixturesOfForms)
  func `The words are those that Hunspell accepts among all arrangements of letters`(fixture: FormFixture) throws {
    let handle = try fixture.handle(in: folder)
    let made = try all(fixture)
    #expect(Set(made).count == made.count)
    let known = Set(made.filter(handle.knows))
    for word in fixture.good where word.allSatisfy({ $0.isWordLetter }) && word == word.lowercased() {
      #expect(known.contains(word), "\(word)")
    }
    let letters = Set(made.joined()).sorted().prefix(12)
    var words: [String] = [""]
    for length in 1...4 {
      words = words.flatMap { word in letters.map { word + String($0) } }
      let accepted = Set(words.filter(handle.knows))
      let listed = known.filter { $0.count == length && $0.allSatisfy(letters.contains) }
      #expect(accepted == listed, "\(length) letters")
    }
  }

  @Test(arguments: FormFixture.all)
  func `A word comes once, at the first stem that makes it`(fixture: FormFixture) throws {
    let made = try all(fixture)
    #expect(Set(made).count == made.count)
    let forms = try fixture.forms()
    let separately = Set(
      fixture.words.flatMap { line in
        forms.all(lengths: 1...100, ofStem: String(line.split(separator: "/")[0])).map(\.text)
      })
    #expect(separately.isSubset(of: made))
  }

  private let locks = FormFixture(
    name: "",
    affix: """
      PFX U Y 1
      PFX U 0 un .
      SFX S Y 1
      SFX S 0 s .
      SFX E Y 2
      SFX E 0 er/S .
      SFX E e ing e
      """, words: ["lock/USE", "locks", "locker/U", "unlock"], good: [], wrong: [])

  @Test func `A word tells its stem and its affixes`() throws {
    let made = Array(try locks.forms().all(lengths: 1...100))
    let told = made.map { word in
      ([word.prefix.map { "\($0)-" }, word.stem].compactMap { $0 } + word.suffixes.map { "-\($0)" })
        .joined(separator: " ")
    }
    #expect(made.map(\.text) == ["lock", "unlock", "locker", "unlocker", "lockers", "unlockers", "locks", "unlocks"])
    #expect(
      told == [
        "lock", "un- lock", "lock -er", "un- lock -er", "lock -er -s", "un- lock -er -s", "lock -s", "un- lock -s",
      ])
  }

  @Test func `The words of one stem, the stems alone, and words of some lengths`() throws {
    let forms = try locks.forms()
    #expect(forms.all(lengths: 1...100, ofStem: "locker").map(\.text) == ["locker", "unlocker"])
    #expect(forms.all(lengths: 1...100, ofStem: "none").map(\.text) == [])
    #expect(forms.all(lengths: 1...100, isBare: true).map(\.text) == ["lock", "locks", "locker", "unlock"])
    #expect(forms.all(lengths: 5...6).map(\.text) == ["unlock", "locker", "locks"])
  }
}
