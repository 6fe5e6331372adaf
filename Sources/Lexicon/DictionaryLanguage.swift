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
