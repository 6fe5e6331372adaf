import Cryptograms
import Testing

/// Whole cryptograms solved by nothing but hints.
@Suite struct SampleCryptogramTests {
  static let solutions = [
    "A word that stands alone is a gift: there are only two letters that it can be.",
    "Patience finds the letter that haste has looked at and passed by a dozen times.",
    "If you can't see where to begin, count the letters, and let the most common one speak first.",
    "The kettle sings before it boils, but the cook who frets and comes too early gets no tea.",
    "It's a small town, so the baker's dog knows every child by name and waits for all of them at noon.",
    "Old maps show where people thought the sea would end; new ones show where they stopped looking.",
    "Every well-made puzzle was easy for somebody, once, after it was solved.",
  ]

  @Test func `Each is its solution in a key in which no letter stands for itself`() throws {
    #expect(SampleCryptogram.all.count == Self.solutions.count)
    for (sample, solution) in zip(SampleCryptogram.all, Self.solutions) {
      var map = SubstitutionMap(forbidsItself: true)
      for (cipher, plain) in zip(sample.ciphertext, solution) {
        guard let cipher = CipherLetter(cipher), let plain = CipherLetter(plain) else {
          #expect(cipher == plain)
          continue
        }
        try map.enter(LetterPair(cipher, plain))
      }
      let puzzle = Puzzle(try Cryptogram(sample.ciphertext), under: map, search: try TestIndex.search())
      #expect(puzzle.isSolved)
      #expect(puzzle.words.allSatisfy { $0.status == .open })
    }
  }

  /// Likely letters are guesses: where one leads to a contradiction, it is undone and banned.
  @Test(arguments: SampleCryptogram.all.indices)
  func `Hints alone solve it`(number: Int) throws {
    let search = try TestIndex.search()
    var worksheet = Worksheet()
    _ = worksheet.make(.puzzle(SampleCryptogram.all[number].ciphertext), asking: search)
    var guesses: [LetterPair] = []
    var hints = 0
    while case .hinted(let hint)? = worksheet.make(.hint(.letter), asking: search)?.outcome {
      hints += 1
      try #require(hints < 500)
      if hint.cipher == nil {
        let last = guesses.popLast()
        let guess = try #require(last)
        while worksheet.map[guess.cipher] == guess.plain { _ = worksheet.make(.undo, asking: search) }
        _ = worksheet.make(.ban(guess), asking: search)
        continue
      }
      let pair = LetterPair(try #require(hint.cipher), try #require(hint.answer))
      if !hint.isForced { guesses.append(pair) }
      #expect(worksheet.make(.pair(pair), asking: search)?.outcome == .done)
    }
    let solved = worksheet.cryptogram?.solution(by: worksheet.map)
    #expect(solved == [Self.solutions[number].lowercased()])
  }
}
