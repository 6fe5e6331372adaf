/// English text cut into stretches of words, each from one mark that ends a thought (`. ? ! ; :`) to the next.
///
/// A word is of the letters a to z with apostrophes between them. A number, which no one can know, is an empty word.
struct RunningText {
  /// The stretches, each with one word at least.
  private(set) var stretches: [[String]] = []

  /// Reads bytes of UTF-8.
  init(_ bytes: some Sequence<UInt8>) {
    var stretch: [String] = []
    var word: [UInt8] = []
    var isNumber = false
    var newlines = 0
    var previous: UInt8 = 0

    func endWord(_ text: inout RunningText) {
      while word.last == Self.apostrophe { word.removeLast() }
      if isNumber { stretch.append("") } else if !word.isEmpty { stretch.append(String(decoding: word, as: UTF8.self)) }
      word = []
      isNumber = false
    }

    func endStretch(_ text: inout RunningText) {
      endWord(&text)
      if !stretch.isEmpty { text.stretches.append(stretch) }
      stretch = []
    }

    for byte in bytes {
      defer { previous = byte }
      newlines = byte == 0x0A ? newlines + 1 : byte == 0x20 ? newlines : 0
      switch byte {
      case 0x61...0x7A, 0x41...0x5A: word.append(byte | 0x20)
      case Self.apostrophe: if !word.isEmpty { word.append(byte) }
      case 0x99 where previous == 0x80: if !word.isEmpty { word.append(Self.apostrophe) }
      case 0xE2, 0x80: break  // the beginning of a typographic mark, which may be an apostrophe
      case 0x30...0x39: isNumber = true
      case 0x2E, 0x3F, 0x21, 0x3B, 0x3A: endStretch(&self)
      case 0x0A where newlines > 1: endStretch(&self)
      default: endWord(&self)
      }
    }
    endStretch(&self)
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// Takes out every stretch that lies, wholly or in part, in a run of words that `quoted` has too.
  mutating func leaveOut(_ quoted: QuotedRuns) {
    let words = stretches.joined().filter { !$0.isEmpty }
    let isQuoted = quoted.covers(words)
    var place = 0
    stretches.removeAll { stretch in
      let range = place..<place + stretch.count { !$0.isEmpty }
      place = range.upperBound
      return isQuoted[range].contains(true)
    }
  }

  mutating func append(_ other: RunningText) { stretches += other.stretches }
}
