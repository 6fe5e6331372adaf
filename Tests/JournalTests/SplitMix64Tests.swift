import Journal
import Testing

@Suite struct SplitMix64Tests {
  @Test func `The published vectors come out`() {
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test(arguments: [1, 2, 3, 7, 10, 1 << 40])
  func `A draw stays below its bound`(bound: Int) {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<1000 { #expect((0..<bound).contains(generator.draw(below: bound))) }
  }

  @Test func `Draws are even`() {
    var generator = SplitMix64(seed: 2)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[generator.draw(below: 6)] += 1 }
    // Five standard deviations of a binomial count with n = 60000 and p = 1/6 are 456.
    #expect(counts.allSatisfy { abs($0 - 10_000) < 456 })
  }

  @Test func `Every arrangement of three is as likely as another`() {
    var generator = SplitMix64(seed: 3)
    var counts: [String: Int] = [:]
    for _ in 0..<60_000 {
      var letters = ["a", "b", "c"]
      generator.shuffle(&letters)
      counts[letters.joined(), default: 0] += 1
    }
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { abs($0 - 10_000) < 456 })
  }

  @Test func `A shuffle keeps what it shuffles`() {
    var generator = SplitMix64(seed: 4)
    var numbers = Array(0..<100)
    generator.shuffle(&numbers)
    #expect(numbers != Array(0..<100))
    #expect(numbers.sorted() == Array(0..<100))
  }

  // The values are those of a second implementation, in another language.
  @Test func `What a seed brings is fixed for good`() {
    var generator = SplitMix64(seed: 42)
    #expect((0..<6).map { _ in generator.draw(below: 100) } == [74, 15, 27, 34, 3, 86])
    var letters = Array("silkworm")
    generator.shuffle(&letters)
    #expect(String(letters) == "wrmskloi")
  }
}
