import Glibc

@testable import Cryptograms
@testable import Journal
@testable import Lexicon
@testable import ScrambleFiles
@testable import WordLists

/// Tells how many cryptograms the solver reads right, by their lengths, and how long it takes.
///
/// Arguments: `--count N` puzzles a set after `--skip N`, `--seed N`, `--set NAMES` for these sets only, `--fortunes
/// FOLDER`, `--files NAMES` for others than those that the model was tuned on (`unseen` for all of them), `--model
/// FILE`, `--no-keywords`, `--misspelled`; `--difficulty` tells the scale of `Difficulty` instead; `--failures` shows
/// what was read wrong, `--calibration` how often the letters said to be so sure were right, `--scores` what readings
/// cost a letter, `--helper` what the helper says of the puzzles that is false, `--hints` what its hints argue from,
/// and `--print` only prints the puzzles, each with a tab and its answer.
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
    let files = value("--files").map { $0 == "unseen" ? Quotations.unseen : $0.split(separator: ",").map(String.init) }
    let clock = ContinuousClock()
    let opening = clock.now
    let model = try value("--model").map { try BundledModel(path: $0) } ?? BundledModel(DataFolder.find())
    let index = try BundledIndex(DataFolder.find()).byPattern()
    let keywords = KeywordList(index)
    var language = try LanguageModel(model.bytes)
    if let own = language.language, !arguments.contains("--no-list") {
      let folder = "\(try DataFolder.find().path)/Resources/common"
      language = language.knowing(
        try [own.commonWordsCode, own.rarerWordsCode].compactMap(\.self).map { code in
          try CommonWords(IndexBytes(try readFile("\(folder)/\(code).words")))
        })
    }
    let alphabet = language.alphabet
    let quotations = try Quotations(
      folder: value("--fortunes") ?? "/usr/share/games/fortunes", files: files ?? Quotations.files, alphabet)
    let solver = CryptogramSolver(
      model: language, keywords: arguments.contains("--no-keywords") ? nil : keywords,
      language: language.language?.code == "es" ? .spanish : nil)
    let opened = clock.now - opening
    let isPrinting = arguments.contains("--print")
    let search = try PatternSearch(
      index, names: DataFolder.find().names())
    if !isPrinting { print("the model is opened in \(opened)\n\(Tally.heading)") }
    if arguments.contains("--difficulty") {
      return try Difficulties.print(quotations.all, keywords, count: count, skip: skip, solver, search)
    }
    let phrases = try DataFolder.find().answers()
    var calibration = Calibration()
    let wanted = value("--set").map { names in
      names.split(separator: ",").flatMap { name in
        (PuzzleSet.Kind.all + PuzzleSet.Kind.others).filter { $0.name == name }
      }
    }
    for kind in wanted ?? PuzzleSet.Kind.all {
      let set = try PuzzleSet(
        kind, of: quotations.all, alphabet, keywords, phrases: phrases, count: count, skip: skip, seed: seed)
      if isPrinting {
        for puzzle in set.puzzles { print("\(puzzle.ciphertext)\t\(puzzle.plaintext)") }
        continue
      }
      if arguments.contains("--helper") {
        var audit = HelperAudit()
        for puzzle in set.puzzles { try audit.add(puzzle, by: search, solver) }
        print("\(kind.name): \(audit.lines.joined(separator: "\n"))")
        continue
      }
      if arguments.contains("--hints") {
        for reader in [solver, nil] {
          var audit = HintAudit()
          for puzzle in set.puzzles { try audit.add(puzzle, by: search, reader) }
          let way = reader == nil ? "by words alone" : "with a solver"
          print("\(kind.name), \(way): \(audit.lines.joined(separator: "\n"))")
        }
        continue
      }
      var tally = Tally()
      for puzzle in set.puzzles {
        let start = clock.now
        let solution = solver.solve(puzzle.ciphertext, misspelled: arguments.contains("--misspelled") ? true : nil)
        tally.times.append(start.duration(to: clock.now))
        let readings = solution.readings.map { Self.letters($0.plaintext) }
        let truth = Self.letters(puzzle.plaintext)
        let recognized = solution.readings.first?.recognized
        if puzzle.alphabets != nil || !kind.keywords { tally.count(recognized, truth: puzzle.alphabets) }
        if kind.phrases != nil, let alphabets = puzzle.alphabets, arguments.contains("--failures") {
          let isRight = recognized?.alphabets.pairs.sorted() == alphabets.pairs.sorted()
          print(
            isRight ? "told" : recognized == nil ? "none" : "WRONG", "\(alphabets):", recognized.map { "\($0)" } ?? "")
        }
        tally.puzzles += 1
        tally.letters += truth.count
        let best = readings.first ?? []
        tally.right += zip(best, truth).count { $0 == $1 }
        if best == truth { tally.exact += 1 }
        if arguments.contains("--scores"), let first = solution.readings.first {
          let cost = Double(-first.score) / Double(Nats.unit) / Double(truth.count)
          let reads = solution.readsAsLanguage == true
          print("cost", kind.name, truth.count, Tally.three(cost), best == truth, first.odds, reads)
        }
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
      print(tally.line(kind.name) + tally.keywords)
    }
    if arguments.contains("--calibration") { print(calibration.table) }
  }

  private static func letters(_ text: String) -> [UInt8] {
    Array(text.lowercased().filter(\.isLetter).utf8)
  }
}

