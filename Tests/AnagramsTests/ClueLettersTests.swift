import Anagrams
import Lexicon
import TestSupport
import Testing
import WordLists

/// Anagrams that take letters from elsewhere in the clue or lose some.
@Suite struct ClueLettersTests {
  private let indicators: IndicatorList
  private let answers: AnswerIndex

  init() throws {
    indicators = try ClueBundledList.indicators.get()
    answers = try ClueBundledList.answers.get()
  }

  private func readings(_ text: String) throws -> (clue: Clue, readings: [ClueReading]) {
    let clue = try Clue(text)
    return (clue, clue.readings(indicators, knowing: answers))
  }

  @Test(
    arguments: [
      ("Observed time coined otherwise (7)", "coined", "t", "time"),
      ("Artist parking to retain clumsily (7)", "retain", "p", "parking"),
      ("Mains blown when volunteers show endurance (7)", "Mains", "ta", "volunteers"),
      ("Son in a toll mess has a horse (8)", "in a toll", "s", "Son"),
      ("He roams wild with knight, a rider (8)", "He roams", "n", "knight"),
      ("Trains moving around Maine’s outskirts at towers (8)", "Trains", "me", "Maine"),
      ("Customs of Rome, head of state overthrown (5)", "Rome", "s", "state"),
      ("Keeps trains with line finally moving (7)", "trains", "e", "line"),
      ("Discovers near outskirts of Leeds moved (6)", "near", "ls", "Leeds"),
      ("Newsman tired with nothing aboard, crashing (6)", "tired", "o", "nothing"),
      ("Lean Stan, holding pound, exploded (5)", "Stan", "l", "pound"),
    ])
  func `letters are added that words are short for`(text: String, fodder: String, letters: String, words: String) throws
  {
    let (clue, readings) = try readings(text)
    let reading = try #require(
      readings.first { reading in
        clue.phrase(reading.fodder) == fodder && reading.added.map { String($0.letters) } == [letters]
      })
    #expect(reading.added.map { clue.phrase($0.words) } == [words])
    #expect(reading.anagram != nil && reading.surplus == 0 && !reading.isFolded)
    #expect(clue.letters(of: reading).count == clue.enumeration?.count)
  }

  @Test(
    arguments: [
      ("Endless parties ruined buccaneer (6)", "parties", "s", "Endless"),
      ("Mostly pearls, crushed, looking whiter (5)", "pearls", "s", "Mostly"),
      ("Headless tourist made over as admirer (6)", "tourist", "t", "Headless"),
      ("Unopened letters sorted for the road (6)", "letters", "l", "Unopened"),
      ("Senator, ignoring nothing, shifted to the back (6)", "Senator", "o", "ignoring"),
      ("Planet exploded, wanting energy for factory (5)", "Planet", "e", "wanting"),
    ])
  func `letters are lost, and the words that say so are marked`(
    text: String, fodder: String, letters: String, deletion: String
  ) throws {
    let (clue, readings) = try readings(text)
    let reading = try #require(readings.first { clue.phrase($0.fodder) == fodder && !$0.isFolded })
    #expect(reading.removed.map { String($0.letters) } == letters)
    #expect(reading.deletion.map(clue.phrase) == deletion)
    #expect(clue.letters(of: reading).count == clue.enumeration?.count)
    #expect(reading.subtracted == nil && reading.surplus == 0)
  }

  @Test func `letters that nothing tells are said to be missing`() throws {
    let (clue, readings) = try readings("Dance in era altered for performer (9)")
    let reading = try #require(readings.first { clue.phrase($0.fodder) == "in era" && $0.added.isEmpty })
    #expect(reading.surplus == -4)
    #expect(clue.letters(of: reading) == Array("inera"))
  }

  @Test func `a small word alone is no definition`() throws {
    let (clue, readings) = try readings("A rope ends it, possibly (11)")
    #expect(clue.phrase(readings[0].fodder) == "A rope ends it")
  }

  @Test func `the letters of an answer decide`() throws {
    // Nine letters stand on either side; the list has an answer for one of them.
    let (clue, found) = try readings("Policemen mangled carthorse (9)")
    #expect(found.filter { !$0.isFolded }.map { clue.phrase($0.fodder) } == ["carthorse"])
    // Where the list has none, the clearest reading has to do.
    let unknown = try readings("Mangled orchestras played badly (10)")
    #expect(unknown.readings.count { !$0.isFolded } == 1)
  }

  @Test func `without a list the fodder that needs no other letters comes first`() throws {
    let clue = try Clue("Observed time coined otherwise (6)")
    let readings = clue.readings(indicators)
    #expect(readings.first?.added.isEmpty == true)
    #expect(readings.first.map { clue.phrase($0.fodder) } == "coined")
  }

  @Test(arguments: [
    ("Carthorse, possibly (9)", "Carthorse"), ("Terribly evil (4)", "evil"), ("Nag a ram, perhaps (7)", "Nag a ram"),
    ("Eleven plus two changing (6,4,3)", "Eleven plus two"),
  ])
  func `a clue of fodder and indicator alone defines itself`(text: String, fodder: String) throws {
    let (clue, readings) = try readings(text)
    #expect(clue.phrase(readings[0].fodder) == fodder && !readings[0].isFolded && readings[0].definition == nil)
  }

  @Test func `folded readings are the last ones`() throws {
    for text in ["Tell off vehicle owner’s favourite (6)", "Keeps in seat, awkwardly, with right (7)"] {
      let folds = try readings(text).readings.map(\.isFolded)
      #expect(folds == folds.sorted { !$0 && $1 })
      #expect(folds.count { !$0 } <= 9 && folds.count { $0 } <= 40)
    }
  }

  @Test(arguments: ["a ", "no a ", "endless old ", "head of "], ["", "(8)"])
  func `a long clue of nothing but short words is read`(words: String, enumeration: String) throws {
    let clue = try Clue(String(repeating: words, count: 400 / words.count) + enumeration)
    #expect(clue.readings(indicators, knowing: answers).count <= 49)
  }

  /// The clues that the benchmark counts, with the promises that are held of them.
  @Test func `clues of every kind are read`() throws {
    let path = try "\(DataFolder.find().path)/Benchmarks/ClueAccuracy/clues.tsv"
    var counts: [String: (clues: Int, right: Int)] = [:]
    for line in try text(of: path).split(separator: "\n") where line.first != "#" {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let (clue, readings) = try readings(fields[3])
      let isRight =
        fields[1] == "other"
        ? readings.allSatisfy(\.isFolded)
        : readings.contains { reading in
          reading.fodder.flatMap { clue.words[$0].letters }.sorted()
            == fields[4].lowercased().filter(\.isLetter).sorted()
        }
      counts[fields[1], default: (0, 0)].clues += 1
      if isRight { counts[fields[1]]?.right += 1 }
      #expect(fields[1] != "pure" || isRight, "\(fields[3])")
    }
    let compound = try #require(counts["compound"])
    let other = try #require(counts["other"])
    #expect(compound.right * 2 >= compound.clues)
    #expect(other.right * 4 >= other.clues * 3)
  }
}
