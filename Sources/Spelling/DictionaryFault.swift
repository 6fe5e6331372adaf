public import Lexicon

// Exported, since `DictionaryFault.file` has a value of this type.
@_exported public import struct ScrambleFiles.FileFault

/// Why a dictionary cannot judge, and which of its files is to blame.
public enum DictionaryFault: Error, Equatable, CustomStringConvertible {
  /// A file that cannot be read.
  case file(FileFault)

  /// A name by which there is no dictionary on this machine.
  case unknown(UnknownDictionary)

  /// A file, and a line where there is one, whose content is no dictionary's.
  case content(path: String, line: Int?, String)

  /// The process in which Hunspell works has ended over the dictionary at `path`: at a word, where there is one, or
  /// while it was loaded. A ``Speller`` has no such process.
  case lost(path: String, word: String?, LossCause)

  /// A reason why the process in which Hunspell works has ended, or was not asked.
  public enum LossCause: Equatable, Sendable, CustomStringConvertible {
    /// Hunspell has not answered in time.
    case busy

    /// The question would be too much work for Hunspell.
    case costly

    /// Hunspell crashed, or asked for more memory than it is given.
    case crash

    /// The limit on the memory of this program (`ulimit -v`) is too low.
    case memoryLimit

    /// The limit on the stack of this program (`ulimit -s`) is too low.
    case stackLimit

    /// The process cannot be started; the text is the system's reason.
    case noProcess(String)

    /// The cause in words.
    public var description: String {
      switch self {
      case .busy: "the dictionary keeps Hunspell busy without end"
      case .costly: "the dictionary makes too much work of a word for Hunspell"
      case .crash: "the dictionary crashes Hunspell or takes more than a gigabyte"
      case .memoryLimit: "the memory that this program may take (ulimit -v) is too little for the dictionary"
      case .stackLimit: "the stack that this program may have (ulimit -s) is too small for the dictionary"
      case .noProcess(let reason): "the dictionary cannot be loaded in a process of its own (\(reason))"
      }
    }
  }

  /// The fault in words, with the path of the file, and with the line or the word where there is one.
  public var description: String {
    switch self {
    case .file(let fault): fault.description
    case .unknown(let dictionary): "there is no dictionary \(dictionary.name)"
    case .content(let path, let line, let problem): "cannot use \(path)\(line.map { " line \($0)" } ?? ""): \(problem)"
    case .lost(let path, let word, let cause): "cannot use \(path)\(word.map { " at '\($0)'" } ?? ""): \(cause)"
    }
  }

  /// Whether the fault concerns one word, so that other words may still be asked about.
  package var isOfOneWord: Bool { if case .lost(_, .some, _) = self { true } else { false } }
}

extension LookupFault {
  /// The fault of an oracle that asks a dictionary, where that fails with `fault`.
  public init(_ fault: DictionaryFault) {
    let kind: Kind =
      switch fault {
      case .file(let fault): fault.isMissingInput ? .missing : .failed
      case .unknown: .missing
      case .content, .lost: .damaged
      }
    self.init(kind, fault.description, because: nil, "use another dictionary", isOfOneWord: fault.isOfOneWord)
  }
}

/// A name by which there is no dictionary on this machine, and what there is instead.
public struct UnknownDictionary: Equatable, Sendable {
  /// The name.
  public let name: String

  /// The names of the dictionaries that there are: first those of its language.
  public let known: [String]

  /// The Debian package that brings it, or nil where none is known to.
  public let package: String?

  package init(name: String, known: [String], package: String?) {
    self.name = name
    self.known = known
    self.package = package
  }
}
