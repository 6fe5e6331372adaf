import Cryptograms
package import Journal
package import Layout

/// An answer of the helper: what happened, the worksheet as it stands then, and what is said of both.
package struct CryptogramReply: Reply {
  enum Kind {
    case opened

    /// The map or the puzzle has changed, or both have.
    case changed

    /// The words of the last search, or the first of them.
    case found(all: Bool)
    case words
    case map
    case history
    case hinted(Hint)
    case solved(CryptogramSolution)
    case alternatives(CryptogramSolution)
    case explained(Explanation)
    case samples

    case printed(PuzzleSheet)

    /// Puzzles that were left for another one.
    case left([Worksheet.State])
    case refused(Refusal)
    case info(Sentence)
    case help([String])
    case failure(Diagnostic)
    case end
  }

  let kind: Kind
  let worksheet: Worksheet
  let search: PatternSearch

  /// The puzzle under the map, or nil where none is at hand. Each look at it would search for all words again.
  let puzzle: Puzzle?

  /// The solver's reading that the map shows, if it is one.
  let reading: Reading?

  /// The sentences before all others, such as the number and the title of a puzzle, its clues, and words that were set
  /// aside.
  var remarks: [Sentence] = []

  package var failure: Diagnostic? {
    if case .failure(let diagnostic) = kind { diagnostic } else { nil }
  }

  package var says: [Sentence] { above + below }

  package func text(on screen: Screen) -> [String] {
    if case .help(let lines) = kind, lines == CryptogramHelp.page {
      return CryptogramCommandName.table.lines(
        of: lines, orBelow: CryptogramHelp.lead, width: screen.width, atMost: screen.height - 1)
    }
    let indent = listed == nil ? "" : "   "
    return above.lines(width: screen.width, screen.ink) + picture(on: screen)
      + below.map { Sentence(indent + $0.text, $0.tone) }.lines(width: screen.width, screen.ink)
  }

  /// The words of the last search in the order in force.
  var matches: [Match] { worksheet.list(with: search) }

  /// The solution whose readings are listed, in the place of the puzzle with the best of them.
  private var listed: CryptogramSolution? {
    switch kind {
    case .solved(let solution): solution.readings.isEmpty || !solution.partsWords ? solution : nil
    case .alternatives(let solution): solution
    default: nil
    }
  }
}

extension CryptogramReply {
  /// The sentences above what is drawn.
  private var above: [Sentence] { remarks + heading }

  private var heading: [Sentence] {
    switch kind {
    case .opened:
      [
        Sentence(
          "", prompt: "Type a word of a cryptogram to search it, :puzzle for a whole one, :help for the rest.", .title)
      ]
    case .found:
      worksheet.searched.map { word in
        let count = matches.count
        return [Sentence("\(word): \(count == 0 ? "no word" : counted(count, "word"))", .title)]
      } ?? []
    case .hinted(let hint):
      [
        hint.doubtsWord
          ? Sentence(hint.description, prompt: "':name \(hint.words.first?.short ?? "")' sets it aside.")
          : Sentence(hint.description)
      ]
    case .solved(let solution), .alternatives(let solution): solution.fault.map { [Sentence($0)] } ?? []
    case .explained(let explanation): explanation.scope.map { [Sentence($0)] } ?? []
    case .refused(let refusal): [Sentence(refusal.description(of: worksheet.alphabet).asSentence, .bad)]
    case .info(let sentence): [sentence]
    case .help(let lines): [Sentence(lines.joined(separator: "\n"))]
    case .end: [Sentence(ending, .title)]
    case .changed, .words, .map, .history, .samples, .printed, .left, .failure: []
    }
  }

  /// The state of the puzzle in words.
  private var ending: String {
    guard let puzzle else { return "\(counted(worksheet.map.pairs.count, "pair")) in the map." }
    let news = puzzle.isSolved ? "The puzzle is solved." : puzzle.news ?? puzzle.tally
    return [worksheet.hintsGiven, news].compactMap { $0 }.joined(separator: " ")
  }

