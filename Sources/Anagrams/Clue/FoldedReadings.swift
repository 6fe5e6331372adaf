import Lexicon

/// Decides which readings of a clue stand out, and folds the others.
///
/// Where the answers of crosswords are known, they decide: chance seldom gives a fodder the letters of an answer.
enum FoldedReadings {
  /// The most readings that stand out, and the most that are folded.
  private static let most = (open: 9, folded: 40)

  /// The readings that stand out, and then the others, each in the order of their doubts, as `candidates` are.
  static func readings(
    _ candidates: [ClueCandidate], of clue: Clue, knowing answers: AnswerIndex?, _ definitions: Definitions?
  ) -> [ClueReading] {
    guard let answers else {
      // Nothing tells whether letters from elsewhere are right, so that a fodder that needs none comes first.
      let isOpen = { (candidate: ClueCandidate) in
        let reading = candidate.reading
        return !reading.isGuess && (!reading.isCompound || reading.surplus == 0 && candidate.doubt <= 4)
      }
      let open = candidates.filter(isOpen).map { $0.reading }
      return open.filter { !$0.isCompound } + open.filter { $0.isCompound }
        + candidates.filter { !isOpen($0) }.map { Self.folded($0.reading) }
    }
    var known = KnownFodder(of: clue, in: answers, definitions)
    let all = candidates.map {
      Ranked(candidate: $0, isKnown: known.has($0.reading), isTied: known.isTied($0.reading))
    }
    let isOpen = { [length = known.length] (ranked: Ranked) in
      ranked.isKnown && limit(ranked.candidate.reading, length).map { ranked.tiedDoubt <= $0 } ?? false
    }
    var open = all.filter(isOpen)
    var folded = all.filter { !isOpen($0) && ($0.isKnown || isWorthFolding($0.candidate)) }
    // An answer may be on no list: then the clearest reading stands out.
    if open.isEmpty {
      // Answers of several words are on lists more seldom, and chance seldom gives so many letters.
      let hasSeveralWords = clue.enumeration?.lengths.count ?? 0 > 1
      let isLikely = { [length = known.length] (ranked: Ranked) in
        isClear(ranked.candidate) || hasSeveralWords && isPlain(ranked.candidate, length)
      }
      if let first = folded.firstIndex(where: isLikely) { open.append(folded.remove(at: first)) }
    }
    // A clue that is explained as a whole needs no letters from elsewhere.
    if open.contains(where: { $0.isKnown && !$0.candidate.reading.isCompound && $0.doubt <= 2 }) {
      folded.removeAll { $0.candidate.reading.isCompound && !$0.isKnown }
    }
    let precedes = { (first: Ranked, second: Ranked) in
      (first.doubt, first.candidate) < (second.doubt, second.candidate)
    }
    let first = open.ordered(by: precedes)
    let rest = first.dropFirst(most.open) + folded.ordered(by: precedes)
    return first.prefix(most.open).map { $0.candidate.reading }
      + rest.prefix(most.folded).map { Self.folded($0.candidate.reading) }
  }

  private static func folded(_ reading: ClueReading) -> ClueReading {
    var reading = reading
    reading.isFolded = true
    return reading
  }

  /// A candidate with what the list of answers says of it.
  private struct Ranked {
    let candidate: ClueCandidate
    let isKnown: Bool

    /// Whether senses tie its definition to an answer that it makes.
    let isTied: Bool

    /// The doubt of the candidate, and of its letters by the list.
    var doubt: Int { tiedDoubt + (isKnown ? 0 : 8) + (candidate.reading.isGuess ? 4 : 0) }

    /// The doubt of the candidate, less for a definition that fits.
    var tiedDoubt: Int { max(0, candidate.doubt - (isTied ? 4 : 0)) }
  }

  /// Whether a reading is told although no answer of the list is known to have its letters. With letters from elsewhere
  /// only the least doubtful ones are, because there are too many.
  private static func isWorthFolding(_ candidate: ClueCandidate) -> Bool {
    !candidate.reading.isCompound || candidate.doubt <= (candidate.reading.surplus < -1 ? 7 : 3)
  }

  /// Whether an indicator is by the fodder and nothing is left to explain.
  private static func isClear(_ candidate: ClueCandidate) -> Bool {
    !candidate.reading.isGuess && !candidate.reading.isCompound && candidate.doubt == 0
  }

  /// Whether an indicator that mostly is one speaks for a fodder of the right number of letters, and little against it.
  private static func isPlain(_ candidate: ClueCandidate, _ length: Int) -> Bool {
    candidate.hasStrongAnagram && !candidate.reading.isCompound && candidate.doubt <= mostOfPlain && length > 6
  }

  /// The most doubt of such a reading.
  private static let mostOfPlain = 3

  /// The doubt up to which a reading with the letters of an answer stands out: the more letters there are, the less
  /// probable is chance. Nil where none is enough.
  private static func limit(_ reading: ClueReading, _ length: Int) -> Int? {
    // Without an enumeration there is an answer of some length for many words.
    if length == 0 { return 1 }
    // Single words have anagrams more often than several words together.
    let words = reading.fodder.count
    if reading.isGuess { return words > 1 && length > 7 ? length - 2 : nil }
    if reading.surplus != 0 { return length - 5 }
    if reading.isCompound { return max(2, length - 3) }
    return max(2, words > 1 ? length - 2 : length - 4)
  }
}
