import Cryptograms
import Journal
import Testing

/// The order in which hints look for an argument, and the words that they send a person to.
@Suite struct HintOrderTests {
  private static let threes = ["the", "and", "for", "you", "his", "was", "but", "can", "our", "did"]
  private static let doubles = [
    "been", "book", "feet", "good", "need", "soon", "moon", "took", "look", "week", "seem", "keep",
  ]
  private static let fours = ["made", "time", "like", "home", "work", "kind", "hand", "fact", "long", "city"]
  private static let fives = ["white", "thing", "black", "bring", "house", "world", "place", "doing", "using", "water"]
  private static let sixes = ["swoosh", "ewooer"]

  /// A search whose solver reads every puzzle by `key` and is nearly, but not wholly, sure of it.
  private func search(of words: [String], key: String) throws -> PatternSearch {
    let map = try SubstitutionMap(key)
    let pairs = map.pairs.map { Reading.Pair($0.cipher, $0.plain, confidence: 98) }
    var search = try TestIndex.search(of: words)
    search.reading = { _, _ in
      CryptogramSolution(
        [Reading("", key: pairs, score: 0)], partsWords: true, letters: 40, unicityDistance: 27)
    }
    return search
  }

  private func told(_ text: String, key: String, of words: [String]) throws -> [String?] {
    let search = try search(of: words, key: key)
    let puzzle = Puzzle(try Cryptogram(text), under: SubstitutionMap(), search: search)
    return Hint.Level.allCases.map { puzzle.hint($0)?.description }
  }

