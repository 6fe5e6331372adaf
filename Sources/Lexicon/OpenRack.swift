/// Letters at hand some of which are not known, to be compared with the words of an index.
///
/// ```swift
/// let rack = OpenRack("inseat", unknown: 1)!
/// print(rack.spells("instate".utf8), rack.spells("entails".utf8))  // true true
/// ```
public struct OpenRack: Sendable {
  private let counts: SIMD32<UInt8>

  /// How many letters may be any.
  package let unknown: Int

  /// The known `letters`, and so many `unknown` ones; nil where a letter is not one of a to z, or where there are more
  /// than 255.
  public init?(_ letters: some Collection<Character>, unknown: Int) {
    var counts = SIMD32<UInt8>(repeating: 0)
    guard letters.count <= 255 else { return nil }
    for letter in letters {
      guard let code = letter.asciiValue, (0x61...0x7A).contains(code) else { return nil }
      counts[Int(code & 31)] += 1
    }
    self.counts = counts
    self.unknown = unknown
  }

  /// Whether `word`, in ASCII, needs no more than the unknown letters beside the known ones; it may leave some over.
  /// Complexity: linear in its length.
  public func spells(_ word: some Sequence<UInt8>) -> Bool {
    var left = counts
    var more = unknown
    for code in word {
      let place = Int(code & 31)
      if left[place] > 0 {
        left[place] -= 1
      } else {
        more -= 1
        if more < 0 { return false }
      }
    }
    return true
  }
}
