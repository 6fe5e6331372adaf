import Glibc
import Lexicon
import ScrambleFiles
import Spelling
import TestSupport
import Testing

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

  @Test(arguments: fixturesOfForms)
  func `Forms of some lengths are those of all that have these lengths`(fixture: FormFixture) throws {
    let handle = try fixture.handle(in: folder)
    let known = Set(try all(fixture).filter(handle.knows))
    let found = try fixture.forms().forms(ofLengths: 2...5) { $0.contains("e") }
    #expect(found.isWhole)
    let meant = known.filter { (2...5).contains($0.count) && $0.lowercased().contains("e") }
    #expect(Set(found.forms.filter(handle.knows)) == meant)
  }

  /// Dictionaries whose compounds are of few letters, beside those of the fixtures.
  private static let joining: [FormFixture] = [
    (
      "parts anywhere, none after itself, and none that is a word",
      "COMPOUNDFLAG C\nONLYINCOMPOUND O\nCHECKCOMPOUNDDUP",
      ["a/C", "b/CO", "ab/C", "ba", "bb/O"]
    ),
    (
      "places, and affixes within",
      """
      COMPOUNDBEGIN B
      COMPOUNDMIDDLE M
      COMPOUNDEND E
      COMPOUNDPERMITFLAG P
      SFX S Y 1
      SFX S 0 s .
      SFX T Y 1
      SFX T 0 t/P .
      PFX U Y 1
      PFX U 0 u/P .
      """, ["a/BST", "b/MU", "c/EST", "d/BMEU"]
    ),
    (
      "rules beside places", "COMPOUNDFLAG C\nCOMPOUNDRULE 2\nCOMPOUNDRULE XY*Z\nCOMPOUNDRULE ZX?",
      ["a/X", "b/Y", "c/ZC"]
    ),
    ("few parts", "COMPOUNDFLAG C\nCOMPOUNDWORDMAX 3", ["a/C", "b/C", "ab"]),
    ("no third letter", "COMPOUNDFLAG C\nCHECKCOMPOUNDTRIPLE\nSIMPLIFIEDTRIPLE", ["aa/C", "ab/C", "b/C"]),
    (
      "letters that turn into others",
      "COMPOUNDFLAG C\nCHECKCOMPOUNDPATTERN 2\nCHECKCOMPOUNDPATTERN a b z\nCHECKCOMPOUNDPATTERN b a",
      ["ca/C", "bc/C", "a/C", "b/C"]
    ),
    (
      "forbidden compounds, and forms that are compounds", "COMPOUNDFLAG C\nFORBIDDENWORD F\nSFX S Y 1\nSFX S 0 b .",
      ["a/CS", "b/C", "ba/F", "aab"]
    ),
  ].map { (name: String, affix: String, words: [String]) in
    FormFixture(name: name, affix: "COMPOUNDMIN 1\n" + affix, words: words, good: [], wrong: [])
  }

  private static let ofCompounds =
    joining
    + FormFixture.all.filter { fixture in
      fixture.affix.contains("COMPOUND") && !["ICONV", "IGNORE"].contains { fixture.affix.contains($0) }
    }

  @Test(arguments: ofCompounds)
  func `Compounds are those that Hunspell accepts among all arrangements of letters`(fixture: FormFixture) throws {
    let handle = try fixture.handle(in: folder)
    for (parts, limit) in [(2, "\nCOMPOUNDWORDMAX 2"), (4, "")]
    where parts == 4 || !["RULE", "WORDMAX"].contains(where: fixture.affix.contains) {
      let limited = FormFixture(name: "", affix: fixture.affix + limit, words: fixture.words, good: [], wrong: [])
      let oracle = limit.isEmpty ? handle : try limited.handle(in: folder)
      let made = Array(try fixture.forms().all(lengths: 1...4, parts: parts)).map(\.text)
      #expect(Set(made).count == made.count)
      let letters = Set(made.joined().lowercased()).sorted()
      var words: [String] = [""]
      for length in 1...4 {
        words = words.flatMap { word in letters.map { word + String($0) } }
        let capitals =
          fixture.orthography.allowsCapitals ? words.map { $0.prefix(1).uppercased() + $0.dropFirst() } : []
        let accepted = Set((words + capitals).filter(oracle.knows))
        let listed = Set(made.filter { $0.count == length && handle.knows($0) })
        // Hunspell may accept a compound by more parts than those that are listed.
        if !fixture.affix.contains("DUP") { #expect(listed.subtracting(accepted).isEmpty) }
        // A capital first is told only where it stands in the dictionary, or has to be.
        let missed = accepted.subtracting(listed).filter {
          !listed.contains($0.prefix(1).lowercased() + $0.dropFirst())
        }
        #expect(missed.isEmpty, "\(parts) parts, \(length) letters")
      }
    }
  }

  @Test func `Hunspell reads a clock that counts how often it is read, however busy the machine is`() throws {
    let found = unsafe try #require(dlsym(nil, "clock"))
    let clock = unsafe unsafeBitCast(found, to: (@convention(c) () -> Int).self)
    let times = (0..<20).map { _ in clock() }
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 == 50 })
  }

  @Test(.enabled(if: (try? readFile("/usr/share/hunspell/de_DE.dic")) != nil, "needs hunspell-de-de"))
  func `German compounds of two parts are those that Hunspell accepts`() throws {
    let affix = try readFile("/usr/share/hunspell/de_DE.aff")
    let words = try readFile("/usr/share/hunspell/de_DE.dic")
    let orthography = Orthography(allowsCapitals: true)
    let forms = try WordForms(affix: affix, words: words, orthography: orthography)
    let handle = try HunspellHandle(
      DictionaryFiles(
        name: "x", affix: folder.file("x.aff", affix + Array("\nCOMPOUNDWORDMAX 2\n".utf8)),
        words: folder.file("x.dic", words)))
    let letters = "aehnstu"
    var texts = [""]
    var accepted: Set<String> = []
    for length in 1...6 {
      texts = texts.flatMap { text in letters.map { text + String($0) } }
      guard length >= 3 else { continue }
      accepted.formUnion((texts + texts.map { $0.prefix(1).uppercased() + $0.dropFirst() }).filter(handle.knows))
    }
    let made = forms.all(lengths: 3...6, parts: 2).map(\.text)
      .filter { $0.allSatisfy { letters.contains($0.lowercased()) } }
    let listed = made.filter(handle.knows)
    let known = Set(listed)
    #expect(known.count == listed.count && known.count > 100)
    #expect(known.isSubset(of: accepted))
    let missed = accepted.subtracting(known).filter { !known.contains($0.lowercased()) }
    #expect(missed.isEmpty, "\(missed.sorted().prefix(20))")
  }

  @Test func `A compound tells its parts, and comes with those of each of its stems`() throws {
    let fixture = FormFixture(
      name: "", affix: "COMPOUNDFLAG C\nCOMPOUNDMIN 1\nSFX S Y 1\nSFX S 0 s .",
      words: ["fur/CS", "key/C", "furkey", "e"], good: [], wrong: [])
    let forms = try fixture.forms()
    let told = forms.all(lengths: 1...7, parts: 2).map { $0.parts.isEmpty ? $0.text : $0.parts.joined(separator: "+") }
    #expect(told == ["fur", "furs", "key", "furkey", "e", "fur+fur", "fur+furs", "key+fur", "key+furs", "key+key"])
    #expect(forms.all(lengths: 6...6, parts: 2, ofStem: "key").map(\.text) == ["furkey", "keyfur", "keykey"])
    #expect(forms.all(lengths: 6...7, parts: 2, isBare: true).map(\.text) == ["furkey", "furfur", "keyfur", "keykey"])
    #expect(forms.all(lengths: 1...9, parts: 3).filter { $0.parts.count == 3 }.count == 8)
    #expect(Array(forms.all(lengths: 1...9)).count == 5)
  }

  @Test func `A search for compounds without end ends with what is found`() throws {
    let fixture = FormFixture(
      name: "", affix: "COMPOUNDFLAG C\nCOMPOUNDMIN 1", words: ["a/C", "aa/C", "aaa/C", "ab/C", "b/C"], good: [],
      wrong: [])
    var made = try fixture.forms().all(lengths: 1...100, parts: 100, mostSteps: 1 << 20)
    var count = 0
    while made.next() != nil { count += 1 }
    #expect(made.isCut == .compounds && count > 100)
  }

  @Test(arguments: FormFixture.all)
  func `A word comes once, at the first stem that makes it with few affixes`(fixture: FormFixture) throws {
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
    #expect(made.map(\.text) == ["lock", "unlock", "locker", "locks", "unlocker", "lockers", "unlockers", "unlocks"])
    #expect(
      told == [
        "lock", "un- lock", "lock -er", "lock -s", "un- locker", "lock -er -s", "un- lock -er -s", "un- lock -s",
      ])
  }

  @Test func `A speller lists what its dictionary accepts, and tells why it cannot`() throws {
    func words(_ affix: String, parts: Int) throws -> [String] {
      let fixture = FormFixture(
        name: "", affix: affix, words: ["key/CS", "fur/C", "keys/F", "Fur", "of"], good: [], wrong: [])
      let files = try DictionaryFiles(
        name: "x", affix: folder.file("x.aff", fixture.affixBytes), words: folder.file("x.dic", fixture.wordsBytes))
      var words = try Speller(files).words(lengths: 3...6, parts: parts)
      var found: [String] = []
      while let word = try words.next() { found.append(word.text) }
      return found
    }
    let affix = "COMPOUNDFLAG C\nFORBIDDENWORD F\nSFX S Y 1\nSFX S 0 s ."
    #expect(try words(affix, parts: 1) == ["key", "fur"])
    #expect(try words(affix, parts: 2) == ["key", "fur", "keykey", "keyfur", "furkey", "furfur"])
    #expect(throws: DictionaryFault.self) {
      try words(affix + String(repeating: "\nCHECKCOMPOUNDPATTERN a b c", count: 300), parts: 1)
    }
  }

  @Test func `A character that Hunspell puts out as two letters is listed as these`() throws {
    let fixture = FormFixture(
      name: "", affix: "ICONV 2\nICONV ij ĳ\nICONV x ks\nOCONV 2\nOCONV ĳ ij\nOCONV k c",
      words: ["dĳk", "dijk", "ks"], good: [], wrong: [])
    let handle = try fixture.handle(in: folder)
    let words = try all(fixture)
    #expect(words == ["dijk", "ks"] && words.allSatisfy(handle.knows))
    #expect(try all(fixture, 4...4) == ["dijk"])
  }

  @Test func `The words of one stem, the stems alone, and words of some lengths`() throws {
    let forms = try locks.forms()
    #expect(forms.all(lengths: 1...100, ofStem: "locker").map(\.text) == ["locker", "unlocker"])
    #expect(forms.all(lengths: 1...100, ofStem: "none").map(\.text) == [])
    #expect(forms.all(lengths: 1...100, isBare: true).map(\.text) == ["lock", "locks", "locker", "unlock"])
    #expect(forms.all(lengths: 5...6).map(\.text) == ["unlock", "locker", "locks"])
  }
}
