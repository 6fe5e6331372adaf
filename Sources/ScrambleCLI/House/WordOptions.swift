import ArgumentParser
import Files
import Sessions
import Spelling
import WordLists
import WordScramble

/// The option of every command that judges words.
struct DictionaryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The dictionary: a name such as de_DE, or the path of its .aff or .dic file.", valueName: "name-or-path"),
    completion: .dictionary)
  var dictionary: String?

  /// A speller by the dictionary that was asked for, or else by `usual`. One that did not come with the program is loaded
  /// in a process of its own.
  func speller(
    _ data: DataFolder, usual: String = DictionaryShelf.bundledName
  ) throws(FileFault) -> any SpellChecker {
    let shelf = DictionaryShelf(data)
    let files = try shelf.dictionary(dictionary ?? usual)
    if shelf.isBundled(files) { return Speller(files) }
    return SpellerProcess(files, arguments: [ServeDictionaryCommand.name, "--"])
  }
}

extension WordsRange {
  /// Reads what an option was given.
  ///
  /// - Throws: `ValidationError`, which names the syntax.
  init(option: String) throws {
    guard let range = WordsRange(option) else {
      throw ValidationError("A range is written as 60-120, 60- or -120.")
    }
    self = range
  }
}

/// The options that change the rules of a round.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The fewest letters a word may have, 1 to 100.", valueName: "n"))
  var minLength = 3

  func validate() throws {
    guard (1...RootWord.mostLetters).contains(minLength) else {
      throw ValidationError("The minimum length is 1 to \(RootWord.mostLetters) letters.")
    }
  }
}
