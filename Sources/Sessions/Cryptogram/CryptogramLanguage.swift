package import Cryptograms
import Journal
import Lexicon
package import Spelling
package import WordLists

/// The language of cryptograms: the model by which they are read, and the words that are searched.
package struct CryptogramLanguage: Sendable {
  /// The letters of its cryptograms.
  package let alphabet: CipherAlphabet

  /// The words that a word of a cryptogram may stand for.
  package let search: PatternSearch

  /// The model as a transcript names it; nil for the bundled one of English, which all transcripts without it mean.
  let model: DataFile?

  /// Makes the solver when it is asked for: the model of English takes a few milliseconds to open.
  let solver: @Sendable () throws -> CryptogramSolver

  /// The dictionary whose words are searched, beside those of the model.
  private let dictionary: DictionaryPatterns?

  /// How the dictionary is asked, and who is told how far a search has come.
  package struct Words: Sendable {
    let speller: any SpellChecker
    let report: @Sendable (SearchProgress) -> Void

    /// The words that `speller` accepts; `report` is told how far a search has come.
    package init(
      _ speller: any SpellChecker, report: @escaping @Sendable (SearchProgress) -> Void = { _ in }
    ) {
      (self.speller, self.report) = (speller, report)
    }
  }

  /// What somebody asks for of it; what is nil is left to the rest.
  package struct Request: Sendable {
    /// The name of a model, such as `spanish`, or its path.
    package var model: String?

    /// The words of a dictionary.
    package var words: Words?

    /// The letters, where no model tells them.
    package var alphabet: CipherAlphabet?

    /// All three, or none of them.
    package init(model: String? = nil, words: Words? = nil, alphabet: CipherAlphabet? = nil) {
      (self.model, self.words, self.alphabet) = (model, words, alphabet)
    }

    /// Whether the bundled model of English is asked for.
    package var readsEnglish: Bool {
      (model ?? BundledModel.englishName) == BundledModel.englishName && (alphabet ?? .english) == .english
    }
  }

  /// The language that is asked for; English by the bundled words and the bundled model where nothing is.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - data: where the bundled files are.
  /// - Throws: `Diagnostic` where there is no such model, the file is none, or the alphabet is another one.
  package init(_ request: Request, _ data: DataFolder) throws {
    let opened = try request.model.flatMap { $0 == BundledModel.englishName ? nil : try OpenedModel($0, data) }
    let alphabet = opened?.model.alphabet ?? (request.model == nil ? request.alphabet : nil) ?? .english
    if let other = request.alphabet, other != alphabet {
      throw Diagnostic(
        .usage, "cannot use the model \(request.model ?? "")",
        because: "its alphabet is \(alphabet), and not \(other)", "leave one of the two out")
    }
    self.alphabet = alphabet
    model = opened.map { DataFile($0.name, Fingerprint($0.model.header)) }
    solver = {
      if let opened { return try CryptogramSolver(opened, data) }
      guard alphabet == .english else {
        throw Diagnostic(
          .usage, "cannot read the puzzle", because: "no model of its language is named", "name one with --model")
      }
      return try CryptogramSolver(data)
    }
    let list = opened.flatMap { opened in
      opened.model.listedWords.isEmpty ? nil : PatternList(opened.model.listedWords, alphabet: alphabet)
    }
    // The words of the bundled dictionaries are in the index, where they are found at once.
    let spelling =
      try alphabet == .english
      ? request.words.flatMap { try BundledIndex(data).spelling(of: $0.speller.files.fingerprint()) } : nil
    dictionary =
      spelling != nil
      ? nil : request.words.map { DictionaryPatterns($0.speller, alphabet, listed: list, report: $0.report) }
    let frequencies = list?.frequencies ?? (alphabet == .english ? .english : LetterFrequencies(evenly: alphabet.count))
    search =
      if let dictionary {
        PatternSearch(dictionary, alphabet: alphabet, frequencies: frequencies)
      } else if let list, spelling == nil {
        PatternSearch(list, alphabet: alphabet, frequencies: frequencies)
      } else if alphabet != .english {
        // The words of a session may be gone.
        PatternSearch(PatternList([], alphabet: alphabet), alphabet: alphabet, frequencies: frequencies)
      } else {
        try PatternSearch(data)
      }
  }

  /// The settings by which a transcript tells it, beside its dictionary: for English by the bundled model the bundled
  /// words alone.
  func settings(_ data: DataFolder) throws -> [Transcript.Setting] {
    (search.isEnglish ? [try HelperSetting.file(data).setting(HelperSetting.words)] : [])
      + (alphabet == .english ? [] : [Transcript.Setting(Worksheet.alphabetSetting, alphabet.description)])
      + (model.map { [$0.setting(Worksheet.modelSetting)] } ?? [])
  }

  /// Why words may be missing in what was found since this was asked last, or nil.
  package func takeFault() -> Diagnostic? { dictionary?.takeFault() }
}
