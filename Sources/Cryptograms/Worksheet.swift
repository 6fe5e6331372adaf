import Journal

/// A worksheet for cryptograms: the puzzle, the map of pairs, the words of the last search, and the changes that can be
/// undone.
///
/// A session, its resumption and its replay all go through `make(_:at:asking:)`, so they cannot differ.
///
/// ```swift
/// var worksheet = Worksheet()
/// _ = worksheet.make(.puzzle("GSV XZG"), asking: search)
/// _ = worksheet.make(.pair(LetterPair("G=T")!), asking: search)
/// print(worksheet.puzzle(with: search)!.solution)  // ["t.. ..t"]
/// ```
public struct Worksheet: Equatable, Sendable {
  /// The state that is kept for the next run.
  package private(set) var state: State

  /// The puzzle, parsed from its text.
  public private(set) var cryptogram: Cryptogram?

  /// The word of the last search, and the plain letters that its letters could stand for then.
  private var listed: Searched?

  /// The words of the puzzle of which a hint told that no list may have them.
  private var doubted: Set<CipherWord> = []

  /// The words and the hint that were looked at since the map or the puzzle last changed.
  private var looks = Past.Looks()

  /// The changes that can be undone and made again, and the hints that were given.
  private var past: Past

  private struct Searched: Hashable {
    let word: CipherWord
    let domains: Domains
  }

  /// A worksheet as it was kept.
  public init(_ state: State = State()) {
    self.state = state
    self.state.past = Past()
    past = state.past
    cryptogram = state.text.flatMap { try? Cryptogram($0, of: state.map.alphabet) }
  }

  /// How the session began, as an event.
  public var opening: Event { event(.begin(kept), .done) }

  /// The state with as much of its past as is kept for the next run. Complexity: linear in that much.
  package var kept: State {
    var kept = state
    kept.past = past.recent(of: state.text)
    return kept
  }

  private func event(_ move: Move, _ outcome: Event.Outcome) -> Event {
    Event(
      move: move, outcome: outcome, state: Fingerprint(Array(Record(state.fields).description.utf8)))
  }

  /// The letters of the puzzles that it is for.
  public var alphabet: CipherAlphabet { state.map.alphabet }

  /// The pairs, bans and locks.
  public var map: SubstitutionMap { state.map }

  /// The word of the last search.
  public var searched: CipherWord? { listed?.word }

  /// How many hints of each level were given for the puzzle at hand, from where to look to the letter.
  public var hints: [Int] { past.tally.counts }

  /// How many letters these hints told; one that says what is wrong tells none.
  package var lettersTold: Int { past.tally.letters.count }

  /// Whether a change was undone that can be made again.
  package var hasUndone: Bool { !past.redoable.isEmpty }

  /// The words of the last search in the order of `State.order`, numbered for `Move.pick`. A later pair removes none of
  /// them, so numbers stay valid. Complexity: one search.
  public func list(with search: PatternSearch) -> [Match] {
    guard let listed else { return [] }
    return Array(search.matches(for: listed.word, in: listed.domains)).sorted(state.order)
  }

  /// The puzzle under the map, or nil where none was loaded. Complexity: one search for each different word.
  public func puzzle(with search: PatternSearch) -> Puzzle? {
    cryptogram.map { Puzzle($0, under: map, names: state.names, search: search) }
  }

  /// Makes a move.
  ///
  /// - Returns: what came of it, or nil for a move that changes and says nothing: entering what is there already, undo
  ///   where nothing was done, a hint where the puzzle is solved.
  @discardableResult
  public mutating func make(_ move: Move, at milliseconds: Int = 0, asking search: PatternSearch) -> Event? {
    let move = withoutApostrophes(move, search)
    do throws(Refusal) {
      return try outcome(of: move, search).map { event(move, $0) }
    } catch {
      return event(move, .refused(error))
    }
  }

  /// The move without apostrophes that leave no word to be found, so that a record has the word that was searched.
  private func withoutApostrophes(_ move: Move, _ search: PatternSearch) -> Move {
    guard search.believed == nil, case .search(let entry) = move,
      let word = try? CipherWord(entry: entry, of: alphabet), let found = try? search.word(entry: entry), found != word
    else { return move }
    return .search("\(found)")
  }

