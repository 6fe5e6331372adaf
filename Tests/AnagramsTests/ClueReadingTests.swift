import Anagrams
import Testing

@Suite struct ClueReadingTests {
  private let indicators: IndicatorList

  init() throws { indicators = try ClueBundledList.indicators.get() }

  @Test(
    arguments: [
      ("Users rip off revelation (8)", "Users rip", nil, "off", "revelation"),
      ("Creationist has no taste for what’s sarcastic (6)", "Creationist", "taste", "has no", "what’s sarcastic"),
      ("Consumables minus bacon and shellfish (6)", "Consumables", "bacon", "minus", "shellfish"),
    ] as [(String, String, String?, String, String)])
  func `the three clues that began it are understood`(
    text: String, fodder: String, subtracted: String?, indicator: String, definition: String
  ) throws {
    let clue = try Clue(text)
    let reading = try #require(clue.readings(indicators).first)
    #expect(clue.phrase(reading.fodder) == fodder)
    #expect(reading.subtracted.map(clue.phrase) == subtracted)
    #expect((reading.anagram ?? reading.deletion).map(clue.phrase) == indicator)
    #expect(reading.definition.map(clue.phrase) == definition)
  }

  @Test(
    arguments: [
      // One word.
      ("Dirty room tidied in school lodging (9)", "Dirty room", "school lodging"),
      ("Listen carelessly and say nothing (6)", "Listen", "say nothing"),
      ("Not noisy, listen badly (6)", "listen", "Not noisy"),
      ("Revelation as users rip off (8)", "users rip", "Revelation"),
      ("Wild moon starer with telescope (10)", "moon starer", "telescope"),
      ("Broken in the classroom, he teaches (12)", "the classroom", "he teaches"),
      ("Lives messily for a singer (5)", "Lives", "a singer"),
      ("Voices rant on wildly in talk (12)", "Voices rant on", "talk"),
      ("Nine thumps badly given as a penalty (10)", "Nine thumps", "a penalty"),
      ("A rope ends it terribly: misery (11)", "A rope ends it", "misery"),
      ("Real fun arranged at a sad event (7)", "Real fun", "a sad event"),
      ("A tonic is mixed for deed (6)", "A tonic", "deed"),
      ("Rose and cat put out for drink stand (7)", "Rose cat", "drink stand"),
      ("Thing put another way at dusk? (5)", "Thing", "dusk"),
      ("Night, to be sorted, is an object (5)", "Night", "an object"),
      // Several words.
      ("Cash lost in ’em, crazy gamblers’ devices (4,8)", "Cash lost in ’em", "gamblers’ devices"),
      ("Alas, no more Zs, sadly, from these (6,6)", "Alas, no more Zs", "these"),
      ("Here come dots, jumbled signals (3,5,4)", "Here come dots", "signals"),
      ("Built to stay free, perhaps, in New York’s landmark (6,2,7)", "Built to stay free", "New York’s landmark"),
      ("They see novel organs (3,4)", "They see", "organs"),
      ("I am a weakish speller, out of order: a poet (7,11)", "I am a weakish speller", "a poet"),
      ("Bad credit, drunk, in the plastic (5,4)", "Bad credit", "the plastic"),
      ("Tramp tie in a mess, not all day (4-4)", "Tramp tie", "not all day"),
      // With a rival that is worse: a link word in the fodder, an indicator out of a phrase, a long definition.
      ("Players in shattered carthorse (9)", "carthorse", "Players"),
      ("Horse out of order by the sea (5)", "Horse", "the sea"),
      ("Presbyterian in trouble, with the best in prayer (12)", "Presbyterian", "the best in prayer"),
      ("Ought to be rewritten, being hard (5)", "Ought", "hard"),
      ("Carthorse running riot with players (9)", "Carthorse", "players"),
      // Capitals, punctuation and hyphens.
      ("STRANGE TALES: MINIMUM (5)", "TALES", "MINIMUM"),
      ("Broken ‘tales’ — minimum… (5).", "tales", "minimum"),
      ("Ill-treated asp in a health resort (3)", "asp", "a health resort"),
      ("mixed-up thing?!dusk(5)", "thing", "dusk"),
    ])
  func `fodder beside an anagram indicator is read first`(text: String, fodder: String, definition: String) throws {
    let clue = try Clue(text)
    let reading = try #require(clue.readings(indicators).first)
    #expect(clue.phrase(reading.fodder) == fodder)
    #expect(reading.subtracted == nil)
    #expect(reading.anagram != nil)
    #expect(reading.definition.map(clue.phrase) == definition)
  }

