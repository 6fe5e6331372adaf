/// Looks through a `.dic` file for what Hunspell would pass over in silence.
struct WordsFile {
  /// Some of the words as they stand, in the dictionary's own encoding, without their flags.
  let sample: [[UInt8]]

  /// Throws where the file is empty, does not begin with the number of its words, or has far fewer than that.
  init(_ bytes: [UInt8], path: String) throws(DictionaryFault) {
    if bytes.isEmpty { throw .content(path: path, line: nil, "the file is empty") }
    if bytes.contains(0) { throw .content(path: path, line: nil, "the file is no text") }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = lines[0].drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }.prefix { (0x30...0x39).contains($0) }
    guard let announced = Int(String(decoding: first, as: UTF8.self)), announced > 0 else {
      throw .content(path: path, line: 1, "the first line is not the number of words")
    }
    // The number is a hint for Hunspell's table, and in good dictionaries a few words off.
    let count = lines.dropFirst().count { !$0.isEmpty }
    if count < announced / 10 * 9 {
      throw .content(path: path, line: 1, "\(announced) words are announced, \(count) are there")
    }
    let step = max(1, lines.count / 200)
    sample = stride(from: 1, to: lines.count, by: step).map { index in
      lines[index].prefix { $0 != UInt8(ascii: "/") && $0 != 0x09 && $0 != 0x0D && $0 != 0x20 } + []
    }
  }
}
