/// What a solver can do that a transcript records.
public enum Move: Hashable, Sendable {
  /// Starts with what was kept.
  case begin(Worksheet.State)

  /// Loads the text of a puzzle and forgets the pairs of the last one.
  case puzzle(String)

  /// Puts the puzzle away, with its pairs.
  case putAway

  /// Searches what was typed as one word.
  case search(String)

  /// Takes the word with this number, counted from 1, from the list of the last search.
  case pick(Int)

  /// Enters a pair.
  case pair(LetterPair)

  /// Deletes the pair of a cipher letter.
  case unpair(LatinLetter)

  /// Takes all pairs out that are not locked.
  case clear

  /// Says that a cipher letter does not stand for a plain one.
  case ban(LetterPair)

  /// Lifts such a ban.
  case unban(LetterPair)

  /// Keeps the pair of a cipher letter from being changed.
  case lock(LatinLetter)

  /// Lets it be changed again.
  case unlock(LatinLetter)

  /// Says whether letters may stand for themselves.
  case allowItself(Bool)

  /// Sets a word of the puzzle aside, as typed, because it is a name.
  case name(String)

  /// Takes a word back in that was set aside, by a person or by a mark in the text.
  case unname(String)

  /// Does whichever of the two changes something, as release 1.0.0 did; only its transcripts have such moves.
  case setAside(String)

  /// Sorts lists of words from now on.
  case sort(SortOrder)

  /// Asks for a hint about the puzzle.
  case hint(Hint.Level)

  /// Takes these pairs in the place of all that are not locked, such as those of a reading of the puzzle.
  case adopt([LetterPair])

  /// Takes the last change of map, names or puzzle back.
  case undo

  /// Makes a change again that was taken back.
  case redo

  /// Clears the map; where nothing is left to clear on it, the history.
  case reset
}

extension Move {
  /// The move as fields of a record, such as `pair A=E`.
  public var fields: [String] {
    switch self {
    case .begin(let state): state.fields
    case .puzzle(let text): ["puzzle", text]
    case .putAway: ["put-away"]
    case .search(let entry): ["search", entry]
    case .pick(let number): ["pick", "\(number)"]
    case .pair(let pair): ["pair", "\(pair)"]
    case .unpair(let letter): ["unpair", "\(letter)"]
    case .clear: ["clear"]
    case .ban(let pair): ["ban", "\(pair)"]
    case .unban(let pair): ["unban", "\(pair)"]
    case .lock(let letter): ["lock", "\(letter)"]
    case .unlock(let letter): ["unlock", "\(letter)"]
    case .allowItself(let isAllowed): ["itself", isAllowed ? "allowed" : "forbidden"]
    case .name(let word): ["name", word]
    case .unname(let word): ["unname", word]
    case .setAside(let word): ["set-aside", word]
    case .sort(let order): ["sort", order.rawValue]
    case .hint(let level): ["hint", "\(level.rawValue)"]
    case .adopt(let pairs): ["adopt", pairs.map(\.description).joined(separator: ",")]
    case .undo: ["undo"]
    case .redo: ["redo"]
    case .reset: ["reset"]
    }
  }

  /// Reads a move from the fields that `fields` writes and answers it with the fields behind them; nil where there is
  /// none.
  static func read(_ fields: [String]) -> (move: Move, rest: ArraySlice<String>)? {
    guard let verb = fields.first else { return nil }
    if verb == "begin" {
      return Worksheet.State(fields: Array(fields.prefix(7))).map { (.begin($0), fields.dropFirst(7)) }
    }
    let plain: [String: Move] = ["clear": .clear, "put-away": .putAway, "undo": .undo, "redo": .redo, "reset": .reset]
    if let move = plain[verb] { return (move, fields.dropFirst()) }
    guard fields.count > 1, let move = Move(verb, fields[1]) else { return nil }
    return (move, fields.dropFirst(2))
  }

  private init?(_ verb: String, _ detail: String) {
    let pair = LetterPair(detail)
    let letter = detail.count == 1 ? detail.first.flatMap(LatinLetter.init) : nil
    let move: Move? =
      switch verb {
      case "puzzle": .puzzle(detail)
      case "search": .search(detail)
      case "pick": Int(detail).map(Move.pick)
      case "pair": pair.map(Move.pair)
      case "unpair": letter.map(Move.unpair)
      case "ban": pair.map(Move.ban)
      case "unban": pair.map(Move.unban)
      case "lock": letter.map(Move.lock)
      case "unlock": letter.map(Move.unlock)
      case "itself": detail == "allowed" ? .allowItself(true) : detail == "forbidden" ? .allowItself(false) : nil
      case "name": .name(detail)
      case "unname": .unname(detail)
      case "set-aside": .setAside(detail)
      case "sort": SortOrder(rawValue: detail).map(Move.sort)
      case "adopt": Self.pairs(detail).map(Move.adopt)
      case "hint": Int(detail).flatMap(Hint.Level.init).map(Move.hint)
      default: nil
      }
    guard let move else { return nil }
    self = move
  }

  private static func pairs(_ text: String) -> [LetterPair]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let pairs = parts.compactMap { LetterPair($0) }
    return pairs.count == parts.count ? pairs : nil
  }
}
