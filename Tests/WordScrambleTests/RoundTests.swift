import Lexicon
import Testing
import WordScramble

@Suite struct RoundTests {
  private var round = Round(root: try! RootWord("silkworm"), seed: 1)

  @Test func `An accepted word goes to the top and counts its letters`() {
    var round = round
    #expect(round.play("silk", isReal: anything) == .accepted(.init(word: "silk", points: 4)))
    #expect(round.play("  WORM ", isReal: anything) == .accepted(.init(word: "worm", points: 4)))
    #expect(round.play("rim", isReal: anything) == .accepted(.init(word: "rim", points: 3)))
    #expect(round.used.map(\.word) == ["rim", "worm", "silk"])
    #expect(round.score == 11)
    #expect(round.count == 3)
  }

  @Test(arguments: ["", "   ", "\t", "\r\n"])
  func `An empty line is no move`(line: String) {
    var round = round
    #expect(round.play(line, isReal: anything) == nil)
    #expect(round.used.isEmpty)
  }

  @Test(
    arguments: [
      ("silk", .notOriginal(number: 1)), ("Silk", .notOriginal(number: 1)), ("car", .notPossible(missing: ["c", "a"])),
      ("moose", .notPossible(missing: ["o", "e"])), ("xo", .notPossible(missing: ["x"])), ("is", .tooShort(minimum: 3)),
      ("silkworm", .isRoot), ("lik", .notReal), ("sil\u{212A}", .notPossible(missing: ["\u{212A}"])),
      ("sil-k", .notPossible(missing: ["-"])), ("12", .notPossible(missing: ["1", "2"])),
    ] as [(String, Rejection)])
  func `The first broken rule is named with its detail`(word: String, rejection: Rejection) {
    var round = round
    round.play("silk", isReal: anything)
    #expect(round.play(word, isReal: { $0 != "lik" }) == .rejected(rejection))
    #expect(round.used.map(\.word) == ["silk"])
    #expect(round.score == 4)
  }

  @Test func `Only possible words of enough letters other than the root reach the dictionary`() {
    var round = round
    var asked: [String] = []
    for word in ["is", "car", "silkworm", "s1lk", "milk", "milk", "MILKS", ""] {
      round.play(word) { word in
        asked.append(word)
        return true
      }
    }
    #expect(asked == ["milk", "milks"])
  }

  @Test func `An anagram of the root is fine`() {
    var round = round
    #expect(round.play("wormsilk", isReal: anything) == .accepted(.init(word: "wormsilk", points: 8)))
  }

  @Test func `Rejected words do not count as used`() {
    var round = round
    #expect(round.play("lik", isReal: { _ in false }) == .rejected(.notReal))
    #expect(round.play("lik", isReal: { _ in false }) == .rejected(.notReal))
  }

  @Test func `Where repeats are allowed each verdict stands alone`() {
    var round = Round(root: try! RootWord("silkworm"), rules: Rules(allowsRepeats: true))
    for _ in 1...2 { #expect(round.play("silk", isReal: anything) == .accepted(.init(word: "silk", points: 4))) }
  }

  @Test func `Undo takes back the newest word, which may be played again`() {
    var round = round
    round.play("silk", isReal: anything)
    round.play("worm", isReal: anything)
    #expect(round.undo()?.word == "worm")
    #expect(round.score == 4)
    #expect(round.play("worm", isReal: anything) == .accepted(.init(word: "worm", points: 4)))
    #expect(round.undo() != nil && round.undo() != nil && round.undo() == nil)
    #expect(round.score == 0)
  }

  @Test func `Time is up at the limit and before every other rule`() {
    var round = Round(root: try! RootWord("silkworm"), rules: Rules(timeLimit: 60))
    #expect(round.play("silk", at: 59_999, isReal: anything) == .accepted(.init(word: "silk", points: 4)))
    #expect(round.play("silk", at: 60_000, isReal: anything) == .rejected(.timeUp(limit: 60)))
    #expect(round.score == 4)
  }

  @Test func `The minimum length is a rule`() {
    var round = Round(root: try! RootWord("silkworm"), rules: Rules(minimumLength: 1))
    #expect(round.play("i", isReal: anything) == .accepted(.init(word: "i", points: 1)))
  }

  @Test(arguments: ["silkworm", "ab", "aab", "banana"])
  func `A shuffle is another order of the same letters`(root: String) {
    var round = Round(root: try! RootWord(root), seed: 9)
    for _ in 1...50 {
      let before = round.letters
      round.shuffle()
      #expect(round.letters != before)
      #expect(LetterMultiset(round.letters) == LetterMultiset(root))
    }
  }

  @Test func `Letters that have one order keep it`() {
    var round = Round(root: try! RootWord("aaa"))
    round.shuffle()
    #expect(round.letters == ["a", "a", "a"])
  }

  @Test func `Letters are grapheme clusters`() {
    var round = Round(root: try! RootWord("re\u{301}sume\u{301}s"))
    #expect(round.play("\u{E9}muse", isReal: anything) == .rejected(.notPossible(missing: ["e"])))
    #expect(round.play("r\u{E9}mus\u{E9}", isReal: anything) == .accepted(.init(word: "rémusé", points: 6)))
  }

  @Test func `A fault of the dictionary is no verdict`() {
    struct Fault: Error, Equatable {}
    var round = round
    #expect(throws: Fault()) { try round.play("silk") { _ throws(Fault) in throw Fault() } }
    #expect(round.used.isEmpty)
  }
}
