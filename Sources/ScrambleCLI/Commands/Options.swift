import ArgumentParser
import Cryptograms
import Glibc
import Journal
import Lexicon
import ScrambleFiles
import Sessions
import WordLists
import WordScramble

extension WordsRange {
  /// Reads what the option --words-range was given.
  ///
  /// - Throws: `Diagnostic`, which names the syntax.
  init(option: String) throws(Diagnostic) {
    guard let range = WordsRange(option) else {
      throw Diagnostic(
        .usage, "cannot use '\(option)' as --words-range", because: "it is no range", "write 60-120, 60- or -120")
    }
    self = range
  }
}

extension RootLevel: ExpressibleByArgument {}

/// The options that change the rules of a round.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The fewest letters a word may have, 1 to 100.", valueName: "n"))
  var minLength = Rules().minimumLength

  func validate() throws {
    guard (1...RootWord.mostLetters).contains(minLength) else {
      throw ValidationError("The minimum length is 1 to \(RootWord.mostLetters) letters.")
    }
  }

  /// The rules, those that a command has no option for as they are given.
  func chosen(timeLimit: Int? = nil, allowsRepeats: Bool = false, orthography: Orthography = Orthography()) -> Rules {
    Rules(minimumLength: minLength, timeLimit: timeLimit, allowsRepeats: allowsRepeats, orthography: orthography)
  }

  /// An option that asks for another rule than the usual one, or nil.
  var unusual: String? { minLength == Rules().minimumLength ? nil : "--min-length" }
}

/// A way to write results, by its name. The name `jsonl` is taken for `json`, which writes an object a line.
protocol ResultFormat: RawRepresentable<String>, CaseIterable, ExpressibleByArgument {}

extension ResultFormat {
  init?(argument: String) { self.init(rawValue: argument == "jsonl" ? "json" : argument) }
}

/// How results are written: for a person, or one JSON object a line.
enum OutputFormat: String, ResultFormat {
  case text, json

  /// Writes results to standard output: each of `objects` on a line of its own, or `lines` for a person.
  func write(_ objects: @autoclosure () -> [JSON], _ lines: @autoclosure () -> [String]) throws {
    var standardOutput = OutputFile.standardOutput
    for line in self == .json ? objects().map(\.text) : lines() { try standardOutput.write(line + "\n") }
    try standardOutput.flush()
  }
}

struct FormatOption: ParsableArguments {
  @Option(help: "How to write results.")
  var format = OutputFormat.text
}

/// The option of commands that work on many lines at once. What they write is the same whatever it says.
struct ThreadOption: ParsableArguments {
  @Option(
    name: [.customShort("j"), .long],
    help: ArgumentHelp("How many threads may work; by default one for each processor.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("The number of threads is 1 to 256.") }
  }

  var count: Int { jobs ?? processorCount() }
}

/// The option by which a game counts that no person types.
struct CountingOption: ParsableArguments {
  @Flag(help: "Count the game in your statistics although standard input is no terminal.")
  var counted = false

  var isCounted: Bool { counted || isatty(STDIN_FILENO) == 1 }
}

/// The option that names the language of cryptograms.
struct ModelOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The model of the language: english, spanish, or a file that 'model' made. (default: english)",
      valueName: "name-or-path"), completion: .file(extensions: ["model"]))
  var model: String?
}

/// The options that name the language of cryptograms whose words are searched.
struct LanguageOptions: ParsableArguments {
  @OptionGroup var language: ModelOption

  @Option(
    help: ArgumentHelp(
      "Search the words of this dictionary, compounds apart, with those of the model. (default: an installed one of the language, where a bundled model names it)",
      valueName: "name-or-path"),
    completion: .dictionary)
  var dictionary: String?

  @Option(
    help: ArgumentHelp(
      "The letters of the language in their order. (default: those of the model, else of the dictionary's language)",
      valueName: "letters"))
  var alphabet: String?

  /// The language that is asked for.
  ///
  /// - Throws: `Diagnostic` where a dictionary or an alphabet cannot be used, or nothing tells the words of an
  ///   alphabet.
  func request(_ library: LocalLibrary) throws -> CryptogramLanguage.Request {
    let usual = language.model.flatMap { BundledModel.language(of: $0) }.flatMap {
      InstalledDictionaries(library.data).name(ofLanguage: $0)
    }
    let words = try (dictionary ?? usual).map { try library.dictionary($0) }
    let letters =
      language.model == nil || alphabet != nil ? try CipherAlphabet.named(alphabet, languageOf: dictionary) : nil
    if language.model == nil, words == nil, let letters, letters != .english {
      throw Diagnostic(
        .usage, "cannot use the alphabet \(letters) alone", because: "nothing tells the words of its language",
        "name --dictionary or --model")
    }
    return CryptogramLanguage.Request(model: language.model, words: words, alphabet: letters)
  }
}

/// The pairs of a cipher that are known or ruled out before it is worked on.
struct PairOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Known pairs, cipher letter first.", valueName: "A=B,..."))
  var map = ""

  @Option(help: ArgumentHelp("Pairs that are ruled out.", valueName: "A=B,..."))
  var ban = ""

  @Flag(name: .customLong("not-itself"), help: "No letter stands for itself.")
  var notItself = false

  /// The map that the options amount to, in the letters of `alphabet`.
  func substitutionMap(_ alphabet: CipherAlphabet = .english) throws -> SubstitutionMap {
    do {
      var known = try SubstitutionMap(map, of: alphabet, forbidsItself: notItself)
      try known.ban(ban)
      if notItself, let pair = known.pairs.first(where: { $0.cipher == $0.plain }) {
        throw MapFault.refused("\(pair)", .standsForItself(pair.cipher))
      }
      return known
    } catch {
      throw Diagnostic(
        .usage, "cannot use the pairs", because: "\(error)", "name pairs as in A=E,B=T, each letter once")
    }
  }
}
