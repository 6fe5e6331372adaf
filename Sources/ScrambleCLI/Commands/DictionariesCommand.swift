import ArgumentParser
import Journal
import Layout
import Lexicon
import ScrambleFiles
import Sessions
import Spelling
import Terminal
import WordLists

struct DictionariesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dictionaries",
    abstract: "List the dictionaries that --dictionary can name, with what is known of each.",
    discussion: """
      Columns: the name, the language, how the words of a root are found, which are to be found, where roots come from, \
      whether a word with a capital counts, whether accents matter, and the files. Words are found by the index of the \
      bundled dictionaries, or by the forms of the dictionary's own words. The goal is the common words where there is \
      a list, else all but compounds; roots are a list of their own, the common words, or the dictionary's stems. \
      Packages of Debian that bring more languages with a list are told on standard error. --capitals and --accents change \
      what holds for a dictionary. Other names of the \
      same files come below. Damaged files are listed with what is wrong; nothing is loaded, so that damage may also \
      show later.
      """)

  @OptionGroup var output: FormatOption

  func run() throws {
    let data = try DataFolder.find()
    let entries = InstalledDictionaries(data).all().map { DictionaryRow($0, data) }
    // Lines are broken at a terminal alone, since a program reads a dictionary a line.
    let screen = Screen.current()
    let width = screen.isInteractive ? screen.width : .max
    try output.format.write(entries.map(\.json), DictionaryRow.table(entries, width: width))
    let missing = InstalledDictionaries(data).missingPackages
    if output.format == .text, !missing.isEmpty {
      let packages = missing.joined(separator: ", ")
      let note = wrapped("Packages of Debian bring more languages with common words: \(packages)", width: width)
      writeToStandardError(note.map { $0 + "\n" }.joined())
    }
  }
}

/// A dictionary as the command writes it.
private struct DictionaryRow {
  private let dictionary: ListedDictionary

  /// The way to find the words of a root, `index` or `forms`, or nil where the dictionary cannot be used.
  private let source: String?

  /// The words that are to be found, `common` or `all`, and the place that roots come from.
  private let goal: String
  private let roots: String
  private let capitals: String
  private let accents: String

  init(_ dictionary: ListedDictionary, _ data: DataFolder) {
    self.dictionary = dictionary
    source = dictionary.fault == nil ? InstalledDictionaries(data).isBundled(dictionary.files) ? "index" : "forms" : nil
    let language = DictionaryLanguage(of: dictionary.name)
    let hasList = language.code == "en" || language.commonWordsCode != nil
    goal = hasList ? "common" : "all"
    roots = RootPlace.usual(for: dictionary.name) == .bundled ? "list" : hasList ? "common" : "stems"
    let orthography = language.orthography
    capitals = (orthography.allowsCapitals ? DictionaryOptions.Capitals.allow : .refuse).rawValue
    accents = (orthography.foldsAccents ? DictionaryOptions.Accents.folded : .exact).rawValue
  }

  /// A heading and the lines of all dictionaries, in columns as far as the screen is wide enough.
  static func table(_ entries: [DictionaryRow], width: Int) -> [String] {
    let widths = headings.indices.map { column in
      min(18, (entries.map { $0.cells[column] } + [headings[column]]).map(\.columns).max() ?? 0)
    }
    let row = { (cells: [String]) in zip(cells, widths + [0]).map { $0.padded(to: $1) }.joined(separator: " ") }
    let rows = entries.map { row($0.cells + [$0.files]) }
    let isWhole = rows.allSatisfy { $0.columns <= width }
    let hasColumns = widths.reduce(widths.count - 1, +) <= width
    let heading =
      isWhole
      ? row(headings + ["files"]) : hasColumns ? row(headings).withoutBlanksAtEnd : "name, and what is known of it"
    return wrapped(heading, width: width)
      + zip(entries, rows).flatMap { entry, whole in
        let lines =
          isWhole
          ? [whole]
          : (hasColumns ? [row(entry.cells).withoutBlanksAtEnd] : entry.card(width: width))
            + wrapped("  \(entry.files)", width: width)
        return lines + entry.remarks(width: width)
      }
  }

  private static let headings = ["name", "language", "words by", "goal", "roots", "capitals", "accents"]

  private var files: String { Escape.visible(String(dictionary.files.words.dropLast(4))) }
  private var cells: [String] {
    [
      Escape.visible(dictionary.name), dictionary.language ?? "unknown", source ?? "broken", goal, roots, capitals,
      accents,
    ]
  }

  /// The name, and below it what the columns would say.
  private func card(width: Int) -> [String] {
    let facts = zip(Self.headings, cells).dropFirst().map { "\($0) \($1)" }.joined(separator: ", ")
    return wrapped(cells[0], width: width) + wrapped("  \(facts)", width: width)
  }

  /// A line for what is wrong with it, and one for its other names.
  private func remarks(width: Int) -> [String] {
    let aliases = dictionary.aliases.map { Escape.visible($0) }.joined(separator: " ")
    return [dictionary.fault.map { Escape.visible("\($0)") }, aliases.isEmpty ? nil : "also \(aliases)"]
      .compactMap(\.self).flatMap { wrapped("  \($0)", width: width) }
  }

  var json: JSON {
    [
      "name": JSON(dictionary.name), "goal": JSON(goal), "roots": JSON(roots),
      "language": JSON(dictionary.language), "words": JSON(source),
      "capitals": JSON(capitals), "accents": JSON(accents), "files": JSON(String(dictionary.files.words.dropLast(4))),
      "aliases": JSON(dictionary.aliases), "fault": dictionary.fault.map { "\($0)" },
    ]
  }
}
