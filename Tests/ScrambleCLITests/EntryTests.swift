import Glibc
import ScrambleFiles
import TestSupport
import Testing

/// The entries of a crossword, side by side and from run to run.
@Suite struct EntryTests: ProgramTests {
  let scramble = Program()

  @Test func `Clue, enumeration and crossing letters stay while fodders change`() async throws {
    let answers = try await benchText(
      ["--clue", "Users rip off revelation (8)"], "1", ":cross 6 i", ":fodder pur riess", ":fodder purr seas",
      ":entry")
    #expect(
      answers.contains(
        "\npur riess (8), 8 letters. Type letters to place them, :help for the rest.\n_ _ _ _ _ I* _ _ | "))
    #expect(
      answers.contains(
        "\n_ _ _ _ _ I?* _ _ | ring: S P R U A R E S | tray: none | 1 letter to discard\nThe crossing I of slot 6"
          + " is not among these letters: a ? stands for it.\n"))
    #expect(answers.contains("\nUsers rip off revelation (8), for 'revelation'\n"))
  }

  @Test func `Entries are named, listed, and go on in the next run`() async throws {
    _ = try await benchText(
      ["--clue", "Users rip off revelation (8)"], "1", ":cross 6 i", "su", ":entry 12A", ":entry 3d",
      ":clue Dirty room tidied in school lodging (9)", "1", "/room", ":entry 12a", "!1")
    let next = try await benchText(
      [], ":entries", ":entry 12a", ":entry 3d", ":undo", ":entry 24d", ":forget 3d", ":entries")
    #expect(
      next == """
        Which letters? Type a word or phrase, with the enumeration if you know it: users
        rip (8). :help tells more.
          3d   _________  Dirty room tidied in school lodging (9)
          12a  SU___I__  Users rip off revelation (8)
        Carrying on with users rip (8), 8 letters.
        S* U _ _ _ I* _ _ | ring: P S E R R | tray: none
        Carrying on with dirty room (9), 9 letters.
        _ _ _ _ _ _ _ _ _ | ring: I D T Y R | tray: R O O M | 4 letters missing
        S* U _ _ _ I* _ _ | ring: P S E R R | tray: none
        Entry 24d is new. Type its clue behind :clue, or its letters.
        The entry 3d is kept no longer.
          12a  SU___I__  Users rip off revelation (8)
        * 24d  no clue yet

        """)
  }

  @Test func `A clue with its name is another entry than the one on the bench`() async throws {
    let answers = try await benchText(
      [], "Listen carelessly, being quiet (6)", "1", "12a Broken heart hid soil (5)", ":entries")
    #expect(answers.hasSuffix("\n* 12a  Broken heart hid soil (5)\n"), "\(answers)")
  }

  @Test func `A clue with the name of another entry is told to have none`() async throws {
    let answers = try await benchText(
      [], "bad credit (5,4)", ":entry 12a", "12a Users rip off revelation (8)", "1", ":entries")
    #expect(answers.contains("\n12a is another entry, so this one has no name. :forget 12a frees the name.\n"))
    #expect(answers.contains("\n  12a  _____ ____  no clue yet\n"), "\(answers)")
  }

  @Test func `A bench that is left is not lost without a word`() async throws {
    let full = try await benchText(["users rip"], "surprise", "uprisers", ":new cats", ":undo", ":undo")
    #expect(full.contains("\nSURPRISE is no longer there. :undo brings it back.\n"))
    #expect(full.contains("\nUPRISERS is no longer there. :undo brings it back.\n"))
    #expect(full.contains("\nU P R I S E R S | ring: none | tray: none\n"))
    // What has a name is kept, so that nothing is told.
    let named = try await benchText(["users rip"], "surprise", ":entry 1a", ":new cats", ":undo")
    #expect(!named.contains("no longer there"))
    #expect(named.hasSuffix("\nS U R P R I S E | ring: none | tray: none\n"))
    let blank = try await benchText(["cats"], "a", ":new", ":undo", ":entry 4d", ":entry 9d", ":undo")
    #expect(blank.hasSuffix("\nA _ _ _ | ring: C T S | tray: none\n"))
    let unnamed = try await benchText(["inlets"], "lis", ":entry 1a")
    #expect(unnamed.contains("\nLIS___ had no name. :undo goes back to it.\n"))
  }

  @Test func `What was added to the letters of an entry is there when it is gone to`() async throws {
    let answers = try await benchText(
      [], "in seat", "+?", ":enumeration 7", "1=i", ":entry t1", ":new users rip (8)", ":entries", ":entry t1")
    #expect(answers.contains("\n  t1  I______  no clue yet\n"))
    #expect(answers.contains("\nI _ _ _ _ _ _ | ring: "), "\(answers)")
    #expect(!answers.contains("no letters yet"))
  }

  @Test func `Name and clue of an entry are no change that an undo takes back`() async throws {
    let named = try await benchText(["users rip (8)"], "s", ":entry t2", ":undo", ":entry", ":entries")
    #expect(named.contains("\nt2: no clue yet\n") && named.contains("\n* t2  ________  no clue yet\n"))
    let redone = try await benchText(["users rip (8)"], "s", ":undo", ":entry s1", ":redo", ":entry")
    #expect(redone.contains("\ns1: no clue yet\n"))
    let clue = try await benchText(
      ["users rip (8)"], "s", ":clue Users rip off revelation (8)", "1", ":undo", ":undo", ":entry")
    #expect(clue.contains("\nUsers rip off revelation (8), for 'revelation'\n"), "\(clue)")
    let forgotten = try await benchText([], "cats", ":entry r1", "s", ":forget r1", ":undo", ":new", ":entries")
    #expect(!forgotten.contains("  r1  "), "\(forgotten)")
  }

  @Test func `The session that was changed last tells an entry, and one that was only looked at changes nothing`()
    async throws
  {
    _ = try await benchText(["users rip (8)"], ":entry q1", "s")
    let first = try #require(state.transcripts(of: "anagram").first)
    _ = try await benchText([], ":entry q1", "urprise")
    #expect(try await benchText([], ":entries").contains("  q1  SURPRISE"))
    #expect(try await scramble("resume", first, input: ":quit\n").status == 0)
    #expect(try await benchText([], ":entries").contains("  q1  SURPRISE"))
    #expect(try await scramble("resume", first, input: "ur\n").status == 0)
    #expect(try await benchText([], ":entries").contains("  q1  SUR_____"))
  }

  @Test func `An entry without letters is there in the next run, and one that was forgotten is not`() async throws {
    let clue = ":clue Dirty room tidied in school lodging (9)"
    _ = try await benchText([], ":entry 24d", clue)
    _ = try await benchText(["cats"], ":entry 1a", ":entry 25d")
    let answers = try await benchText([], ":entries", ":forget 1a", ":forget 2a", ":entry 24d", ":entries")
    #expect(
      answers.contains(
        """
          1a   ____  no clue yet
          24d  Dirty room tidied in school lodging (9)
          25d  no clue yet
        The entry 1a is kept no longer.
        There is no entry 2a; :entries lists them.
        Dirty room tidied in school lodging (9)

        """), "\(answers)")
    #expect(answers.hasSuffix("* 24d  Dirty room tidied in school lodging (9)\n  25d  no clue yet\n"), "\(answers)")
    let later = try await benchText([], ":entries")
    #expect(later.hasSuffix("  24d  Dirty room tidied in school lodging (9)\n  25d  no clue yet\n"), "\(later)")
    for transcript in state.transcripts(of: "anagram") {
      #expect(try await scramble("replay", transcript).status == 0)
      #expect(try await scramble("resume", transcript, input: "").status == 0)
    }
    let list = try await scramble("resume", "--list", "--instrument", "anagram").output
    #expect(list.contains("  24d: Dirty room tidied"), "\(list)")
    _ = try await benchText(["dogs"], ":entry 1a")
    #expect(try await benchText([], ":entries").contains("  1a   ____  no clue yet\n"))
  }

  @Test func `A copy of a transcript tells nothing anew`() async throws {
    _ = try await benchText(["users rip (8)"], ":entry q1", "s")
    let first = try #require(state.transcripts(of: "anagram").first)
    _ = try await benchText([], ":entry q1", "urprise", ":entry q2")
    _ = try state.file("word-scramble/anagram-copy.txt", try readFile(first))
    #expect(try await benchText([], ":entries").contains("  q1  SURPRISE"))
  }

  @Test func `Sessions that begin the same keep the entries of both`() async throws {
    _ = try await benchText(["cats"], ":entry 1a")
    _ = try await benchText(["cats"], ":entry 2d")
    #expect(try await benchText([], ":entries").contains("  1a  ____  no clue yet\n  2d  ____  no clue yet\n"))
  }

  @Test func `An entry that is opened by its crossing letters is one change`() async throws {
    let lines = ["cats", "5a", "12a s??p???e", "12a Users rip off revelation (8)", "1", "surprise"]
    let back = Array(repeating: ":undo", count: 4)
    let input = (lines + back + [":redo", ":redo", ":redo", ":entries"]).map { "\($0)\n" }.joined()
    let outcome = try await scramble(["anagram", "--seed", "1"], input: input)
    #expect(outcome.output.contains("\n* 12a  SURPRISE  Users rip off revelation"), "\(outcome.output)")
    let once = try await benchText(["cats"], "6a", "13a s??p???e", ":undo", ":redo")
    let slots = once.split(separator: "\n").filter { $0.contains(" | ring: ") }.map { $0.prefix { $0 != "|" } }
    #expect(slots.prefix(4) == ["_ _ _ _ ", "S* _ _ P* _ _ _ E* ", "_ _ _ _ ", "S* _ _ P* _ _ _ E* "], "\(once)")
  }

  @Test func `A refused pattern says that the entry has got its name all the same`() async throws {
    let answers = try await benchText(["cats"], "7d ?r?", ":entry")
    let refusal = "The pattern has 3 letters, and the answer has 4.\nThis entry is called 7d from now on.\n"
    #expect(answers.contains("\n\(refusal)") && answers.contains("\n7d: no clue yet\n"), "\(answers)")
  }

  @Test func `An entry goes by its label, however that is written`() async throws {
    #expect(try await benchText(["cats"], ":entry 12ac", ":entry").contains("\n12a: no clue yet\n"))
  }

  @Test func `One undo brings back what other letters have taken the place of`() async throws {
    let other = try await benchText(["users rip (8)"], ":cross 1 s", "surprise", ":fodder prussie r", ":undo")
    #expect(other.contains("\nSURPRISE is no longer there. :undo brings it back.\n"))
    #expect(other.hasSuffix("\nS* U R P R I S E | ring: none | tray: none\n"), "\(other)")
    let less = try await benchText(
      ["abcdef (6)"], "abcdef", ":clue Creationist has no taste, wild sort (6)", "1", ":undo")
    #expect(less.contains("\nABCDEF is no longer there. :undo brings it back.\n"), "\(less)")
    #expect(less.hasSuffix("\nA B C D E F | ring: none | tray: none\n"))
    let clue = try await benchText(
      ["--clue", "Users rip off revelation (8)"], "1", "surprise", ":clue Dirty room tidied in school lodging (9)", "1",
      ":undo")
    #expect(clue.contains("\nSURPRISE is no longer there. :undo brings it back.\n"), "\(clue)")
    #expect(clue.hasSuffix("\nS U R P R I S E | ring: none | tray: none\n"))
  }

  @Test func `Crossing letters keep the length that they are of, or are told`() async throws {
    let lacking = try await benchText(["abcde"], ":cross 1 a", ":fodder bcdef")
    #expect(lacking.hasSuffix("\nA?* _ _ _ _ | ring: D B E C F | tray: none | 1 letter to discard\n"), "\(lacking)")
    let longer = try await benchText(["abcde"], ":cross 1 a", ":fodder abcdef")
    #expect(longer.contains("\nThe crossing letters were for 5 slots, and there are 6 now.\n"), "\(longer)")
  }

  @Test func `Another clue is another entry`() async throws {
    let answers = try await benchText(
      ["--clue", "Users rip off revelation (8)"], "1", ":cross 6 i", ":entry 1a",
      ":clue Dirty room tidied in school lodging (9)", ":entry", ":entry 1a", ":entry")
    #expect(answers.contains("\nDirty room tidied in school lodging (9)\n"))
    #expect(answers.contains("\nCarrying on with users rip (8), 8 letters.\n_ _ _ _ _ I* _ _ | "))
    #expect(answers.contains("\n1a: Users rip off revelation (8), for 'revelation'\n"))
  }

  @Test func `A program gets the entry and the list of entries`() async throws {
    let json = try await benchText(
      ["--clue", "Users rip off revelation (8)", "--format", "json"], "1", ":entry 12a", ":entries")
    let lines = json.split(separator: "\n")
    let entry = #""clue":"Users rip off revelation (8)","definition":"revelation","name":"12a""#
    #expect(lines.allSatisfy { $0.contains(#""entry":{"clue":"Users rip off revelation (8)""#) })
    #expect(lines[2].contains(#""definition":"revelation","marks":[{"end":9,"role":"fodder","start":0}"#))
    #expect(lines[2].contains(#"}],"name":"12a"}"#))
    #expect(lines[3].hasPrefix(#"{"event":{"entries":[{\#(entry),"slots":"________"}],"kind":"entries"},"state":{"#))
  }

  @Test func `A session with entries replays, and knows its entry when it is carried on`() async throws {
    let transcript = state("bench.txt")
    _ = try await benchText(
      ["--transcript", transcript, "--clue", "Users rip off revelation (8)"], "1", ":entry 12a", "su", ":new cats",
      ":entry 2d",
      "act", ":entry 12a", ":undo", ":new dogs", ":entry 2d")
    #expect(try await scramble("replay", transcript).status == 0)
    let resumed = try await scramble("resume", transcript, input: ":entry\n:entry 12a\n:entry\n")
    #expect(resumed.status == 0 && resumed.output.contains("\n2d: no clue yet\n"), "\(resumed.output)")
    #expect(resumed.output.contains("\n12a: Users rip off revelation (8), for 'revelation'\n"))
    #expect(try await scramble("replay", transcript).status == 0)
  }

  @Test(.timeLimit(.minutes(5)))
  func `Files that are no transcripts are left out with a note, and are not read before somebody asks`() async throws {
    _ = try await benchText(["cats"], ":entry 1a", "act")
    let folder = state("word-scramble")
    _ = try state.file("word-scramble/anagram-bad.txt", [0xFF, 0, 0x0A])
    #expect(unsafe mkfifo("\(folder)/anagram-fifo.txt", 0o600) == 0)
    #expect(unsafe symlink("/dev/zero", "\(folder)/anagram-zero.txt") == 0)
    #expect(unsafe mkdir("\(folder)/anagram-folder.txt", 0o700) == 0)
    let large = try state.file("word-scramble/anagram-large.txt", "")
    #expect(unsafe truncate(large, 17 << 20) == 0)
    #expect(try await benchText(["dogs"], "d", ":entry").contains("D _ _ _"))
    let listed = try await scramble("anagram", input: ":entries\n:entry 1a\n")
    #expect(listed.status == 0 && listed.output.contains("  1a  ACT_  no clue yet\n"))
    #expect(listed.errors.hasPrefix("scramble: entries of 5 transcripts are not known: the first: cannot "))
    #expect(listed.output.contains("A C T _ "))
  }

  @Test func `Where nothing can be recorded, entries are those of the run`() async throws {
    let nowhere = try await Program(state: state, variables: ["XDG_STATE_HOME": "/dev/null"])(
      "anagram", "cats", input: ":entry 1a\n:new dogs\n:entries\n:forget 1a\n:entries\n")
    #expect(nowhere.status == 0 && nowhere.output.contains("called 1a from now on. :entries lists all.\n"))
    #expect(nowhere.output.contains("  1a  ____  no clue yet\n"))
    #expect(nowhere.output.contains("No entry has a name yet. :entry 12a names this one.\n_ _ _ _ | "))
    #expect(nowhere.errors.hasPrefix("scramble: this session is not recorded"))
    let elsewhere = state("bench.txt")
    let named = try await benchText(["cats", "--transcript", elsewhere], ":entry 1a", ":new", ":entries")
    #expect(
      named.contains("called 1a from now on. :entries lists all.\n") && named.contains("  1a  ____  no clue yet\n"))
    #expect(try await benchText([], ":entries").contains("No entry has a name yet"))
  }
}
