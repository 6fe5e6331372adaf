package import Lexicon

/// The form in which a dictionary has a word that it refuses as it was typed.
package enum KnownForm: Hashable, Sendable {
  /// The word itself, in a spelling that a strict dictionary refuses.
  case spelled(EnglishSpelling)

  /// As the dictionary writes it.
  case written(Writing, String)

  /// How another form of a word differs from it, as JSON names that.
  package enum Writing: String, Sendable {
    /// A capital first, as names have.
    case capital

    /// Capitals alone.
    case abbreviation

    /// Other marks on the letters, or ss for ß.
    case accents
  }

  /// The first of the forms of `word`, which is folded and refused by `judging`, that `areKnown` knows; nil where it
  /// knows none. Hunspell's own suggestions are not asked for.
  package init?<Fault>(
    of word: String, _ judging: Judging, areKnown: ([String]) throws(Fault) -> [Bool]
  ) throws(Fault) {
    let first = String(word.prefix(1).uppercased() + word.dropFirst())
    let capitals = word.uppercased()
    var forms: [(Writing, text: String)] = [(.capital, first)]
    // The capitals of ß are two, and those of an ordinary word.
    if capitals.count == word.count { forms.append((.abbreviation, capitals)) }
    if word.contains("ß") {
      forms += [word, first].map { form in (.accents, form.map { $0 == "ß" ? "ss" : String($0) }.joined()) }
    }
    if !judging.orthography.foldsAccents, !judging.dictionary.language.hasNoAccents {
      forms += Self.accented(word).map { (.accents, $0) }
    }
    guard let place = try areKnown(forms.map { $0.text }).firstIndex(of: true) else { return nil }
    self = .written(forms[place].0, forms[place].text)
  }

  /// The form as the dictionary writes it; nil where that is the word itself.
  package var written: String? { if case .written(_, let form) = self { form } else { nil } }

  /// `word` with a mark on one of its letters, and then on two. Complexity: quadratic in its letters.
  private static func accented(_ word: String) -> [String] {
    let letters = Array(word)
    let places = letters.indices.flatMap { place in marked(letters[place]).map { (place, $0) } }
    var (one, two): ([String], [String]) = ([], [])
    for (number, (place, mark)) in places.enumerated() {
      var form = letters
      form[place] = mark
      one.append(String(form))
      for (other, second) in places.dropFirst(number + 1) where other != place {
        var both = form
        both[other] = second
        two.append(String(both))
      }
    }
    return letters.count > longestAccented ? one : one + two
  }

  /// The most letters of a word that is tried with two marks, which are some thousand forms.
  private static let longestAccented = 10

  /// The Latin letters that are `letter` with a mark.
  private static func marked(_ letter: Character) -> [Character] {
    (0xE0...0x17F).compactMap { Unicode.Scalar($0).map { Character($0) } }.filter {
      $0.isLowercase && $0 != letter && $0.withoutAccents == String(letter)
    }
  }
}

extension WordIndex {
  static func names(_ library: any Library) throws(Diagnostic) -> WordIndex {
    try BundledFile.names.index(in: library, WordIndex.init)
  }
}

extension PlaySession {
  /// The form in which the dictionary has `word`, which it refuses, or in which the bundled names have it.
  func knownForm(of word: String) throws(Diagnostic) -> KnownForm? {
    if let form = try judge.knownForm(of: word) { return form }
    guard isEnglish, let names = try? WordIndex.names(world.library) else { return nil }
    guard let name = try? names.byRack().word(word), name.tier != .hidden else { return nil }
    return .written(.capital, word.prefix(1).uppercased() + word.dropFirst())
  }
}