  @Test(
    arguments: [
      ("Gardenia with no drain? That’s time (3)", "Gardenia", "drain", false, "That’s time"),
      ("Drain removed from gardenia for years (3)", "gardenia", "Drain", false, "years"),
      ("Gardenia, drain removed, showing maturity (3)", "Gardenia", "drain", false, "maturity"),
      ("Without drain, gardenia could get old (3)", "gardenia", "drain", false, "old"),
      ("Maturity of gardenia short of a drain (3)", "gardenia", "drain", false, "Maturity"),
      ("Rebuttal, dropping but, changed change (5)", "Rebuttal", "but", true, "change"),
      ("Shattered after losing shed, that’s a pleasure (5)", "Shattered", "shed", false, "that’s a pleasure"),
      ("Creationist’s missing taste: that’s sarcastic (6)", "Creationist", "taste", false, "that’s sarcastic"),
      ("Sarcastic creationist, drunk, hasn’t taste (6)", "creationist", "taste", true, "Sarcastic"),
      ("One after another, ruined Ninevites lacking nine (5)", "Ninevites", "nine", true, "One after another"),
      ("Teacher upset when he leaves something for making tea? (5)", "Teacher", "he", true, "something for making tea"),
      ("Taste abandoning wild creationist is sarcastic (6)", "creationist", "Taste", true, "sarcastic"),
    ])
  func `letters are taken out on either side of the indicator`(
    text: String, fodder: String, subtracted: String, hasAnagram: Bool, definition: String
  ) throws {
    let clue = try Clue(text)
    let reading = try #require(clue.readings(indicators).first)
    #expect(clue.phrase(reading.fodder) == fodder)
    #expect(reading.subtracted.map(clue.phrase) == subtracted)
    #expect(reading.deletion != nil)
    #expect((reading.anagram != nil) == hasAnagram)
    #expect(reading.definition.map(clue.phrase) == definition)
  }

  @Test func `letters are taken out of words that have them all`() throws {
    let clue = try Clue("Creationist has no tests for what’s sarcastic (6)")
    #expect(clue.readings(indicators).isEmpty)
  }

  @Test func `an indicator is not its own fodder`() throws {
    let clue = try Clue("Wild wild wild horse (4)")
    let readings = clue.readings(indicators).filter { $0.anagram != nil }
    #expect(Set(readings.map(\.fodder)).isSuperset(of: [[0], [1], [2]]))
    for reading in readings { #expect(!reading.fodder.contains(where: reading.anagram!.contains)) }
  }

  @Test func `fodder without an indicator is the last resort`() throws {
    let readings = try Clue("Users rip off a plain revelation by papers (8)").readings(indicators)
    #expect(readings.first?.isGuess == false)
    #expect(readings.last?.isGuess == true)
    let guesses = readings.drop { !$0.isGuess }
    #expect(guesses.allSatisfy { $0.isGuess })
    let padding = String(repeating: "dull paper ", count: 12)
    let far = try Clue("\(padding) users rip off \(padding) (8)")
    #expect(try #require(far.readings(indicators).first).anagram.map(far.phrase) == "off")
    #expect(try Clue("Pages by papa (5)").readings(indicators).map(\.fodder) == [[0]])
  }

  @Test func `each fodder is offered once and the order never changes`() throws {
    let clue = try Clue("Mixed up and broken, wild users rip off novel revelation badly (8)")
    let readings = clue.readings(indicators)
    let letters = readings.map { reading in
      let added = reading.added.map { "\($0.letters)" }.joined()
      return "\(reading.fodder) \(reading.subtracted?.description ?? "") \(reading.removed?.letters ?? []) \(added)"
    }
    #expect(Set(letters).count == letters.count)
    #expect(readings == clue.readings(indicators))
  }

  @Test func `the parts of a reading do not overlap and the letters fit`() throws {
    for text in [
      "Users rip off revelation (8)", "Creationist has no taste for what’s sarcastic (6)",
      "Taste abandoning wild creationist is sarcastic (6)", "No, not a mad, wild, odd, lost lot out of it (6)",
      "Wild and broken with no novel and odd art leaving new and mad creation without a rat (7)",
    ] {
      let clue = try Clue(text)
      for reading in clue.readings(indicators) {
        let ranges =
          [reading.subtracted, reading.anagram, reading.deletion, reading.insertion, reading.definition]
          .compactMap(\.self) + reading.added.flatMap { [$0.words] + [$0.indicator].compactMap(\.self) }
        let positions = reading.fodder + ranges.joined()
        #expect(Set(positions).count == positions.count, "\(text) \(reading)")
        #expect(positions.allSatisfy(clue.words.indices.contains))
        #expect(clue.letters(of: reading).count - reading.surplus == clue.enumeration?.count)
      }
    }
  }

  @Test(arguments: ["Users rip off revelation (50)", "Users rip off revelation (2)", "Off (8)"])
  func `an enumeration that no letters fit has no readings`(text: String) throws {
    #expect(try Clue(text).readings(indicators).isEmpty)
  }

  @Test func `without an enumeration the neighbours of indicators are offered`() throws {
    let clue = try Clue("Users rip off revelation")
    let readings = clue.readings(indicators)
    #expect(
      readings.contains { clue.phrase($0.fodder) == "Users rip" && $0.definition.map(clue.phrase) == "revelation" })
    #expect(readings.allSatisfy { !$0.isGuess })
    #expect(try Clue("Plain words").readings(indicators).isEmpty)
    let creationist = try Clue("Creationist has no taste for what’s sarcastic")
    #expect(creationist.readings(indicators).first?.subtracted.map(creationist.phrase) == "taste")
  }

