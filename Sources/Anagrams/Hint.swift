/// Help that falls short of the answer.
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

  /// A hint about the likeliest of several answers that the others do not share. Its letter is put nowhere. `isLeast`
  /// says that there may be more answers than were counted.
  indirect case guess(Hint, of: Int, isLeast: Bool)

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
  }

  /// The most answers that are counted, and compared with each other.
  public static let mostCounted = 1000
}

extension Hint.Level {
  /// The level as it is recorded.
  var name: String {
    switch self {
    case .count: "count"
    case .skeleton: "skeleton"
    case .initials: "initials"
    case .letter: "letter"
    }
  }
}

extension Hint {
  /// The hint of a `level` that is true of every answer that fits, or nil where there is none, or where not all answers
  /// are known.
  init?(_ level: Level, sharedBy found: AnswerPage, on bench: Bench) {
    guard found.rest == .none, let first = found.answers.first else { return nil }
    if level == .letter, found.answers.count > 1 {
      let answers = found.answers.map(\.letters)
      let shared = answers[0].indices.filter { slot in answers.allSatisfy { $0[slot] == answers[0][slot] } }
      guard let slot = shared.first(where: { bench.slots[$0].letter != answers[0][$0] }) else { return nil }
      self = .letter(answers[0][slot], slot: slot + 1)
    } else {
      self.init(level, about: first, on: bench)
      for answer in found.answers where Hint(level, about: answer, on: bench) != self { return nil }
    }
  }

  /// The hint of a `level` about `answer`. A letter that stands in its slot of `bench` is no hint.
  init(_ level: Level, about answer: Answer, on bench: Bench) {
    switch level {
    case .count, .skeleton: self = .skeleton(answer.masked { letter, _ in letter.isVowel ? "v" : "c" })
    case .initials: self = .initials(answer.masked { letter, isInitial in isInitial ? letter : "?" })
    case .letter:
      let letters = answer.letters
      let wrong = letters.indices.first { bench.slots[$0].letter != letters[$0] }
      self = wrong.map { .letter(letters[$0], slot: $0 + 1) } ?? .complete
    }
  }

  /// The hint as fields of a record.
  var fields: [String] {
    switch self {
    case .count(let count, let isLeast): ["count", "\(count)"] + (isLeast ? ["least"] : [])
    case .skeleton(let skeleton): ["skeleton", skeleton]
    case .initials(let initials): ["initials", initials]
    case .letter(let letter, let slot): ["letter", String(letter), "\(slot)"]
    case .complete: ["complete"]
    case .guess(let hint, let count, let isLeast): ["guess", "\(count)"] + (isLeast ? ["least"] : []) + hint.fields
    case .hopeless: ["hopeless"]
    case .unknown: ["unknown"]
    }
  }
}

extension Answer {
  /// The answer with each letter rewritten by `mask`, which is told whether a word begins with it.
  fileprivate func masked(_ mask: (_ letter: Character, _ isInitial: Bool) -> Character) -> String {
    breaks.joining(words.map { String($0.enumerated().map { mask($1, $0 == 0) }) })
  }
}

extension Character {
  fileprivate var isVowel: Bool { Self.vowels.contains(self) }

  private static let vowels = Set("aeiouàáâãäåæāăąèéêëēĕėęěìíîïĩīĭįıòóôõöøōŏőœùúûüũūŭůűųаеёиоуыэюяαεηιουωάέήίόύώ")
}
