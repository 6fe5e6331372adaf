package import Journal
import Layout
import Lexicon
import WordScramble

/// The round as a page draws it.
extension PlayReply {
  package var places: JSON {
    let drawn: JSON = [
      "standing": .array([standing]), "tiles": .array(round.letters) { ["letter": "\($0)"] },
      "lengths": WordRows(of: round, solution).drawn { kind(of: $0) }, "questions": .array(questions),
    ]
    return drawn.merging(panel)
  }

  /// The rank with its picture, and the way to the next.
  private var standing: JSON {
    let score = round.score
    guard let progress else { return ["points": JSON(counted(score, "point")), "told": "\(score)", "ranks": []] }
    let starts = Rank.allCases.map { $0.points(of: progress.totalPoints) }
    let ranks = JSON.array(zip(Rank.allCases, starts.indices)) { rank, index in
      let start = starts[index], end = index + 1 < starts.count ? starts[index + 1] : start
      let part = end == start ? (score >= start ? 1 : 0) : Double(score - start) / Double(end - start)
      return ["title": "\(rank.rawValue) \(start)", "part": JSON(part)]
    }
    return [
      "points": JSON(counted(score, "point")), "value": JSON(min(score, progress.totalPoints)),
      "most": JSON(progress.totalPoints),
      "told": JSON(["\(score)", progress.rank?.rawValue].compactMap { $0 }.joined(separator: " ")),
      "rank": JSON(progress.rank?.rawValue), "symbol": progress.rank.map { JSON($0.symbol) },
      "toNext": progress.next.map { JSON($0.points) }, "next": progress.next.map { JSON("to \($0.rank.rawValue)") },
      "ranks": progress.rank == nil ? [] : ranks,
    ]
  }

  /// The classes of a found word: whether it is the newest, and whether it is rare.
  private func kind(of word: String) -> String? {
    var kinds: [String] = []
    if case .accepted(let play) = kind, play.word == word.folded { kinds.append("new") }
    if rareWords.contains(word.folded) { kinds.append("rare") }
    return kinds.isEmpty ? nil : kinds.joined(separator: " ")
  }

  private var questions: [JSON] {
    switch kind {
    case .question(_, ":reveal"):
      [["text": "Show the words", "line": ":reveal"], ["text": "End without them", "line": ":quit"]]
    case .question(_, let line): [["text": "Yes", "line": JSON(line)]]
    default: []
    }
  }

  /// The panel that shows the answer, and what stands in it; or what is celebrated for a moment.
  private var panel: JSON {
    switch kind {
    case .statistics(let report): report.places
    case .answers(let answers): ["panel": "day", "dayWords": answers.drawn]
    case .round(_, _, _): missed.map { end(with: $0) } ?? [:]
    case .timeUp(let missed): end(with: missed)
    case .revealed(let missed): end(with: missed)
    case .end(isToldAgain: false) where shared != nil: end(with: nil)
    case .accepted(let play) where isLast(play): end(with: nil).merging(celebration(of: play))
    case .accepted(let play): celebration(of: play)
    default: [:]
    }
  }

  private func end(with missed: MissedWords?) -> JSON {
    let rank = progress?.rank
    let lists = missed.map { missed in
      DefinedWord.drawn("Missed", missed.goal.map { $0.text }, missed.allDefinitions)
        + DefinedWord.drawn("Rare", missed.rare.map { $0.text }, missed.allDefinitions)
    }
    let title = rank?.rawValue ?? round.root.description
    return [
      "panel": "end", "missed": .array(lists ?? []),
      "outcome": .array([["title": JSON(title), "symbol": rank.map { JSON($0.symbol) }]]),
    ]
  }

  /// A word of all letters, or a new rank.
  private func celebration(of play: Round.Play) -> JSON {
    let rank = reachedRank(by: play)
    guard let shown = usesAll(play) ? play.word : rank?.rawValue else { return [:] }
    let letters = JSON.array(shown.enumerated()) { number, letter in
      ["letter": JSON(String(letter)), "number": JSON(number), "kind": usesAll(play) ? "tile" : nil]
    }
    let symbol = usesAll(play) ? Rank.goldenSilk.symbol : rank?.symbol
    return ["cheers": .array([["symbol": JSON(symbol), "cheeredLetters": letters]])]
  }
}

extension Rank {
  /// The name of its picture on the page: `rank-emperor-moth`.
  fileprivate var symbol: String { "rank-" + rawValue.lowercased().split(separator: " ").joined(separator: "-") }
}
