/// How much text it takes before one key fits better than all others by more than chance, after Shannon, "Communication
/// theory of secrecy systems" (1949): as many letters as the redundancy of each, 3.2 bits, goes into the bits of the key.
enum UnicityDistance {
  /// The letters it takes where so many pairs are known beforehand: 27 with none, 0 with all.
  static func letters(known: Int, isSettled: Bool) -> Int {
    if isSettled { return 0 }
    return (1...max(1, LatinLetter.count - known)).reduce(0) { $0 + centibits[$1] } / redundancy
  }

  /// Hundredths of a bit a letter.
  private static let redundancy = 320

  /// The binary logarithm of 0 to 26, in hundredths; 0 counts as 1.
  private static let centibits = [
    0, 0, 100, 158, 200, 232, 258, 281, 300, 317, 332, 346, 358, 370,
    381, 391, 400, 409, 417, 425, 432, 439, 446, 452, 458, 464, 470,
  ]
}
