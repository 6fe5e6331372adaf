import Cryptograms
import Testing

@Suite struct LetterFrequenciesTests {
  /// Three letters: a 6 times in 10, b 3 times, c once.
  private let frequencies: LetterFrequencies

  init() {
    let words: [(places: ArraySlice<UInt8>, weight: UInt64)] = [([0, 0, 1], 3), ([2], 1)]
    frequencies = LetterFrequencies(of: words, size: 3)
  }

  @Test func `Letters count as often as their words`() {
    #expect(frequencies.mostFrequent(of: CipherLetterSet(rawValue: 0b111)) == 0)
    #expect(frequencies.mean(of: [0]) == 600)
    #expect(frequencies.mean(of: [0, 1, 2]) == 333)
  }

  @Test func `A place without a letter counts nothing`() {
    #expect(frequencies.mean(of: [0, 3]) == 300)
    #expect(frequencies.mean(of: [255]) == 0)
    #expect(frequencies.mean(of: []) == 0)
  }
}
