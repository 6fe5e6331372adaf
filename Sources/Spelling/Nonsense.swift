import Lexicon

/// Words that nobody knows, of the rarest and of the commonest letters of a dictionary: what takes them for words takes anything for one. Of
/// Latin letters alone they would prove nothing for a dictionary of another script, which may let those pass.
enum Nonsense {
  private static let length = 10

  /// Some such words from a `sample` of a dictionary's own, in its encoding.
  static func words(from sample: [[UInt8]], isUTF8: Bool) -> [[UInt8]] {
    var counts: [[UInt8]: Int] = [:]
    for word in sample {
      for letter in letters(of: word, isUTF8: isUTF8) { counts[letter, default: 0] += 1 }
    }
    let letters = counts.sorted { ($0.value, $0.key.hexadecimal) < ($1.value, $1.key.hexadecimal) }.map(\.key)
    if letters.isEmpty { return [] }
    let rarest = (0..<length).map { letters[$0 % letters.count] }
    let commonest = letters.suffix(length)
    let everyOther = [0, 1].flatMap { stride(from: $0, to: length, by: 2).map { rarest[$0] } }
    return [rarest, rarest.reversed(), everyOther, commonest + []].map { Array($0.joined()) }
  }

  private static func letters(of word: [UInt8], isUTF8: Bool) -> [[UInt8]] {
    if isUTF8 { return String(decoding: word, as: UTF8.self).filter(\.isWordLetter).map { Array($0.utf8) } }
    // In the other encodings a byte is a letter, and those of ASCII are where they always are.
    return word.filter { $0 >= 0xA0 || (0x41...0x5A).contains($0 & ~0x20) }.map { [$0] }
  }
}

extension [UInt8] {
  fileprivate var hexadecimal: String { map { String(Int($0) + 256, radix: 16) }.joined() }
}
