import Cryptograms
import Journal
import Lexicon
import ModelTraining
import Testing

@Suite struct ModelTrainingTests {
  /// Of more than 27 letters, for which the tables of runs are small and quickly made.
  private static let spanish = try! CipherAlphabet("abcçdefghijklmnñopqrstuvwxyz")

  private func stretches(_ text: String, _ alphabet: CipherAlphabet = spanish, pieces: Int = .max) -> [[String]] {
    var reader = StretchReader(alphabet)
    var stretches: [[String]] = []
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      reader.read(bytes.prefix(pieces)) { stretches.append($0) }
      bytes = bytes.dropFirst(pieces)
    }
    reader.finish { stretches.append($0) }
    return stretches
  }

  @Test func `Text is cut into stretches of words`() {
    #expect(stretches("El niño: ¿qué año? Un pingüino.") == [["el", "niño"], ["que", "año"], ["un", "pinguino"]])
    #expect(stretches("uno\ndos\n\ntres\r\n\r\ncuatro") == [["uno", "dos"], ["tres"], ["cuatro"]])
    #expect(stretches("d'una’l' 12 más") == [["d'una'l", "", "mas"]])
    #expect(stretches("nin\u{303}o e\u{301}l слово") == [["niño", "el"]])
    #expect(stretches("") == [] && stretches(" .;! ") == [])
  }

  @Test func `Pieces of any length make the same stretches`() {
    let text = "Así fue; el año de 1492, n\u{303}andú \u{1F600} «sí». Œuvre\u{FFFD}x"
    for pieces in 1...7 { #expect(stretches(text, pieces: pieces) == stretches(text)) }
  }

  @Test func `Any bytes are read`() {
    var chance = SplitMix64(seed: 4)
    for _ in 0..<300 {
      var reader = StretchReader(Self.spanish)
      let bytes = (0..<200).map { _ in UInt8(truncatingIfNeeded: chance.next() >> 20) }
      var words: [String] = []
      reader.read(bytes) { words += $0 }
      reader.finish { words += $0 }
      #expect(words.allSatisfy { $0.allSatisfy { $0 == "'" || Self.spanish.letter($0) != nil } })
    }
  }

  @Test func `A stretch without an end, and a word without one, are cut`() {
    let words = stretches(String(repeating: "si ", count: 25_000))
    #expect(words.count == 3 && words.map(\.count).reduce(0, +) == 25_000)
    #expect(stretches(String(repeating: "a", count: 100_000))[0][0].count == 400)
  }

  private func trained(_ text: String, known: [String] = []) throws -> (bytes: [UInt8], model: LanguageModel) {
    var training = LanguageTraining(Self.spanish)
    for stretch in stretches(text) { training.learn(stretch) }
    let bytes = training.model(known: known).bytes
    return (bytes, try LanguageModel(IndexBytes(bytes)))
  }

  private static let text = String(
    repeating: "El niño come pan. La niña bebe agua, y el perro duerme; mañana será otro día. ", count: 40)

  @Test func `The same text makes the same bytes`() throws {
    #expect(try trained(Self.text, known: ["sol", "Ñu"]).bytes == trained(Self.text, known: ["sol", "Ñu"]).bytes)
  }

  @Test(arguments: ["gato", "pato"])
  func `What follows what in a model that is mixed in decides between words that are as frequent`(likely: String) throws
  {
    var training = LanguageTraining(Self.spanish)
    for stretch in stretches(String(repeating: "El gato. El pato. Come pan. ", count: 40)) { training.learn(stretch) }
    let words = ["</s>", "<s>", "come", "gato", "pato"]
    var pairs = KnownPairs(
      words: words, alone: [0.2, 0, 0.2, 0.3, 0.3], backoffs: [Double](repeating: 0.5, count: words.count))
    let first = try #require(words.firstIndex(of: likely))
    pairs.following[first] = [(second: 2, probability: 0.4), (second: 0, probability: 0.5)]
    let model = training.model(CountLists(model: pairs))
    #expect(model.bytes == training.model(CountLists(model: pairs)).bytes)
    let solver = CryptogramSolver(model: try LanguageModel(IndexBytes(model.bytes)))
    #expect(solver.solve("XYZW QWVU").readings.first?.plaintext == "\(likely) come".uppercased())
  }

  @Test(arguments: ["gato", "pato"])
  func `What follows two words in a row decides where the second of them leaves it open`(likely: String) throws {
    var training = LanguageTraining(Self.spanish)
    for stretch in stretches(String(repeating: "El come gato. El come pato. ", count: 40)) { training.learn(stretch) }
    let words = ["</s>", "<s>", "come", "gato", "pato", "el"]
    var model = KnownPairs(
      words: words, alone: [0.2, 0, 0.2, 0.2, 0.2, 0.2], backoffs: [Double](repeating: 0.5, count: words.count))
    model.following[2] = [(second: 3, probability: 0.4), (second: 4, probability: 0.4)]
    model.following[5] = [(second: 2, probability: 0.5)]
    let third = try #require(words.firstIndex(of: likely))
    model.triples = [(first: 5, second: 2, third: third, ratio: 3)]
    let solver = CryptogramSolver(
      model: try LanguageModel(IndexBytes(training.model(CountLists(model: model)).bytes)))
    #expect(solver.solve("UB QWVU XYZW").readings.first?.plaintext == "el come \(likely)".uppercased())
  }

  @Test func `Words of lists and of a dictionary are known beside those of the text`() throws {
    let levels = [["que", "niño"], ["gato", "está"], ["él"]] + [[String]](repeating: [], count: 12)
    let common = try CommonWords(IndexBytes(CommonWords.packed(levels)))
    let rarer = try CommonWords(IndexBytes(CommonWords.packed([["ñandú"], ["zorro"]])))
    var training = LanguageTraining(Self.spanish, DictionaryLanguage(of: "es_ES"), common: [common, rarer])
    for stretch in stretches(Self.text) { training.learn(stretch) }
    for word in ["tapi", "gato", "niño"] { training.know(try #require(Self.spanish.spelling(of: word))) }
    #expect(training.dictionaryWords == 3)
    let bytes = training.model().bytes
    let own = try LanguageModel(IndexBytes(bytes))
    #expect(own.language == DictionaryLanguage(of: "es"))
    #expect(!own.listedWords.contains { $0.text == "gato" })
    let model = own.knowing([common, rarer])
    #expect(model.header.starts(with: own.header) && model.header.count > own.header.count)
    let words = Dictionary(uniqueKeysWithValues: model.listedWords)
    #expect(words["ñandu"] != nil && words["esta"] != nil && words["tapi"] == nil)
    #expect(try #require(words["que"]) > #require(words["gato"]))
    #expect(try #require(words["gato"]) > #require(words["zorro"]))
    func score(_ word: String, _ model: LanguageModel) throws -> Int {
      try #require(CryptogramSolver(model: model).score("ABCD", as: word))
    }
    #expect(try score("gato", own) < score("gato", model))
    #expect(try score("tapo", own) < score("tapi", own))
  }

  @Test func `Text of which no stretch ends with a word makes a model of its words`() throws {
    let model = try trained(String(repeating: "niño 1. ", count: 20)).model
    #expect(model.listedWords.map { $0.text } == ["niño"])
  }

  @Test(arguments: ["niño 1. ", String(repeating: "a", count: 31) + ". ", "1. ", ""])
  func `Nothing is known of ends where no stretch ends with a word that is kept`(text: String) {
    var training = LanguageTraining(Self.spanish)
    for stretch in stretches(String(repeating: text, count: 20)) { training.learn(stretch) }
    #expect(!training.knowsEnds)
  }

  @Test func `What was learned is likelier than what was not`() throws {
    let model = try trained(Self.text, known: ["sol"]).model
    #expect(model.alphabet == Self.spanish)
    let words = Dictionary(uniqueKeysWithValues: model.listedWords)
    #expect(words["niño"] != nil && words["dia"] != nil && words["sol"] != nil && words["gato"] == nil)
    #expect(try #require(words["el"]) > #require(words["sol"]))
    let solver = CryptogramSolver(model: model)
    let learned = try #require(solver.score("QZ BFXW", as: "el niño"))
    #expect(try learned > #require(solver.score("QZ BFXW", as: "el ñoni")))
    #expect(try learned > #require(solver.score("QZ BFXW", as: "la ñoni")))
  }
}
