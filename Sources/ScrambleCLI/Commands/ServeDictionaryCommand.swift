import ArgumentParser
import Spelling

/// Loads a dictionary for another run of this program, and answers its questions.
struct ServeDictionaryCommand: ParsableCommand {
  static let name = "serve-dictionary"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Load a dictionary and answer questions from standard input.", shouldDisplay: false)

  @Argument(help: "The path of the .aff file.")
  var affix: String

  @Argument(help: "The path of the .dic file.")
  var words: String

  func run() { SpellerServer.serve(DictionaryFiles(name: words, affix: affix, words: words)) }
}
