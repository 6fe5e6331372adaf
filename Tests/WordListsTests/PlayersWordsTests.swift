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

  /// Drawn from the 30,000 words that wordfreq counts most often, without those that SCOWL has beyond level 60.
  @Test func `Two hundred everyday words are words`() throws {
    let speller = try speller("en")
    let words = """
      abbreviations abolishing abused adultery aeronautics affection affluent aids amplifier anonymously anticipated
      antithesis anvil architectural armour artificially assent attire ballast based bases battery black blacked blog
      boob boundary bustle calories capsules check clergy clinicians clique clogged closure collapse communication
      compete coordinate copying covenant cox crisps dad date dazzling degenerative descendant descriptive designed
      designs dialogues digits dine doe dork endogenous engagements erection examined existence expect expects fade
      fantasies fashion fighters filmed forensic frankly gingerbread glad griffin guarantee gull hangover holistic
      horses humidity ideology impromptu inch induces infield ingredients injuring islander jihadist jumpsuit kids
      latte lawful leftists leveling lever liberate lifestyles loss managerial manages maneuvers marketable measurable
      mistrust module money monograph monotonous monstrous mortal most multiply mutiny netted never nicks nominally
      nothingness objectively obligatory observance offside orange organizational organize outdoors ovation pasha
      patrol payouts peeking persistent petal physically platonic plea plush polarized postponed presenting progressing
      punches pure rabble rah raven receipt redirect refrigeration reluctantly repressive requesting resistant
      resolving restore righteous robbing rough ruler sap sauna scandal scarred scraping screening seeker sentenced
      shopper showed shudder solvent spontaneously stale stalker sticks stone storytelling streamline stretched
      stripping sugary summits sunlight superannuation supports tactile talkative talked tempt theatre turquoise undue
      unnatural urgent utter vertebrate volleyball woolly yanks
      """.split(whereSeparator: \.isWhitespace)
    #expect(words.count == 200)
    for word in words { #expect(try speller.isReal(String(word)), "\(word)") }
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
