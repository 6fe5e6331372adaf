import Lexicon

/// The forms of some stems of a dictionary.
package struct StemForms: Sendable {
  private let dictionary: FormDictionary
  private let stems: [Int]

  /// The stems of `dictionary` that are written as one of `words`, in lower case, or with a capital first. Complexity:
  /// linear in the stems of the dictionary.
  init(_ dictionary: FormDictionary, of words: [String]) {
    self.dictionary = dictionary
    var wanted = CodeTexts()
    for word in words.flatMap({ [$0, $0.lowercased(), $0.prefix(1).uppercased() + $0.dropFirst()] }) {
      if let codes = dictionary.codes(of: word) { _ = wanted.insert(codes[...]) }
    }
    stems = dictionary.stems.indices.filter { wanted.number(of: dictionary.stems.text($0)) != nil }
  }

  /// The forms that `letters`, which are folded, spell in part or as a whole, folded, and some that they do not spell.
  /// Hunspell does not accept all of them.
  package func forms(from letters: [Character]) -> Set<String> {
    if stems.isEmpty { return [] }
    var search = FormSearch(dictionary, RackLetters(letters, dictionary))
    var found: Set<String> = []
    for stem in stems {
      search.makeForms(ofStem: stem)
      for number in search.formNumbers {
        found.insert(dictionary.orthography.folded(dictionary.written(search.form(number))))
      }
    }
    return found
  }
}

extension WordForms {
  /// The forms of the stems that are written as one of `words`, in lower case, or with a capital first.
  package func forms(ofStems words: [String]) -> StemForms { StemForms(dictionary, of: words) }
}
