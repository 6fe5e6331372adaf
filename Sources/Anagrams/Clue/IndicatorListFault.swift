import Journal

/// Why a text is no list of indicators, and where.
public struct IndicatorListFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with the line.
  public enum Cause: Equatable, Sendable {
    /// It begins with this word, which is no kind of line.
    case unknownKind(String)

    /// It has nothing after its kind.
    case noPhrase

    /// This word is not of small letters a to z, with `/` and `*`.
    case malformed(String)

    /// This phrase has been told before.
    case repeated(String)

    /// This verb is told without a form.
    case verbWithoutForms(String)
  }

  /// Why the list cannot be read.
  public let cause: Cause

  /// The line at fault, counted from 1.
  public let line: Int

  package init(_ cause: Cause, line: Int) {
    self.cause = cause
    self.line = line
  }

  /// The cause in words, with what the list says escaped and shortened.
  public var description: String {
    switch cause {
    case .unknownKind(let word): "a line begins with verb, anagram, deletion or departure, not with '\(shown(word))'"
    case .noPhrase: "nothing follows the first word of the line"
    case .malformed(let word): "'\(shown(word))' is not made of small letters a to z, with / and *"
    case .repeated(let phrase): "'\(shown(phrase))' stands in the list already"
    case .verbWithoutForms(let verb): "the verb '\(shown(verb))' has no other forms"
    }
  }

  private func shown(_ text: String) -> String { Escape.visible.beginning(60, of: text) }
}
