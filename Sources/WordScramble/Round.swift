import Journal
public import Lexicon

/// A root word, with the words that were found in it, the hints that were given, and the score.
///
/// ```swift
/// var round = Round(root: try RootWord("silkworm"))
/// print(round.play("Milk", isReal: { _ in true })!.verdict)  // accepted
/// print(round.play("milk", isReal: { _ in true })!.verdict)  // notOriginal
/// print(round.play("skills", isReal: { _ in true })!)  // rejected(not possible: l, s missing)
/// print(round.score)  // 4
/// ```
public struct Round: Equatable, Sendable {
  /// A word that was accepted, and what it brought.
  public struct Play: Hashable, Sendable {
    /// The word, folded.
    public let word: String

    /// The points for the word.
    public let points: Int

    /// Whether it is known not to be in the goal.
    public let isRare: Bool

    /// A word, folded, that brought so many points.
    package init(word: String, points: Int, isRare: Bool = false) {
      self.word = word
      self.points = points
      self.isRare = isRare
    }
  }

  /// The word that the others are made of.
  public let root: RootWord

  /// The rules of the round.
  public let rules: Rules

  /// The sum of the points of the used words.
  public private(set) var score = 0

  /// The most telling hint that was given, or nil for a round without help.
  public var hintLevel: Hint.Level? { hints.all.map { $0.level }.max() }

  private(set) var hints = GivenHints()

  /// Whether the missed words have been shown before the time was up, which ends the round.
  public private(set) var isRevealed = false

  /// The number of words to be found, by their length; nil as long as it is not on record.
  public internal(set) var goal: Goal?

  /// The day on which the round was begun, or nil for one that does not count in statistics.
  public internal(set) var begun: CalendarDate?

  /// When a round with a time would have begun if it had never been left, in milliseconds since 1970; nil while it is
  /// left, and before its clock runs.
  package private(set) var clockStart: Int64?

  /// How often a round with a time was left and carried on.
  public private(set) var pauses = 0
  private var isLeft = false

  /// The letters of the root in the order in which they are shown.
  public private(set) var letters: [Character]

  private var plays: [Play] = []
  private var numbers: [String: Int] = [:]
  private var generator: SplitMix64

  /// A round with no word used; `seed` decides how the letters are shuffled.
  public init(root: RootWord, seed: UInt64 = 0, rules: Rules = Rules()) {
    self.root = root
    self.rules = rules
    letters = Array(root.description)
    generator = SplitMix64(seed: seed)
  }

  /// The accepted words, the newest first; none where repeats are allowed. Complexity: linear in their number.
  public var used: [Play] { plays.reversed() }

  /// How many words are used.
  public var count: Int { plays.count }

  /// Judges a line and, where no rule is broken, adds its word to the used ones.
  ///
  /// - Parameters:
  ///   - line: what was typed; white space around it and case do not matter.
  ///   - elapsed: milliseconds since the round began.
  ///   - isReal: asked last, about words of nothing but letters.
  /// - Returns: the answer, or nil for an empty line, which is no move.
  /// - Throws: what `isReal` throws, in which case nothing has changed.
  @discardableResult
  public mutating func play<Fault>(
    _ line: some StringProtocol, at elapsed: Int = 0, isReal: (String) throws(Fault) -> Bool
  ) throws(Fault) -> Judgement? {
    try play(line, at: elapsed, isReal: isReal) { (_: String) throws(Fault) in false }
  }

  /// Plays a line like `play(_:at:isReal:)`, and asks `isRare` about an accepted word whether it is known not to be in
  /// the goal.
  mutating func play<Fault>(
    _ line: some StringProtocol, at elapsed: Int, isReal: (String) throws(Fault) -> Bool,
    isRare: (String) throws(Fault) -> Bool
  ) throws(Fault) -> Judgement? {
    let word = rules.orthography.folded(line)
    if word.isEmpty { return nil }
    if let rejection = try firstBrokenRule(by: word, at: elapsed, isReal: isReal) { return .rejected(rejection) }
    let play = Play(word: word, points: Rules.points(forLetters: word.count), isRare: try isRare(word))
    add(play)
    return .accepted(play)
  }

  private mutating func add(_ play: Play) {
    score += play.points
    // Where repeats are allowed nobody asks for the used words, and a list of lines may be too long to keep.
    if rules.allowsRepeats { return }
    plays.append(play)
    numbers[play.word] = plays.count
  }

  /// The first rule that the folded `word` breaks, or nil where it may be played.
  package func firstBrokenRule<Fault>(
    by word: String, at elapsed: Int = 0, isReal: (String) throws(Fault) -> Bool
  ) throws(Fault) -> Rejection? {
    if let limit = rules.timeLimit, rules.isTimeUp(at: elapsed) { return .timeUp(limit: limit) }
    if let number = numbers[word] { return .notOriginal(number: number) }
    if let rejection = rules.rejection(of: word, from: root) { return rejection }
    return try isReal(word) ? nil : .notReal
  }

  /// Takes the newest word back, or answers nil where there is none.
  @discardableResult
  public mutating func undo() -> Play? {
    guard let play = plays.popLast() else { return nil }
    numbers[play.word] = nil
    score -= play.points
    return play
  }

  /// Shows the letters in another order; only a root that has no other order keeps its own.
  public mutating func shuffle() {
    guard Set(letters).count > 1 else { return }
    let before = letters
    while letters == before { generator.shuffle(&letters) }
  }

  /// The words of the goal of `solution` that have not been used. Complexity: linear in its words.
  public func missed(of solution: Solution) -> [KnownWord] { solution.goal.filter { numbers[$0.text] == nil } }

  /// The rare words of `solution` that have not been used, with the same complexity.
  public func missedRare(of solution: Solution) -> [KnownWord] { solution.rare.filter { numbers[$0.text] == nil } }

  mutating func mark(_ hint: Hint) { hints.insert(hint) }

  mutating func markRevealed(at elapsed: Int) { isRevealed = isRevealed || !rules.isTimeUp(at: elapsed) }

  mutating func runClock(since start: Int64) {
    if isLeft { pauses += 1 }
    (clockStart, isLeft) = (start, false)
  }

  mutating func stopClock() { (clockStart, isLeft) = (nil, isLeft || clockStart != nil) }

  /// A seed for the next round. It has at most six digits, so that a player can tell it to a friend.
  ///
  /// Draws from a copy: where the next round cannot begin, this one goes on as it is.
  package var nextSeed: UInt64 {
    var generator = generator
    return UInt64(1 + generator.draw(below: 999_999))
  }
}
