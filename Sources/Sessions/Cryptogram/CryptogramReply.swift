import Cryptograms
package import Journal
import Layout

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
    case compared(Puzzle.Comparison)
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

  /// The words of the last search in the order in force.
  var matches: [Match] { worksheet.list(with: search) }
}

extension CryptogramReply {
  package var parts: [ReplyPart] { [ReplyPart(remarks)] + told }

  private var told: [ReplyPart] {
    switch kind {
    case .opened:
      let lead = "Type a word of a cryptogram to search it, :puzzle for a whole one, :help for the rest."
      let isBare = worksheet.cryptogram == nil && worksheet.map.pairs.isEmpty && worksheet.map.bans.isEmpty
      return [ReplyPart(Sentence("", prompt: lead, .title))] + (isBare ? [] : [sheet]) + [ReplyPart(puzzle?.says ?? [])]
    case .changed: return [sheet, ReplyPart(puzzle?.says ?? [])]
    case .found(let all):
      guard let word = worksheet.searched else { return [] }
      let matches = matches
      let title = "\(word): \(matches.isEmpty ? "no word" : counted(matches.count, "word"))"
      return [ReplyPart(Sentence(title, .title)), ReplyPart { list(matches, all: all, width: $0.width) }]
    case .words: return [ReplyPart { cells(puzzle?.wordCounts ?? [], width: $0.width) }]
    case .map: return [ReplyPart { map(width: $0.width) }]
    case .history:
      return [ReplyPart { cells(worksheet.state.history.enumerated().map { "\($0 + 1) \($1)" }, width: $0.width) }]
    case .hinted(let hint):
      if !hint.doubtsWord { return [ReplyPart(Sentence(hint.description))] }
      let name = hint.words.first?.short ?? ""
      return [ReplyPart(Sentence(hint.description, prompt: "':name \(name)' sets it aside."))]
    case .solved(let solution) where !solution.readings.isEmpty && solution.partsWords:
      return [sheet, ReplyPart((puzzle?.says ?? []) + solution.remarks.map { Sentence($0) })]
    case .solved(let solution): return listed(solution, atMost: 1, solution.remarks)
    case .alternatives(let solution):
      return listed(
        solution, atMost: solution.likely.count, (solution.differences + solution.remarks).map { Escape.visible($0) })
    case .explained(let explanation):
      let steps = explanation.steps.enumerated().map { Sentence("\($0 + 1)  \($1.reason)") }
      return [ReplyPart((explanation.scope.map { [Sentence($0)] } ?? []) + steps)]
    case .compared(let comparison): return [ReplyPart(Sentence(comparison.sentence))]
    case .samples:
      return SampleCryptogram.all.enumerated().map { number, sample in
        ReplyPart {
          [$0.ink.bold("\(number + 1) \(sample.title)")] + wrapped("  \(sample.ciphertext)", width: $0.width)
        }
      }
    case .printed(let sheet): return [ReplyPart { sheet.shown(width: min(PuzzleSheet.width, $0.width)) }]
    case .left(let states):
      return states.enumerated().map { number, state in
        ReplyPart { wrapped("\(number + 1)  \(state.beginning.row)", width: $0.width) }
      }
    case .refused(let refusal):
      let text = refusal.description(of: worksheet.alphabet).asSentence
      guard case .unreadable(let fault) = refusal, let advice = fault.advice(beside: worksheet.alphabet) else {
        return [ReplyPart(Sentence(text, .bad))]
      }
      let language = fault.isSpanishLetter ? " Spanish has it." : ""
      return [ReplyPart(Sentence(text + language, prompt: "Start 'scramble cryptogram' anew: \(advice).", .bad))]
    case .info(let sentence): return [ReplyPart(sentence)]
    case .help(let lines):
      let says = [Sentence(lines.joined(separator: "\n"))]
      guard lines == CryptogramHelp.page else { return [ReplyPart(says)] }
      return [ReplyPart(says) { CryptogramCommandName.table.lines(of: lines, orBelow: CryptogramHelp.lead, on: $0) }]
    case .failure: return []
    case .end: return [ReplyPart(Sentence(ending, .title))]
    }
  }

  private var sheet: ReplyPart { ReplyPart { sheet(on: $0) } }

  /// The first readings of a solution, in the place of the puzzle with the best of them, and `remarks` below.
  private func listed(_ solution: CryptogramSolution, atMost most: Int, _ remarks: [String]) -> [ReplyPart] {
    [
      ReplyPart(solution.fault.map { [Sentence($0)] } ?? []),
      ReplyPart { solution.rows(atMost: most, width: $0.width) },
      ReplyPart(remarks.map { Sentence($0) }) { screen in
        remarks.flatMap { wrapped("   \($0)", width: screen.width) }
      },
    ]
  }

  private var ending: String {
    guard let puzzle else { return "\(counted(worksheet.map.pairs.count, "pair")) in the map." }
    let news = puzzle.isSolved ? "The puzzle is solved." : puzzle.news ?? puzzle.tally
    return [worksheet.hintsGiven, news].compactMap { $0 }.joined(separator: " ")
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
    case .compared(let comparison): return ["kind": "info", "checked": comparison.json]
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

  private func list(_ matches: [Match], all: Bool, width: Int) -> [String] {
    let lines = cells(matches.enumerated().map { "\($0 + 1) \($1.text)" }, width: width)
    guard !all, lines.count > Self.fewLines else { return lines }
    return lines.prefix(Self.fewLines - 1) + ["  ... :list shows all \(matches.count)"]
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
