package import Cryptograms
import Journal
import Lexicon

extension PatternSearch {
  /// A search of the bundled words in both spellings, and of names.
  package init(_ library: any Library) throws(Diagnostic) {
    self.init(try PatternIndex(.words, library), names: try PatternIndex(.names, library))
  }
}

/// The settings by which a transcript of the helper tells what was searched, beside the dictionary.
enum HelperSetting {
  static let words = "word-index"

  /// The bundled words and names, as transcripts name them.
  static func file(_ library: any Library) throws(Diagnostic) -> DataFile {
    let fingerprints = [try WordIndex(library).fingerprint, try WordIndex.names(library).fingerprint]
    return .bundled(Fingerprint(Array(fingerprints.map { $0.description }.joined().utf8)))
  }
}

/// The solver's readings of the puzzle at hand, each found once. One thread has a session at a time, and its readings
/// with it.
final class KnownReadings: @unchecked Sendable {
  private struct Question: Hashable {
    let settled: SubstitutionMap
    let request: SolveRequest
  }

  private let makeSolver: () throws(Diagnostic) -> CryptogramSolver
  private var solver: CryptogramSolver?
  private var cryptogram: Cryptogram?
  private var solutions: [Question: CryptogramSolution] = [:]

  init(_ solver: @escaping () throws(Diagnostic) -> CryptogramSolver) { makeSolver = solver }

  /// How the solver reads `cryptogram` with what is settled of its key; nil where there is no solver: `:solve`
  /// tells why.
  func solution(of cryptogram: Cryptogram, _ settled: SubstitutionMap, as request: SolveRequest) -> CryptogramSolution?
  {
    let question = Question(settled: settled, request: request)
    if self.cryptogram != cryptogram || solutions.count == Self.most {
      (self.cryptogram, solutions) = (cryptogram, [:])
    }
    if let solution = solutions[question] { return solution }
    if solver == nil { solver = try? makeSolver() }
    let solution = solver?.solve(cryptogram.text, settled, as: request, top: Self.readings)
    solutions[question] = solution
    return solution
  }

  /// As many readings as a solver tells.
  private static let readings = 64

  /// The most solutions that are kept of one puzzle.
  private static let most = 32
}
