public import Journal

/// What a person can do at a worksheet, as transcripts record it.
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

  /// Sets a word aside, or takes it back in if it is aside. Only transcripts of release 1.0.0 have this move.
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
    case .enter(let cipher, let plain): ["enter", "\(cipher)=\(plain)"]
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
  static func read(_ fields: [String], of alphabet: CipherAlphabet) -> (move: Move, rest: ArraySlice<String>)? {
    guard let verb = fields.first else { return nil }
    if verb == "begin" {
      // What came before the state is told only where there is something.
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
      case "enter": Self.words(detail, alphabet)
      case "unpair": letter.map(Move.unpair)
      case "ban": pair.map(Move.ban)
      case "unban": pair.map(Move.unban)
      case "lock": letter.map(Move.lock)
      case "unlock": letter.map(Move.unlock)
      case "itself": detail == "allowed" ? .allowItself(true) : detail == "forbidden" ? .allowItself(false) : nil
      case "kind": detail == "none" ? .kind(nil) : AlphabetKind(rawValue: detail).map { .kind($0) }
      case "name": .name(detail)
      case "unname": .unname(detail)
      case "set-aside": .setAside(detail)
      case "sort": SortOrder(rawValue: detail).map(Move.sort)
      case "adopt": Self.pairs(detail, alphabet).map(Move.adopt)
      case "hint": Int(detail).flatMap(Hint.Level.init).map(Move.hint)
      default: nil
      }
    guard let move else { return nil }
    self = move
  }

  private static func words(_ text: String, _ alphabet: CipherAlphabet) -> Move? {
    let words = text.split(separator: "=", omittingEmptySubsequences: false).map {
      try? CipherWord(entry: $0, of: alphabet)
    }
    guard words.count == 2, let cipher = words[0], let plain = words[1] else { return nil }
    return .enter(cipher, plain)
  }

  private static func pairs(_ text: String, _ alphabet: CipherAlphabet) -> [LetterPair]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let pairs = parts.compactMap { LetterPair($0, of: alphabet) }
    return pairs.count == parts.count ? pairs : nil
  }
}

/// What happened: a move and what came of it. A worksheet can be made again from its events.
public struct Event: Hashable, Recordable {
  /// What was tried.
  public let move: Move

  /// What came of it.
  public let outcome: Outcome

  /// A fingerprint of the worksheet after the event, by which a changed record shows; nil in transcripts of version 1.
  public let state: Fingerprint?

  /// What a move leads to.
  public enum Outcome: Hashable, Sendable {
    /// What was to be done has been done.
    case done

    /// How many words a search found.
    case found(Int)

    /// The word that was picked.
    case picked(String)

    /// What a puzzle is made of: different words and different letters.
    case loaded(words: Int, letters: Int)

    /// The hint that was given.
    case hinted(Hint)

    /// Nothing was changed.
    case refused(Refusal)
  }

  /// A move, what came of it, and the fingerprint of the state that it led to.
  public init(_ move: Move, _ outcome: Outcome, _ state: Fingerprint? = nil) {
    self.move = move
    self.outcome = outcome
    self.state = state
  }

  /// The event as the fields of a record, such as `search XJFFXU found 3 #9e3779b97f4a7c15`.
  public var fields: [String] { move.fields + outcome.fields + (state.map { ["#\($0)"] } ?? []) }

  /// Reads what `fields` writes, in the letters of `alphabet`, or answers nil.
  public init?(_ record: Record, of alphabet: CipherAlphabet = .english) {
    let last = record.fields[record.fields.count - 1]
    let state = last.hasPrefix("#") ? Fingerprint(last.dropFirst()) : nil
    let told = state == nil ? record.fields : record.fields.dropLast()
    guard let (move, rest) = Move.read(told, of: alphabet), let outcome = Outcome(Array(rest), alphabet) else {
      return nil
    }
    switch (move, outcome) {
    case (_, .refused), (.search, .found), (.pick, .picked), (.puzzle, .loaded), (.hint, .hinted): break
    case (.search, _), (.pick, _), (.puzzle, _), (.hint, _): return nil
    case (_, .done): break
    default: return nil
    }
    self.init(move, outcome, state)
    guard fields == record.fields else { return nil }
  }
}

