import Lexicon
import Testing

struct OrthographyTests {
  @Test func accentsMatterUnlessTheyAreFolded() {
    #expect(Orthography().folded(" ÉTÉ ") == "été")
    #expect(Orthography(accents: .folded(keeping: [])).folded(" ÉTÉ ") == "ete")
  }

  @Test(arguments: [
    ("àâäáãåéèêëíîïóôöõúùûüýÿçñ", "aaaaaaeeeeiiioooouuuuyycn"), ("œuvre", "oeuvre"), ("e\u{301}te\u{301}", "ete"),
    ("løn", "lon"),
    ("straße", "straße"), ("ёлка", "ёлка"), ("milk", "milk"), ("don't", "don't"),
  ])
  func aLetterWithoutItsMarks(_ text: String, _ folded: String) {
    #expect(Orthography(accents: .folded(keeping: [])).folded(text) == folded)
  }

  @Test func lettersWithMarksAreThoseThatUnicodeNamesSo() {
    let start = "LATIN SMALL LETTER "
    for scalar in (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init) {
      guard let name = scalar.properties.name, name.contains("SMALL LETTER") else { continue }
      let words = name.hasPrefix(start) ? name.dropFirst(start.count).split(separator: " ") : []
      let plain = words.count > 2 && words[1] == "WITH" && words[0].utf8.count == 1 ? words[0].lowercased() : nil
      #expect(scalar.unmarked.flatMap { $0.isASCII ? String($0) : nil } == plain, "\(name)")
      if let other = scalar.unmarked?.properties.name { #expect(name.hasPrefix("\(other) WITH "), "\(name)") }
    }
  }

  @Test func someLettersWithMarksStay() {
    let spanish = Orthography(accents: .folded(keeping: ["ñ"]))
    #expect(spanish.folded("Montañés") == "montañes")
    #expect(spanish.folded("man\u{303}a") == "maña")
  }
}

extension OrthographyTests {
  @Test(arguments: [
    ("col·lega", "coŀlega"), ("COL·LEGA", "coŀlega"), ("coŀlega", "coŀlega"), ("l·l·l", "ŀŀl"), ("l·", "l·"),
    ("·l", "·l"),
    ("a·l", "a·l"), ("paral·lel", "paraŀlel"),
  ])
  func theGeminateIsALetterWhereItIsKept(_ text: String, _ folded: String) {
    let catalan = Orthography(accents: .folded(keeping: ["ç", Orthography.geminate]))
    #expect(catalan.folded(text) == folded)
    #expect(Orthography().folded("col·lega") == "col·lega")
    #expect(Orthography.written("coŀlega") == "col·lega")
  }
}
