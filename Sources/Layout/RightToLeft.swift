extension Unicode.Scalar {
  /// Whether it is a letter of a script that is written from right to left, such as Hebrew or Arabic. A mark is none:
  /// it goes the way of the letter that it stands on.
  fileprivate var isRightToLeft: Bool {
    guard value >= 0x590, !isMark else { return false }
    return Self.rightToLeft.contains { $0.contains(value) }
  }

  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}

extension String {
  /// Whether it holds a letter that is written from right to left.
  package var hasRightToLeft: Bool { unicodeScalars.contains { $0.isRightToLeft } }

  /// The text with each word that is written from right to left between marks that set it apart (Unicode's isolates,
  /// Standard Annex 9).
  ///
  /// A terminal that orders such words would else take the numbers and signs between two of them along, so that a
  /// number stands beside the wrong word. The marks take no column. What is to be copied must not have them.
  package var isolatingRightToLeft: String {
    if !hasRightToLeft { return self }
    var text = String.UnicodeScalarView()
    var isInside = false
    for scalar in unicodeScalars {
      if scalar.isRightToLeft != isInside, !scalar.isMark {
        text.append(isInside ? "\u{2069}" : "\u{2068}")
        isInside.toggle()
      }
      text.append(scalar)
    }
    if isInside { text.append("\u{2069}") }
    return String(text)
  }
}

extension Screen {
  /// `lines` as this screen shows them: a terminal orders words that are written from right to left, a page does not.
  package func ordered(_ lines: [String]) -> [String] {
    isInteractive ? lines.map { $0.isolatingRightToLeft } : lines
  }
}