extension Event.Outcome {
  fileprivate var fields: [String] {
    switch self {
    case .done: ["done"]
    case .found(let count): ["found", "\(count)"]
    case .picked(let word): ["picked", word]
    case .loaded(let words, let letters): ["loaded", "\(words)", "\(letters)"]
    case .hinted(let hint): ["hinted"] + hint.fields
    case .refused(let refusal): ["refused"] + refusal.fields
    }
  }

  fileprivate init?(_ fields: [String], _ alphabet: CipherAlphabet) {
    let numbers = fields.dropFirst().map { Int($0) }
    switch (fields.first, fields.count) {
    case ("done", 1): self = .done
    case ("found", 2):
      guard let count = numbers[0] else { return nil }
      self = .found(count)
    case ("picked", 2): self = .picked(fields[1])
    case ("loaded", 3):
      guard let words = numbers[0], let letters = numbers[1] else { return nil }
      self = .loaded(words: words, letters: letters)
    case ("hinted", _):
      guard let hint = Hint(fields.dropFirst(), of: alphabet) else { return nil }
      self = .hinted(hint)
    case ("refused", _):
      guard let refusal = Refusal(fields.dropFirst(), of: alphabet) else { return nil }
      self = .refused(refusal)
    default: return nil
    }
  }
}

extension Worksheet: Replayable {
  /// The name under which transcripts of worksheets go.
  public static let instrument = "cryptogram"

  /// The settings that the transcript of a worksheet may have.
  public static let settings: Set = ["dictionary", alphabetSetting, modelSetting, "word-index"]

  /// The setting that tells the letters of the puzzles, where they are not the English ones.
  public static let alphabetSetting = "alphabet"

  /// The setting that names the language model, where it is not the bundled one of English.
  public static let modelSetting = "model"

  /// Since version 2 every event tells the state that it led to.
  public static let version = 2

  /// The worksheet as `opening` left it.
  public init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault) {
    var alphabet = CipherAlphabet.english
    for (index, setting) in transcript.settings.enumerated() where setting.name == Self.alphabetSetting {
      do throws(AlphabetFault) {
        alphabet = try CipherAlphabet(setting.value)
      } catch {
        throw TranscriptFault(.malformed("\(setting.name): \(setting.value)"), line: index + 3)
      }
    }
    guard case .begin(let state)? = Event(opening, of: alphabet)?.move else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    self.init(state, tellsState: transcript.version >= Self.version)
  }

  /// A hint is advice of the program that gave it, and of the model that this had: it changes nothing, and is believed.
  public func mustBelieve(_ record: Record) -> Bool {
    if case .hinted? = Event(record, of: alphabet)?.outcome { true } else { false }
  }

  /// The move that led to the event on record of an English puzzle, or nil for a record of no event.
  public static func move(of record: Record) -> Move? { Event(record)?.move }

  /// The move that led to the event on record, in the letters of the worksheet, or nil for a record of no event.
  public func move(of record: Record) -> Move? { Event(record, of: alphabet)?.move }

  /// Does what the record says. A word that was picked is entered even if the lists do not have it any more.
  public mutating func restore(_ record: Record, asking search: PatternSearch) -> Bool {
    guard let event = Event(record, of: alphabet) else { return false }
    switch event.outcome {
    case .picked(let word): return (try? take(word)) != nil
    case .refused: return true
    case .hinted(let hint):
      guard cryptogram != nil, event.move == .hint(hint.level), event == self.event(event.move, event.outcome) else {
        return false
      }
      restore(hint)
      return true
    case .done, .found, .loaded:
      let made = make(event.move, asking: search)
      if case .refused? = made?.outcome { return false }
      return made != nil
    }
  }
}
