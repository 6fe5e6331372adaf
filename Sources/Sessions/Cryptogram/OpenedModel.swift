package import Cryptograms
import Journal
import Lexicon

/// A language model that somebody named.
struct OpenedModel: Sendable {
  /// Its bundled name, or its absolute path.
  let name: String

  let model: LanguageModel

  /// The codes of languages by the names under which their models are asked for most.
  private static let codes = [
    "catalan": "ca", "czech": "cs", "danish": "da", "dutch": "nl", "french": "fr", "german": "de", "greek": "el",
    "hungarian": "hu", "italian": "it", "norwegian": "nb", "polish": "pl", "portuguese": "pt", "russian": "ru",
    "swedish": "sv", "turkish": "tr", "ukrainian": "uk",
  ]

  static let englishName = "english"

  /// The model called `name`, a bundled name such as `spanish` or a path.
  ///
  /// - Throws: `Diagnostic` where there is no such model, or the file is none.
  init(_ name: String, _ library: any Library) throws(Diagnostic) {
    guard let file = try library.model(name) else {
      let code = Self.codes[name.lowercased()] ?? DictionaryLanguage(of: name).commonWordsCode ?? "CODE"
      throw Diagnostic(
        .noInput, "cannot find the model '\(name)'",
        because: "it is neither a file nor one of \(library.modelNames.joined(separator: ", "))",
        "'scramble cryptogram model --language \(code) -o FILE TEXT' makes one of running text")
    }
    self.name = file.name
    let own: LanguageModel
    do throws(ContainerFault) {
      own = try LanguageModel(file.bytes)
    } catch {
      throw Diagnostic(
        .badData, "cannot use \(file.path)", because: "\(error)",
        file.isBundled ? "install again" : "name a file that 'scramble cryptogram model' made")
    }
    let lists = try own.language?.countedWords(library) ?? []
    model = lists.isEmpty ? own : own.knowing(lists)
  }
}

extension CryptogramSolver {
  /// A solver with the model called `name`, a bundled name or a path; that of English where it is nil.
  package init(model name: String? = nil, _ library: any Library) throws(Diagnostic) {
    try self.init(OpenedModel(name ?? OpenedModel.englishName, library), library)
  }

  /// A solver with an opened model, and with the bundled words as keywords where it is of English.
  init(_ opened: OpenedModel, _ library: any Library) throws(Diagnostic) {
    let model = opened.model
    let keywords: KeywordList? = model.isEnglish ? try KeywordList(library) : nil
    self.init(model: model, keywords: keywords, language: opened.name == "spanish" ? .spanish : nil)
  }
}

extension KeywordList {
  /// The bundled words as keywords.
  package init(_ library: any Library) throws(Diagnostic) { self.init(try PatternIndex(.words, library)) }
}

extension PatternIndex {
  /// The words of a bundled index by the pattern of their letters.
  init(_ file: BundledFile, _ library: any Library) throws(Diagnostic) {
    self = try file.index(in: library) { bytes throws(ContainerFault) in try WordIndex(bytes).byPattern() }
  }
}

extension CipherFault {
  /// Which model reads a text with a letter that is none from A to Z; nil where that is not the fault.
  package func advice(beside alphabet: CipherAlphabet) -> String? {
    guard alphabet == .english, case .foreignLetter = self else { return nil }
    return isSpanishLetter
      ? "--model spanish reads it" : "--model names a file of its language, which 'scramble cryptogram model' makes"
  }

  /// Whether the letter that is to blame is one of Spanish.
  var isSpanishLetter: Bool {
    if case .foreignLetter(let letter, _) = self { letter.lowercased() == "ñ" } else { false }
  }
}
