/// How the words of a language are compared: whether a capital at the start is allowed, and whether accents matter.
///
/// ```swift
/// let french = Orthography(accents: .folded(keeping: []))
/// print(french.folded("Œuvré"), Orthography().folded("Œuvré"))  // oeuvre œuvré
/// ```
public struct Orthography: Hashable, Sendable {
  /// Whether a word counts that the dictionary has only with a capital first, such as a German noun.
  public var allowsCapitals: Bool

  /// Whether a letter with a mark is another letter.
  public var accents: Accents

  /// Whether a letter with a mark is another letter than the one without.
  public enum Accents: Hashable, Sendable {
    /// é is another letter than e.
    case exact

    /// é may be spelled from e, and œ from o and e. The letters named here, in lower case, stay as they are, such as ñ.
    /// Where `Orthography.geminate` is one of them, `l·l` is that letter and an l.
    case folded(keeping: Set<Character>)
  }

  /// The letter that stands for the `l·` of Catalan's `l·l`, which is written with a dot that is no letter.
  package static let geminate: Character = "ŀ"

  /// An orthography for words in lower case with accents that matter, unless the arguments say otherwise.
  public init(allowsCapitals: Bool = false, accents: Accents = .exact) {
    self.allowsCapitals = allowsCapitals
    self.accents = accents
  }

  /// Whether accents do not matter.
  package var foldsAccents: Bool { accents != .exact }

  /// The text as its word is compared: without white space around it, in lower case, without accents where they do not
  /// matter. Complexity: linear in the length of the text.
  public func folded(_ text: some StringProtocol) -> String {
    let word = text.folded
    guard case .folded(let kept) = accents, !word.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
    let letters = kept.contains(Self.geminate) ? Self.joined(Array(word)) : Array(word)
    return letters.reduce(into: "") { $0 += kept.contains($1) ? String($1) : $1.withoutAccents }
  }

  /// A word of letters as a dictionary writes it: with `l·` for `geminate`.
  package static func written(_ word: String) -> String {
    word.contains(geminate) ? word.reduce(into: "") { $0 += $1 == geminate ? "l·" : String($1) } : word
  }

  /// `letters` with `geminate` in the place of an l and a dot before another l.
  private static func joined(_ letters: [Character]) -> [Character] {
    var joined: [Character] = []
    for (place, letter) in letters.enumerated() {
      if letter == "·", joined.last == "l", place + 1 < letters.count, letters[place + 1] == "l" {
        joined[joined.count - 1] = geminate
      } else {
        joined.append(letter)
      }
    }
    return joined
  }
}

/// An orthography in words, as transcripts have it.
extension Orthography {
  /// The names of the settings that describe an orthography.
  package static let settingNames = ["capitals", "accents"]

  /// The settings in which it differs from `Orthography()`, such as `accents` with `folded ñ`.
  package var settings: [(name: String, value: String)] {
    var settings: [(name: String, value: String)] = []
    if allowsCapitals { settings.append(("capitals", "allow")) }
    if case .folded(let kept) = accents {
      settings.append(("accents", (["folded"] + kept.ordered(by: <).map(String.init)).joined(separator: " ")))
    }
    return settings
  }

  /// Sets the setting called `name`; false where there is none, or where it has no such `value`.
  package mutating func set(_ name: String, to value: String) -> Bool {
    let words = value.split(separator: " ", omittingEmptySubsequences: false)
    switch (name, words.first) {
    case ("capitals", "allow") where words.count == 1: allowsCapitals = true
    case ("capitals", "refuse") where words.count == 1: allowsCapitals = false
    case ("accents", "exact") where words.count == 1: accents = .exact
    case ("accents", "folded"):
      let letters = words.dropFirst()
      guard letters.allSatisfy({ $0.count == 1 && $0 == $0.folded && $0.allSatisfy({ $0.isWordLetter }) }) else {
        return false
      }
      accents = .folded(keeping: Set(letters.joined()))
    default: return false
    }
    return true
  }
}

extension Character {
  /// The letter without its marks: e for é, o and e for œ. A letter that has none, or of another script than Latin,
  /// stays as it is.
  package var withoutAccents: String {
    if isASCII { return String(self) }
    switch self {
    case "œ": return "oe"
    case "æ": return "ae"
    default: break
    }
    // A letter may be one scalar, or a plain letter with its marks behind it.
    let scalars = unicodeScalars
    guard isWordLetter, let first = scalars.first, let plain = first.isASCII ? first : first.unmarked, plain.isASCII,
      scalars.dropFirst().allSatisfy({ $0.isAccent })
    else { return String(self) }
    return String(plain)
  }
}

extension Unicode.Scalar {
  fileprivate var isAccent: Bool { properties.generalCategory == .nonspacingMark }
}
