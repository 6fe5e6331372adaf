import Cryptograms
import Testing

@Suite struct SolverTests {
  static let sentences = [
    "The baker's daughter counted seven loaves, but only six of them were still on the shelf.",
    "We walked along the river until the lights of the town had gone out behind us.",
    "It wasn't the rain that kept them at home; it was the thought of the road.",
    "My uncle never trusted a clock that was right more than twice a day.",
    "Nobody could say who had painted the old gate green, or why it had been done at night.",
    "A good letter should be read twice: once for the news, and once for the pleasure of it.",
    "Mr. Thackstone-Wyvern bought 14 hens, 3 ducks and a goat, and they wouldn't live together.",
  ]

  @Test(arguments: sentences.indices) func `A sentence is read without its key`(number: Int) throws {
    let sentence = Self.sentences[number]
    let text = SolverModel.enciphered(sentence, seed: UInt64(number))
    let best = try #require(try SolverModel.solver().solve(text).readings.first)
    #expect(best.plaintext == sentence.uppercased())
    #expect(best.segmented == nil)
    #expect(best.key.allSatisfy { $0.confidence >= 30 && $0.confidence <= 100 })
  }

  @Test(arguments: [1, 5]) func `A sentence is read without its spaces`(number: Int) throws {
    let letters = Self.sentences[number].filter(\.isLetter)
    var groups = ""
    for (place, letter) in SolverModel.enciphered(letters, seed: UInt64(number)).enumerated() {
      if place > 0, place % 5 == 0 { groups.append(" ") }
      groups.append(letter)
    }
    let solution = try SolverModel.solver().solve(groups)
    #expect(!solution.partsWords)
    #expect(solution.readings.first?.plaintext.filter(\.isLetter) == letters.uppercased())
    let words = Self.sentences[number].lowercased().filter { $0.isLetter || $0 == " " }
    #expect(solution.readings.first?.segmented?.filter { $0 != " " } == words.filter { $0 != " " })
  }

  @Test(arguments: [UInt64(1), 2])
  func `A text of many rare letters is found without its spaces, whatever its key`(seed: UInt64) throws {
    let plain = "holdthebackdoorwhileijigglethekeyandifitsticksjigglethebackdoor"
    let solution = try SolverModel.solver().solve(SolverModel.enciphered(plain, seed: seed), spacing: .none)
    #expect(solution.readings.first?.plaintext == plain.uppercased())
  }

  @Test func `Case and marks of the cryptogram are kept`() throws {
    let text = SolverModel.enciphered(Self.sentences[1], seed: 3)
    let mixed = text.lowercased().replacing(" ", with: "  ") + " (42%)"
    let solution = try SolverModel.solver().solve(mixed, spacing: .words)
    #expect(solution.readings.first?.plaintext == Self.sentences[1].lowercased().replacing(" ", with: "  ") + " (42%)")
  }

  @Test func `The same puzzle has the same answer`() throws {
    let text = SolverModel.enciphered("Let it be so.", seed: 8)
    let solver = try SolverModel.solver()
    let first = solver.solve(text, top: 20)
    #expect(first == solver.solve(text, top: 20))
    #expect(first.readings.count == 20)
    #expect(first.readings.map(\.score) == first.readings.map(\.score).sorted(by: >))
    #expect(Set(first.readings.map(\.plaintext)).count == 20)
    #expect(first.isBelowUnicityDistance)
  }

  @Test func `Known pairs and bans are kept to`() throws {
    let text = SolverModel.enciphered(Self.sentences[3], seed: 5)
    let solver = try SolverModel.solver()
    let free = try #require(solver.solve(text).readings.first)
    var domains = Domains()
    domains.ban(free.key[2].cipher, as: free.key[2].plain)
    domains.fix(free.key[4].cipher, as: free.key[5].plain)
    let pairs = solver.solve(text, domains: domains, top: 64).readings.flatMap(\.key)
    #expect(!pairs.isEmpty && pairs.allSatisfy { domains[$0.cipher].contains($0.plain) })
    var helped = Domains()
    for pair in free.key { helped.fix(pair.cipher, as: pair.plain) }
    let settled = solver.solve(text, domains: helped)
    #expect(settled.readings.map(\.plaintext) == [free.plaintext])
    #expect(settled.unicityDistance == 0)
  }

  @Test func `A letter may stand for itself, at a price`() throws {
    let sentence = Self.sentences[0]
    let text = String(sentence.map { $0 == "t" ? "h" : $0 == "h" ? "t" : $0 })
    let solver = try SolverModel.solver()
    let swapped = text.replacing("T", with: "H")
    #expect(solver.solve(swapped).readings.first?.plaintext.lowercased() == sentence.lowercased())
    var strict = Domains()
    strict.banIdentities()
    let pairs = solver.solve(swapped, domains: strict).readings.flatMap(\.key)
    #expect(!pairs.isEmpty && pairs.allSatisfy { $0.cipher != $0.plain })
  }

  @Test func `The score of the best reading is what its plaintext scores`() throws {
    let solver = try SolverModel.solver()
    let text = SolverModel.enciphered(Self.sentences[5], seed: 5)
    let readings = solver.solve(text).readings
    #expect(!readings.isEmpty && readings.allSatisfy { solver.score(text, as: $0.plaintext) == $0.score })
    #expect(solver.score("ABC", as: "xx") == nil)
    #expect(solver.score("ABA", as: "xyz") == nil)
    #expect(solver.score("AB", as: "xx") == nil)
  }
}
