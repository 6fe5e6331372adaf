public import Files

/// Why a dictionary cannot judge, and which of its files is to blame.
public enum DictionaryFault: Error, Equatable, CustomStringConvertible {
  /// A file that cannot be read.
  case file(FileFault)

  /// A file, and a line where there is one, whose content is no dictionary's.
  case content(path: String, line: Int?, String)

  /// What is wrong, with the path of the file, and with the line where there is one.
  public var description: String {
    switch self {
    case .file(let fault): fault.description
    case .content(let path, let line, let problem): "cannot use \(path)\(line.map { " line \($0)" } ?? ""): \(problem)"
    }
  }
}
