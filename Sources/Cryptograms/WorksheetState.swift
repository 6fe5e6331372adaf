extension Worksheet {
  /// The part of a worksheet that is kept from one run to the next.
  public struct State: Hashable, Sendable {
    /// The text of the puzzle at hand, or nil where there is none.
    public var text: String?

    /// The pairs and bans.
    public var map: SubstitutionMap

    /// The kind of keyword alphabet that the puzzle is said to have, or nil where nothing is said.
    public internal(set) var kind: AlphabetKind?

    /// Words of the puzzle that are set aside because no word list has them.
    public var names: Set<CipherWord> = []

    /// The words among `names` that were set aside because a word that no list has was entered for them, with that
    /// word. They come back where one of its letters goes.
    public internal(set) var entered: [CipherWord: CipherWord] = [:]

    /// How lists of words are sorted.
    public var order: SortOrder

    /// The words that were searched, the newest first, none twice.
    package internal(set) var history: [CipherWord] = []

    /// The past; empty except where it is kept for the next run (`Worksheet.kept`).
    package internal(set) var past = Past()

    package static let mostHistory = 100

    /// An empty worksheet for puzzles of the letters of `alphabet`, which may stand for themselves unless
    /// `forbidsItself` says otherwise; lists of words are sorted by `order`.
    public init(_ alphabet: CipherAlphabet = .english, order: SortOrder = .frequency, forbidsItself: Bool = false) {
      self.order = order
      map = SubstitutionMap(alphabet, forbidsItself: forbidsItself)
    }

    /// Puts `word` at the head of the history.
    mutating func remember(_ word: CipherWord) {
      history.removeAll { $0 == word }
      history.insert(word, at: 0)
      history.removeLast(max(0, history.count - Self.mostHistory))
    }

    /// Takes words back in whose letters have other pairs than those with which they were entered, or none.
    mutating func takeBackEntered() {
      for (cipher, plain) in entered where zip(cipher.letters, plain.letters).contains(where: { map[$0] != $1 }) {
        entered[cipher] = nil
        names.remove(cipher)
      }
    }
  }
}

extension Worksheet.State {
  /// The state as fields of a record: `begin`, then the text, the map, whether letters may stand for themselves
  /// (`strict` where not, else `free`; `strict,k2` where a kind is said), the names (with `=` and the word that was
  /// entered, where one was), the order, the history, and what came before if there is anything.
  package var fields: [String] {
    ["begin", text ?? ""] + Worksheet.Past.Step(self).settings
      + [order.rawValue, history.map { $0.description }.joined(separator: ",")]
      + (past.isEmpty ? [] : [past.field(beside: text)])
  }

  /// Reads what `fields` writes, in the letters of `alphabet`, or answers nil.
  package init?(fields: [String], of alphabet: CipherAlphabet = .english) {
    guard fields.count == 7 || fields.count == 8, fields[0] == "begin" else { return nil }
    let custom = fields[3].split(separator: ",")
    guard let first = custom.first,
      let map = try? SubstitutionMap(fields[2], of: alphabet, forbidsItself: first == "strict"),
      let order = SortOrder(rawValue: fields[5]),
      fields[1].isEmpty || (try? Cryptogram(fields[1], of: alphabet)) != nil
    else { return nil }
    self.init(alphabet, order: order)
    self.map = map
    text = fields[1].isEmpty ? nil : fields[1]
    // A text that is no kind of alphabet does not read back.
    kind = custom.dropFirst().first.flatMap { AlphabetKind(rawValue: String($0)) }
    for name in fields[4].split(separator: ",") {
      let words = name.split(separator: "=").compactMap { try? CipherWord(entry: $0, of: alphabet) }
      guard let word = words.first else { return nil }
      names.insert(word)
      entered[word] = words.dropFirst().first
    }
    let history = fields[6].split(separator: ",").compactMap { try? CipherWord(entry: $0, of: alphabet) }
    for word in history.reversed() { remember(word) }
    if fields.count == 8 {
      guard let past = Worksheet.Past(field: fields[7], beside: text, of: alphabet) else { return nil }
      self.past = past
    }
    guard self.fields == fields else { return nil }
  }
}
