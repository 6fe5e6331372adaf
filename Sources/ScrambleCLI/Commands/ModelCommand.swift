import ArgumentParser
import Cryptograms
import Lexicon
import ModelTraining
import ScrambleFiles
import Sessions
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
      "The letters of the language in their order, 20 to 36. (default: those of the dictionary's language, else a to z)",
      valueName: "letters"))
  var alphabet: String?

  @Option(
    help: ArgumentHelp("Let the words of this dictionary be known, too.", valueName: "name-or-path"),
    completion: .dictionary)
  var dictionary: String?

  /// Fewer words than that are no language.
  private static let fewestWords = 500

  func run() throws {
    let library = try LocalLibrary.find()
    let alphabet = try CipherAlphabet.named(alphabet, languageOf: dictionary)
    try checkOutput()
    var training = LanguageTraining(alphabet)
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
    let known = try dictionary.map { try words(of: $0, alphabet, library) } ?? []
    let model = training.model(known: known)
    try replaceFile(output, with: model.bytes)
    var standardOutput = OutputFile.standardOutput
    try standardOutput.write(
      "\(output): \(counted(training.wordCount, "word")) of text, \(model.words) different, \(counted(model.pairs, "pair"))\n"
    )
    try standardOutput.flush()
  }

  private func words(of dictionary: String, _ alphabet: CipherAlphabet, _ library: LocalLibrary) throws -> [String] {
    let progress = ProgressLine(besideResults: false)
    defer { progress.finish() }
    let files = library.files(of: try library.dictionary(dictionary))
    return try DictionaryWords.all(LocalLibrary.speller(files, library.data), alphabet) { asked in
      progress.show("asked about \(asked.asked) words")
    }
  }

  /// Refuses to write over what is no model.
  private func checkOutput() throws {
    guard isFile(output) || isDirectory(output) else { return }
    try checkOrdinary(output)
    guard fileSize(output) != 0 else { return }
    var beginning = [UInt8](repeating: 0, count: LanguageModel.mark.count)
    let count = try InputFile(output).read(into: &beginning)
    guard Array(beginning.prefix(count)) == LanguageModel.mark else {
      throw Diagnostic(
        .usage, "cannot write \(output)", because: "it is there, and is no language model", "name another file")
    }
  }

  private func learn(_ path: String, _ alphabet: CipherAlphabet, _ training: inout LanguageTraining) throws {
    let file = try path == "-" ? InputFile.standardInput : InputFile(path)
    let place = path == "-" ? "standard input" : path
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
