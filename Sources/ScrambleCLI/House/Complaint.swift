import Files
import Journal
import Spelling
import WordLists
import WordScramble

/// How the program ends, after BSD's `sysexits`.
enum ExitStatus: Int32 {
  case done = 0
  case no = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case failedIO = 74
}

/// What the user is told when something cannot be done: what is wrong, where, and what to do about it.
struct Complaint: Error, Equatable {
  let status: ExitStatus
  let problem: String
  let place: String?
  let remedy: String

  init(_ status: ExitStatus, _ problem: String, at place: String? = nil, _ remedy: String) {
    self.status = status
    self.problem = problem
    self.place = place
    self.remedy = remedy
  }

  /// Says so on standard error.
  func tell() { writeToStandardError(line + "\n") }

  /// One line, in which nothing from outside can act.
  var line: String {
    "scramble: " + [problem, place, remedy].compactMap { $0.map { Escape.visible($0) } }.joined(separator: ": ")
  }
}

/// Tells on standard error of something that is no failure.
func note(_ problem: String, _ place: String, _ remedy: String) {
  Complaint(.done, problem, at: place, remedy).tell()
}

extension Complaint {
  /// The complaint that an error from below amounts to, or nil for an error that is none of ours.
  init?(_ error: any Error) {
    switch error {
    case let complaint as Complaint: self = complaint
    case let fault as FileFault: self.init(fault)
    case let fault as DictionaryFault: self.init(fault)
    case let fault as BundledIndexFault: self.init(fault)
    case let fault as RootFault:
      self.init(.usage, "\(fault)", "a root word is 1 to \(RootWord.mostLetters) letters, without spaces or digits")
    case let missing as DataFolderMissing:
      let searched = missing.searched.filter { !$0.isEmpty }.joined(separator: ", ")
      self.init(
        .noInput, "the word lists are not there", at: searched,
        "set \(DataFolder.variable) to the folder that holds Resources and Dictionaries, or install again")
    default: return nil
    }
  }

  init(_ fault: FileFault) {
    let remedy =
      switch fault.cause {
      case .missing: "check the name"
      case .directory: "name a file"
      case .unreadable, .failedReading: "check its permissions"
      case .exists: "name another file, nothing is overwritten"
      case .inUse: "end the other run first"
      case .unwritable: "check the folder and the space on the disk"
      case .tooLarge: "name a smaller one"
      case .readerGone: "nothing to do"
      }
    let status: ExitStatus =
      if case .tooLarge = fault.cause { .badData } else { fault.isMissingInput ? .noInput : .failedIO }
    self.init(status, "\(fault)", at: fault.path.isEmpty ? "''" : fault.path, remedy)
  }

  init(_ fault: DictionaryFault) {
    switch fault {
    case .file(let fault): self.init(fault)
    case .content(let path, let line, let problem):
      self.init(.badData, problem, at: path + (line.map { " line \($0)" } ?? ""), Self.anotherDictionary)
    case .lost(let path, let word, let cause):
      let remedy =
        switch cause {
        case .busy, .crash:
          word == nil ? Self.anotherDictionary : "this question has no answer, \(Self.anotherDictionary)"
        case .memoryLimit, .stackLimit: "raise the limit"
        case .noProcess: "end other programs"
        }
      self.init(.badData, "\(cause)\(word.map { " at '\($0)'" } ?? "")", at: path, remedy)
    }
  }

  private static let anotherDictionary = "name another with --dictionary"

  init(_ fault: BundledIndexFault) {
    switch fault {
    case .file(let fault): self.init(fault)
    case .content(let path, let fault): self.init(.badData, "\(fault)", at: path, "install again")
    }
  }

  init(_ fault: TranscriptFault, path: String) {
    let remedy = fault.cause == .torn ? "'scramble resume' drops such a line" : "name a transcript as it was recorded"
    self.init(.badData, "\(fault)", at: "\(path) line \(fault.line)", remedy)
  }
}

/// `text` with all but its line feeds escaped.
func escapedLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { Escape.visible($0) }.joined(separator: "\n")
}
