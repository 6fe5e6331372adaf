import Cryptograms
import Testing

@Suite struct SolverInputTests {
  @Test(arguments: ["", "   \n", "12 + 30 = 42!", "\u{0}\u{7F}", "Ωμέγα и кириллица", "👩‍👩‍👧‍👦🇬🇧"])
  func `Text without letters of the alphabet has no reading`(text: String) throws {
    let solution = try SolverModel.solver().solve(text)
    #expect(solution.readings.isEmpty)
    #expect(solution.letters == 0)
    #expect(!solution.isAmbiguous)
    #expect(solution.deciding.isEmpty)
  }

  @Test func `One letter may be any`() throws {
    let solution = try SolverModel.solver().solve("Q", top: 64)
    #expect(Set(solution.readings.map(\.plaintext)).count == 26)
    #expect(solution.isBelowUnicityDistance)
    #expect(solution.isAmbiguous)
  }

  @Test(arguments: [
    String(repeating: "Q", count: 26), "A", "ÀB ÇD é", "X\u{301}YZ \u{202E}A", "Q'Q'Q Q-Q", "1A2B3C",
    String(repeating: "AB ", count: 400),
  ])
  func `Odd text is read all the same`(text: String) throws {
    for spacing in [Spacing.words, .none] {
      let solution = try SolverModel.solver().solve(text, spacing: spacing)
      #expect(!solution.readings.isEmpty)
      for reading in solution.readings {
        #expect(reading.plaintext.unicodeScalars.count == text.unicodeScalars.count)
        #expect(Set(reading.key.map(\.plain)).count == reading.key.count)
      }
    }
  }

  @Test(arguments: [
    "XJC XJC XJC XJC XJC", "XJFFXU XJFFXU XJFFXU XJFFXU XJFFXU XJFFXU", "ABABABABABABABABABABABABABABABABAB",
    "AB BA AB AB BA AB BA AB AB AB AB BA AB AB BA",
  ])
  func `A text that repeats itself is never sure`(text: String) throws {
    let solution = try SolverModel.solver().solve(text)
    #expect(solution.onlyRepeatsItself && solution.isBelowUnicityDistance)
    #expect(solution.readings.allSatisfy { $0.odds < 90 && $0.key.allSatisfy { $0.confidence < 90 } })
  }

  @Test func `A hundred thousand letters take bounded work`() throws {
    let alphabet = String(CipherAlphabet.english.letters.map(\.capital))
    let repeated = String(repeating: alphabet + " ", count: 3846)
    let odd = try SolverModel.solver().solve(repeated, spacing: .words)
    #expect(odd.readings.first?.plaintext.count == 3846 * 27)
    let long = String(repeating: SolverTests.sentences[1] + " ", count: 1500)
    let best = try SolverModel.solver().solve(SolverModel.enciphered(long, seed: 2)).readings.first
    #expect(best?.plaintext == long.uppercased())
  }

  @Test func `Domains that contradict themselves leave no reading`() throws {
    var domains = Domains()
    for plain in CipherAlphabet.english.letters { domains.ban(CipherLetter(index: 0), as: plain) }
    #expect(try SolverModel.solver().solve("A BAD CAB", domains: domains).readings.isEmpty)
    #expect(try !SolverModel.solver().solve("BED", domains: domains).readings.isEmpty)
    var crowded = Domains()
    for plain in CipherAlphabet.english.letters.dropFirst(2) {
      for cipher in 0..<3 { crowded.ban(CipherLetter(index: cipher), as: plain) }
    }
    #expect(try SolverModel.solver().solve("ABC", domains: crowded).readings.isEmpty)
  }

  @Test func `No reading is wanted, and none is given`() throws {
    #expect(try SolverModel.solver().solve("ABC", top: 0).readings.isEmpty)
    #expect(try SolverModel.solver().solve("ABC", top: -1).readings.isEmpty)
  }
}
