import Journal

/// Why bytes are no crossword that can be opened: where, and for which reason.
public struct CrosswordFault: Error, Hashable, Sendable {
  /// A place in a file.
  public enum Place: Hashable, Sendable {
    /// A line, counted from 1.
    case line(Int)
    /// A byte, counted from 0.
    case byte(Int)
    /// A part that has a name, such as `solution`.
    case part(String)
  }

  /// A reason.
  public enum Cause: Hashable, Sendable {
    /// The file ends too soon.
    case truncated
    /// The file has more bytes than `Crossword.mostBytes`.
    case tooLong
    /// The grid has more columns or rows than `Crossword.mostAcross`, or none.
    case size(width: Int, height: Int)
    /// The grid has a number beyond `CrosswordLabel.mostNumbers`.
    case numbers(Int)
    /// Something else would have to stand there.
    case expected(String)
    /// A checksum does not hold, so the file is damaged.
    case checksum(String)
    /// The bytes are no text, or text in a form that is not read.
    case encoding
    /// It is something that is not read.
    case unread(String)
    /// There is no clue.
    case noClues
    /// It is a text without a clue, which may be something else than a crossword.
    case plainText
    /// A clue has no squares in the grid.
    case clueWithoutCells(String)
    /// An entry in the grid has no clue.
    case cellsWithoutClue(String)
    /// An entry has more squares than `Crossword.mostOfEntry`.
    case longEntry(String)
    /// An entry has two clues.
    case twoClues(String)
    /// An entry has two solutions.
    case twoSolutions(String)
  }

  /// The place, or nil where the fault is of the whole file.
  public let place: Place?

  /// The reason.
  public let cause: Cause

  init(_ cause: Cause, at place: Place? = nil) {
    self.place = place
    self.cause = cause
  }
}

extension CrosswordFault: CustomStringConvertible {
  /// The fault in words, without the name of the file and with what it says escaped.
  public var description: String {
    let shown = { (text: String) in Escape.visible.beginning(60, of: text) }
    let reason =
      switch cause {
      case .truncated: "it ends too soon"
      case .tooLong: "it has more than \(Crossword.mostBytes >> 20) MB"
      case .size(let width, let height):
        "its grid is \(width) by \(height), and may be 1 to \(Crossword.mostAcross) each way"
      case .numbers(let number): "its grid has the number \(number), and may have 1 to \(CrosswordLabel.mostNumbers)"
      case .expected(let text): "\(shown(text)) is expected"
      case .checksum(let text): "the checksum of \(shown(text)) does not hold: the file is damaged"
      case .encoding: "it is no text in UTF-8"
      case .unread(let text): "\(shown(text)) is not read"
      case .noClues, .plainText: "it has no clues"
      case .clueWithoutCells(let name): "the clue of \(shown(name)) has no squares in the grid"
      case .cellsWithoutClue(let name): "\(shown(name)) in the grid has no clue"
      case .longEntry(let name): "\(shown(name)) has more than \(Crossword.mostOfEntry) squares"
      case .twoClues(let name): "\(shown(name)) has two clues"
      case .twoSolutions(let name): "\(shown(name)) has two solutions"
      }
    return switch place {
    case .line(let line)?: "line \(line): \(reason)"
    case .byte(let byte)?: "byte \(byte): \(reason)"
    case .part(let name)?: "\(shown(name)): \(reason)"
    case nil: reason
    }
  }
}
