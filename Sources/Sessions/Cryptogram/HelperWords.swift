package import Cryptograms
import Journal
import Synchronization
package import WordLists

extension PatternSearch {
  /// A search of the bundled words in both spellings, and of names.
  package init(_ data: DataFolder) throws(BundledIndexFault) {
    self.init(try BundledIndex(data).byPattern(), names: try BundledNames(data).index)
  }

  /// The same search with readings as they are asked for.
  func reading(by known: KnownReadings, as request: SolveRequest) -> PatternSearch {
    var search = self
    search.reading = { known.solution(of: $0, $1, as: request) }
    return search
  }
}

/// The settings by which a transcript of the helper tells what was searched, beside the dictionary.
enum HelperSetting {
  static let words = "word-index"

  /// The bundled words and names, as transcripts name them.
  static func file(_ data: DataFolder) throws(BundledIndexFault) -> DataFile {
    let fingerprints = [try BundledIndex(data).fingerprint, try BundledNames(data).fingerprint]
    return DataFile("bundled", Fingerprint(Array(fingerprints.map(\.description).joined().utf8)))
  }
}

/// The solver's readings of the puzzle at hand, each found once.
final class KnownReadings: Sendable {
  private struct Question: Hashable {
    let settled: SubstitutionMap
    let request: SolveRequest
  }

  private struct State {
    var solver: CryptogramSolver?
    var cryptogram: Cryptogram?
    var solutions: [Question: Solution] = [:]
  }

  private let makeSolver: @Sendable () throws -> CryptogramSolver
  private let state = Mutex(State())

  /// The readings of a solver, which is made when it is first asked.
  init(_ solver: @escaping @Sendable () throws -> CryptogramSolver) { makeSolver = solver }

  /// How the solver reads `cryptogram` with what is settled of its key; nil where there is no solver. Why there is none
  /// is told when it is asked to solve.
  func solution(of cryptogram: Cryptogram, _ settled: SubstitutionMap, as request: SolveRequest) -> Solution? {
    let question = Question(settled: settled, request: request)
    return state.withLock { state in
      if state.cryptogram != cryptogram || state.solutions.count == Self.most {
        state.cryptogram = cryptogram
        state.solutions = [:]
      }
      if let solution = state.solutions[question] { return solution }
      guard let solver = try? state.solver ?? makeSolver() else { return nil }
      state.solver = solver
      let solution = solver.solve(cryptogram.text, settled, as: request, top: Self.readings)
      state.solutions[question] = solution
      return solution
    }
  }

  /// As many readings as a solver tells.
  private static let readings = 64

  /// So many solutions are kept of one puzzle.
  private static let most = 32
}
