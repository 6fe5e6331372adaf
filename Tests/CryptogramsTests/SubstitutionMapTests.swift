import Cryptograms
import Journal
import Testing

@Suite struct SubstitutionMapTests {
  private func pair(_ text: String) -> LetterPair { LetterPair(text)! }

  @Test func `A pair can be entered, changed, removed and cleared`() throws {
    var map = SubstitutionMap()
    try map.enter(pair("A=E"))
    try map.enter(pair("A=T"))
    try map.enter(pair("B=E"))
    #expect(map.description == "A=T,B=E")
    try map.remove(.of("A"))
    #expect(map.pairs == [pair("B=E")])
    map.clear()
    #expect(map == SubstitutionMap())
  }

  @Test func `What cannot be entered is refused with what blocks it`() throws {
    var map = try SubstitutionMap("A=E*,B=T,C!=O", forbidsItself: true)
    let before = map
    for (entered, refusal): (String, Refusal) in [
      ("D=E", .blocked(by: pair("A=E"))), ("A=O", .locked(pair("A=E"))), ("C=O", .banned(pair("C=O"))),
      ("D=D", .standsForItself(.of("D"))), ("A=T", .locked(pair("A=E"))),
    ] {
      #expect(map.refusal(of: pair(entered), replacing: true) == refusal)
      #expect(throws: refusal) { try map.enter(pair(entered)) }
    }
    #expect(throws: Refusal.locked(pair("A=E"))) { try map.remove(.of("A")) }
    #expect(throws: Refusal.unpaired(.of("C"))) { try map.remove(.of("C")) }
    #expect(throws: Refusal.unpaired(.of("C"))) { try map.lock(.of("C")) }
    #expect(throws: Refusal.blocked(by: pair("B=T"))) { try map.ban(pair("B=T")) }
    #expect(throws: Refusal.notBanned(pair("B=S"))) { try map.unban(pair("B=S")) }
    #expect(map == before)
    map.clear()
    #expect(map.description == "A=E*,C!=O")
    try map.unlock(.of("A"))
    map.clear()
    #expect(map.description == "C!=O")
  }

  @Test func `A word is entered whole or not at all`() throws {
    var map = try SubstitutionMap("X=B")
    let word = try CipherWord(entry: "AXA")
    #expect(throws: Refusal.blocked(by: pair("X=B"))) { try map.enter(word, as: [.of("d"), .of("a"), .of("d")]) }
    #expect(map.description == "X=B")
    try map.enter(word, as: [.of("e"), .of("b"), .of("e")])
    #expect(map.description == "A=E,X=B")
  }

  @Test func `Domains tell what is known, used up, banned and customary`() throws {
    let domains = try SubstitutionMap("A=E,B!=T", forbidsItself: true).domains
    #expect(CipherAlphabet.english.only(of: domains[.of("A")]) == .of("E"))
    #expect(
      domains[.of("B")]
        == CipherAlphabet.english.all.subtracting(["B", "E", "T"].reduce(into: []) { $0.insert(.of($1)) }))
    #expect(try SubstitutionMap("").domains[.of("B")] == CipherAlphabet.english.all)
  }

  @Test(arguments: ["", "A=E", "A=E,B=T*,Z=A", "A=E*,B!=E,B!=T,C!=X"])
  func `The text of a map is read back`(text: String) throws {
    #expect(try SubstitutionMap(text).description == text)
    let loose = text.lowercased().split(separator: "").joined(separator: " ")
    #expect(try SubstitutionMap(loose).description == text)
  }

  @Test(arguments: [
    ("A", MapFault.notAPair("A")), ("A=1", .notAPair("A=1")), ("A=E,AB=C", .notAPair("AB=C")),
    ("A==E", .notAPair("A==E")),
    ("A!=E*", .notAPair("A!=E*")), ("\u{E9}=A", .notAPair("\u{E9}=A")),
    ("A=E,B=E", .refused("B=E", .blocked(by: LetterPair("A=E")!))),
    ("A=E,A=T", .refused("A=T", .blocked(by: LetterPair("A=E")!))),
    ("A=E,A!=E", .refused("A!=E", .blocked(by: LetterPair("A=E")!))),
    ("A!=E,A=E", .refused("A=E", .banned(LetterPair("A=E")!))),
  ])
  func `A text that is no map is told which part is to blame`(text: String, fault: MapFault) {
    #expect(throws: fault) { try SubstitutionMap(text) }
  }

  @Test func `Bans have a text of their own`() throws {
    var map = try SubstitutionMap("A=E")
    try map.ban("b=t, c=o")
    #expect(map.description == "A=E,B!=T,C!=O")
    #expect(throws: MapFault.refused("A=E", .blocked(by: LetterPair("A=E")!))) { try map.ban("A=E") }
    #expect(throws: MapFault.notAPair("A!=T")) { try map.ban("A!=T") }
  }

  @Test func `No faults act on a terminal`() {
    #expect(MapFault.notAPair("\u{1B}[2J").description == "'\\x1B[2J' is no pair of letters such as A=E")
  }
}
