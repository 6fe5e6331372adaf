import Cryptograms
import Journal
import Testing

@Suite struct HintTests {
  private func hint(
    _ text: String, _ map: String = "", of words: [String], _ level: Hint.Level = .letter
  ) throws -> Hint? {
    let map = try SubstitutionMap(map)
    return Puzzle(try Cryptogram(text), under: map, search: try TestIndex.search(of: words)).hint(level)
  }

  private func told(_ text: String, _ map: String = "", of words: [String]) throws -> [String?] {
    try Hint.Level.allCases.map { try hint(text, map, of: words, $0)?.description }
  }

  @Test func `A forced letter is the one on which the words agree`() throws {
    #expect(
      try told("XJFFXU", of: ["swoosh", "ewooer"]) == [
        "Look at XJFFXU and compare the words that fit.",
        "XJFFXU has 2 words left, and they agree on J.",
        "XJFFXU has 2 words left (swoosh, ewooer): J is W.",
      ])
  }

  @Test func `A likely hint tells what is left before the letter`() throws {
    #expect(
      try told("XJFFXU", of: ["swoosh", "dtoodl", "ateeaw"]) == [
        "Look at XJFFXU and its pattern.",
        "XJFFXU has 3 words left (swoosh, ateeaw, dtoodl): F is E or O.",
        "XJFFXU has 3 words left (swoosh, ateeaw, dtoodl): F is E or O, likely O.",
      ])
  }

  @Test func `A letter that stands alone`() throws {
    #expect(
      try told("Q", of: ["a", "i"]) == [
        "Look at Q, which stands alone.", "Q stands alone: Q is A or I.", "Q stands alone: Q is A or I, likely A.",
      ])
  }

  @Test func `An apostrophe`() throws {
    #expect(
      try told("X'Y", "X=I", of: ["a"]) == [
        "Look at X'Y and its apostrophe.", "X'Y has an apostrophe (i'd, i'm): Y is D or M.",
        "X'Y has an apostrophe (i'd, i'm): Y is D or M, likely D.",
      ])
    #expect(try told("X'Y", of: ["a"]).last == "X'Y has an apostrophe (i'd, i'm): X is I.")
  }

  @Test func `Several words that share a letter`() throws {
    #expect(
      try told("XBY PBBP", of: ["cat", "mow", "noon", "deed"]) == [
        "Look at PBBP and XBY together.", "PBBP and XBY leave one letter for B.", "PBBP and XBY together: B is O.",
      ])
  }

  private let chain = (text: "AB BCC AEEA", words: ["so", "it", "an", "off", "too", "illi", "assa"])

  @Test func `A letter that only all words together leave`() throws {
    #expect(
      try told(chain.text, of: chain.words) == [
        "Look at AEEA and cross-check it with all other words.",
        "Cross-checking all words leaves one letter for A.",
        "Cross-checking all words leaves only I for A in AEEA.",
      ])
  }

  @Test func `Words that fit alone but not together`() throws {
    let told = try told(chain.text, "C=F,E=L,Z=Q", of: chain.words)
    #expect(told[0] == "Look at AB: something is wrong.")
    #expect(told[1] == "With C=F, cross-checking all words leaves none for AB.")
    #expect(told[2] == told[1])
  }

  @Test func `A name that looks like a word spoils no hint`() throws {
    // No reading has both words, whatever the map: one of them must be something else.
    let hint = try #require(try hint("AB BA", of: ["so", "it"]))
    #expect(hint.ground == .words)
    #expect(!hint.isForced)
  }

  @Test func `Where no word helps the letters are counted`() throws {
    #expect(try told("QQRQS", of: ["a"])[2] == "The most frequent letter without a pair: Q is likely E.")
    #expect(try told("QQRQS", "Z=E", of: ["a"])[2] == "A doubled letter: Q is likely L.")
    #expect(try told("QRQS", "Z=E", of: ["a"])[2] == "The most frequent letter without a pair: Q is likely T.")
  }

  @Test func `The last plain letter left needs no word`() throws {
    let all = "A=Z,B=Y,C=X,D=W,E=V,F=U,G=T,H=S,I=R,J=Q,K=P,L=O,M=N,N=M,O=L,P=K,Q=J,R=I,S=H,T=G,U=F,V=E,W=D,X=C,Y=B"
    #expect(
      try told("ZZZ", all, of: ["a"]) == [
        "Look at the letters that are left.", "The map leaves one letter for Z.", "No other letter is left: Z is A.",
      ])
  }

  @Test func `What is wrong comes first`() throws {
    #expect(
      try told("ABBA CDC", "A=X,C=D,D=A", of: ["noon", "dad"]) == [
        "Look at ABBA: something is wrong.", "No word fits ABBA with A=X.", "No word fits ABBA with A=X.",
      ])
  }

  @Test func `A solved puzzle has no hint`() throws {
    #expect(try hint("ABBA", "A=N,B=O", of: ["noon"]) == nil)
  }
}
