import Dispatch
import Lexicon
import ScrambleFiles
import Sessions
import Spelling
import Synchronization

/// Finds the words that letters spell by a dictionary, index or not: the forms of the dictionary's own words, each of
/// which Hunspell confirms. Where the dictionary uses a directive that is unknown to the forms, Hunspell is asked about
/// every arrangement of the letters instead.
final class RackSearch: Sendable {
  private let speller: any SpellChecker
  private let orthography: Orthography
  private let read: ReadForms

  init(_ speller: any SpellChecker, _ orthography: Orthography, _ read: ReadForms = ReadForms()) {
    self.speller = speller
    self.orthography = orthography
    self.read = read
  }

  /// A search with the same forms that asks `speller`, which judges by the same dictionary.
  func asking(_ speller: any SpellChecker) -> RackSearch { RackSearch(speller, orthography, read) }

  /// The forms of the dictionary, or nil where it uses a directive that they do not know. Read when they are first
  /// asked for, while Hunspell loads the dictionary.
  ///
  /// - Throws: why the dictionary cannot be used.
  func wordForms() throws(Diagnostic) -> WordForms? { try read.forms.value { try readForms() } }

  /// Why the words are found by arrangements, once that is known.
  var reasonForArrangements: WordFormsFault? { read.unsupported.withLock(\.self) }

  private func readForms() throws -> WordForms? {
    let speller = speller
    let loading = DispatchGroup()
    DispatchQueue.global().async(group: loading) { try? speller.load() }
    let forms = Result {
      let affix = try readFile(speller.files.affix)
      read.effort.withLock { $0 = JudgingEffort(affix: affix) }
      return try WordForms(affix: affix, words: readFile(speller.files.words), orthography: orthography)
    }
    loading.wait()
    // If Hunspell refuses the dictionary, its reason is told, whatever became of the forms.
    try speller.load()
    do { return try forms.get() } catch {
      guard let fault = error as? WordFormsFault else { throw error }
      read.unsupported.withLock { $0 = fault }
      return nil
    }
  }

  /// The words of at least `minimumLength` letters that `letters`, which are folded, spell in part or as a whole, each
  /// folded and once, with the spelling that is the folded word itself, or else the first in order; nil where more than
  /// the limit would have to be asked about, which is known before anything is asked.
  ///
  /// - Parameter joined: the compounds that may be among them, as they are written; nil for all.
  func words(
    from letters: [Character], minimumLength: Int, joined: [String]?, limit: SearchLimit,
    report: @escaping @Sendable (SearchProgress) -> Void
  ) throws -> [String: String]? {
    let known: [String]
    if let forms = try wordForms() {
      guard
        let (candidates, effort) = forms.candidates(
          from: letters, minimumLength: minimumLength, joined: joined, within: limit)
      else { return nil }
      var next = candidates.makeIterator()
      // A process is started in the time that Hunspell takes for some 200,000.
      let other = effort >= 1_000_000 ? another(limit) : nil
      known = try Questions(speller: speller, other: other, kind: .forms, all: candidates.count, report: report)
        .known(of: &next)
    } else {
      let arrangements = Arrangements(of: letters)
      let effort = read.effort.withLock { $0?.ofArrangement(letters: letters.count) } ?? 0
      guard arrangements.count <= limit.arrangements, arrangements.count * effort <= limit.effortOfArrangements
      else { return nil }
      var next = arrangements.makeIterator()
      let other = arrangements.count >= 100_000 ? another(limit) : nil
      known = try Questions(
        speller: speller, other: other, kind: .arrangements, all: arrangements.count, report: report
      ).known(of: &next)
    }
    return orthography.words(spelled: known, from: letters, minimumLength: minimumLength)
  }

  /// Another process for the same dictionary, where one may be had and has a processor.
  private func another(_ limit: SearchLimit) -> (any SpellChecker)? {
    limit.mayShare && processorCount() > 1 ? speller.another() : nil
  }

  /// The words without parts whose letters have `pattern`, or any, as the dictionary writes them; see
  /// `WordForms.forms(of:spelling:)`.
  ///
  /// - Throws: `WordFormsFault` where they cannot be told, or are more than `mostForms`.
  func forms(
    of pattern: LetterPattern?, spelling: (String) -> [UInt8]?, report: @escaping @Sendable (SearchProgress) -> Void
  ) throws -> [String] {
    guard let words = try wordForms() else {
      throw reasonForArrangements ?? WordFormsFault(line: nil, problem: "its words are not known")
    }
    // They are counted before Hunspell is asked, which takes longer for each than it takes to make it.
    var (forms, found) = (words.forms(of: pattern, spelling: spelling), [String]())
    while found.count <= Self.mostForms, let form = forms.next() { found.append(form) }
    if forms.isCut { throw WordFormsFault(line: nil, problem: "its words are too many to be looked through") }
    guard found.count <= Self.mostForms else {
      throw WordFormsFault(line: nil, problem: "more than \(Self.mostForms) words would have to be listed")
    }
    var asked = found.makeIterator()
    return try Questions(speller: speller, kind: .forms, all: found.count, report: report).known(of: &asked)
  }

  private static let mostForms = 2_000_000

  /// Whether the dictionary has a word that folds to `word`, which is folded.
  func isReal(_ word: String) throws -> Bool {
    if try speller.areKnown(orthography.spellings(of: word)).contains(true) { return true }
    guard orthography.foldsAccents, let forms = try wordForms() else { return false }
    return try speller.areKnown(forms.accented(word)).contains(true)
  }

  /// The words without parts that have so many letters and that `isMeant` takes, folded, each with its spelling as
  /// `words(from:minimumLength:joined:limit:report:)` has it, and whether these are all.
  func words(
    ofLengths lengths: ClosedRange<Int>, where isMeant: (String) -> Bool
  ) throws -> (words: [String: String], areAll: Bool) {
    guard let (meant, isWhole) = try wordForms()?.forms(ofLengths: lengths, where: isMeant) else { return ([:], false) }
    let known = zip(meant, try speller.areKnown(meant)).filter { $0.1 }.map { $0.0 }
    return (orthography.words(spelled: known), isWhole)
  }

  /// Whether the dictionary has a word without parts that folds to `word`, which is real.
  func isWhole(_ word: String) throws -> Bool {
    guard let forms = try wordForms(), forms.makesCompounds else { return true }
    return try speller.areKnown(forms.accented(word, joinsParts: false)).contains(true)
  }

  /// The answers of `isReal` to all `words`, in their order.
  func areReal(_ words: [String]) throws -> [Bool] {
    if orthography.foldsAccents { return try words.map(isReal) }
    let spellings = words.map(orthography.spellings)
    var answers = try speller.areKnown(spellings.flatMap(\.self))[...]
    return spellings.map { spellings in
      defer { answers = answers.dropFirst(spellings.count) }
      return answers.prefix(spellings.count).contains(true)
    }
  }
}

/// The forms of a dictionary, which are read once for all searches that share them.
final class ReadForms: Sendable {
  let forms = OpenedOnce<WordForms?>()
  let unsupported = Mutex<WordFormsFault?>(nil)
  let effort = Mutex<JudgingEffort?>(nil)
}
