package import Cryptograms
package import Lexicon

/// The bundled files, the files that a person names, and the dictionaries.
package protocol Library: AnyObject {
  /// The bytes of a bundled file. They stay where they are as long as they are used.
  func bytes(of file: BundledFile) throws(Diagnostic) -> IndexBytes

  /// The path or the name by which a person knows a bundled file.
  func path(of file: BundledFile) -> String

  /// The bytes of the file at `path`, which a person named.
  func contents(of path: String, upTo limit: Int) throws(Diagnostic) -> [UInt8]

  /// Throws where the file at `path`, which a transcript names, cannot be read without waiting.
  func check(_ path: String) throws(Diagnostic)

  /// Throws where the file at `path`, which a person named, is not there or cannot be read.
  func checkReadable(_ path: String) throws(Diagnostic)

  /// The path that names the same file from any current folder.
  func absolutePath(_ path: String) -> String

  /// The dictionary that goes by `name`, or lies at the path `name`.
  func dictionary(_ name: String) throws(Diagnostic) -> NamedDictionary

  /// The words of `dictionary`, compounds apart, that `alphabet` can spell, with those of `listed`.
  func patterns(
    of dictionary: NamedDictionary, _ alphabet: CipherAlphabet, listed: PatternList?
  ) -> any AskedPatterns

  /// The language model called `name`, a bundled name such as `spanish` or a path, by the name that transcripts give
  /// it; nil where there is none.
  func model(_ name: String) throws(Diagnostic) -> NamedModel?

  /// The names of the bundled language models, sorted.
  var modelNames: [String] { get }

  func judge(_ judging: Judging) throws(Diagnostic) -> any WordJudge
}

/// A language model that is not checked yet, by its bundled name or its absolute path; `path` is the one by which a
/// person knows the file.
package typealias NamedModel = (name: String, path: String, isBundled: Bool, bytes: IndexBytes)
