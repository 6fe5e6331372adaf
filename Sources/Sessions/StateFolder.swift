import Journal
package import ScrambleFiles

/// The folder in which the program keeps what is to survive a run, after the XDG Base Directory specification.
package struct StateFolder {
  /// Nil without a home.
  package let path: String?

  /// The folder at `path`, whatever the environment says.
  package init(at path: String?) { self.path = path }

  /// `$XDG_STATE_HOME/word-scramble`, or `~/.local/state/word-scramble`.
  package init() {
    if let state = environmentVariable("XDG_STATE_HOME"), state.hasPrefix("/") {
      path = "\(state)/word-scramble"
    } else {
      path = environmentVariable("HOME").map { "\($0)/.local/state/word-scramble" }
    }
  }

  /// The path of a file of the folder, which is made if need be; nil where it cannot be made.
  package func file(_ name: String) -> String? { try? require(name) }

  /// The path of a file of the folder, which is made if need be.
  package func require(_ name: String) throws(FileFault) -> String {
    guard let path else { throw FileFault(.unwritable("no home folder"), path: "state folder") }
    try makeFolder(path)
    return "\(path)/\(name)"
  }

  /// Whether the file at `path` lies in the folder itself.
  func holds(_ path: String) -> Bool {
    guard let folder = self.path else { return false }
    let file = realPath(path)
    return file.lastIndex(of: "/").map { file[..<$0] == realPath(folder) } ?? false
  }

  /// Keeps a copy of a damaged file beside it, so that the file can be begun anew, and answers with what is to be told.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - bytes: what it holds.
  ///   - what: what it should hold, with its verb: `the settings are`.
  package static func setAside(
    _ path: String, holding bytes: [UInt8], _ what: String
  ) throws(FileFault) -> Diagnostic {
    let aside = "\(path).damaged-\(Fingerprint(bytes))"
    try replaceFile(aside, with: bytes)
    return Diagnostic(
      .badData, "cannot read \(path)", because: "\(what) damaged", "kept as \(aside), and begun anew")
  }
}