  private mutating func outcome(of move: Move, _ search: PatternSearch) throws(Refusal) -> Event.Outcome? {
    switch move {
    case .begin(let state):
      self = Worksheet(state)
      return .done
    case .search(let entry):
      let word = try Crib.word(entry, alphabet)
      list(word)
      if case .found? = search.believed { return search.believed }
      return .found(search.matches(for: word, in: map.domains).count)
    case .pick(let number):
      guard let searched else { throw .noSearch }
      let word = try word(number, search)
      try take(word, for: searched)
      return .picked(word)
    case .hint(let level):
      guard let puzzle = puzzle(with: search) else { throw .noPuzzle }
      guard let hint = puzzle.hint(level, apartFrom: looks.words, doubted: doubted, after: looks.hint) else {
        return nil
      }
      remember(hint)
      return .hinted(hint)
    case .advised(let hint):
      guard cryptogram != nil else { return nil }
      remember(hint)
      return .hinted(hint)
    case .enter(let cipher, let plain), .crib(let cipher, let plain):
      let before = Past.Step(state)
      guard cipher.letters.count == plain.letters.count else {
        throw .unequal(cipher: cipher.letters.count, plain: plain.letters.count)
      }
      if case .crib = move {
        try state.map.settle(cipher, as: plain.letters)
      } else {
        try state.map.enter(cipher, as: plain.letters)
      }
      // A person who enters a word that no list has says that it is one.
      let isUnlisted = search.believed.map { $0 == .named } ?? search.matches(for: cipher, in: map.domains).isEmpty
      let isNamed =
        isUnlisted && cryptogram?.words.contains(where: { $0.cipher == cipher && !$0.isName }) == true
        && state.names.insert(cipher).inserted
      if isNamed { state.entered[cipher] = plain }
      return keep(before) ? isNamed ? .named : .done : nil
    case .undo:
      guard let step = past.undoable.popLast() else { return nil }
      past.redoable.append(exchange(step))
      return .done
    case .redo:
      guard let step = past.redoable.popLast() else { return nil }
      past.undoable.append(exchange(step))
      return .done
    case .sort(let order):
      guard state.order != order else { return nil }
      state.order = order
      return .done
    case .puzzle(let text):
      let cryptogram: Cryptogram
      do throws(CipherFault) { cryptogram = try Cryptogram(text, of: alphabet) } catch { throw .unreadable(error) }
      load(cryptogram, text)
      return .loaded(words: cryptogram.words.count, letters: cryptogram.lettersByCount.count)
    case .putAway:
      guard cryptogram != nil else { throw .noPuzzle }
      load(nil, nil)
      return .done
    case .reset:
      if let done = try change(move) { return done }
      guard !state.history.isEmpty else { return nil }
      state.history = []
      return .done
    case .pair, .unpair, .adopt, .clear, .ban, .unban, .lock, .unlock, .allowItself, .kind, .name, .unname:
      return try change(move)
    }
  }

  /// The word with this number in the list of the last search.
  private func word(_ number: Int, _ search: PatternSearch) throws(Refusal) -> String {
    switch search.believed {
    case .picked(let word): return word
    case .refused(let refusal): throw refusal
    default: break
    }
    let list = list(with: search)
    guard number > 0, number <= list.count else { throw .outOfRange(count: list.count) }
    return list[number - 1].text
  }

  /// Enters the letters of a word for those of the word that was searched.
  private mutating func take(_ text: String, for searched: CipherWord) throws(Refusal) {
    let letters = (alphabet.spelling(of: text) ?? alphabet.foldingMarks.spelling(of: text) ?? []).filter {
      $0 <= alphabet.count
    }.map { alphabet[Int($0) - 1] }
    guard letters.count == searched.letters.count else { throw .outOfRange(count: 0) }
    let before = Past.Step(state)
    try state.map.enter(searched, as: letters)
    keep(before)
  }

  /// Counts a hint that was given, if it told anything, and remembers what it was about.
  private mutating func remember(_ hint: Hint) {
    looks.hint = hint
    let isNew = looks.hints.insert(hint).inserted
    if hint.doubtsWord { doubted.formUnion(hint.words) } else if isNew { past.tally.count(hint) }
  }

