import Journal
import Lexicon
import ScrambleFiles
import TestSupport
import Testing
import WordLists

/// The files that the workbench keeps.
@Suite struct AnagramRecordTests: ProgramTests {
  let scramble = Program()

  /// The second one has phrases, names, accents, and entries that are left and gone to.
  @Test(arguments: [("anagram", 21), ("entries", 41)])
  func `A golden session replays`(name: String, events: Int) async throws {
    let path = golden(name)
    let outcome = try await scramble("replay", path)
    #expect(outcome.output == "\(path): all \(events) events agree\n")
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `A session is recorded as it goes on, and carried on where it ended`() async throws {
    let transcript = state("bench.txt")
    let answers = Fingerprint(try DataFolder.find().answers().header)
    _ = try await scramble(
      "anagram", "users rip", "--seed", "3", "--transcript", transcript, input: "sur\n:cross 6 i\n.\nzz\n")
    #expect(
      try text(of: transcript) == """
        word-scramble transcript 1
        instrument: anagram
        id: ec4e2b37987e2fe1
        dictionary: c22e808d1054b738 en
        answers: \(answers) bundled

        bench users\\x20rip none 3 ________/rupreiss/
        place sur sur_____/preis/
        cross i 6 sur__i*__/pres/
        shuffle sur__i*__/rspe/
        end sur__i*__/rspe/

        """)
    let resumed = try await scramble("resume", transcript, input: ":undo\n:undo\n:undo\n:undo\n")
    #expect(
      resumed.output == """
        Carrying on with users rip, 8 letters.
        S U R _ _ I* _ _ | ring: R S P E | tray: none
        S U R _ _ I* _ _ | ring: P R E S | tray: none
        S U R _ _ _ _ _ | ring: P R E I S | tray: none
        _ _ _ _ _ _ _ _ | ring: R U P R E I S S | tray: none
        There is nothing to undo.
        _ _ _ _ _ _ _ _ | ring: R U P R E I S S | tray: none

        """)
    #expect(try await scramble("replay", transcript).status == 0)
  }

  @Test func `A session that nobody named a file for is kept all the same`() async throws {
    _ = try await scramble("anagram", "cats", input: "act\n")
    let resumed = try await scramble("resume", "--instrument", "anagram", input: "")
    #expect(resumed.output.hasPrefix("Carrying on with cats, 4 letters.\nA C T _ "))
    #expect(try await scramble("resume").status == 66, "no game was played")
  }

  @Test func `An edited session diverges, and a malformed one is bad data`() async throws {
    let recorded = try text(of: golden("anagram"))
    let edited = try state.file("edited", recorded.replacing("place sur sur", with: "place sur rus"))
    let outcome = try await scramble("replay", edited)
    #expect(outcome.status == 1 && outcome.output.contains("line 9: the session takes another course"))
    let malformed = try state.file("malformed", recorded + "dance\n")
    #expect(try await scramble("replay", malformed).status == 65)
    let impossible = try state.file("impossible", recorded.replacing("(8)", with: "(9)"))
    #expect(try await scramble("replay", impossible).status == 65)
    let carried = try await scramble("resume", edited, input: "")
    #expect(carried.status == 0 && carried.output.hasPrefix("Carrying on with"))
  }

  @Test func `A session by a dictionary without an index replays and goes on`() async throws {
    try state.dictionary(words: ["backgrounds", "undergoing"])
    let transcript = state("own.txt")
    let session = try await scramble(
      "anagram", "ginogrednu", "--dictionary", state("own"), "--solver", "--transcript", transcript,
      input: ":hint\n:solve\n")
    #expect(session.output.contains("1 answer fits.") && session.output.contains("  undergoing\n"))
    #expect(try await scramble("replay", transcript).status == 0)
    #expect(try await scramble("resume", transcript, input: ":solve\n").output.contains("  undergoing\n"))
  }

  @Test func `Letters that are refused leave no trace in the shuffles that follow`() async throws {
    let transcript = state("refused.txt")
    _ = try await scramble(
      "anagram", "users rip", "--seed", "3", "--transcript", transcript, input: ":new cats (9)\n.\n")
    #expect(try await scramble("replay", transcript).output == "\(transcript): all 3 events agree\n")
  }

  @Test func `The clue is there when a session goes on`() async throws {
    _ = try await scramble("anagram", "--clue", "Users rip off revelation (8)", input: "1\nsur\n:entry 12a\n")
    let resumed = try await scramble("resume", "--instrument", "anagram", input: ":entry\n:clear\n1\n")
    #expect(resumed.output.hasPrefix("Carrying on with users rip (8), 8 letters.\nS U R _ "))
    #expect(resumed.output.contains("12a: Users rip off revelation (8), for 'revelation'\n"))
    #expect(resumed.output.contains("users rip (8), 8 letters. Type letters"))
  }

  @Test func `Numbers of any size in a transcript are no trap`() async throws {
    let path = try state.file(
      "numbers", try text(of: golden("anagram")) + "rotate -9223372036854775808 x\nput a -9223372036854775808 x\n")
    #expect(try await scramble("replay", path).status == 1)
    #expect(try await scramble("resume", path, input: "").status == 0)
  }

  @Test func `Settings are kept between runs, and a damaged file of them does no harm`() async throws {
    _ = try await scramble("anagram", "cats", input: ":set layout line\n:set bell on\n")
    #expect(
      try text(of: state("word-scramble/settings-anagram"))
        == "word-scramble settings 1\nanimation: on\nbell: on\ncolour: on\nkeys: off\nlayout: line\n")
    let kept = try await scramble("anagram", "cats", input: ":set\n:set layout round\n")
    let still = try await scramble("anagram", "cats", "--no-animation", input: ":set bell on\n:set\n")
    #expect(still.output.contains("animation on, bell on"), "what one run asked for is not kept")
    #expect(kept.output.contains("animation on, bell on, colour on, keys off, layout line\n"))
    #expect(kept.output.contains("Settings are layout ring or line; keys, animation, bell, colour on or off.\n"))
    _ = try state.file("word-scramble/settings-anagram", [0xFF, 0, 0x0A])
    let damaged = try await scramble("anagram", "cats", input: ":set\n")
    #expect(damaged.status == 0)
    #expect(damaged.output.contains("animation on, bell off, colour on, keys off, layout ring\n"))
    let path = state("word-scramble/settings-anagram")
    #expect(
      damaged.errors.hasPrefix("scramble: cannot read \(path): the settings are damaged: kept as \(path).damaged-"))
    let aside = ScrambleFiles.names(inFolder: state("word-scramble")).filter { $0.contains("damaged") }
    #expect(try aside.map { try readFile(state("word-scramble/\($0)")) } == [[0xFF, 0, 0x0A]])
    #expect(try await scramble("anagram", "cats", input: ":set\n").errors == "")
  }

  @Test func `An existing transcript is not overwritten, and a session saved elsewhere replays`() async throws {
    let taken = try state.file("taken", "mine")
    #expect(try await scramble("anagram", "cats", "--transcript", taken).status == 74)
    let copy = state("copy")
    let saved = try await scramble("anagram", "cats", input: "act\n:save \(copy)\n")
    #expect(saved.output.contains("Saved to \(copy).\n"))
    #expect(try await scramble("replay", copy).output == "\(copy): all 2 events agree\n")
  }
}
