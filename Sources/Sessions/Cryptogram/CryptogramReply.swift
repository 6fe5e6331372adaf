import Cryptograms
import Journal
package import Layout

/// What the helper answers, with the map and the puzzle as they stand then.
package struct CryptogramReply: Reply {
  enum Kind {
    case opened

    /// The map, the puzzle, or both are as they were not before.
    case changed

    /// The words of the last search, or the first of them.
    case found(all: Bool)
    case words
    case map
    case history
    case hinted(Hint)
    case solved(Solution)
    case alternatives(Solution)
    case explained(Explanation)
    case samples

    /// The puzzle as it is printed.
    case printed(PuzzleSheet)

    /// Puzzles that were left for another one.
    case left([Worksheet.State])
    case refused(Refusal)
    case info(String)
    case help([String])
    case failure(Diagnostic)
    case end
  }

  let kind: Kind
  let worksheet: Worksheet
  let search: PatternSearch

  /// The solver's reading that the map shows, if it is one.
  let reading: Reading?

  /// What is told before all else: the number and the title of a puzzle, and its clues.
  var remarks: [String] = []
  package var notices: [Diagnostic] = []

  package var failure: Diagnostic? {
    if case .failure(let diagnostic) = kind { diagnostic } else { nil }
  }

  /// The words of the last search in the order in force.
  var matches: [Match] { worksheet.list(with: search) }
}

extension CryptogramReply {
  /// The most lines that the words of a search and those of a puzzle take, unless all are asked for.
  private static let fewLines = 6

  package func text(on screen: Screen) -> [String] {
    remarks.flatMap { wrapped(Escape.visible($0), width: screen.width) } + answer(on: screen)
  }

  private func answer(on screen: Screen) -> [String] {
    let ink = screen.ink
    switch kind {
    case .opened: return opening(on: screen)
    case .changed: return state(on: screen)
    case .found(let all): return found(on: screen, atMost: all ? .max : Self.fewLines)
    case .words:
      let puzzle = worksheet.puzzle(with: search)
      return puzzle.map { cells($0.wordCounts, width: screen.width) } ?? []
    case .map: return map(on: screen)
    case .history:
      let words = worksheet.state.history.enumerated().map { "\($0 + 1) \($1)" }
      return words.isEmpty ? ["No word was searched yet."] : cells(words, width: screen.width)
    case .hinted(let hint): return wrapped(hint.description, width: screen.width)
    case .solved(let solution):
      if solution.readings.isEmpty || !solution.partsWords {
        return solution.text(atMost: 1, width: screen.width)
      }
      return state(on: screen) + solution.remarks.flatMap { wrapped($0, width: screen.width) }
    case .alternatives(let solution): return solution.text(atMost: solution.likely.count, width: screen.width)
    case .explained(let explanation):
      return (explanation.scope.map { wrapped($0, width: screen.width) } ?? [])
        + explanation.steps.enumerated().flatMap { number, step in
          wrapped("\(number + 1)  \(step.reason)", width: screen.width)
        }
    case .samples:
      return SampleCryptogram.all.enumerated().flatMap { number, sample in
        [ink.bold("\(number + 1) \(sample.title)")] + wrapped("  \(sample.ciphertext)", width: screen.width)
      }
    case .printed(let sheet): return PuzzleSheet.text([sheet], width: min(PuzzleSheet.width, screen.width))
    case .left(let states):
      return states.enumerated().flatMap { number, state in
        wrapped("\(number + 1)  \(Escape.visible(state.beginning))", width: screen.width)
      }
    case .refused(let refusal):
      return wrapped(refusal.sentence(of: worksheet.alphabet), width: screen.width).map(ink.bad)
    case .info(let text): return wrapped(Escape.visible(text), width: screen.width)
    case .help(let lines): return lines.flatMap { wrapped($0, width: screen.width) }
    case .failure: return []
    case .end: return wrapped(ending, width: screen.width).map(ink.bold)
    }
  }

