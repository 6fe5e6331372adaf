import Anagrams
import Journal
import Layout
import Lexicon

extension AnagramReply {
  /// One object of the protocol by which a program works at the bench. All keys are always there; what does not apply
  /// is empty.
  package struct Body: Encodable {
    var event: String
    var message = ""
    var phrase = ""
    var enumeration = ""
    var seed = ""
    var ring: [String] = []

    /// A letter each, empty where the slot is.
    var slots: [String] = []

    /// What lies in each slot: its letter, or `?` where that stands for one from elsewhere.
    var tiles: [String] = []

    /// What stands before each slot: a space, a hyphen or an apostrophe where a word of the answer begins behind
    /// another.
    var breaks: [String] = []

    /// The letters that were added.
    var added: [String] = []

    /// The numbers of the locked slots, from 1.
    var locked: [Int] = []
    var tray: [String] = []

    /// Letters to discard; negative where letters are missing.
    var surplus = 0
    var isSolverOn = false

    /// Answers, or the words that were checked.
    var words: [String] = []

    /// What the dictionary says of the words that were checked: `word`, `capitalised`, `listed`,
    /// `no-word` or `incomplete`.
    var verdicts: [String] = []

    /// Where each answer is from: `listed`, `word` or `combination`.
    var kinds: [String] = []
    var mayHaveMore = false

    /// How many combinations of words were counted beside the answers.
    var combinations = 0

    /// The name of the entry, its clue, and the words of it that define the answer.
    var entry = ""
    var entryClue = ""
    var definition = ""

    /// Only with the event `entries`.
    var entries: [KeptEntry.Body]?
    var clue: ReadClue.Body?
  }

  package var json: Body {
    var body = Body(event: event)
    body.entry = Escape.visible(entry.name)
    body.entryClue = Escape.visible(entry.clue)
    body.definition = Escape.visible(entry.definition)
    if let workbench {
      let bench = workbench.bench
      body.phrase = bench.fodder.phrase
      body.enumeration = bench.enumeration?.description ?? ""
      body.seed = "\(workbench.seed)"
      body.ring = bench.ring.map { String($0) }
      body.slots = bench.slots.map { $0.letter.map { String($0) } ?? "" }
      body.tiles = bench.slots.map { slot in
        slot.letter.map { slot.isFromElsewhere ? String(Fodder.unknown) : String($0) } ?? ""
      }
      body.breaks = bench.answer?.leads ?? bench.slots.map { _ in "" }
      body.added = bench.added.map { String($0) }
      body.locked = bench.slots.indices.filter { bench.slots[$0].isLocked }.map { $0 + 1 }
      body.tray = bench.tray.map { String($0) }
      body.surplus = bench.surplus
      body.isSolverOn = workbench.isSolverOn
    }
    switch kind {
    case .opened, .changed, .end: body.message = workbench?.bench.line ?? ""
    case .refused(let refusal, let move): body.message = Escape.visible(refusal.sentence(of: move))
    case .checked(let words):
      body.words = words.map(\.text)
      body.verdicts = words.map(\.verdict.rawValue)
      body.message = words.map { "\($0.text.capitals): \($0.verdict.phrase)" }.joined(separator: "\n")
    case .hinted(let hint): body.message = ([hint.sentence] + trial(beside: hint)).joined(separator: "\n")
    case .solved(let page):
      body.words = page.answers.map(\.text)
      body.kinds = page.answers.map(\.kind.rawValue)
      body.mayHaveMore = page.rest != .none
      body.combinations = page.combinations?.number ?? 0
      body.message = ([page.title, page.folded].compactMap(\.self) + trial).joined(separator: "\n")
    case .matched(let result):
      body.words = result.answers
      body.kinds = result.answers.map { _ in Answer.Kind.listed.rawValue }
      body.mayHaveMore = result.count > result.answers.count
      body.message = result.title
    case .entries(let entries):
      body.entries = entries.map(\.json)
      body.message = entries.lines(at: entry.name, width: .max, .plain).joined(separator: "\n")
    case .clue(let clue, let isWhole):
      body.clue = clue.json
      if let fodder = workbench?.bench.fodder, let index = clue.index(of: fodder, for: entry.definition) {
        body.clue?.picked = index + 1
      }
      body.message = clue.text(width: .max, .plain, isWhole: isWhole).joined(separator: "\n")
    case .info(let text): body.message = Escape.visible(text)
    case .help(let lines): body.message = lines.joined(separator: "\n")
    case .failure(let diagnostic): body.message = diagnostic.line
    }
    if let remark { body.message += (body.message.isEmpty ? "" : "\n") + Escape.visible(remark) }
    return body
  }

  private var event: String {
    switch kind {
    case .opened: "bench"
    case .changed: "changed"
    case .refused: "refused"
    case .checked: "checked"
    case .hinted: "hint"
    case .solved: "solved"
    case .matched: "matched"
    case .entries: "entries"
    case .clue: "clue"
    case .info, .help, .failure: "info"
    case .end: "end"
    }
  }
}

extension Enumeration {
  /// What stands before each slot where the answer is printed.
  fileprivate var leads: [String] {
    var leads = Array(repeating: "", count: count)
    for (word, gap) in zip(words.dropFirst(), breaks) {
      leads[word.lowerBound] = gap == .space ? " " : String(gap.rawValue)
    }
    return leads
  }
}

extension KeptEntry {
  /// A kept entry as a program gets it.
  struct Body: Encodable {
    var name: String
    var clue: String
    var definition: String

    /// As a word, `_` for an empty slot; empty without letters.
    var slots: String
  }

  var json: Body {
    Body(
      name: Escape.visible(entry.name), clue: Escape.visible(entry.clue), definition: Escape.visible(entry.definition),
      slots: Escape.visible(slots ?? ""))
  }
}
