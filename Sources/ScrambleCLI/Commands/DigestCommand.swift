import ArgumentParser
import Journal
import Sessions
import WordLists
import WordScramble

struct DigestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "digest", abstract: "Print one number over a hundred seeded games.",
    discussion: "Two programs that print the same number play by the same rules, with the same words and the same luck."
  )

  @OptionGroup var dictionary: DictionaryOptions
  @OptionGroup var output: FormatOption

  func run() throws {
    let library = try LocalLibrary.find()
    let judging = try Judging(dictionary.request, library)
    let roots = try StartList(nil, judging.orthography, library).words
    let digest = try SeededGames.digest(
      100, roots: roots, rules: Rules(orthography: judging.orthography), asking: library.judge(judging))
    try output.format.write([["digest": "\(digest)"]], ["\(digest)"])
  }
}
