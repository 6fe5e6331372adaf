/// The language of a dictionary, and how its words are compared by default.
///
/// ```swift
/// print(DictionaryLanguage(of: "/home/me/pt_BR.dic").orthography.settings)  // accents: folded ç
/// ```
package struct DictionaryLanguage: Hashable, Sendable {
  /// The language's code, such as `de`, as far as the name tells one.
  package let code: String

  /// The language of the dictionary that goes by `name`, which is a name such as `de_DE` or a path.
  package init(of name: String) {
    let file = name.split(separator: "/").last ?? ""
    code = file.prefix { $0.isASCII && $0.isLetter }.lowercased()
  }

  /// The language whose code has these bytes, the first one lowest; nil where they are no small letters.
  package init?(number: Int) {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }.prefix { $0 != 0 }
    guard (2...3).contains(bytes.count), bytes.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    code = String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of the code as a number; 0 where the name told none.
  package var number: Int {
    (2...3).contains(code.utf8.count) ? code.utf8.reversed().reduce(0) { $0 << 8 | Int($1) } : 0
  }

  /// How words are compared by default.
  package var orthography: Orthography {
    Orthography(
      allowsCapitals: Self.writingNounsWithCapitals.contains(code),
      accents: Self.foldingAccents.contains(code) ? foldedAccents : .exact)
  }

  /// Accents that are folded, except those that make letters of their own in the language.
  package var foldedAccents: Orthography.Accents {
    switch code {
    case "es", "gl": .folded(keeping: ["ñ"])
    case "pt": .folded(keeping: ["ç"])
    case "ca": .folded(keeping: ["ç", Orthography.geminate])
    default: .folded(keeping: [])
    }
  }

  /// Whether accents are no part of the spelling, as in crosswords: a clue may have them, and its answer has none.
  package var hasNoAccents: Bool { code == "en" }

  private static let writingNounsWithCapitals: Set = ["de", "lb"]
  private static let foldingAccents: Set = ["fr", "es", "it", "pt", "ca"]
}
