public import ArgumentParser
import Journal
public import Lexicon
import ScrambleFiles
import Sessions
import Spelling
import Terminal

struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words", abstract: "List every word that a dictionary accepts, stem by stem.",
    discussion: """
      The words are made of the dictionary's stems, affixes and compounds, and Hunspell confirms each. They come in the \
      order of the dictionary, each once: those with an affix at most, those with more, then compounds. \
      With --format json a word is an object that tells its stem and affixes, or its parts.
      """)

  @Argument(
    help: "The dictionary: a name such as de_DE, or the path of its .aff or .dic file.", completion: .dictionary)
  var name: String?

  @Option(
    help: ArgumentHelp("How many letters the words have: 3-8, 5 or 9-.", valueName: "range"))
  var length: LengthRange?

  @Option(
    help: ArgumentHelp("How many parts a compound has at most; 1 lists no compounds.", valueName: "number"))
  var parts = 1

  @Option(
    help: ArgumentHelp(
      "Words of this pattern alone: s[ea]?k*, with /letters in any order; see docs/anagrams.md.", valueName: "pattern"))
  var pattern: LetterTemplate?

  @Option(
    name: .customLong("of"), help: ArgumentHelp("The words of this stem alone, and its compounds.", valueName: "stem"))
  var stem: String?

  @Flag(help: "The stems alone, without affixes.")
  var baseForms = false

  @OptionGroup var dictionary: DictionaryOptions
  @OptionGroup var output: FormatOption

  func validate() throws {
    if !(1...WordList.longestWord).contains(parts) {
      throw ValidationError("--parts takes a number from 1 to \(WordList.longestWord)")
    }
    if name != nil, dictionary.dictionary != nil { throw ValidationError("a dictionary is named twice") }
  }

  func run() throws {
    let library = try LocalLibrary.find()
    var request = dictionary.request
    request.dictionary = name ?? request.dictionary
    let judging = try Judging(request, library)
    let speller = LocalLibrary.speller(library.files(of: judging.dictionary), library.data)
    var lengths = length?.lengths ?? 1...WordList.longestWord
    if let own = pattern?.lengths(upTo: WordList.longestWord) {
      if !own.overlaps(lengths.lowerBound..<lengths.upperBound + 1) { return }
      lengths = lengths.clamped(to: own.lowerBound...own.upperBound - 1)
    }
    var standardOutput = OutputFile.standardOutput
    // Few words have a pattern, so that they do not show how far it has come.
    let line = ProgressLine(besideResults: pattern == nil)
    var words = try ListedForms(speller, judging.orthography) {
      $0.all(lengths: lengths, parts: parts, ofStem: stem, isBare: baseForms)
    }
    while let batch = try words.next() {
      for word in batch {
        let texts = [judging.orthography.folded(word.text), word.text.lowercased()]
        if let pattern, !texts.contains(where: { pattern.matches(Array($0)) }) { continue }
        line.finish()
        try standardOutput.write((output.format == .json ? word.json.text : word.text) + "\n")
      }
      if pattern != nil { try standardOutput.flush() }
      line.show(words.progress)
    }
    line.finish()
    try standardOutput.flush()
    if let cut = words.isCut {
      throw Diagnostic(
        .badData, "cannot list all words of \(judging.dictionary.name)", because: cut.reason,
        cut == .forms ? "name another dictionary" : "name a shorter --length")
    }
  }
}

/// Numbers of letters, such as `3-8`, `5` or `9-`.
struct LengthRange: ExpressibleByArgument {
  let lengths: ClosedRange<Int>

  init?(argument: String) {
    let longest = WordList.longestWord
    guard let range = WordsRange(argument.contains("-") ? argument : "\(argument)-\(argument)"),
      (1...longest).contains(range.lower), range.upper == .max || range.upper <= longest
    else { return nil }
    lengths = range.lower...min(range.upper, longest)
  }
}

extension LetterTemplate: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}

extension MadeForm {
  fileprivate var json: JSON {
    let suffixes = suffixes.filter { !$0.isEmpty }
    return [
      "word": JSON(text), "stem": JSON(stem), "prefix": JSON(unlessEmpty: prefix ?? ""),
      "suffixes": suffixes.isEmpty ? nil : JSON(suffixes), "parts": parts.isEmpty ? nil : JSON(parts),
    ]
  }
}
