import Journal
import Lexicon
import Sessions
import Spelling
import WordScramble

/// Judges by a dictionary that the person has opened: the forms of its words, each of which Hunspell confirms.
///
/// The worker of the page has one thread, so that what was found last needs no lock.
final class PageJudge: WordJudge, @unchecked Sendable {
  let judging: Judging

  /// The forms, or why there are none.
  private let forms: Result<WordForms, WordFormsFault>
  private let limit: SearchLimit
  private var found: (letters: [Character], minimumLength: Int, words: [KnownWord]?)?

  /// The judge by `forms`, which asks about no more of them than `limit` says.
  init(_ judging: Judging, _ forms: Result<WordForms, WordFormsFault>, limit: SearchLimit = .quick) {
    self.judging = judging
    self.forms = forms
    self.limit = limit
  }

  func making(_ effort: SearchEffort) -> any WordJudge {
    switch effort {
    case .drawing: PageJudge(judging, forms, limit: .drawing)
    case .patient: PageJudge(judging, forms, limit: .quick)
    }
  }

  var answersAtOnce: Bool { true }

  var isRated: Bool { false }

  var index: DataFile? { nil }

  func knownForm(of word: String) -> KnownForm? {
    KnownForm(of: word, judging) { forms in forms.map(isKnown) }
  }

  func isReal(_ word: String) -> Bool {
    if judging.extra?.words.contains(word) == true { return true }
    if judging.orthography.spellings(of: word).contains(where: isKnown) { return true }
    guard judging.orthography.foldsAccents, case .success(let forms) = forms else { return false }
    return forms.accented(word).contains(where: isKnown)
  }

  func isRare(_ word: String) -> Bool { judging.common.map { !$0.words.contains(word) } ?? false }

  func isRealCompound(_ word: String) -> Bool { isKnown(word) }

  func solution(of root: RootWord, _ rules: Rules) -> Solution? {
    words(from: Array(root.description), minimumLength: rules.minimumLength).map {
      Solution(of: root, rules: rules, found: $0)
    }
  }

  func words(from letters: [Character], minimumLength: Int) -> [KnownWord]? {
    if let found, found.letters == letters, found.minimumLength <= minimumLength {
      return found.words?.filter { $0.text.count >= minimumLength }
    }
    let words = asked(letters, minimumLength)
    found = (letters, minimumLength, words)
    return words
  }

  private func asked(_ letters: [Character], _ minimumLength: Int) -> [KnownWord]? {
    guard case .success(let forms) = forms,
      let asked = forms.candidates(from: letters, minimumLength: minimumLength, within: limit)
    else { return nil }
    let known = judging.orthography.words(
      spelled: asked.forms.filter(isKnown), from: letters, minimumLength: minimumLength)
    return judging.completed(
      known.sorted { $0.key < $1.key }.map { KnownWord($0.key, spelling: $0.value) }, from: letters,
      minimumLength: minimumLength, isTiered: false)
  }

  func words(ofLength length: Int, from rack: OpenRack) -> [KnownWord]? { nil }

  var reasonForNoWords: String {
    if case .failure(let fault) = forms {
      return "the forms of \(judging.dictionary.name) cannot be made (\(fault.description))"
    }
    return "\(judging.dictionary.name) makes too many forms of the letters, with compounds"
  }

  var notice: Diagnostic? { nil }

  func rootCandidates(ofLength length: Int) -> WordList {
    guard case .success(let forms) = forms else { return WordList(words: []) }
    return WordList(words: forms.roots(ofLength: length))
  }

  func tally(of root: String, _ rules: Rules) -> RootTally? {
    guard let word = try? RootWord(root) else { return nil }
    return solution(of: word, rules).map { RootTally($0, letters: root.count) }
  }

  func prepare(_ preparation: Preparation) {}

  func isSearchingForLong() -> Bool { false }
}

/// Whether Hunspell knows `spelling` just as it stands, or composed otherwise.
private func isKnown(_ spelling: String) -> Bool {
  Composition.forms(of: spelling).contains { form in
    let bytes = Array(form.utf8)
    return unsafe bytes.withUnsafeBufferPointer { unsafe asksHunspell($0.baseAddress, Int32($0.count)) != 0 }
  }
}

@_extern(wasm, module: "env", name: "isReal")
private func asksHunspell(_ word: UnsafePointer<UInt8>?, _ length: Int32) -> Int32
