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
  func words(from letters: [Character], minimumLength: Int = 1) throws -> [KnownWord]? {
    let index = try index
    if let index, let rack = Rack(String(letters)) {
      return index.words(from: rack, minimumLength: minimumLength).map { KnownWord(index.texts[$0], $0) }
    }
    let arrangements = Arrangements(of: letters)
    guard arrangements.count <= patience else { return nil }
    let hundredth = max(arrangements.count / 100, 1)
    let progress = ProgressLine(besideResults: false) {
      "asked about \($0 / hundredth) % of \(arrangements.count) arrangements"
    }
    defer { progress.finish() }
    let multiset = LetterMultiset(letters)
    var words: [KnownWord] = []
    var waiting: [String] = []
    func ask() throws {
      // Letters side by side may be another letter together, which is not there.
      for (word, isReal) in zip(waiting, try speller.areReal(waiting))
      where isReal && multiset.contains(LetterMultiset(word)) {
        words.append(KnownWord(word, index?.word(word)))
      }
      waiting.removeAll(keepingCapacity: true)
    }
    try arrangements.forEach { word throws(any Error) in
      progress.advance(by: 1)
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
        RootTally($0, letters: root.count)
      }
    }
    return index.tally(of: rack, minimumLength: rules.minimumLength, leavingOut: root)
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

extension KnownWord {
  /// The word `text` with what the index knows of it, if it knows it.
  fileprivate init(_ text: String, _ word: IndexedWord?) {
    self.init(text, frequency: word?.frequency ?? 0, isObscene: word?.isObscene ?? false)
  }
}
