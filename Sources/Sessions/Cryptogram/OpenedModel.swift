package import Cryptograms
import Lexicon
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
    try self.init(OpenedModel(name ?? BundledModel.englishName, data), data)
  }

  /// A solver with an opened model, and with the bundled words as keywords where it is of English.
  init(_ opened: OpenedModel, _ data: DataFolder) throws {
    let model = opened.model
    self.init(
      model: model, keywords: model.isEnglish ? KeywordList(try BundledIndex(data).byPattern()) : nil,
      language: BundledModel.language(of: opened.name) == "es" ? .spanish : nil)
  }

  /// A solver with the bundled model of English.
  package init(_ data: DataFolder) throws { try self.init(model: nil, data) }
}
