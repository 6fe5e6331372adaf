import Anagrams
import Journal
package import Layout
import Lexicon

/// An answer of the workbench: what happened, the bench as it lies then, and what is said of it.
package struct AnagramReply: Reply {
  let told: BenchEvent

  /// The bench, once there are letters on it.
  var workbench: Workbench?
  let settings: AnagramSettings

  /// The entry that the bench is for.
  var entry = Entry()

  /// The ring before it was shuffled, from which the letters set out.
  var oldRing: [Character]?

  /// How keys are taken; nil where nobody asks.
  var keys: BenchKeys?

  /// What else is told, such as what another move would bring back.
  var remark: String?
  package var notices: [Diagnostic] = []

  package var event: JSON { told.json }

  package var state: JSON {
    (workbench?.json ?? [:]).merging(["entry": entry == Entry() ? nil : entry.json])
  }

  package var says: [Sentence] { said + remarks }

  /// The sentences behind the answer.
  var remarks: [Sentence] { remark.map { [Sentence(Escape.visible($0))] } ?? [] }

  package var failure: Diagnostic? {
    if case .failure(let diagnostic) = told { diagnostic } else { nil }
  }

  package var ringsBell: Bool {
    guard settings.hasBell else { return false }
    return switch told {
    case .refused: true
    case .changed: workbench?.bench.isFull ?? false
    default: false
    }
  }

  private var said: [Sentence] {
    switch told {
    case .opened(let isCarriedOn): [Sentence(opening(isCarriedOn: isCarriedOn), .title)]
    case .changed: completion
    case .refused(let refusal, let move): [Sentence(Escape.visible(refusal.sentence(of: move)), .bad)]
    case .checked(let words):
      words.map { Sentence("\($0.text.capitals): \($0.verdict.phrase)", $0.verdict.isGood ? .good : .bad) }
    case .hinted(let hint): [Sentence(hint.sentence)] + (hint.isAboutSlots ? [] : trial)
    case .solved(let page): [Sentence(page.title, .title)] + (page.folded.map { [Sentence($0)] } ?? []) + trial
    case .matched(let result): [Sentence(result.title, .title)]
    case .entries(let entries):
      entries.isEmpty ? [Sentence("No entry has a name yet: :entry 12a names this one.")] : []
    case .clue(let clue, let isWhole, _): clue.says(isWhole: isWhole)
    case .info(let text): [Sentence(Escape.visible(text))]
    case .help(let lines): lines.map { Sentence($0) }
    case .failure, .end: []
    }
  }

  private func opening(isCarriedOn: Bool) -> String {
    guard let bench = workbench?.bench else {
      return
        "Which letters? Type a word or phrase, with the enumeration if you know it: users rip (8). :help tells more."
    }
    let unknown = bench.letters.count { $0 == Fodder.unknown }
    let letters =
      "\(bench.fodder.phrase)\(bench.enumeration.map { " \($0)" } ?? ""), \(counted(bench.count - unknown, "letter"))"
      + (unknown == 0 ? "" : " and \(unknown) from elsewhere")
    return isCarriedOn ? "Carrying on with \(letters)." : "\(letters). Type letters to place them, :help for the rest."
  }

  /// What is said when the last slot has been filled.
  private var completion: [Sentence] {
    guard let bench = workbench?.bench, bench.isFull, bench.surplus == 0,
      !bench.slots.contains(where: { $0.letter == Fodder.unknown })
    else { return [] }
    return [Sentence("Every letter has its place. :check asks the dictionary.", .good)]
  }

  /// What is said where letters are only placed.
  private var trial: [Sentence] {
    workbench?.bench.isTried == true
      ? [Sentence("Letters that are not locked do not count here; '!' locks them.")] : []
  }
}
