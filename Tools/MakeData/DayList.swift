@testable import Journal
@testable import Lexicon
@testable import WordScramble

/// The roots of the days, that of the day with the number 1 first.
struct DayList {
  /// A hundred years.
  static let days = 36_525
  static let goal = 25...60

  private(set) var roots: [String] = []

  /// How many of the lines are new.
  private(set) var drawn = 0

  /// Keeps the lines of `old` up to the day `dealt`, whatever they are, and behind it those that still are as the day
  /// asks for. A day up to `dealt` that has no line is drawn from the start list, as days without a list are.
  init(keeping old: [String], dealt: CalendarDate, start: WordList, _ words: RackIndex) throws(DataError) {
    let last = min(dealt.puzzleNumber ?? 0, Self.days)
    let grades = start.map { (root: $0, grade: Grade(of: $0, words)) }
    let gradeOfRoot = Dictionary(uniqueKeysWithValues: grades.map { ($0.root, $0.grade) })
    let kept = (1...Self.days).map { day -> String? in
      if day <= last { return day <= old.count ? old[day - 1] : Self.drawn(on: day, from: start) }
      guard day <= old.count, let grade = gradeOfRoot[old[day - 1]] else { return nil }
      return grade == Grade(ofDay: day) ? old[day - 1] : nil
    }
    var pools = Grade.allCases.map { grade in
      Pool(grades.filter { $0.grade == grade }.map { $0.root }, kept, seed: UInt64(grade.rawValue))
    }
    if let empty = Grade.allCases.first(where: { pools[$0.rawValue].isEmpty }) {
      throw DataError("no root is fit for a \(empty)")
    }
    for (day, root) in zip(1..., kept) {
      roots.append(root ?? pools[Grade(ofDay: day).rawValue].draw(on: day))
      if root == nil { drawn += 1 }
    }
  }

  /// The root that the program draws for a day that is on no list.
  private static func drawn(on day: Int, from start: WordList) -> String {
    Origin.daily(CalendarDate(puzzleNumber: day)).root(from: start).description
  }

  var summary: String { "\(roots.count) days, \(drawn) of them drawn" }
}

/// The days that a root is fit for. It is a common word of a goal of 25 to 60 words: on Sundays with another word of
/// all its letters, and from Monday to Saturday with ever fewer everyday words in the goal.
private enum Grade: Int, CaseIterable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// The grade of a day by its number; the one with the number 1 is a Sunday.
  init(ofDay day: Int) { self = Self.allCases[(day - 1) % 7] }

  /// The days that `root` is fit for, or nil where there are none.
  init?(of root: String, _ words: RackIndex) {
    guard let word = try? RootWord(root), let rack = Rack(root), words.word(root)?.tier == .goal else { return nil }
    let found = words.words(from: rack, minimumLength: Rules().minimumLength).map {
      KnownWord(words.texts[$0], frequency: $0.frequency, tier: $0.tier)
    }
    let goal = Solution(of: word, rules: Rules(), found: found).goal
    guard DayList.goal.contains(goal.count) else { return nil }
    let share = goal.count { $0.frequency >= RootLevel.everydayFrequency } * 100 / goal.count
    switch share {
    case _ where goal.contains { $0.text.count == root.count }: self = .sunday
    case 42...: self = .monday
    case 37...: self = .tuesday
    case 33...: self = .wednesday
    case 29...: self = .thursday
    case 25...: self = .friday
    case 18...: self = .saturday
    default: return nil
    }
  }
}

/// The roots of a grade, with the days that have them.
private struct Pool {
  private var roots: [(root: String, days: [Int])]

  var isEmpty: Bool { roots.isEmpty }

  init(_ words: [String], _ kept: [String?], seed: UInt64) {
    var days: [String: [Int]] = [:]
    for case (let day, let root?) in zip(1..., kept) { days[root, default: []].append(day) }
    var generator = SplitMix64(seed: seed)
    var shuffled = words
    generator.shuffle(&shuffled)
    roots = shuffled.map { ($0, days[$0] ?? []) }
  }

  /// The root that is furthest from all days that have it, the first of several; so none comes again before all others
  /// have come.
  mutating func draw(on day: Int) -> String {
    var (best, longest) = (0, -1)
    for (place, root) in roots.enumerated() {
      let distance = root.days.reduce(Int.max) { min($0, abs($1 - day)) }
      if distance > longest { (best, longest) = (place, distance) }
    }
    roots[best].days.append(day)
    return roots[best].root
  }
}
