import Journal

/// Why a text is no map.
public enum MapFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A part that is neither a pair nor a ban.
  case notAPair(String)

  /// A part that what stands before it refuses.
  case refused(String, Refusal)

  /// The cause in one sentence.
  public var description: String {
    switch self {
    case .notAPair(let part): "'\(Escape.visible.beginning(20, of: part))' is no pair of letters such as A=E"
    case .refused(let part, let refusal): "\(Escape.visible(part)) is not possible: \(refusal)"
    }
  }
}
