package import Lexicon
import ScrambleFiles
package import Spelling
import Synchronization
package import WordLists
package import WordScramble

/// Judges by the dictionary in use, and by the word index in its place where that is known to say the same.
package final class DictionaryJudge: Judge, Sendable {
  /// The most arrangements that Hunspell is asked about unasked, enough for eight different letters: a third of a
  /// second.
  package static let quick = 110_000

  /// The most arrangements that it is asked about at all, enough for ten different letters: half a minute.
  package static let patient = 10_000_000

  package let speller: any SpellChecker
  package let data: DataFolder

  /// By what it judges, beside Hunspell.
  package let judging: Judging
  private let patience: Int
  private let report: @Sendable (ArrangementCount) -> Void
  private let opened: OpenedIndex

  /// A judge that asks about no more than `patience` arrangements where it has no index, and tells `report` how far it
  /// has come with them. Without `judging` the dictionary alone decides, with the orthography of its language.
  package convenience init(
    _ speller: any SpellChecker, _ data: DataFolder, _ judging: Judging? = nil, patience: Int = quick,
    report: @escaping @Sendable (ArrangementCount) -> Void = { _ in }
  ) {
    self.init(
      speller, data, judging ?? Judging(speller.files), patience: patience, report: report, opened: OpenedIndex())
  }

  private init(
    _ speller: any SpellChecker, _ data: DataFolder, _ judging: Judging, patience: Int,
    report: @escaping @Sendable (ArrangementCount) -> Void, opened: OpenedIndex
  ) {
    self.speller = speller
    self.data = data
    self.judging = judging
    self.patience = patience
    self.report = report
    self.opened = opened
  }

  /// The same judge, with the same index, that asks about no more than `patience` arrangements.
  func asking(upTo patience: Int) -> DictionaryJudge {
    DictionaryJudge(speller, data, judging, patience: patience, report: report, opened: opened)
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

  /// Whether many words at a time are asked about in far less time than one after the other.
  package var prefersMany: Bool { speller.prefersMany }

  package func isReal(_ word: String) throws(any Error) -> Bool {
    if judging.extra?.words.contains(word) == true { return true }
    if let index = try index, word.isPlain {
      if index.contains(word) { return true }
      if judging.orthography == Orthography() { return false }
    }
    if try speller.isReal(word) { return true }
    guard judging.orthography.allowsCapitals else { return false }
    return try speller.isReal(word.prefix(1).capitals + word.dropFirst())
  }

  /// The answers of `isReal` to all `words`, in their order.
  package func areReal(_ words: [String]) throws -> [Bool] {
    try index == nil && judging.orthography == Orthography() && judging.extra == nil
      ? speller.areReal(words) : words.map(isReal)
  }

  package func solution(of root: RootWord, _ rules: Rules) throws(any Error) -> Solution? {
    try words(from: Array(root.description), minimumLength: rules.minimumLength).map {
      Solution(of: root, rules: rules, found: $0)
    }
  }

  /// All words that `letters`, which are folded, spell in part or as a whole; nil where that cannot be told.
  package func words(from letters: [Character], minimumLength: Int = 1) throws -> [KnownWord]? {
    let isTiered = try index != nil
    return try dictionaryWords(from: letters, minimumLength: minimumLength).map {
      judging.completed($0, from: letters, minimumLength: minimumLength, isTiered: isTiered)
    }
  }

  /// The dictionary's own of these words.
  private func dictionaryWords(from letters: [Character], minimumLength: Int) throws -> [KnownWord]? {
    let index = try index
    if let index, let rack = Rack(String(letters)) {
      return index.words(from: rack, minimumLength: minimumLength).map { KnownWord(index.texts[$0], $0) }
    }
    let arrangements = Arrangements(of: letters)
    guard arrangements.count <= patience else { return nil }
    var asked = 0
    defer { report(ArrangementCount(asked: arrangements.count, all: arrangements.count)) }
    let multiset = LetterMultiset(letters)
    var words: [KnownWord] = []
    var known: Set<String> = []
    var waiting: [String] = []
    func ask() throws {
      // Letters side by side may be another letter together, which is not there, or is there besides.
      for (word, isReal) in zip(waiting, try speller.areReal(waiting))
      where isReal && multiset.contains(LetterMultiset(word)) && known.insert(word).inserted {
        words.append(KnownWord(word, index?.word(word)))
      }
      waiting.removeAll(keepingCapacity: true)
      report(ArrangementCount(asked: asked, all: arrangements.count))
    }
    try arrangements.forEach { word throws(any Error) in
      asked += 1
      guard word.count >= minimumLength else { return }
      waiting.append(word)
      if waiting.count == SpellerProcess.batch { try ask() }
    }
    try ask()
    return words
  }

  /// What `root`, which is folded and of letters only, offers under `rules`; nil where that cannot be told.
  package func tally(of root: String, _ rules: Rules) throws -> RootTally? {
    guard let index = try index, let rack = Rack(root), judging.isDictionaryAlone else {
      return try solution(of: try RootWord(root), rules).map {
        RootTally($0, letters: root.count)
      }
    }
    return index.tally(of: rack, minimumLength: rules.minimumLength, leavingOut: root)
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

/// How many of the arrangements of some letters the dictionary was asked about.
package struct ArrangementCount: Sendable {
  package let asked: Int
  package let all: Int
}

extension String {
  /// Whether the word is of the letters a to z, as the words of the index are.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } }
}

extension KnownWord {
  /// The word `text` with what the index knows of it, if it knows it.
  fileprivate init(_ text: String, _ word: IndexedWord?) {
    self.init(text, frequency: word?.frequency ?? 0, tier: word?.tier ?? .goal)
  }
}
