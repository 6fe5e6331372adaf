import Files

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folder in which the program keeps what is to survive a run, after the XDG Base Directory specification.
struct StateFolder {
  /// `$XDG_STATE_HOME/word-scramble`, or `~/.local/state/word-scramble`; nil without a home.
  let path: String?

  init() {
    if let state = Self.variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      path = "\(state)/word-scramble"
    } else {
      path = Self.variable("HOME").map { "\($0)/.local/state/word-scramble" }
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

  private static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
