import Lexicon

/// Answers from letters some of which are not known.
///
/// An answer fits where it has all letters that are known, each as often as it is there, and no more others than there
/// are unknown ones. While letters are to be discarded it may leave any of them over.
extension Bench {
  /// The first `most` answers where so many letters are `unknown`. First come those of the source's own lists. Where one
  /// letter is unknown, answers of several words follow, made with each letter of the alphabet in its place.
  ///
  /// - Throws: `Refusal.tooManyUnknown` where `source` has no such list and more than one letter is unknown, else what
  ///   `answers(from:most:_:_:_:)` does.
  func answers(
    most: Int, unknown: Int, _ holding: AnswerSearch.Holding, _ steps: Int, _ source: any WordSource
  ) throws -> AnswerPage {
    guard let answer, surplus >= 0 else { return AnswerPage(answers: [], rest: .none) }
    let known = letters(holding).filter { $0 != Fodder.unknown }
    let listed = try source.answers(from: known, unknown: unknown, to: answer)
    if listed == nil, unknown > 1 { throw Refusal.tooManyUnknown(unknown, most: 1) }
    let plainToSee = fodder.plainToSee(length: answer.count)
    var answers = (listed ?? []).filter { fits($0, holding) && !plainToSee.contains(String($0.letters)) }
    var rest = AnswerPage.Rest.none
    if listed == nil || answer.lengths.count > 1 {
      let combined = unknown == 1 ? try combinations(from: known, most: most, holding, steps, source) : nil
      rest = combined?.rest ?? .unknown
      let texts = Set(answers.map(\.description))
      answers += combined?.answers.filter { !texts.contains($0.description) } ?? []
    }
    if answers.count > most { rest = .some }
    return AnswerPage(answers: Array(answers.prefix(most)), rest: rest)
  }

  /// The first answers from the letters `known` and each letter of the alphabet, the common ones first.
  private func combinations(
    from known: [Character], most: Int, _ holding: AnswerSearch.Holding, _ steps: Int, _ source: any WordSource
  ) throws -> AnswerPage {
    let alphabet = try source.alphabet(ofLengths: Set(answer?.lengths ?? []))
    let pages = try alphabet.map { letter in
      try answers(from: known + [letter], most: most, holding, steps / alphabet.count, source)
    }
    var found: Set<String> = []
    // While letters are to be discarded an answer may do without the unknown one.
    let fitting = pages.flatMap(\.answers).filter { fits($0, holding) && found.insert($0.description).inserted }
    let rests = pages.map(\.rest)
    return AnswerPage(
      answers: fitting.sorted { ($1.frequency, $0.description) < ($0.frequency, $1.description) },
      rest: rests.contains(.unknown) ? .unknown : rests.contains(.some) ? .some : .none)
  }

  /// The letters that are not discarded, those that unknown ones stand for in the slots that count among them.
  func letters(_ holding: AnswerSearch.Holding) -> [Character] {
    var letters = letters
    for slot in slots where slot.tile != slot.letter && (holding == .placed || slot.isLocked) {
      letters[letters.lastIndex(of: Fodder.unknown)!] = slot.letter!
    }
    return letters
  }

  /// The letters of some slots that count, nil where none does or where it is unknown.
  func known(_ holding: AnswerSearch.Holding, in range: Range<Int>) -> [Character?] {
    slots[range].map { (holding == .placed || $0.isLocked) && $0.letter != Fodder.unknown ? $0.letter : nil }
  }

  /// Whether `answer`, which is made of the letters, agrees with the slots: what counts stands in its place, and where
  /// a slot has an unknown letter, the known ones are in the others.
  private func fits(_ answer: Answer, _ holding: AnswerSearch.Holding) -> Bool {
    let letters = answer.letters
    guard letters.count == slots.count,
      zip(known(holding, in: slots.indices), letters).allSatisfy({ $0 == nil || $0 == $1 })
    else { return false }
    let isOpen = slots.map { $0.letter == Fodder.unknown && (holding == .placed || $0.isLocked) }
    guard isOpen.contains(true) else { return true }
    let tiles = self.letters(holding)
    let others = zip(letters, isOpen).filter { !$0.1 }.map(\.0)
    let unknown = tiles.count { $0 == Fodder.unknown } - isOpen.count { $0 }
    return LetterMultiset(tiles).missing(for: others).count <= unknown
  }
}

extension WordSource {
  /// None that could be told.
  public func answers(from letters: [Character], unknown: Int, to enumeration: Enumeration) throws -> [Answer]? { nil }

  /// The letters a to z.
  public func alphabet(ofLengths lengths: Set<Int>) throws -> [Character] { Array("abcdefghijklmnopqrstuvwxyz") }
}
