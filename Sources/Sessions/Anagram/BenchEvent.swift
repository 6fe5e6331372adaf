import Anagrams
import Journal
import Layout
import Lexicon

/// An event at the bench, as everybody is told of it, or the answer to a question.
enum BenchEvent {
  case opened(isCarriedOn: Bool)
  case changed
  case refused(Refusal, of: Move)
  case checked([Bench.CheckedWord])
  case hinted(Hint)
  case solved(AnswerPage)
  case matched(ListSearchResult)
  case phrases(PhraseAnagrams)
  case entries([EntryOnBench])

  /// A clue with its readings, and the number of the one that is on the bench.
  case clue(ReadClue, isWhole: Bool, picked: Int?)

  /// A crossword that was opened, or is carried on.
  case puzzle(FilledCrossword, isCarriedOn: Bool)
  case clues(ClueRows)
  case grid(GridPicture)
  case info(Sentence)
  case help([String])
  case failure(Diagnostic)
  case end

  /// The event for a program: its `kind`, and what it is about.
  var json: JSON {
    switch self {
    case .opened: ["kind": "bench"]
    case .changed: ["kind": "changed"]
    case .refused: ["kind": "refused"]
    case .checked(let words):
      [
        "kind": "checked", "words": JSON(words.map { $0.text }), "verdicts": JSON(words.map { $0.verdict.rawValue }),
      ]
    case .hinted: ["kind": "hint"]
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
    case .clue(let clue, _, let picked):
      ["kind": "clue", "clue": clue.json.merging(["picked": JSON(picked)])]
    case .puzzle(let crossword, _): ["kind": "puzzle", "puzzle": crossword.json]
    case .clues(let rows): ["kind": "clues", "clues": rows.json]
    case .grid: ["kind": "grid"]
    case .info, .help, .failure: ["kind": "info"]
    case .end: ["kind": "end"]
    }
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
