/// Why the bytes of a language model cannot be used.
public enum LanguageModelFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// They are something else.
  case notAModel

  /// They are laid out in a way that this program does not know.
  case version(Int)

  /// There are fewer, or more, than there were.
  case length(Int, expected: Int)

  /// This part is not as it was made.
  case damaged(part: String)

  /// The fault in words, without the name of the file.
  public var description: String {
    switch self {
    case .notAModel: "not a language model"
    case .version(let version): "a language model of version \(version), not \(LanguageModel.version)"
    case .length(let length, let expected): "\(length) bytes long instead of \(expected)"
    case .damaged(let part): "changed or damaged in its \(part)"
    }
  }
}
