import ArgumentParser
import Journal
import Layout
import ScrambleFiles
import Sessions
import Spelling
import Terminal
import WordLists

/// Lists what can judge words here.
struct DictionariesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dictionaries",
    abstract: "List the dictionaries that --dictionary can name, with what is known of each.",
    discussion: """
      Columns: the name, the language, and how the words of a root are found: by the index of the bundled \
      dictionaries, or by the forms of the dictionary's own words. A dictionary whose files are damaged is listed with \
      what is wrong. None is loaded, so that damage may also show later. Names that lead to the same files come after \
      it.
      """)

  @OptionGroup var output: FormatOption

  func run() throws {
    let data = try DataFolder.find()
    let entries = InstalledDictionaries(data).all().map { Entry($0, data) }
    var standardOutput = OutputFile.standardOutput
    switch output.format {
    case .json: for entry in entries { try standardOutput.write(jsonLine(entry.body)) }
    case .text:
      let width = Screen.current().width
      try standardOutput.write(Entry.heading + "\n")
      for line in entries.flatMap({ $0.lines(width: width) }) { try standardOutput.write(line + "\n") }
    }
    try standardOutput.flush()
  }
}

/// A dictionary as the command writes it.
private struct Entry {
  private let dictionary: ListedDictionary
  private let source: String?

  init(_ dictionary: ListedDictionary, _ data: DataFolder) {
    self.dictionary = dictionary
    source = dictionary.fault == nil ? InstalledDictionaries(data).isBundled(dictionary.files) ? "index" : "forms" : nil
  }

  static let heading = row("name", "language", "words by", "files")

  /// A line for the dictionary, one for its other names, and one for what is wrong with it.
  func lines(width: Int) -> [String] {
    let files = dictionary.files
    let row = Self.row(
      Escape.visible(files.name), dictionary.language ?? "unknown", source ?? "broken",
      Escape.visible(String(files.words.dropLast(4))))
    let aliases = dictionary.aliases.map { Escape.visible($0) }.joined(separator: " ")
    return [row] + (dictionary.fault.map { ["  \(Escape.visible("\($0)"))"] } ?? [])
      + (aliases.isEmpty ? [] : wrapped("  also \(aliases)", width: width))
  }

  private static func row(_ name: String, _ language: String, _ source: String, _ files: String) -> String {
    [name.padded(to: 15), language.padded(to: 20), source.padded(to: 12), files].joined(separator: " ")
  }

  struct Body: Encodable {
    let name: String
    let language: String?
    let words: String?
    let files: String
    let aliases: [String]
    let fault: String?
  }

  var body: Body {
    Body(
      name: dictionary.name, language: dictionary.language, words: source,
      files: String(dictionary.files.words.dropLast(4)), aliases: dictionary.aliases,
      fault: dictionary.fault.map { "\($0)" })
  }
}
