extension String {
  /// The columns that the text takes on a terminal: two for a letter of East Asian scripts and for an emoji, none for a
  /// mark or a joiner, one for anything else (after Unicode's Standard Annex 11).
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text with blanks at its end, `width` columns wide or wider.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - columns)) }

  /// The text with blanks before it, `width` columns wide or wider.
  package func alignedRight(to width: Int) -> String { String(repeating: " ", count: max(0, width - columns)) + self }

  /// The text without the blanks at its end.
  package var withoutBlanksAtEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}

extension Character {
  fileprivate var columns: Int { max(1, unicodeScalars.reduce(0) { $0 + $1.columns }) }
}

extension Unicode.Scalar {
  /// The columns that it adds to those of the letter before it: none for a mark or a joiner, two for a wide letter.
  package var columns: Int { isMark || isJoiner ? 0 : isWide ? 2 : 1 }

  /// Whether it is part of a letter that ends in `last` so far: a mark is, and a joiner behind the sign that joins
  /// letters.
  package func continues(_ last: Unicode.Scalar) -> Bool {
    isMark || isJoiner && last.properties.canonicalCombiningClass == .virama
  }

  /// Whether it tells how two letters are joined, or that they are not.
  package var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Whether it stands on the letter before it, as accents do and the later parts of a Korean syllable.
  package var isMark: Bool {
    guard value >= 0x300 else { return false }
    if (0x1160...0x11FF).contains(value) { return true }
    return properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
  }

  fileprivate var isWide: Bool { value >= 0x1100 && Self.wide.contains { $0.contains(value) } }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
    0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
    0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
    0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF,
    0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320,
    0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
    0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC,
    0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596,
    0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2,
    0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB,
    0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}

/// Lays `items` out in lines of at most `width` columns, from left to right, each in a cell as wide as the widest.
package func cells(_ items: [String], width: Int) -> [String] {
  let cell = (items.map { $0.columns }.max() ?? 0) + 2
  let perLine = max(1, width / cell)
  return stride(from: 0, to: items.count, by: perLine).map { start in
    let row = items[start..<min(start + perLine, items.count)]
    return "  " + row.dropLast().map { $0.padded(to: cell) }.joined() + row.last!
  }
}

/// Breaks lines of `text` that are longer than `width` columns between words; a longer word has a line of its own. What
/// is left of a line stands below its beginning. Where `hanging` is not 0, so many characters of each line stay as they
/// are, a number for example, and what is left stands behind them.
package func wrapped(_ text: String, width: Int, hanging: Int = 0) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if String(paragraph).columns <= width {
      lines.append(String(paragraph))
      continue
    }
    let start = hanging > 0 ? String(paragraph.prefix(hanging)) : String(paragraph.prefix { $0 == " " })
    let indent = String(repeating: " ", count: start.columns)
    var line = start
    var blanks = ""
    let words = paragraph.dropFirst(start.count).split(separator: " ", omittingEmptySubsequences: false)
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      // Behind a number the sign for per cent stays on its line.
      let sign = next.first == "%" ? next.count + 1 : 0
      if word.isEmpty {
        blanks += " "
      } else if line.columns > indent.columns, line.columns + blanks.count + String(word).columns + sign > width {
        lines.append(line)
        (line, blanks) = (indent + word, " ")
      } else {
        line += (line.columns == indent.columns ? "" : blanks) + word
        blanks = " "
      }
    }
    lines.append(line)
  }
  return lines
}

/// Breaks a line and what stands under it, column by column, into pairs of lines of at most `width` columns, between
/// words where that can be.
package func wrapped(_ over: String, above under: String, width: Int) -> [(over: String, under: String)] {
  var lines: [(over: String, under: String)] = []
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
