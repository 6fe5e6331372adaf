import Anagrams
import Testing

@Suite struct ClueIndicatorListTests {
  private let list: IndicatorList

  init() throws { list = try ClueBundledList.indicators.get() }

  @Test func `the bundled list has hundreds of stems, sorted, none twice`() {
    #expect(Set(list.stems.map(\.phrase)).count >= 300)
    for kind in Indicator.Kind.allCases {
      let phrases = list.stems.filter { $0.kind == kind }.map { Array($0.phrase.utf8) }
      #expect(!phrases.isEmpty)
      #expect(zip(phrases, phrases.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }, "\(kind)")
    }
  }

  @Test func `no form of the bundled list stands for two stems of a kind`() {
    for kind in Indicator.Kind.allCases {
      var seen: Set<String> = []
      for form in list.stems.filter({ $0.kind == kind }).flatMap({ Set($0.forms) }) {
        #expect(seen.insert(form).inserted, "\(kind) \(form)")
      }
    }
  }

  @Test func `every form of the bundled list is found in a clue`() throws {
    for stem in list.stems {
      for form in stem.forms {
        #expect(list.kinds(of: form).contains(stem.kind), "\(form)")
        let clue = try Clue("“\(form.uppercased())!”")
        #expect(clue.indicators(list).contains { $0.kind == stem.kind && clue.words.indices == $0.words }, "\(form)")
      }
    }
  }

  @Test(arguments: [
    "break", "breaks", "broke", "broken", "breaking", "mixed up", "mixes up", "stirring", "stirs", "crushes", "muddled",
    "modifies", "modified", "organised", "organizing", "unravelled", "unraveled", "modelling", "modeling", "shook",
    "shaken", "torn apart", "gone wild", "went wild", "to be sorted", "In a Mess", "out-of-order", "WILDLY", "drunk",
    "distilled", "woven", "was", "off", "novel", "shuffling", "ripped",
  ])
  func `tense, number and spelling make no difference`(phrase: String) {
    #expect(list.kinds(of: phrase).contains(.anagram) == (phrase != "was"))
  }

  @Test(arguments: [
    "lacking", "lacks", "without", "minus", "lost", "has no", "having no", "had no", "short of", "shedding", "dropped",
    "not", "free of", "free from", "loses", "losing", "forgot", "devoid of", "ditches", "omitted", "removing",
    "stripped of", "hasn’t", "forsook",
  ])
  func `deletions are known in all their forms`(phrase: String) {
    #expect(list.kinds(of: phrase).contains(.deletion))
  }

  @Test(arguments: ["leaving", "left", "removed from", "taken out of", "quits", "abandoned", "missing from", "fled"])
  func `departures are known in all their forms`(phrase: String) {
    #expect(list.kinds(of: phrase).contains(.departure))
  }

  @Test(arguments: [
    "", "table", "mixed the", "brokened", "breaked", "stired", "crushs", "modifyed", "distiled", "I’ll",
  ])
  func `other words are none`(phrase: String) {
    #expect(list.kinds(of: phrase).isEmpty)
  }

  @Test func `a list says in its own words what it stands for`() throws {
    let list = try IndicatorList(
      """
      # A remark.
      anagram break* up/down  # another
      deletion hasn't any
      verb break breaks broke\r
      """)
    #expect(
      list.stems.map(\.forms) == [
        ["break up", "break down", "breaks up", "breaks down", "broke up", "broke down"], ["hasn't any"],
      ])
    #expect(list.kinds(of: "Hasn’t, any") == [.deletion])
    #expect(list.kinds(of: "broke-up") == [.anagram])
  }

  @Test func `what words are short for is told in the order of the list`() throws {
    let list = try IndicatorList(
      "letters mo doctor/medic\nletters dr doctor\nletters er her majesty's\nanagram? doctor*")
    #expect(list.abbreviations(of: "Doctor") == ["mo", "dr"])
    #expect(list.abbreviations(of: "Her Majesty’s") == ["er"])
    #expect(list.abbreviations(of: "doctors").isEmpty)
    #expect(list.stems.map(\.isWeak) == [true])
    #expect(list.kinds(of: "doctors") == [.anagram])
  }

  @Test(arguments: [
    ("doctor", "dr"), ("river", "r"), ("Her Majesty", "er"), ("north", "n"), ("sailor", "tar"),
    ("notice", "ad"), ("Religious Instruction", "ri"), ("Republican Party", "gop"), ("Federal Reserve System", "frs"),
  ])
  func `the bundled list knows abbreviations`(phrase: String, letters: String) {
    #expect(list.abbreviations(of: phrase).contains(letters))
  }

  @Test(arguments: [
    "excitedly", "angrily", "broadcast", "abandoned", "pants", "cobblers", "lost", "about", "incoherent", "bubbling",
    "roaming", "butcher", "splintering", "flourishing", "blurred", "healed", "laughable", "pathetically", "regrettably",
    "restoration", "combustion", "deployment", "renewal",
  ])
  func `words that setters use are on the bundled list`(phrase: String) {
    #expect(list.kinds(of: phrase).contains(.anagram))
  }

  @Test(
    arguments: [
      ("almost", .curtailing), ("endless", .curtailing), ("unopened", .beheading), ("headless", .beheading),
      ("heartless", .gutting), ("limitless", .trimming), ("initially", .first), ("finally", .last),
      ("heart of", .middle), ("edges of", .ends), ("regularly", .alternate), ("oddly", .alternate),
      ("aboard", .insertion), ("holding", .insertion),
    ] as [(String, Indicator.Kind)])
  func `indicators of single letters are on the bundled list`(phrase: String, kind: Indicator.Kind) {
    #expect(list.kinds(of: phrase).contains(kind))
  }

  @Test(
    arguments: [
      ("anagrams wild", .unknownKind("anagrams"), 1), ("# ok\n\nanagram", .noPhrase, 3), ("verb", .noPhrase, 1),
      ("anagram off\nverb break", .verbWithoutForms("break"), 2), ("anagram Wild", .malformed("Wild"), 1),
      ("anagram mixed-up", .malformed("mixed-up"), 1), ("deletion a//b", .malformed("a//b"), 1),
      ("deletion *", .malformed("*"), 1), ("anagram r\u{E9}form", .malformed("r\u{E9}form"), 1),
      ("verb break* broke", .malformed("break*"), 1), ("anagram 'tis", .malformed("'tis"), 1),
      ("anagram off\nanagram off", .repeated("off"), 2),
      ("letters dr", .lettersWithoutPhrase("dr"), 1), ("letters d1 doctor", .lettersWithoutPhrase("d1"), 1),
      ("letters dr Doctor", .malformed("Doctor"), 1), ("anagram? about\nanagram?", .noPhrase, 2),
      ("letters? dr doctor", .unknownKind("letters?"), 1),
      ("verb go goes\r\nverb go went", .repeated("go went"), 2), ("\u{7}", .unknownKind("\u{7}"), 1),
    ] as [(String, IndicatorListFault.Cause, Int)])
  func `a malformed list is refused with its line`(text: String, cause: IndicatorListFault.Cause, line: Int) {
    let fault = #expect(throws: IndicatorListFault.self) { try IndicatorList(text) }
    #expect(fault?.cause == cause && fault?.line == line)
  }

  @Test func `faults are told in a line`() {
    let fault = #expect(throws: IndicatorListFault.self) { try IndicatorList("\u{1B}[2J") }
    #expect(
      fault?.description
        == "a line begins with verb, letters or a kind of indicator such as anagram, not with '\\x1B[2J'")
  }
}