  private mutating func list(_ word: CipherWord) {
    listed = Searched(word: word, domains: map.domains)
    looks.words.insert(word)
    state.remember(word)
  }

  /// Makes a move that can be undone and needs no words; nil where it changes nothing.
  private mutating func change(_ move: Move) throws(Refusal) -> Event.Outcome? {
    let before = Past.Step(state)
    switch move {
    case .pair(let pair): try state.map.enter(pair)
    case .unpair(let letter): try state.map.remove(letter)
    case .adopt(let pairs): state.map = try state.map.adopting(pairs)
    case .clear: state.map.clear()
    case .ban(let pair): try state.map.ban(pair)
    case .unban(let pair): try state.map.unban(pair)
    case .lock(let letter): try state.map.lock(letter)
    case .unlock(let letter): try state.map.unlock(letter)
    case .allowItself(let isAllowed): state.map.forbidsItself = !isAllowed
    case .kind(let kind):
      guard cryptogram != nil else { throw .noPuzzle }
      state.kind = kind
    case .name(let entry): try mark(entry, asName: true)
    case .unname(let entry): try mark(entry, asName: false)
    case .reset:
      state.map.clear()
      state.map.clearBans()
      (state.names, state.entered) = ([], [:])
    case .begin, .puzzle, .putAway, .search, .pick, .enter, .crib, .sort, .hint, .advised, .undo, .redo: break
    }
    return keep(before) ? .done : nil
  }

  /// Starts with an empty map, since a new puzzle has a new key. By custom no letter of a puzzle stands for itself.
  private mutating func load(_ cryptogram: Cryptogram?, _ text: String?) {
    let before = Past.Step(state)
    self.cryptogram = cryptogram
    state.text = text
    state.map = SubstitutionMap(alphabet, forbidsItself: cryptogram != nil)
    (state.kind, state.names, state.entered) = (nil, [], [:])
    (listed, doubted) = (nil, [])
    keep(before)
  }

  /// Sets words aside or takes them back in: all parts of `entry` or none.
  private mutating func mark(_ entry: String, asName wanted: Bool) throws(Refusal) {
    guard let words = cryptogram?.words else { throw .noPuzzle }
    var meant: [Cryptogram.Word] = []
    // The parts of a hyphenated word are words.
    for part in entry.split(separator: "-") {
      let typed = try Crib.word(part, alphabet)
      let found = [typed, typed.withoutApostrophes].lazy.compactMap { typed in words.first { $0.cipher == typed } }
      guard let word = found.first else { throw .notInPuzzle }
      meant.append(word)
    }
    if meant.isEmpty { throw .unreadable(.noLetters) }
    // The person's word on a word holds whatever becomes of its letters.
    for word in meant { state.entered[word.cipher] = nil }
    for word in meant where wanted != (word.isName != state.names.contains(word.cipher)) {
      if state.names.remove(word.cipher) == nil { state.names.insert(word.cipher) }
    }
  }

  /// Makes a change undoable if there was one, and tells whether there was.
  @discardableResult private mutating func keep(_ before: Past.Step) -> Bool {
    state.takeBackEntered()
    guard before != Past.Step(state) else { return false }
    past.undoable.append(leaving(before, for: state.text))
    past.redoable = []
    // There may be something new to be found in words that were looked at.
    looks = Past.Looks()
    if before.text != state.text { past.tally = Past.Tally() }
    return true
  }

  /// The step with what was looked at, and with the hints for its puzzle where that is left for another one.
  private func leaving(_ step: Past.Step, for text: String?) -> Past.Step {
    var step = step
    step.looks = looks
    if step.text != text { step.tally = past.tally }
    return step
  }

  /// Restores `step` and returns the state before, as a step for the way back.
  private mutating func exchange(_ step: Past.Step) -> Past.Step {
    let before = leaving(Past.Step(state), for: step.text)
    if step.text != state.text {
      past.tally = step.tally
      listed = nil
      cryptogram = step.text.flatMap { try? Cryptogram($0, of: alphabet) }
    }
    state.text = step.text
    state.map = step.map
    (state.kind, state.names, state.entered) = (step.kind, step.names, step.entered)
    looks = step.looks
    return before
  }
}
