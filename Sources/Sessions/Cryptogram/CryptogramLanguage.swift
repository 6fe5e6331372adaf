package import Cryptograms
import Journal
import Lexicon

/// The language of cryptograms: the model by which they are read, and the words that are searched.
package struct CryptogramLanguage {
  /// The letters of its cryptograms.
  package let alphabet: CipherAlphabet

  /// The words that a word of a cryptogram may stand for.
  package private(set) var search: PatternSearch

  /// The model as a transcript names it; nil for the bundled one of English, which all transcripts without it mean.
  let model: DataFile?

  /// Makes the solver when it is asked for: the model of English takes a few milliseconds to open.
  package let solver: () throws(Diagnostic) -> CryptogramSolver

  /// The dictionary whose words are searched, beside those of the model.
  private let dictionary: (any AskedPatterns)?

  /// Whether the words of the usual dictionary are searched, which every transcript without another one names.
  private let searchesUsual: Bool

  /// The parts of a language that somebody names. A part that is nil follows from the others.
  package struct Request {
    /// The name of a model, such as `spanish`, or its path.
    package var model: String?

    /// The dictionary whose words are searched.
    package var words: NamedDictionary?

    /// The letters, where no model tells them.
    package var alphabet: CipherAlphabet?

    /// All three, or none of them.
    package init(model: String? = nil, words: NamedDictionary? = nil, alphabet: CipherAlphabet? = nil) {
      (self.model, self.words, self.alphabet) = (model, words, alphabet)
    }

    /// Whether the bundled model of English is asked for.
    package var readsEnglish: Bool {
      (model ?? OpenedModel.englishName) == OpenedModel.englishName && (alphabet ?? .english) == .english
    }
  }

  /// The language that is asked for; English by the bundled words and the bundled model where nothing is.
  ///
  /// - Throws: `Diagnostic` where there is no such model, the file is none, or the alphabet is another one.
  package init(_ request: Request, _ library: any Library) throws(Diagnostic) {
    var opened: OpenedModel?
    if let name = request.model, name != OpenedModel.englishName { opened = try OpenedModel(name, library) }
    let alphabet = opened?.model.alphabet ?? (request.model == nil ? request.alphabet : nil) ?? .english
    if let other = request.alphabet, other != alphabet {
      throw Diagnostic(
        .usage, "cannot use the model \(request.model ?? "")",
        because: "its alphabet is \(alphabet), and not \(other)", "leave one of the two out")
    }
    self.alphabet = alphabet
    model = opened.map { DataFile($0.name, Fingerprint($0.model.header)) }
    solver = { [opened] () throws(Diagnostic) in
      if let opened { return try CryptogramSolver(opened, library) }
      guard alphabet == .english else {
        throw Diagnostic(
          .usage, "cannot read the puzzle", because: "no model of its language is named", "name one with --model")
      }
      return try CryptogramSolver(library)
    }
    let list = opened.flatMap { PatternList($0.model) }
    // The words of the bundled dictionaries are in the index, where they are found at once.
    var spelling: EnglishSpelling?
    if alphabet == .english, let words = request.words {
      spelling = try WordIndex(library).spelling(of: words.fingerprint())
    }
    dictionary =
      spelling != nil ? nil : request.words.map { library.patterns(of: $0, alphabet, listed: list) }
    searchesUsual = dictionary != nil && request.words?.name == NamedDictionary.usualName
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
        try PatternSearch(library)
      }
    if !search.isEnglish, let english = try? PatternSearch(library) {
      search.beside = [english] + (list.map { [PatternSearch($0, alphabet: alphabet, frequencies: frequencies)] } ?? [])
    }
  }

  /// The settings by which a transcript tells it, beside its dictionary: for English by the bundled model the bundled
  /// words alone. The index of these also tells that the usual dictionary was named beside a model.
  func settings(_ library: any Library) throws(Diagnostic) -> [Transcript.Setting] {
    (search.isEnglish || searchesUsual ? [try HelperSetting.file(library).setting(HelperSetting.words)] : [])
      + (alphabet == .english ? [] : [Transcript.Setting(Worksheet.alphabetSetting, alphabet.description)])
      + (model.map { [$0.setting(Worksheet.modelSetting)] } ?? [])
  }

  /// Why words may be missing in what was found since this was asked last, or nil.
  package func takeFault() -> Diagnostic? { dictionary?.takeFault() }
}

/// The words of a dictionary by their patterns, each of which is looked for when it is first asked for.
package protocol AskedPatterns: PatternWords {
  /// Why words may be missing in what was found since this was asked last, or nil.
  func takeFault() -> Diagnostic?
}
