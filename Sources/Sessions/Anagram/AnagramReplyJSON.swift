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

    /// What the dictionary says of the words that were checked: `word`, `capitalised`, `no-word` or `incomplete`.
    var verdicts: [String] = []
    var mayHaveMore = false
    var clue: ReadClue.Body?
  }

  package var json: Body {
    var body = Body(event: event)
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
      body.added = bench.added.map { String($0) }
      body.locked = bench.slots.indices.filter { bench.slots[$0].isLocked }.map { $0 + 1 }
      body.tray = bench.tray.map { String($0) }
      body.surplus = bench.surplus
      body.isSolverOn = workbench.isSolverOn
    }
    switch kind {
    case .opened, .changed, .end: body.message = workbench?.bench.line ?? ""
    case .refused(let refusal, let isCrossing):
      body.message = Escape.visible(refusal.sentence(isCrossing: isCrossing))
    case .checked(let words):
      body.words = words.map(\.text)
      body.verdicts = words.map(\.verdict.rawValue)
      body.message = words.map { "\($0.text.capitals): \($0.verdict.phrase)" }.joined(separator: "\n")
    case .hinted(let hint): body.message = hint.sentence
    case .solved(let page):
      body.words = page.answers.map(\.description)
      body.mayHaveMore = page.rest != .none
      body.message = page.title
    case .clue(let clue):
      body.clue = clue.json
      body.message = clue.text(width: .max, .plain).joined(separator: "\n")
    case .info(let text): body.message = Escape.visible(text)
    case .help(let lines): body.message = lines.joined(separator: "\n")
    case .failure(let diagnostic): body.message = diagnostic.line
    }
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
    case .clue: "clue"
    case .info, .help, .failure: "info"
    case .end: "end"
    }
  }
}
