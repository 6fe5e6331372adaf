import Cryptograms
import Journal
import Testing

@Suite struct CryptogramTests {
  @Test(arguments: ["XJFFXU", "xjffxu", " x j f-f 4x9u!! ", "Xj.Ff\tXu", "x_j\"f\"f xu\u{200D}"])
  func `An entry is one word, whatever stands between its letters`(entry: String) throws {
    #expect(try CipherWord(entry: entry).description == "XJFFXU")
  }

  @Test(arguments: [
    ("", CipherFault.noLetters), ("12 34 !", .noLetters), ("'", .noLetters),
    ("XJ\u{E9}", .foreignLetter("\u{E9}", line: 1)),
    ("\u{212A}X", .foreignLetter("\u{212A}", line: 1)), ("x\u{301}", .foreignLetter("\u{301}", line: 1)),
    ("\u{44F}", .foreignLetter("\u{44F}", line: 1)),
  ])
  func `What is no ciphertext is told why`(entry: String, fault: CipherFault) {
    #expect(throws: fault) { try CipherWord(entry: entry) }
    #expect(throws: fault) { try Cryptogram(entry) }
  }

  @Test func `Words of a text keep their apostrophes and are parted by hyphens`() throws {
    let puzzle = try Cryptogram("'X'y z-ab,' cd'\u{201C}ef\u{2019}g\u{201D} X'Y--ab")
    #expect(puzzle.words.map(\.cipher.description) == ["X'Y", "Z", "AB", "CD", "EF'G"])
    #expect(puzzle.words.map(\.occurrences) == [2, 1, 2, 1, 1])
    #expect(puzzle.words[4].cipher.apostrophes == [2])
  }

  @Test func `The solver finds the same words in a text as the puzzle`() throws {
    var chance = SplitMix64(seed: 9)
    let alphabet = Array("AbC'`-. 1*\"\n\t\u{2019}\u{201C}")
    for _ in 0..<2000 {
      let text = String((0..<20).map { _ in alphabet[chance.draw(below: alphabet.count)] })
      guard let puzzle = try? Cryptogram(text) else { continue }
      let solved = Ciphertext(text, of: .english).words.map { word in
        word.symbols.map { $0 == 26 ? "'" : "\(CipherLetter(index: Int($0)))" }.joined()
      }
      #expect(solved.count == puzzle.words.reduce(0) { $0 + $1.occurrences }, "\(text)")
      #expect(Set(solved) == Set(puzzle.words.map(\.cipher.description)), "\(text)")
    }
  }

  @Test func `Names are those with an asterisk, initials and what touches a digit`() throws {
    let puzzle = try Cryptogram("*ABC D. 4EF GH5 IJ K ABC *LM")
    #expect(puzzle.words.filter(\.isName).map(\.cipher.description) == ["D", "EF", "GH", "LM"])
  }

  @Test(arguments: ["ab\ncd", "ab\rcd\r", "AB\r\ncd\r\n"])
  func `Lines end as any system ends them`(text: String) throws {
    #expect(try Cryptogram(text).lines == ["AB", "CD"])
  }

  @Test func `A fault in a text names its line`() {
    #expect(throws: CipherFault.foreignLetter("\u{DF}", line: 3)) { try Cryptogram("ab\n\ncd\u{DF}") }
  }

  @Test func `The solution so far stands under the text letter by letter`() throws {
    let puzzle = try Cryptogram("Xj, 'jX' 3\n\u{2014}y")
    let map = try SubstitutionMap("X=A,Y=B")
    #expect(puzzle.lines == ["XJ, 'JX' 3", "\u{2014}Y"])
    #expect(puzzle.solution(by: map) == ["a., '.a' 3", "\u{2014}b"])
    #expect(puzzle.lettersByCount.map(\.description) == ["J", "X", "Y"])
    #expect(puzzle.count(of: .of("J")) == 2)
  }

  @Test func `A hundred thousand characters are read, and more than a million are not`() throws {
    let text = String(repeating: "xjffxu ab'c\n", count: 10_000)
    #expect(try Cryptogram(text).words.map(\.occurrences) == [10_000, 10_000])
    #expect(try CipherWord(entry: text).letters.count == 90_000)
    let tooLong = String(repeating: "a", count: Cryptogram.mostScalars + 1)
    #expect(throws: CipherFault.tooLong) { try Cryptogram(tooLong) }
    #expect(throws: CipherFault.tooLong) { try CipherWord(entry: tooLong) }
  }
}
