import Cryptograms
import Testing

@Suite struct DomainsTests {
  private let a = CipherLetter("A")!, b = CipherLetter("b")!, e = CipherLetter("e")!

  @Test func `a known pair uses its plain letter up`() {
    var domains = Domains()
    domains.fix(a, as: e)
    #expect(CipherAlphabet.english.only(of: domains[a]) == e)
    #expect(!domains[b].contains(e))
    #expect(domains[b].count == 25)
  }

  @Test func `pairs that contradict each other leave nothing`() {
    var domains = Domains()
    domains.fix(a, as: e)
    domains.fix(b, as: e)
    #expect(domains[b].isEmpty)
  }

  @Test func `no letter stands for itself unless it is known to`() {
    var domains = Domains()
    domains.fix(a, as: a)
    domains.banIdentities()
    #expect(CipherAlphabet.english.only(of: domains[a]) == a)
    #expect(!domains[e].contains(e))
  }

  @Test func `a letter of which nothing but itself is left has nothing left where that is not its custom`() {
    var domains = Domains()
    for plain in CipherAlphabet.english.letters where plain != a { domains.ban(a, as: plain) }
    domains.banIdentities()
    #expect(domains[a].isEmpty)
  }

  @Test(arguments: ["é", "1", " ", "ſ", "\u{212A}", ""])
  func `only A to Z is a letter of a cipher`(text: String) {
    #expect(text.first.flatMap(CipherLetter.init) == nil)
  }
}
