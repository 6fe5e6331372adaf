package import Journal
package import Lexicon

/// How well people know the words of a dictionary that has no index: by the list of common words of its language, if it
/// comes with the program; and which of them nobody is to be shown unasked.
package struct WordRatings: Sendable {
  /// The list of common words as transcripts name it, or nil where there is none.
  package private(set) var file: DataFile?

  /// Whether there is a list of the language that the dictionary has hardly a word of.
  fileprivate var isOfOtherWords = false

  /// The words that nobody is to be shown unasked, as they are written. Their forms are as bad, and not among them: a
  /// judge finds those by the dictionary.
  package let obscene: [String]

  /// The common words as they are written, the most common ones first.
  private var written: [CommonWords.Word]

  /// The common words as they are compared, in the same order, and their levels.
  private var compared: (words: SpellableWords, levels: [String: Int])

  /// The obscene words as they are compared.
  private let hidden: Set<String>

  /// The words of the bundled dictionaries, which rate those of another English one; nil for other languages.
  private let english: RackIndex?

  /// The ratings of the words of the dictionary of `judging`.
  ///
  /// - Throws: `Diagnostic` where a list is missing or damaged.
  package init(_ judging: Judging, _ library: any Library) throws(Diagnostic) {
    let language = judging.dictionary.language
    let orthography = judging.orthography
    let list = try language.commonWords(library)
    let index = try language.code == "en" ? WordIndex(library) : nil
    english = try index.map { index throws(Diagnostic) in try index.words(of: .either, library) }
    file = index.map { .bundled($0.fingerprint) } ?? list.map { .bundled(Fingerprint($0.header)) }
    written = list?.words ?? []
    compared = list?.compared(by: orthography) ?? Self.nothing
    obscene = try language.obsceneWords(library)
    hidden = Set(obscene.map { orthography.folded($0) })
  }

  /// The ratings of a dictionary of which `stems` are some, folded: without the list of common words where it has fewer
  /// than one of them in a hundred.
  package func fitting<Failure>(_ stems: () throws(Failure) -> [String]) throws(Failure) -> WordRatings {
    if english != nil || !hasList { return self }
    let stems = try stems()
    if 100 * stems.count(where: { compared.levels[$0] != nil }) >= stems.count { return self }
    var ratings = self
    (ratings.file, ratings.isOfOtherWords, ratings.written, ratings.compared) = (nil, true, [], Self.nothing)
    return ratings
  }

  private static let nothing = (words: SpellableWords([]), levels: [String: Int]())

  /// Whether there is a list of common words.
  package var hasList: Bool { file != nil }

  /// The word `text`, which is folded and which the dictionary writes as `spelling`, with what is known of it. It is
  /// hidden where it is one of `forms`, too.
  package func rated(_ text: String, spelling: String, hiding forms: Set<String>) -> KnownWord {
    if let english { return KnownWord(text, english.word(text)?.rated(in: .either)) }
    let level = compared.levels[text] ?? 0
    let tier: WordTier = isHidden(text) || forms.contains(text) ? .hidden : hasList && level == 0 ? .rare : .goal
    return KnownWord(text, frequency: level, tier: tier, spelling: spelling)
  }

  /// Whether nobody is to be shown `word`, which is folded, unasked.
  package func isHidden(_ word: String) -> Bool { english?.word(word).map { !$0.isShown } ?? hidden.contains(word) }

  /// Whether `word`, which is folded, stands on the list.
  package func isCommon(_ word: String) -> Bool {
    english.map { $0.word(word)?.rated(in: .either).tier == .goal } ?? (compared.levels[word] != nil)
  }

  /// The common words as they are written that `letters`, which are folded, spell in part or as a whole. Complexity:
  /// linear in the words of the list.
  package func words(from letters: [Character], minimumLength: Int) -> [String] {
    compared.words.places(from: letters, minimumLength: minimumLength).map { written[$0].text }
  }

  /// The common words of `length` letters as they are compared, each once, that may be roots: all but those that nobody
  /// is to be shown; in the order of the list.
  package func roots(ofLength length: Int) -> [String] {
    if let english { return english.roots(ofLength: length) }
    var known: Set<String> = []
    return compared.words.words.filter {
      $0.utf8.count >= length && $0.count == length && !isHidden($0) && known.insert($0).inserted
    }
  }
}

extension RackIndex {
  /// The words of `length` letters that are to be found.
  func roots(ofLength length: Int) -> [String] {
    texts.words(ofLength: length).filter { $0.isWord(in: spelling) && $0.rated(in: spelling).tier == .goal }.map {
      texts[$0]
    }
  }
}

extension RecordedJudging {
  /// The fingerprint of the bundled list by which the words of the dictionary are rated.
  func fingerprintOfRatings(_ library: any Library) throws(Diagnostic) -> Fingerprint {
    if let list = try DictionaryLanguage(of: dictionary.name).commonWords(library) { return Fingerprint(list.header) }
    return try WordIndex(library).fingerprint
  }
}

extension Judging {
  /// The words of the lists of common words that `letters` spell, as they are written: compounds that stand there are
  /// to be found.
  package func compounds(from letters: [Character], minimumLength: Int, _ ratings: WordRatings?) -> [String] {
    let listed = ratings?.words(from: letters, minimumLength: minimumLength) ?? []
    let own = common?.words(from: letters, minimumLength: minimumLength) ?? []
    return listed + own
  }

  /// The note that a dictionary which joins words has no list of common words, or any dictionary none of its own words;
  /// nil where it has one.
  package func noticeOfNoList(_ ratings: WordRatings, joinsWords: @autoclosure () -> Bool) -> Diagnostic? {
    if ratings.hasList || common != nil || !ratings.isOfOtherWords && !joinsWords() { return nil }
    let lack =
      ratings.isOfOtherWords ? "has hardly a common word of its language" : "comes without a list of common words"
    return .note("\(dictionary.name) \(lack)", "its words are to be found, compounds apart")
  }
}

extension DictionaryLanguage {
  /// The list of the language's common words that comes with the program, or nil where there is none.
  func commonWords(_ library: any Library) throws(Diagnostic) -> CommonWords? {
    try commonWordsCode.map { (code) throws(Diagnostic) in try Self.list(code, library) }
  }

  /// The lists by which the words of a model of the language are counted: the common words, and rarer ones.
  package func countedWords(_ library: any Library) throws(Diagnostic) -> [CommonWords] {
    var lists: [CommonWords] = []
    for code in [commonWordsCode, rarerWordsCode] {
      if let code { lists.append(try Self.list(code, library)) }
    }
    return lists
  }

  private static func list(_ code: String, _ library: any Library) throws(Diagnostic) -> CommonWords {
    try BundledFile.commonWords(code).index(in: library, CommonWords.init)
  }

  /// The words of the language that nobody is to be shown unasked, as they are written.
  fileprivate func obsceneWords(_ library: any Library) throws(Diagnostic) -> [String] {
    guard let code = obsceneWordsCode else { return [] }
    let bytes = try BundledFile.obsceneWords(code).lines(in: library)
    return bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self).trimmed }.filter { word in
      !word.isEmpty && word.allSatisfy { $0.isWordLetter }
    }.map { String($0) }
  }
}
