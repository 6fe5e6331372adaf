import Lexicon
import Testing

/// The form of the lists of common words.
@Suite struct CommonWordsTests {
  private let levels = [["und", "die"], [], ["Ärger", "ärgern", "ärgerlich", "zug", "zuge"], ["été", "слово", "한국"]]

  @Test func `Words come back in the order of their levels, those of a level sorted by their bytes`() throws {
    let list = try CommonWords(IndexBytes(CommonWords.packed(levels)))
    let texts = ["die", "und", "zug", "zuge", "Ärger", "ärgerlich", "ärgern", "été", "слово", "한국"]
    #expect(list.words.map(\.text) == texts)
    #expect(list.words.map(\.level) == [4, 4, 2, 2, 2, 2, 2, 1, 1, 1])
    #expect(try CommonWords(IndexBytes(CommonWords.packed([]))).words.isEmpty)
  }

  @Test func `Words that begin alike take few bytes`() throws {
    let alike = (100..<600).map { "gesellschaftlich\($0)" }
    #expect(CommonWords.packed([alike]).count < 500 * 5)
  }

  @Test func `Another list has another fingerprint`() throws {
    let header = { (levels: [[String]]) in try CommonWords(IndexBytes(CommonWords.packed(levels))).header }
    #expect(try header(levels) == header(levels))
    #expect(try header(levels) != header([levels[0]]))
    #expect(try header([["silk"]]) != header([["milk"]]))
  }

  @Test func `Damaged bytes are a fault and never a crash`() throws {
    let bytes = CommonWords.packed(levels)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x55
      #expect(throws: ContainerFault.self, "\(place)") { try CommonWords(IndexBytes(damaged)) }
    }
    let letters: [UInt8] = [0x61, 0, 0, 0]
    let parts: [[UInt8]] = [
      [0x01], [0x91, 0], [0x05, 0], [0x20], [0x01, 1], [0x01, 0xE0], [0x10, 0, 20, 0], [0x00, 0x00],
    ]
    for part in parts {
      let packed = CheckedContainer.packed([letters, part], number: 1, as: CommonWords.format)
      #expect(throws: ContainerFault.damaged(part: "words"), "\(part)") { try CommonWords(IndexBytes(packed)) }
    }
  }

  @Test func `Long words, and scripts of many letters, come back`() throws {
    let syllables = (0..<600).map { String(Unicode.Scalar(0xAC00 + $0)!) + "한국" }
    let long = ["ein" + String(repeating: "x", count: 40), "ein" + String(repeating: "x", count: 41) + "y"]
    let list = try CommonWords(IndexBytes(CommonWords.packed([syllables, long])))
    #expect(list.words.map(\.text) == syllables.sorted() + long)
  }

  @Test(arguments: [
    ("de_DE", "de"), ("/home/me/pt_BR.dic", "pt"), ("nb_NO", "nb"), ("no", "nb"), ("hr_HR", "sh"), ("tl", "fil"),
  ])
  func `A language has the list of its words`(name: String, code: String) {
    #expect(DictionaryLanguage(of: name).commonWordsCode == code)
  }

  @Test(arguments: ["en_AU", "eo", "eu", "own", ""])
  func `A language without a list has none`(name: String) {
    #expect(DictionaryLanguage(of: name).commonWordsCode == nil)
  }
}
