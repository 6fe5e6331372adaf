/// What words are spelled with inside the language model: 1 to 26 for the letters, 27 for an apostrophe, 0 for the edge
/// of a word.
package enum Symbol {
  package static let edge: UInt8 = 0
  package static let apostrophe: UInt8 = 27

  /// How many bits a symbol takes.
  package static let bits = 5

  /// The symbols of a lower-case word, or nil where it has others than letters and apostrophes.
  package static func spelling(of word: some StringProtocol) -> [UInt8]? {
    var symbols: [UInt8] = []
    for byte in word.utf8 {
      switch byte {
      case 0x61...0x7A: symbols.append(byte - 0x60)
      case UInt8(ascii: "'"): symbols.append(apostrophe)
      default: return nil
      }
    }
    return symbols.isEmpty ? nil : symbols
  }
}
