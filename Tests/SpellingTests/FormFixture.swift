import Lexicon
import Spelling
import TestSupport
import Testing

/// A small dictionary, with words that Hunspell accepts by what the fixture is about, and words that it rejects.
struct FormFixture: CustomTestStringConvertible, Sendable {
  let name: String
  let affix: String
  let words: [String]
  let good: [String]
  let wrong: [String]
  var orthography = Orthography()

  /// Further racks to be held against Hunspell, beside the letters of the good words.
  var racks: [String] = []

  /// The encoding of the files.
  var encoding = "UTF-8"

  var testDescription: String { name }

  var affixBytes: [UInt8] { bytes("SET \(encoding)\n\(affix)\n") }
  var wordsBytes: [UInt8] { bytes("\(words.count)\n" + words.map { $0 + "\n" }.joined()) }

  private func bytes(_ text: String) -> [UInt8] {
    guard encoding != "UTF-8" else { return Array(text.utf8) }
    return Transcoder(to: encoding)?.encode(text)?.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) } ?? []
  }

  func forms() throws -> WordForms {
    try WordForms(affix: affixBytes, words: wordsBytes, orthography: orthography)
  }

  /// Hunspell with the same files.
  func handle(in folder: TemporaryFolder) throws -> HunspellHandle {
    try HunspellHandle(
      DictionaryFiles(
        name: "x", affix: folder.file("x.aff", affixBytes), words: folder.file("x.dic", wordsBytes)))
  }

  /// The letters of a word.
  func folded(_ word: String) -> String { orthography.folded(word) }

  /// The folded words of `rack` by the forms: those candidates that Hunspell accepts.
  func wordsByForms(_ rack: [Character], _ handle: HunspellHandle) throws -> Set<String> {
    Set(try forms().candidates(from: rack).filter(handle.knows).map(folded))
  }

  /// The folded words of `rack` among all arrangements of its letters, in every spelling that the orthography allows.
  func wordsByArrangements(_ rack: [Character], _ handle: HunspellHandle) -> Set<String> {
    let spellings = Dictionary(grouping: Self.accented) { orthography.folded(String($0)) }
    return Set(
      Arrangements(of: rack).filter { word in
        var variants = [""]
        for letter in word {
          let choices =
            letter == "ŀ"
            ? ["l·"]
            : [String(letter)] + (spellings[String(letter)] ?? []).map { String($0) }.filter { $0 != String(letter) }
          variants = variants.flatMap { start in choices.map { start + $0 } }
        }
        return variants.contains { text in
          handle.knows(text)
            || orthography.allowsCapitals && handle.knows(text.prefix(1).uppercased() + text.dropFirst())
        }
      })
  }

  /// The letters with accents that the fixtures with folded accents have.
  private static let accented: [Character] = ["é", "à", "ñ"]
}
