package import Lexicon
import ScrambleFiles
package import Spelling
import Synchronization
package import WordLists
package import WordScramble

/// Judges by the dictionary in use, and by the word index in its place where that is known to say the same.
package final class DictionaryJudge: Judge, Sendable {
  package let speller: any SpellChecker
  package let data: DataFolder

  /// By what it judges, beside Hunspell.
  package let judging: Judging
  private let limit: SearchLimit
  private let report: @Sendable (SearchProgress) -> Void
  private let opened: OpenedIndex
  private let search: WordSearch
  private let latest = Mutex<FoundWords?>(nil)

  /// A judge that asks Hunspell about no more than `limit` says for the words of a root, and tells `report` how far it
  /// has come with them. Without `judging` the dictionary alone decides, with the orthography of its language.
  package convenience init(
    _ speller: any SpellChecker, _ data: DataFolder, _ judging: Judging? = nil, limit: SearchLimit = .quick,
    report: @escaping @Sendable (SearchProgress) -> Void = { _ in }
  ) {
    let judging = judging ?? Judging(speller.files)
    self.init(
      speller, data, judging, limit: limit, report: report, opened: OpenedIndex(),
      search: WordSearch(speller, judging.orthography))
  }

  private init(
    _ speller: any SpellChecker, _ data: DataFolder, _ judging: Judging, limit: SearchLimit,
    report: @escaping @Sendable (SearchProgress) -> Void, opened: OpenedIndex, search: WordSearch
  ) {
    self.speller = speller
    self.data = data
    self.judging = judging
    self.limit = limit
    self.report = report
    self.opened = opened
    self.search = search
  }

  /// The same judge, with the same index and forms, that asks about no more than `limit` says.
  func asking(upTo limit: SearchLimit) -> DictionaryJudge {
    DictionaryJudge(speller, data, judging, limit: limit, report: report, opened: opened, search: search)
  }

  /// The same judge for another thread, with the same index and forms: it asks `speller`, which judges by the same
  /// dictionary and waits for no other thread's questions.
  package func asking(_ speller: any SpellChecker) -> DictionaryJudge {
    DictionaryJudge(
      speller, data, judging, limit: limit, report: report, opened: opened, search: search.asking(speller))
  }

  /// The index of the words of the dictionary in use, or nil where there is none: it comes with the bundled ones.
  package var index: RackIndex? {
    get throws {
      try opened.result.withLock { opened in
        let result = opened ?? Result { try openIndex() }
        opened = result
        return try result.get()
      }
    }
  }

  /// The index where it says the same as the dictionary: its words are in lower case and without accents.
  private var answeringIndex: RackIndex? {
    get throws { judging.orthography == Orthography() ? try index : nil }
  }

  /// Whether nothing has to be loaded before the first answer.
  package var answersAtOnce: Bool { get throws { try answeringIndex != nil } }

  /// Whether many words at a time are asked about in far less time than one after the other.
  package var prefersMany: Bool { speller.prefersMany }

  /// Loads what the answers need, unless that has been done: the forms of the dictionary while Hunspell loads it.
  package func load() throws {
    if try !answersAtOnce { _ = try search.wordForms() }
  }

  package func isReal(_ word: String) throws(LookupFault) -> Bool {
    if judging.extra?.words.contains(word) == true { return true }
    do {
      if let index = try answeringIndex, word.isPlain { return index.contains(word) }
      return try isFound(word) ?? search.isReal(word)
    } catch {
      throw LookupFault(telling: error)
    }
  }

  /// The answers of `isReal` to all `words`, in their order.
  package func areReal(_ words: [String]) throws -> [Bool] {
    if try answersAtOnce || judging.extra != nil || judging.orthography.foldsAccents { return try words.map(isReal) }
    return try search.areReal(words)
  }

  package func isRare(_ word: String) throws(LookupFault) -> Bool {
    do {
      let index = try index
      let tier = index?.word(word)?.tier
      if tier == .hidden { return true }
      if let common = judging.common { return !common.words.contains(word) }
      return index != nil && tier != .goal
    } catch {
      throw LookupFault(telling: error)
    }
  }

  package func solution(of root: RootWord, _ rules: Rules) throws(LookupFault) -> Solution? {
    do {
      return try words(from: Array(root.description), minimumLength: rules.minimumLength).map {
        Solution(of: root, rules: rules, found: $0)
      }
    } catch {
      throw LookupFault(telling: error)
    }
  }

  /// All words that `letters`, which are folded, spell in part or as a whole; nil where that cannot be told, for the
  /// reason that `reasonForNoWords` gives.
  package func words(from letters: [Character], minimumLength: Int = 1) throws -> [KnownWord]? {
    let index = try index
    if let index = try answeringIndex, let rack = Rack(String(letters)) {
      let found = index.words(from: rack, minimumLength: minimumLength).map { KnownWord(index.texts[$0], $0) }
      return judging.completed(found, from: letters, minimumLength: minimumLength, isTiered: true)
    }
    // Whoever asks about the same letters meanwhile waits for the answer.
    return try latest.withLock { latest in
      if let found = latest, found.letters == letters, found.minimumLength <= minimumLength {
        return found.words?.filter { $0.text.count >= minimumLength }
      }
      let found = try search.words(from: letters, minimumLength: minimumLength, limit: limit, report: report)
      let words = found.map { found in
        judging.completed(
          found.sorted { $0.key < $1.key }.map { text, spelling in
            index.map { KnownWord(text, $0.word(text)) } ?? KnownWord(text, spelling: spelling)
          }, from: letters, minimumLength: minimumLength, isTiered: index != nil)
      }
      latest = FoundWords(
        letters: letters, minimumLength: minimumLength, words: words, isAsked: judging.orthography.foldsAccents)
      return words
    }
  }

  /// The words of `length` letters that `rack` spells; nil where no index answers for the dictionary.
  func words(ofLength length: Int, from rack: OpenRack) throws -> [KnownWord]? {
    guard let index = try answeringIndex else { return nil }
    let indexed = index.texts.words(ofLength: length).filter {
      $0.isWord(in: index.spelling) && rack.spells(index.texts.letters(of: $0))
    }
    let words = indexed.map { KnownWord(index.texts[$0], $0) }
    let known = Set(words.map(\.text))
    let own = judging.extra?.words.filter {
      $0.isPlain && $0.utf8.count == length && rack.spells($0.utf8) && !known.contains($0)
    }
    return words + (own ?? []).map { KnownWord($0, tier: .rare) }
  }

  /// Whether words are being looked for at the moment, on another thread.
  package var isSearching: Bool { latest.withLockIfAvailable { _ in } == nil }

  /// Whether `word` is one of the words that were found last, or nil where that does not tell. With accents folded a
  /// search takes less time than asking for one word after the other.
  private func isFound(_ word: String) -> Bool? {
    guard judging.orthography.foldsAccents else { return nil }
    return latest.withLockIfAvailable { $0?.contains(word) } ?? nil
  }

  /// Why `words(from:minimumLength:)` and `solution(of:_:)` do not answer.
  package var reasonForNoWords: String {
    let name = speller.files.name
    if let fault = search.reasonForArrangements {
      return
        "the forms of \(name) cannot be made (\(fault)), and to ask about all arrangements of the letters is too much"
    }
    return "\(name) makes too many forms of the letters, with compounds"
  }

  /// What is to be told of a dictionary whose words are found by asking about every arrangement, once that is known.
  package var notice: Diagnostic? {
    search.reasonForArrangements.map {
      .note(
        "cannot make the forms of \(speller.files.name)", because: "\($0)",
        "Hunspell is asked about every arrangement of the letters")
    }
  }

  /// The words of the dictionary that have `length` letters and may be roots, folded, in an order that depends on the
  /// dictionary alone. Some may not be real: forms of words, such as parts of compounds.
  package func rootCandidates(ofLength length: Int) throws -> [String] {
    if let index = try answeringIndex {
      return index.texts.words(ofLength: length).filter { $0.tier == .goal && $0.isWord(in: index.spelling) }.map {
        index.texts[$0]
      }
    }
    guard let forms = try search.wordForms() else { return [] }
    var known: Set<String> = []
    return forms.stems(ofLength: length).map { judging.orthography.folded($0) }.filter {
      $0.count == length && $0.allSatisfy(\.isWordLetter) && known.insert($0).inserted
    }
  }

  /// What `root`, which is folded and of letters only, offers under `rules`; nil where that cannot be told.
  package func tally(of root: String, _ rules: Rules) throws -> RootTally? {
    if judging.isDictionaryAlone, let index = try answeringIndex, let rack = Rack(root) {
      return index.tally(of: rack, minimumLength: rules.minimumLength, leavingOut: root)
    }
    return try solution(of: try RootWord(root), rules).map { RootTally($0, letters: root.count) }
  }

  /// How hard `root` is to one who may play words of three letters or more, whatever `rules` say of that; nil where no
  /// word is to be found, or where that cannot be told.
  func level(of root: RootWord, _ rules: Rules) throws -> RootLevel? {
    let solution = try solution(of: root, Rules(orthography: rules.orthography))
    let isRated = try index != nil
    return solution.flatMap { RootLevel($0, isRated: isRated) }
  }

  /// Whether nobody should be shown `word` unasked, as far as the index knows.
  package func isObscene(_ word: String) throws -> Bool { try index?.word(word)?.isObscene ?? false }

  private func openIndex() throws -> RackIndex? {
    // A bundled dictionary without its index is a broken installation; any other may well have none.
    guard InstalledDictionaries(data).isBundled(speller.files) || isOrdinaryFile(data.wordIndex) else { return nil }
    let index = try BundledIndex(data)
    let dictionary = try speller.files.fingerprint()
    return try index.spelling(of: dictionary).map { try index.byRack($0) }
  }
}

