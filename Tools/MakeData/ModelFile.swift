@testable import Cryptograms
@testable import Lexicon
@testable import ModelTraining

/// A language model of the cryptogram solver, as a file.
struct ModelFile {
  let bytes: [UInt8]
  /// The numbers of words and pairs, for the report.
  let summary: String

  /// The model of English; `known` are the words of the bundled dictionary. A search lists the words of the word index
  /// instead.
  static func english(_ packages: Packages, known: [String]) throws(DataError) -> ModelFile {
    let symspell = try packages.named("symspellpy")
    let lists = CountLists(
      words: try WordCounts(package: symspell).all.filter(\.0.isPlainWord),
      pairs: try WordPairCounts(package: symspell).pairs,
      model: try SphinxModel(
        path: packages.named("pocketsphinx").path("usr/share/pocketsphinx/model/en-us/en-us.lm.bin")
      ).pairs)
    let lemmas = try WordNet(package: packages.named("wordnet")).lemmas().sorted()
    return ModelFile(
      LanguageTraining(.english, DictionaryLanguage(of: "en")), try TextSource.english(packages), lists,
      known: known + lemmas, isListed: false)
  }

  /// The model of Spanish, with room for the words of `lists`, its common and its rarer ones. They have another
  /// licence, so they are mixed in when the model is opened.
  static func spanish(_ packages: Packages, lists: [[UInt8]]) throws -> ModelFile {
    let alphabet: CipherAlphabet
    do throws(AlphabetFault) {
      alphabet = try CipherAlphabet("abcdefghijklmnñopqrstuvwxyz")
    } catch {
      throw DataError("the Spanish alphabet: \(error)")
    }
    let training = LanguageTraining(
      alphabet, DictionaryLanguage(of: "es"), common: try lists.map { try CommonWords(IndexBytes($0)) })
    return ModelFile(
      training, try TextSource.spanish(packages, alphabet), CountLists(), known: [], isListed: true)
  }

  private init(
    _ training: LanguageTraining, _ sources: [TextSource], _ lists: CountLists, known: [String], isListed: Bool
  ) {
    var training = training
    for source in sources {
      training.beginText()
      for stretch in source.text.stretches { training.learn(stretch, weight: source.weight) }
    }
    let model = training.model(lists, known: known, isListed: isListed)
    bytes = model.bytes
    let texts = sources.map { "\($0.text.stretches.reduce(0) { $0 + $1.count }) of \($0.name)" }
    summary =
      "\(model.words) words, \(model.pairs) pairs and \(model.triples) triples in the model, \(bytes.count) bytes; "
      + "words of text: " + texts.joined(separator: ", ")
  }
}
