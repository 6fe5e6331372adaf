/// How English is spelled on one side of the Atlantic, on the other, or on both.
public enum EnglishSpelling: Int, CaseIterable, Sendable {
  /// As in *color*, *traveled*, *analyze*.
  case american

  /// As in *colour*, *travelled*, *analyse*; *organize* and *organise* are both British.
  case british

  /// In either way, or as a variant of them: *color*, *colour* and *tsar* alike. What is not American is rare.
  case either

  /// The name of the bundled dictionary of the words that are spelled so.
  package var dictionaryName: String {
    switch self {
    case .american: "en_US"
    case .british: "en_GB"
    case .either: "en"
    }
  }
}
