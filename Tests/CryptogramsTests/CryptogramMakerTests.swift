import Cryptograms
import Journal
import TestSupport
import Testing

/// Puzzles that are made for setters, checked by the solver and by the rules of the clubs.
@Suite struct CryptogramMakerTests {
  private static let kinds: [AlphabetKind?] = [nil] + AlphabetKind.allCases

  @Test func `No letter stands for itself, and deciphering gives the text back, for many seeds and every kind`()
    throws
  {
    let text = "The quick brown fox — twice, 12 times! — jumps over\nthe lazy dog's back."
    for kind in Self.kinds {
      let maker = try CryptogramMaker(kind: kind, from: SolverModel.keywords.get())
      var keys: Set<[LetterPair]> = []
      for seed in 0..<UInt64(trials * 10) {
        var chance = SplitMix64(seed: seed)
        let made = try maker.make(text, by: &chance)
        let key = Dictionary(uniqueKeysWithValues: made.pairs.map { ($0.cipher, $0.plain) })
        #expect(Set(key.values).count == 26 && made.pairs.allSatisfy { $0.cipher != $0.plain })
        let plain = String(made.ciphertext.map { CipherLetter($0).flatMap { key[$0] }?.small ?? $0 })
        #expect(plain == text.lowercased() && made.plaintext == plain)
        #expect(made.alphabets.map { $0.pairs.sorted() } ?? made.pairs.sorted() == made.pairs.sorted())
        keys.insert(made.pairs)
      }
      #expect(keys.count > trials * 9)
    }
  }

  @Test func `What was made is read with the same key and keyword`() throws {
    let solver = try SolverModel.keyedSolver()
    for seed in 0..<UInt64(max(1, trials / 10)) {
      for kind in Self.kinds {
        for isGrouped in [false, true] {
          var chance = SplitMix64(seed: seed)
          let text = SolverTests.sentences[4] + " " + SolverTests.sentences[5]
          let made = try CryptogramMaker(kind: kind, from: SolverModel.keywords.get(), isGrouped: isGrouped).make(
            text, by: &chance)
          let best = try #require(solver.solve(made.ciphertext).readings.first)
          #expect(Set(best.key.map { LetterPair($0.cipher, $0.plain) }).isSubset(of: made.pairs), "\(kind) \(seed)")
          let told = best.recognized.map { $0.alphabets.pairs.sorted() }
          // Two keywords may leave too little to tell them by.
          #expect(told == kind.map { _ in made.pairs.sorted() } || kind == .k4 && told == nil)
        }
      }
    }
  }

  @Test func `A tab is a space`() throws {
    var chance = SplitMix64(seed: 1)
    let made = try CryptogramMaker().make("Meet\tme", by: &chance)
    #expect(made.plaintext == "meet me" && made.ciphertext.contains(" "))
  }

  @Test func `The same seed makes the same puzzle`() throws {
    let maker = try CryptogramMaker(kind: .k4, from: SolverModel.keywords.get(), isMisspelled: true)
    var (one, other) = (SplitMix64(seed: 9), SplitMix64(seed: 9))
    let text = "Friends receive beautiful letters."
    #expect(try maker.make(text, by: &one) == maker.make(text, by: &other))
  }

  @Test func `Grouped letters have neither spaces nor marks`() throws {
    var chance = SplitMix64(seed: 1)
    let made = try CryptogramMaker(isGrouped: true).make("Don't stop, 2 of you!", by: &chance)
    #expect(made.plaintext == "donts topof you")
    #expect(made.ciphertext.map { $0 == " " } == made.plaintext.map { $0 == " " })
  }

  @Test func `Misspelled words are other words of much the same letters, and the text as it was is kept`() throws {
    let text = "Friends receive beautiful letters from eight neighbours."
    var changed = 0
    for seed in 0..<UInt64(trials) {
      var chance = SplitMix64(seed: seed)
      let made = try CryptogramMaker(isMisspelled: true).make(text, by: &chance)
      #expect(made.original == text)
      let words = made.plaintext.split(separator: " ")
      #expect(words.count == 7)
      changed += made.plaintext == text.lowercased() ? 0 : 1
      for (word, right) in zip(words, text.lowercased().split(separator: " ")) {
        #expect(abs(word.count - right.count) <= 3)
      }
    }
    #expect(changed == trials)
    var chance = SplitMix64(seed: 1)
    #expect(try CryptogramMaker(isMisspelled: true).make("I am.", by: &chance).plaintext == "i am.")
  }

  @Test func `What cannot be set is refused with its cause`() throws {
    var chance = SplitMix64(seed: 1)
    #expect(throws: SettingFault.unreadable(.noLetters)) { try CryptogramMaker().make("12 34", by: &chance) }
    #expect(throws: SettingFault.unreadable(.foreignLetter("é", line: 2))) {
      try CryptogramMaker().make("a\ncafé", by: &chance)
    }
    #expect(throws: SettingFault.unreadable(.tooLong)) {
      try CryptogramMaker().make(String(repeating: "a", count: Cryptogram.mostScalars + 1), by: &chance)
    }
    #expect(throws: SettingFault.keywordWithoutLetters("1-2")) {
      try CryptogramMaker(kind: .k1, keywords: ["1-2"])
    }
    #expect(throws: SettingFault.keywordWithoutEffect("abc")) {
      try CryptogramMaker(kind: .k1, keywords: ["abc"])
    }
    #expect(throws: SettingFault.tooManyKeywords(0)) { try CryptogramMaker(keywords: ["silk"]) }
    #expect(throws: SettingFault.tooManyKeywords(1)) {
      try CryptogramMaker(kind: .k3, keywords: ["silk", "worm"])
    }
    #expect(throws: SettingFault.keywordTwice("SILK")) {
      try CryptogramMaker(kind: .k4, keywords: ["silk", "SILK"])
    }
    #expect(throws: SettingFault.keywordTooLong) {
      try CryptogramMaker(kind: .k2, keywords: [String(repeating: "x", count: 101)])
    }
    #expect(throws: SettingFault.noKeyword) { try CryptogramMaker(kind: .k2).make("abc", by: &chance) }
  }

  @Test func `A text misspelled on purpose is read, and said to be so`() throws {
    let solver = try SolverModel.solver()
    let text =
      "My freinds beleive that eihgt nieghbours will recieve a beautifull lettur from the goverment on wensday."
    let solution = solver.solve(SolverModel.enciphered(text, seed: 5), misspelled: true)
    #expect(solution.readings.first?.plaintext == text.uppercased())
    #expect(solution.isMisspelled)
    let plain = solver.solve(SolverModel.enciphered(SolverTests.sentences[1], seed: 5))
    #expect(!plain.isMisspelled)
  }
  @Test(arguments: [
    "This old town was kalled home by no one who could leave it.",
    "It is simpler to fit the shoe to the foot tahn vise vursa.",
  ])
  func `Misspelled words are read where the likeliest plain reading has none, or one`(text: String) throws {
    let solution = try SolverModel.solver().solve(SolverModel.enciphered(text, seed: 5))
    #expect(solution.readings.first?.plaintext == text.uppercased())
    #expect(solution.isMisspelled)
  }
}
