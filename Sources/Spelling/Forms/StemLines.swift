/// The lines of a `.dic` file: texts and the numbers of their sets of flags.
struct StemLines {
  private(set) var codes: [Alphabet.Code] = []
  private(set) var starts: [Int32] = [0]
  private(set) var classes: [Int32] = []

  init(_ bytes: [UInt8], _ parsed: inout AffixParser) {
    // The first line is the number of lines.
    for (number, line) in DictionaryLines(bytes) where number > 1 {
      let entry = Self.withoutFields(line)
      let slash = Self.flagsStart(entry)
      let word = slash.map { entry[..<$0] } ?? entry
      let start = codes.count
      parsed.alphabet.append(word.contains(UInt8(ascii: "\\")) ? Self.unescaped(word) : word, to: &codes)
      let count = codes.count - start
      if count == 0 || count > StemTable.longestStem {
        codes.removeLast(count)
        continue
      }
      if parsed.isMirrored { codes[start...].reverse() }
      starts.append(Int32(codes.count))
      classes.append(
        slash.map { parsed.flagSets.number(of: entry[$0...].dropFirst(), parsed.flagReader) } ?? 0)
    }
  }

  /// The entry without its description, which begins at a tab, or at a name of two letters and a colon.
  private static func withoutFields(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.firstIndex(of: 0x09) ?? line.endIndex
    if let colon = line[..<end].firstIndex(of: UInt8(ascii: ":")), colon - line.startIndex > 3,
      line[colon - 3] == 0x20
    {
      end = colon - 3
    }
    while end > line.startIndex, line[end - 1] <= 0x20 { end -= 1 }
    return line[..<end]
  }

  /// The place of the first slash that has no backslash before it. A slash at the very start belongs to the word.
  private static func flagsStart(_ entry: ArraySlice<UInt8>) -> Int? {
    entry.indices.dropFirst().first { entry[$0] == UInt8(ascii: "/") && entry[$0 - 1] != UInt8(ascii: "\\") }
  }

  private static func unescaped(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    word.indices.filter {
      word[$0] != UInt8(ascii: "\\") || $0 + 1 == word.endIndex || word[$0 + 1] != UInt8(ascii: "/")
    }
    .map { word[$0] }[...]
  }

  /// How often each unit occurs.
  func unitCounts(_ letters: FormLetters) -> [Int] {
    var counts = [Int](repeating: 0, count: letters.kinds.count)
    for code in codes { counts[Int(code)] += 1 }
    var unitCounts = [Int](repeating: 0, count: letters.unitCount)
    for (code, count) in counts.enumerated() {
      for unit in letters.units(of: Alphabet.Code(code)) { unitCounts[Int(unit)] += count }
    }
    return unitCounts
  }
}
