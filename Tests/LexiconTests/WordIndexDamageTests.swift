import Journal
import Lexicon
import Testing

@Suite struct WordIndexDamageTests {
  private let bytes: [UInt8]

  init() throws {
    let words = ["a", "silk", "milk", "worm", "silkworm", "moss", "noon", "zzz", "mississippi", "swoosh", "little"]
    let facts = words.map { word in
      (word, WordIndex.Facts(count: word.utf8.count * 50_000, tier: word == "moss" ? .hidden : .goal))
    }
    let packed = WordIndex.packed(Dictionary(uniqueKeysWithValues: facts)) { _ in "0123456789abcdef" }
    bytes = try #require(packed)
    try Self.lookThrough(bytes)
  }

  @Test func `An index that was cut short is noticed`() {
    for length in bytes.indices {
      #expect(throws: ContainerFault.self, "\(length)") { try Self.lookThrough(Array(bytes[..<length])) }
    }
    #expect(throws: ContainerFault.length(bytes.count + 1, expected: bytes.count)) { try Self.lookThrough(bytes + [0]) }
  }

  @Test func `A single changed bit is noticed`() {
    var chance = SplitMix64(seed: 5)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1 << UInt8(chance.next() % 8)
      #expect(throws: ContainerFault.self, "\(place)") { try Self.lookThrough(changed) }
    }
  }

  @Test func `Scattered changes are noticed`() {
    var chance = SplitMix64(seed: 6)
    for _ in 0..<1000 {
      var changed = bytes
      for _ in 0...chance.next() % 8 {
        changed[Int(chance.next() % UInt64(bytes.count))] ^= UInt8(1 + chance.next() % 255)
      }
      if changed != bytes { #expect(throws: ContainerFault.self) { try Self.lookThrough(changed) } }
    }
  }

  @Test func `Equal changes of neighbouring words are noticed`() {
    for distance in [8, 16, 24, 32, 64] {
      for bit in UInt8(0)..<8 {
        var changed = bytes
        for place in [407, 407 + distance] { changed[place] ^= 1 << bit }
        #expect(throws: ContainerFault.self) { try Self.lookThrough(changed) }
      }
    }
  }

  @Test func `Something else is told from a damaged index`() {
    #expect(throws: ContainerFault.notA("word index")) { try Self.lookThrough([]) }
    #expect(throws: ContainerFault.notA("word index")) { try Self.lookThrough(Array("silkworm\nmilk\n".utf8)) }
    var later = bytes
    later[8] = 9
    #expect(throws: ContainerFault.version(9, of: "word index", expected: 4)) { try Self.lookThrough(later) }
    #expect("\(ContainerFault.version(9, of: "word index", expected: 4))" == "a word index of version 9, not 4")
  }

  @Test func `A fault names the part that is damaged`() {
    var changed = bytes
    changed[bytes.count - 1] ^= 1
    #expect(throws: ContainerFault.damaged(part: "patterns")) { try Self.lookThrough(changed) }
    changed = bytes
    changed[20] ^= 1
    #expect(throws: ContainerFault.damaged(part: "header")) { try Self.lookThrough(changed) }
  }

  /// Opens an index and takes out every part of it.
  private static func lookThrough(_ bytes: [UInt8]) throws {
    let index = try WordIndex(IndexBytes(bytes))
    _ = try index.byRack()
    _ = try index.byPattern()
  }
}
