extension String {
  /// Whether this is a word of the letters a to z only, and has at least one.
  var isPlainWord: Bool {
    !utf8.isEmpty && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Everything before the first occurrence of the separator.
  func prefix(upTo separator: Character) -> String { String(prefix { $0 != separator }) }
}
