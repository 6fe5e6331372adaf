import ArgumentParser
import Lexicon
import Sessions
import Terminal
import WordLists

/// The options of every command that judges words.
struct DictionaryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The dictionary: a name such as de_DE, or the path of its .aff or .dic file.", valueName: "name-or-path"),
    completion: .dictionary)
  var dictionary: String?

  @Option(
    help: "Whether a word counts that is written with a capital first. (default: as the language writes its nouns)")
  var capitals: Capitals?

  @Option(help: "Whether accents make other letters. (default: as players of the language expect)")
  var accents: Accents?

  enum Capitals: String, CaseIterable, ExpressibleByArgument {
    case allow, refuse
  }

  enum Accents: String, CaseIterable, ExpressibleByArgument {
    case exact, folded
  }

  /// The option by which words are compared otherwise than the language of the dictionary does, or nil.
  var unusualSpelling: String? {
    let usual = DictionaryLanguage(of: dictionary ?? NamedDictionary.usualName).orthography
    if let capitals, (capitals == .allow) != usual.allowsCapitals { return "--capitals" }
    if let accents, (accents == .folded) != usual.foldsAccents { return "--accents" }
    return nil
  }

  var request: JudgingRequest {
    var request = JudgingRequest(dictionary: dictionary)
    request.allowsCapitals = capitals.map { $0 == .allow }
    request.foldsAccents = accents.map { $0 == .folded }
    return request
  }
}

/// The options of a dictionary and of lists of one's own, for commands that begin something.
struct JudgingOptions: ParsableArguments {
  @OptionGroup var dictionary: DictionaryOptions

  @Option(
    help: ArgumentHelp("The words that are to be found, one a line; other words are rare.", valueName: "file"),
    completion: .file())
  var common: String?

  @Option(
    help: ArgumentHelp("Words that count beside those of the dictionary, one a line.", valueName: "file"),
    completion: .file())
  var extra: String?

  /// The judging that the options ask for. Warnings about the lists are told here.
  func judging(_ library: LocalLibrary) throws -> Judging {
    var request = dictionary.request
    request.common = common
    request.extra = extra
    let judging = try Judging(request, library)
    for warning in [judging.common?.warning, judging.extra?.warning] { warning?.tell() }
    return judging
  }

  /// The judge by these words.
  ///
  /// - Throws: `Diagnostic` where a list of common words has no word of the dictionary.
  func judge(_ library: LocalLibrary) throws -> DictionaryJudge {
    let judge = library.dictionaryJudge(try judging(library))
    try judge.requireCommonWord()
    return judge
  }
}
