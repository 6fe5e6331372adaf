/// Help that falls short of the answer.
public enum Hint: Hashable, Sendable {
  /// How many answers fit; `isLeast` where there may be more.
  case count(Int, isLeast: Bool)

  /// The answer with `v` for a vowel and `c` for another letter.
  case skeleton(String)

  /// The first letter of each word of the answer, `?` for the others.
  case initials(String)

  /// A letter of the answer, and the slot that it goes to, counted from 1.
  case letter(Character, slot: Int)

  /// The letters stand as they should.
  case complete

  /// No answer fits.
  case hopeless

  /// No answer was found, and not everything was tried.
  case unknown

  /// The steps that are taken for a hint, at most two seconds.
  static let patience = 20_000_000

  /// How much a hint tells; all but the first level tell of the most common answer.
  public enum Level: Int, CaseIterable, Sendable {
    /// How many answers fit.
    case count = 1

    /// Which letters of the answer are vowels.
    case skeleton

    /// The first letter of each word.
    case initials

    /// A letter in its place.
    case letter
  }

  /// The most answers that are counted.
  public static let mostCounted = 1000
}

extension Hint {
  /// The hint of a `level` about `answer`, given to someone who has come as far as `bench`.
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
