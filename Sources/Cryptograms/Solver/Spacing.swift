/// Whether the spaces of a cryptogram part words (an Aristocrat) or mean nothing (a Patristocrat).
public enum Spacing: String, CaseIterable, Hashable, Sendable {
  /// The text decides: groups of five letters part no words, nor does a text that is one long word. Other even groups
  /// are read both ways, and the likelier reading decides.
  case automatic

  /// The spaces part words.
  case words

  /// The spaces mean nothing.
  case none

  /// Whether spaces part words by the looks of the text alone, or nil where it could be either.
  func partsWords(of ciphertext: Ciphertext) -> Bool? {
    switch self {
    case .words: return true
    case .none: return false
    case .automatic: break
    }
    let lengths = ciphertext.words.map { $0.symbols.count }
    guard let first = lengths.first, let last = lengths.last, first >= 3 else { return true }
    // A long word that is most of the text is no word.
    if let longest = lengths.max(), longest > Self.longestWord, 2 * longest > ciphertext.length { return false }
    guard lengths.count > 1, lengths.dropLast().allSatisfy({ $0 == first }), last <= first else { return true }
    if ciphertext.hasMarks { return true }
    return first == Self.usualGroup && lengths.count > 2 ? false : nil
  }

  private static let longestWord = 20

  /// The letters of a group by custom.
  private static let usualGroup = 5
}
