/// A line of a `.dic` file: a stem, and the flags of the affixes that it takes.
struct DictionaryEntry {
  let stem: String
  let flags: [Character]

  /// The line as it stands in the file.
  var line: String { flags.isEmpty ? stem : "\(stem)/\(String(flags))" }

  init(stem: String, flags: [Character]) {
    self.stem = stem
    self.flags = flags
  }

  init(line: String) {
    let fields = line.prefix(upTo: "\t").split(separator: "/", maxSplits: 1)
    stem = fields.first.map(String.init) ?? ""
    flags = fields.count > 1 ? Array(fields[1]) : []
  }

  /// The entries of the file at `path`. The first line is left out, since it is a count.
  static func all(path: String) throws(DataError) -> [DictionaryEntry] {
    try TextFile.lines(path).dropFirst().map(DictionaryEntry.init)
  }
}

/// The prefix and suffix rules of an `.aff` file whose flags are single letters.
struct AffixTable {
  private var rules: [Character: [AffixRule]] = [:]
  private var crossing: Set<Character> = []

  init(path: String) throws(DataError) {
    for line in try TextFile.lines(path) {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count >= 4, fields[0] == "PFX" || fields[0] == "SFX", let flag = fields[1].first else { continue }
      let isPrefix = fields[0] == "PFX"
      if fields.count == 4 {  // The header of a group: PFX flag cross-product count.
        if fields[2] == "Y" { crossing.insert(flag) }
      } else {
        rules[flag, default: []].append(
          AffixRule(isPrefix: isPrefix, strip: fields[2], append: fields[3], condition: fields[4])
        )
      }
    }
  }

  /// All flags with rules, in alphabetical order.
  var flags: [Character] { rules.keys.sorted() }

  /// Whether the rules of `flag` put something before the stem.
  func isPrefix(_ flag: Character) -> Bool { rules[flag, default: []].contains(where: \.isPrefix) }

  /// The stem, and the stem with each prefix and suffix of its flags, and with both where both groups allow that.
  func words(from entry: DictionaryEntry) -> [String] {
    let stem = Array(entry.stem.utf8)
    var words = [stem]
    for flag in entry.flags {
      for suffix in rules[flag, default: []] where !suffix.isPrefix {
        if let word = suffix.applied(to: stem) { words.append(word) }
        guard crossing.contains(flag) else { continue }
        for word in prefixed(stem, flags: entry.flags.filter(crossing.contains)) {
          if suffix.applied(to: stem) != nil, let both = suffix.applied(to: word) { words.append(both) }
        }
      }
    }
    return (words + prefixed(stem, flags: entry.flags)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func prefixed(_ stem: [UInt8], flags: [Character]) -> [[UInt8]] {
    flags.flatMap { rules[$0, default: []] }.filter(\.isPrefix).compactMap { $0.applied(to: stem) }
  }
}

/// A rule of an affix group: the letters to strip, those to append, and a condition on the stem.
private struct AffixRule {
  let isPrefix: Bool
  private let strip: [UInt8]
  private let append: [UInt8]
  private let condition: [Condition]

  private struct Condition {
    var bytes: [UInt8] = []
    var isNegated = false

    func admits(_ byte: UInt8) -> Bool { bytes.isEmpty || bytes.contains(byte) != isNegated }
  }

  init(isPrefix: Bool, strip: String, append: String, condition: String) {
    self.isPrefix = isPrefix
    self.strip = strip == "0" ? [] : Array(strip.utf8)
    self.append = append == "0" ? [] : Array(append.prefix(upTo: "/").utf8)
    self.condition = condition == "." ? [] : Self.parse(condition)
  }

  func applied(to stem: [UInt8]) -> [UInt8]? {
    guard stem.count >= max(strip.count, condition.count) else { return nil }
    let tested = isPrefix ? stem.prefix(condition.count) : stem.suffix(condition.count)
    guard zip(condition, tested).allSatisfy({ $0.admits($1) }) else { return nil }
    if isPrefix { return stem.starts(with: strip) ? append + stem.dropFirst(strip.count) : nil }
    return stem.suffix(strip.count).elementsEqual(strip) ? stem.dropLast(strip.count) + append : nil
  }

  /// Parses a sequence of letters, dots, `[classes]` and `[^negated classes]`.
  private static func parse(_ text: String) -> [Condition] {
    var conditions: [Condition] = []
    var open: Condition?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["): open = Condition()
      case UInt8(ascii: "]"):
        conditions += open.map { [$0] } ?? []
        open = nil
      case UInt8(ascii: "^") where open != nil: open?.isNegated = true
      case _ where open != nil: open?.bytes.append(byte)
      case UInt8(ascii: "."): conditions.append(Condition())
      default: conditions.append(Condition(bytes: [byte]))
      }
    }
    return conditions
  }
}
