import Spelling
import Testing
import WordLists

/// Words that players tried, with what they expected of them.
@Suite struct PlayersWordsTests {
  private func speller(_ name: String) throws -> Speller {
    Speller(try InstalledDictionaries(DataFolder.find()).dictionary(name))
  }

  @Test(arguments: ["en"])
  func `What everybody writes is a word`(name: String) throws {
    let speller = try speller(name)
    let words = """
      aeon amidst app axe bot chai color colour dreamt gif gray grey lockdown loo nori omelette organise organize panini
      pram prams psst selfie serif shh sudoku tagline tech theatre tsar vlog whisky wifi
      """
    for word in words.split(whereSeparator: \.isWhitespace) { #expect(try speller.isReal(String(word)), "\(word)") }
  }

  @Test(arguments: ["en", "en_US", "en_GB"])
  func `Abbreviations, Roman numerals and lone letters are no words`(name: String) throws {
    let speller = try speller(name)
    let strings = """
      acpt b capt cpl dept etc gtd isl k lm lx lxvi mf mfg ppr pst rcpt rms rpm rpt viii wmk xii xs
      """
    for text in strings.split(whereSeparator: \.isWhitespace) { #expect(try !speller.isReal(String(text)), "\(text)") }
  }

  @Test(arguments: [("en_US", "gray theater ax", "grey theatre axe"), ("en_GB", "grey theatre axe", "gray theater ax")])
  func `A strict dictionary has its own spelling`(name: String, own: String, other: String) throws {
    let speller = try speller(name)
    for word in own.split(separator: " ") { #expect(try speller.isReal(String(word)), "\(word)") }
    for word in other.split(separator: " ") { #expect(try !speller.isReal(String(word)), "\(word)") }
  }
}
