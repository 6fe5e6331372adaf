import TestSupport
import Testing

/// A word that a strict dictionary refuses for its spelling alone.
@Suite struct OtherSpellingTests {
  private let state = TemporaryFolder()
  private var scramble: Program { Program(state: state) }

  @Test(arguments: [
    ("en_US", "greyhound", "grey", "'grey' is British spelling; this round is American.", "british"),
    ("en_GB", "vaporize", "vapor", "'vapor' is American spelling; this round is British.", "american"),
  ])
  func `The refusal says how it is spelled`(
    dictionary: String, root: String, word: String, sentence: String, name: String
  ) async throws {
    let options = ["--root", root, "--dictionary", dictionary]
    let told = try await scramble(options, input: "\(word)\n")
    #expect(told.output.contains("\nWord not recognized: \(sentence)\n") && told.status == 0, "\(told.output)")
    let json = try await scramble(options + ["--format", "json"], input: "\(word)\n").output
    #expect(json.contains("\"message\":\"\(sentence)\",\"spelling\":\"\(name)\""), "\(json)")
    #expect(try await scramble(["--root", root], input: "\(word)\n").output.contains("\n\(word): "))
  }

  @Test func `What is no word in any spelling is made up`() async throws {
    let told = try await scramble("--root", "greyhound", "--dictionary", "en_US", input: "groy\n").output
    #expect(told.contains("\nWord not recognized: You can't just make them up, you know!\n"))
  }

  @Test func `A word of the other spelling is rare where both are taken`() async throws {
    let told = try await scramble("--root", "greyhound", input: "grey\n").output
    #expect(told.contains("\ngrey: 4 points, rare. 0 of "), "\(told)")
  }
}
