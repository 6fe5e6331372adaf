import ArgumentParser
import Cryptograms
import Files
import Journal
import WordLists

/// Searches words by their letter pattern, for scripts.
struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match", abstract: "Find the words that words of a cryptogram may stand for.")

  @Argument(
    help: ArgumentHelp("Words of a ciphertext; without any, one a line from standard input.", valueName: "word"))
  var words: [String] = []

  @OptionGroup var known: KnownPairs

  @Option(help: "The order of the words that are found.")
  var sort = Order.frequency

  @OptionGroup var output: FormatOption

  enum Order: String, CaseIterable, ExpressibleByArgument {
    case alphabetical, frequency

    var order: SortOrder { self == .alphabetical ? .alphabetical : .frequency }
  }

  func run() throws {
    let map = try known.substitutionMap()
    let search = try PatternSearch(DataFolder.find())
    var standardOutput = OutputFile.standardOutput
    func answer(_ entry: String, _ status: ExitStatus, _ place: String) throws {
      let word: CipherWord
      do throws(CipherFault) {
        word = try search.word(entry: entry)
      } catch {
        try standardOutput.flush()
        throw Diagnostic(status, "cannot use \(place)", because: "\(error)", "leave it out")
      }
      let found = Found(word, Array(search.matches(for: word, in: map.domains)).sorted(sort.order))
      try standardOutput.write(output.format == .json ? jsonLine(found) : found.text)
    }
    for word in words { try answer(word, .usage, "'\(word.prefix(40))'") }
    if words.isEmpty {
      var lines = LineReader(.standardInput, limit: LineSource.longestLine)
      var number = 0
      while let line = try lines.next() {
        number += 1
        if line.isCut {
          throw Diagnostic(
            .badData, "cannot use standard input line \(number)",
            because: "it has more than \(LineSource.longestLine) bytes", "leave it out")
        }
        let entry = String(preserving: line.bytes)
        if entry.allSatisfy(\.isWhitespace) { continue }
        try answer(entry, .badData, "standard input line \(number)")
      }
    }
    try standardOutput.flush()
  }

  /// The answer to one word.
  private struct Found: Encodable {
    struct Word: Encodable {
      var word: String
      var score: Int
    }

    var pattern: String
    var count: Int
    var words: [Word]

    init(_ word: CipherWord, _ matches: [Match]) {
      pattern = word.description
      count = matches.count
      words = matches.map { Word(word: $0.text, score: $0.score) }
    }

    var text: String { "\(pattern) (\(count)):\(words.map { " \($0.word)" }.joined())\n" }
  }
}
