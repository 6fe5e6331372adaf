/// A word of 1 to 12 letters a to z in one number, to look up quickly what is known about it.
package struct ShortWord: Hashable, Sendable {
  private var letters: UInt64 = 0

  /// The word on `line` in lower case, or nil where there are other bytes than letters on it or too many.
  ///
  /// Two lines give the same value just when their words are the same.
  package init?(_ line: Range<Int>, of lines: Span<UInt8>) {
    guard 1...12 ~= line.count else { return nil }
    for index in line {
      let place = (lines[index] | 0x20) &- 0x60
      guard 1...26 ~= place else { return nil }
      letters = letters << 5 | UInt64(place)
    }
  }
}
