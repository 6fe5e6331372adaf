/// Help that falls short of the answer.
///
/// A hint speaks of the answers of the list and the words of the dictionary that fit, and of combinations of words
/// where there are none. What it tells as a fact is so for all answers of the list, and all words.
public enum Hint: Hashable, Sendable {
  /// How many answers fit; `isLeast` where there may be more.
  case count(Int, isLeast: Bool)

  /// Every answer with `v` for a vowel and `c` for another letter.
  case skeleton(String)

  /// The first letter of each word of every answer, `?` for the others.
  case initials(String)

  /// A letter that every answer has in the same slot, and the slot that it goes to, counted from 1.
  case letter(Character, slot: Int)

  /// The only answer stands in the slots.
  case complete

  /// One of so many answers stands in the slots; `isLeast` where there may be more of them.
  case oneOf(Int, isLeast: Bool)

  /// A hint about the likeliest of several answers that the others do not share. Its letter is put nowhere. `isLeast`
  /// says that there may be more answers than were counted.
  indirect case guess(Hint, of: Int, isLeast: Bool)

  /// A hint about combinations of words, since nothing of the list fits. It is a guess always: the answer may be a name
  /// or a phrase that no list has.
  indirect case combined(Hint)

  /// No answer fits.
  case hopeless

  /// No answer was found, and not everything was tried.
  case unknown

  /// How many steps a search for a hint takes: at most two seconds.
  static let steps = 20_000_000

  /// How much a hint tells.
  public enum Level: Int, CaseIterable, Sendable {
    /// How many answers fit.
    case count = 1

    /// Which letters are vowels.
    case skeleton

    /// The first letter of each word.
    case initials

    /// A letter in its place.
    case letter

    /// The level as it is recorded.
    var name: String { ["count", "skeleton", "initials", "letter"][rawValue - 1] }
  }

  /// The most combinations that are counted, and compared with each other.
  package static let mostCounted = 1000
}

extension Bench {
  /// The hint of a `level`. Letters that are placed and not locked are trials, of which it takes no notice.
  func hint(_ level: Hint.Level, _ source: AskedWords) throws(Interruption) -> Hint {
    let listed = try fittingAnswers(source)
    if !listed.isEmpty { return hint(level, about: listed, isLeast: false) }
    let found = try combinations(most: Hint.mostCounted, steps: Hint.steps, source)
    if found.answers.isEmpty { return found.rest == .none ? .hopeless : .unknown }
    return .combined(hint(level, about: found.answers, isLeast: found.rest != .none, isCombined: true))
  }

  /// The hint of a `level` about `answers`, the likeliest first, of which there may be others where `isLeast` says so.
  /// About combinations nothing is told as a fact.
  private func hint(_ level: Hint.Level, about answers: [Answer], isLeast: Bool, isCombined: Bool = false) -> Hint {
    let letters = answers.map { $0.letters }
    let likeliest = letters[0]
    let shared = likeliest.indices.filter { slot in
      !isLeast && letters.allSatisfy { $0[slot] == likeliest[slot] }
    }
    let hint: Hint
    let isFact: Bool
    switch level {
    case .count: return .count(answers.count, isLeast: isLeast)
    case .skeleton:
      hint = .skeleton(masked(likeliest) { letter, _ in letter.isVowel ? "v" : "c" })
      isFact = !isLeast && letters.allSatisfy { zip($0, likeliest).allSatisfy { $0.isVowel == $1.isVowel } }
    case .initials:
      hint = .initials(masked(likeliest) { letter, isInitial in isInitial ? letter : "?" })
      isFact = (answer?.words ?? []).allSatisfy { shared.contains($0.lowerBound) }
    case .letter:
      let isTyped = { (answer: [Character]) in answer.elementsEqual(self.slots) { $0 == $1.letter } }
      if isTyped(likeliest), answers.count == 1, !isLeast { return .complete }
      if isFull, letters.contains(where: isTyped) { return .oneOf(answers.count, isLeast: isLeast) }
      let isWrong = { (slot: Int) in self.slots[slot].letter != likeliest[slot] }
      guard let slot = shared.first(where: isWrong) ?? likeliest.indices.first(where: isWrong) else {
        return .oneOf(answers.count, isLeast: isLeast)
      }
      hint = .letter(likeliest[slot], slot: slot + 1)
      isFact = shared.contains(slot)
    }
    return isFact && !isCombined ? hint : .guess(hint, of: answers.count, isLeast: isLeast)
  }

  /// The letters of an answer, each rewritten by `mask`, with the breaks that are known of it.
  private func masked(_ letters: [Character], _ mask: (_ letter: Character, _ isInitial: Bool) -> Character) -> String {
    guard let answer else { return "" }
    let words = answer.words.map { word in String(word.map { mask(letters[$0], $0 == word.lowerBound) }) }
    return answer.breaks.joining(words)
  }
}

extension Hint {
  /// The hint as fields of a record.
  package var fields: [String] {
    switch self {
    case .count(let count, let isLeast): ["count", "\(count)"] + (isLeast ? ["least"] : [])
    case .skeleton(let skeleton): ["skeleton", skeleton]
    case .initials(let initials): ["initials", initials]
    case .letter(let letter, let slot): ["letter", String(letter), "\(slot)"]
    case .complete: ["complete"]
    case .oneOf(let count, let isLeast): ["one-of", "\(count)"] + (isLeast ? ["least"] : [])
    case .combined(let hint): ["combined"] + hint.fields
    case .guess(let hint, let count, let isLeast): ["guess", "\(count)"] + (isLeast ? ["least"] : []) + hint.fields
    case .hopeless: ["hopeless"]
    case .unknown: ["unknown"]
    }
  }

  /// Reads what `fields` writes, or answers nil. Within a combined hint stands no other, and within a guess no guess.
  init?(_ fields: ArraySlice<String>, mayCombine: Bool = true, mayGuess: Bool = true) {
    let rest = fields.dropFirst()
    let (detail, last) = (rest.first ?? "", rest.dropFirst().first)
    let (isLeast, count) = (last == "least", Int(detail))
    let hint: Hint? =
      switch (fields.first, fields.count - (isLeast ? 1 : 0)) {
      case ("combined", _) where mayCombine: Hint(rest, mayCombine: false).map { .combined($0) }
      case ("guess", _) where mayGuess:
        count.flatMap { count in
          Hint(rest.dropFirst(isLeast ? 2 : 1), mayCombine: false, mayGuess: false)
            .map { .guess($0, of: count, isLeast: isLeast) }
        }
      case ("count", 2): count.map { .count($0, isLeast: isLeast) }
      case ("skeleton", 2) where !isLeast: .skeleton(detail)
      case ("initials", 2) where !isLeast: .initials(detail)
      case ("letter", 3) where detail.count == 1:
        last.flatMap { Int($0) }.map { .letter(Character(detail), slot: $0) }
      case ("complete", 1): .complete
      case ("one-of", 2): count.map { .oneOf($0, isLeast: isLeast) }
      case ("hopeless", 1): .hopeless
      case ("unknown", 1): .unknown
      default: nil
      }
    guard let hint else { return nil }
    self = hint
  }
}

extension Character {
  fileprivate var isVowel: Bool { Self.vowels.contains(self) }

  private static let vowels = Set("aeiouàáâãäåæāăąèéêëēĕėęěìíîïĩīĭįıòóôõöøōŏőœùúûüũūŭůűųаеёиоуыэюяαεηιουωάέήίόύώ")
}
