import Cryptograms
import Testing

@Suite struct CipherAlphabetTests {
  static let greek = "αβγδεζηθικλμνξοπρστυφχψω"
  static let spanish = "abcdefghijklmnñopqrstuvwxyz"
  static let russian = "абвгдежзийклмнопрстуфхцчшщъыьэюя"

  @Test(arguments: [
    greek, spanish, russian, "abcçdefgğhıijklmnoöprsştuüvyz", "abcdefghijklmnopqrstuvwxyzäöüß",
    "abcdefghiklmnɑpɛrsɔtuvwxŋɥɦ",
  ])
  func `Every letter is read in either case, at its place`(letters: String) throws {
    let alphabet = try CipherAlphabet(letters)
    #expect(alphabet.description == letters && alphabet.count == letters.count)
    #expect(try CipherAlphabet(String(alphabet.letters.map(\.capital))) == alphabet)
    for (place, letter) in alphabet.letters.enumerated() {
      #expect(letter.index == place && alphabet[place] == letter)
      #expect(alphabet.letter(letter.capital) == letter && alphabet.letter(letter.small) == letter)
    }
    #expect(Set(alphabet.letters.map(\.capital)).count == alphabet.count)
    #expect(alphabet.letters(of: alphabet.all) == alphabet.letters)
  }

  @Test(arguments: [
    (spanish, "ÁÉÜ", "AEU"), (spanish, "Ññn\u{303}", "ÑÑÑ"), (spanish, "e\u{301}Ç", "EC"), (greek, "άΐςὦ", "ΑΙΣΩ"),
    (russian, "Ёёй", "ЕЕЙ"), ("abcdefghijklmnopqrstuvwxyzäöüß", "ÄẞéŁ", "ÄẞEL"),
  ])
  func `A letter with a mark is the letter without it, unless it is one of the alphabet`(
    letters: String, text: String, expected: String
  ) throws {
    let alphabet = try CipherAlphabet(letters)
    #expect(String(text.compactMap { alphabet.letter($0)?.capital }) == expected)
    let cryptogram = try Cryptogram(text, of: alphabet)
    #expect(cryptogram.lines == [expected])
  }

  @Test func `English puzzles have no marks`() throws {
    #expect(CipherAlphabet.english.letter(Character("é")) == nil)
    #expect(throws: CipherFault.foreignLetter("É", line: 1)) { try Cryptogram("CAFÉ") }
    #expect(try CipherAlphabet("abcdefghijklmnopqrstuvwxyz").letter(Character("é")) == nil)
  }

  @Test func `Words are spelled with what a language writes as two letters`() throws {
    let french = CipherAlphabet.english.foldingMarks
    #expect(try french.text(of: #require(french.spelling(of: "Cœur-".dropLast()))) == "coeur")
    #expect(try french.text(of: #require(french.spelling(of: "l’été"))) == "l'ete")
    #expect(
      french.spelling(of: "mot 2") == nil && french.spelling(of: "слово") == nil && french.spelling(of: "") == nil)
    let german = try CipherAlphabet("abcdefghijklmnopqrstuvwxyzäöüß")
    #expect(german.spelling(of: "Straße")?.count == 6)
    #expect(french.spelling(of: "Straße")?.count == 7)
  }

  @Test(arguments: [
    ("abc", AlphabetFault.size(3)), (greek + spanish, .size(51)), ("abcdefghijklmnopqrstuvwxyz1", .notALetter("1")),
    ("abcdefghijklmnopqrstuvwxyzA", .twice("a")), (spanish + "Ñ", .twice("ñ")), ("", .size(0)),
    ("abcdefghijklmnopqrst\u{1B}", .notALetter("\u{1B}")), ("日abcdefghijklmnopqrst", .notALetter("日")),
  ])
  func `What is no alphabet is told, in one line that cannot act on a terminal`(text: String, fault: AlphabetFault) {
    #expect(throws: fault) { try CipherAlphabet(text) }
    #expect(fault.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}
