import CHunspell

@testable import Cryptograms
@testable import Lexicon
@testable import ScrambleFiles
@testable import Spelling
@testable import WordLists

/// Prints what operations of the word index cost: in microseconds, and in calls of `Hunspell_spell`, as the mean over
/// all words, timed by the same process.
@main
struct IndexTimings {
  static func main() throws {
    let data = try DataFolder.find()
    try printFirstQuery(data)
    try printAll(data)
  }

  private static func printFirstQuery(_ data: DataFolder) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let index = try BundledIndex(data)
    let opened = clock.now
    let racks = try index.byRack()
    let checked = clock.now
    let count = Rack("silkworm").map { racks.words(from: $0).count } ?? 0
    print("first in the process: open", Timing(opened - start), "check", Timing(checked - opened), terminator: " ")
    print("silkworm", Timing(clock.now - checked), "(\(count) words)")
  }

  private static func printAll(_ data: DataFolder) throws {
    let index = try BundledIndex(data)
    let racks = try index.byRack()
    let patterns = try index.byPattern()
    let dictionary = try InstalledDictionaries(data).dictionary(InstalledDictionaries.bundledName)
    let words = (1...63).flatMap { racks.texts.words(ofLength: $0).filter { $0.isWord(in: racks.spelling) } }
      .map { racks.texts[$0] }.sorted()
    let table = Table(call: try callOfHunspell(dictionary, words))

    table.time("open") { (try? BundledIndex(data)) != nil }
    table.time("open, check and take out the racks") { (try? BundledIndex(data).byRack()) != nil }
    table.time("open, check and take out the patterns") { (try? BundledIndex(data).byPattern()) != nil }
    table.time("fingerprint of the dictionary") { (try? dictionary.fingerprint()) != nil }
    for letters in ["silkworm", "creationist", "uncopyrightable"] {
      guard let rack = Rack(letters) else { continue }
      table.time("\(letters): words") { !racks.words(from: rack).isEmpty }
      table.time("\(letters): words, from the string") { !(Rack(letters).map { racks.words(from: $0) } ?? []).isEmpty }
      table.time("\(letters): words as strings") { !racks.words(from: rack).map { racks.texts[$0] }.isEmpty }
      table.time("\(letters): tally") { racks.tally(of: rack).words > 0 }
    }
    for cipher in ["XJFFXU", "ABCDEFC", "ABCDEFGH"] {
      let pattern = LetterPattern(cipher.utf8)
      table.time("\(cipher): find") { !patterns.words(of: pattern).isEmpty }
      table.time("\(cipher): from the string to an array") {
        !Array(patterns.words(of: LetterPattern(cipher.utf8))).isEmpty
      }
    }
    try printCryptograms(table, PatternSearch(patterns))
    table.time("contains, each word", times: words.count) { words.allSatisfy(racks.contains) }
  }

  private static func printCryptograms(_ table: Table, _ search: PatternSearch) throws {
    let map = try SubstitutionMap("B=E,Q=T,C!=R", forbidsItself: true)
    for entry in ["XJFFXU", "ABCDEFC", "ABCDEF", "X'Y"] {
      let word = try CipherWord(entry: entry)
      table.time("\(entry): search") { search.matches(for: word).count >= 0 }
      table.time("\(entry): search with a map and bans") { search.matches(for: word, in: map.domains).count >= 0 }
    }
    let cryptogram = try Cryptogram(SampleCryptogram.all.prefix(2).map(\.ciphertext).joined(separator: " "))
    table.time("\(cryptogram.words.count) words ranked anew") {
      !Puzzle(cryptogram, under: map, search: search).words.isEmpty
    }
  }

  private static func callOfHunspell(_ dictionary: DictionaryFiles, _ words: [String]) throws -> Duration {
    let handle = unsafe Hunspell_create(dictionary.affix, dictionary.words)
    defer { unsafe Hunspell_destroy(handle) }
    let words = words.map { Array($0.utf8CString) }
    let clock = ContinuousClock()
    let rounds = (0..<3).map { _ in
      clock.measure { for word in words { _ = unsafe Hunspell_spell(handle, word) } }
    }
    return (rounds.min() ?? .zero) / words.count
  }
}

/// Prints a line for each operation that it times.
private struct Table {
  private let call: Duration

  init(call: Duration) {
    self.call = call
    print("a call of Hunspell_spell:", Timing(call))
  }

  /// Repeats `body` for about a tenth of a second. Its result is used, so that the optimiser cannot remove the work.
  func time(_ name: String, times: Int = 1, _ body: () -> Bool) {
    let clock = ContinuousClock()
    var repeats = 0
    var elapsed = Duration.zero
    var isTrue = true
    while elapsed < .milliseconds(100) {
      elapsed += clock.measure { for _ in 0..<100 / times + 1 { isTrue = body() && isTrue } }
      repeats += 100 / times + 1
    }
    let mean = elapsed / (repeats * times)
    print("\(name):", Timing(mean), "or \(hundredths(mean / call)) calls", isTrue ? "" : "(failed)")
  }
}

/// A duration, printed in microseconds.
private struct Timing: CustomStringConvertible {
  let description: String

  init(_ duration: Duration) { description = hundredths(duration / .microseconds(1)) + " µs" }
}

/// `number`, which is positive, with two decimals.
private func hundredths(_ number: Double) -> String {
  let hundredths = Int(number * 100 + 0.5)
  return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
}
