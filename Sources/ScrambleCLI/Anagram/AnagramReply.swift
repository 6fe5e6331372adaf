import Anagrams
import Terminal

/// What the workbench answers, with the bench as it stands then.
struct AnagramReply: Reply {
  enum Kind {
    case opened(isCarriedOn: Bool)
    case changed
    case refused(Refusal)
    case checked([Bench.CheckedWord])
    case hinted(Hint)
    case solved(AnswerPage)
    case clue(ReadClue)
    case info(String)
    case help([String])
    case failure(Diagnostic)
    case end
  }

  let kind: Kind

  /// The bench, once there are letters on it.
  let workbench: Workbench?
  let settings: AnagramSettings

  /// The ring before it was shuffled, from which the letters set out.
  var oldRing: [Character]?

  var diagnostic: Diagnostic? {
    if case .failure(let diagnostic) = kind { diagnostic } else { nil }
  }

  var ringsBell: Bool {
    guard settings.hasBell else { return false }
    return switch kind {
    case .refused: true
    case .changed: workbench?.bench.isFull ?? false
    default: false
    }
  }
}
