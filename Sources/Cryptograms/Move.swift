import Journal

/// A move of a person at a worksheet, as transcripts record it.
public enum Move: Hashable, Sendable {
  /// Starts with a kept worksheet.
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

  /// Enters all pairs of a cipher word and the word that it stands for, in the order of both.
  case enter(CipherWord, CipherWord)

  /// Enters all pairs of a cipher word and the word that it is known to stand for, in the place of pairs that are only
  /// tried, and locks them.
  case crib(CipherWord, CipherWord)

  /// Deletes the pair of a cipher letter.
  case unpair(CipherLetter)

  /// Takes all pairs out that are not locked.
  case clear

  /// Says that a cipher letter does not stand for a plain one.
  case ban(LetterPair)

  /// Lifts such a ban.
  case unban(LetterPair)

  /// Keeps the pair of a cipher letter from being changed.
  case lock(CipherLetter)

  /// Lets it be changed again.
  case unlock(CipherLetter)

  /// Says whether letters may stand for themselves.
  case allowItself(Bool)

  /// Says of what kind the keyword alphabet of the puzzle is, or that nothing is known of it.
  case kind(AlphabetKind?)

  /// Sets a word of the puzzle aside, as typed, because it is a name.
  case name(String)

  /// Takes a word back in that was set aside, by a person or by a mark in the text.
  case unname(String)

  /// Sorts lists of words from now on.
  case sort(SortOrder)

  /// Asks for a hint about the puzzle.
  case hint(Hint.Level)

  /// Takes a hint that was given: a record of one is advice of the program that gave it, and of the model that this
  /// had.
  case advised(Hint)

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
  /// Whether the words are searched.
  package var asks: Bool {
    switch self {
    case .search, .pick, .enter, .crib: true
    case .begin, .puzzle, .putAway, .pair, .unpair, .clear, .ban, .unban, .lock, .unlock, .allowItself, .kind, .name,
      .unname, .sort, .hint, .advised, .adopt, .undo, .redo, .reset:
      false
    }
  }

  /// The move as fields of a record, such as `pair A=E`.
  package var fields: [String] {
    switch self {
    case .begin(let state): state.fields
    case .puzzle(let text): ["puzzle", text]
    case .putAway: ["put-away"]
    case .search(let entry): ["search", entry]
    case .pick(let number): ["pick", "\(number)"]
    case .pair(let pair): ["pair", "\(pair)"]
    case .enter(let cipher, let plain): ["enter", "\(cipher)=\(plain)"]
    case .crib(let cipher, let plain): ["crib", "\(cipher)=\(plain)"]
    case .unpair(let letter): ["unpair", "\(letter)"]
    case .clear: ["clear"]
    case .ban(let pair): ["ban", "\(pair)"]
    case .unban(let pair): ["unban", "\(pair)"]
    case .lock(let letter): ["lock", "\(letter)"]
    case .unlock(let letter): ["unlock", "\(letter)"]
    case .allowItself(let isAllowed): ["itself", isAllowed ? "allowed" : "forbidden"]
    case .kind(let kind): ["kind", kind?.rawValue ?? "none"]
    case .name(let word): ["name", word]
    case .unname(let word): ["unname", word]
    case .sort(let order): ["sort", order.rawValue]
    case .hint(let level): ["hint", "\(level.rawValue)"]
    case .advised(let hint): Move.hint(hint.level).fields
    case .adopt(let pairs): ["adopt", pairs.map { $0.description }.joined(separator: ",")]
    case .undo: ["undo"]
    case .redo: ["redo"]
    case .reset: ["reset"]
    }
  }

  /// Reads a move from the fields that `fields` writes and answers it with the fields behind them; nil where there is
  /// none.
  package static func read(
    _ fields: [String], of alphabet: CipherAlphabet
  ) -> (move: Move, rest: ArraySlice<String>)? {
    guard let verb = fields.first else { return nil }
    if verb == "begin" {
      // The past before the state is written only where there is one.
      let count = fields.count > 8 ? 8 : 7
      return Worksheet.State(fields: Array(fields.prefix(count)), of: alphabet).map {
        (.begin($0), fields.dropFirst(count))
      }
    }
    let plain: [String: Move] = ["clear": .clear, "put-away": .putAway, "undo": .undo, "redo": .redo, "reset": .reset]
    if let move = plain[verb] { return (move, fields.dropFirst()) }
    guard fields.count > 1, let move = Move(verb, fields[1], alphabet) else { return nil }
    return (move, fields.dropFirst(2))
  }

  private init?(_ verb: String, _ detail: String, _ alphabet: CipherAlphabet) {
    let pair = LetterPair(detail, of: alphabet)
    let letter = detail.count == 1 ? detail.first.flatMap(alphabet.letter) : nil
    let move: Move? =
      switch verb {
      case "puzzle": .puzzle(detail)
      case "search": .search(detail)
      case "pick": Int(detail).map(Move.pick)
      case "pair": pair.map(Move.pair)
      case "enter": Self.words(detail, alphabet).map(Move.enter)
      case "crib": Self.words(detail, alphabet).map(Move.crib)
      case "unpair": letter.map(Move.unpair)
      case "ban": pair.map(Move.ban)
      case "unban": pair.map(Move.unban)
      case "lock": letter.map(Move.lock)
      case "unlock": letter.map(Move.unlock)
      case "itself": detail == "allowed" ? .allowItself(true) : detail == "forbidden" ? .allowItself(false) : nil
      case "kind": detail == "none" ? .kind(nil) : AlphabetKind(rawValue: detail).map { .kind($0) }
      case "name": .name(detail)
      case "unname": .unname(detail)
      case "sort": SortOrder(rawValue: detail).map(Move.sort)
      case "adopt": Self.pairs(detail, alphabet).map(Move.adopt)
      case "hint": Int(detail).flatMap(Hint.Level.init).map(Move.hint)
      default: nil
      }
    guard let move else { return nil }
    self = move
  }

  private static func words(_ text: String, _ alphabet: CipherAlphabet) -> (CipherWord, CipherWord)? {
    let words = text.split(separator: "=", omittingEmptySubsequences: false).map {
      try? CipherWord(entry: $0, of: alphabet)
    }
    guard words.count == 2, let cipher = words[0], let plain = words[1] else { return nil }
    return (cipher, plain)
  }

  private static func pairs(_ text: String, _ alphabet: CipherAlphabet) -> [LetterPair]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let pairs = parts.compactMap { LetterPair($0, of: alphabet) }
    return pairs.count == parts.count ? pairs : nil
  }
}
