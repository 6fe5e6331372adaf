import Journal
import Lexicon

extension Worksheet {
  /// The past of a worksheet: changes that can be undone or made again, and hints.
  package struct Past: Hashable, Sendable {
    /// The steps that undo restores, the last change at the end.
    var undoable: [Step] = []

    /// The steps that redo restores, the next change at the end.
    var redoable: [Step] = []

    /// The hints that were given for the puzzle at hand.
    var tally = Tally()

    /// The worksheet before a change, or after one that was undone.
    struct Step: Hashable, Sendable {
      let text: String?
      let map: SubstitutionMap
      let kind: AlphabetKind?
      let names: Set<CipherWord>
      let entered: [CipherWord: CipherWord]

      /// The step of a worksheet whose state is `state`.
      init(_ state: Worksheet.State) {
        (text, map, kind) = (state.text, state.map, state.kind)
        (names, entered) = (state.names, state.entered)
      }

      /// The hints that were given for the puzzle until then, where another one is at hand behind the change.
      var tally = Tally()

      /// The words and the hint that were looked at until then; they are not kept for the next run.
      var looks = Looks()
    }

    /// The words and the hints that a person has looked at since a change.
    struct Looks: Hashable, Sendable {
      var words: Set<CipherWord> = []

      /// The last hint, and all of them.
      var hint: Hint?
      var hints: Set<Hint> = []
    }

    /// The hints that were given for a puzzle.
    struct Tally: Hashable, Sendable {
      /// How many of each level, from where to look to the letter.
      private(set) var counts = Hint.Level.allCases.map { _ in 0 }

      /// The letters that were told, each of which counts once.
      private(set) var letters: Set<LetterPair> = []
    }

    /// Whether there is nothing to be kept.
    var isEmpty: Bool { undoable.isEmpty && redoable.isEmpty && tally == Tally() }
  }
}

extension Worksheet.State {
  /// Whether anything was done on the puzzle since it was loaded, as far as its past is kept.
  package var isTouched: Bool {
    map != SubstitutionMap(map.alphabet, forbidsItself: true) || !names.isEmpty || kind != nil
      || [past.undoable.last, past.redoable.last].contains { $0.map { $0.text == text } == true }
  }
}

extension Worksheet.Past.Tally {
  /// Counts a hint, unless it tells a letter that another one has told.
  mutating func count(_ hint: Hint) {
    if let cipher = hint.cipher, let plain = hint.answer, !letters.insert(LetterPair(cipher, plain)).inserted { return }
    counts[hint.level.rawValue - 1] += 1
  }

  /// The counts and, where there are any, the letters, as fields of a record.
  fileprivate var fields: [String] {
    let told = letters.map { $0.description }.ordered(by: <).joined(separator: ",")
    return counts.map { "\($0)" } + (told.isEmpty ? [] : [told])
  }

  /// Reads what `fields` writes, in the letters of `alphabet`; nil where a count is no number. What is no pair is left
  /// out, so the caller has to compare the tally, written again, with the record.
  fileprivate init?(_ fields: some Collection<String>, of alphabet: CipherAlphabet) {
    let numbers = fields.prefix(counts.count).compactMap { Int($0) }
    guard numbers.count == counts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    let told = fields.dropFirst(counts.count).joined(separator: ",").split(separator: ",")
    (counts, letters) = (numbers, Set(told.compactMap { LetterPair($0, of: alphabet) }))
  }
}

extension Worksheet.Past {
  /// How many changes are kept for the next run, in each direction.
  package static let mostKept = 100

  /// The last changes, and as many of them as hold no more than one long text beside `text`, that of the puzzle at
  /// hand.
  func recent(of text: String?) -> Worksheet.Past {
    var recent = self
    recent.undoable = Self.recent(undoable, text)
    recent.redoable = Self.recent(redoable, text)
    return recent
  }

  private static func recent(_ steps: [Step], _ text: String?) -> [Step] {
    var room = Cryptogram.mostScalars
    let kept = steps.suffix(mostKept).reversed().prefix { step in
      if step.text != text { room -= step.text?.unicodeScalars.count ?? 0 }
      return room >= 0
    }
    return kept.reversed().map { step in
      var step = step
      step.looks = Worksheet.Past.Looks()
      return step
    }
  }
}

extension Worksheet.Past {
  /// All of it as one field of a record: a record for the hints, then one for each change. `text` is that of the puzzle
  /// at hand, which is not told again.
  func field(beside text: String?) -> String {
    let records =
      [Record(["hints"] + tally.fields)] + undoable.map { Record(["undo"] + $0.fields(beside: text)) }
      + redoable.map { Record(["redo"] + $0.fields(beside: text)) }
    return records.map { $0.description }.joined(separator: "\n")
  }

  /// Reads what `field(beside:)` writes, in the letters of `alphabet`, or answers nil.
  init?(field: String, beside text: String?, of alphabet: CipherAlphabet) {
    let records = field.split(separator: "\n", omittingEmptySubsequences: false).map { Record($0) }
    guard let first = records.first??.fields, first.first == "hints",
      let tally = Tally(first.dropFirst(), of: alphabet)
    else { return nil }
    self.tally = tally
    for record in records.dropFirst() {
      guard let fields = record?.fields, let step = Step(Array(fields.dropFirst()), beside: text, of: alphabet) else {
        return nil
      }
      switch fields[0] {
      case "undo": undoable.append(step)
      case "redo": redoable.append(step)
      default: return nil
      }
    }
    guard self.field(beside: text) == field else { return nil }
  }
}

extension Worksheet.Past.Step {
  /// The map, whether letters may stand for themselves, with the kind of the puzzle, and the words that are set aside,
  /// each with the word that was entered for it, as fields of a record.
  var settings: [String] {
    let aside = names.map { word in "\(word)\(entered[word].map { "=\($0)" } ?? "")" }
    let custom = (map.forbidsItself ? "strict" : "free") + (kind.map { ",\($0.rawValue)" } ?? "")
    return [map.description, custom, aside.ordered(by: <).joined(separator: ",")]
  }

  /// Stands for the text of the puzzle at hand; no text of a puzzle is without a letter.
  private static let same = "="

  /// The worksheet before, as fields of a state, then the hints that were given, if any.
  fileprivate func fields(beside text: String?) -> [String] {
    [self.text == text ? Self.same : self.text ?? ""] + settings + (tally == Worksheet.Past.Tally() ? [] : tally.fields)
  }

  fileprivate init?(_ fields: [String], beside text: String?, of alphabet: CipherAlphabet) {
    guard fields.count >= 4 else { return nil }
    let own = [fields[0] == Self.same ? text ?? "" : fields[0]] + fields[1..<4]
    let tally = fields.count == 4 ? Worksheet.Past.Tally() : Worksheet.Past.Tally(fields[4...], of: alphabet)
    let state = Worksheet.State(fields: ["begin"] + own + ["frequency", ""], of: alphabet)
    guard let state, let tally else { return nil }
    self.init(state)
    self.tally = tally
  }
}
