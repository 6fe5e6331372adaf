import ArgumentParser
import Journal
import Layout
import ScrambleFiles
import Sessions
import Terminal
import WordLists
import WordScramble

struct RanksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ranks", abstract: "Count which ranks are reached with a part of the words to be found.",
    discussion: """
      Draws roots, and counts on how many of them the commoner quarter, half and three quarters of the goal, and all of \
      it, come to each rank; then the same with the shortest half and three quarters, which bring the fewest points. \
      Where nobody knows which words are common, the shorter ones are taken for them.
      """)

  @Argument(
    help: "A start list to draw from, one word a line; - is standard input. (default: where play draws from)",
    completion: .file())
  var file: String?

  @Option(help: ArgumentHelp("How many roots to draw, 1 to 100000.", valueName: "n"))
  var roots = 200

  @Option(help: ArgumentHelp("Draw the roots by this number.", valueName: "n"))
  var seed: UInt64 = 1

  @OptionGroup var judging: JudgingOptions
  @OptionGroup var output: FormatOption

  func validate() throws {
    if !(1...100_000).contains(roots) { throw ValidationError("The number of roots is 1 to 100000.") }
  }

  func run() throws {
    let library = try LocalLibrary.find()
    let judge = try judging.judge(library)
    let path = file.map { $0 == "-" ? "/dev/stdin" : absolutePath($0) }
    let place = path.map(RootPlace.file) ?? .usual(for: judge.judging.dictionary.name)
    let rules = Rules(orthography: judge.judging.orthography)
    let pool = try RootPool(RootChoice(place), rules, by: judge, library)
    pool.warning?.tell()
    let progress = ProgressLine(besideResults: false) { "counted \(counted($0, "root"))" }
    let table = RankTable(
      try pool.solutions(ofRoots: roots, drawnBy: seed, rules, by: judge) { progress.advance(by: 1) })
    progress.finish()
    judge.notice?.tell()
    if table.roots == 0 {
      throw Diagnostic(
        .badData, "cannot count ranks", because: "no root that was drawn offers a word to be found", "name another list"
      )
    }
    try output.format.write([table.json(seed: seed)], table.lines(width: Screen.current().width))
  }
}

extension RankTable {
  private typealias Column = (part: Part, group: String, heading: String)

  private static let columns: [Column] = [
    (.commonQuarter, "commoner", "1/4"), (.commonHalf, "commoner", "1/2"), (.commonThreeQuarters, "commoner", "3/4"),
    (.all, "commoner", "all"), (.shortHalf, "shortest", "1/2"), (.shortThreeQuarters, "shortest", "3/4"),
  ]

  private static let widthOfName = 14
  private static let widthOfCell = 9

  /// The table for a person, in as many parts as the screen is too narrow for.
  fileprivate func lines(width: Int) -> [String] {
    let perPart = max(1, (width - Self.widthOfName) / Self.widthOfCell - 1)
    return wrapped("On how many of \(counted(roots, "root")) a part of the goal comes to a rank:", width: width)
      + stride(from: 0, to: Self.columns.count, by: perPart).flatMap { start in
        lines(of: Self.columns[start..<min(start + perPart, Self.columns.count)])
      }
  }

  private func lines(of columns: ArraySlice<Column>) -> [String] {
    let groups = columns.indices.map { place in
      place > columns.startIndex && columns[place - 1].group == columns[place].group ? "" : columns[place].group
    }
    return [row("", "", groups), row("rank", "from", columns.map(\.heading))]
      + Rank.allCases.map { rank in
        row(rank.rawValue, "\(rank.percentage) %", columns.map { "\(count(of: rank, with: $0.part))" })
      } + [
        row("least share", "", columns.map { "\(leastShare(of: $0.part)) %" }),
        row("median share", "", columns.map { "\(medianShare(of: $0.part)) %" }),
      ]
  }

  private func row(_ name: String, _ threshold: String, _ cells: [String]) -> String {
    let numbers = ([threshold] + cells).map { " " + $0.alignedRight(to: Self.widthOfCell - 1) }
    return (name.padded(to: Self.widthOfName) + numbers.joined()).withoutBlanksAtEnd
  }

  /// The table of roots that were drawn by `seed`, as one object.
  fileprivate func json(seed: UInt64) -> JSON {
    func each(_ number: (RankTable.Part) -> Int) -> JSON {
      .object(RankTable.Part.allCases.map { ($0.rawValue, JSON(number($0))) })
    }
    let ranks = JSON.array(Rank.allCases) { rank in
      let roots = each { count(of: rank, with: $0) }
      return ["rank": JSON(rank.rawValue), "percentage": JSON(rank.percentage), "roots": roots]
    }
    return [
      "roots": JSON(roots), "seed": "\(seed)", "ranks": ranks, "leastShare": each(leastShare),
      "medianShare": each(medianShare),
    ]
  }
}
