/// Which places of a word hold the same letter, and which hold different ones: SWOOSH and XJFFXU share a pattern.
///
/// Each place has the number of its letter, letters numbered from 0 in the order in which they first occur: XJFFXU
/// is 0 1 2 2 0 3.
public struct LetterPattern: Hashable, Sendable {
  /// The number of the letter at each place.
  public let numbers: [Int]

  /// The pattern of `letters`. Complexity: the number of letters times that of different ones.
  @inlinable public init<Letter: Hashable>(_ letters: some Sequence<Letter>) {
    var met: [Letter] = []
    numbers = letters.map { letter in
      if let number = met.firstIndex(of: letter) { return number }
      met.append(letter)
      return met.count - 1
    }
  }

  /// How many letters the words of this pattern have.
  public var length: Int { numbers.count }
}

extension LetterPattern: Comparable {
  /// Shorter patterns come first, and those of one length in the order of their numbers.
  public static func < (left: LetterPattern, right: LetterPattern) -> Bool {
    left.length == right.length ? left.numbers.lexicographicallyPrecedes(right.numbers) : left.length < right.length
  }
}
