import TestSupport
import Testing

@Suite struct WordsCommandTests {
  private let state = TemporaryFolder()

  private func words(_ arguments: String...) async throws -> Program.Outcome {
    let affix = "SET UTF-8\nPFX U Y 1\nPFX U 0 un .\nSFX S Y 1\nSFX S 0 s .\nNEEDAFFIX n\nFORBIDDENWORD f\n"
    try state.dictionary("mine", affix: affix, words: ["lock/US", "key/S", "silk", "fur/nS", "locks/f", "don't"])
    return try await Program(state: state)(["words", state("mine")] + arguments)
  }

  @Test func `Every word that Hunspell accepts is listed, those with few affixes first`() async throws {
    let outcome = try await words()
    #expect(outcome.output == "lock\nunlock\nkey\nkeys\nsilk\nfurs\nunlocks\n")
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `Lengths, a stem, and base forms choose among them`() async throws {
    #expect(try await words("--length", "3-4").output == "lock\nkey\nkeys\nsilk\nfurs\n")
    #expect(try await words("--length", "7").output == "unlocks\n")
    #expect(try await words("--length", "7-").output == "unlocks\n")
    #expect(try await words("--length=-3").output == words("--length", "1-3").output)
    #expect(try await words("--of", "key").output == "key\nkeys\n")
    #expect(try await words("--base-forms").output == "lock\nkey\nsilk\n")
    #expect(try await words("--of", "zzz").output == "")
  }

  @Test func `An object tells stem and affixes`() async throws {
    let outcome = try await words("--of", "lock", "--format", "json")
    #expect(
      outcome.output == """
        {"stem":"lock","word":"lock"}
        {"prefix":"un","stem":"lock","word":"unlock"}
        {"prefix":"un","stem":"lock","suffixes":["s"],"word":"unlocks"}

        """)
  }

  @Test func `Compounds of some parts are listed, and tell their parts`() async throws {
    let affix = "SET UTF-8\nCOMPOUNDFLAG C\nCOMPOUNDMIN 2\nCHECKCOMPOUNDDUP\nSFX S Y 1\nSFX S 0 s .\n"
    try state.dictionary("joins", affix: affix, words: ["fur/CS", "key/C", "furkey"])
    func list(_ arguments: String...) async throws -> Program.Outcome {
      try await Program(state: state)(["words", state("joins"), "--parts", "2"] + arguments)
    }
    #expect(try await list().output == "fur\nfurs\nkey\nfurkey\nkeyfur\nkeyfurs\n")
    #expect(
      try await list("--of", "key", "--length", "7", "--format", "json").output
        == "{\"parts\":[\"key\",\"furs\"],\"word\":\"keyfurs\"}\n")
    let none = try await list("--parts", "0")
    #expect(none.status == 64 && none.output == "" && none.errors.count { $0.isNewline } == 1)
  }

  @Test(arguments: [["--length", "0-3"], ["--length", "8-3"], ["--length", "x"], ["--length", "3-101"]])
  func `Lengths that no word has are refused`(arguments: [String]) async throws {
    let outcome = try await words(arguments[0], arguments[1])
    #expect(outcome.status == 64 && outcome.output == "" && outcome.errors.count { $0.isNewline } == 1)
  }

  @Test func `A reader that has enough ends the list, and a missing dictionary is named`() async throws {
    let piped = try await Program(state: state).shell("$SCRAMBLE words en_US | head -2; echo ${PIPESTATUS[0]}")
    #expect(piped.output.hasSuffix("\n0\n") && piped.errors == "")
    let missing = try await Program(state: state)("words", "zz_ZZ")
    #expect(missing.status == 66 && missing.errors.contains("cannot find the dictionary zz_ZZ"))
  }
}
