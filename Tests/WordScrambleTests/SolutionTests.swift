import Lexicon
import Testing
import WordScramble

@Suite struct SolutionTests {
  private let root = try! RootWord("notebook")

  @Test func `The longest words come first, words of a length in alphabetical order`() {
    let words = ["ton", "note", "bone", "book", "to", "notebook"].map { KnownWord($0) }
    let hidden = ["knob", "bo"].map { KnownWord($0, tier: .hidden) }
    let solution = Solution(of: root, rules: Rules(), found: words + hidden)
    #expect(solution.words.map(\.text) == ["bone", "book", "note", "ton"])
    #expect(solution.points == 15)
    #expect(solution.hidden == 1)
  }

  @Test func `Only what the root's letters spell can be found`() {
    let words = ["zebra", "silk", "silkworm", "milks", "silks", "is", ""].map { KnownWord($0) }
    let solution = Solution(of: try! RootWord("silkworm"), rules: Rules(), found: words)
    #expect(solution.words.map(\.text) == ["milks", "silk"])
    #expect(solution.points == 9 && solution.hidden == 0)
  }

  @Test func `What was found and what was accepted beside it come to the round`() {
    let solution = Solution(of: root, rules: Rules(), found: [KnownWord("note"), KnownWord("ton")])
    var round = Round(root: root)
    for word in ["book", "ton"] { round.play(word) { _ in true } }
    let progress = round.progress(of: solution)
    #expect(progress.words == 1 && progress.rareWords == 1 && progress.totalWords == 2)
    #expect(progress.points == 3 && progress.rarePoints == 4 && progress.totalPoints == 7)
    // All seven points count, as many as the goal has.
    #expect(progress.score == 7 && progress.rank == .goldenSilk && progress.rank(lacking: 4) == .moth)
    #expect(progress.next == nil)
  }

  @Test func `Rare words are beside the goal, in count, in points and among what was missed`() {
    let words = [KnownWord("note"), KnownWord("ton"), KnownWord("tok", tier: .rare), KnownWord("koto", tier: .rare)]
    let solution = Solution(of: root, rules: Rules(), found: words)
    #expect(solution.words.map(\.text) == ["koto", "note", "tok", "ton"])
    #expect((solution.points, solution.goalPoints) == (14, 7))
    var round = Round(root: root)
    for word in ["tok", "ton"] { round.play(word) { _ in true } }
    let progress = round.progress(of: solution)
    #expect(
      progress == RoundProgress(words: 1, totalWords: 2, points: 3, totalPoints: 7, rareWords: 1, rarePoints: 3))
    #expect(round.missed(of: solution).map(\.text) == ["note"])
    #expect(round.missedRare(of: solution).map(\.text) == ["koto"])
    #expect(Hint(.word, missed: round.missed(of: solution), after: GivenHints())?.clues == ["note"])
    round.play("note") { _ in true }
    #expect(Hint(.word, missed: round.missed(of: solution), after: GivenHints()) == nil)
    #expect(round.progress(of: solution).rank == .goldenSilk)
  }

  @Test func `Where there is nothing to find there is no rank`() {
    let solution = Solution(of: root, rules: Rules(), found: [KnownWord("book", tier: .hidden)])
    #expect(Round(root: root).progress(of: solution).rank == nil)
  }

  @Test func `What was found does not count what is not shown`() {
    let words = [KnownWord("note"), KnownWord("ton"), KnownWord("book", tier: .hidden)]
    let solution = Solution(of: root, rules: Rules(), found: words)
    var round = Round(root: root)
    for word in ["book", "ton"] { round.play(word) { _ in true } }
    let progress = round.progress(of: solution)
    #expect((progress.words, progress.points) == (1, 3))
    #expect(round.score == 7)
  }

  @Test func `Arrangement by arrangement comes to the same`() {
    let words = ["ton", "note", "bone", "book", "to", "notebook", "silk"]
    let solution = Solution(of: root, rules: Rules(minimumLength: 2)) { words.contains($0) }
    #expect(solution.words.map(\.text) == ["bone", "book", "note", "ton", "to"])
  }

  @Test(arguments: [("abc", 15), ("aab", 8), ("aaaa", 4), ("silkworm", 109_600), ("a", 1), ("", 0)])
  func `Arrangements are counted before they are made`(word: String, count: Int) {
    let arrangements = Arrangements(of: word)
    #expect(arrangements.count == count)
    if count < 1000 {
      let made = Array(arrangements)
      #expect(made.count == count && Set(made).count == count)
    }
  }

  @Test func `Arrangements are made in order, each before those that begin with it`() {
    #expect(Array(Arrangements(of: "abb")) == ["a", "ab", "abb", "b", "ba", "bab", "bb", "bba"])
  }

  @Test func `After the last arrangement there is none, however often one is asked for`() {
    var arrangements = Arrangements(of: "ab").makeIterator()
    for _ in 0..<4 { _ = arrangements.next() }
    #expect(arrangements.next() == nil && arrangements.next() == nil)
  }

  @Test func `Arrangements are counted exactly up to the largest number`() {
    #expect(Arrangements(of: "abcdefghijklmnopqrst").count == 6_613_313_319_248_080_000)
    #expect(Arrangements(of: "abcdefghijklmnopqrs").count == 330_665_665_962_403_999)
    #expect(Arrangements(of: "abcdefghijklmnopqrstu").count == .max)
    #expect(Arrangements(of: String(repeating: "a", count: 100)).count == 100)
  }

  @Test func `Too many to count are as many as can be`() {
    #expect(Arrangements(of: "abcdefghijklmnopqrstuvwxyzäöü").count == .max)
  }

  @Test(
    arguments: [
      (0, 100, .egg), (1, 100, .egg), (2, 100, .larva), (5, 100, .caterpillar), (9, 100, .caterpillar),
      (10, 100, .spinner),
      (20, 100, .cocoon), (35, 100, .moth), (60, 100, .emperorMoth), (99, 100, .emperorMoth), (100, 100, .goldenSilk),
      (120, 100, .goldenSilk), (0, 0, .goldenSilk), (1, 7, .spinner),
    ] as [(Int, Int, Rank)])
  func `Ranks go by the share of the points`(score: Int, points: Int, rank: Rank) {
    #expect(Rank(score: score, of: points) == rank)
  }

  @Test(arguments: [1, 7, 43, 99, 168, 184, 665])
  func `A rank is held from its points on and no earlier`(points: Int) {
    for rank in Rank.allCases {
      let fewest = rank.points(of: points)
      #expect(Rank(score: fewest, of: points).percentage >= rank.percentage)
      #expect(fewest == 0 || Rank(score: fewest - 1, of: points).percentage < rank.percentage)
    }
    #expect(Rank.allCases.map(\.next) == Rank.allCases.dropFirst().map(Optional.some) + [nil])
  }

  @Test func `What is missing to the next rank brings it`() throws {
    let progress = RoundProgress(words: 3, totalWords: 50, points: 12, totalPoints: 184, rareWords: 1, rarePoints: 4)
    let next = try #require(progress.next)
    #expect(progress.rank == .caterpillar && next.rank == .spinner && next.points == 3)
    #expect(RoundProgress(words: 0, totalWords: 0, points: 0, totalPoints: 0, rareWords: 1, rarePoints: 3).rank == nil)
  }
}
