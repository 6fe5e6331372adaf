public import Files

/// Why a dictionary cannot judge, and which of its files is to blame.
public enum DictionaryFault: Error, Equatable {
  /// A file that cannot be read.
  case file(FileFault)

  /// A file, and a line where there is one, whose content is no dictionary's.
  case content(path: String, line: Int?, String)
}
