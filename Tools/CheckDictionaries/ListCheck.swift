@testable import Lexicon
@testable import ScrambleFiles
@testable import Spelling

/// Holds all words of a dictionary against a list of words of its language.
struct ListCheck {
  private let files: DictionaryFiles
  private let list: [String]

  /// Takes the files STEM.aff and STEM.dic.
  init(_ stem: String, _ list: String) throws {
    files = DictionaryFiles(name: stem.split(separator: "/").last.map(String.init) ?? stem, stem: stem)
    self.list = String(decoding: try readFile(list), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Prints how many words of the list Hunspell accepts, how many of those are compounds, and which are missed.
  func run() throws -> Bool {
    let orthography = Orthography(allowsCapitals: true)
    let asked = Set(
      list.filter { word in word.allSatisfy(\.isWordLetter) && orthography.allowsCapitals(of: word) })
    let texts = asked.sorted()
    let accepted = zip(texts, try Speller(files).areKnown(texts)).filter(\.1).map(\.0)
    let forms = try WordForms(
      affix: readFile(files.affix), words: readFile(files.words), orthography: orthography)
    var missed = Set(accepted)
    // Hunspell accepts a word that is written small with a capital, too.
    for word in forms.all(lengths: 1...WordList.longestWord) {
      missed.remove(word.text)
      missed.remove(word.text.prefix(1).uppercased() + word.text.dropFirst())
    }
    let joiner = AllCompounds(
      forms.dictionary, atMost: 100, mostParts: 100, own: nil, isBare: false, mostSteps: 1 << 33)
    let compounds = missed.filter { word in
      [word, word.prefix(1).lowercased() + word.dropFirst()].contains { text in
        // Of letters that Hunspell puts out for a character of the dictionary, parts have that character.
        let asHeld = forms.dictionary.outputs.reduce(text) { text, output in
          text.replacing(output.value, with: forms.dictionary.alphabet.text([output.key]))
        }
        return [text, asHeld].contains { forms.dictionary.codes(of: $0).map(joiner.joins) ?? false }
      }
    }
    missed.subtract(compounds)
    print(files.name, accepted.count, compounds.count, missed.count, separator: "\t")
    for word in missed.sorted().prefix(20) { print("\(files.name)\tmissed \(word)") }
    return missed.isEmpty
  }
}