/// An index that is opened when it is first asked for, once for all judges that share it.
private final class OpenedIndex: Sendable {
  let result = Mutex<Result<RackIndex?, any Error>?>(nil)
}

/// The words that some letters were found to spell, or nil where that could not be told.
private struct FoundWords {
  let letters: [Character]
  let minimumLength: Int
  let words: [KnownWord]?
  private let texts: Set<String>
  private let multiset: LetterMultiset

  /// `isAsked` says whether `contains` is going to be asked.
  init(letters: [Character], minimumLength: Int, words: [KnownWord]?, isAsked: Bool) {
    self.letters = letters
    self.minimumLength = minimumLength
    self.words = words
    texts = isAsked ? Set(words?.map(\.text) ?? []) : []
    multiset = LetterMultiset(letters)
  }

  /// Whether `word` is one of them, or nil for one that the letters do not spell.
  func contains(_ word: String) -> Bool? {
    guard words != nil, word.count >= minimumLength, multiset.contains(LetterMultiset(word)) else { return nil }
    return texts.contains(word)
  }
}

extension String {
  /// Whether the word is of the letters a to z, as the words of the index are.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } }
}

extension KnownWord {
  /// The word `text` with what the index knows of it. What it does not know, such as a name, is rare.
  fileprivate init(_ text: String, _ word: IndexedWord?) {
    self.init(text, frequency: word?.frequency ?? 0, tier: word?.tier ?? .rare)
  }
}
