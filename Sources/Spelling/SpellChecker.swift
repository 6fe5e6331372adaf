import Lexicon

/// Who says whether words are real, by one dictionary: Hunspell in this process, or in another one.
package protocol SpellChecker: Sendable {
  /// The files that it judges by.
  var files: DictionaryFiles { get }

  /// Whether many words at a time are asked about in far less time than one after the other.
  var prefersMany: Bool { get }

  /// Who judges by the same dictionary on another processor, or nil where that cannot be.
  func another() -> (any SpellChecker)?

  /// Loads the dictionary, unless that has been done.
  func load() throws(DictionaryFault)

  /// Whether `word`, which is in lower case, is a word of nothing but letters that the dictionary has.
  func isReal(_ word: String) throws(DictionaryFault) -> Bool

  /// The same for a word in which single hyphens and apostrophes may stand between letters.
  func isRealCompound(_ word: String) throws(DictionaryFault) -> Bool

  /// The answers of `isReal` to all `words`, in their order.
  func areReal(_ words: [String]) throws(DictionaryFault) -> [Bool]

  /// Whether the dictionary has each of `spellings` just as it stands, with its capitals and with signs between
  /// letters.
  func areKnown(_ spellings: [String]) throws(DictionaryFault) -> [Bool]
}

extension String {
  /// Whether this can be a word for Hunspell: letters only, and no more of them than it looks at.
  var isLetters: Bool {
    if utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) { return (1...WordList.longestWord).contains(utf8.count) }
    return !isEmpty && hasRoom && allSatisfy(\.isWordLetter)
  }

  /// The same where single hyphens and apostrophes may stand between letters.
  var isLettersJoined: Bool {
    let parts = split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "'" }
    return hasRoom && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWordLetter) }
  }

  /// Whether Hunspell can be asked about this as it stands: not too much of it, and no NUL, which would end it.
  var isAskable: Bool { !isEmpty && utf8.count < 300 && !utf8.contains(0) }

  private var hasRoom: Bool { utf8.count < 300 && count <= WordList.longestWord }
}