  private func opening(on screen: Screen) -> [String] {
    let invitation = wrapped(
      "Type a word of a cryptogram to search it, :puzzle for a whole one, :help for the rest.", width: screen.width)
    let isFresh = worksheet.state.text == nil && worksheet.map.pairs.isEmpty && worksheet.map.bans.isEmpty
    return invitation.map(screen.ink.bold) + (isFresh ? [] : state(on: screen))
  }

  /// What the puzzle has come to.
  var ending: String {
    guard let puzzle = worksheet.puzzle(with: search) else {
      return "\(counted(worksheet.map.pairs.count, "pair")) in the map."
    }
    let news = puzzle.isSolved ? "The puzzle is solved." : puzzle.news ?? puzzle.tally
    return [worksheet.hintsGiven, news].compactMap(\.self).joined(separator: " ")
  }

  /// The puzzle with its solution so far, or the map where there is none.
  private func state(on screen: Screen) -> [String] {
    guard let puzzle = worksheet.puzzle(with: search) else { return map(on: screen) }
    let words = cells(puzzle.wordCounts, width: screen.width)
    let few =
      words.count > Self.fewLines
      ? words.prefix(Self.fewLines - 1) + wrapped("  ... :words shows all", width: screen.width) : words[...]
    return solution(of: puzzle, on: screen) + wrapped(puzzle.letterCounts, width: screen.width)
      + wrapped("Left: \(worksheet.map.lettersLeft). \(puzzle.tally)", width: screen.width) + few
      + news(of: puzzle, on: screen)
  }

  /// Each line of the cipher, and under it what is known of its plain text.
  private func solution(of puzzle: Puzzle, on screen: Screen) -> [String] {
    zip(puzzle.cryptogram.lines, puzzle.solution).flatMap { cipher, plain in
      wrapped(Escape.visible(cipher), above: Escape.visible(plain), width: screen.width).flatMap { over, under in
        [over, screen.ink.good(under)] + doubts(under: over).map(screen.ink.bad)
      }
    }
  }

  /// A line with a question mark under each letter of which the solver is not sure; none where it is sure of all.
  private func doubts(under line: String) -> [String] {
    let doubtful = Set((reading?.doubtful ?? []).map(\.cipher))
    let marks = String(line.map { worksheet.alphabet.letter($0).map(doubtful.contains) == true ? "?" : " " })
      .withoutBlanksAtEnd
    return marks.isEmpty ? [] : [marks]
  }

  /// What may have gone wrong, or that all is done.
  private func news(of puzzle: Puzzle, on screen: Screen) -> [String] {
    let isWrong = puzzle.contradictions.flatMap { wrapped($0, width: screen.width) }.map(screen.ink.bad)
    guard let news = puzzle.news else { return isWrong }
    let lines = wrapped(news, width: screen.width)
    return isWrong + (puzzle.isSolved ? lines.map(screen.ink.good) : lines)
  }

  private func map(on screen: Screen) -> [String] {
    let map = worksheet.map
    let pairs = map.pairs.map { "\($0.cipher)=\($0.plain.small)\(map.locked.contains($0.cipher) ? "*" : "")" }
    let bans = map.bans.map { "\($0.cipher)!=\($0.plain.small)" }
    return wrapped(
      pairs.isEmpty ? "The map is empty." : "Map: \(pairs.joined(separator: " "))", width: screen.width)
      + (bans.isEmpty ? [] : wrapped("Banned: \(bans.joined(separator: " "))", width: screen.width))
      + wrapped(
        "Left: \(map.lettersLeft). A letter \(map.forbidsItself ? "does not stand" : "may stand") for itself.",
        width: screen.width)
  }

  /// How many words were found for `word`.
  func foundTitle(_ word: CipherWord) -> String {
    "\(word): \(matches.isEmpty ? "no word" : counted(matches.count, "word"))"
  }

  private func found(on screen: Screen, atMost most: Int) -> [String] {
    guard let word = worksheet.searched else { return [] }
    let matches = matches
    let title = screen.ink.bold(foundTitle(word))
    let lines = cells(matches.enumerated().map { "\($0 + 1) \($1.text)" }, width: screen.width)
    guard lines.count > most else { return [title] + lines }
    return [title] + lines.prefix(most - 1) + ["  ... :list shows all \(matches.count)"]
  }
}

