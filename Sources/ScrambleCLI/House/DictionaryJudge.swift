import Files
import Lexicon
import Spelling
import Synchronization
import Terminal
import WordLists
import WordScramble

/// Judges by the dictionary in use, and by the word index in its place where that is known to say the same.
final class DictionaryJudge: Judge, Sendable {
  /// The most arrangements that Hunspell is asked about unasked, enough for eight different letters: a fifth of a
  /// second.
  static let quick = 110_000

  /// The most arrangements that it is asked about at all, enough for ten different letters: a quarter of a minute.
  static let patient = 10_000_000

  let speller: Speller
  private let data: DataFolder
  private let patience: Int
  private let opened = Mutex<Result<RackIndex?, any Error>?>(nil)

  /// A judge that asks about no more than `patience` arrangements where it has no index.
  init(_ speller: Speller, _ data: DataFolder, patience: Int = quick) {
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

  func isReal(_ word: String) throws(any Error) -> Bool {
    if let index = try index, word.isPlain { return index.contains(word) }
    return try speller.isReal(word)
  }

  func solution(of root: RootWord, _ rules: Rules) throws(any Error) -> Solution? {
    let index = try index
    if let index, let rack = Rack(root.description) {
      let words = index.words(from: rack, minimumLength: rules.minimumLength)
      return Solution(of: root, rules: rules, found: words.lazy.map { Solution.Word(index.texts[$0], $0) })
    }
    let all = Arrangements(of: root.description).count
    guard all <= patience else { return nil }
    let progress = ProgressLine(besideResults: false) {
      "asked about \($0 / max(all / 100, 1)) % of \(all) arrangements"
    }
    defer { progress.finish() }
    let rate = { word in Solution.Word(word, index?.word(word)) }
    return try Solution(of: root, rules: rules, rate: rate) { word throws(any Error) in
      progress.advance(by: 1)
      return try speller.isReal(word)
    }
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
    let isBundled = speller.files.words == "\(data.dictionaries)/\(DictionaryShelf.bundledName).dic"
    guard isBundled || isOrdinaryFile(data.wordIndex) else { return nil }
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
