import Lexicon

/// What fills the slots of a bench: an answer of a list, a word of the dictionary, or several words of it.
public struct Answer: Hashable, Sendable {
  /// Where an answer is from, the likeliest first.
  public enum Kind: String, Hashable, Sendable {
    /// A list of answers has it.
    case listed

    /// The dictionary has it as one word.
    case word

    /// The dictionary has its words, and nobody says that they belong together.
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

  /// Where it is from.
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

  /// A word of the dictionary.
  init(_ word: KnownWord) {
    text = word.spelling
    letters = Array(word.text)
    enumeration = Enumeration(length: letters.count)
    frequency = word.frequency
    kind = .word
  }

  /// Words side by side, as many as the enumeration has.
  init(words: [KnownWord], _ enumeration: Enumeration) {
    text = enumeration.breaks.joining(words.map(\.spelling))
    letters = words.flatMap { Array($0.text) }
    self.enumeration = enumeration
    frequency = words.map(\.frequency).min() ?? 0
    kind = words.count == 1 ? .word : .combination
  }
}

extension Answer: CustomStringConvertible {
  /// The answer as it is written.
  public var description: String { text }
}

extension [Enumeration.Break] {
  /// `parts` with what stands between them.
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

  /// So many answers, or where `isLeast` at least so many.
  public init(_ number: Int, isLeast: Bool = false) {
    self.number = number
    self.isLeast = isLeast
  }
}

/// The first answers that fit a bench.
public struct AnswerPage: Hashable, Sendable {
  /// The likeliest first.
  public let answers: [Answer]

  /// What is known of others of this kind.
  public let rest: Rest

  /// How many combinations of words there are besides; nil where the answers are combinations, or the answer is one
  /// word.
  public let combinations: AnswerCount?

  /// A page with `answers`, where this is known of the `rest` and of `combinations` of words.
  public init(answers: [Answer], rest: Rest, combinations: AnswerCount? = nil) {
    self.answers = answers
    self.rest = rest
    self.combinations = combinations
  }

  /// What is known of the answers behind those of a page.
  public enum Rest: Hashable, Sendable {
    /// There are none.
    case none

    /// There are some.
    case some

    /// The search ended before it could tell.
    case unknown
  }
}