  @Test func `the letters of other scripts and accents count`() throws {
    let clue = try Clue("Wild ÉPÉE fight (4)")
    let reading = try #require(clue.readings(indicators).first)
    #expect(clue.phrase(reading.fodder) == "ÉPÉE")
    #expect(clue.words[1].letters == ["é", "p", "é", "e"])
  }

  @Test(arguments: ["a ", "no ", "no a ", "off a ", "wild not ", "out no off go "], ["", "(8)"])
  func `a clue of nothing but short words and indicators is read`(words: String, enumeration: String) throws {
    let text = String(repeating: words, count: 400 / words.count) + enumeration
    #expect(try Clue(text).readings(indicators).count < 20_000)
  }

  @Test func `nothing is marked with an empty list`() throws {
    let empty = try IndicatorList("")
    let clue = try Clue("Users rip off revelation (8)")
    #expect(clue.indicators(empty).isEmpty)
    #expect(clue.readings(empty).map { clue.phrase($0.fodder) } == ["Users rip"])
  }

  @Test(
    arguments: [
      // Words between the fodder and the deletion.
      ("Creationist wildly and freely has no taste for what’s sarcastic (6)", "Creationist", "taste", "has no"),
      ("Gardenia, ruined by frost, with no drain: time (3)", "Gardenia", "drain", "with no"),
      // A short form of a word is taken away, or the whole word.
      ("Nameless tiger’s unruly and mixed up: dry earth (4)", "tiger", "", ""),
      ("Tasteless creationist broken, being sarcastic (6)", "creationist", "taste", "Tasteless"),
      ("Penniless parties in ruin for musicians (6)", "parties", "p", "Penniless"),
      // Letters that are picked from a word.
      ("Parties ruined, losing tail of shark, for raptors (6)", "Parties", "", ""),
    ] as [(String, String, String, String)])
  func `letters are taken out by other words too`(text: String, fodder: String, gone: String, sign: String) throws {
    let clue = try Clue(text)
    let readings = clue.readings(indicators).filter { reading in
      let letters = reading.subtracted.map { clue.words[$0].flatMap(\.letters) } ?? reading.removed?.letters ?? []
      return clue.phrase(reading.fodder) == fodder && (gone.isEmpty || String(letters) == gone)
        && reading.deletion.map(clue.phrase) == sign
    }
    #expect(readings.isEmpty == sign.isEmpty, "\(text)")
  }

  @Test func `every other letter joins the fodder`() throws {
    let clue = try Clue("Dirty room tidied with carouse regularly for crow (12)")
    #expect(
      clue.readings(indicators).contains { reading in
        clue.phrase(reading.fodder) == "Dirty room" && reading.added.map { String($0.letters) } == ["aos"]
      })
  }

  @Test func `text behind the enumeration defines nothing`() throws {
    for remark in ["from the Guardian", "[two words]", "- see page seven"] {
      let clue = try Clue("Users rip off revelation (8) \(remark)")
      let reading = try #require(clue.readings(indicators).first)
      #expect(reading.definition.map(clue.phrase) == "revelation", "\(remark)")
    }
    let before = try Clue("(8) Users rip off revelation")
    #expect(before.readings(indicators).first?.definition.map(before.phrase) == "revelation")
  }

  @Test func `the first exact reading stands out where an answer of several words is on no list`() throws {
    let answers = try ClueBundledList.answers.get()
    let clue = try Clue("Blind mice, wildly annoyed, in plot twist (3,6)")
    let open = clue.readings(indicators, knowing: answers).filter { !$0.isFolded }
    #expect(open.map { clue.phrase($0.fodder) } == ["Blind mice"])
  }

  @Test func `readings come in the same order each time`() throws {
    let answers = try ClueBundledList.answers.get()
    let clue = try Clue("Doctor mangled right head of cat by old river in poor street (9)")
    let first = clue.readings(indicators, knowing: answers)
    #expect(Set(first).count == first.count)
    for _ in 0..<5 { #expect(clue.readings(indicators, knowing: answers) == first) }
  }
}
