import Lexicon

/// Judges by one dictionary whether words are real, through Hunspell in this process or in another one.
package protocol SpellChecker: Sendable {
  /// The files of the dictionary.
  var files: DictionaryFiles { get }

  /// Whether one question about many words takes far less time than a question about each.
  var prefersMany: Bool { get }

  /// A checker for the same dictionary that can work on another processor at the same time; nil where there is none.
  func another() -> (any SpellChecker)?

  /// Loads the dictionary where it is not loaded yet.
  func load() throws(DictionaryFault)

  /// Whether the dictionary has each of `spellings` as it stands, with its capitals and signs between letters.
  func areKnown(_ spellings: [String]) throws(DictionaryFault) -> [Bool]
}

extension SpellChecker {
  /// Whether the dictionary has `word`, in lower case, with at most single hyphens and apostrophes between letters.
  package func isRealCompound(_ word: String) throws(DictionaryFault) -> Bool {
    word.isLettersJoined ? try areKnown([word])[0] : false
  }
}

extension String {
  /// Whether the text is letters only, and no more of them than Hunspell looks at.
  var isLetters: Bool {
    if utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) { return (1...WordList.longestWord).contains(utf8.count) }
    return !isEmpty && hasRoom && allSatisfy(\.isWordLetter)
  }

  /// Whether the text is letters, with single hyphens and apostrophes between them, and not too long for Hunspell.
  var isLettersJoined: Bool {
    let parts = split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "'" }
    return hasRoom && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWordLetter) }
  }

  /// Whether Hunspell can be asked about the text as it stands: it is short enough, and has no NUL, which would end it.
  var isAskable: Bool { !isEmpty && utf8.count < 300 && !utf8.contains(0) }

  private var hasRoom: Bool { utf8.count < 300 && count <= WordList.longestWord }
}
