import TestSupport
import Testing

/// A refused word that is known in another form.
@Suite struct KnownFormTests: ProgramTests {
  let scramble = Program()

  @Test(arguments: [
    ("en_US", "greyhound", "grey", "'grey' is British spelling; this round is American.", "british"),
    ("en_GB", "vaporize", "vapor", "'vapor' is American spelling; this round is British.", "american"),
  ])
  func `The refusal says how it is spelled`(
    dictionary: String, root: String, word: String, sentence: String, name: String
  ) async throws {
    let options = ["--root", root, "--dictionary", dictionary]
    let told = try await scramble(options, input: "\(word)\n")
    let refusal = "Word not recognized: You can't just make them up, you know! \(sentence)"
    #expect(unbroken(told.output).contains(" \(refusal) ") && told.status == 0, "\(told.output)")
    let json = try await scramble(options + ["--format", "json"], input: "\(word)\n").output
    #expect(json.contains("you know!\",\"reason\":\"spelling\",\"spelling\":\"\(name)\""), "\(json)")
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

  @Test func `A name that is typed in lower case is told, and the document's message stays`() async throws {
    let made = "Word not recognized: You can't just make them up, you know!"
    let told = try await scramble("--root", "parishes", input: "paris\nrashi\n").output
    #expect(unbroken(told).contains(" \(made) 'Paris' is a name. \(made) "), "\(told)")
    let json = try await scramble("--root", "parishes", "--format", "json", input: "paris\n").output
    #expect(json.contains(#""form":"Paris","kind":"rejected","#) && json.contains(#""reason":"capital""#), "\(json)")
  }

  @Test func `Of any dictionary the form that it knows is told`() async throws {
    try state.dictionary(words: ["été", "libertés", "Lise", "TIR", "bis", "élite"])
    let options = ["--dictionary", state("own"), "--root", "libertés"]
    let told = try await scramble(options, input: "lise\ntir\nelite\nrib\n").output
    for reason in ["'Lise' is a name.", "'TIR' is an abbreviation."] {
      #expect(unbroken(told).contains(" you know! \(reason) "), "\(told)")
    }
    #expect(told.contains("You can't just make them up, you know!\n"))
    let accents = try await scramble("--dictionary", state("own"), "--root", "elitebrt", input: "elite\n").output
    #expect(unbroken(accents).contains(" you know! It is written 'élite'. "), "\(accents)")
  }

  @Test func `The capitals of ß make no abbreviation of a word`() async throws {
    try state.dictionary(words: ["dass", "Fluss"])
    let told = try await scramble("--dictionary", state("own"), "--root", "daßfluß", input: "daß\nfluß\n").output
    #expect(unbroken(told).contains(" you know! It is written 'dass'. "), "\(told)")
    #expect(unbroken(told).contains(" you know! It is written 'Fluss'. "), "\(told)")
  }

  @Test func `A noun that is refused for its capital is called no name`() async throws {
    let options = ["--dictionary", "de_DE", "--capitals", "refuse", "--root", "handtuch"]
    let told = try await scramble(options, input: "hand\n").output
    #expect(unbroken(told).contains(" you know! 'Hand' is written with a capital. "), "\(told)")
  }

  /// The text on one line.
  private func unbroken(_ text: String) -> String { text.replacing("\n", with: " ") }
}
