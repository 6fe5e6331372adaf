// A dictionary that cannot be read is a fault of a file, which whoever imports this module has to be able to name.
@_exported public import struct ScrambleFiles.FileFault

/// Why a dictionary cannot judge, and which of its files is to blame.
public enum DictionaryFault: Error, Equatable, CustomStringConvertible {
  /// A file that cannot be read.
  case file(FileFault)

  /// A file, and a line where there is one, whose content is no dictionary's.
  case content(path: String, line: Int?, String)

  /// The process in which Hunspell works has ended over the dictionary at `path`: at a word, where there is one, or
  /// while it was loaded. A ``Speller`` has no such process.
  case lost(path: String, word: String?, LossCause)

  /// What ended the process in which Hunspell works.
  public enum LossCause: Equatable, Sendable, CustomStringConvertible {
    /// It came to no end.
    case busy

    /// It crashed, or wanted more memory than it is given.
    case crash

    /// This program may take too little memory.
    case memoryLimit

    /// This program may take too little memory for its stack.
    case stackLimit

    /// There is no process; the text is the system's.
    case noProcess(String)

    /// The cause in words.
    public var description: String {
      switch self {
      case .busy: "the dictionary keeps Hunspell busy without end"
      case .crash: "the dictionary crashes Hunspell or takes more than a gigabyte"
      case .memoryLimit: "the memory that this program may take (ulimit -v) is too little for the dictionary"
      case .stackLimit: "the stack that this program may have (ulimit -s) is too small for the dictionary"
      case .noProcess(let reason): "the dictionary cannot be loaded in a process of its own (\(reason))"
      }
    }
  }

  /// What is wrong, with the path of the file, and with the line or the word where there is one.
  public var description: String {
    switch self {
    case .file(let fault): fault.description
    case .content(let path, let line, let problem): "cannot use \(path)\(line.map { " line \($0)" } ?? ""): \(problem)"
    case .lost(let path, let word, let cause): "cannot use \(path)\(word.map { " at '\($0)'" } ?? ""): \(cause)"
    }
  }

  /// Whether it is about one question, so that others may be asked.
  package var isOfOneWord: Bool { if case .lost(_, .some, _) = self { true } else { false } }
}
