import Cryptograms
import Journal
import TestSupport
import Testing

/// Ciphers with few keys, and ciphers that are no simple substitution.
@Suite struct SimpleCipherTests {
  private static func enciphered(_ text: String, _ multiplier: Int, _ shift: Int) -> String {
    String(
      text.map { CipherLetter($0).map { CipherLetter(index: (multiplier * $0.index + shift) % 26).capital } ?? $0 })
  }

  @Test func `Numbers that make no cipher are refused, and the others have their usual names`() throws {
    #expect(SimpleCipher(multiplier: 2, shift: 1) == nil && SimpleCipher(multiplier: 1, shift: 0) == nil)
    #expect(SimpleCipher(multiplier: 5, shift: 26) == nil && SimpleCipher.all.count == 311)
    let caesar = try #require(SimpleCipher(multiplier: 1, shift: 3))
    #expect("\(caesar)" == "Caesar, 3 letters on" && caesar.cipherRow == "DEFGHIJKLMNOPQRSTUVWXYZABC")
    let atbash = try #require(SimpleCipher(multiplier: 25, shift: 25))
    #expect("\(atbash)" == "Atbash" && atbash.cipherRow == "ZYXWVUTSRQPONMLKJIHGFEDCBA")
    let affine = try #require(SimpleCipher(multiplier: 5, shift: 8))
    #expect("\(affine)" == "Affine, a = 5, b = 8" && affine.cipherRow.hasPrefix("INSXCHMR"))
  }

  @Test(arguments: [
    ("nobody forgets his first boat", 1, 7), ("knowledge speaks softly", 25, 25), ("brevity is the soul of wit", 7, 3),
  ])
  func `Few letters are read where few keys are in question, and the cipher is named`(
    plaintext: String, multiplier: Int, shift: Int
  ) throws {
    let solution = try SolverModel.keyedSolver().solve(Self.enciphered(plaintext, multiplier, shift))
    let best = try #require(solution.readings.first)
    #expect(best.plaintext.lowercased() == plaintext)
    let cipher = try #require(SimpleCipher(multiplier: multiplier, shift: shift))
    #expect(best.recognized?.simple == cipher && best.recognized?.description == "\(cipher) (sure)")
  }

  @Test func `Of the places where a keyword may begin, that of the shortest is meant`() throws {
    for shift in [4, 21] {
      let alphabets = AlphabetPair(
        .k2, plain: .straight, cipher: try #require(KeyedAlphabet("regionals")), shift: shift)
      let found = KeywordDecoding.alphabets(
        of: alphabets.key, letters: Array(0..<26), [.k2], in: try SolverModel.keywords.get()
      ) { _ in 0 }
      #expect(found.first?.alphabets.keywords == ["REGIONALS"], "\(found)")
    }
  }

  @Test(arguments: [
    ("AABAB BAABA ABBAA AAABB BABAB", "baconian"), ("AD CB EE AB DC AA BD CE AC DB", "polybius"),
    ("23 15 34 42 11 25 31 44 53 21", "polybius"), (".... . .-.. .-.. --- / .-- --- .-. .-.. -..", "morse"),
    ("EEEE E ETEE ETEE TTT ETT TTT ETE ETEE TEE", "morse"), ("AABAB BAABA ABBAA AAABB BAB", "baconian"),
    ("....x.x.-..x.-..x---xx.--x---x.-.x.-..x-..x", "morse"), ("XJFFXU ABC", ""), ("1 + 2 = 3", ""),
    ("1984 2001 451", ""), ("XJFFXU XJFFXU XJFFXU XJFFXU XJFFXU", ""), ("ZW CXR SHK'I EVV OQVNV IX LVJZK", ""),
  ])
  func `Other ciphers are known by their looks`(text: String, name: String) {
    #expect(OtherCipher(Ciphertext(text, of: .english))?.rawValue ?? "" == name)
  }

  /// Texts of few letters have readings that are cheap.
  @Test func `No Baconian or Polybius cipher reads as a language`() throws {
    for seed in 1...max(1, trials / 2) {
      var chance = SplitMix64(seed: UInt64(seed))
      let letters = (0..<10).map { _ in chance.draw(below: 25) }
      let bacon = letters.map { letter in String((0..<5).map { letter >> $0 & 1 == 0 ? "A" : "B" }) }
      let polybius = (letters + letters.reversed()).map { "\(Array("ABCDE")[$0 / 5])\(Array("ABCDE")[$0 % 5])" }
      for (words, cipher) in [(bacon, OtherCipher.baconian), (polybius, .polybius)] {
        let solution = try SolverModel.keyedSolver().solve(words.joined(separator: " "))
        #expect(solution.readsAsLanguage == false && solution.resembles == cipher, "\(words)")
      }
    }
  }

  /// A search takes longest where there is nothing to find, so these are few.
  @Test(arguments: 1...max(1, trials / 6)) func `Random letters do not read as a language`(seed: Int) throws {
    var chance = SplitMix64(seed: UInt64(seed))
    let words = (0..<12).map { _ in
      String((0...chance.draw(below: 8)).map { _ in CipherLetter(index: chance.draw(below: 26)).capital })
    }
    let solution = try SolverModel.keyedSolver().solve(words.joined(separator: " "))
    #expect(solution.readsAsLanguage == false, "\(words)")
  }
}
