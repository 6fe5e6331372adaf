import ArgumentParser
import Glibc

/// The option by which a game counts that no person types.
struct CountingOption: ParsableArguments {
  @Flag(help: "Count the game in your statistics although standard input is no terminal.")
  var counted = false

  /// Where the results of a game are kept, or nil for a game that does not count.
  var results: ResultBook? { counted || isatty(STDIN_FILENO) == 1 ? ResultBook(StateFolder()) : nil }
}
