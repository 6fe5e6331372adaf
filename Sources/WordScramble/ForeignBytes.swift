/// Bytes that no word from a root can hold: four stretches of ASCII, those that words are likeliest to run into.
///
/// Four of them whatever the root: what they let through is looked at once more and too little to pay for a fifth.
struct ForeignBytes: ByteClass, Sendable {
  private struct Stretch {
    var first = ByteVector()
    var length = ByteVector()
    var frequency = 0
  }

  /// How often the letters occur in a thousand bytes of a large English word list, from a to z.
  private static let frequencies = [
    82, 18, 39, 31, 109, 11, 25, 25, 87, 2, 9, 54, 28, 69, 67, 28, 2, 70, 105, 64, 33, 10, 8, 3, 17, 5,
  ]

  private let stretches: (Stretch, Stretch, Stretch, Stretch)

  /// The bytes foreign to `root`, which holds nothing but a to z.
  init(to root: some Sequence<UInt8>) {
    let own = Set(root)
    // Digits and punctuation, most of it apostrophes.
    var found = [Stretch(first: ByteVector(repeating: 0x21), length: ByteVector(repeating: 0x20), frequency: 31)]
    var isInside = false
    for (letter, frequency) in zip(UInt8(ascii: "a")...UInt8(ascii: "z"), Self.frequencies) {
      if own.contains(letter) {
        isInside = false
        continue
      }
      if !isInside { found.append(Stretch(first: ByteVector(repeating: letter))) }
      found[found.count - 1].length &+= 1
      found[found.count - 1].frequency += frequency
      isInside = true
    }
    found.sort { $0.frequency > $1.frequency }
    found += [Stretch](repeating: Stretch(), count: 3)
    stretches = (found[0], found[1], found[2], found[3])
  }

  @inline(__always)
  func members(of bytes: ByteVector) -> ByteMask {
    (members(of: bytes, in: stretches.0) .| members(of: bytes, in: stretches.1))
      .| (members(of: bytes, in: stretches.2) .| members(of: bytes, in: stretches.3))
  }

  @inline(__always)
  private func members(of bytes: ByteVector, in stretch: Stretch) -> ByteMask {
    (bytes &- stretch.first) .< stretch.length
  }
}
