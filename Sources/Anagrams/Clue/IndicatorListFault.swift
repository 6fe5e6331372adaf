import Journal

/// Why a text is no list of indicators, and where.
public struct IndicatorListFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The fault of the line.
  package enum Cause: Error, Equatable {
    /// The line begins with this word, which is no kind of line.
    case unknownKind(String)

    /// The line has nothing after its kind.
    case noPhrase

    /// This word is not of small letters a to z, with `/` and `*`.
    case malformed(String)

    /// This phrase has been told before.
    case repeated(String)

    /// The line has these letters without a phrase that they stand for, or they are not of a to z.
    case lettersWithoutPhrase(String)

    /// This verb is told without a form.
    case verbWithoutForms(String)
  }

  /// Why the list cannot be read.
  package let cause: Cause

  /// The line at fault, counted from 1.
  public let line: Int

  /// The cause in words, with what the list says escaped and shortened.
  public var description: String {
    switch cause {
    case .unknownKind(let word):
      "a line begins with verb, letters or a kind of indicator such as anagram, not with '\(shown(word))'"
    case .noPhrase: "nothing follows the first word of the line"
    case .malformed(let word): "'\(shown(word))' is not made of small letters a to z, with / and *"
    case .repeated(let phrase): "'\(shown(phrase))' stands in the list already"
    case .lettersWithoutPhrase(let letters): "'\(shown(letters))' is not letters with a phrase behind them"
    case .verbWithoutForms(let verb): "the verb '\(shown(verb))' has no other forms"
    }
  }

  private func shown(_ text: String) -> String { Escape.visible.beginning(60, of: text) }
}
