import Journal
package import Lexicon

/// The way words are judged: by a dictionary, by how its words are compared, and by lists of a person's own.
package struct Judging: Sendable {
  package let dictionary: NamedDictionary

  /// How words are compared. The words of both lists are folded by it.
  package var orthography: Orthography

  /// The words that are to be found, in the place of those that the dictionary's own list has; or nil.
  package var common: OwnWords?

  /// Words that count beside those of the dictionary, or nil.
  package var extra: OwnWords?

  /// A dictionary alone, with the orthography that is usual in its language unless another one is named.
  package init(_ dictionary: NamedDictionary, _ orthography: Orthography? = nil) {
    self.dictionary = dictionary
    self.orthography = orthography ?? dictionary.language.orthography
  }
}

/// The parts of the judging that a person names. A part that is nil is left to the dictionary.
package struct JudgingRequest {
  /// The name of a dictionary or the path of one of its files, or nil for the bundled one.
  package var dictionary: String?

  package var allowsCapitals: Bool?
  package var foldsAccents: Bool?

  /// The paths of lists.
  package var common: String?
  package var extra: String?

  package init(dictionary: String? = nil) { self.dictionary = dictionary }
}

extension World {
  /// The judge by the dictionary that a link asks for.
  func judge(_ link: Link) throws(Diagnostic) -> any WordJudge {
    try library.judge(Judging(JudgingRequest(dictionary: link["dictionary"]), library))
  }
}

extension Judging {
  /// The judging that `request` asks for, by the bundled dictionary where it names none.
  package init(_ request: JudgingRequest, _ library: any Library) throws(Diagnostic) {
    self.init(try library.dictionary(request.dictionary ?? NamedDictionary.usualName))
    adopt(request)
    if let path = request.common { common = try OwnWords(path, orthography, library) }
    if let path = request.extra { extra = try OwnWords(path, orthography, library) }
  }

  /// Takes over what is asked for about capitals and accents.
  package mutating func adopt(_ request: JudgingRequest) {
    if let allowed = request.allowsCapitals { orthography.allowsCapitals = allowed }
    if let isFolded = request.foldsAccents {
      orthography.accents = isFolded ? dictionary.language.foldedAccents : .exact
    }
  }

  /// How the letters of a phrase are folded for an anagram: as words are, but in a language without accents what a clue
  /// has of them is left out.
  var anagramOrthography: Orthography {
    var orthography = orthography
    if dictionary.language.hasNoAccents { orthography.accents = .folded(keeping: []) }
    return orthography
  }

  /// Whether the answers of the bundled list of crosswords are in the language of the dictionary.
  var isEnglish: Bool { dictionary.language.hasNoAccents }

  /// The options that bring it again, nothing but what differs from a command without options.
  var arguments: [Argument] {
    Self.arguments(dictionary.name, orthography, common: common?.file.name, extra: extra?.file.name)
  }

  /// The options that bring a judging again by the names of its dictionary and lists.
  static func arguments(
    _ dictionary: String, _ orthography: Orthography, common: String?, extra: String?
  ) -> [Argument] {
    let usual = DictionaryLanguage(of: dictionary).orthography
    let capitals = orthography.allowsCapitals ? "allow" : "refuse"
    let accents = orthography.foldsAccents ? "folded" : "exact"
    return [Argument]([
      ("dictionary", dictionary == NamedDictionary.usualName ? nil : dictionary),
      ("capitals", orthography.allowsCapitals == usual.allowsCapitals ? nil : capitals),
      ("accents", orthography.accents == usual.accents ? nil : accents), ("common", common), ("extra", extra),
    ])
  }

  /// Whether no list of a person's own has a say.
  var isDictionaryAlone: Bool { common == nil && extra == nil }

  /// `found`, the dictionary's words of `letters`, with the words of one's own that the letters spell; each with the
  /// tier that it has by these lists.
  ///
  /// A list of common words decides what is to be found. Without one, a word of one's own is as rare as what the
  /// dictionary's list of common words lacks, if it has one (`isTiered`).
  package func completed(
    _ found: [KnownWord], from letters: [Character], minimumLength: Int, isTiered: Bool
  ) -> [KnownWord] {
    if isDictionaryAlone { return found }
    var words = found
    if let extra {
      let known = Set(found.map { $0.text })
      words += extra.words(from: letters, minimumLength: minimumLength).filter { !known.contains($0) }.map {
        KnownWord($0, tier: isTiered ? .rare : .goal)
      }
    }
    guard let common else { return words }
    return words.map { word in
      if !word.isShown { return word }
      let isCommon = common.words.contains(word.text)
      // Where no frequency is known, the words of the list are the more common ones.
      return KnownWord(
        word.text, frequency: isCommon ? max(word.frequency, 1) : word.frequency, tier: isCommon ? .goal : .rare,
        spelling: word.spelling)
    }
  }
}
