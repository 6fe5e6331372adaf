import Journal

/// Why a text is no list of indicators, and where.
public struct IndicatorListFault: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Cause: Equatable, Sendable {
    case unknownKind(String)
    case noPhrase
    case malformed(String)
    case repeated(String)
    case verbWithoutForms(String)
  }

  public let cause: Cause

  /// The line at fault, counted from 1.
  public let line: Int

  public init(_ cause: Cause, line: Int) {
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
