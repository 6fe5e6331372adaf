import ArgumentParser
import Cryptograms
import Journal
import Lexicon
import ModelTraining
import ScrambleFiles
import Sessions
import Spelling
import Terminal
import WordLists

/// Learns a language from running text, for the solver of cryptograms.
struct ModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model", abstract: "Learn a language from running text, to read its cryptograms by.",
    discussion:
      "A few hundred thousand words of plain text in UTF-8 make a good model. 'solve --model FILE' and the helper read "
      + "cryptograms by it. The same texts in the same order make the same file.")

  @Argument(help: ArgumentHelp("Files of text; - is standard input.", valueName: "text"), completion: .file())
  var texts: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write; only a language model is written over.", valueName: "file"),
    completion: .file(extensions: ["model"]))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The letters of the language in their order, 20 to 36. (default: those that the language has, else a to z)",
      valueName: "letters"))
  var alphabet: String?

  @Option(
    help: ArgumentHelp("Let the words of this dictionary be known, too.", valueName: "name-or-path"),
    completion: .dictionary)
  var dictionary: String?

  @Option(
    help: ArgumentHelp(
      "The code of the language, whose list of common words counts. (default: that of the dictionary)",
      valueName: "code"))
  var language: String?

  @OptionGroup var told: FormatOption

  /// Longer words are rare, and in no puzzle.
  private static let longestWord = 24

  /// Fewer words than that are no language.
  private static let fewestWords = 500

  func run() throws {
    let library = try LocalLibrary.find()
    let alphabet = try CipherAlphabet.named(alphabet, languageOf: language ?? dictionary)
    try checkOutput()
    let language = (language ?? dictionary).map { DictionaryLanguage(of: $0) }
    let common = try language?.countedWords(library) ?? []
    // Without lists a model names no language: one that names English is taken for the bundled one.
    var training = LanguageTraining(alphabet, common.isEmpty ? nil : language, common: common)
    for text in texts { try learn(text, alphabet, &training) }
    guard training.wordCount >= Self.fewestWords else {
      throw Diagnostic(
        .badData, "cannot learn from \(texts.joined(separator: ", "))",
        because: "there \(training.wordCount == 1 ? "is" : "are") \(counted(training.wordCount, "word")) in it",
        "a model needs \(Self.fewestWords), and some hundred thousand to be good")
    }
    guard training.knowsEnds else {
      throw Diagnostic(
        .badData, "cannot learn from \(texts.joined(separator: ", "))", because: "no sentence in it ends with a word",
        "name running text")
    }
    if let dictionary { try learnWords(of: dictionary, alphabet.foldingMarks, &training, library) }
    let model = training.model()
    try replaceFile(output, with: model.bytes)
    let words = "\(counted(training.wordCount, "word")) of text, \(model.words) different"
    try told.format.write(
      [
        [
          "model": JSON(shown: output), "words": JSON(training.wordCount), "different": JSON(model.words),
          "pairs": JSON(model.pairs),
        ]
      ], ["\(output): \(words), \(counted(model.pairs, "pair"))"])
  }

  /// Lets the words of a dictionary be known, compounds apart.
  private func learnWords(
    of dictionary: String, _ alphabet: CipherAlphabet, _ training: inout LanguageTraining, _ library: LocalLibrary
  ) throws {
    let speller = LocalLibrary.speller(library.files(of: try library.dictionary(dictionary)), library.data)
    let orthography = DictionaryLanguage(of: dictionary).orthography
    let progress = ProgressLine(besideResults: false)
    defer { progress.finish() }
    for isBare in [false, true] {
      var words = try ListedForms(speller, Orthography(allowsCapitals: orthography.allowsCapitals)) { forms in
        forms.all(lengths: 1...Self.longestWord, isBare: isBare)
      }
      var learned = training
      while !Self.isTooMuch(learned, words), let batch = try words.next() {
        for word in batch { if let spelling = alphabet.spelling(of: word.text) { learned.know(spelling) } }
        progress.show(words.progress)
      }
      if isBare || !Self.isTooMuch(learned, words) && words.isCut == nil {
        training = learned
        return
      }
      progress.finish()
      Diagnostic.note("\(dictionary) has millions of words", "its stems alone are known, without their forms").tell()
    }
  }

  /// Whether a dictionary has more words than memory is for, or will have, as far as the first of its stems tell.
  private static func isTooMuch(_ training: LanguageTraining, _ words: ListedForms) -> Bool {
    let count = training.dictionaryWords
    return count > mostWords || words.share > 0.05 && Double(count) > 2 * words.share * Double(mostWords)
  }

  private static let mostWords = 4_000_000

  /// Refuses to write over what is no model.
  private func checkOutput() throws {
    guard isFile(output) || isDirectory(output) else { return }
    var beginning = [UInt8](repeating: 0, count: LanguageModel.mark.count)
    let isModel =
      isOrdinaryFile(output) && (try? InputFile(output).read(into: &beginning)) == beginning.count
      && beginning == LanguageModel.mark
    guard isModel else {
      throw Diagnostic(
        .failedIO, "cannot write \(output)", because: "it is there, and is no language model", "name another file")
    }
  }

  private func learn(_ path: String, _ alphabet: CipherAlphabet, _ training: inout LanguageTraining) throws {
    let file = try InputFile(orStandardInput: path)
    let place = file.path
    var reader = StretchReader(alphabet.foldingMarks)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let progress = ProgressLine(besideResults: false) { "read \($0 >> 20) MB of \(place)" }
    defer { progress.finish() }
    training.beginText()
    while case let count = try file.read(into: &buffer), count > 0 {
      reader.read(buffer[..<count]) { training.learn($0) }
      progress.advance(by: count)
      // What is no text is refused as soon as enough of it is read.
      if reader.letters + reader.foreignLetters + reader.malformed > 20_000 {
        try Self.check(reader, alphabet, place)
      }
    }
    reader.finish { training.learn($0) }
    try Self.check(reader, alphabet, place)
  }

  /// Refuses what is no text, and text of another script.
  private static func check(_ reader: StretchReader, _ alphabet: CipherAlphabet, _ place: String) throws {
    if reader.letters < reader.malformed {
      throw Diagnostic(
        .badData, "cannot learn from \(place)", because: "it is not text in UTF-8",
        "name plain text; iconv turns other encodings into UTF-8")
    }
    if reader.letters < reader.foreignLetters {
      throw Diagnostic(
        .badData, "cannot learn from \(place)", because: "most of its letters are none of \(alphabet)",
        "name its letters with --alphabet")
    }
  }
}

extension CipherAlphabet {
  /// The alphabet that an option names, or that of the language of a dictionary, or the English one.
  ///
  /// - Throws: `Diagnostic` where the option names none, or none is known for the dictionary.
  static func named(_ letters: String?, languageOf dictionary: String?) throws -> CipherAlphabet {
    let language = dictionary.map { DictionaryLanguage(of: $0) }
    do throws(AlphabetFault) {
      if let letters { return try CipherAlphabet(letters) }
      guard let language else { return .english }
      if let letters = language.alphabet { return try CipherAlphabet(letters) }
    } catch {
      throw Diagnostic(.usage, "cannot use the alphabet", because: "\(error)", "write its letters once, in their order")
    }
    throw Diagnostic(
      .usage, "cannot tell the alphabet of \(dictionary ?? "")", because: "none is known for its language",
      "write its letters with --alphabet")
  }
}