/// The results of one set of puzzles.
struct Tally {
  var puzzles = 0
  var exact = 0
  var amongTop = 0
  var letters = 0
  var right = 0
  var times: [Duration] = []

  /// Keywords that were told, and of these the right ones; then the same of those called sure.
  private var told = 0
  private var toldRight = 0
  private var sure = 0
  private var sureRight = 0

  /// Counts the keywords that are told of a key; those of a random one are wrong.
  mutating func count(_ recognized: RecognizedKey?, truth: AlphabetPair?) {
    guard let recognized else { return }
    let isRight = recognized.alphabets.pairs.sorted() == truth?.pairs.sorted()
    told += 1
    toldRight += isRight ? 1 : 0
    if recognized.confidence >= RecognizedKey.sure {
      sure += 1
      sureRight += isRight ? 1 : 0
    }
  }

  /// How many keywords were told and right, where any were.
  var keywords: String {
    told == 0 ? "" : "\n  keywords told: \(told), right \(toldRight); sure: \(sure), right \(sureRight)"
  }

  static let heading =
    "set            puzzles  exact (95 % interval)     letters  in top 5   median  slowest (s)"

  func line(_ name: String) -> String {
    let interval = Self.wilson(exact, puzzles)
    let sorted = times.sorted()
    let median = sorted.isEmpty ? 0 : Self.seconds(sorted[sorted.count / 2])
    return Self.padded(name, 14) + Self.padded("\(puzzles)", -8) + "  "
      + Self.padded("\(Self.percent(exact, puzzles))  (\(Self.one(interval.0))-\(Self.one(interval.1)))", 24)
      + Self.padded(Self.percent(right, letters), -9) + Self.padded(Self.percent(amongTop, puzzles), -10)
      + Self.padded(Self.three(median), -9) + Self.padded(Self.three(sorted.last.map(Self.seconds) ?? 0), -9)
  }

  /// Wilson's score interval for a share, "Probable inference, the law of succession, and statistical inference"
  /// (1927).
  static func wilson(_ part: Int, _ whole: Int) -> (Double, Double) {
    guard whole > 0 else { return (0, 0) }
    let (share, count, deviations) = (Double(part) / Double(whole), Double(whole), 1.96)
    let middle = share + deviations * deviations / (2 * count)
    let half = deviations * sqrt(share * (1 - share) / count + deviations * deviations / (4 * count * count))
    let scale = 100 / (1 + deviations * deviations / count)
    return ((middle - half) * scale, (middle + half) * scale)
  }

  static func seconds(_ time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  static func percent(_ part: Int, _ whole: Int) -> String {
    one(whole == 0 ? 0 : 100 * Double(part) / Double(whole)) + " %"
  }

  static func one(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
  static func three(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }

  /// The text, filled up with spaces to a width, on the left where it is negative.
  static func padded(_ text: String, _ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? spaces + text : text + spaces
  }
}

/// How often pairs of a given confidence were right: counted over letters of keys, not of texts.
struct Calibration {
  private var pairs = [Int](repeating: 0, count: 101)
  private var right = [Int](repeating: 0, count: 101)

  mutating func add(_ reading: Reading, of puzzle: PuzzleSet.Puzzle) {
    var truth: [Character: Character] = [:]
    for (cipher, plain) in zip(puzzle.ciphertext, puzzle.plaintext) { truth[cipher] = plain }
    for pair in reading.key {
      pairs[pair.confidence] += 1
      if truth[pair.cipher.capital] == pair.plain.small { right[pair.confidence] += 1 }
    }
  }

  /// A line for each confidence that was given.
  var table: String {
    let lines = pairs.indices.filter { pairs[$0] > 0 }.map {
      "said to be \($0) % sure: \(Tally.percent(right[$0], pairs[$0])) of \(pairs[$0]) right"
    }
    return lines.joined(separator: "\n")
  }
}
