import Lexicon

/// How hard a cryptogram is for a person: a level by `Effort`, which goes by the words, and points by what follows.
///
/// A letter that follows from the words and from the letters before it is one point. A letter that is only likely is
/// more: three points, and one for each time that the letters it can still be have to be halved. So a crib never makes
/// a puzzle harder. What is right is judged by the solver's own reading.
///
/// ```swift
/// if let difficulty = try Difficulty(of: "GSV XZG HZG", solver: solver, search: search) { print(difficulty.level) }
/// ```
public struct Difficulty: Hashable, Sendable {
  package let text: Measures

  /// The solution of the solver; the best reading is taken for the answer.
  public let solution: CryptogramSolution

  /// How many letters follow from the words and from the letters before them.
  public let forced: Int

  /// How many letters are only likely when they are found.
  public let likely: Int

  /// The points of all letters together.
  public let points: Int

  /// The crib that would make the reading certain, without letters that are known already; nil where it is certain,
  /// where it does not read as language, and where nothing short of the whole key does it.
  package let crib: GivenPairs?

  package let weighed: Effort

  /// How hard it is, from 0, where all is known, to 100.
  package let effort: Int

  /// The numbers that can be counted without solving.
  package struct Measures: Hashable, Sendable {
    package let letters: Int

    package let differentLetters: Int

    /// How many words; a Patristocrat's groups are none.
    package let words: Int

    package let wordsOfOneLetter: Int

    /// How often each letter occurs.
    package let counts: [CipherLetter: Int]
  }

  /// Pairs to be given beforehand.
  package struct GivenPairs: Hashable, Sendable {
    /// The pairs, in the order of their cipher letters.
    package let pairs: [LetterPair]

    /// The shortest word of the text that has all their letters; nil where none has.
    package let word: CipherWord?
  }

  /// Whether the answer reads as language; what does not is no puzzle that anybody can solve.
  package var readsAsLanguage: Bool { solution.readsAsLanguage != false }

  /// Whether the answer reads as language, and no other reading is nearly as likely.
  package var hasOneReading: Bool {
    readsAsLanguage && !solution.isAmbiguous && !solution.onlyRepeatsItself && !isGuess
  }

  /// Whether so few letters leave some of the best reading unlikely.
  private var isGuess: Bool {
    solution.isBelowUnicityDistance && solution.readings.first?.key.contains { $0.confidence < 50 } == true
  }

  /// From 1, the easiest, to 10; text that does not read as language is as hard as any.
  public var level: Int { readsAsLanguage ? min(10, 1 + effort / 10) : 10 }

  /// Rates a cryptogram of which `given` is known.
  ///
  /// Complexity: a hint for each letter, and one run of the solver, or a few where a crib has to be found.
  ///
  /// - Throws: `CipherFault` for a text that is too long, has no letter, or has a letter of another alphabet.
  public init?(
    of text: String, from given: SubstitutionMap? = nil, spacing: Spacing = .automatic,
    solver: CryptogramSolver, search: PatternSearch
  ) throws(CipherFault) {
    let known = given ?? SubstitutionMap(solver.alphabet)
    let cryptogram = try Cryptogram(text, of: solver.alphabet)
    let solution = solver.solve(text, domains: known.domains, spacing: spacing, top: Self.readings)
    guard let best = solution.readings.first else { return nil }
    self.solution = solution
    let occurring = solution.partsWords ? cryptogram.words : []
    self.text = Measures(
      letters: solution.letters, differentLetters: best.key.count,
      words: occurring.reduce(0) { $0 + $1.occurrences },
      wordsOfOneLetter: occurring.reduce(0) { $0 + ($1.cipher.letters.count == 1 ? $1.occurrences : 0) },
      counts: Dictionary(uniqueKeysWithValues: cryptogram.lettersByCount.map { ($0, cryptogram.count(of: $0)) }))
    let key = best.key.map { LetterPair($0.cipher, $0.plain) }
    func path(from known: SubstitutionMap) -> SolvingPath {
      SolvingPath(to: key, for: cryptogram, partsWords: solution.partsWords, from: known, search: search)
    }
    // A person need not make use of known pairs.
    let paths = [path(from: known)] + (known.pairs.isEmpty ? [] : [path(from: SubstitutionMap(solver.alphabet))])
    let easiest = paths.min { $0.points < $1.points }!
    forced = easiest.forced
    likely = easiest.options.count
    points = easiest.points
    weighed = Effort(
      cryptogram, key: key, partsWords: solution.partsWords,
      hasKeyword: best.recognized.map { $0.confidence >= RecognizedKey.sure } ?? false, search: search)
    effort = weighed.value(open: best.key.count { known[$0.cipher] == nil }, of: best.key.count)
    crib = Self.crib(for: text, cryptogram, from: known, spacing, solution, solver)
  }

  private static let readings = 9
}

extension Difficulty {
  /// Adds the letter that most rivals read otherwise, and of these the least sure one, until the best reading is
  /// certain; then leaves out what was not needed.
  private static func crib(
    for text: String, _ cryptogram: Cryptogram, from known: SubstitutionMap, _ spacing: Spacing,
    _ solution: CryptogramSolution, _ solver: CryptogramSolver
  ) -> GivenPairs? {
    guard !solution.isCertain, solution.readsAsLanguage != false, let best = solution.readings.first else { return nil }
    let spacing = solution.partsWords ? Spacing.words : .none
    func solved(_ pairs: [LetterPair]) -> CryptogramSolution {
      var domains = known.domains
      for pair in pairs { domains.fix(pair.cipher, as: pair.plain) }
      return solver.solve(text, domains: domains, spacing: spacing, top: readings)
    }
    var pairs: [LetterPair] = []
    var doubt = solution
    while !doubt.isCertain {
      guard let next = doubt.mostDoubtful(except: pairs), pairs.count < best.key.count else { return nil }
      pairs.append(LetterPair(next.cipher, next.plain))
      doubt = solved(pairs)
    }
    for pair in pairs where pairs.count > 1 {
      let others = pairs.filter { $0 != pair }
      if solved(others).isCertain { pairs = others }
    }
    if pairs.count == best.key.count { return nil }
    let wanted = pairs.reduce(into: CipherLetterSet()) { $0.insert($1.cipher) }
    let word =
      solution.partsWords
      ? cryptogram.words.map { $0.cipher }.filter { wanted.isSubset(of: $0.alphabet) }.min {
        $0.letters.count < $1.letters.count
      }
      : nil
    return GivenPairs(pairs: pairs.ordered(by: <), word: word)
  }
}

extension CryptogramSolution {
  /// Whether no other reading is nearly as likely, and every letter is sure, or as sure as in so short a text it can
  /// be.
  fileprivate var isCertain: Bool {
    let least = min(Self.sure, Confidence.most(ofLetters: letters))
    if isAmbiguous || onlyRepeatsItself { return false }
    return readings.first.map { $0.key.allSatisfy { $0.confidence >= least } } ?? false
  }

  private static let sure = 90

  /// The pair of the best reading that most rivals read otherwise; of several the least sure one.
  fileprivate func mostDoubtful(except given: [LetterPair]) -> Reading.Pair? {
    guard let best = readings.first else { return nil }
    let open = best.key.enumerated().filter { !given.contains(LetterPair($0.element.cipher, $0.element.plain)) }
    func disagreeing(_ place: Int) -> Int { rivals.count { $0.key[place].plain != best.key[place].plain } }
    return open.min {
      (-disagreeing($0.offset), $0.element.confidence) < (-disagreeing($1.offset), $1.element.confidence)
    }?.element
  }
}
