import Anagrams
package import Journal
import Layout
import Lexicon

/// An answer of the workbench: what happened, the bench as it lies then, and what is said of it.
package struct AnagramReply: Reply {
  /// An event at the bench, or the answer to a question.
  enum Kind {
    case opened(isCarriedOn: Bool)
    case changed
    case refused(Refusal, of: Move)
    case checked([Bench.CheckedWord])
    case hinted(Hint)
    case solved(AnswerPage)
    case matched(ListSearchResult)
    case phrases(PhraseAnagrams)
    case entries([EntryOnBench])
    case clue(ReadClue, isWhole: Bool)

    /// A crossword that was opened, or is carried on.
    case puzzle(FilledCrossword, isCarriedOn: Bool)
    case clues(ClueRows)
    case grid(GridPicture)
    case info(Sentence)
    case help([String])
    case failure(Diagnostic)
    case end
  }

  let kind: Kind

  /// The bench, once there are letters on it.
  var workbench: Workbench?
  let settings: AnagramSettings
  var entry = Entry()

  /// The ring before it was shuffled, from which the letters set out.
  var oldRing: [Character]?

  /// Whether letters went into slots, the tray or the ring, and nothing else changed.
  var isMove = false

  /// How keys are taken; nil where nobody asks.
  var keys: BenchKeys?
  var clue: ReadClue?

  var crossword: FilledCrossword?

  /// The sentences behind the others, such as that another move would bring something back.
  var remarks: [Sentence] = []

  package var event: JSON {
    switch kind {
    case .opened: ["kind": "bench"]
    case .changed: ["kind": "changed"]
    case .refused: ["kind": "refused"]
    case .checked(let words):
      [
        "kind": "checked", "words": JSON(words.map { $0.text }), "verdicts": JSON(words.map { $0.verdict.rawValue }),
      ]
    case .hinted(let hint): ["kind": "hint", "hint": hint.json]
    case .solved(let page):
      [
        "kind": "solved", "words": JSON(page.answers.map { $0.text }),
        "kinds": JSON(page.answers.map { $0.kind.rawValue }),
        "mayHaveMore": JSON(page.rest != .none), "combinations": page.combinations.map { JSON($0.number) },
      ]
    case .matched(let result):
      [
        "kind": "matched", "words": JSON(result.answers.map { $0.text }), "count": JSON(result.count),
        "kinds": JSON(result.answers.map { _ in Answer.Kind.listed.rawValue }),
        "enumerations": .array(result.answers.map { JSON($0.enumerations.map { "\($0)" }) }),
        "mayHaveMore": JSON(result.count > result.answers.count),
      ]
    case .phrases(let phrases): phrases.json
    case .entries(let entries): ["kind": "entries", "entries": .array(entries.map { $0.json })]
    case .clue(let clue, _):
      ["kind": "clue", "clue": clue.json.merging(["picked": JSON(picked(of: clue).map { $0 + 1 })])]
    case .puzzle(let crossword, _): ["kind": "puzzle", "puzzle": crossword.json]
    case .clues(let rows): ["kind": "clues", "clues": rows.json]
    case .grid: ["kind": "grid"]
    case .info, .help, .failure: ["kind": "info"]
    case .end: ["kind": "end"]
    }
  }

  /// The index of the reading that is on the bench.
  var picked: Int? { clue.flatMap(picked) }

  private func picked(of clue: ReadClue) -> Int? {
    workbench.flatMap { clue.index(of: $0.bench.fodder, for: entry.definition) }
  }

  package var state: JSON {
    let picked = picked
    let marks = clue?.marks(of: picked).map { JSON.array($0.map { $0.json }) }
    let told = entry == Entry() ? nil : entry.json.merging(["marks": marks])
    return (workbench?.json ?? [:]).merging([
      "entry": told, "readings": clue?.offers, "picked": picked.map { JSON($0 + 1) },
      "cursor": workbench.flatMap { keys?.slot(on: $0.bench) }.map { JSON($0) },
      "isComplete": workbench?.bench.isComplete == true ? true : nil, "puzzle": crossword?.progress,
    ])
  }

  /// Whether the first reading is offered: it is the only one that is shown, and not on the bench.
  var isOffering: Bool {
    if case .clue(let clue, isWhole: false) = kind, clue.hasOneOffer { picked == nil } else { false }
  }

  package var parts: [ReplyPart] { parts() }

  package var failure: Diagnostic? {
    if case .failure(let diagnostic) = kind { diagnostic } else { nil }
  }

  package var ringsBell: Bool {
    guard settings.hasBell else { return false }
    return switch kind {
    case .refused: true
    case .changed: workbench?.bench.isFull ?? false
    default: false
    }
  }

  /// The parts of the answer, with the letters of `ring` on their way to the circle: `share` of it lies behind them.
  func parts(ring: [Character]? = nil, share: Double = 1) -> [ReplyPart] {
    let picture = ReplyPart { screen in
      workbench.map { self.picture(of: $0.bench, ring ?? $0.bench.shownRing, share, on: screen) } ?? []
    }
    return told(picture) + [ReplyPart(remarks)]
  }

  private func told(_ picture: ReplyPart) -> [ReplyPart] {
    switch kind {
    case .opened(let isCarriedOn): [ReplyPart(opening(isCarriedOn: isCarriedOn)), picture]
    case .changed: [picture, ReplyPart(completion)]
    case .refused(let refusal, let move): [ReplyPart(refusal.sentence(of: move))]
    case .checked(let words):
      words.map {
        ReplyPart(Sentence("\($0.text.capitals): \($0.verdict.phrase)", $0.verdict.isGood ? .good : .bad))
      }
    case .hinted(let hint):
      [ReplyPart([Sentence(hint.sentence)] + (hint.isAboutSlots ? [] : trial))]
        + (hint.placedLetter == nil ? [] : [picture])
    case .solved(let page):
      [
        ReplyPart(page.title), ReplyPart { cells(page.answers.map { $0.text }, width: $0.width) },
        ReplyPart((page.folded.map { [$0] } ?? []) + trial),
      ]
    case .matched(let result):
      [ReplyPart(result.title), ReplyPart { cells(result.answers.map { $0.shown }, width: $0.width) }]
    case .phrases(let phrases): [ReplyPart(phrases.says), ReplyPart { phrases.lines(width: $0.width) }]
    case .entries(let entries):
      [
        ReplyPart { entries.lines(at: entry.name, width: $0.width) },
        ReplyPart(entries.isEmpty ? [Sentence("No entry has a name yet.", prompt: ":entry 12a names this one.")] : []),
      ]
    case .clue(let clue, let isWhole):
      [ReplyPart(clue.says(isWhole: isWhole)) { text(of: clue, isWhole: isWhole, on: $0) }]
    case .puzzle(let crossword, let isCarriedOn):
      [ReplyPart(crossword.opening(isCarriedOn: isCarriedOn))] + (isCarriedOn ? [picture] : [])
    case .clues(let rows): [ReplyPart { rows.lines(width: $0.width) }, ReplyPart(rows.legend)]
    case .grid(let grid): [ReplyPart { grid.lines(width: $0.width, $0.ink) }]
    case .info(let sentence): [ReplyPart(sentence)]
    case .help(let page):
      [
        ReplyPart(page.map { Sentence($0) }) {
          AnagramCommandName.table.lines(of: page, orBelow: AnagramHelp.lead, on: $0)
        }
      ]
    case .end: [ReplyPart { screen in workbench.map { line(of: $0.bench, on: screen).map(screen.ink.bold) } ?? [] }]
    case .failure: []
    }
  }

  private func opening(isCarriedOn: Bool) -> Sentence {
    guard let bench = workbench?.bench else {
      return Sentence(
        "Which letters? Type a word or phrase, with the enumeration if you know it: users rip (8).",
        prompt: ":help tells more.", .title)
    }
    if bench.fodder.isOpen { return Sentence(Escape.visible(entry.line), .title) }
    let unknown = bench.letters.count { $0 == Fodder.unknown }
    let letters =
      "\(bench.fodder.phrase)\(bench.enumeration.map { " \($0)" } ?? ""), \(counted(bench.count - unknown, "letter"))"
      + (unknown == 0 ? "" : " and \(unknown) from elsewhere")
    if isCarriedOn { return Sentence("Carrying on with \(letters).", .title) }
    return Sentence("\(letters).", prompt: "Type letters to place them, :help for the rest.", .title)
  }

  /// The sentences about a bench whose last slot has been filled; none for other benches.
  private var completion: [Sentence] {
    guard let bench = workbench?.bench, bench.isComplete else { return [] }
    if let crossword, let told = crossword.arrival(of: bench, for: entry) { return told }
    return [Sentence("Every letter has its place.", prompt: ":check asks the dictionary.", .good)]
  }

  /// The sentence that letters which are placed and not locked do not count; none where there are no such letters.
  private var trial: [Sentence] {
    workbench?.bench.isTried == true
      ? [Sentence("Letters that are not locked do not count here.", prompt: "'!' locks them.")] : []
  }
}

