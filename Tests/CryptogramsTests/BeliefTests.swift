import Cryptograms
import Journal
import Lexicon
import Testing
import WordLists

/// The helper's claims about made puzzles with known answers, in which some words are names or on no list.
@Suite struct BeliefTests {
  private let search: PatternSearch
  private let words: [String]
  private let names: [String]

  init() throws {
    search = try TestIndex.searchWithNames()
    let texts = try TestIndex.bundled.get().texts
    words = (2...9).flatMap { length in
      let run = texts.words(ofLength: length)
      return run.indices.filter { run[$0].frequency > 60 && run[$0].tier == .goal }.map(run.text)
    }
    let run = try DataFolder.find().names().texts.words(ofLength: 6)
    names = run.indices.map(run.text)
  }

  /// A puzzle with the map that solves it.
  private struct Made {
    let cryptogram: Cryptogram
    let solution: SubstitutionMap
  }

  /// Words by chance; one in six is a name, and one in six is in no list.
  private func made(_ chance: inout SplitMix64) throws -> Made {
    let text = (0..<8).map { _ in
      switch chance.draw(below: 6) {
      case 0: names[chance.draw(below: names.count)]
      case 1: String((0..<4 + chance.draw(below: 4)).map { _ in CipherLetter(index: chance.draw(below: 26)).small })
      default: words[chance.draw(below: words.count)]
      }
    }.joined(separator: " ")
    var key = CipherAlphabet.english.letters
    repeat { chance.shuffle(&key) } while key.indices.contains { key[$0].index == $0 }
    let cipher = String(text.map { CipherLetter($0).map { key[$0.index].capital } ?? $0 })
    var solution = SubstitutionMap(forbidsItself: true)
    for (cipher, plain) in zip(cipher, text) {
      if let cipher = CipherLetter(cipher), let plain = CipherLetter(plain) {
        try solution.enter(LetterPair(cipher, plain))
      }
    }
    return Made(cryptogram: try Cryptogram(cipher), solution: solution)
  }

  /// A solver that is wrong about two letters of each puzzle, and says of these that it is not sure.
  private func solution(of made: Made, _ chance: inout SplitMix64) -> CryptogramSolution {
    var plain = made.solution.pairs.map(\.plain)
    let (one, other) = (chance.draw(below: plain.count), chance.draw(below: plain.count))
    plain.swapAt(one, other)
    let key = zip(made.solution.pairs, plain).enumerated().map { place, pair in
      Reading.Pair(
        pair.0.cipher, pair.1, confidence: place == one || place == other ? 90 - 10 * (place % 5) : 99)
    }
    return CryptogramSolution(
      [Reading("", key: key, score: 0)], partsWords: true, letters: 40, unicityDistance: 27)
  }

  @Test(arguments: 0..<10)
  func `No hint, blame or praise is false, whatever is in no list`(batch: UInt64) throws {
    var chance = SplitMix64(seed: batch)
    var (blames, hints) = (0, 0)
    for _ in 0..<100 {
      let made = try made(&chance)
      let solution = solution(of: made, &chance)
      var search = search
      search.reading = { _, _ in solution }
      var map = SubstitutionMap(forbidsItself: true)
      for pair in made.solution.pairs where chance.draw(below: 3) > 0 { try map.enter(pair) }
      // Some pairs are wrong, as those of a person are.
      if chance.draw(below: 2) == 0, let pair = map.pairs.first,
        let free = map.alphabet.letters(of: map.plainLeft).first
      {
        try? map.enter(LetterPair(pair.cipher, free))
      }
      let puzzle = Puzzle(made.cryptogram, under: map, search: search)
      let isWrong = { (assumption: Assumption) in !made.solution.pairs.map(Assumption.pair).contains(assumption) }
      for word in puzzle.contradicted {
        let blamed = puzzle.blame(for: word.cipher)
        guard puzzle.isCertain(blamed, for: word.cipher) else { continue }
        blames += 1
        #expect(blamed.contains(where: isWrong), "\(word)")
      }
      #expect(!puzzle.isSolved, "the reading is not sure")
      guard let hint = puzzle.hint(.letter), hint.isForced else { continue }
      hints += 1
      if let cipher = hint.cipher {
        #expect(hint.answer == made.solution[cipher], "\(hint)")
      } else {
        #expect(hint.blamed.contains(where: isWrong), "\(hint)")
      }
    }
    #expect(blames > 0 && hints > 0)
  }