  /// The sentences below what is drawn.
  private var below: [Sentence] {
    switch kind {
    case .opened, .changed: puzzle?.says ?? []
    case .solved(let solution): (listed == nil ? puzzle?.says ?? [] : []) + solution.remarks.map { Sentence($0) }
    case .alternatives(let solution): (solution.differences + solution.remarks).map { Sentence(Escape.visible($0)) }
    case .explained(let explanation):
      explanation.steps.enumerated().map { Sentence("\($0 + 1)  \($1.reason)") }
    default: []
    }
  }
}

extension CryptogramReply {
  package var event: JSON {
    switch kind {
    case .opened: return ["kind": "opened"]
    case .changed: return ["kind": "changed"]
    case .found:
      let matches = matches
      return [
        "kind": "found", "pattern": JSON(worksheet.searched?.description), "count": JSON(matches.count),
        "matches": .array(matches) { ["word": JSON($0.text), "score": JSON($0.score)] },
      ]
    case .hinted(let hint): return ["kind": "hint", "hint": hint.json]
    case .solved(let solution), .alternatives(let solution):
      let kind: JSON = if case .solved = kind { "solved" } else { "alternatives" }
      return [
        "kind": kind, "solved": solution.json(of: worksheet.state.text ?? ""), "likely": JSON(solution.likely.count),
      ]
    case .explained(let explanation):
      return ["kind": "explained", "steps": .array(explanation.steps.map { $0.json })]
    case .refused: return ["kind": "refused"]
    case .samples:
      let samples = JSON.array(SampleCryptogram.all) { ["title": JSON($0.title), "ciphertext": JSON($0.ciphertext)] }
      return ["kind": "info", "samples": samples]
    case .printed(let sheet): return ["kind": "info", "sheet": JSON(sheet.shown())]
    case .left(let states): return ["kind": "info", "puzzles": .array(states.map { $0.beginning.json })]
    case .words, .map, .history, .info, .help, .failure: return ["kind": "info"]
    case .end: return ["kind": "end"]
    }
  }

  package var state: JSON {
    let state = worksheet.state
    let sheet: JSON = [
      "map": JSON(unlessEmpty: state.map.description), "mayBeItself": JSON(!state.map.forbidsItself),
      "left": JSON(unlessEmpty: String(worksheet.alphabet.letters(of: state.map.plainLeft).map { $0.small })),
      "kind": JSON(state.kind?.rawValue), "history": JSON(state.history.map { $0.description }),
      "sort": JSON(state.order.rawValue),
    ]
    guard let puzzle else { return sheet }
    return sheet.merging([
      "ciphertext": JSON(puzzle.cryptogram.lines.map { Escape.visible($0) }),
      "solution": JSON(puzzle.solution.map { Escape.visible($0) }), "words": .array(puzzle.words.map(puzzle.json)),
      "doubtful": reading.map { JSON($0.doubtful.map { $0.cipher.description }) }, "isSolved": JSON(puzzle.isSolved),
      "completion": JSON(puzzle.completion.rawValue), "hints": .array(worksheet.hints) { JSON($0) },
      "letters": letters(of: puzzle), "alphabet": alphabet,
    ])
  }

  /// The letters of the ciphertext: how often each occurs, and whether it is locked or doubtful.
  func lettersByCipher(of puzzle: Puzzle) -> [CipherLetter: (count: Int, states: [String])] {
    var letters: [CipherLetter: (count: Int, states: [String])] = [:]
    let doubtful = Set((reading?.doubtful ?? []).map { $0.cipher })
    for letter in puzzle.cryptogram.lines.joined().compactMap({ worksheet.alphabet.letter($0) }) {
      let states =
        (worksheet.map.locked.contains(letter) ? ["locked"] : []) + (doubtful.contains(letter) ? ["doubtful"] : [])
      letters[letter, default: (0, states)].count += 1
    }
    return letters
  }

  /// The letters of the ciphertext, in the order of the alphabet.
  private func letters(of puzzle: Puzzle) -> JSON {
    .array(lettersByCipher(of: puzzle).sorted { $0.key < $1.key }) { letter, known in
      [
        "cipher": "\(letter)", "count": JSON(known.count), "plain": worksheet.map[letter].map { "\($0.small)" },
        "isLocked": known.states.contains("locked") ? true : nil,
        "isDoubtful": known.states.contains("doubtful") ? true : nil,
      ]
    }
  }