extension Entry {
  /// The entry for a program; what is not known of it is absent.
  var json: JSON {
    func told(_ text: String) -> JSON? { JSON(unlessEmpty: Escape.visible(text)) }
    return ["name": told(name), "clue": told(clue), "definition": told(definition)]
  }
}

extension EntryOnBench {
  /// The entry as it is listed: its name, and its slots.
  var text: String { bench.count == 0 ? entry.name : "\(entry.name) \(bench.written)" }

  /// The entry for a program, its slots as a word with `_` for an empty one.
  fileprivate var json: JSON { entry.json.merging(["slots": bench.count == 0 ? nil : JSON(bench.written)]) }
}

extension Workbench {
  var json: JSON {
    let slots = bench.slots
    return [
      "phrase": JSON(bench.fodder.phrase),
      "letters": bench.fodder.isOpen ? .letters(Array("abcdefghijklmnopqrstuvwxyz")) : nil,
      "enumeration": JSON(bench.enumeration?.description), "seed": JSON("\(seed)"), "ring": .letters(bench.shownRing),
      "added": .letters(bench.added), "slots": JSON(slots.map { $0.letter.map { String($0) } ?? "" }),
      "tiles": JSON(
        slots.map { slot in slot.letter.map { slot.isFromElsewhere ? String(Fodder.unknown) : String($0) } ?? "" }),
      "breaks": JSON(bench.answer?.leads ?? []),
      "locked": .array(slots.indices.filter { slots[$0].isLocked }.map { JSON($0 + 1) }),
      "tray": .letters(bench.tray), "surplus": JSON(bench.surplus), "isSolverOn": JSON(isSolverOn),
    ]
  }
}

extension JSON {
  fileprivate static func letters(_ letters: [Character]) -> JSON { JSON(letters.map { String($0) }) }
}

extension Enumeration {
  /// The space, hyphen or apostrophe before each slot at which a word begins behind another; else nothing.
  var leads: [String] {
    var leads = Array(repeating: "", count: count)
    for (word, gap) in zip(words.dropFirst(), breaks) {
      leads[word.lowerBound] = gap == .space ? " " : String(gap.rawValue)
    }
    return leads
  }
}
