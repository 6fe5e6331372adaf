import TestSupport
import Testing

@Suite struct DigestTests {
  /// The signature of the game's behaviour. A change of rules, data or generator changes it, and a commit says so.
  @Test func `A hundred seeded games come to the same number`() async throws {
    let outcome = try await Program(state: TemporaryFolder())("digest")
    #expect(outcome.output == "79351e00b74d3e6f\n")
    let json = try await Program(state: TemporaryFolder())("digest", "--format", "json")
    #expect(json.output == "{\"digest\":\"79351e00b74d3e6f\"}\n")
  }
}