  /// The letters of the plain text, with the cipher letter of each that has one.
  private var alphabet: JSON {
    let cipher = Dictionary(uniqueKeysWithValues: worksheet.map.pairs.map { ($0.plain, $0.cipher) })
    return .array(worksheet.alphabet.letters) { ["plain": "\($0.small)", "cipher": JSON(cipher[$0]?.description)] }
  }
}

extension CryptogramReply {
  /// The most lines that the words of a search and those of a puzzle take, unless all are asked for.
  private static let fewLines = 6

  /// The event, or the worksheet, as a terminal draws it.
  private func picture(on screen: Screen) -> [String] {
    let width = screen.width
    switch kind {
    case .opened:
      return worksheet.cryptogram == nil && worksheet.map.pairs.isEmpty && worksheet.map.bans.isEmpty
        ? [] : sheet(on: screen)
    case .changed: return sheet(on: screen)
    case .found(let all):
      let matches = matches
      let lines = cells(matches.enumerated().map { "\($0 + 1) \($1.text)" }, width: width)
      guard !all, lines.count > Self.fewLines else { return lines }
      return lines.prefix(Self.fewLines - 1) + ["  ... :list shows all \(matches.count)"]
    case .words: return cells(puzzle?.wordCounts ?? [], width: width)
    case .map: return map(width: width)
    case .history: return cells(worksheet.state.history.enumerated().map { "\($0 + 1) \($1)" }, width: width)
    case .solved: return listed?.rows(atMost: 1, width: width) ?? sheet(on: screen)
    case .alternatives(let solution): return solution.rows(atMost: solution.likely.count, width: width)
    case .samples:
      return SampleCryptogram.all.enumerated().flatMap { number, sample in
        [screen.ink.bold("\(number + 1) \(sample.title)")] + wrapped("  \(sample.ciphertext)", width: width)
      }
    case .printed(let sheet): return sheet.shown(width: min(PuzzleSheet.width, width))
    case .left(let states):
      return states.enumerated().flatMap { wrapped("\($0 + 1)  \($1.beginning.row)", width: width) }
    case .hinted, .explained, .refused, .info, .help, .failure, .end: return []
    }
  }

  /// The puzzle with its solution so far, or the map where there is none.
  private func sheet(on screen: Screen) -> [String] {
    guard let puzzle else { return map(width: screen.width) }
    let words = cells(puzzle.wordCounts, width: screen.width)
    let few =
      words.count > Self.fewLines
      ? words.prefix(Self.fewLines - 1) + wrapped("  ... :words shows all", width: screen.width) : words[...]
    return solution(of: puzzle, on: screen) + wrapped(puzzle.letterCounts, width: screen.width)
      + wrapped("Left: \(worksheet.map.lettersLeft). \(puzzle.tally)", width: screen.width) + few
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
    let doubtful = Set((reading?.doubtful ?? []).map { $0.cipher })
    let marks = String(line.map { worksheet.alphabet.letter($0).map(doubtful.contains) == true ? "?" : " " })
      .withoutBlanksAtEnd
    return marks.isEmpty ? [] : [marks]
  }

  private func map(width: Int) -> [String] {
    let map = worksheet.map
    let pairs = map.pairs.map { "\($0.cipher)=\($0.plain.small)\(map.locked.contains($0.cipher) ? "*" : "")" }
    let bans = map.bans.map { "\($0.cipher)!=\($0.plain.small)" }
    let lines = [
      pairs.isEmpty ? "The map is empty." : "Map: \(pairs.joined(separator: " "))",
      bans.isEmpty ? nil : "Banned: \(bans.joined(separator: " "))",
      "Left: \(map.lettersLeft). A letter \(map.forbidsItself ? "does not stand" : "may stand") for itself.",
    ]
    return lines.compactMap { $0 }.flatMap { wrapped($0, width: width) }
  }
}
