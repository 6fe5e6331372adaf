import Journal
import Lexicon
import WordScramble

/// Roots that are drawn from words not all of which are welcome: another one is drawn in the place of one that is not.
///
/// So nothing has to be known of the words that are not drawn, and the same seed draws the same root from the same
/// words.
struct DrawnRoots: Sendable {
  /// The most words that are drawn for one root. To count what one offers takes milliseconds, for long words of
  /// languages with compounds some hundreds of them.
  static let mostTries = 200

  /// The words to draw from, which are asked for with each draw.
  let words: @Sendable () throws(Diagnostic) -> WordList
  let fitness: @Sendable (RootWord) throws(Diagnostic) -> RootFitness

  /// The message where none of so many words can be one.
  let failure: @Sendable (_ tries: Int) -> Diagnostic

  var source: RootSource {
    RootSource { generator throws(LookupFault) in
      do throws(Diagnostic) { return try root(drawnBy: &generator) } catch { throw LookupFault(error) }
    }
  }

  private func root(drawnBy generator: inout SplitMix64) throws(Diagnostic) -> RootWord {
    let words = try words()
    let tries = min(words.count, Self.mostTries)
    // The beginning of a shuffle: a word that was drawn is not drawn again.
    var moved: [Int: Int] = [:]
    var poor: [(root: RootWord, words: Int)] = []
    for left in stride(from: words.count, to: words.count - tries, by: -1) {
      let place = generator.draw(below: left)
      let index = moved[place] ?? place
      moved[place] = moved[left - 1] ?? left - 1
      guard let root = try? RootWord(words[index]) else { continue }
      switch try fitness(root) {
      case .welcome: return root
      case .poor(let words): poor.append((root, words))
      case .unfit: break
      }
    }
    // The best of them alone would come again and again where the dictionary has few words of that length.
    let most = poor.map { $0.words }.max() ?? 0
    guard let chosen = poor.first(where: { $0.words * 2 >= most }) else { throw failure(tries) }
    return chosen.root
  }
}

/// How good a root a word is.
enum RootFitness {
  /// It may be drawn.
  case welcome

  /// It may be drawn where none among many is welcome, and none offers more than twice as many words.
  case poor(words: Int)

  /// It may not be drawn.
  case unfit
}
