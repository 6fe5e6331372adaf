import Lexicon
import Spelling
import WordLists
import WordScramble

/// Judges by Hunspell, and knows all words of a root by the index of the bundled dictionary.
final class EnglishJudge: Judge {
  private let speller: Speller
  private let index: RackIndex

  init(speller: Speller, index: RackIndex) { (self.speller, self.index) = (speller, index) }

  func isReal(_ word: String) throws(LookupFault) -> Bool {
    do { return try speller.isReal(word) } catch { throw LookupFault(error) }
  }

  func isRare(_ word: String) -> Bool { index.word(word)?.tier != .goal }

  func solution(of root: RootWord, _ rules: Rules) -> Solution? {
    guard let rack = Rack(root.description) else { return nil }
    let words = index.words(from: rack, minimumLength: rules.minimumLength)
    return Solution(
      of: root, rules: rules,
      found: words.map { KnownWord(index.texts[$0], frequency: $0.frequency, tier: $0.tier) })
  }
}

let seed = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 7
do {
  let data = try DataFolder.find()
  let judge = EnglishJudge(
    speller: Speller(try InstalledDictionaries(data).dictionary("en")), index: try BundledIndex(data).byRack())
  var game = Game(.seed(seed), roots: try data.roots(), rules: Rules(minimumLength: 4))
  print("The root is \(game.round.root).")
  for line in ["coast", "coating", "coast", "gas", "garnish", "tocsin", "\(game.round.root)"] {
    switch try game.make(.play(line), asking: judge) {
    case .played(let word, .accepted(let play))?: print("\(word): \(play.points) points")
    case .played(let word, .rejected(let rejection))?:
      print("\(word): \(rejection.title). \(rejection.message(for: game.round.root))")
    default: break
    }
  }
  if case .hinted(let hint)? = try game.make(.hint(.letters), asking: judge) {
    print("Letters of a word: \(hint.clues[0])")
  }
  let round = game.round
  if let all = judge.solution(of: round.root, game.rules) {
    let progress = round.progress(of: all)
    print("\(progress.words) of \(progress.totalWords) words and \(progress.rareWords) rare")
    print("\(progress.score) of \(progress.totalPoints) points: \(progress.rank?.rawValue ?? "no rank")")
  }
} catch let fault as FileFault {
  print(fault)
}
