import ArgumentParser
import Glibc

/// The option by which a game counts that no person types.
struct CountingOption: ParsableArguments {
  @Flag(help: "Count the game in your statistics although standard input is no terminal.")
  var counted = false

  /// Whether what the game comes to is kept.
  var isCounted: Bool { counted || isatty(STDIN_FILENO) == 1 }
}
