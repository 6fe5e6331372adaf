import Lexicon

/// Letters of which some are not known, for the search of answers.
///
/// An answer fits where it has all letters that are known, each as often as it is there, and no more others than there
/// are unknown ones. While letters are to be discarded it may leave any of them over.
extension Bench {
  /// The letters that are known and not discarded, and how many are unknown. Where an unknown letter is locked as one
  /// of the alphabet, it is known.
  var pool: (known: [Character], unknown: Int) {
    var letters = letters
    for slot in slots where slot.isLocked && slot.tile != slot.letter {
      letters[letters.lastIndex(of: Fodder.unknown)!] = slot.letter!
    }
    let known = letters.filter { $0 != Fodder.unknown }
    return (known, letters.count - known.count)
  }

  /// The letters that an answer has to have, one for each slot, nil where any will do.
  var lockedLetters: [Character?] { slots.map { $0.isLocked && $0.letter != Fodder.unknown ? $0.letter : nil } }

  /// Whether `answer` agrees with the locked slots: it has their letters, and what stands where one is unknown does not
  /// use up a known letter that another slot needs.
  func agrees(_ answer: [Character]) -> Bool {
    guard answer.fit(lockedLetters) else { return false }
    let isOpen = slots.map { $0.isLocked && $0.letter == Fodder.unknown }
    guard isOpen.contains(true) else { return true }
    let others = zip(answer, isOpen).filter { !$0.1 }.map { $0.0 }
    let (known, unknown) = pool
    return LetterMultiset(known).missing(for: others).count <= unknown - isOpen.count { $0 }
  }

  /// The words of the dictionary that have a letter for each slot, or nil where they cannot be told. One unknown letter
  /// is tried as each of the alphabet where `source` has no better way.
  ///
  /// - Throws: `Refusal.tooManyUnknown` where it has no better way and there are more.
  func wholeWords(_ source: AskedWords) throws(Interruption) -> [KnownWord]? {
    let (known, unknown) = pool
    if unknown == 0 { return try source.words(from: known, ofLengths: [slots.count]) }
    if let words = try source.words(ofLength: slots.count, from: known, unknown: unknown) { return words }
    if unknown > 1 { throw .refused(.tooManyUnknown(unknown, most: 1)) }
    var found: Set<KnownWord> = []
    for letter in try source.alphabet(ofLengths: [slots.count]) {
      guard let words = try source.words(from: known + [letter], ofLengths: [slots.count]) else { return nil }
      found.formUnion(words)
    }
    return Array(found)
  }
}
