import Journal

/// Why a text is no clue that can be read.
public enum ClueFault: Error, Equatable, Sendable {
  /// It has more than `Clue.mostCharacters`.
  case tooLong

  /// There is no word beside the enumeration.
  case noLetters

  /// The bracket at the end, as it was written, holds digits but does not say how long an answer is.
  case notAnEnumeration(String)
}

extension ClueFault: CustomStringConvertible {
  /// The fault in words, with what the clue says escaped and shortened.
  public var description: String {
    switch self {
    case .tooLong: "a clue has at most \(Clue.mostCharacters) characters"
    case .noLetters: "a clue has words, such as 'Users rip off revelation (8)'"
    case .notAnEnumeration(let bracket):
      "'\(Escape.visible.beginning(60, of: bracket))' is no enumeration, which is written (8), (3,5) or (2-4)"
    }
  }
}
