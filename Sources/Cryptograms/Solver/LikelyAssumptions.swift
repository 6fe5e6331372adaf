import Journal
import Lexicon

extension CryptogramSolver {
  /// The most assumptions that are worth a search of their own.
  package static let mostAssumptions = 6

  /// Those of `assumptions` about a cryptogram, such as the places of a crib, that are worth a search: all of them
  /// where spaces part words, else the six under which a few starts find the likeliest runs of letters, the likeliest
  /// first.
  ///
  /// A search under a wrong assumption takes longest, because it is tried again and again whether the text can be read.
  ///
  /// - Complexity: linear in the assumptions, with a bounded number of moves for each.
  package func likeliest(of assumptions: [Domains], in text: String, spacing: Spacing) -> [Domains] {
    let ciphertext = Ciphertext(text, of: alphabet)
    guard spacing.partsWords(of: ciphertext) == false, assumptions.count > Self.mostAssumptions else {
      return assumptions
    }
    let run = ciphertext.run(letters: RunSearch.sampleLetters)
    var score = LetterRunScore(run, key: CipherKey(alphabet.letters.map { UInt8($0.index) }), runs: model.runs)
    let costs = assumptions.map { assumption -> Int32 in
      let matching = DomainMatching(assumption, letters: ciphertext.used)
      return RunSearch.sketch(&score, letters: ciphertext.used, matching) ?? .max
    }
    let order = costs.indices.ordered { costs[$0] < costs[$1] }
    return order.prefix(Self.mostAssumptions).map { assumptions[$0] }
  }
}
