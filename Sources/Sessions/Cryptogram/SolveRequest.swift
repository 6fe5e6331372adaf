import Cryptograms
import Lexicon

/// The text behind `:solve`: a spacing, a kind of alphabet and `misspelled`, each at most once, in any order.
struct SolveRequest: Hashable {
  private(set) var spacing: Spacing?
  var kind: AlphabetKind?
  private(set) var isMisspelled = false

  init() {}

  /// Reads `no-spaces k2`, or answers nil.
  init?(_ argument: String) {
    let spacings: [String: Spacing] = ["words": .words, "no-spaces": .none]
    for word in argument.folded.split(whereSeparator: { $0.isWhitespace }).map({ String($0) }) {
      if spacing == nil, let found = spacings[word] {
        spacing = found
      } else if kind == nil, let found = AlphabetKind(rawValue: word) {
        kind = found
      } else if !isMisspelled, word == "misspelled" {
        isMisspelled = true
      } else {
        return nil
      }
    }
  }
}

extension CryptogramSolver {
  /// The readings of `text` that are asked for, with `settled` as given, at most `top`.
  func solve(_ text: String, _ settled: SubstitutionMap, as request: SolveRequest, top: Int) -> CryptogramSolution {
    solve(
      text, domains: settled.domains, spacing: request.spacing ?? .automatic, kind: request.kind,
      misspelled: request.isMisspelled ? true : nil, top: top)
  }
}
