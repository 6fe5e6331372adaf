import ArgumentParser
import Cryptograms
import Journal
import ScrambleFiles
import Sessions
import WordLists

struct MakeCryptogramsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "make", abstract: "Make cryptograms of texts, with their keys.",
    discussion: """
      In K1 the plain alphabet has the keyword, in K2 the cipher alphabet, in K3 both have the same, in K4 each has its \
      own. Keywords that are not named are common English words, drawn by the seed. Without TEXT, texts are read from \
      standard input, parted by blank lines. Lines of a text that begin with Question:, Points:, Author: or Clue: \
      are no part of it, and are printed around the puzzle on a sheet. A text that cannot be used is told on standard \
      error and left out; the exit code is then 64, or 65 for one of standard input.
      """)

  @Argument(help: ArgumentHelp("What is to be found, each text in quotation marks.", valueName: "text"))
  var text: [String] = []

  @Option(help: "What is made.")
  var kind = Kind.random

  @Option(help: ArgumentHelp("The keyword; of K4 two with a comma between them.", valueName: "word"))
  var keyword: String?

  @Option(
    help: ArgumentHelp(
      "Draw key and keyword by this number, for each further text by the next. (default: any, from a pipe one that the "
        + "text gives)", valueName: "n"))
  var seed: UInt64?

  @Flag(name: .customLong("no-spaces"), help: "Write the letters in groups of five, without marks.")
  var noSpaces = false

  @Flag(help: "Misspell some words, by sound or with two letters swapped.")
  var misspell = false

  @OptionGroup var language: ModelOption

  @Flag(name: .customLong("no-key"), help: "Print the puzzles alone, as other commands read them.")
  var noKey = false

  @Option(
    defaultAsFlag: .text, help: "Print question sheets and an answer sheet, as text of 60 columns or as a page.")
  var sheet: SheetFormat?

  @OptionGroup var output: FormatOption

  /// The kinds of cryptograms that are made, as clubs call them.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case random, k1, k2, k3, k4, patristocrat
  }

  enum SheetFormat: String, CaseIterable, ExpressibleByArgument {
    case text, html
  }

  func validate() throws {
    if sheet != nil, output.format == .json { throw ValidationError("Either --sheet or --format json.") }
    if text.count > 1, let word = text.first(where: { !$0.contains(where: \.isWhitespace) }) {
      throw ValidationError("'\(word)' is one word of several texts: quote each text as a whole.")
    }
    if noKey, sheet != nil || output.format == .json { throw ValidationError("--no-key is for plain text.") }
  }

  func run() throws {
    let library = try LocalLibrary.find()
    let alphabet = try language.model.map { try CryptogramLanguage(.init(model: $0), library).alphabet } ?? .english
    if misspell, alphabet != .english { throw AlphabetKind.refusal("--misspell") }
    let maker = try maker(of: alphabet, alphabet == .english ? KeywordList(library) : nil)
    var seed = seed ?? (InputFile.standardInput.isTerminal ? .random(in: Self.shortSeeds) : nil)
    var sheets: [PuzzleSheet] = []
    var results = ResultWriter(output.format)
    func make(_ text: String, _ refusal: ExitStatus, _ place: String) throws {
      var text = text
      if text.hasStandIns { Diagnostic.keepingBytes(of: place).tell() }
      let words = SheetWords(takenFrom: &text)
      // From a pipe the same text gives the same bytes.
      let number = seed ?? Fingerprint(Array(text.utf8)).value % Self.shortSeeds.upperBound + 1
      let made: MadeCryptogram
      do throws(SettingFault) {
        var chance = SplitMix64(seed: number)
        made = try maker.make(text, by: &chance)
      } catch {
        // What cannot be used is told in its place, and the rest goes on.
        let advice: String? = if case .unreadable(let fault) = error { fault.advice(beside: alphabet) } else { nil }
        return try results.tell(
          Diagnostic(
            refusal, "cannot make a cryptogram of \(place)", because: "\(error)",
            ["it is left out", advice].compactMap(\.self).joined(separator: "; ")))
      }
      if sheet != nil {
        sheets.append(PuzzleSheet(made, title: "Cryptogram \(sheets.count + 1)", words))
      } else {
        try results.write(
          made.json(seed: number), noKey ? [escapedLines(made.ciphertext)] : made.text(seed: number))
      }
      seed = seed.map { $0 &+ 1 }
    }
    if text.isEmpty {
      var texts = Texts()
      var number = 0
      while let text = try texts.next() {
        number += 1
        try make(text.withPlainLetters(of: alphabet), .badData, "text \(number) of standard input")
      }
    } else {
      for (number, text) in text.enumerated() {
        let place = self.text.count == 1 ? "this text" : "text \(number + 1)"
        try make(text.withPlainLetters(of: alphabet), .usage, place)
      }
    }
    if let sheet, !sheets.isEmpty {
      try results.write(.null, sheet == .html ? PuzzleSheet.page(sheets) : PuzzleSheet.text(sheets))
    }
    try results.finish()
  }

  /// The seeds that nobody names, which are short enough to be told.
  private static let shortSeeds: ClosedRange<UInt64> = 1...999_999

  /// The texts of standard input, which are parted by blank lines.
  private struct Texts: ~Copyable {
    private var lines = LineReader(.standardInput, limit: 4 * Cryptogram.mostScalars)

    /// The next text without the blank lines around it, or nil at the end.
    mutating func next() throws -> String? {
      var text: [String] = []
      var size = 0
      while let line = try lines.next() {
        let next = String(preserving: line.bytes)
        if next.allSatisfy(\.isWhitespace) {
          if text.isEmpty { continue }
          break
        }
        text.append(next)
        size += next.unicodeScalars.count + 1
        if line.isCut || size > Cryptogram.mostScalars + 1 {
          throw Diagnostic(
            .badData, "cannot read standard input line \(line.number)",
            because: "the text has more than \(Cryptogram.mostScalars) characters", "part the texts by blank lines")
        }
      }
      return text.isEmpty ? nil : text.joined(separator: "\n")
    }
  }

  private func maker(of alphabet: CipherAlphabet, _ list: KeywordList?) throws -> CryptogramMaker {
    let keywords =
      keyword?.split(separator: ",", omittingEmptySubsequences: false).map { $0.withPlainLetters(of: alphabet) } ?? []
    do throws(SettingFault) {
      return try CryptogramMaker(
        kind: AlphabetKind(rawValue: kind.rawValue), keywords: keywords, from: list, of: alphabet,
        isGrouped: noSpaces || kind == .patristocrat, isMisspelled: misspell)
    } catch {
      throw Diagnostic(
        .usage, "cannot make a cryptogram", because: "\(error)", "name another keyword or another --kind")
    }
  }
}
