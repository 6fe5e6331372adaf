import Glibc

/// What the environment says of `name`, or nil where it says nothing.
package func environmentVariable(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(preservingCString: value)
  return text.isEmpty ? nil : text
}

/// What the program was called with, without its own name. Swift's own list has U+FFFD for bytes that are no UTF-8, and
/// so names other files than were meant.
package func commandLineArguments() -> [String] {
  (1..<max(1, Int(CommandLine.argc))).compactMap {
    unsafe CommandLine.unsafeArgv[$0].map { unsafe String(preservingCString: $0) }
  }
}
