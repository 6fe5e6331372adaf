import ArgumentParser
import Spelling

/// Loads a dictionary for `DictionaryTrial`, which looks only at how the process ends.
struct TryDictionaryCommand: ParsableCommand {
  static let name = "try-dictionary"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Load a dictionary and ask it about its words.", shouldDisplay: false)

  @Argument(help: "The path of the .aff file.")
  var affix: String

  @Argument(help: "The path of the .dic file.")
  var words: String

  func run() throws { try DictionaryTrial.run(DictionaryFiles(name: words, affix: affix, words: words)) }
}
