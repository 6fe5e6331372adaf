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
