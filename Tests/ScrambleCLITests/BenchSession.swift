import TestSupport
import Testing

extension ProgramTests {
  /// All that the bench answers where these lines are typed.
  func benchText(_ arguments: [String] = [], _ lines: String...) async throws -> String {
    try await benchText(arguments, typed: lines)
  }

  /// Its answers line by line, without blank lines.
  func bench(_ arguments: [String] = [], _ lines: String...) async throws -> [String] {
    try await benchText(arguments, typed: lines).split(separator: "\n").map(String.init)
  }

  func benchText(_ arguments: [String], typed lines: [String]) async throws -> String {
    let outcome = try await scramble(["anagram", "--seed", "1"] + arguments, input: lines.map { "\($0)\n" }.joined())
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    return outcome.output
  }
}
