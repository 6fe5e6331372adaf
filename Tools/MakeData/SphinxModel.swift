import Glibc

@testable import ModelTraining

/// The words and pairs of a language model of CMU Sphinx, in the binary form that its own tools write.
///
/// Behind a heading stand the numbers of words, pairs and triples; a table of values for the numbers below; for each
/// word its probability, its backoff as a context, and where its pairs begin; the pairs in bits, those with one second
/// word together: the first word, the numbers of backoff and probability, and where the triples that end with the pair
/// begin; the triples: the first word, and the number of the probability; and the words. A value is a logarithm to the
/// base 1.0001. See `lm_trie.c` and `lm_trie_quant.c` of SphinxBase.
struct SphinxModel {
  let pairs: KnownPairs

  init(path: String) throws(DataError) {
    let reader = SphinxReader(bytes: try TextFile.bytes(path))
    guard let pairs = reader.pairs else { throw DataError("\(path): no language model of Sphinx with three words") }
    self.pairs = pairs
  }
}

private struct SphinxReader {
  let bytes: [UInt8]

  private static let heading = Array("Trie Language Model".utf8) + [3]
  /// How many values each of the three tables has.
  private static let values = 1 << 16

  var pairs: KnownPairs? {
    guard bytes.starts(with: Self.heading) else { return nil }
    let counts = (0..<3).map { number(at: 20 + 4 * $0) }
    let quantities = 36
    let unigrams = quantities + 3 * 4 * Self.values
    let pairs = unigrams + 12 * (counts[0] + 1)
    let (wordBits, nextBits) = (Self.bits(counts[0]), Self.bits(counts[2]))
    let (pairBits, tripleBits) = (wordBits + 32 + nextBits, wordBits + 16)
    let triples = pairs + ((1 + counts[1]) * pairBits + 7) / 8 + 8
    let texts = triples + ((1 + counts[2]) * tripleBits + 7) / 8 + 8
    guard texts + 4 + number(at: texts) == bytes.count else { return nil }
    let words = bytes[(texts + 4)...].split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == counts[0] else { return nil }
    var known = KnownPairs(
      words: words, alone: words.indices.map { probability(at: unigrams + 12 * $0) },
      backoffs: words.indices.map { probability(at: unigrams + 12 * $0 + 4) })
    for second in words.indices {
      for pair in number(at: unigrams + 12 * second + 8)..<number(at: unigrams + 12 * (second + 1) + 8) {
        let place = 8 * pairs + pair * pairBits
        let first = bits(at: place, wordBits)
        let value = probability(at: quantities + 4 * bits(at: place + wordBits + 16, 16))
        known.following[first].append((second, value))
        let next = place + wordBits + 32
        for triple in bits(at: next, nextBits)..<bits(at: next + pairBits, nextBits) {
          let place = 8 * triples + triple * tripleBits
          let more = probability(at: quantities + 4 * (2 * Self.values + bits(at: place + wordBits, 16)))
          known.triples.append((bits(at: place, wordBits), first, second, more / value))
        }
      }
    }
    return known
  }

  private func number(at place: Int) -> Int { bits(at: 8 * place, 32) }

  private func probability(at place: Int) -> Double {
    exp(Double(Float(bitPattern: UInt32(bits(at: 8 * place, 32)))) * log(1.0001))
  }

  /// At most 32 bits that begin at the bit `place`, the lowest first.
  private func bits(at place: Int, _ count: Int) -> Int {
    let byte = place / 8
    let word = (0..<5).reduce(0) { $0 | (byte + $1 < bytes.count ? Int(bytes[byte + $1]) << (8 * $1) : 0) }
    return word >> (place % 8) & (1 << count - 1)
  }

  /// How many bits a number up to `highest` takes.
  private static func bits(_ highest: Int) -> Int { Int.bitWidth - highest.leadingZeroBitCount }
}
