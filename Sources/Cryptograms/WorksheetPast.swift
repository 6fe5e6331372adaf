import Journal

extension Worksheet {
  /// What came before the state of a worksheet: changes that can be undone or made again, and hints.
  public struct Past: Hashable, Sendable {
    /// What undo restores, the last change at the end.
    var undoable: [Step] = []

    /// What redo restores, the next change at the end.
    var redoable: [Step] = []

    /// How many hints of each level were given, from where to look to the letter.
    public private(set) var hints = noHints

    /// How it was before a change, or after one that was undone.
    struct Step: Hashable, Sendable {
      let text: String?
      let map: SubstitutionMap
      let names: Set<CipherWord>

      /// As it is in `state`.
      init(_ state: Worksheet.State) { (text, map, names) = (state.text, state.map, state.names) }
    }

    private static let noHints = Hint.Level.allCases.map { _ in 0 }

    /// Nothing.
    init() {}

    /// Whether there is nothing to be kept.
    var isEmpty: Bool { undoable.isEmpty && redoable.isEmpty && hints == Self.noHints }

    mutating func count(_ hint: Hint) { hints[hint.level.rawValue - 1] += 1 }

    mutating func forgetHints() { hints = Self.noHints }
  }
}

extension Worksheet.Past {
  /// How many changes are kept for the next run, in each direction.
  public static let mostKept = 100

  /// The last changes, and as many of them as hold no more than one long text beside `text`, that of the puzzle at hand.
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
    return kept.reversed()
  }
}

extension Worksheet.Past {
  /// All of it as one field of a record: a record for the hints, then one for each change. `text` is that of the puzzle at
  /// hand, which is not told again.
  func field(beside text: String?) -> String {
    let records =
      [Record(["hints"] + hints.map { "\($0)" })] + undoable.map { Record(["undo"] + $0.fields(beside: text)) }
      + redoable.map { Record(["redo"] + $0.fields(beside: text)) }
    return records.map(\.description).joined(separator: "\n")
  }

  /// Reads what `field(beside:)` writes, in the letters of `alphabet`, or answers nil.
  init?(field: String, beside text: String?, of alphabet: CipherAlphabet) {
    let records = field.split(separator: "\n", omittingEmptySubsequences: false).map { Record($0) }
    guard let first = records.first??.fields, first.first == "hints", first.count == 1 + hints.count else { return nil }
    let numbers = first.dropFirst().compactMap { Int($0) }
    guard numbers.count == hints.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    hints = numbers
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
  /// Stands for the text of the puzzle at hand; no text of a puzzle is without a letter.
  private static let same = "="

  /// What was before, as the state of a worksheet has it.
  fileprivate func fields(beside text: String?) -> [String] {
    [
      self.text == text ? Self.same : self.text ?? "", map.description, map.forbidsItself ? "strict" : "free",
      names.map(\.description).sorted().joined(separator: ","),
    ]
  }

  fileprivate init?(_ fields: [String], beside text: String?, of alphabet: CipherAlphabet) {
    guard fields.count == 4 else { return nil }
    let own = fields[0] == Self.same ? text ?? "" : fields[0]
    let state = Worksheet.State(fields: ["begin", own] + fields.dropFirst() + ["frequency", ""], of: alphabet)
    guard let state else { return nil }
    self.init(state)
  }
}
