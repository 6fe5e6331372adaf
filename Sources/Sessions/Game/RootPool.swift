import Journal
import Lexicon
package import WordScramble

/// Where the roots of a game come from.
package enum RootPlace: Hashable, Sendable {
  /// The start list that comes with the program, of English words.
  case bundled

  /// A list of the player's own.
  case file(String)

  /// The words of the dictionary that have so many letters.
  case dictionary(letters: Int)

  /// The path of the player's own list.
  var path: String? { if case .file(let path) = self { path } else { nil } }

  /// How many letters the roots of a dictionary have, unless somebody says otherwise.
  package static let usualLetters = 8

  /// How many letters they may have.
  package static let letters = 5...15

  /// The place for a dictionary where none is named.
  package static func usual(for dictionary: String) -> RootPlace {
    DictionaryLanguage(of: dictionary).code == "en" ? .bundled : .dictionary(letters: usualLetters)
  }
}

/// The roots that a game draws from: the words of a place, as far as they are welcome.
package struct RootPool {
  package let place: RootPlace

  /// How many words a root has to offer, or nil where all are welcome.
  let range: WordsRange?

  /// How hard a root has to be, or nil where all are welcome.
  let level: RootLevel?

  /// The fewest letters of a root, where roots of fewer were left out of a list.
  let shortestRoot: Int?

  /// Whether roots are left out that the dictionary does not know.
  let isRealOnly: Bool

  let source: RootSource

  /// The warning about the list that roots are drawn from, or nil.
  let warning: Diagnostic?

  /// The list or the dictionary that the roots are from, with its fingerprint.
  let file: DataFile

  /// The word index by which the roots were chosen, or nil where none was asked.
  let index: DataFile?

  /// How many words a root of the dictionary's own has to offer, unless a range is asked for. Where none of many does,
  /// one that offers half as many as the best will do: in scripts whose letters are syllables, words share fewer
  /// letters.
  package static let usualRange = WordsRange("30-")!

  /// The fewest words of such a root.
  private static let fewestWords = 5

  /// The name in transcripts of the place where the dictionary's own words are roots.
  static let dictionaryName = "dictionary"

  /// The pool of a new game.
  ///
  /// - Parameter isDrawn: whether the first root is drawn. Otherwise a list that has no root for later rounds will do.
  /// - Throws: `Diagnostic` where no word of the place can be a root.
  package init(
    _ place: RootPlace, _ range: WordsRange?, _ level: RootLevel?, _ rules: Rules, by judge: any WordJudge,
    _ library: any Library, isDrawn: Bool = true
  ) throws(Diagnostic) {
    let knowsAll = place != .bundled || judge.judging.dictionary.name == NamedDictionary.usualName
    try self.init(
      place, range, level, rules, shortestRoot: rules.minimumLength, isRealOnly: !knowsAll, isDrawn: isDrawn,
      by: judge, library)
  }

  /// The pool of a game with these settings.
  init(
    _ place: RootPlace, _ range: WordsRange?, _ level: RootLevel?, _ rules: Rules, shortestRoot: Int?,
    isRealOnly: Bool, isDrawn: Bool = true, by judge: any WordJudge, _ library: any Library
  ) throws(Diagnostic) {
    self.place = place
    self.range = range
    self.level = level
    self.isRealOnly = isRealOnly
    var isAsked = level != nil
    if case .dictionary = place { isAsked = true } else if range != nil, try judge.answersAtOnce { isAsked = true }
    index = isAsked ? try judge.index : nil
    switch place {
    case .dictionary(let letters):
      self.shortestRoot = nil
      warning = nil
      file = DataFile(Self.dictionaryName, try judge.judging.dictionary.fingerprint())
      source = try Self.words(of: judge, letters, range, level, rules).source
    case .bundled, .file:
      var list = try StartList(place.path, judge.judging.orthography, library)
      try list.requireWord()
      file = DataFile(list.path ?? DataFile.bundledName, list.fingerprint)
      warning = isDrawn ? list.warning : nil
      do throws(Diagnostic) {
        if let shortestRoot { try list.narrow(toLettersFrom: shortestRoot) }
      } catch {
        if isDrawn { throw error }
      }
      self.shortestRoot = list.shortestRoot
      if let range, try judge.answersAtOnce, !isRealOnly {
        try list.narrow(to: range, rules, by: judge)
        source =
          level == nil
          ? RootSource(list.words)
          : Self.welcome(in: list, nil, level, rules, isRealOnly: false, by: judge).source
      } else if range != nil || level != nil || isRealOnly {
        source = Self.welcome(in: list, range, level, rules, isRealOnly: isRealOnly, by: judge).source
      } else {
        source = RootSource(list.words)
      }
    }
  }

  private static func words(
    of judge: any WordJudge, _ letters: Int, _ range: WordsRange?, _ level: RootLevel?, _ rules: Rules
  ) throws(Diagnostic) -> DrawnRoots {
    if letters < rules.minimumLength {
      throw Diagnostic(
        .usage, "cannot draw a root of \(counted(letters, "letter"))",
        because: "a word has to have \(rules.minimumLength) or more", "lower --min-length, or raise --root-length")
    }
    let name = judge.judging.dictionary.name
    let judge = judge.making(.drawing)
    return DrawnRoots(
      words: { () throws(Diagnostic) in try judge.rootCandidates(ofLength: letters) },
      fitness: { root throws(Diagnostic) in
        guard root.description.count == letters, try judge.isKnown(root.description),
          try !judge.isHidden(root.description),
          let words = try judge.tally(of: root.description, rules)?.words
        else { return .unfit }
        if let level, try judge.level(of: root, rules) != level { return .unfit }
        if (range ?? Self.usualRange).contains(words) { return .welcome }
        return range == nil && words >= Self.fewestWords ? .poor(words: words) : .unfit
      },
      failure: { tries in
        let cause =
          tries == 0
          ? judge.notice.map { "its words cannot be listed (\($0.cause ?? ""))" }
            ?? "it has no word of \(counted(letters, "letter"))"
          : "none of \(counted(tries, "word")) of \(counted(letters, "letter"))"
            + traits(range ?? WordsRange("\(Self.fewestWords)-")!, level)
        let choice = level == nil ? "" : ", another --level"
        return Diagnostic(
          .usage, "cannot draw a root from \(name)", because: cause,
          "name a root with --root, a list with --words\(choice), or another --root-length")
      })
  }

  private static func welcome(
    in list: StartList, _ range: WordsRange?, _ level: RootLevel?, _ rules: Rules, isRealOnly: Bool,
    by judge: any WordJudge
  ) -> DrawnRoots {
    let words = list.words
    let place = list.description
    let judge = judge.making(.drawing)
    return DrawnRoots(
      words: { words },
      fitness: { root throws(Diagnostic) in
        if isRealOnly, try !judge.isKnown(root.description) { return .unfit }
        if let level, try judge.level(of: root, rules) != level { return .unfit }
        guard let range else { return .welcome }
        return range.contains(try judge.tally(of: root.description, rules)?.words ?? 0) ? .welcome : .unfit
      },
      failure: { tries in
        let cause =
          range == nil && level == nil
          ? "\(judge.judging.dictionary.name) knows none of \(counted(tries, "root"))"
          : "none of \(counted(tries, "root"))\(traits(range, level))"
        let remedy =
          switch (range, level) {
          case (nil, nil): "name a list with --words"
          case (_, nil): "widen --words-range"
          case (_, _): "choose another --level, or other roots"
          }
        return Diagnostic(.usage, "cannot draw a root from \(place)", because: cause, remedy)
      })
  }

  /// The conditions that a root has to meet, as the end of a sentence about it.
  private static func traits(_ range: WordsRange?, _ level: RootLevel?) -> String {
    [level.map { " is \($0.rawValue)" }, range.map { " offers \($0) words" }].compactMap { $0 }.joined(
      separator: " and")
  }
}

extension RootPool {
  /// The solutions of so many different roots, which are drawn by `seed`; fewer where the place has no more. Roots
  /// whose words cannot be told are left out.
  ///
  /// - Parameter step: called for every root.
  package func solutions(
    ofRoots most: Int, drawnBy seed: UInt64, _ rules: Rules, by judge: any WordJudge, step: () -> Void
  ) throws(Diagnostic) -> [Solution] {
    var generator = SplitMix64(seed: seed)
    var drawn: Set<String> = []
    var solutions: [Solution] = []
    // Where a place has just as many roots as are wanted, this is far more than the last one is waited for.
    var repeats = 0
    while drawn.count < most, repeats < 20 * most {
      let root = try diagnosed { () throws(LookupFault) in try source.root(drawnBy: &generator) }
      guard drawn.insert(root.description).inserted else {
        repeats += 1
        continue
      }
      repeats = 0
      if let solution = try judge.offer(of: root, rules) { solutions.append(solution) }
      step()
    }
    return solutions
  }
}