extension Worksheet {
  /// The hints that were given for the puzzle at hand, in a sentence; nil where none was.
  fileprivate var hintsGiven: String? {
    let all = hints.reduce(0, +)
    guard all > 0, let letters = hints.last else { return nil }
    return letters == 0
      ? "\(counted(all, "hint")), without a letter." : "\(counted(all, "hint")), \(counted(letters, "letter")) told."
  }
}

extension Worksheet.State {
  /// The first words of the puzzle, with as much of its solution as is known.
  var beginning: String {
    guard let cryptogram = text.flatMap({ try? Cryptogram($0, of: map.alphabet) }) else { return "" }
    let first = cryptogram.lines.first { $0.contains(where: \.isLetter) } ?? ""
    let letters = cryptogram.lettersByCount
    let known = letters.count { map[$0] != nil }
    let isCut = first.count > Self.shownCharacters || cryptogram.lines.count > 1
    return "\(first.prefix(Self.shownCharacters))\(isCut ? "…" : "")  \(known) of \(counted(letters.count, "letter"))"
  }

  private static let shownCharacters = 40

  /// Which words of the puzzle were set aside since `earlier` because of what was entered for them, and which are taken
  /// back in.
  func asides(since earlier: Worksheet.State) -> [String] {
    if text != earlier.text { return [] }
    let aside = entered.keys.filter { !earlier.names.contains($0) }
    let back = earlier.entered.keys.filter { !names.contains($0) }
    return aside.map { "\($0.short) is in no list and is set aside." }.sorted()
      + back.map { "\($0.short) is looked for again." }.sorted()
  }
}

extension PrintedPuzzle {
  /// What is told of the puzzle before it is shown.
  var remarks: [String] {
    let words = clues.compactMap { clue -> String? in
      if case .stands = clue { nil } else { clue.description }
    }
    let clue =
      words.isEmpty ? nil : "Tip: \(words.joined(separator: ", ")). ':crib \(words[0])' tells where it can stand."
    return [heading.isEmpty ? nil : heading, clue].compactMap(\.self)
  }
}

extension Explanation {
  /// Which words the steps argue from, where they are not all; else nil.
  var scope: String? {
    wordsLeftOut == 0
      ? nil
      : "By the words of the beginning; of the rest of the text \(counted(wordsLeftOut, "word")) \(wordsLeftOut == 1 ? "is" : "are") left out."
  }
}

extension Puzzle {
  /// Its words with the number of those that still fit, the most constrained first, then names and unknown words.
  var wordCounts: [String] {
    mostConstrained.map { "\($0.cipher.short) \($0.count)" }
      + words.filter { $0.status == .contradicted }.map { "\($0.cipher.short) 0" }
      + words.filter { [.name, .unknown, .unlisted].contains($0.status) }.map { "\($0.cipher.short) ?" }
  }

  /// Its letters by how often they occur.
  var letterCounts: String {
    "Letters: "
      + cryptogram.lettersByCount.map { letter in
        "\(letter)\(map[letter].map { "=\($0.small)" } ?? ""):\(cryptogram.count(of: letter))"
      }.joined(separator: " ")
  }

  /// What may have gone wrong with the first words that no word fits any more.
  var contradictions: [String] { contradicted.prefix(3).map { contradiction(of: $0.cipher) } }

  /// That no word fits a word of it any more, and what may be to blame.
  private func contradiction(of word: CipherWord) -> String {
    let blamed = blame(for: word)
    let pairs = blamed.map(\.description).joined(separator: ", ")
    return isCertain(blamed, for: word)
      ? "No word fits \(word): \(pairs) cannot be all right."
      : "No word of the lists fits \(word) with \(pairs); it may be in none of them."
  }

  /// How far the solution has come.
  var tally: String {
    let letters = cryptogram.lettersByCount.count
    return "\(letters - lettersLeft.count) of \(counted(letters, "letter")) known."
  }
}

