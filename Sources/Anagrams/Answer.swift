import Lexicon

/// An answer that fills the slots of a bench: one of a list, a word of the dictionary, or several words of it.
public struct Answer: Hashable, Sendable {
  /// The source of an answer, the likeliest first.
  public enum Kind: String, Hashable, Sendable {
    /// A list of answers has it.
    case listed

    /// The dictionary has it as one word.
    case word

    /// The dictionary has its words, but no list has them together.
    case combination
  }

  /// The answer as it is written, with its spaces, hyphens, apostrophes, capitals and accents.
  public let text: String

  /// A letter for each slot.
  public let letters: [Character]

  /// How many letters each of its words has.
  public let enumeration: Enumeration

  /// How common its rarest word is.
  public let frequency: Int

  /// The source of the answer.
  public let kind: Kind

  /// An answer of a list, or nil where it has more letters than an enumeration counts.
  init?(_ listed: ListedAnswer) {
    guard let enumeration = Enumeration(listed.answer.enumeration) else { return nil }
    self.enumeration = enumeration
    text = listed.answer.text
    letters = Array(listed.answer.letters)
    frequency = listed.frequency
    kind = .listed
  }

  /// An answer of which a record tells the text alone.
  init(recorded text: String) {
    self.text = text
    letters = []
    enumeration = Enumeration(length: 1)
    frequency = 0
    kind = .listed
  }

  /// Words of the dictionary side by side, as many as the enumeration has.
  init(words: [KnownWord], _ enumeration: Enumeration) {
    text = enumeration.breaks.joining(words.map { $0.spelling })
    letters = words.flatMap { Array($0.text) }
    self.enumeration = enumeration
    frequency = words.map { $0.frequency }.min() ?? 0
    kind = words.count == 1 ? .word : .combination
  }
}

extension Answer: CustomStringConvertible {
  /// The answer as it is written.
  public var description: String { text }
}

extension [Enumeration.Break] {
  /// `parts` joined by the spaces, hyphens and apostrophes of the enumeration.
  package func joining(_ parts: [String]) -> String {
    zip(parts, map { $0 == .space ? " " : String($0.rawValue) } + [""]).map { $0 + $1 }.joined()
  }
}

/// A number of answers that may be more than were counted.
public struct AnswerCount: Hashable, Sendable {
  /// How many were counted.
  public let number: Int

  /// Whether there may be more.
  public let isLeast: Bool
}

/// The first answers that fit a bench.
public struct AnswerPage: Hashable, Sendable {
  /// The answers, the likeliest first.
  public let answers: [Answer]

  /// How many they are; a record that is believed tells this number and the first of them.
  let count: Int

  /// Whether there are more answers of this kind.
  public let rest: Rest

  /// How many combinations of words there are besides; nil where the answers are combinations, and for one word.
  public let combinations: AnswerCount?

  /// A page with `answers`, the first of `count` where it is given.
  package init(answers: [Answer], rest: Rest, combinations: AnswerCount? = nil, count: Int? = nil) {
    self.answers = answers
    self.count = count ?? answers.count
    self.rest = rest
    self.combinations = combinations
  }

  /// Whether there are answers behind those of a page.
  public enum Rest: Hashable, Sendable {
    /// There are no more.
    case none

    /// There are more.
    case some

    /// The search ended before it could tell.
    case unknown
  }
}
