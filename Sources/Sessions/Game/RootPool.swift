import Journal
import Lexicon
package import WordScramble

/// The roots that a game draws from: the words of a place, as far as they are welcome.
package struct RootPool {
  private(set) var choice: RootChoice
  let source: RootSource

  /// The warning about the list that roots are drawn from, or nil.
  package let warning: Diagnostic?

  /// The list or the dictionary that the roots are from, with its fingerprint.
  let file: DataFile

  /// The word index by which the roots were chosen, or nil where none was asked.
  let index: DataFile?

  /// How many words a root of the dictionary's own has to offer, unless a range is asked for. Where none of many does,
  /// one that offers half as many as the best will do: in scripts whose letters are syllables, words share fewer
  /// letters.
  static let usualRange = WordsRange("30-")!

  /// The fewest words of such a root.
  private static let fewestWords = 5

  /// The name in transcripts of the place where the dictionary's own words are roots.
  static let dictionaryName = "dictionary"

  /// The settings by which transcripts name the list, and the index.
  static let listSetting = "start-list"
  static let indexSetting = "word-index"

  /// The settings by which a transcript names all that a game is played with.
  func settings(_ rules: Rules, _ judge: any WordJudge) throws(Diagnostic) -> [Transcript.Setting] {
    try [file.setting(Self.listSetting)] + judge.judging.settings() + choice.settings(index) + rules.settings
  }

  /// The pool of a new game.
  ///
  /// - Parameter isDrawn: whether the first root is drawn. Otherwise a list that has no root for later rounds will do.
  /// - Throws: `Diagnostic` where no word of the place can be a root.
  package init(
    _ choice: RootChoice, _ rules: Rules, by judge: any WordJudge, _ library: any Library, isDrawn: Bool = true
  ) throws(Diagnostic) {
    var choice = choice
    choice.shortest = rules.minimumLength
    choice.isRealOnly = choice.place == .bundled && judge.judging.dictionary.name != NamedDictionary.usualName
    try self.init(recorded: choice, rules, isDrawn: isDrawn, by: judge, library)
  }

  /// The pool of a game on record.
  init(
    recorded choice: RootChoice, _ rules: Rules, isDrawn: Bool = true, by judge: any WordJudge, _ library: any Library
  ) throws(Diagnostic) {
    self.choice = choice
    var isAsked = choice.level != nil
    if case .dictionary = choice.place {
      isAsked = true
    } else if choice.range != nil, try judge.answersAtOnce {
      isAsked = true
    }
    index = isAsked ? try judge.index : nil
    switch choice.place {
    case .dictionary(let letters):
      self.choice.shortest = nil
      warning = nil
      file = DataFile(Self.dictionaryName, try judge.judging.dictionary.fingerprint())
      source = try Self.words(of: judge, letters, choice, rules).source
    case .bundled, .file:
      var list = try StartList(choice.place.path, judge.judging.orthography, library)
      try list.requireWord()
      file = DataFile(list.path ?? DataFile.bundledName, list.fingerprint)
      warning = isDrawn ? list.warning : nil
      do throws(Diagnostic) {
        if let shortest = choice.shortest { try list.narrow(toLettersFrom: shortest) }
      } catch {
        if isDrawn { throw error }
      }
      self.choice.shortest = list.shortestRoot
      var left = choice
      if let range = choice.range, try judge.answersAtOnce, !choice.isRealOnly {
        try list.narrow(to: range, rules, by: judge)
        left.range = nil
      }
      source = left.welcomesAll ? RootSource(list.words) : Self.welcome(in: list, left, rules, by: judge).source
    }
  }

  private static func words(
    of judge: any WordJudge, _ letters: Int, _ choice: RootChoice, _ rules: Rules
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
        if let level = choice.level, try judge.level(of: root, rules) != level { return .unfit }
        if (choice.range ?? Self.usualRange).contains(words) { return .welcome }
        return choice.range == nil && words >= Self.fewestWords ? .poor(words: words) : .unfit
      },
      failure: { tries in
        var told = choice
        told.range = choice.range ?? WordsRange("\(Self.fewestWords)-")!
        let cause =
          tries == 0
          ? judge.notice.map { "its words cannot be listed (\($0.cause ?? ""))" }
            ?? "it has no word of \(counted(letters, "letter"))"
          : "none of \(counted(tries, "word")) of \(counted(letters, "letter"))\(told.traits)"
        let other = choice.level == nil ? "" : ", another --level"
        return Diagnostic(
          .usage, "cannot draw a root from \(name)", because: cause,
          "name a root with --root, a list with --words\(other), or another --root-length")
      })
  }

  private static func welcome(
    in list: StartList, _ choice: RootChoice, _ rules: Rules, by judge: any WordJudge
  ) -> DrawnRoots {
    let words = list.words
    let place = list.description
    let judge = judge.making(.drawing)
    return DrawnRoots(
      words: { words },
      fitness: { root throws(Diagnostic) in
        if choice.isRealOnly, try !judge.isKnown(root.description) { return .unfit }
        if let level = choice.level, try judge.level(of: root, rules) != level { return .unfit }
        guard let range = choice.range else { return .welcome }
        return range.contains(try judge.tally(of: root.description, rules)?.words ?? 0) ? .welcome : .unfit
      },
      failure: { tries in
        let cause =
          choice.range == nil && choice.level == nil
          ? "\(judge.judging.dictionary.name) knows none of \(counted(tries, "root"))"
          : "none of \(counted(tries, "root"))\(choice.traits)"
        let remedy =
          switch (choice.range, choice.level) {
          case (nil, nil): "name a list with --words"
          case (_, nil): "widen --words-range"
          case (_, _): "choose another --level, or other roots"
          }
        return Diagnostic(.usage, "cannot draw a root from \(place)", because: cause, remedy)
      })
  }

  /// The roots of `source`, but for a day of the bundled list of days: its line N has the root of the day with the
  /// number N, which stays what it is when the start list changes.
  ///
  /// - Throws: `Diagnostic` where the list is gone or damaged.
  func dealing(_ source: RootSource, for origin: Origin, _ library: any Library) throws(Diagnostic) -> RootSource {
    // Other dictionaries and lists of a person's own have days of their own.
    guard case .daily(let date) = origin, choice.place == .bundled, !choice.isRealOnly, let number = date.puzzleNumber
    else { return source }
    let lines = try BundledFile.days.lines(in: library).split(separator: 0x0A)
    guard number <= lines.count else { return source }
    do throws(RootFault) {
      return source.dealing(try RootWord(String(decoding: lines[number - 1], as: UTF8.self)), on: date)
    } catch {
      throw BundledFile.days.damaged(in: library, line: number, "\(error)")
    }
  }

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
