import Glibc
import Layout
import Lexicon
import ScrambleFiles
import Sessions
import Spelling
import WordLists
import WordScramble

extension Diagnostic {
  /// Says so on standard error: where a person reads that on `screen`, in lines that break between words.
  func tell(on screen: Screen = .page) {
    let isRead = screen.isInteractive && isatty(STDERR_FILENO) == 1
    for line in isRead ? wrapped(line, width: screen.width) : [line] { writeToStandardError(line + "\n") }
  }

  /// The diagnostic that an error from below amounts to, or nil for an error that is none of ours.
  init?(_ error: any Error) {
    switch error {
    case let diagnostic as Diagnostic: self = diagnostic
    case let fault as FileFault: self.init(fault)
    case let fault as DictionaryFault: self.init(fault)
    case let fault as LookupFault: self.init(fault)
    case let fault as RootFault: self.init(fault)
    case let missing as DataFolderMissing:
      let searched = missing.searched.filter { !$0.isEmpty }.joined(separator: ", ")
      self.init(
        .noInput, "cannot find the word lists", because: "they are not in \(searched)",
        "set \(DataFolder.variable) to the folder that holds Resources and Dictionaries, or install again")
    default: return nil
    }
  }

  init(_ fault: FileFault) {
    let (status, remedy): (ExitStatus, String) =
      switch fault.cause {
      case .missing: (.noInput, "check the name")
      case .directory: (.noInput, "name a file")
      case .unreadable: (.noInput, "check its permissions")
      case .failedReading: (.failedIO, "check the disk that it is on")
      case .exists: (.failedIO, "name another file, nothing is overwritten")
      case .inUse: (.failedIO, "end the other run first")
      case .unwritable where fault.path == OutputFile.standardOutputName: (.failedIO, "check where it leads")
      case .unwritable: (.failedIO, "check the folder and the space on the disk")
      case .tooLarge: (.badData, "name a smaller one")
      case .longLine: (.badData, "name a text")
      case .readerGone: (.failedIO, "nothing to do")
      }
    let kind: Kind = fault.cause == .missing ? .missing : fault.cause == .inUse ? .inUse : .other
    self.init(status, fault.subject, because: fault.reason, fault.path.isEmpty ? "name a file" : remedy, kind: kind)
  }

  init(_ fault: DictionaryFault) {
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
        .badData, "cannot use \(path)\(word.map { " at '\($0)'" } ?? "")", because: "\(cause)", remedy,
        kind: fault.isOfOneWord ? .ofOneWord : .other)
    }
  }

  private init(_ unknown: UnknownDictionary) {
    let known = unknown.known.prefix(Self.mostDictionaries).joined(separator: ", ")
    let more = unknown.known.count - Self.mostDictionaries
    let wanted = String(unknown.name.lowercased().map { $0 == "-" ? "_" : $0 })
    let near = unknown.known.first { $0.lowercased() == wanted || $0.lowercased().hasPrefix("\(wanted)_") }
    self.init(
      .noInput, "cannot find the dictionary \(unknown.name)",
      because: "there are \(known)\(more > 0 ? " and \(more) more, which 'scramble dictionaries' lists" : "")",
      near.map { "perhaps \($0) is meant" } ?? unknown.package.map { "the Debian package \($0) brings it" }
        ?? "check the name")
  }

  /// How many names of dictionaries a line has room for.
  private static let mostDictionaries = 8

  private static let anotherDictionary = "name another with --dictionary"

  /// Does `body`, what it throws being told as a diagnostic.
  static func telling<Result>(_ body: () throws -> Result) throws(Diagnostic) -> Result {
    do {
      return try body()
    } catch {
      throw Diagnostic(error)
        ?? Diagnostic(.failedIO, "the words cannot be looked up", because: "\(error)", "try again")
    }
  }
}
