import TestSupport
import Testing

/// Expects that `body`, which may wait on a thread of its own, finds no problem. The first three are shown.
func expectNoProblems(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping @Sendable (inout [String]) throws -> Void
) async throws {
  let problems = try await onThread {
    var problems: [String] = []
    try body(&problems)
    return problems
  }
  let shown = problems.prefix(3).joined(separator: "\n")
  #expect(problems.isEmpty, "\(problems.count): \(shown)", sourceLocation: sourceLocation)
}
