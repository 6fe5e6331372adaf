import Files

/// The folder in which the program keeps what is to survive a run, after the XDG Base Directory specification.
struct StateFolder {
  /// Nil without a home.
  let path: String?

  /// The folder at `path`, whatever the environment says.
  init(at path: String?) { self.path = path }

  /// `$XDG_STATE_HOME/word-scramble`, or `~/.local/state/word-scramble`.
  init() {
    if let state = environmentVariable("XDG_STATE_HOME"), state.hasPrefix("/") {
      path = "\(state)/word-scramble"
    } else {
      path = environmentVariable("HOME").map { "\($0)/.local/state/word-scramble" }
    }
  }

  /// The path of a file of the folder, which is made if need be; nil where it cannot be made.
  func file(_ name: String) -> String? { try? require(name) }

  /// The path of a file of the folder, which is made if need be.
  func require(_ name: String) throws(FileFault) -> String {
    guard let path else { throw FileFault(.unwritable("no home folder"), path: "state folder") }
    try makeFolder(path)
    return "\(path)/\(name)"
  }
}
