import Lexicon
import ScrambleFiles
import Spelling
import TestSupport
import Testing
import WordLists
import WordScramble

@testable import ScrambleCLI
@testable import Sessions

/// The bundled list of days, which has the root of the day with the number N in its line N.
@Suite struct DayListTests {
  private let data: DataFolder
  private let days: [String]

  init() throws {
    data = try DataFolder.find()
    days = try text(of: "\(data.path)/Resources/days.txt").split(separator: "\n").map(String.init)
  }

  /// The days that are still to come, with their numbers and roots. Of a day that was dealt nothing can be asked any
  /// more: it stays what it was when the lists of words are made anew.
  private var coming: [(day: Int, root: String)] {
    zip(1..., days).filter { $0.0 > CalendarDate.today().puzzleNumber ?? 0 }.map { ($0, $1) }
  }

  @Test func `It has a hundred years of roots, and the first days are as they were dealt`() throws {
    #expect(days.count == 36_525)
    #expect(days.prefix(5) == ["stressed", "inaction", "enrolled", "bounding", "cohesive"])
    let roots = try data.roots()
    #expect(Set(coming.map(\.root)).isSubset(of: roots))
  }

  @Test func `Each root is a common word that offers 25 to 60 others, and weeks go from easy to hard`() throws {
    let dictionary = try InstalledDictionaries(data).dictionary(InstalledDictionaries.bundledName)
    let judge = DictionaryJudge(Speller(dictionary), data)
    var goals: [String: [KnownWord]] = [:]
    for root in Set(coming.map(\.root)) {
      let goal = try #require(try judge.solution(of: RootWord(root), Rules())).goal
      let isRare = try judge.isRare(root)
      #expect((25...60).contains(goal.count) && !isRare, "\(root)")
      goals[root] = goal
    }
    var before: Int?
    for (day, root) in coming {
      let goal = try #require(goals[root])
      let date = CalendarDate(puzzleNumber: day)
      // 1970-01-01 was a Thursday.
      if (date.dayNumber + 4) % 7 == 0 {
        #expect(goal.contains { $0.text.count == root.count }, "\(root) on the Sunday \(date)")
        before = nil
      } else {
        let share = goal.count { $0.frequency >= RootLevel.everydayFrequency } * 100 / goal.count
        if let before { #expect(share < before, "\(root) on \(date)") }
        before = share
      }
    }
  }

  @Test func `No root comes again within twenty months`() {
    var last: [String: Int] = [:]
    for (day, root) in coming {
      if let last = last[root] { #expect(day - last > 600, "\(root) on \(CalendarDate(puzzleNumber: day))") }
      last[root] = day
    }
  }
}

/// Days of the list that are played.
@Suite struct DealtDayTests: ProgramTests {
  let scramble = Program()

  @Test func `A day is dealt from the list, with whatever rules, and is replayed`() async throws {
    let day = "2027-03-05"
    let root = try listed(day)
    for options in [[], ["--min-length", "4"], ["--time", "60"], ["--unrecorded"]] {
      #expect(try await dealt(day, options) == root, "\(options)")
    }
    _ = try await scramble("--daily", day, input: "\(root)\n")
    #expect(try await scramble("replay", state("word-scramble/scramble-daily-\(day).txt")).status == 0)
    let json = try await scramble("--daily", day, "--unrecorded", "--format", "json", input: ":new 5\n")
    #expect(json.output.contains("\"root\":\"\(root)\"") && json.status == 0)
  }

  @Test func `Other dictionaries, lists of one's own, and days off the list are drawn by their date`() async throws {
    #expect(try await dealt("2014-03-01", []) == "handcart")
    #expect(try await dealt("1900-01-01", []) == "encumber")
    #expect(try await dealt("2126-11-21", []) == listed("2126-11-21"))
    let list = try state.file("list", "handcart\n")
    #expect(try await dealt("2027-03-05", ["--words", list]) == "handcart")
    let british = try await dealt("2027-03-05", ["--dictionary", "en_GB"])
    #expect(try await dealt("2027-03-05", ["--dictionary", "en_US"]) == british)
    #expect(try british != listed("2027-03-05"))
    #expect(try await dealt("2126-11-22", []).count == 8)
  }

  @Test(arguments: [
    ("silkworm\n42\n", 65, "/Resources/days.txt line 2: the root word holds "), (nil, 66, "/days.txt: "),
    ("silkworm\nhand", 65, "/Resources/days.txt: it is cut off: install again"),
  ])
  func `A list that is damaged or gone is told, where a day is played`(
    content: String?, status: Int32, told: String
  ) async throws {
    let data = try DataFolder.find().path
    _ = try await scramble.shell(
      "cp -R '\(data)/Dictionaries' '\(data)/Resources' '\(try state.folder("data"))'; "
        + "rm '\(state("data/Resources/days.txt"))'"
    )
    if let content { _ = try state.file("data/Resources/days.txt", content) }
    let program = Program(state: state, variables: [DataFolder.variable: state("data")])
    let outcome = try await program("--daily", "2026-11-23")
    #expect(outcome.status == status && outcome.errors.contains(told), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try await program("--seed", "1").status == 0)
  }

  private func listed(_ day: String) throws -> String {
    let lines = try text(of: "\(DataFolder.find().path)/Resources/days.txt").split(separator: "\n")
    return String(lines[CalendarDate(day)!.puzzleNumber! - 1])
  }

  private func dealt(_ day: String, _ options: [String]) async throws -> String {
    let outcome = try await scramble(["--daily", day] + options)
    return String(try #require(outcome.output.firstMatch(of: /Root word: (\w+)/), "\(outcome.errors)").output.1)
  }
}
