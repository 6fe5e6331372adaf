extension Span<UInt8> {
  /// Whether `line` has more bytes than a line that is judged, not counting a carriage return at its end.
  func isTooLong(_ line: Range<Int>) -> Bool {
    let excess = line.count - LetterSieve.longestLine
    return excess > 1 || excess == 1 && self[line.upperBound - 1] != 0x0D
  }

  /// `line` without the ASCII white space at its ends.
  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var (start, end) = (line.lowerBound, line.upperBound)
    while start < end, self[start].isASCIIWhiteSpace { start += 1 }
    while start < end, self[end - 1].isASCIIWhiteSpace { end -= 1 }
    return start..<end
  }
}

extension UInt8 {
  /// Whether this is ASCII that a row shows as it is.
  var isPrintable: Bool { self >= 0x20 && self < 0x7F }

  fileprivate var isASCIIWhiteSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
