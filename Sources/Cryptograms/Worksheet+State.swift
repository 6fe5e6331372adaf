extension Worksheet {
  /// What a worksheet keeps from one run to the next.
  public struct State: Hashable, Sendable {
    /// The text of the puzzle at hand, or nil where there is none.
    public var text: String?

    /// The pairs and bans.
    public var map: SubstitutionMap

    /// Words of the puzzle that are set aside because no word list has them.
    public var names: Set<CipherWord> = []

    /// How lists of words are sorted.
    public var order: SortOrder

    /// The words that were searched, the newest first, none twice.
    public private(set) var history: [CipherWord] = []

    /// How many searched words are remembered.
    public static let mostHistory = 100

    /// An empty worksheet, where letters may stand for themselves unless `forbidsItself` says otherwise.
    public init(order: SortOrder = .frequency, forbidsItself: Bool = false) {
      self.order = order
      map = SubstitutionMap(forbidsItself: forbidsItself)
    }

    /// Puts `word` at the head of the history.
    mutating func remember(_ word: CipherWord) {
      history.removeAll { $0 == word }
      history.insert(word, at: 0)
      history.removeLast(max(0, history.count - Self.mostHistory))
    }

    /// Forgets the words that were searched.
    mutating func forgetHistory() { history = [] }
  }
}

extension Worksheet.State {
  /// The state as fields of a record: `begin`, then the text, the map, whether letters may stand for themselves
  /// (`strict` where not, else `free`), the names, the order and the history.
  public var fields: [String] {
    [
      "begin", text ?? "", map.description, map.forbidsItself ? "strict" : "free",
      names.map(\.description).sorted().joined(separator: ","), order.rawValue,
      history.map(\.description).joined(separator: ","),
    ]
  }

  /// Reads what `fields` writes, or answers nil.
  public init?(fields: [String]) {
    guard fields.count == 7, fields[0] == "begin", fields[3] == "strict" || fields[3] == "free",
      let map = try? SubstitutionMap(fields[2], forbidsItself: fields[3] == "strict"),
      let order = SortOrder(rawValue: fields[5]), let names = Self.words(fields[4]),
      let history = Self.words(fields[6]),
      fields[1].isEmpty || (try? Cryptogram(fields[1])) != nil
    else { return nil }
    self.init(order: order)
    self.map = map
    text = fields[1].isEmpty ? nil : fields[1]
    self.names = Set(names)
    for word in history.reversed() { remember(word) }
    guard self.fields == fields else { return nil }
  }

  private static func words(_ text: String) -> [CipherWord]? {
    let parts = text.split(separator: ",")
    let words = parts.compactMap { try? CipherWord(entry: $0) }
    return words.count == parts.count ? words : nil
  }
}
