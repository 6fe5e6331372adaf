import Cryptograms
import Journal
import Testing

@Suite struct CribTests {
  @Test func `Cribs are read as they are typed`() throws {
    #expect(try Crib("wgr = you").description == "WGR=YOU")
    #expect(try Crib("you are").description == "YOU ARE")
    #expect(try Crib("wgr=caf").description == "WGR=CAF")
    #expect(try Crib("FKOQ", isTip: true) == .tip([CipherWord(entry: "FKOQ")]))
    #expect(throws: Refusal.unequal(cipher: 3, plain: 4)) { try Crib("WGR=they") }
    for text in ["", "=", "A==B", "WGR=", "12"] {
      #expect(throws: Refusal.unreadable(.noLetters)) { try Crib(text) }
    }
    #expect(throws: Refusal.unreadable(.foreignLetter("ñ", line: 1))) { try Crib("año") }
  }

  @Test func `A tip is read by the words of the lists`() throws {
    let search = try TestIndex.search(of: ["letters", "noon", "it"])
    let tip = [try CipherWord(entry: "OHWWHUV")]
    #expect(search.readings(ofTip: tip).map { $0.map(\.description) } == [["LETTERS"]])
    #expect(search.readings(ofTip: [try CipherWord(entry: "NOON")]).first == [try CipherWord(entry: "NOON")])
    #expect(search.readings(ofTip: [try CipherWord(entry: "QQQQQ")]).count == 26)
  }

  /// Every window of words is tried by hand.
  @Test(arguments: 1...40)
  func `A crib has a place wherever letters allow it, and nowhere else`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let letters = Array("ABCDE")
    func word(_ most: Int) -> String {
      String((0..<(1 + chance.draw(below: most))).map { _ in letters[chance.draw(below: letters.count)] })
    }
    let words = (0..<12).map { _ in word(4) }
    let crib = (0..<(1 + chance.draw(below: 2))).map { _ in word(3) }
    var domains = Domains()
    domains.ban(try #require(CipherLetter("A")), as: try #require(CipherLetter("B")))
    let found = CribPlaces(
      [[try crib.map { try CipherWord(entry: $0) }]], in: words.joined(separator: " "), domains, spacing: .words)
    var expected: Set<String> = []
    for start in 0...(words.count - crib.count) {
      let window = words[start..<(start + crib.count)]
      guard zip(window, crib).allSatisfy({ $0.count == $1.count }) else { continue }
      let pairs = Set(zip(window.joined(), crib.joined()).map { "\($0)=\($1)" })
      let isKey = Set(pairs.map(\.first)).count == pairs.count && Set(pairs.map(\.last)).count == pairs.count
      if isKey, !pairs.contains("A=B") { expected.insert(pairs.sorted().joined(separator: ",")) }
    }
    #expect(Set(found.places.map { $0.pairs.map(\.description).joined(separator: ",") }) == expected)
  }

  @Test func `Several cribs go together, and without spaces a crib is a run of letters`() throws {
    let you = [[try CipherWord(entry: "you")]], the = [[try CipherWord(entry: "the")]]
    let both = CribPlaces([you, the], in: "ABC DEF ABX", Domains(), spacing: .words)
    // YOU and THE share no letter: not ABC and ABX.
    #expect(Set(both.places.map { $0.ciphers.joined(separator: "+") }) == ["ABC+DEF", "DEF+ABC", "ABX+DEF", "DEF+ABX"])
    let run = CribPlaces([you], in: "ABCBC DEFAB", Domains(), spacing: .none)
    #expect(Set(run.places.map { $0.ciphers[0] }) == ["ABC", "BCD", "CDE", "DEF", "EFA", "FAB"])
    #expect(CribPlaces([you], in: "AB", Domains()).places.isEmpty)
    let long = String(repeating: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", count: 500)
    #expect(CribPlaces([you, the], in: long, Domains()).places.count == CribPlaces.mostPlaces)
  }

  @Test func `Of several solutions the likeliest is the best, and its letters are as sure as it is`() {
    func solution(_ plain: Character, score: Int) -> CryptogramSolution {
      let pair = Reading.Pair(.of("A"), .of(plain), confidence: 99)
      return CryptogramSolution(
        [Reading(String(plain), key: [pair], score: score)], partsWords: true, letters: 1,
        unicityDistance: 27)
    }
    let merged = CryptogramSolution(merging: [solution("B", score: -300), solution("C", score: -300 + 128)], top: 5)
    #expect(merged.readings.map(\.plaintext) == ["C", "B"])
    // One is e times as likely as the other.
    #expect(merged.readings.map { $0.key[0].confidence } == [73, 26])
    #expect(CryptogramSolution(merging: [], top: 5).readings.isEmpty)
  }

  @Test(arguments: ["my", "are"])
  func `A crib without spaces is searched in full at few of its places, the right one among them`(
    crib: String
  ) throws {
    let plain = "weareneversodefenselessagainstsufferingaswhenwelovemyfriendsaid"
    let text = SolverModel.enciphered(plain, seed: 7)
    let solver = try SolverModel.solver()
    let places = CribPlaces([[[try CipherWord(entry: crib)]]], in: text, Domains(), spacing: .none)
    let assumptions = places.places.map { place in
      place.pairs.reduce(into: Domains()) { $0.fix($1.cipher, as: $1.plain) }
    }
    #expect(assumptions.count == CribPlaces.mostPlaces)
    let likeliest = solver.likeliest(of: assumptions, in: text, spacing: .none)
    #expect(likeliest.count == CryptogramSolver.mostAssumptions && likeliest.allSatisfy(assumptions.contains))
    let key = zip(text, plain).compactMap { cipher, plain in
      CipherLetter(cipher).flatMap { cipher in CipherLetter(plain).map { (cipher, $0) } }
    }
    #expect(likeliest.contains { domains in key.allSatisfy { domains[$0].contains($1) } })
    // Where spaces part words no search takes long.
    #expect(solver.likeliest(of: assumptions, in: text, spacing: .words) == assumptions)
  }
}
