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
    if let index = try index, let rack = Rack(root.description) {
      let words = index.words(from: rack, minimumLength: rules.minimumLength)
      let shown = words.lazy.filter { !$0.isObscene }.map {
        Solution.Word(index.texts[$0], frequency: $0.frequency)
      }
      let ownWord = index.word(root.description)
      let hidden = words.count { $0.isObscene && $0 != ownWord }
      return Solution(of: root, rules: rules, found: shown, hidden: hidden)
    }
    let all = Arrangements(of: root.description).count
    guard all <= patience else { return nil }
    let progress = ProgressLine(besideResults: false) {
      "asked about \($0 / max(all / 100, 1)) % of \(all) arrangements"
    }
    defer { progress.finish() }
    return try Solution(of: root, rules: rules) { word throws(any Error) in
      progress.advance(by: 1)
      return try speller.isReal(word)
    }
  }

  /// What `root`, which is folded and of letters only, offers under `rules`; nil where that cannot be told.
  func tally(of root: String, _ rules: Rules) throws -> RootTally? {
    guard let index = try index, let rack = Rack(root) else {
      let root = try RootWord(root)
      guard let words = try solution(of: root, rules)?.words else { return nil }
      var byLength = [Int](repeating: 0, count: root.letters.count + 1)
      for word in words { byLength[word.text.count] += 1 }
      return RootTally(wordsByLength: byLength, common: 0)
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
    let bundled = DictionaryFiles(
      name: DictionaryShelf.bundledName, stem: "\(data.dictionaries)/\(DictionaryShelf.bundledName)")
    guard speller.files.words == bundled.words, isFile(data.wordIndex) else { return nil }
    let index = try BundledIndex(data)
    let dictionary = try speller.files.fingerprint()
    return index.isMade(from: dictionary) ? try index.byRack() : nil
  }
}

extension String {
  /// Whether the word is of the letters a to z, as the words of the index are.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } }
}
