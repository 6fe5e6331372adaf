import Cryptograms
import Lexicon
import WordLists

extension CryptogramSolver {
  /// A solver with the bundled language model.
  init(_ data: DataFolder) throws {
    let file = try BundledModel(data)
    do throws(ContainerFault) {
      self.init(model: try LanguageModel(file.bytes))
    } catch {
      throw Diagnostic(.badData, "cannot use \(file.path)", because: "\(error)", "install again")
    }
  }
}
