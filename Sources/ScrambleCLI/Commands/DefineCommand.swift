import ArgumentParser
import Lexicon
import Sessions
import WordLists

struct DefineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "define", abstract: "Tell a short sense of English words.",
    discussion:
      "A form of another word is told with that word. What has no definition is told, too; the code is then 0.")

  @Argument(help: ArgumentHelp("The words, in any case.", valueName: "word"))
  var words: [String]

  @OptionGroup var output: FormatOption

  func validate() throws {
    if words.contains(where: \.trimmed.isEmpty) { throw ValidationError("A word to define has at least one letter.") }
  }

  func run() throws {
    let definitions = try Definitions(LocalLibrary.find())
    var results = ResultWriter(output.format, isSpaced: false)
    for word in words {
      let defined = DefinedWord(word, in: definitions)
      try results.write(defined.json, [defined.text])
    }
    try results.finish()
  }
}
