package import Journal
package import Lexicon
package import ScrambleFiles
package import Spelling
package import WordLists
import WordScramble

/// How the program ends, after BSD's `sysexits`.
package enum ExitStatus: Int32 {
  case done = 0
  case no = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case failedIO = 74
}

/// What the user is told when something cannot be done: what that is, why, and what to do about it.
package struct Diagnostic: Error, Equatable {
  package let status: ExitStatus

  /// What cannot be done, or what is so, with the name of what it concerns: `cannot read list.txt`.
  package let subject: String
  package let cause: String?
  package let remedy: String

  /// Whether another run has what is wanted, and may leave it.
  package let isInUse: Bool

  package init(
    _ status: ExitStatus, _ subject: String, because cause: String? = nil, _ remedy: String, isInUse: Bool = false
  ) {
    self.isInUse = isInUse
    self.status = status
    self.subject = subject
    self.cause = cause
    self.remedy = remedy
  }

  /// One line, in which nothing from outside can act, and nothing that it quotes is long.
  package var line: String {
    "scramble: " + [subject, cause, remedy].compactMap { $0.map(Self.shown) }.joined(separator: ": ")
  }

  /// The most characters of a part that are shown. A longer one, which quotes what was given, lacks its middle.
  private static let longestPart = 400

  private static func shown(_ part: String) -> String {
    let scalars = part.unicodeScalars
    guard scalars.count > longestPart else { return Escape.visible(part) }
    let ends = [scalars.prefix(longestPart / 2), scalars.suffix(longestPart / 2)]
    return ends.map { Escape.visible(String($0)) }.joined(separator: "…")
  }
}

extension Diagnostic {
  /// What is told of something that is no failure.
  package static func note(_ subject: String, because cause: String? = nil, _ remedy: String) -> Diagnostic {
    Diagnostic(.done, subject, because: cause, remedy)
  }

  /// The diagnostic that an error from below amounts to, or nil for an error that is none of ours.
  package init?(_ error: any Error) {
    switch error {
    case let diagnostic as Diagnostic: self = diagnostic
    case let fault as FileFault: self.init(fault)
    case let fault as DictionaryFault: self.init(fault)
    case let fault as BundledIndexFault: self.init(fault)
    case let fault as LookupFault: self.init(fault)
    case let fault as RootFault:
      self.init(.usage, "\(fault)", "a root word is 1 to \(RootWord.mostLetters) letters, without spaces or digits")
    case let missing as DataFolderMissing:
      let searched = missing.searched.filter { !$0.isEmpty }.joined(separator: ", ")
      self.init(
        .noInput, "cannot find the word lists", because: "they are not in \(searched)",
        "set \(DataFolder.variable) to the folder that holds Resources and Dictionaries, or install again")
    default: return nil
    }
  }

  package init(_ fault: FileFault) {
    let remedy =
      switch fault.cause {
      case _ where fault.path.isEmpty: "name a file"
      case .missing: "check the name"
      case .directory: "name a file"
      case .unreadable: "check its permissions"
      case .failedReading: "check the disk that it is on"
      case .exists: "name another file, nothing is overwritten"
      case .inUse: "end the other run first"
      case .unwritable where fault.path == OutputFile.standardOutputName: "check where it leads"
      case .unwritable: "check the folder and the space on the disk"
      case .tooLarge: "name a smaller one"
      case .longLine: "name a text"
      case .readerGone: "nothing to do"
      }
    let status: ExitStatus =
      switch fault.cause {
      case .tooLarge, .longLine: .badData
      default: fault.isMissingInput ? .noInput : .failedIO
      }
    self.init(status, fault.subject, because: fault.reason, remedy, isInUse: fault.cause == .inUse)
  }

  package init(_ fault: DictionaryFault) {
    switch fault {
    case .file(let fault): self.init(fault)
    case .unknown(let dictionary): self.init(dictionary)
    case .content(let path, let line, let problem):
      self.init(
        .badData, "cannot use \(path)" + (line.map { " line \($0)" } ?? ""), because: problem, Self.anotherDictionary)
    case .lost(let path, let word, let cause):
      let remedy =
        switch cause {
        case .busy, .costly, .crash:
          word == nil ? Self.anotherDictionary : "this question has no answer, \(Self.anotherDictionary)"
        case .memoryLimit, .stackLimit: "raise the limit"
        case .noProcess: "end other programs"
        }
      self.init(
        .badData, "cannot use \(path)\(word.map { " at '\($0)'" } ?? "")", because: "\(cause)", remedy)
    }
  }

  private init(_ unknown: UnknownDictionary) {
    let known = unknown.known.prefix(Self.mostDictionaries).joined(separator: ", ")
    let more = unknown.known.count - Self.mostDictionaries
    self.init(
      .noInput, "cannot find the dictionary \(unknown.name)",
      because: "there are \(known)\(more > 0 ? " and \(more) more, which 'scramble dictionaries' lists" : "")",
      unknown.package.map { "the Debian package \($0) brings it" } ?? "check the name")
  }

  /// How many names of dictionaries a line has room for.
  private static let mostDictionaries = 8

  private static let anotherDictionary = "name another with --dictionary"

  package init(_ fault: BundledIndexFault) {
    switch fault {
    case .file(let fault): self.init(fault)
    case .content(let path, let fault):
      self.init(.badData, "cannot use \(path)", because: "\(fault)", "install again")
    }
  }

  package init(_ fault: LookupFault) {
    let status: ExitStatus =
      switch fault.kind {
      case .missing: .noInput
      case .damaged: .badData
      case .failed: .failedIO
      case .unfit: .usage
      }
    self.init(status, fault.subject, because: fault.cause, fault.remedy)
  }

  /// The diagnostic of an error that concerns one word, so that other words may still be asked about; nil for any other
  /// error.
  init?(ofOneWord error: any Error) {
    switch error {
    case let fault as DictionaryFault where fault.isOfOneWord: self.init(fault)
    case let fault as LookupFault where fault.isOfOneWord: self.init(fault)
    default: return nil
    }
  }

  package init(_ fault: TranscriptFault, path: String) {
    let remedy = fault.cause == .torn ? "'scramble resume' drops such a line" : "name a transcript as it was recorded"
    self.init(.badData, "cannot read \(path) line \(fault.line)", because: "\(fault)", remedy)
  }
}

/// `text` with all but its line feeds escaped.
package func escapedLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { Escape.visible($0) }.joined(separator: "\n")
}

/// A number with its noun, in the plural where that is due.
package func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
