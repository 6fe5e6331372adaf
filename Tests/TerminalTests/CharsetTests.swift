import Terminal
import Testing

@Suite struct CharsetTests {
  @Test(arguments: [
    "", "C", "POSIX", "C.UTF-8", "C.utf8", "en_GB.UTF-8", "de_DE", "xx_YY", "de_DE.utf8@euro", "missing.UTF-8",
  ])
  func `A locale that names no other set shows UTF-8`(name: String) { #expect(Charset(ofLocale: name) == .utf8) }

  @Test(arguments: ["de_DE.ISO-8859-1", "ru_RU.KOI8-R", "ja_JP.eucJP", "de_DE.ISO-8859-15@euro", "C.ASCII"])
  func `A locale that names another set gets ASCII`(name: String) { #expect(Charset(ofLocale: name) == .ascii) }
}