  @Test func `A word that no list has is not wrong in a right solution`() throws {
    var search = search
    let pairs = zip("XLSOCQ", "oscarz").map { LetterPair(CipherLetter($0)!, CipherLetter($1)!) }
    let key = pairs.map { Reading.Pair($0.cipher, $0.plain, confidence: 99) }
    search.reading = { _, _ in
      CryptogramSolution(
        [Reading("", key: key, score: 0)], partsWords: true, letters: 30, unicityDistance: 27)
    }
    func puzzle(_ map: String) throws -> Puzzle {
      Puzzle(try Cryptogram("XLSOC QOSC"), under: try SubstitutionMap(map), search: search)
    }
    let right = try puzzle("X=O,L=S,S=C,O=A,C=R,Q=Z")
    #expect(right.words.map(\.status) == [.open, .unlisted])
    #expect(right.isSolved && right.contradicted.isEmpty)
    let wrong = try puzzle("X=O,L=S,S=C,O=A,C=T")
    #expect(wrong.words[0].status == .contradicted)
    let blamed = wrong.blame(for: wrong.words[0].cipher)
    #expect(blamed.contains(.pair(LetterPair("C=T")!)) && wrong.isCertain(blamed, for: wrong.words[0].cipher))
    #expect(wrong.comparison?.different == 1 && wrong.comparison?.entered == 5)
  }

  @Test func `A text too short to have one reading is not solved`() throws {
    let key = zip("ABC", "cat").map { Reading.Pair(.of($0), .of($1), confidence: 99) }
    func completion(_ letters: Int) throws -> Puzzle.Completion {
      var search = search
      search.reading = { _, _ in
        CryptogramSolution(
          [Reading("", key: key, score: 0)], partsWords: true, letters: letters,
          unicityDistance: 27)
      }
      return Puzzle(try Cryptogram("ABC"), under: try SubstitutionMap("A=C,B=A,C=T"), search: search).completion
    }
    #expect(try completion(26) == .readable)
    #expect(try completion(27) == .solved)
  }

  @Test func `Groups of five letters are no words, and hints argue from runs that repeat themselves`() throws {
    var search = search
    let key = zip("XYZABC", "thenoi").map {
      Reading.Pair(CipherLetter($0)!, CipherLetter($1)!, confidence: 99)
    }
    search.reading = { _, _ in
      CryptogramSolution(
        [Reading("", key: key, score: 0)], partsWords: false, letters: 30, unicityDistance: 27)
    }
    let cryptogram = try Cryptogram("XYZAB CXYZA BCXYZ ABC")
    let puzzle = Puzzle(cryptogram, under: try SubstitutionMap("C=Q"), search: search)
    #expect(cryptogram.partsWords == false)
    #expect(puzzle.words.allSatisfy { $0.status == .group } && puzzle.contradicted.isEmpty)
    #expect(puzzle.hint(.letter)?.description == "The whole text reads better without C=Q.")
    let free = Puzzle(cryptogram, under: SubstitutionMap(), search: search)
    #expect(free.hint(.place)?.description == "Look at XYZAB, which stands 3 times.")
    #expect(free.hint(.letter)?.description == "XYZAB stands 3 times: X is likely T (99 %).")
    #expect(free.hint(.letter)?.isForced == false)
  }

  @Test func `Names and both spellings are found, and abbreviations and function words with 's are not`()
    throws
  {
    func texts(_ entry: String, _ map: String = "") throws -> [String] {
      let word = try CipherWord(entry: entry)
      return Array(search.matches(for: word, in: try SubstitutionMap(map).domains)).sorted(.frequency).map(\.text)
    }
    #expect(try texts("ABCDE", "A=O,B=S,C=C").contains("Oscar"))
    #expect(try texts("QWEWRT", "Q=C").contains("colour"))
    #expect(try !texts("AB'C").contains("to's"))
    #expect(try texts("ABC'D", "A=W").contains("who's"))
    let two = try texts("AB")
    #expect(two.contains("ox") && !two.contains("pc"))
    let matches = search.matches(for: try CipherWord(entry: "OSCAR"), in: Domains())
    #expect(matches.filter(\.isName).allSatisfy { $0.text.first?.isUppercase == true && $0.text.count == 5 })
  }
}
