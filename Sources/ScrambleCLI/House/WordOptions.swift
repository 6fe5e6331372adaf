import ArgumentParser
import Files
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
    _ data: DataFolder, usual: String = InstalledDictionaries.bundledName
  ) throws(FileFault) -> any SpellChecker {
    let dictionaries = InstalledDictionaries(data)
    let files = try dictionaries.dictionary(dictionary ?? usual)
    if dictionaries.isBundled(files) { return Speller(files) }
    return SpellerProcess(files, arguments: [ServeDictionaryCommand.name, "--"])
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
