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
  private let ratings: WordRatings
  private let obscene: StemForms?
  private let limit: SearchLimit
  private var found: (letters: [Character], minimumLength: Int, joinsParts: Bool, words: [KnownWord]?)?

  /// The judge by `forms`, which asks about no more of them than `limit` says; `ratings` tell how well their words are
  /// known.
  init(
    _ judging: Judging, _ forms: Result<WordForms, WordFormsFault>, _ ratings: WordRatings, limit: SearchLimit = .quick
  ) {
    self.judging = judging
    self.forms = forms
    self.ratings = ratings
    obscene = if case .success(let forms) = forms { forms.forms(ofStems: ratings.obscene) } else { nil }
    self.limit = limit
  }

  func making(_ effort: SearchEffort) -> any WordJudge {
    PageJudge(judging, forms, ratings, limit: effort == .drawing ? .drawing : .quick)
  }

  var answersAtOnce: Bool { true }

  var isRated: Bool { false }

  var index: DataFile? { ratings.file }

  func knownForm(of word: String) -> KnownForm? {
    KnownForm(of: word, judging) { forms in forms.map(isKnown) }
  }

  func isReal(_ word: String) -> Bool {
    if judging.extra?.words.contains(word) == true { return true }
    if judging.orthography.spellings(of: word).contains(where: isKnown) { return true }
    guard judging.orthography.foldsAccents, case .success(let forms) = forms else { return false }
    return forms.accented(word).contains(where: isKnown)
  }

  func isHidden(_ word: String) -> Bool {
    ratings.isHidden(word) || obscene?.forms(from: Array(word)).contains(word) == true
  }

  func isRare(_ word: String) -> Bool {
    if isHidden(word) { return true }
    if let common = judging.common { return !common.words.contains(word) }
    if ratings.hasList { return !ratings.isCommon(word) }
    guard judging.extra?.words.contains(word) != true, case .success(let forms) = forms, forms.makesCompounds else {
      return false
    }
    return !forms.accented(word, joinsParts: false).contains(where: isKnown)
  }

  func isRealCompound(_ word: String) -> Bool { isKnown(word) }

  func solution(of root: RootWord, _ rules: Rules) -> Solution? {
    words(from: Array(root.description), minimumLength: rules.minimumLength, joinsParts: false).map {
      Solution(of: root, rules: rules, found: $0)
    }
  }

  func words(from letters: [Character], minimumLength: Int) -> [KnownWord]? {
    words(from: letters, minimumLength: minimumLength, joinsParts: true)
  }

  /// - Parameter joinsParts: whether compounds are among them that no list of common words has.
  private func words(from letters: [Character], minimumLength: Int, joinsParts: Bool) -> [KnownWord]? {
    if let found, found.letters == letters, found.minimumLength <= minimumLength, found.joinsParts == joinsParts {
      return found.words?.filter { $0.text.count >= minimumLength }
    }
    let words = asked(letters, minimumLength, joinsParts)
    found = (letters, minimumLength, joinsParts, words)
    return words
  }

  private func asked(_ letters: [Character], _ minimumLength: Int, _ joinsParts: Bool) -> [KnownWord]? {
    let joined = joinsParts ? nil : judging.compounds(from: letters, minimumLength: minimumLength, ratings)
    guard case .success(let forms) = forms,
      let asked = forms.candidates(from: letters, minimumLength: minimumLength, joined: joined, within: limit)
    else { return nil }
    let known = judging.orthography.words(
      spelled: asked.forms.filter(isKnown), from: letters, minimumLength: minimumLength)
    let hidden = obscene?.forms(from: letters) ?? []
    return judging.completed(
      known.sorted { $0.key < $1.key }.map { ratings.rated($0.key, spelling: $0.value, hiding: hidden) }, from: letters,
      minimumLength: minimumLength, isTiered: ratings.hasList)
  }

  func words(ofLength length: Int, from rack: OpenRack) -> [KnownWord]? { nil }

  func spellings(
    ofLengths lengths: ClosedRange<Int>, where isMeant: (String) -> Bool
  ) -> (words: [String: String], areAll: Bool) {
    guard case .success(let forms) = forms else { return ([:], false) }
    let (meant, isWhole) = forms.forms(ofLengths: lengths, where: isMeant)
    return (judging.orthography.words(spelled: meant.filter(isKnown)), isWhole)
  }

  func rated(_ text: String, spelling: String) -> KnownWord { ratings.rated(text, spelling: spelling, hiding: []) }

  var reasonForNoWords: String {
    if case .failure(let fault) = forms {
      return "the forms of \(judging.dictionary.name) cannot be made (\(fault.description))"
    }
    return "\(judging.dictionary.name) makes too many forms of the letters, with compounds"
  }

  var notice: Diagnostic? {
    guard case .success(let forms) = forms else { return nil }
    return judging.noticeOfNoList(ratings, joinsWords: forms.makesCompounds)
  }

  func rootCandidates(ofLength length: Int) -> WordList {
    if ratings.hasList { return WordList(words: ratings.roots(ofLength: length)) }
    guard case .success(let forms) = forms else { return WordList(words: []) }
    return WordList(words: forms.roots(ofLength: length))
  }

  func tally(of root: String, _ rules: Rules) -> RootTally? {
    guard let word = try? RootWord(root) else { return nil }
    return solution(of: word, rules).map { RootTally($0, letters: root.count) }
  }
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