extension Puzzle {
  /// What is to be said of a puzzle in which every letter has its pair; nil for others.
  var news: String? {
    switch (completion, search.isEnglish) {
    case (.open, _): nil
    case (.paired, _) where comparison == nil:
      "Every letter has its pair, but some words are in no list, so nothing tells whether it is right."
    case (.paired, _): "Every letter has its pair, but the text reads better otherwise, or not at all."
    case (.readable, true): "Every letter has its pair, and it reads as English; another reading may, too."
    case (.readable, false): "Every letter has its pair; another reading may be as likely."
    case (.solved, true): "Every letter has its pair, and the text reads as English: solved."
    case (.solved, false): "Every letter has its pair, and nothing speaks for another reading: solved."
    }
  }
}

extension Puzzle.Comparison {
  /// The comparison as a sentence.
  var sentence: String {
    guard readsAsLanguage else {
      return "The text does not read as \(language?.name ?? "language"), so there is nothing to check by."
    }
    guard entered > 0 else { return "No letter of the puzzle has a pair yet." }
    let doubt = isSure ? "" : " The program is not sure of its reading."
    return different == 0
      ? "\(counted(entered, "letter")) checked, none read otherwise by the program.\(doubt)"
      : "\(counted(entered, "letter")) checked, \(different) read otherwise by the program.\(doubt)"
  }
}

extension CipherWord {
  /// The word, or the beginning of one that is too long for a list.
  var short: String { letters.count > 40 ? "\(description.prefix(40))…" : description }
}

extension SubstitutionMap {
  /// The plain letters that are left, nothing between them.
  fileprivate var lettersLeft: String {
    plainLeft.isEmpty ? "none" : String(alphabet.letters(of: plainLeft).map(\.small))
  }
}

extension Refusal {
  /// The reason as a sentence of its own.
  func sentence(of alphabet: CipherAlphabet) -> String {
    let text = description(of: alphabet)
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}

extension Solution {
  /// A letter that is less sure than this, in per cent, is told to be doubtful.
  static let sure = 90

  /// The readings, best first, with what is to be said of the best, in lines for a person.
  package func text(atMost most: Int, width: Int = .max) -> [String] {
    guard !readings.isEmpty else {
      return [letters == 0 ? "There is no letter in it." : "No key is left that agrees with what is known."]
    }
    let shown = readings.prefix(most)
    let readings = shown.enumerated().flatMap { number, reading in
      reading.lines.flatMap { line in
        wrapped(
          Escape.visible(shown.count > 1 ? "\(number + 1)  \(reading.odds) %  \(line)" : line), width: width)
      }
    }
    return readings + remarks.flatMap { wrapped("   \($0)", width: width) }
  }

  /// What is to be said of the best reading.
  var remarks: [String] {
    guard let best = readings.first else { return [] }
    if let language, readsAsLanguage == false {
      return ["It does not read as \(language.name), so no letter of it is sure."]
    }
    let doubtful = best.doubtful.map { "\($0.cipher)=\($0.plain.small) \($0.confidence) %" }
    return [
      isBelowUnicityDistance
        ? "\(counted(letters, "letter")) cannot settle it, some \(unicityDistance) would: this is the likeliest reading."
        : nil,
      doubtful.isEmpty ? nil : "Doubtful: \(doubtful.joined(separator: ", ")).",
      isAmbiguous
        ? "Ambiguous: \(counted(rivals.count, "reading")) nearly as likely; \(deciding.map(\.description).joined(separator: ", ")) would decide."
        : nil,
      isMisspelled ? "Words that are in no list are taken for misspelled on purpose." : nil,
      best.recognized.map {
        "\($0): plain \($0.alphabets.plainRow), cipher \($0.alphabets.cipherRow)."
      },
    ].compactMap(\.self)
  }
}

extension Reading {
  /// The letters of which one cannot be sure.
  var doubtful: [Pair] { key.filter { $0.confidence < Solution.sure } }

  /// The plain text in lines, cut into words where the text has no spaces that part any.
  var lines: [String] { (segmented ?? plaintext).split(whereSeparator: \.isNewline).map(String.init) }
}
