import Dispatch
package import Journal
package import Lexicon
import ListChecking
import ScrambleFiles
package import Sessions
package import Spelling
import Synchronization
package import WordLists
package import WordScramble

/// Judges by the dictionary in use, and by the word index in its place where that is known to say the same.
package final class DictionaryJudge: WordJudge, ListJudge {
  package let speller: any SpellChecker
  package let data: DataFolder

  package let judging: Judging
  private let limit: SearchLimit
  private let report: @Sendable (SearchProgress) -> Void
  private let shared: Shared
  private let search: RackSearch
  private let latest = Mutex<RackWords?>(nil)
  private let preparing = DispatchGroup()

  /// A judge that asks Hunspell about no more than `limit` says for the words of a root, and tells `report` how far it
  /// has come with them. Without `judging` the dictionary alone decides, with the orthography of its language.
  package convenience init(
    _ speller: any SpellChecker, _ data: DataFolder, _ judging: Judging? = nil, limit: SearchLimit = .quick,
    report: @escaping @Sendable (SearchProgress) -> Void = { _ in }
  ) {
    let judging = judging ?? Judging(NamedDictionary(speller.files))
    self.init(
      speller, data, judging, limit: limit, report: report, shared: Shared(),
      search: RackSearch(speller, judging.orthography))
  }

  private init(
    _ speller: any SpellChecker, _ data: DataFolder, _ judging: Judging, limit: SearchLimit,
    report: @escaping @Sendable (SearchProgress) -> Void, shared: Shared, search: RackSearch
  ) {
    self.speller = speller
    self.data = data
    self.judging = judging
    self.limit = limit
    self.report = report
    self.shared = shared
    self.search = search
  }

  package func making(_ effort: SearchEffort) -> any WordJudge {
    DictionaryJudge(
      speller, data, judging, limit: effort == .drawing ? .drawing : .patient, report: report, shared: shared,
      search: search)
  }

  /// A judge for another thread. It shares the index and the forms, and asks a speller of its own.
  package func another() -> DictionaryJudge {
    let speller = LocalLibrary.speller(speller.files, data)
    return DictionaryJudge(
      speller, data, judging, limit: limit, report: report, shared: shared, search: search.asking(speller))
  }

  /// The judge by the index of the dictionary in use, or nil where there is none: it comes with the bundled ones.
  package var indexed: IndexedJudge? { get throws(Diagnostic) { try shared.index.value { try openIndex() } } }

  /// How well people know the words of a dictionary without an index, and which of them nobody is to be shown.
  private var ratings: WordRatings {
    get throws(Diagnostic) {
      try shared.ratings.value {
        // The forms of the dictionary are read meanwhile.
        let reading = DispatchGroup()
        DispatchQueue.global().async(group: reading) { [search] in _ = try? search.wordForms() }
        defer { reading.wait() }
        return try WordRatings(judging, LocalLibrary(data)).fitting { try search.wordForms()?.someStems ?? [] }
      }
    }
  }

  /// The forms of obscene words that letters spell, in the dictionary of `ratings`.
  private func obsceneForms(from letters: [Character], _ ratings: WordRatings) throws(Diagnostic) -> Set<String> {
    if ratings.obscene.isEmpty { return [] }
    let forms = try shared.forms.value { try search.wordForms()?.forms(ofStems: ratings.obscene) }
    return forms?.forms(from: letters) ?? []
  }

  package func isHidden(_ word: String) throws(Diagnostic) -> Bool {
    if let indexed = try indexed { return indexed.isHidden(word) }
    let ratings = try ratings
    if ratings.isHidden(word) { return true }
    return try obsceneForms(from: Array(word), ratings).contains(word)
  }

  /// The judge by the index, where capitals are refused and accents count: then index and dictionary agree.
  private var answering: IndexedJudge? {
    get throws(Diagnostic) { judging.orthography == Orthography() ? try indexed : nil }
  }

  /// The judge that answers for `word`: the index itself where it knows all such words, and this one elsewhere.
  func judge(of word: String) throws(Diagnostic) -> any WordJudge {
    if word.isPlain, let answering = try answering { return answering }
    return self
  }

  package var index: DataFile? {
    get throws(Diagnostic) {
      if let indexed = try indexed { return indexed.index }
      return try ratings.file
    }
  }

  package var isRated: Bool { get throws(Diagnostic) { try indexed != nil } }

  package var answersAtOnce: Bool { get throws(Diagnostic) { try answering != nil } }

  package var prefersMany: Bool { speller.prefersMany }

  package func prepare(_ preparation: Preparation) {
    // A failure is told later, with the answer that needs the words.
    guard (try? answersAtOnce) == false else { return }
    DispatchQueue.global().async(group: preparing) { [self] in
      switch preparation {
      case .nothing: break
      case .loading: _ = try? search.wordForms()
      case .solution(let root, let rules):
        // Nothing is reported: a person is typing, and the line on the screen is theirs.
        _ = try? words(
          from: Array(root.description), minimumLength: rules.minimumLength, joinsParts: false, report: { _ in })
      }
    }
  }

  /// Waits for what `prepare` began: the process must not end while Hunspell is at work on another of its threads. A
  /// process of its own may be left.
  package func finish() { if speller is Speller { preparing.wait() } }

  package func isSearchingForLong() -> Bool { preparing.wait(timeout: .now() + 1) == .timedOut }

  package func isReal(_ word: String) throws(LookupFault) -> Bool {
    if judging.extra?.words.contains(word) == true { return true }
    return try LookupFault.telling { () throws(Diagnostic) in
      if word.isPlain, let answering = try answering { return answering.isReal(word) }
      if let isFound = isFound(word) { return isFound }
      return try Diagnostic.telling { try search.isReal(word) }
    }
  }

  package func spellings(
    ofLengths lengths: ClosedRange<Int>, where isMeant: (String) -> Bool
  ) throws(Diagnostic) -> (words: [String: String], areAll: Bool) {
    try Diagnostic.telling { try search.words(ofLengths: lengths, where: isMeant) }
  }

  package func rated(_ text: String, spelling: String) throws(Diagnostic) -> KnownWord {
    try ratings.rated(text, spelling: spelling, hiding: [])
  }

  package func areReal(_ words: [String]) throws -> [Bool] {
    if try answersAtOnce || judging.extra != nil || judging.orthography.foldsAccents { return try words.map(isReal) }
    return try search.areReal(words)
  }

  package func isRare(_ word: String) throws(LookupFault) -> Bool {
    try LookupFault.telling { () throws(Diagnostic) in
      if let indexed = try indexed { return indexed.isRare(word) }
      let ratings = try ratings
      if try isHidden(word) { return true }
      if let common = judging.common { return !common.words.contains(word) }
      if ratings.hasList { return !ratings.isCommon(word) }
      if judging.extra?.words.contains(word) == true { return false }
      return try Diagnostic.telling { try !search.isWhole(word) }
    }
  }

  package func solution(of root: RootWord, _ rules: Rules) throws(LookupFault) -> Solution? {
    try LookupFault.telling { () throws(Diagnostic) in
      let found = try words(
        from: Array(root.description), minimumLength: rules.minimumLength, joinsParts: false, report: report)
      return found.map { Solution(of: root, rules: rules, found: $0) }
    }
  }

  package func words(from letters: [Character], minimumLength: Int) throws(Diagnostic) -> [KnownWord]? {
    try words(from: letters, minimumLength: minimumLength, joinsParts: true, report: report)
  }

  /// - Parameter joinsParts: whether compounds are among them that no list of common words has.
  private func words(
    from letters: [Character], minimumLength: Int, joinsParts: Bool,
    report: @escaping @Sendable (SearchProgress) -> Void
  ) throws(Diagnostic) -> [KnownWord]? {
    if let answering = try answering, let words = answering.words(from: letters, minimumLength: minimumLength) {
      return words
    }
    let index = try indexed?.rack
    let ratings = try index == nil ? ratings : nil
    // Whoever asks about the same letters meanwhile waits for the answer.
    return try latest.withLock { latest throws(Diagnostic) in
      if let found = latest, found.letters == letters, found.minimumLength <= minimumLength,
        found.joinsParts == joinsParts
      {
        return found.words?.filter { $0.text.count >= minimumLength }
      }
      let joined = joinsParts ? nil : judging.compounds(from: letters, minimumLength: minimumLength, ratings)
      let found = try Diagnostic.telling {
        try search.words(from: letters, minimumLength: minimumLength, joined: joined, limit: limit, report: report)
      }
      let hidden = try ratings.map { ratings throws(Diagnostic) in try obsceneForms(from: letters, ratings) } ?? []
      let words = found.map { found in
        judging.completed(
          found.sorted { $0.key < $1.key }.map { text, spelling in
            ratings?.rated(text, spelling: spelling, hiding: hidden) ?? KnownWord(text, index?.word(text))
          }, from: letters, minimumLength: minimumLength, isTiered: ratings?.hasList ?? true)
      }
      latest = RackWords(
        letters: letters, minimumLength: minimumLength, joinsParts: joinsParts, words: words,
        texts: judging.orthography.foldsAccents ? Set(words?.map(\.text) ?? []) : [],
        multiset: LetterMultiset(letters))
      return words
    }
  }

  package func words(ofLength length: Int, from rack: OpenRack) throws(Diagnostic) -> [KnownWord]? {
    try answering?.words(ofLength: length, from: rack)
  }

  /// Whether `word` is one of the words that were found last, or nil where that does not tell. With accents folded a
  /// search takes less time than asking for one word after the other.
  private func isFound(_ word: String) -> Bool? {
    guard judging.orthography.foldsAccents else { return nil }
    return latest.withLockIfAvailable { latest in
      guard let latest, let isFound = latest.contains(word) else { return nil }
      // A compound that was not looked for may be a word all the same.
      if !isFound, !latest.joinsParts, (try? search.wordForms())??.makesCompounds != false { return nil }
      return isFound
    } ?? nil
  }

  package var reasonForNoWords: String {
    let name = speller.files.name
    if let fault = search.reasonForArrangements {
      return
        "the forms of \(name) cannot be made (\(fault)), and to ask about all arrangements of the letters is too much"
    }
    return "\(name) makes too many forms of the letters, with compounds"
  }

  /// The notice that words are found by asking about every arrangement, or that no list tells which words are common;
  /// nil where neither is so, and as long as that is not known.
  package var notice: Diagnostic? {
    if let fault = search.reasonForArrangements {
      return .note(
        "cannot make the forms of \(speller.files.name)", because: "\(fault)",
        "Hunspell is asked about every arrangement of the letters")
    }
    guard (try? indexed) == nil, let ratings = try? ratings else { return nil }
    return judging.noticeOfNoList(ratings, joinsWords: (try? search.wordForms())??.makesCompounds == true)
  }

  package func rootCandidates(ofLength length: Int) throws(Diagnostic) -> WordList {
    if let indexed = try indexed { return indexed.rootCandidates(ofLength: length) }
    let ratings = try ratings
    return try shared.candidates.withLock { lists throws(Diagnostic) in
      if let known = lists[length] { return known }
      let own = { () throws(Diagnostic) in try self.search.wordForms()?.roots(ofLength: length) ?? [] }
      let list = WordList(words: ratings.hasList ? ratings.roots(ofLength: length) : try own())
      lists[length] = list
      return list
    }
  }

  package func tally(of root: String, _ rules: Rules) throws(Diagnostic) -> RootTally? {
    if let answering = try answering, let tally = answering.tally(of: root, rules) { return tally }
    return try Diagnostic.telling { try solution(of: RootWord(root), rules) }.map { RootTally($0, letters: root.count) }
  }

  package func knownForm(of word: String) throws(Diagnostic) -> KnownForm? {
    if let indexed = try indexed { return indexed.knownForm(of: word) }
    return try Diagnostic.telling { try KnownForm(of: word, judging, areKnown: speller.areKnown) }
  }

  package func isRealCompound(_ word: String) throws(Diagnostic) -> Bool {
    try Diagnostic.telling { try speller.isRealCompound(word) }
  }

  private func openIndex() throws -> IndexedJudge? {
    // A bundled dictionary without its index is a broken installation; any other may well have none.
    guard InstalledDictionaries(data).isBundled(speller.files) || isOrdinaryFile(data.wordIndex) else { return nil }
    let library = LocalLibrary(data)
    let index = try WordIndex(library)
    guard let spelling = index.spelling(of: try speller.files.fingerprint()) else { return nil }
    return IndexedJudge(judging, try index.words(of: spelling, library), index.fingerprint)
  }
}

/// The data of a dictionary that all judges by it share.
private final class Shared: Sendable {
  /// The judge by the index of the dictionary, or nil where there is none.
  let index = OpenedOnce<IndexedJudge?>()
  let ratings = OpenedOnce<WordRatings>()

  /// The forms of obscene words.
  let forms = OpenedOnce<StemForms?>()

  /// The words that may be roots, by their lengths.
  let candidates = Mutex<[Int: WordList]>([:])
}

extension DictionaryJudge {
  /// Refuses a list of common words none of which is a word: nothing could be found.
  ///
  /// No more words are asked about than take a moment.
  func requireCommonWord() throws {
    guard let common = judging.common else { return }
    let words = common.words.sorted()
    for start in stride(from: 0, to: min(words.count, Self.mostCommonWordsAsked), by: SpellerProcess.batch) {
      if try areReal(Array(words[start..<min(start + SpellerProcess.batch, words.count)])).contains(true) { return }
    }
    throw Diagnostic(
      .badData, "cannot use \(common.file.name)",
      because: "it holds no word of the dictionary \(judging.dictionary.name)", "name a list in its language")
  }

  private static let mostCommonWordsAsked = 100_000
}