  @Test func `A letter that stands alone goes before a word with few words left`() throws {
    #expect(
      try told("XJFFXU Q", key: "X=S,J=W,F=O,U=H,Q=A", of: ["a", "i"] + Self.sixes) == [
        "Look at Q, which stands alone.", "Q stands alone: Q is A or I.",
        "Q stands alone: Q is A or I, likely A (98 %).",
      ])
  }

  @Test func `A letter between neighbours of a keyed alphabet is told by them`() throws {
    let key = "A=T,B=U,C=V,D=W,E=X,F=Y,G=Z,X=S,J=O"
    let search = try search(of: ["vwxyz"] + Self.fives, key: key)
    func told(_ map: String) throws -> [String?] {
      let puzzle = Puzzle(try Cryptogram("CDEFG ABCXJ CXJAB"), under: try SubstitutionMap(map), search: search)
      return Hint.Level.allCases.map { puzzle.hint($0)?.description }
    }
    #expect(
      try told("A=T,B=U,D=W,E=X,F=Y,G=Z") == [
        "Look at the alphabet: its letters stand in order.", "B, C and D stand together, with C in the middle.",
        "B, C and D stand together: C is likely V (98 %).",
      ])
    // Two letters in order are no alphabet.
    #expect(try told("B=U,D=W").compactMap(\.self).allSatisfy { !$0.contains("stand together") })
  }

  @Test func `A little word with a pattern that stands again and again goes before all but lone letters`() throws {
    let told = try told(
      "ABCA XJFFXU ABCA ABCA", key: "A=T,B=H,C=A,X=S,J=W,F=O,U=R",
      of: ["that"] + Self.sixes + Self.threes + Self.doubles + Self.fours + ["area", "else"])
    #expect(told[0] == "Look at ABCA, a little word.", "\(told)")
  }

  @Test func `A word that may be in no list is told of once`() throws {
    let search = try TestIndex.search(of: Self.sixes + ["noon", "deed", "the"])
    var worksheet = Worksheet()
    func hint() -> Hint? {
      if case .hinted(let hint)? = worksheet.make(.hint(.sight), asking: search)?.outcome { hint } else { nil }
    }
    worksheet.make(.puzzle("XJFFXU ABBA CDE"), asking: search)
    for pair in ["X=Q", "A=N"] { worksheet.make(.pair(LetterPair(pair)!), asking: search) }
    let first = hint()
    #expect(first?.words.map { $0.description } == ["XJFFXU"])
    var uncertain = search
    uncertain.reading = { _, _ in
      CryptogramSolution(
        [
          Reading("", key: [Reading.Pair(.of("x"), .of("s"), confidence: 50)], score: 0)
        ], partsWords: true, letters: 13, unicityDistance: 27)
    }
    func doubted() -> Hint? {
      if case .hinted(let hint)? = worksheet.make(.hint(.place), asking: uncertain)?.outcome { hint } else { nil }
    }
    #expect(doubted()?.doubtsWord == true)
    #expect(doubted()?.doubtsWord != true)
  }

  @Test func `A word that the map misspells is not blamed`() throws {
    var search = try TestIndex.search(of: ["pleasure", "treasure", "the"])
    let key = try SubstitutionMap("A=P,B=L,C=E,D=A,E=S,F=U,G=R")
    search.reading = { _, _ in
      CryptogramSolution(
        [
          Reading(
            "", key: key.pairs.map { Reading.Pair($0.cipher, $0.plain, confidence: 99) },
            score: 0)
        ], partsWords: true, letters: 40, unicityDistance: 27)
    }
    // ABCDEFGC is read as PLEASURE, and the person has LPEASURE.
    let puzzle = Puzzle(
      try Cryptogram("ABCDEFGC"), under: try SubstitutionMap("A=L,B=P,C=E,D=A,E=S,F=U,G=R"), search: search)
    #expect(puzzle.contradicted.isEmpty && puzzle.words.map(\.status) == [.unlisted])
  }

  @Test func `A word with few words left goes before an apostrophe and little words`() throws {
    let told = try told(
      "PYZ AB'X PYZ XJFFXU", key: "P=A,Y=N,Z=D,A=I,B=T,X=S,J=W,F=O,U=H", of: Self.sixes + Self.threes + ["it"])
    #expect(told[0] == "Look at XJFFXU and its pattern.")
    #expect(told[2] == "XJFFXU has 2 words left (swoosh, ewooer): U is H or R, likely H (98 %).")
  }

  @Test func `A little word that stands twice goes before a doubled letter`() throws {
    #expect(
      try told("PQQR XYZ XYZ", key: "X=T,Y=H,Z=E,P=G,Q=O,R=D", of: Self.threes + Self.doubles) == [
        "Look at XYZ, a little word.", "XYZ can be a common little word (the, and, for, his, …), with X in it.",
        "XYZ can be a common little word (the, and, for, his, …): X is likely T (98 %).",
      ])
  }

  @Test func `Words that end alike go before counts`() throws {
    #expect(
      try told("ABCDE FGCDE", key: "A=T,B=H,C=I,D=N,E=G,F=B,G=R", of: Self.fives) == [
        "Look at how ABCDE and FGCDE end.", "ABCDE and FGCDE end alike, as many words do, with C in the ending.",
        "ABCDE and FGCDE end alike: C is likely I (98 %).",
      ])
  }

  @Test func `A doubled letter goes before counts, and counts before words that merely suggest something`() throws {
    #expect(
      try told("PQQR", key: "P=G,Q=O,R=D", of: Self.doubles) == [
        "Look at PQQR and its doubled letter.", "Q is doubled in PQQR, as only some letters often are.",
        "PQQR has a doubled letter: Q is likely O (98 %).",
      ])
    #expect(
      try told("ABCQ DEAQ GEFQ HIAQ", key: "A=M,B=A,C=D,D=T,E=I,F=K,G=L,H=H,I=O,Q=E", of: Self.fours) == [
        "Count the letters.", "Q is the most frequent of the letters without a pair.",
        "The most frequent letter without a pair: Q is likely E (98 %).",
      ])
  }

  @Test func `A word with most of its letters is told as one`() throws {
    let puzzle = Puzzle(
      try Cryptogram("XJFFXU"), under: try SubstitutionMap("X=S,F=O,U=H"), search: try TestIndex.search(of: Self.sixes))
    #expect(
      Hint.Level.allCases.map { puzzle.hint($0)?.description } == [
        "Look at XJFFXU, of which most letters are known.", "XJFFXU has one word left.",
        "XJFFXU has most letters and one word left (swoosh): J is W.",
      ])
  }

  @Test func `Cross-checking all words comes after a word that tells something by itself`() throws {
    let words = ["so", "it", "an", "off", "too", "illi", "assa"]
    let puzzle = { (text: String, more: [String]) in
      Puzzle(try Cryptogram(text), under: SubstitutionMap(), search: try TestIndex.search(of: words + more))
    }
    #expect(try puzzle("AB BCC AEEA", []).hint(.letter)?.ground == .chain)
    #expect(try puzzle("AB BCC AEEA XJFFXU", Self.sixes).hint(.letter)?.ground == .words)
  }

  @Test func `Where to look is not what the last answer listed, and the next level goes on with it`() throws {
    let search = try TestIndex.search(of: Self.sixes + ["noon", "deed", "peep"])
    var worksheet = Worksheet()
    func hint(_ level: Hint.Level) -> Hint? {
      if case .hinted(let hint)? = worksheet.make(.hint(level), asking: search)?.outcome { hint } else { nil }
    }
    worksheet.make(.puzzle("XJFFXU ABBA"), asking: search)
    let asked = hint(.place), again = hint(.place)
    let first = try #require(asked)
    #expect(again == first, "nobody has looked there yet")
    let word = try #require(first.words.first)
    worksheet.make(.search("\(word)"), asking: search)
    let sight = hint(.sight), letter = hint(.letter)
    #expect(sight?.words == first.words && letter?.words == first.words, "the next level goes on with it")
    let other = hint(.place)
    #expect(other?.words.isEmpty == false && other?.words.contains(word) == false)
    let letterOfOther = hint(.letter)
    #expect(letterOfOther?.words == other?.words)
    // All was looked at: there is still something to be told.
    worksheet.make(.search("\(try #require(other?.words.first))"), asking: search)
    let last = hint(.place)
    #expect(last != nil)
    worksheet.make(.pair(LetterPair("U=H")!), asking: search)
    let afterwards = hint(.place)
    #expect(afterwards?.words.first == word, "after a change there is something new in it")
  }

  @Test func `Names are told apart from words, also on record`() throws {
    let search = try TestIndex.searchWithNames()
    var worksheet = Worksheet()
    worksheet.make(.puzzle("VRDWW"), asking: search)
    worksheet.make(.pair(LetterPair("W=L")!), asking: search)
    worksheet.make(.pair(LetterPair("D=A")!), asking: search)
    let event = worksheet.make(.hint(.letter), asking: search)
    guard let event, case .hinted(let hint) = event.outcome else { throw NoHint() }
    let matches = try #require(worksheet.puzzle(with: search)).matches(for: CipherWord(entry: "VRDWW"))
    #expect(hint.names == matches.count(where: \.isName) && hint.count == matches.count)
    #expect(hint.names > 0)
    #expect(hint.description.contains(hint.names == 1 ? "and one name left" : "and \(hint.names) names left"))
    #expect(Event(Record(event.fields)) == event)
  }

  /// The solution, and a key that no words suggest.
  @Test(arguments: [SampleCryptogramTests.solutions[2].lowercased(), "zb bgw xmq'n"])
  func `A step of an explanation that is only likely says so once`(plaintext: String) throws {
    let sample = SampleCryptogram.all[2].ciphertext
    var map = SubstitutionMap(forbidsItself: true)
    for (cipher, plain) in zip(sample, plaintext) {
      if let cipher = CipherLetter(cipher), let plain = CipherLetter(plain) {
        try? map.enter(LetterPair(cipher, plain))
      }
    }
    let explanation = Explanation(
      of: map.pairs, for: try Cryptogram(sample), from: SubstitutionMap(forbidsItself: true),
      search: try TestIndex.search())
    #expect(explanation.steps.contains { !$0.isForced })
    for step in explanation.steps {
      #expect(step.reason.lowercased().ranges(of: "likely").count == (step.isForced ? 0 : 1), "\(step.reason)")
    }
  }

  private struct NoHint: Error {}
}
