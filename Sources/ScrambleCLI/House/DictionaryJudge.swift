import Files
import Lexicon
import Spelling
import Synchronization
import Terminal
import WordLists
import WordScramble

/// Judges by the dictionary in use, and by the word index in its place where that is known to say the same.
final class DictionaryJudge: Judge, Sendable {
  /// The most arrangements that Hunspell is asked about unasked, enough for eight different letters: a third of a
  /// second.
  static let quick = 110_000

  /// The most arrangements that it is asked about at all, enough for ten different letters: half a minute.
  static let patient = 10_000_000

  let speller: any SpellChecker
  let data: DataFolder
  private let patience: Int
  private let opened = Mutex<Result<RackIndex?, any Error>?>(nil)

  /// A judge that asks about no more than `patience` arrangements where it has no index.
  init(_ speller: any SpellChecker, _ data: DataFolder, patience: Int = quick) {
    self.speller = speller
    self.data = data
    self.patience = patience
  }

  /// The index of the words of the dictionary in use, or nil where there is none: it comes with the bundled one.
  var index: RackIndex? {
    get throws {
      try opened.withLock { opened in
        let result = opened ?? Result { try openIndex() }
        opened = result
        return try result.get()
      }
    }
  }

  /// Whether many words at a time are asked about in far less time than one after the other.
  var prefersMany: Bool { speller.prefersMany }

  func isReal(_ word: String) throws(any Error) -> Bool {
    if let index = try index, word.isPlain { return index.contains(word) }
    return try speller.isReal(word)
  }

  /// The answers of `isReal` to all `words`, in their order.
  func areReal(_ words: [String]) throws -> [Bool] {
    try index == nil ? speller.areReal(words) : words.map(isReal)
  }

  func solution(of root: RootWord, _ rules: Rules) throws(any Error) -> Solution? {
    try words(from: Array(root.description), minimumLength: rules.minimumLength).map {
      Solution(of: root, rules: rules, found: $0)
    }
  }

  /// All words that `letters`, which are folded, spell in part or as a whole; nil where that cannot be told.
  func words(from letters: [Character], minimumLength: Int = 1) throws -> [Solution.Word]? {
    let index = try index
    if let index, let rack = Rack(String(letters)) {
      return index.words(from: rack, minimumLength: minimumLength).map { Solution.Word(index.texts[$0], $0) }
    }
    let arrangements = Arrangements(of: letters)
    guard arrangements.count <= patience else { return nil }
    let hundredth = max(arrangements.count / 100, 1)
    let progress = ProgressLine(besideResults: false) {
      "asked about \($0 / hundredth) % of \(arrangements.count) arrangements"
    }
    defer { progress.finish() }
    let multiset = LetterMultiset(letters)
    var words: [Solution.Word] = []
    var known: Set<String> = []
    var waiting: [String] = []
    var tried = 0
    func ask() throws {
      progress.advance(by: tried)
      tried = 0
      // Letters side by side may be another letter together, which is not there, or is there besides.
      for (word, isReal) in zip(waiting, try speller.areReal(waiting))
      where isReal && multiset.contains(LetterMultiset(word)) && known.insert(word).inserted {
        words.append(Solution.Word(word, index?.word(word)))
      }
      waiting.removeAll(keepingCapacity: true)
    }
    try arrangements.forEach { word throws(any Error) in
      tried += 1
      guard word.count >= minimumLength else { return }
      waiting.append(word)
      if waiting.count == SpellerProcess.batch { try ask() }
    }
    try ask()
    return words
  }

  /// What `root`, which is folded and of letters only, offers under `rules`; nil where that cannot be told.
  func tally(of root: String, _ rules: Rules) throws -> RootTally? {
    guard let index = try index, let rack = Rack(root) else {
      return try solution(of: try RootWord(root), rules).map {
        RootTally($0, letters: root.count, commonFrequency: RackTally.commonFrequency)
      }
    }
    let tally = index.tally(of: rack, minimumLength: rules.minimumLength)
    var (byLength, common) = (tally.wordsByLength, tally.common)
    // The index counts the root's own word, which cannot be played.
    if rack.count >= rules.minimumLength, let word = index.word(root), !word.isObscene {
      byLength[rack.count] -= 1
      if word.frequency >= RackTally.commonFrequency { common -= 1 }
    }
    return RootTally(wordsByLength: byLength, common: common)
  }

  /// Whether nobody should be shown `word` unasked, as far as the index knows.
  func isObscene(_ word: String) throws -> Bool { try index?.word(word)?.isObscene ?? false }

  private func openIndex() throws -> RackIndex? {
    // The bundled dictionary without its index is a broken installation; any other may well have none.
    guard DictionaryShelf(data).isBundled(speller.files) || isOrdinaryFile(data.wordIndex) else { return nil }
    let index = try BundledIndex(data)
    let dictionary = try speller.files.fingerprint()
    return index.isMade(from: dictionary) ? try index.byRack() : nil
  }
}

extension String {
  /// Whether the word is of the letters a to z, as the words of the index are.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } }
}

extension Solution.Word {
  /// The word `text` with what the index knows of it, if it knows it.
  fileprivate init(_ text: String, _ word: IndexedWord?) {
    self.init(text, frequency: word?.frequency ?? 0, isObscene: word?.isObscene ?? false)
  }
}
