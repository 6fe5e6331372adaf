import Lexicon

/// The number of an entry and its direction, such as `12a`.
public struct CrosswordLabel: Hashable, Sendable, CustomStringConvertible {
  /// A direction of entries.
  public enum Direction: Character, Sendable {
    /// From left to right.
    case across = "a"

    /// From top to bottom.
    case down = "d"

    /// Reads `Across`, `ac`, `A` and the like; nil for any other word.
    init?(_ word: some StringProtocol) {
      switch word.folded {
      case "a", "ac", "across": self = .across
      case "d", "dn", "down": self = .down
      default: return nil
      }
    }

    var other: Direction { self == .across ? .down : .across }
  }

  /// The greatest number of an entry.
  static let mostNumbers = 999

  /// The number in the grid.
  public let number: Int

  /// The direction in which the entry runs.
  public let direction: Direction

  /// The label that `text` begins with, its direction printed, and the text behind it; nil where there is none, or
  /// more than one.
  package static func leading(_ text: some StringProtocol) -> (label: CrosswordLabel, rest: Substring)? {
    guard let printed = PrintedLabels(text), printed.labels.count == 1, let direction = printed.labels[0].direction
    else { return nil }
    return (CrosswordLabel(number: printed.labels[0].number, direction: direction), printed.rest)
  }

  /// The label as it is typed: `12a`.
  public var description: String { "\(number)\(direction.rawValue)" }
}
