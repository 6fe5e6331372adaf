import Cryptograms
import Terminal

/// What the helper answers, with the map and the puzzle as they stand then.
struct CryptogramReply: Reply {
  enum Kind {
    case opened

    /// The map, the puzzle, or both are as they were not before.
    case changed

    /// The words of the last search, or the first of them.
    case found(all: Bool)
    case words
    case map
    case history
    case hinted(Hint)
    case solved(Solution)
    case alternatives(Solution)
    case explained(Explanation)
    case samples
    case refused(Refusal)
    case info(String)
    case help([String])
    case failure(Diagnostic)
    case end
  }

  let kind: Kind
  let worksheet: Worksheet
  let search: PatternSearch

  /// The solver's reading that the map shows, if it is one.
  let reading: Reading?

  var diagnostic: Diagnostic? {
    if case .failure(let diagnostic) = kind { diagnostic } else { nil }
  }

  /// The words of the last search in the order in force.
  var matches: [Match] { worksheet.list(with: search) }
}
