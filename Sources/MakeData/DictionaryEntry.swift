/// A line of a Hunspell word list: a stem and the flags that say which affixes it takes.
struct DictionaryEntry {
  let stem: String
  let flags: [Character]

  init(line: String) {
    let fields = line.prefix(upTo: "\t").split(separator: "/", maxSplits: 1)
    stem = fields.first.map(String.init) ?? ""
    flags = fields.count > 1 ? Array(fields[1]) : []
  }

  /// The entries of a `.dic` file, whose first line is only a count.
  static func all(path: String) throws(DataError) -> [DictionaryEntry] {
    try TextFile.lines(path).dropFirst().map(DictionaryEntry.init)
  }
}
