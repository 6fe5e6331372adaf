extension String {
  /// The columns that the text takes on a terminal: two for a letter of East Asian scripts and for an emoji, none for a
  /// mark, one for anything else (after Unicode's Standard Annex 11).
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text with blanks at its end, `width` columns wide or wider.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - columns)) }

  /// The text without the blanks at its end.
  package var withoutBlanksAtEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}

extension Character {
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first, !scalar.isASCII else { return 1 }
    return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

/// Lays `items` out in lines of at most `width` columns, from left to right, each in a cell as wide as the widest.
package func cells(_ items: [String], width: Int, indent: String = "  ") -> [String] {
  let cell = (items.map(\.columns).max() ?? 0) + 2
  let perLine = max(1, (width - indent.columns + 2) / cell)
  return stride(from: 0, to: items.count, by: perLine).map { start in
    let row = items[start..<min(start + perLine, items.count)]
    return indent + row.dropLast().map { $0.padded(to: cell) }.joined() + row.last!
  }
}

/// Breaks lines of `text` that are longer than `width` columns between words; a longer word has a line of its own.
package func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if String(paragraph).columns <= width {
      lines.append(String(paragraph))
      continue
    }
    let indent = String(paragraph.prefix { $0 == " " })
    var line = indent
    for word in paragraph.split(separator: " ") {
      if line.columns > indent.columns, line.columns + 1 + String(word).columns > width {
        lines.append(line)
        line = indent
      }
      line += (line == indent ? "" : " ") + word
    }
    lines.append(line)
  }
  return lines
}

/// Breaks a line and what stands under it, column by column, into pairs of lines of at most `width` columns, between
/// words where that can be.
package func wrapped(_ over: String, above under: String, width: Int) -> [(over: String, under: String)] {
  var lines: [(String, String)] = []
  var (over, under) = (Array(over)[...], Array(under)[...])
  while !over.isEmpty {
    var columns = 0
    var end = over.startIndex
    while end < over.endIndex, end == over.startIndex || columns + over[end].columns <= width {
      columns += over[end].columns
      end += 1
    }
    if end < over.endIndex, let blank = over[...end].lastIndex(of: " "), blank > over.startIndex { end = blank }
    let length = end - over.startIndex
    lines.append((String(over.prefix(length)), String(under.prefix(length)).withoutBlanksAtEnd))
    let blanks = over[end...].prefix { $0 == " " }.count
    over = over.dropFirst(length + blanks)
    under = under.dropFirst(length + blanks)
  }
  return lines
}
