import ScrambleFiles
import TestSupport
import Testing
import WordLists

@Suite struct RelocationTests {
  private let state = TemporaryFolder()

  @Test(arguments: [("bin/scramble", "share/word-scramble"), ("here/scramble", "here")])
  func `The program finds its data where it was moved to`(executable: String, share: String) async throws {
    let data = try DataFolder.find().path
    let moved = state(executable)
    _ = try state.folder(share)
    _ = try state.folder(String(executable.split(separator: "/")[0]))
    let made = try await Program(state: state).shell(
      """
      cp "$SCRAMBLE" '\(moved)'
      cp -R '\(data)/Resources' '\(data)/Dictionaries' '\(state(share))'
      echo banana > '\(state(share))/Resources/start.txt'
      """)
    #expect(made.status == 0, "\(made.errors)")
    let outcome = try await Program(moved, state: state)("--seed", "1", input: "nab\n")
    #expect(outcome.output.hasPrefix("Root word: banana (seed 1)\n"))
    #expect(outcome.output.contains("nab: 3 points."))
  }

  @Test func `Through a link it finds its data as well`() async throws {
    let outcome = try await Program(state: state).shell(
      "ln -s \"$SCRAMBLE\" '\(state("game"))'; '\(state("game"))' digest; $SCRAMBLE digest")
    let digests = outcome.output.split(separator: "\n")
    #expect(digests.count == 2 && digests[0] == digests[1], "\(outcome.errors)")
  }

  @Test func `A start list that is not there is named`() async throws {
    let data = try DataFolder.find().path
    _ = try state.folder("data/Resources")
    let copied = try await Program(state: state).shell("cp -R '\(data)/Dictionaries' '\(state("data"))'")
    #expect(copied.status == 0)
    let program = Program(state: state, variables: [DataFolder.variable: state("data")])
    let outcome = try await program("--seed", "1")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("cannot read \(state("data"))/Resources/start.txt: there is no such file"))
  }
}
