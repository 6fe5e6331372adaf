import Lexicon
import ScrambleFiles
import Sessions
import Spelling

/// The words of a dictionary in the order of `AllForms`, some thousands at a time; Hunspell confirms each. Memory is
/// bounded by the stems.
struct ListedForms {
  private let speller: any SpellChecker
  private let other: (any SpellChecker)?
  private var words: AllForms

  /// The words that `wanted` asks for.
  ///
  /// - Throws: `Diagnostic` where the words of the dictionary are not known.
  init(_ speller: any SpellChecker, _ orthography: Orthography, _ wanted: (WordForms) -> AllForms) throws {
    let search = RackSearch(speller, orthography)
    guard let made = try search.wordForms() else {
      throw Diagnostic(
        .badData, "cannot list the words of \(speller.files.name)",
        because: search.reasonForArrangements.map { "\($0)" } ?? "its words are not known", "name another dictionary")
    }
    self.speller = speller
    words = wanted(made)
    other = speller.prefersMany && processorCount() > 1 ? speller.another() : nil
  }

  /// The part of the list that is behind, from 0 to 1.
  var share: Double { Double(words.progress.done) / Double(max(1, words.progress.all)) }

  /// How far the list has come, in words.
  var progress: String {
    words.progress.ofCompounds.map { "\($0) % of the compounds" }
      ?? "\(Int(share * 100)) % of \(words.progress.all) stems"
  }

  /// Why words are missing, nil where none are.
  var isCut: AllForms.Cut? { words.isCut }

  mutating func next() throws -> [MadeForm]? {
    var batch = Batch(words: words)
    let known = try Diagnostic.telling {
      try Questions(speller: speller, other: other, kind: .forms, all: nil, report: { _ in }).known(of: &batch)
    }
    words = batch.words
    if batch.made.isEmpty { return nil }
    var next = known.makeIterator()
    var confirmed = next.next()
    return batch.made.filter { word in
      guard word.text == confirmed else { return false }
      confirmed = next.next()
      return true
    }
  }

  /// So many words that they are told soon after they are made.
  private struct Batch: IteratorProtocol, Sendable {
    var words: AllForms
    var made: [MadeForm] = []

    mutating func next() -> String? {
      guard made.count < 8192, let word = words.next() else { return nil }
      made.append(word)
      return word.text
    }
  }
}
