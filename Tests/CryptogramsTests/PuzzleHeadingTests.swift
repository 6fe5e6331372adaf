import Cryptograms
import Journal
import Testing

@Suite struct PuzzleHeadingTests {
  @Test(arguments: [
    (["A-1. First one. K2. Clue: B equals E", "XJFFXU ABC"], "A-1  First one  K2", ["B=E"], "XJFFXU ABC"),
    (["A-1. First one. K2. (95) LIONEL", "XJFFXU ABC"], "A-1  First one. LIONEL  K2", [], "XJFFXU ABC"),
    (["P-12. K1. (FKOQ)", "XJFFX UABCD"], "P-12  K1", ["FKOQ"], "XJFFX UABCD"),
    (["12) XJFFXU ABC", "DEF"], "12", [], "XJFFXU ABC\nDEF"),
    (["#7", "XJFFXU"], "7", [], "XJFFXU"), (["Puzzle 3.", "XJFFXU"], "3", [], "XJFFXU"),
    (["A-1. K2. XJFFXU ABC"], "A-1  K2", [], "XJFFXU ABC"),
    (["Words of Wisdom", "XJFFXU ABC"], "Words of Wisdom", [], "XJFFXU ABC"),
    (["XJFFXU ABC", "Today's Cryptoquip Clue: X equals L"], "", ["X=L"], "XJFFXU ABC"),
    (["XJFFXU ABC", "Clues: X = L, J=I and ABC equals THE"], "", ["X=L", "J=I", "ABC=THE"], "XJFFXU ABC"),
    (["Hint: think of fruits", "XJFFXU ABC"], "Hint: think of fruits", [], "XJFFXU ABC"),
    (["A-2. Hint: think of fruits"], "A-2", [], "Hint: think of fruits"),
    (["(100 points)", "XJFFXU ABC"], "[100 points]", [], "XJFFXU ABC"),
    (["1. [K2 alphabet] XJFFXU ABC"], "1  K2", [], "XJFFXU ABC"),
    (["Q1 [300]: XJFFXU ABC"], "Q1  [300 points]", [], "XJFFXU ABC"),
    (["1. Points: 200", "XJFFXU ABC"], "1  [200 points]", [], "XJFFXU ABC"),
    (["1. (worth 200 points) XJFFXU ABC"], "1  [200 points]", [], "XJFFXU ABC"),
    (["12 - [200] XJFFXU ABC"], "12  [200 points]", [], "XJFFXU ABC"),
    (["7. (Aristocrat, 200 points) K1 XJFFXU ABC"], "7  Aristocrat  K1  [200 points]", [], "XJFFXU ABC"),
    (["1. X J F F X U ,   A B C", "D   E F !"], "1", [], "XJFFXU, ABC\nD EF!"),
    (["X J F F X U A B C D E F"], "", [], "XJFFXUABCDEF"),
    (["a) XJFFXU ABC"], "a", [], "XJFFXU ABC"), (["3b. XJFFXU ABC"], "3b", [], "XJFFXU ABC"),
    (["(200) 1. XJFFXU ABC"], "1  [200 points]", [], "XJFFXU ABC"),
    (["[2] 150 pts each: XJFFXU ABC"], "2  [150 points]", [], "XJFFXU ABC"),
    (["Tiebreaker 1: XJFFXU ABC"], "1", [], "XJFFXU ABC"), (["7", "XJFFXU ABC"], "7", [], "XJFFXU ABC"),
    (["U -> E", "XJFFXU ABC"], "", ["U=E"], "XJFFXU ABC"),
    (["1. [Aristocrat] XJFFXU ABC"], "1  Aristocrat", [], "XJFFXU ABC"),
  ])
  func `What stands around a ciphertext is told from it`(
    lines: [String], heading: String, clues: [String], text: String
  ) {
    let puzzle = PrintedPuzzle(lines)
    #expect(puzzle.heading == heading)
    #expect(puzzle.clues.map(\.description) == clues)
    #expect(puzzle.text == text)
  }

  @Test(arguments: [
    ["XJFFXU ABC"], ["xjffxu abc", "def"], ["Xjffxu abc", "Def ghi"], ["XJ-4 K2X ABC"], ["A B-C. 12 DEF", "GHI"],
    ["1984 XJF", "ABC"], ["XJFFXU", "abc"], ["D. EF GH5", "4EF"], ["ABC K2 DEF", "GHI"], ["XJF: ABC"],
    ["XJFFXU [12] ABC"], ["A. B. XJFFXU"], ["I. XJFFXU"], [""], [],
  ])
  func `A ciphertext that tells nothing stays as it is`(lines: [String]) {
    let puzzle = PrintedPuzzle(lines)
    #expect(puzzle.lines == lines && puzzle.heading == "" && puzzle.clues.isEmpty)
    #expect(puzzle.places == Array(lines.indices))
  }

