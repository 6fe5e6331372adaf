@testable import Anagrams
@testable import Journal
@testable import Lexicon
@testable import ScrambleCLI
@testable import Sessions
@testable import Spelling
@testable import WordLists

/// Tells where an answer stands among those that `:solve` tells, and how long a person waits for them.
///
/// The answers are drawn from the crossword list itself. The letters of each are shuffled, put on an empty bench with
/// the enumeration, and `:solve` is asked. So nothing is missing but what is hidden on purpose; what the figures tell
/// is the order. Arguments: `--count N` answers a set, `--seed N`, and `--failures` for those that are not among the
/// first five.
@main
struct AnswerAccuracy {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    let count = value("--count").flatMap { Int($0) } ?? 1000
    let seed = value("--seed").flatMap { UInt64($0) } ?? 1
    let data = try DataFolder.find()
    let library = LocalLibrary(data)
    let words = AnagramWords(library.judge(try Judging(JudgingRequest(), library)), library)
    print(Tally.heading)
    for kind in AnswerKind.allCases {
      let answers = try kind.answers(data)
      var chance = SplitMix64(seed: seed)
      var tally = Tally()
      for _ in 0..<count {
        let answer = answers[chance.draw(below: answers.count)]
        guard let place = try tally.place(of: answer, words, &chance), place < 5 else {
          if arguments.contains("--failures") { print("  \(answer.text)") }
          continue
        }
      }
      print(tally.line(kind.rawValue))
    }
  }
}

/// A kind of answers that is asked for.
enum AnswerKind: String, CaseIterable {
  case common = "common words"
  case words = "all words"
  case phrases = "phrases"
  case names = "names"

  /// The answers of this kind with 5 to 15 letters.
  func answers(_ data: DataFolder) throws -> [CrosswordAnswer] {
    let list = try data.answers()
    let index = try BundledIndex(data)
    let racks = try EnglishSpelling.allCases.map { try index.byRack($0) }
    return (5...15).flatMap { length in
      list.answers(AnswerQuery(pattern: Array(repeating: nil, count: length))).filter { answer in
        let isOneWord = answer.text.allSatisfy(\.isLetter)
        let isName = answer.text.first?.isUppercase == true
        return switch self {
        case .common: isOneWord && racks.contains { $0.word(answer.text)?.tier == .goal }
        case .words: isOneWord && !isName
        case .phrases: !isOneWord && !isName
        case .names: isName
        }
      }
    }
  }
}

/// How many answers came in which place.
struct Tally {
  private var places: [Int?] = []
  private var slowest = Duration.zero

  static let heading = "answers            first   in five   in twenty   missing   slowest"

  /// Where `answer` stands among those that are told of its shuffled letters, from 0; nil where it is missing.
  mutating func place(of answer: CrosswordAnswer, _ words: AnagramWords, _ chance: inout SplitMix64) throws -> Int? {
    var letters = Array(answer.letters)
    repeat { chance.shuffle(&letters) } while letters == Array(answer.letters) && Set(letters).count > 1
    var workbench = try Workbench(Fodder(String(letters)), Enumeration(answer.enumeration), seed: 1)
    try workbench.make(.solver(true), asking: words)
    let clock = ContinuousClock()
    let start = clock.now
    let event = try workbench.make(.solve(most: 100), asking: words)
    slowest = max(slowest, start.duration(to: clock.now))
    guard case .solved(let page)? = event?.outcome else { return nil }
    let place = page.answers.firstIndex { $0.text == answer.text }
    places.append(place)
    return place
  }

  func line(_ name: String) -> String {
    func share(_ isMeant: (Int?) -> Bool) -> String {
      let tenths = places.isEmpty ? 0 : 1000 * places.count(where: isMeant) / places.count
      return "\(tenths / 10).\(tenths % 10) %"
    }
    let cells = [
      share { $0 == 0 }, share { ($0 ?? .max) < 5 }, share { ($0 ?? .max) < 20 }, share { $0 == nil },
      "\(slowest.components.attoseconds / 1_000_000_000_000_000 + slowest.components.seconds * 1000) ms",
    ]
    let widths = [8, 10, 12, 10, 10]
    let padded = zip(cells, widths).map { String(repeating: " ", count: max(1, $1 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(1, 16 - name.count)) + padded.joined()
  }
}
