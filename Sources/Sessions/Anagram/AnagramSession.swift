import Anagrams
import Journal
import Lexicon

/// A session at the anagram workbench.
package struct AnagramSession: Session {
  private(set) var workbench: Workbench?
  package var recorder: Recorder
  package var notices: [Diagnostic]
  private let words: AnagramWords
  private let isCarriedOn: Bool
  private let firstSeed: UInt64?

  /// Whether the solver is to be on from the beginning.
  private let beginsWithSolver: Bool
  let clues: ClueReader
  var clue: ReadClue?
  var settings: AnagramSettings
  var keys: BenchKeys

  /// Whether nothing is to move in this session, whatever the settings say.
  private let isStill: Bool
  let settingsFile: AnagramSettingsFile
  package var isOver = false

  /// A new session, with letters on the bench or without, or one that is carried on.
  init(
    _ workbench: Workbench?, recorder: Recorder, words: AnagramWords, clues: ClueReader, settings: AnagramSettings,
    settingsFile: AnagramSettingsFile, clue: ReadClue? = nil, seed: UInt64? = nil, solver: Bool = false,
    isStill: Bool = false, isCarriedOn: Bool = false, notices: [Diagnostic] = []
  ) {
    self.workbench = workbench
    self.recorder = recorder
    self.words = words
    self.clues = clues
    self.settings = settings
    keys = BenchKeys(isOn: settings.takesKeys)
    self.settingsFile = settingsFile
    self.clue = clue
    self.isStill = isStill
    firstSeed = seed
    beginsWithSolver = solver
    self.isCarriedOn = isCarriedOn
    self.notices = notices
  }

  /// How typed letters are folded. On a bench of release 1.0.0 there may be letters with accents, which stay apart.
  var orthography: Orthography {
    guard let letters = workbench?.bench.fodder.letters else { return clues.orthography }
    return clues.orthography.folded(String(letters)) == String(letters) ? clues.orthography : Orthography()
  }

  package var preparation: @Sendable () -> Void { { [words] in words.prepare() } }

  package var completions: [String] { AnagramCommandName.table.completions }

  package var prompt: String {
    guard let bench = workbench?.bench else { return "letters> " }
    let words = (bench.answer?.words ?? []).map { word in bench.slots[word].map { $0.letter ?? "_" }.capitals }
    return "\(words.joined(separator: " "))> "
  }

  package mutating func opening() throws -> AnagramReply {
    if let workbench, !isCarriedOn { try begin(recording: workbench.opening) }
    if let clue, workbench == nil { return reply(.clue(clue)) }
    return reply(.opened(isCarriedOn: isCarriedOn))
  }

  package mutating func answer(to line: String) throws -> AnagramReply? {
    let entry = line.trimmed
    if entry.isEmpty { return nil }
    keys.answer(to: line)
    if entry.hasPrefix(":") { return try obey(String(entry)) }
    if workbench == nil, entry.contains(where: \.isWordLetter) { return try begin(with: String(entry)) }
    guard let typed = TypedMove(orthography.folded(entry)) else {
      return info("Cannot make sense of '\(entry.prefix(40))': type letters to place them, or :help.")
    }
    switch typed {
    case .use(let number): return try use(number)
    case .change(.place(let letters)) where letters.count == workbench?.bench.slots.count:
      return try make(.change(.spell(letters)))
    case .change(let change): return try make(.change(change))
    case .bring(let letters):
      // A letter that lies in the tray is missed there first.
      let isInTray = workbench.map { bench in letters.contains(where: bench.bench.tray.contains) } ?? false
      return try make(.change(isInTray ? .restore(letters) : .add(letters)))
    case .takeAway(let letters):
      let isAdded = workbench.map { LetterMultiset($0.bench.added).missing(for: letters).isEmpty } ?? false
      return try make(.change(isAdded ? .remove(letters) : .discard(letters)))
    case .toggleLock(let slot):
      let isLocked = workbench?.bench.isLocked(slot: slot) ?? false
      return try make(.change(isLocked ? .unlock(slot: slot) : .lock(slot: slot)))
    }
  }

  package mutating func ending() throws -> AnagramReply {
    if recorder.hasBegun { return try make(.end) }
    return reply(.end)
  }

  /// Makes the move, records what it led to, and only then tells.
  mutating func make(_ move: Move) throws -> AnagramReply {
    let oldRing = workbench?.bench.ring
    // In place: a copy would take all that can be undone with it.
    guard let event = try workbench?.make(move, asking: words) else {
      return info("There are no letters on the bench yet. Type a word or phrase.")
    }
    if event.isRecorded { try record(Record(event.fields)) }
    switch event {
    case .began: return reply(.opened(isCarriedOn: false))
    case .changed(.change(.shuffle), _): return reply(.changed, oldRing: oldRing)
    case .changed, .believed: return reply(.changed)
    case .hinted(_, let hint, _): return reply(.hinted(hint))
    case .checked(let words): return reply(.checked(words))
    case .switchedSolver(let isOn): return info("The solver is \(isOn ? "on: :solve tells answers" : "off").")
    case .solved(_, let page): return reply(.solved(page))
    case .ended: return reply(.end)
    case .refused(.change(.cross), let refusal), .refused(.change(.pattern), let refusal):
      return reply(.refused(refusal, isCrossing: true))
    case .refused(_, let refusal): return reply(.refused(refusal))
    }
  }

  /// Puts new letters on the bench.
  mutating func begin(_ fodder: Fodder, _ enumeration: Enumeration?) throws -> AnagramReply {
    guard let seed = workbench?.nextSeed else {
      do {
        let first = try Workbench(fodder, enumeration, seed: firstSeed ?? .drawn())
        workbench = first
        try begin(recording: first.opening)
        return reply(.opened(isCarriedOn: false))
      } catch let refusal as Refusal {
        return reply(.refused(refusal))
      }
    }
    return try make(.begin(fodder, enumeration, seed: seed))
  }

  private mutating func begin(recording event: Event) throws {
    try beginRecording(Record(event.fields))
    if beginsWithSolver { _ = try make(.solver(true)) }
  }

  func reply(_ kind: AnagramReply.Kind, oldRing: [Character]? = nil) -> AnagramReply {
    var settings = settings
    if isStill { settings.isAnimated = false }
    return AnagramReply(kind: kind, workbench: workbench, settings: settings, oldRing: oldRing, keys: keys)
  }

  package func info(_ text: String) -> AnagramReply { reply(.info(text)) }

  package func failed(_ diagnostic: Diagnostic) -> AnagramReply { reply(.failure(diagnostic)) }
}
