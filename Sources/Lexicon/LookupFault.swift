/// Why a question about words has no answer, such as a dictionary that cannot be read.
///
/// Engines pass it on from the oracle, and are then as they were before the move.
public struct LookupFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of a fault, which decides the exit code of a program.
  public enum Kind: Equatable, Sendable {
    /// A file is not there or cannot be opened.
    case missing

    /// The content of a file is not of the kind that is expected.
    case damaged

    /// Reading failed, or the process that answers has gone.
    case failed

    /// The request cannot be met as it stands.
    case unfit
  }

  /// The kind of the fault.
  public let kind: Kind

  /// The failed action and its object: `cannot read list.txt`.
  public let subject: String

  /// The cause, or nil where the subject says it.
  public let cause: String?

  /// The remedy, as an advice in words.
  public let remedy: String

  /// Whether only the word that was asked about has no answer, so that others may be asked about.
  public let isOfOneWord: Bool

  /// A fault of `kind`.
  public init(_ kind: Kind, _ subject: String, because cause: String?, _ remedy: String, isOfOneWord: Bool = false) {
    self.kind = kind
    self.subject = subject
    self.cause = cause
    self.remedy = remedy
    self.isOfOneWord = isOfOneWord
  }

  /// Subject and cause: `cannot read list.txt: it is a directory`.
  public var description: String { cause.map { "\(subject): \($0)" } ?? subject }
}
