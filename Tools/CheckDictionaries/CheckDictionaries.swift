import Glibc

@testable import Journal
@testable import Lexicon
@testable import ScrambleFiles
@testable import Spelling

/// Holds the words that the forms of a dictionary give against what Hunspell accepts among all arrangements of letters:
///
///     check-dictionaries STEM RACKS SEED
///
/// or the words that `scramble words` lists against those of LIST, a file with a word on each line, that it accepts:
///
///     check-dictionaries STEM LIST
///
/// The files are STEM.aff and STEM.dic. Prints a line; ends with 0 only if no word was missed.
@main
struct CheckDictionaries {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 2 { exit(try ListCheck(arguments[0], arguments[1]).run() ? 0 : 1) }
    guard arguments.count == 3, let racks = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
      print("check-dictionaries STEM RACKS SEED | STEM LIST")
      exit(64)
    }
    let name = arguments[0].split(separator: "/").last.map(String.init) ?? arguments[0]
    var check = try DictionaryCheck(DictionaryFiles(name: name, stem: arguments[0]), seed: seed)
    let isExact = try check.run(racks: racks)
    exit(isExact ? 0 : 1)
  }
}

/// One dictionary, and the results of its check.
private struct DictionaryCheck {
  private let files: DictionaryFiles
  private let speller: Speller
  private var random: SplitMix64
  private let clock = ContinuousClock()
  private let hunspellLoad: Duration
  private let hunspellMemory: Int
  private var formsLoad: Duration = .zero
  private var formsMemory = 0
  private var times: [Duration] = []
  private var words = 0
  private var missed = 0
  private var extra = 0

  init(_ files: DictionaryFiles, seed: UInt64) throws {
    self.files = files
    random = SplitMix64(seed: seed)
    speller = Speller(files)
    let (start, memory) = (clock.now, Self.memory)
    try speller.load()
    hunspellLoad = clock.now - start
    hunspellMemory = Self.memory - memory
  }

  /// In turn capitals are refused and allowed, and accents matter or do not; three quarters of the racks are as most
  /// languages have it.
  mutating func run(racks: Int) throws -> Bool {
    let affix = try readFile(files.affix)
    let list = try readFile(files.words)
    let orthographies = [
      Orthography(), Orthography(allowsCapitals: true),
      Orthography(accents: .folded(keeping: ["ñ", "ç", Orthography.geminate])),
      Orthography(allowsCapitals: true, accents: .folded(keeping: [])),
    ]
    for (number, orthography) in orthographies.enumerated() {
      let share = number == 0 ? (racks * 3 + 3) / 4 : (racks + 11) / 12
      let (start, memory) = (clock.now, Self.memory)
      let forms: WordForms
      do throws(WordFormsFault) {
        forms = try WordForms(affix: affix, words: list, orthography: orthography)
      } catch {
        print("\(files.name)\tcannot be made into words: \(error)")
        return false
      }
      if number == 0 { (formsLoad, formsMemory) = (clock.now - start, Self.memory - memory) }
      try check(forms, orthography, racks: share)
    }
    times.sort()
    let median = times.isEmpty ? Duration.zero : times[times.count / 2]
    print(
      files.name, times.count, words, missed, extra, median.milliseconds, (times.last ?? .zero).milliseconds,
      formsLoad.milliseconds, hunspellLoad.milliseconds, formsMemory / 1024, hunspellMemory / 1024, separator: "\t")
    return missed == 0 && extra == 0
  }

  private mutating func check(_ forms: WordForms, _ orthography: Orthography, racks: Int) throws {
    let stems = (2...14).flatMap { forms.stems(ofLength: $0) }
    if stems.isEmpty { return }
    let all = AllArrangements(orthography, stems)
    var checked = 0
    for attempt in 0..<racks * 50 where checked < racks {
      // Nine letters have a million arrangements, so that there are few such racks.
      let size = attempt % 32 == 31 ? 9 : attempt % 8 == 7 ? 8 : 5 + attempt % 3
      let rack = rack(of: size, stems, orthography)
      guard rack.count == size, let texts = all.texts(from: rack) else { continue }
      checked += 1
      let start = clock.now
      let candidates = Array(forms.candidates(from: rack))
      let found = Set(try confirmed(candidates).map(orthography.folded))
      times.append(clock.now - start)
      let accepted = Set(try confirmed(texts).map(orthography.folded))
      words += found.count
      missed += accepted.subtracting(found).count
      extra += found.subtracting(accepted).count
      for word in accepted.symmetricDifference(found).sorted().prefix(5) {
        print("\(files.name)\t\(String(rack))\t\(found.contains(word) ? "extra" : "missed") \(word)")
      }
    }
  }

  private func confirmed(_ texts: [String]) throws -> [String] {
    zip(texts, try speller.areKnown(texts)).filter(\.1).map(\.0)
  }

  /// The start of a word, or, one time in four, letters from different words.
  private mutating func rack(of size: Int, _ stems: [String], _ orthography: Orthography) -> [Character] {
    let count = random.draw(below: 4) == 0 ? size : 1
    let letters = (0..<count).flatMap { _ in
      let word = orthography.folded(stems[random.draw(below: stems.count)]).filter(\.isWordLetter)
      return count == 1 ? word.prefix(size) : word.dropFirst(random.draw(below: word.count + 1)).prefix(1)
    }
    // Two letters may be one when they stand side by side.
    return String(letters).count == letters.count ? letters : []
  }

  /// The memory that this process has resident, in kilobytes.
  private static var memory: Int {
    let status = (try? readFile("/proc/self/status")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { $0.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first }.flatMap { Int($0) }
      ?? 0
  }
}

extension Duration {
  /// Its milliseconds, rounded to a tenth.
  fileprivate var milliseconds: String {
    let tenths = components.seconds * 10_000 + components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
