public import Lexicon

/// A clue held against its answer, for the person who sets it.
///
/// ```swift
/// let checked = CheckedClue(try Clue("Users rap off revelation (8)"), "surprise", list)!
/// print(checked.over, checked.short)  // ["a"] ["i"]
/// ```
public struct CheckedClue: Hashable, Sendable {
  /// The answer as it was written.
  public let answer: String

  /// Its letters in lower case.
  package let letters: String

  /// The words of the answer.
  public let enumeration: Enumeration

  /// The reading that makes the answer, or the one whose letters come nearest; nil where no words come near.
  public let reading: ClueReading?

  /// The letters of the reading that the answer does not have.
  public let over: [Character]

  /// The letters of the answer that the reading does not have.
  public let short: [Character]

  /// Whether the clue tells the lengths of the answer, or other ones that a paper may give for it, or none.
  public let fitsEnumeration: Bool

  /// Whether words of the clue spell the answer as it stands.
  public let isGiven: Bool

  /// Whether the letters of the reading are those of the answer.
  public var isMade: Bool { reading != nil && over.isEmpty && short.isEmpty }

  /// Reads `clue` with the knowledge of its `answer`; nil where that has no letters, or too many.
  ///
  /// - Complexity: at most cubic in the number of words.
  public init?(_ clue: Clue, _ answer: String, _ list: IndicatorList, _ orthography: Orthography = Orthography()) {
    guard let letters = AnsweredClue.letters(of: answer, orthography), let written = Enumeration(of: answer) else {
      return nil
    }
    let isWritten = written.count == letters.count
    let whole = Enumeration(length: letters.count)
    enumeration = isWritten ? written : whole
    self.answer = answer
    self.letters = String(letters)
    // Letters alone say nothing about the words.
    fitsEnumeration =
      clue.enumeration.map { told in
        told.count == letters.count && (!isWritten || written == whole || told.admits(written) || written.admits(told))
      } ?? true
    isGiven = clue.has(letters)
    let parts = ClueParts(of: clue, list, enumeration: fitsEnumeration ? clue.enumeration ?? whole : whole)
    let made = Self.reading(in: parts, making: LetterMultiset(letters), of: clue)
    let near = made == nil ? Self.nearest(in: parts, to: letters) : nil
    reading = made ?? near?.candidate.reading
    (over, short) = (near?.over ?? [], near?.short ?? [])
  }

  /// The least doubtful reading that has exactly these letters, and is not the answer itself.
  private static func reading(in parts: ClueParts, making letters: LetterMultiset, of clue: Clue) -> ClueReading? {
    var best: ClueCandidate?
    let all = ClueSearch(parts).readings() + CompoundSearch(parts, within: letters).readings()
    for (place, reading) in all.enumerated() where reading.surplus == 0 {
      guard LetterMultiset(clue.letters(of: reading)) == letters else { continue }
      var judged = ClueCandidate(reading, in: parts)
      judged.place = place
      if best.map({ judged < $0 }) != false { best = judged }
    }
    return best?.reading
  }

  private struct NearFodder {
    let candidate: ClueCandidate
    let over: [Character]
    let short: [Character]

    /// A fodder without an indicator is as far off as one with two more wrong letters.
    var distance: Int { over.count + short.count + (candidate.reading.isGuess ? 2 : 0) }
  }

  /// The words that stand together and whose letters come nearest to `letters`, those by an indicator before others.
  private static func nearest(in parts: ClueParts, to letters: [Character]) -> NearFodder? {
    let most = 2 + letters.count / 4
    let wanted = LetterMultiset(letters)
    var best: NearFodder?
    for start in parts.words.indices where !parts.words[start].isPossessive {
      for end in start + 1..<parts.words.count + 1 {
        let region = Array(start..<end)
        let linked = region.filter { $0 == start || !LinkWords.mayLink(parts.words[$0]) }
        for positions in linked.count < region.count ? [region, linked] : [region] {
          let fodder = positions.flatMap { parts.words[$0].letters }
          if abs(fodder.count - letters.count) > most { continue }
          let (over, short) = (wanted.missing(for: fodder), LetterMultiset(fodder).missing(for: letters))
          for anagram in [nil] + parts.anagrams(beside: start..<end).map({ Optional($0) }) {
            let candidate = ClueCandidate(ClueReading(fodder: positions, anagram: anagram?.words), in: parts)
            let near = NearFodder(candidate: candidate, over: over, short: short)
            let isNearer =
              best.map { (near.distance, candidate) < ($0.distance, $0.candidate) } ?? (near.distance <= most)
            if isNearer { best = near }
          }
        }
      }
    }
    return best
  }
}
