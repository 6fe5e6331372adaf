package import Cryptograms
package import Lexicon
import ScrambleFiles
package import WordLists

/// A language model that somebody named.
struct OpenedModel: Sendable {
  /// Its bundled name, or its absolute path.
  let name: String

  let model: LanguageModel

  /// The model called `name`, a bundled name such as `spanish` or a path.
  ///
  /// - Throws: `Diagnostic` where there is no such model, or the file is none.
  init(_ name: String, _ data: DataFolder) throws {
    let bundled = BundledModel.names(in: data)
    let isBundled = bundled.contains(name)
    guard isBundled || isFile(name) || isDirectory(name) || name == BundledModel.englishName else {
      throw Diagnostic(
        .noInput, "cannot find the model '\(name)'",
        because: "it is neither a file nor one of \(bundled.joined(separator: ", "))",
        "'scramble cryptogram model' makes one")
    }
    let file: BundledModel
    do throws(FileFault) {
      if isBundled || name == BundledModel.englishName {
        self.name = name
        file = try BundledModel(named: name, data)
      } else {
        self.name = absolutePath(name)
        try checkOrdinary(name)
        file = try BundledModel(path: name)
      }
    } catch {
      throw Diagnostic(error)
    }
    do throws(ContainerFault) {
      model = try LanguageModel(file.bytes)
    } catch {
      throw Diagnostic(
        .badData, "cannot use \(file.path)", because: "\(error)",
        isBundled ? "install again" : "name a file that 'scramble cryptogram model' made")
    }
  }
}

extension CryptogramSolver {
  /// A solver with the model called `name`, a bundled name or a path; that of English where it is nil.
  package init(model name: String?, _ data: DataFolder) throws {
    self.init(model: try OpenedModel(name ?? BundledModel.englishName, data).model)
  }

  /// A solver with the bundled model of English.
  package init(_ data: DataFolder) throws { try self.init(model: nil, data) }
}

extension PatternSearch {
  /// A search of the bundled words, in one spelling.
  package init(_ data: DataFolder, _ spelling: EnglishSpelling = .american) throws(BundledIndexFault) {
    self.init(try BundledIndex(data).byPattern(), spelling: spelling)
  }
}
