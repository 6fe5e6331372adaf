import Layout
import Lexicon
import Testing
import WordScramble

@testable import Sessions

/// The parts of a round's screen, each by itself.
@Suite struct RoundPictureTests {
  @Test(arguments: [
    ("silkworm", "en", "  S I L K W O R M"), ("straße", "de", "  S T R A ß E"), ("ısıniş", "tr", "  I S I N İ Ş"),
    ("isim", "en", "  I S I M"), ("σος", "el", "  Σ Ο ς"), ("ქართ", "ka", "  ქ ა რ თ"), ("élan", "fr", "  É L A N"),
    ("שלום", "he", "  ש ל ו ם"),
  ])
  func `Letters are capitals where one stands for them alone`(word: String, language: String, line: String) {
    #expect(SpacedLetters(Array(word), language: language).lines(on: .page) == [line])
  }

  @Test func `Long roots are broken between letters, and right-to-left ones stay one text`() {
    let narrow = Screen(isInteractive: true, width: 10, ink: .plain)
    #expect(SpacedLetters(Array("silkworm"), language: "en").lines(on: narrow) == ["  S I L K", "  W O R M"])
    #expect(SpacedLetters(Array("שלום"), language: "he").lines(on: narrow) == ["  \u{2067}ש ל ו ם\u{2069}"])
  }

  @Test(arguments: [
    (0, "  Egg [--------------------] 2 to Larva"), (100, ""),
    (99, "  Emperor Moth [###################-] 1 to Golden Silk"),
  ])
  func `A bar goes from one rank to the next, and the highest has none`(points: Int, bar: String) {
    let progress = RoundProgress(words: 1, totalWords: 30, points: points, totalPoints: 100)
    #expect(progress.bar(width: 80) == (bar.isEmpty ? [] : [bar]))
    #expect(progress.bar(width: 40).allSatisfy { $0.count <= 40 })
    #expect(RoundProgress(words: 0, totalWords: 0, points: 0, totalPoints: 0).bar(width: 80) == [])
  }

  /// A round with these words, and what else there is to find.
  private func round(_ words: [String], missing: [String] = []) throws -> (Round, Solution) {
    let root = try RootWord(String(repeating: "ab", count: 50))
    var round = Round(root: root)
    for word in words { round.play(word, isReal: { _ in true }) }
    return (round, Solution(of: root, rules: Rules(), found: (words + missing).map { KnownWord($0) }))
  }

  @Test func `The newest words of a length are shown, and the number of those to find`() throws {
    let (round, solution) = try round(["aba", "bab", "abba", "baa"], missing: ["aab", "babab"])
    let rows = WordRows(of: round, solution)
    #expect(rows.lines(width: 80, atMost: 9) == ["  3: baa bab aba +1", "  4: abba +0", "  5: +1"])
    #expect(rows.lines(width: 16, atMost: 9) == ["  3: baa … +1", "  4: abba +0", "  5: +1"])
    #expect(WordRows(of: round, nil).lines(width: 80, atMost: 9) == ["  3: baa bab aba", "  4: abba"])
  }

  @Test func `More lengths than lines are summed up, and the newest words stay`() throws {
    let words = (3...30).map { String(repeating: "a", count: $0) }
    let (round, solution) = try round(words.reversed() + ["ab" + "abab"], missing: words.map { "b" + $0 })
    let lines = WordRows(of: round, solution).lines(width: 40, atMost: 12)
    #expect(lines.count == 12 && lines.allSatisfy { $0.count <= 40 })
    #expect(lines.contains { $0.hasPrefix("   6: ababab ") } && lines.last!.hasPrefix("  others: 1"))
  }

  @Test(arguments: [5, 12, 16, 60])
  func `Missed words take no more lines than there are, or seven`(height: Int) {
    let words = (0..<100).map { KnownWord(String(repeating: "w", count: 3 + $0 % 6)) }
    let missed = MissedWords(goal: words, rare: words, definitions: [])
    let lines = missed.lines(on: .page, atMost: height, orBy: "scramble solve www")
    #expect(lines.count <= max(height, 7))
    let isWhole = lines.joined(separator: " ").split(separator: " ").count { $0.hasPrefix("www") } == 200
    #expect(isWhole == (height == 60) && isWhole != lines.contains("'scramble solve www' lists all words."))
  }
}
