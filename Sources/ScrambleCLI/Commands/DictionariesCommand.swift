import ArgumentParser
import Journal
import Layout
import Lexicon
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
      Columns: the name, the language, how the words of a root are found, whether a word with a capital counts, \
      whether accents matter, and the files. Words are found by the index of the bundled dictionaries, or by the forms \
      of the dictionary's own words. --capitals and --accents change what holds for a dictionary. Other names of the \
      same files come below. Damaged files are listed with what is wrong; nothing is loaded, so that damage may also \
      show later.
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

  /// What finds the words of a root, or nil where the dictionary cannot be used.
  private let source: String?
  private let capitals: String
  private let accents: String

  init(_ dictionary: ListedDictionary, _ data: DataFolder) {
    self.dictionary = dictionary
    source = dictionary.fault == nil ? InstalledDictionaries(data).isBundled(dictionary.files) ? "index" : "forms" : nil
    let orthography = DictionaryLanguage(of: dictionary.name).orthography
    capitals = (orthography.allowsCapitals ? DictionaryOptions.Capitals.allow : .refuse).rawValue
    accents = (orthography.foldsAccents ? DictionaryOptions.Accents.folded : .exact).rawValue
  }

  static let heading = row("name", "language", "words by", "capitals", "accents", "files")

  /// A line for the dictionary, one for its other names, and one for what is wrong with it.
  func lines(width: Int) -> [String] {
    let files = dictionary.files
    let row = Self.row(
      Escape.visible(files.name), dictionary.language ?? "unknown", source ?? "broken", capitals, accents,
      Escape.visible(String(files.words.dropLast(4))))
    let aliases = dictionary.aliases.map { Escape.visible($0) }.joined(separator: " ")
    return [row] + (dictionary.fault.map { ["  \(Escape.visible("\($0)"))"] } ?? [])
      + (aliases.isEmpty ? [] : wrapped("  also \(aliases)", width: width))
  }

  private static func row(_ cells: String...) -> String {
    zip(cells, [14, 18, 8, 8, 7, 0]).map { $0.padded(to: $1) }.joined(separator: " ")
  }

  struct Body: Encodable {
    let name: String
    let language: String?
    let words: String?
    let capitals: String
    let accents: String
    let files: String
    let aliases: [String]
    let fault: String?
  }

  var body: Body {
    Body(
      name: dictionary.name, language: dictionary.language, words: source,
      capitals: capitals, accents: accents, files: String(dictionary.files.words.dropLast(4)),
      aliases: dictionary.aliases,
      fault: dictionary.fault.map { "\($0)" })
  }
}
