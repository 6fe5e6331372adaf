import Cryptograms
import Lexicon
import Sessions
import Spelling
import Synchronization

/// The words of a dictionary by their patterns: the forms of its stems, each of which Hunspell confirms, with those of
/// a language model, which tells how frequent they are.
///
/// A pattern is looked for when it is first asked for. Compounds are left out, of which languages have any number.
final class DictionaryPatterns: AskedPatterns {
  private let search: RackSearch
  private let name: String
  private let alphabet: CipherAlphabet
  private let listed: PatternList?
  private let report: @Sendable (SearchProgress) -> Void
  private let found = Mutex<[LetterPattern: ListedWords]>([:])
  private let fault = Mutex<(any Error)?>(nil)

  /// The words that `speller` accepts and `alphabet` can spell, with those of `listed`; `report` is told how far a
  /// search has come.
  init(
    _ speller: any SpellChecker, _ alphabet: CipherAlphabet, listed: PatternList?,
    report: @escaping @Sendable (SearchProgress) -> Void
  ) {
    let orthography = DictionaryLanguage(of: speller.files.name).orthography
    search = RackSearch(speller, Orthography(allowsCapitals: orthography.allowsCapitals))
    name = speller.files.name
    // A dictionary has accents even where puzzles have none.
    self.alphabet = alphabet.foldingMarks
    self.listed = listed
    self.report = report
  }

  func words(of pattern: LetterPattern, apostrophes: [Int]) -> ListedWords {
    let own = listed?.words(of: pattern, apostrophes: apostrophes)
    // Hunspell asks apart about what stands before and behind an apostrophe.
    guard apostrophes.isEmpty else { return own ?? ListedWords([], length: pattern.length, alphabet: alphabet) }
    if let known = found.withLock({ $0[pattern] }) { return known }
    // Without a model nothing tells whether a letter alone is a word, so that what the dictionary says counts.
    let level = own == nil ? 1 : 0
    let forms = confirmed(pattern).map { ($0, level) }
    let words = ListedWords(forms + (own.map { Array($0.words) } ?? []), length: pattern.length, alphabet: alphabet)
    found.withLock { $0[pattern] = words }
    return words
  }

  private func confirmed(_ pattern: LetterPattern) -> [String] {
    let alphabet = alphabet
    do {
      return try search.forms(of: pattern, spelling: { alphabet.spelling(of: $0) }, report: report).sorted()
    } catch {
      fault.withLock { $0 = error }
      return []
    }
  }

  /// Why words may be missing in what was found since this was asked last, or nil.
  func takeFault() -> Diagnostic? {
    let error = fault.withLock { fault in
      defer { fault = nil }
      return fault
    }
    return error.map { error in
      Diagnostic(error)
        ?? Diagnostic(
          .badData, "cannot list the words of \(name)", because: "\(error)", "name another with --dictionary")
    }
  }
}
