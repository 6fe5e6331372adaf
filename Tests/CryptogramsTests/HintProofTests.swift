import Cryptograms
import Testing

/// Every hint on the way through a whole cryptogram, held against trying all words.
@Suite struct HintProofTests {
  /// Where a likely letter is wrong the right one is entered, so that the way has no detours.
  @Test(arguments: SampleCryptogram.all.indices)
  func `What a hint says follows from the words that are left`(number: Int) throws {
    let search = try TestIndex.search()
    let ciphertext = SampleCryptogram.all[number].ciphertext
    let solution = Dictionary(
      zip(ciphertext, SampleCryptogramTests.solutions[number]).compactMap { cipher, plain in
        CipherLetter(cipher).flatMap { cipher in CipherLetter(plain).map { (cipher, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    let cryptogram = try Cryptogram(ciphertext)
    var map = SubstitutionMap(forbidsItself: true)
    var forced = 0
    while case let puzzle = Puzzle(cryptogram, under: map, search: search), let hint = puzzle.hint(.letter) {
      let cipher = try #require(hint.cipher)
      let answer = try #require(hint.answer)
      let plain = try #require(solution[cipher])
      #expect(hint.isForced == (hint.options.count == 1))
      #expect(hint.options.contains(answer))
      #expect(hint.options.contains(plain), "\(hint)")
      try Self.checkArgument(of: hint, in: puzzle)
      if hint.isForced {
        forced += 1
        var other = map
        try other.ban(LetterPair(cipher, answer))
        #expect(try !Self.hasSolution(Puzzle(cryptogram, under: other, search: search)), "\(hint)")
      }
      try map.enter(LetterPair(cipher, plain))
    }
    #expect(map.pairs.count == solution.count)
    #expect(forced >= 5)
  }

  /// The options are what the words named leave, no more and no less.
  private static func checkArgument(of hint: Hint, in puzzle: Puzzle) throws {
    let cipher = try #require(hint.cipher)
    guard hint.ground != .chain, !hint.words.isEmpty else { return }
    let alphabet = CipherAlphabet.english
    let left = try hint.words.reduce(alphabet.all) { left, word in
      let letters = try puzzle.matches(for: word).compactMap { match in
        zip(word.letters, try CipherWord(entry: match.text).letters).first { $0.0 == cipher }?.1
      }
      return left.intersection(letters.reduce(into: CipherLetterSet()) { $0.insert($1) })
    }
    #expect(hint.options == alphabet.letters(of: left), "\(hint)")
    let matches = puzzle.matches(for: hint.words[0])
    #expect(hint.count == matches.count)
    for example in hint.examples {
      #expect(matches.contains { $0.text == example && !$0.isObscene })
    }
  }

  /// Whether all words of the puzzle can be read at once, by trying all.
  private static func hasSolution(_ puzzle: Puzzle) throws -> Bool {
    var tried = 0
    let words = try TestIndex.search()
    func hasSolution(_ puzzle: Puzzle) throws -> Bool {
      tried += 1
      try #require(tried < 20_000)
      if !puzzle.contradicted.isEmpty { return false }
      guard let word = puzzle.mostConstrained.first else { return true }
      for match in puzzle.matches(for: word.cipher) {
        var map = puzzle.map
        try map.enter(word.cipher, as: CipherWord(entry: match.text).letters)
        if try hasSolution(Puzzle(puzzle.cryptogram, under: map, search: words)) { return true }
      }
      return false
    }
    return try hasSolution(puzzle)
  }
}
