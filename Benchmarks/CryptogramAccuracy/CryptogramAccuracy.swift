import Cryptograms
import Files
import Journal
import WordLists

/// Tells how many cryptograms the solver reads right, by their lengths, and how long it takes.
///
/// Arguments: `--count N` puzzles a set after `--skip N`, `--seed N`, `--set NAME` for one set only, `--fortunes FOLDER`,
/// `--model FILE`; `--failures` shows what was read wrong, `--calibration` how often the letters said to be so sure were
/// right, and `--print` only prints the puzzles, each with a tab and its answer.
@main
struct CryptogramAccuracy {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    let count = value("--count").flatMap { Int($0) } ?? 100
    let skip = value("--skip").flatMap { Int($0) } ?? 0
    let seed = value("--seed").flatMap { UInt64($0) } ?? 1
    let quotations = try Quotations(folder: value("--fortunes") ?? "/usr/share/games/fortunes")
    let clock = ContinuousClock()
    let opening = clock.now
    let model = try value("--model").map { try BundledModel(path: $0) } ?? BundledModel(DataFolder.find())
    let solver = CryptogramSolver(model: try LanguageModel(model.bytes))
    let opened = clock.now - opening
    let isPrinting = arguments.contains("--print")
    if !isPrinting { print("the model is opened in \(opened)\n\(Tally.heading)") }
    var calibration = Calibration()
    for kind in PuzzleSet.Kind.all where value("--set").map({ $0 == kind.name }) ?? true {
      let set = PuzzleSet(kind, of: quotations.all, count: count, skip: skip, seed: seed)
      if isPrinting {
        for puzzle in set.puzzles { print("\(puzzle.ciphertext)\t\(puzzle.plaintext)") }
        continue
      }
      var tally = Tally()
      for puzzle in set.puzzles {
        let start = clock.now
        let solution = solver.solve(puzzle.ciphertext)
        tally.times.append(start.duration(to: clock.now))
        let readings = solution.readings.map { Self.letters($0.plaintext) }
        let truth = Self.letters(puzzle.plaintext)
        tally.puzzles += 1
        tally.letters += truth.count
        let best = readings.first ?? []
        tally.right += zip(best, truth).count { $0 == $1 }
        if best == truth { tally.exact += 1 }
        if readings.contains(truth) { tally.amongTop += 1 }
        if let first = solution.readings.first { calibration.add(first, of: puzzle) }
        if best != truth, arguments.contains("--failures") {
          let known = solver.score(puzzle.ciphertext, as: puzzle.plaintext)
          print(
            readings.contains(truth) ? "second" : "missed", solution.readings.first?.score ?? 0, known ?? 0,
            (solution.readings.first?.score ?? 0) >= (known ?? 0) ? "model" : "SEARCH")
          print("  ", puzzle.plaintext)
          print("  ", solution.readings.first?.plaintext.lowercased() ?? "")
        }
      }
      print(tally.line(kind.name))
    }
    if arguments.contains("--calibration") { print(calibration.table) }
  }

  private static func letters(_ text: String) -> [UInt8] {
    text.utf8.map { $0 | 0x20 }.filter { (0x61...0x7A).contains($0) }
  }
}
