/// Looks through an `.aff` file for what Hunspell would pass over in silence.
struct AffixFile {
  /// Throws where the file is empty, is no text, holds no directive, or breaks off inside a table.
  static func check(_ bytes: [UInt8], path: String) throws(DictionaryFault) {
    try requireText(bytes[...], path: path)
    var table = Table(beginning: [], directive: [], flag: [], line: 0, rowsLeft: 0)
    var hasDirective = false
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if table.rowsLeft > 0, line.starts(with: table.beginning) {
        table.rowsLeft -= 1
        continue
      }
      let words = line.split { isBlank($0) }
      guard let directive = words.first else { continue }
      hasDirective = hasDirective || knownDirectives.contains(String(decoding: directive, as: UTF8.self))
      if table.takes(words) {
        table.rowsLeft -= 1
      } else if let next = Table(words, of: line, number: index + 1) {
        try table.checkComplete(path: path)
        table = next
      }
    }
    try table.checkComplete(path: path)
    if !hasDirective { throw .content(path: path, line: 1, "the file is no affix file") }
  }

  private static let knownDirectives: Set = [
    "SET", "FLAG", "TRY", "KEY", "PFX", "SFX", "REP", "MAP", "ICONV", "OCONV", "WORDCHARS", "NOSUGGEST", "BREAK",
    "COMPOUNDFLAG", "COMPOUNDMIN", "COMPOUNDRULE", "NEEDAFFIX", "KEEPCASE", "LANG", "FORBIDDENWORD", "AF", "AM",
  ]
}

private func requireText(_ bytes: ArraySlice<UInt8>, path: String) throws(DictionaryFault) {
  if bytes.isEmpty { throw .content(path: path, line: nil, "the file is empty") }
  if bytes.contains(0) { throw .content(path: path, line: nil, "the file is no text") }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

/// A run of rows that share a flag and were announced with their number: `SFX V N 2`, then two rows.
private struct Table {
  /// The first line up to the blank behind the flag. Nearly all rows begin so, and are then not taken apart.
  let beginning: ArraySlice<UInt8>
  let directive: ArraySlice<UInt8>
  let flag: ArraySlice<UInt8>
  let line: Int
  var rowsLeft: Int
}

extension Table {
  init?(_ words: [ArraySlice<UInt8>], of line: ArraySlice<UInt8>, number: Int) {
    guard words.count >= 4, words[0] == Array("PFX".utf8)[...] || words[0] == Array("SFX".utf8)[...] else { return nil }
    // As Hunspell reads it: whatever stands before the number or behind its digits, room is made for so many rows.
    let digits = words[3].drop { $0 == UInt8(ascii: "+") || $0 == 0x0B || $0 == 0x0C }.prefix {
      (0x30...0x39).contains($0)
    }
    guard let rows = Int(String(decoding: digits, as: UTF8.self)), rows > 0 else { return nil }
    self.init(
      beginning: line[...words[1].endIndex], directive: words[0], flag: words[1], line: number, rowsLeft: rows)
  }

  /// Whether `words` are a row of this table. Hunspell looks at the flag, whatever directive stands before it.
  func takes(_ words: [ArraySlice<UInt8>]) -> Bool {
    guard rowsLeft > 0, words.count > 1, words[1] == flag else { return false }
    return words[0] == directive || words.count >= 4
  }

  func checkComplete(path: String) throws(DictionaryFault) {
    if rowsLeft > 0 { throw .content(path: path, line: line, "rows missing from this table: \(rowsLeft)") }
  }
}

/// Looks through a `.dic` file for what Hunspell would pass over in silence.
struct WordsFile {
  /// Some of the words as they stand, in the dictionary's own encoding, without their flags.
  let sample: [[UInt8]]

  /// Throws where the file is empty, does not begin with the number of its words, or has far fewer than that.
  init(_ bytes: [UInt8], path: String) throws(DictionaryFault) {
    let announced = try Self.announcedCount(bytes[...], path: path)
    let ends = bytes.indices.filter { bytes[$0] == 0x0A } + [bytes.count]
    // The number is a hint for Hunspell's table, and in good dictionaries a few words off.
    let count = (1..<ends.count).count { ends[$0] - ends[$0 - 1] > 1 }
    if count < announced / 10 * 9 {
      throw .content(path: path, line: 1, "\(announced) words are announced, \(count) are there")
    }
    let step = max(1, ends.count / 200)
    sample = stride(from: 1, to: ends.count, by: step).map { index in
      let line = bytes[(ends[index - 1] + 1)..<ends[index]]
      return line.prefix { $0 != UInt8(ascii: "/") && $0 != 0x09 && $0 != 0x0D && $0 != 0x20 } + []
    }
  }

  /// How many words the first line of a file, or of a beginning of it, announces. Throws where there is no such number.
  static func announcedCount(_ bytes: ArraySlice<UInt8>, path: String) throws(DictionaryFault) -> Int {
    try requireText(bytes, path: path)
    let digits = bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }.prefix { (0x30...0x39).contains($0) }
    guard let announced = Int(String(decoding: digits, as: UTF8.self)), announced > 0 else {
      throw .content(path: path, line: 1, "the first line is not the number of words")
    }
    return announced
  }
}
