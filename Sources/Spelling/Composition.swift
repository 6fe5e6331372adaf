/// Composes letters and their marks as Unicode's normalization form C does, for the scripts in which Hunspell
/// dictionaries hold composed letters: Latin, Greek and Cyrillic.
///
/// Swift's `Character` compares by canonical equivalence, so a dictionary whose keys are the composed letters finds
/// them by any of their spellings.
enum Composition {
  static func composed(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    return String(word.map { letters[$0] ?? $0 })
  }

  private static let letters: [Character: Character] = {
    var letters: [Character: Character] = [:]
    for block in [0x00C0...0x024F, 0x0370...0x052F, 0x1E00...0x1FFF] as [ClosedRange<UInt32>] {
      for scalar in block.lazy.compactMap(Unicode.Scalar.init) where letters[Character(scalar)] == nil {
        letters[Character(scalar)] = Character(scalar)
      }
    }
    return letters
  }()
}