  @Test func `Random lines are read in some way, and what stays of one is its end`() {
    var chance = SplitMix64(seed: 3)
    var count = 0
    let pieces = ["A-1.", "K2", "Clue:", "B=E", "equals", "XJF", "(95)", "(ABC)", "title", "12)", "=", ",", "é", "and"]
    for _ in 0..<3000 {
      let lines = (0..<(1 + chance.draw(below: 3))).map { _ in
        (0..<chance.draw(below: 6)).map { _ in pieces[chance.draw(below: pieces.count)] }.joined(separator: " ")
      }
      let puzzle = PrintedPuzzle(lines)
      #expect(puzzle.lines.count == puzzle.places.count)
      for (line, place) in zip(puzzle.lines, puzzle.places) {
        let words = lines[place].split(separator: " "), kept = line.split(separator: " ")
        #expect(words.suffix(kept.count) == kept[...], "\(lines)")
        count += kept.count
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: [
    ("ZW CXR SHK'I EVV OQVNV IX LVJZK", true), ("ZWCXR SHKIE VVOQV NVIXL VJZKS", true),
    ("A-1. First one. K2 Clue:", true), ("A-2. Advice. (KHOOR)", true), ("A-2", true), ("A-2.", true), ("X-RAY", false),
    ("XJFFXU", false), ("x j f-f,x. U!", false), ("xj ff xu", false),
    ("GSV JFRXP YILDM ULC", true), ("FX PMDG, PVV", true),
    ("A=E, B = t C≠D", false), ("WGR=you XYZ=are ABC=the QRS=one", false), ("", false),
    (String(repeating: "A", count: 500), false),
  ])
  func `A line of several words is no word`(line: String, isText: Bool) {
    #expect(PrintedPuzzle.isText(line) == isText)
  }

  @Test(arguments: [
    ("CAFÉ", "CAFE"), ("cafe\u{301}", "cafe"), ("Ünø", "Uno"), ("AÑO", "AÑO"), ("straße", "straße"), ("Я", "Я"),
    ("\u{212A}", "\u{212A}"), ("XJFFXU'S", "XJFFXU'S"), ("œ", "œ"), ("\u{FB02}bu", "flbu"),
  ])
  func `Marks of Latin letters mean nothing, and other letters stay`(text: String, plain: String) {
    #expect(text.withPlainLetters == plain)
  }
}

@Suite struct PuzzlePartsTests {
  /// Sentences of our own.
  private static let sentences = [
    "Whoever counts the letters first will seldom have to guess at any of the words.",
    "The river was so low that summer that we walked across it in our shoes.",
    "Nobody in the village could remember when the clock had last been right.",
    "A good map is worth more to a traveller than a fast horse and a fine coat.",
    "She kept every letter he wrote, and answered all of them on the same evening.",
    "There is always one more thing to carry when the cart is already full.",
    "Most of what we call luck is only work that somebody else did not see.",
    "In the morning the whole garden was white, and the path to the gate was gone.",
  ]

  @Test(arguments: 1...60)
  func `Lines in one key are one puzzle, and lines in keys of their own are puzzles`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    var sentences = Self.sentences
    chance.shuffle(&sentences)
    let lines = Array(sentences.prefix(3 + chance.draw(below: 6)))
    let one = PuzzleParts(lines.map { SolverModel.enciphered($0, seed: seed) })
    #expect(one.ranges == [lines.indices] && !one.isGuess)
    let several = PuzzleParts(lines.indices.map { SolverModel.enciphered(lines[$0], seed: 100 * seed + UInt64($0)) })
    #expect(several.ranges == lines.indices.map { $0..<($0 + 1) } && !several.isGuess)
  }

  @Test func `Numbers part puzzles, and headings belong to what is below them`() {
    let lines = ["A-1. First. K2", "XJFFXU", "ABC", "A-2. XJF", "A-3. Third. K1", "DEF"]
    #expect(PuzzleParts(lines) == PuzzleParts(lines, .automatic))
    #expect(PuzzleParts(lines).ranges == [0..<3, 3..<4, 4..<6] && !PuzzleParts(lines).isGuess)
    let samples = SampleCryptogram.all.map(\.ciphertext)
    let parts = PuzzleParts(["Seven of ours. Clue: J equals A"] + samples)
    #expect(parts.ranges == [0..<2] + (2...7).map { $0..<($0 + 1) } && !parts.isGuess)
    #expect(PuzzleParts(["A-1. One. K2", samples[0]]).ranges == [0..<2])
  }

  @Test func `What was said is done, and short lines are one puzzle by a guess`() {
    #expect(PuzzleParts(["ABC", "DEF"], .lines).ranges == [0..<1, 1..<2])
    #expect(PuzzleParts(SampleCryptogram.all.map(\.ciphertext), .one).ranges == [0..<7])
    #expect(PuzzleParts(["ABC", "DEF"]).ranges == [0..<2] && PuzzleParts(["ABC", "DEF"]).isGuess)
    #expect(
      !PuzzleParts(["ABC"]).isGuess && PuzzleParts([]).ranges.isEmpty && PuzzleParts(["1 2", "3"]).ranges == [0..<2])
  }
}
