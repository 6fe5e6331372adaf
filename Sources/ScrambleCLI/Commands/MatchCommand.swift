public import ArgumentParser
import Cryptograms
import Journal
import ScrambleFiles
import Sessions
import Terminal
import WordLists

extension SortOrder: ExpressibleByArgument {}

struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match", abstract: "Find the words that words of a cryptogram may stand for.",
    discussion:
      "The parts of a hyphenated word are words, each with an answer of its own. A word that cannot be read has an "
      + "answer without words, and why is told on standard error; the exit code is then 64, or 65 for a line of "
      + "standard input.")

  @Argument(
    help: ArgumentHelp("Words of a ciphertext; without any, one a line from standard input.", valueName: "word"))
  var words: [String] = []

  @OptionGroup var known: PairOptions
  @OptionGroup var language: LanguageOptions

  @Option(help: "The order of the words that are found.")
  var sort = SortOrder.frequency

  @Flag(help: "Show all words: also obscene and insulting ones.")
  var all = false

  @OptionGroup var output: FormatOption

  func run() throws {
    let library = try LocalLibrary.find()
    library.showsProgressBesideResults = true
    let language = try CryptogramLanguage(language.request(library), library)
    let map = try known.substitutionMap(language.alphabet)
    let search = language.search
    var results = ResultWriter(output.format, isSpaced: false)
    func write(_ pattern: String, _ matches: [Match] = [], fault: String? = nil) throws {
      try results.write(
        [
          "pattern": JSON(pattern), "count": JSON(matches.count), "fault": JSON(fault),
          "words": .array(matches) { ["word": JSON($0.text), "score": JSON($0.score)] },
        ], ["\(pattern) (\(matches.count)):\(matches.map { " \($0.text)" }.joined())"])
    }
    // What cannot be read is answered in its place, and the rest goes on.
    func refuse(
      _ entry: String, _ refusal: ExitStatus, _ place: String, because cause: String, advice: String? = nil
    ) throws {
      try write(Escape.visible.beginning(40, of: entry), fault: cause)
      try results.tell(
        Diagnostic(refusal, "cannot use \(place)", because: cause, advice ?? "no words are found for it"))
    }
    func answer(_ entry: String, _ refusal: ExitStatus, _ place: String, line: Int = 1) throws {
      let words: [CipherWord]
      do throws(CipherFault) {
        words = try search.words(entry: entry.withPlainLetters(of: language.alphabet))
      } catch .foreignLetter(let letter, _) {
        let fault = CipherFault.foreignLetter(letter, line: line)
        return try refuse(
          entry, refusal, place, because: fault.description(of: language.alphabet),
          advice: fault.advice(beside: language.alphabet))
      } catch {
        return try refuse(entry, refusal, place, because: error.description(of: language.alphabet))
      }
      for word in words {
        let found = Array(search.matches(for: word, in: map.domains)).sorted(sort, all: all)
        if let fault = language.takeFault() { throw fault }
        try write(word.description, found)
      }
    }
    for word in words { try answer(word, .usage, "'\(word.prefix(40))'") }
    if words.isEmpty {
      var lines = LineReader(.standardInput, limit: longestLine)
      var number = 0
      while let line = try lines.next() {
        number += 1
        let place = "standard input line \(number)"
        let entry = String(preserving: line.bytes)
        if line.isCut {
          try refuse(entry, .badData, place, because: "it has more than \(longestLine) bytes")
          continue
        }
        if !entry.allSatisfy(\.isWhitespace) { try answer(entry, .badData, place, line: number) }
      }
    }
    try results.finish()
  }
}
