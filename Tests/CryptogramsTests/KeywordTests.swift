import Cryptograms
import Journal
import Testing

/// Keyword alphabets, made and recognised.
@Suite struct KeywordTests {
  private func made(
    _ text: String, _ kind: AlphabetKind, _ keywords: [String], seed: UInt64
  ) throws -> MadeCryptogram {
    var chance = SplitMix64(seed: seed)
    return try CryptogramMaker(kind: kind, keywords: keywords).make(text, by: &chance)
  }

  @Test func `A keyed alphabet begins with the keyword, each letter once`() {
    #expect(KeyedAlphabet("Silk-worm!")?.description == "SILKWORMABCDEFGHJNPQTUVXYZ")
    #expect(KeyedAlphabet("BALLOON")?.description == "BALONCDEFGHIJKMPQRSTUVWXYZ")
    #expect(KeyedAlphabet("balloon")?.keyword == "BALLOON")
    #expect(KeyedAlphabet("12 !") == nil)
    #expect(KeyedAlphabet.straight.description == "ABCDEFGHIJKLMNOPQRSTUVWXYZ" && KeyedAlphabet.straight.keyword == "")
  }

  @Test func `The rows of each kind stand as the American Cryptogram Association draws them`() throws {
    let silkworm = try #require(KeyedAlphabet("silkworm"))
    let k1 = AlphabetPair(.k1, plain: silkworm, cipher: .straight, shift: 3)
    #expect(k1.plainRow == "silkwormabcdefghjnpqtuvxyz" && k1.cipherRow == "DEFGHIJKLMNOPQRSTUVWXYZABC")
    let k2 = AlphabetPair(.k2, plain: .straight, cipher: silkworm, shift: -1)
    #expect(k2.plainRow == "abcdefghijklmnopqrstuvwxyz" && k2.cipherRow == "ZSILKWORMABCDEFGHJNPQTUVXY")
    let k3 = AlphabetPair(.k3, plain: silkworm, cipher: silkworm, shift: 1)
    #expect(k3.cipherRow == "ILKWORMABCDEFGHJNPQTUVXYZS" && k3.keywords == ["SILKWORM"])
    let k4 = AlphabetPair(.k4, plain: silkworm, cipher: try #require(KeyedAlphabet("zebra")), shift: 0)
    #expect(k4.cipherRow == "ZEBRACDFGHIJKLMNOPQSTUVWXY" && k4.keywords == ["SILKWORM", "ZEBRA"])
  }

  @Test(arguments: [
    (AlphabetKind.k1, ["silkworm"]), (.k2, ["silkworm"]), (.k3, ["silkworm"]), (.k4, ["silkworm", "planet"]),
  ])
  func `A keyword is told with the whole of both alphabets`(kind: AlphabetKind, keywords: [String]) throws {
    let made = try made(SolverTests.sentences[4], kind, keywords, seed: 4)
    let best = try #require(try SolverModel.keyedSolver().solve(made.ciphertext).readings.first)
    let recognized = try #require(best.recognized)
    #expect(recognized.alphabets.kind == kind && recognized.alphabets.keywords == keywords.map { $0.uppercased() })
    #expect(recognized.confidence >= RecognizedKey.sure)
    // Letters that the text lacks follow.
    #expect(recognized.alphabets.pairs.sorted() == made.pairs.sorted() && best.key.count < 26)
    let words = keywords.map { $0.uppercased() }.joined(separator: " and ")
    #expect("\(recognized)" == "\(kind.rawValue.uppercased()), keyword\(keywords.count > 1 ? "s" : "") \(words) (sure)")
  }

  @Test func `A keyword that is in no list is read off the alphabet`() throws {
    // The text lacks O, which the letters behind the keyword tell.
    let made = try made(SolverTests.sentences[4] + " " + SolverTests.sentences[5], .k2, ["hrothgar"], seed: 5)
    let recognized = try #require(try SolverModel.keyedSolver().solve(made.ciphertext).readings.first?.recognized)
    #expect(recognized.alphabets.keywords == ["HROTG"])
  }

  @Test(arguments: [
    (AlphabetKind.k1, "french toast", "FRENCHTOAS"), (.k2, "parade ground", "PARDEGOUN"),
    (.k3, "french toast", "FRENCHTOAS"), (.k3, "black market", "BLACK MARKET"), (.k3, "chemistry", "CHEMISTRY"),
  ])
  func `Phrases are read off, as words where no others leave their letters`(
    kind: AlphabetKind, keyword: String, told: String
  ) throws {
    // The text lacks seven letters.
    let text = "The lantern on the porch burned all night because nobody remembered to turn it off."
    let made = try made(text, kind, [keyword], seed: 1)
    let recognized = try #require(try SolverModel.keyedSolver().solve(made.ciphertext).readings.first?.recognized)
    #expect(recognized.alphabets.kind == kind && recognized.alphabets.keywords == [told])
    #expect(recognized.alphabets.pairs.sorted() == made.pairs.sorted())
  }

  @Test func `A keyword decides between two readings that the text leaves open`() throws {
    // Without the alphabet, calling is as good as falling.
    let made = try made(
      "Our greatest glory is not in never falling, but in rising every time.", .k2, ["keyboard"], seed: 1)
    let best = try #require(try SolverModel.keyedSolver().solve(made.ciphertext).readings.first)
    #expect(best.plaintext.lowercased() == made.plaintext)
    #expect(best.recognized?.alphabets.keywords == ["KEYBOARD"])
    let alone = try SolverModel.keyedSolver().solve(made.ciphertext, kind: .k2).readings.first
    #expect(alone?.plaintext == best.plaintext)
  }

  @Test(arguments: SolverTests.sentences.indices) func `A random key has no keyword`(number: Int) throws {
    let text = SolverModel.enciphered(SolverTests.sentences[number], seed: UInt64(number))
    let with = try SolverModel.keyedSolver().solve(text)
    #expect(!with.readings.isEmpty && with.readings.allSatisfy { $0.recognized == nil })
    #expect(try with.readings.first?.plaintext == SolverModel.solver().solve(text).readings.first?.plaintext)
  }

  @Test func `Bans and known pairs hold for what a keyword puts forward`() throws {
    let made = try made(SolverTests.sentences[1], .k2, ["silkworm"], seed: 3)
    var (banned, known) = (Domains(), Domains())
    banned.ban(made.pairs[4].cipher, as: made.pairs[4].plain)
    known.fix(made.pairs[5].cipher, as: made.pairs[7].plain)
    for domains in [banned, known] {
      let solution = try SolverModel.keyedSolver().solve(made.ciphertext, domains: domains, top: 64)
      let pairs = solution.readings.flatMap(\.key)
      #expect(!pairs.isEmpty && pairs.allSatisfy { domains[$0.cipher].contains($0.plain) })
    }
  }

  @Test(arguments: ["", "A", "AB AB AB", String(repeating: "A", count: 500), "Q'Q 12"])
  func `Too little to tell has no keyword, whatever is asked for`(text: String) throws {
    for kind in AlphabetKind.allCases {
      #expect(try SolverModel.keyedSolver().solve(text, kind: kind).readings.allSatisfy { $0.recognized == nil })
    }
  }
}
