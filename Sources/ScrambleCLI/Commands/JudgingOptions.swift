import ArgumentParser
import ScrambleFiles
import Sessions
import Spelling
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

  var request: JudgingRequest {
    JudgingRequest(
      dictionary: dictionary, allowsCapitals: capitals.map { $0 == .allow }, foldsAccents: accents.map { $0 == .folded }
    )
  }
}

/// The same with lists of one's own, for commands that begin something.
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

  /// By what words are judged.
  func judging(_ data: DataFolder) throws -> Judging {
    var request = dictionary.request
    request.common = common
    request.extra = extra
    let judging = try Judging(request, data)
    for warning in [judging.common?.warning, judging.extra?.warning] { warning?.tell() }
    return judging
  }
}

extension DictionaryJudge {
  /// A judge by `judging`. A dictionary that did not come with the program is loaded in a process of its own.
  static func judge(_ judging: Judging, _ data: DataFolder) -> DictionaryJudge {
    DictionaryJudge(judging.dictionary.speller(data), data, judging)
  }

  /// The same, which shows on the terminal how far it has come with long work.
  ///
  /// - Throws: `Diagnostic` where a list of common words has no word of the dictionary.
  static func showingProgress(
    _ judging: Judging, _ data: DataFolder, limit: SearchLimit = .quick
  ) throws -> DictionaryJudge {
    let line = ProgressLine(besideResults: false)
    let judge = DictionaryJudge(judging.dictionary.speller(data), data, judging, limit: limit) { progress in
      if progress.isDone {
        line.finish()
      } else if let all = progress.all {
        line.show("asked about \(progress.asked * 100 / all) % of \(all) \(progress.kind)")
      } else {
        line.show("asked about \(progress.asked) forms")
      }
    }
    try judge.requireCommonWord()
    return judge
  }
}

extension DictionaryFiles {
  /// Who judges by the dictionary: one that did not come with the program is loaded in a process of its own.
  func speller(_ data: DataFolder) -> any SpellChecker {
    if InstalledDictionaries(data).isBundled(self) { return Speller(self) }
    return SpellerProcess(self, arguments: [ServeDictionaryCommand.name, "--"])
  }
}
