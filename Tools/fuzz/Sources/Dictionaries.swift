@testable import Journal
@testable import Spelling

extension Harness {
  /// An `.aff` file, a NUL, a `.dic` file.
  static let dictionary = Harness("dictionary") { bytes in
    let (affix, words) = bytes.parted(by: 0)
    try? AffixFile.check(Array(affix), path: "x.aff")
    if let sample = try? WordsFile(Array(words), path: "x.dic").sample {
      hold(sample.count <= 400 && sample.allSatisfy { !$0.contains(0) }, "a sample is a few texts")
    }
    let encoding = String(decoding: words.prefix(20), as: UTF8.self)
    let text = String(decoding: affix.prefix(100), as: UTF8.self)
    hold(Transcoder(to: encoding)?.encode(text)?.last ?? 0 == 0, "what is encoded ends")
    hold(Composition.forms(of: text).allSatisfy { $0 == text }, "the forms of a text are the same to Unicode")
    let nonsense = Nonsense.words(from: words.split(separator: 0x0A).map { Array($0) }, isUTF8: true)
    hold(nonsense.allSatisfy { !$0.contains(0) && !$0.isEmpty }, "what Hunspell is asked about is text")
  }

  /// Hands an `.aff` file, a NUL and a `.dic` file to Hunspell. It has faults of its own, so this harness runs only
  /// where it is asked for.
  static let hunspell = Harness("hunspell") { bytes in
    let (affix, words) = bytes.parted(by: 0)
    let files = DictionaryFiles(
      name: "x", affix: try Shared.file("x.aff", affix), words: try Shared.file("x.dic", words))
    let speller = Speller(files)
    for word in ["silk", "straße", "don't"] { _ = try? speller.isReal(word) }
  }
}
