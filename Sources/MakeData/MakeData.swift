import Glibc
import ScrambleFiles

/// Makes the files of `Dictionaries/` and `Resources/` from the packages that `Tools/data/fetch` has unpacked.
@main
struct MakeData {
  static func main() {
    guard CommandLine.arguments.count == 3 else {
      fail("usage: make-data CACHE OUTPUT", code: 64)
    }
    do {
      try make(cache: CommandLine.arguments[1], output: CommandLine.arguments[2])
    } catch {
      fail("\(error)", code: 65)
    }
  }

  private static func make(cache: String, output: String) throws {
    let packages = try Packages(cache: cache)
    let bundled = try BundledDictionary(package: packages.named("hunspell-en-us"))
    try bundled.copy(to: "\(output)/Dictionaries")
    try Notice(packages: packages).write(to: output)

    let dictionary = try DictionaryWords(of: bundled)
    let counts = try WordCounts(package: packages.named("symspellpy"))
    let obscenities = ObscenityList(lists: try tabooLists(of: packages), dictionary)
    try TextFile.write(lines: obscenities.words, to: "\(output)/Resources/obscene.txt")
    print("\(obscenities.words.count) obscene words")

    let index = try IndexFile(dictionary, counts: counts, obscenities)
    try TextFile.write(index.bytes, to: "\(output)/Resources/words.index")
    print("\(index.summary)")

    let model = try ModelFile(packages, known: dictionary.words)
    try TextFile.write(model.bytes, to: "\(output)/Resources/english.model")
    print("\(model.summary)")

    let list = RootList(
      candidates: try Scowl.words(in: packages.named("scowl")), dictionary, without: obscenities)
    try TextFile.write(lines: list.roots.sorted(), to: "\(output)/Resources/start.txt")
    for (step, left) in list.steps { print("\(left) \(step)") }
    guard list.roots.count > 10_000 else { throw DataError("too few roots") }
  }

  private static func tabooLists(of packages: Packages) throws(DataError) -> [[String]] {
    [
      try Scowl.taboo(in: packages.named("scowl-source")),
      try WordNet(package: packages.named("wordnet")).tabooWords(),
      try TextFile.lines(packages.named("better-profanity").path("better_profanity/profanity_wordlist.txt")),
      // A JSON array of strings without escapes, so the words are what is between the quotation marks.
      try TextFile.lines(packages.named("wordfilter").path("wordfilter/badwords.json")).flatMap {
        $0.split(separator: "\"").map(String.init)
      },
    ]
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    writeToStandardError("make-data: \(message)\n")
    exit(code)
  }
}
