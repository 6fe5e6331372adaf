public import Lexicon

extension Speller {
  /// Every word that the dictionary accepts, each once: those with an affix at most, stem by stem in the order of the
  /// file, in the same order those with more, then compounds in the order of their letters.
  ///
  /// ```swift
  /// var words = try Speller(files).words(lengths: 3...8)
  /// while let word = try words.next() { print(word.text) }
  /// ```
  ///
  /// The words are made as they are asked for, in memory that the dictionary bounds. Complexity: linear in the files.
  ///
  /// - Parameters:
  ///   - lengths: how many letters a word has; 100 at most.
  ///   - parts: how many parts a compound has at most; 1 for no compounds.
  ///   - orthography: whether words with a capital first are among them.
  /// - Throws: `DictionaryFault` where the dictionary cannot be loaded, or has directives that are not supported.
  public func words(
    lengths: ClosedRange<Int> = 1...100, parts: Int = 1, orthography: Orthography = Orthography()
  ) throws(DictionaryFault) -> DictionaryWords {
    try load()
    let (affix, words) = try files.read()
    do throws(WordFormsFault) {
      let forms = try WordForms(affix: affix, words: words, orthography: orthography)
      return DictionaryWords(self, forms.all(lengths: lengths, parts: parts))
    } catch {
      throw .content(path: files.affix, line: error.line, error.problem)
    }
  }
}

/// The words that a dictionary accepts, made one after the other; see ``Speller/words(lengths:parts:orthography:)``.
public struct DictionaryWords: Sendable {
  private let speller: Speller
  private var forms: AllForms

  /// The words that come next, in reverse order.
  private var waiting: [MadeForm] = []

  fileprivate init(_ speller: Speller, _ forms: AllForms) { (self.speller, self.forms) = (speller, forms) }

  /// The next word, or nil where there are no more.
  ///
  /// - Throws: `DictionaryFault` where the words are more than can be gone through, behind the last one.
  public mutating func next() throws(DictionaryFault) -> MadeForm? {
    while waiting.isEmpty {
      var made: [MadeForm] = []
      while made.count < 1024, let form = forms.next() { made.append(form) }
      if made.isEmpty, let cut = forms.isCut { throw .content(path: speller.files.words, line: nil, cut.reason) }
      if made.isEmpty { return nil }
      let known = try speller.areKnown(made.map(\.text))
      waiting = zip(made, known).filter(\.1).map(\.0).reversed()
    }
    return waiting.removeLast()
  }
}
