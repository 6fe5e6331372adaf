package import Journal
package import Lexicon
package import WordScramble

/// How the program ends, after BSD's `sysexits`.
package enum ExitStatus: Int32 {
  case done = 0
  case no = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case failedIO = 74
}

/// A message to the user: what cannot be done or is so, why, and what to do about it or what comes of it.
package struct Diagnostic: Error, Equatable {
  package let status: ExitStatus

  /// The failure or the fact, with the name of what it concerns: `cannot read list.txt`.
  package let subject: String
  package let cause: String?
  package let remedy: String

  package let kind: Kind

  /// The kind of failure, where somebody may do something about it.
  package enum Kind: Sendable {
    case other
    case missing

    /// Another run has what is wanted, and may leave it.
    case inUse

    /// Only the word that was asked about has no answer, so that others may be asked about.
    case ofOneWord
  }

  package init(
    _ status: ExitStatus, _ subject: String, because cause: String? = nil, _ remedy: String, kind: Kind = .other
  ) {
    self.kind = kind
    self.status = status
    self.subject = subject
    self.cause = cause
    self.remedy = remedy
  }

  /// One line, in which nothing from outside can act, and nothing that it quotes is long.
  package var line: String { "scramble: \(text)" }

  /// The subject and the cause, without the remedy.
  var described: String { cause.map { "\(subject): \($0)" } ?? subject }

  /// The line as a sentence, for those who see no command.
  package var sentence: String { text.prefix(1).uppercased() + text.dropFirst() + "." }

  /// The subject and the cause as a sentence: what to do about it may be a command.
  var fact: String { Self.shown(described).asSentence }

  private var text: String {
    [subject, cause ?? "", remedy].filter { !$0.isEmpty }.map { Self.shown($0) }.joined(separator: ": ")
  }

  /// The most characters of a part that are shown. A longer one, which quotes what was given, lacks its middle.
  private static let longestPart = 400

  private static func shown(_ part: String) -> String {
    let scalars = part.unicodeScalars
    guard scalars.count > longestPart else { return Escape.visible(part) }
    let ends = [scalars.prefix(longestPart / 2), scalars.suffix(longestPart / 2)]
    return ends.map { Escape.visible(String($0)) }.joined(separator: "…")
  }

  /// A message about something that is no failure.
  package static func note(_ subject: String, because cause: String? = nil, _ remedy: String) -> Diagnostic {
    Diagnostic(.done, subject, because: cause, remedy)
  }

  /// The message about bytes at `place` that are no text, and stay as they are.
  package static func keepingBytes(of place: String) -> Diagnostic {
    note("keeping bytes of \(place)", because: "they are no UTF-8", "iconv converts a file")
  }

  package init(_ fault: LookupFault) {
    self.init(
      fault.kind.status, fault.subject, because: fault.cause, fault.remedy,
      kind: fault.isOfOneWord ? .ofOneWord : .other)
  }

  package init(_ fault: RootFault) {
    self.init(.usage, "\(fault)", "a root word is 1 to \(RootWord.mostLetters) letters, without spaces or digits")
  }

  package init(_ fault: TranscriptFault, path: String) {
    let remedy = fault.cause == .torn ? "'scramble resume' drops such a line" : "name a transcript as it was recorded"
    self.init(.badData, "cannot read \(path) line \(fault.line)", because: "\(fault)", remedy)
  }
}

extension LookupFault.Kind {
  /// How the program ends where it meets with such a fault.
  var status: ExitStatus {
    switch self {
    case .missing: .noInput
    case .damaged: .badData
    case .failed: .failedIO
    case .unfit: .usage
    }
  }
}

/// `text` with all but its line feeds escaped.
package func escapedLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { Escape.visible($0) }.joined(separator: "\n")
}
