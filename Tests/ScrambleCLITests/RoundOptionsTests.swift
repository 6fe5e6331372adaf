import TestSupport
import Testing

/// The options of a game: what brings a round again, and what is refused.
@Suite struct RoundOptionsTests: ProgramTests {
  let scramble = Program()

  @Test(arguments: [
    ["--seed", "5"], ["--seed", "5", "--words-range", "40-50"], ["--root", "silkworm"],
    ["--seed", "5", "--words-range", "40-50", "--min-length", "4", "--time", "600"],
    ["--seed", "3", "--words", "my 'list'"], ["--seed", "3", "--words", "bell\u{7}\\list"],
    ["--daily", "2026-11-21", "--min-length", "5"], ["--root", "silkworm", "--dictionary", "own words"],
    ["--seed", "3", "--dictionary", "own words", "--words", "my 'list'"], ["--seed", "3", "--root-length", "9"],
    ["--seed", "3", "--dictionary", "own words", "--root-length", "5", "--words-range", "1-"],
  ])
  func `The command that a round is told to begin with brings it again`(options: [String]) async throws {
    _ = try state.file("my 'list'", "banana\nsilkworm\numbrella\n")
    _ = try state.file("bell\u{7}\\list", "banana\nsilkworm\numbrella\n")
    try state.dictionary("own words", words: ["silk", "silks", "worms"])
    let files = ["my 'list'", "bell\u{7}\\list", "own words"]
    let arguments = options.map { files.contains($0) ? state($0) : $0 }
    let first = try await scramble(arguments, input: ":shuffle\n:seed\n:rules\n")
    let lead = "Begin this round again with: scramble "
    let line = try #require(first.output.split(separator: "\n").first { $0.hasPrefix(lead) })
    let command = line.dropFirst(lead.count)
    #expect(command.split(separator: " ").count <= arguments.count + 2, "\(command)")
    let again = try await scramble.shell("printf ':shuffle\\n:seed\\n:rules\\n' | $SCRAMBLE \(command)")
    #expect(again.output == first.output && again.status == 0, "\(again.errors)")

    // A game that is carried on tells the same.
    let resumed = try await scramble("resume", input: ":seed\n")
    #expect(resumed.output.contains("\n\(line)\n"))
  }

  @Test func `What is to be shared ends in the whole command`() async throws {
    let outcome = try await scramble("--root", "silkworm", "--min-length", "4", "--time", "600", input: "silk\n")
    #expect(outcome.output.contains("\nscramble --root silkworm --min-length 4 --time 600\n"))
    let resumed = try await scramble("resume", input: ":seed\n")
    #expect(resumed.output.contains("with: scramble --root silkworm --min-length 4 --time 600\n"))
  }

  @Test(arguments: ["", "\n\n", "root:x:0:0:root\nsilk worm\n1\n"])
  func `A list without a word is refused`(list: String) async throws {
    let path = try state.file("list", list)
    let outcome = try await scramble("--words", path)
    #expect(outcome.status == 65 && outcome.output == "")
    #expect(
      outcome.errors
        == "scramble: cannot draw a root from \(path): it holds no word: name a list of words, one a line\n")
  }

  @Test func `Lines that are no roots are told where only some roots are drawn, too`() async throws {
    let list = try state.file("list", "cat\nsilk worm\nbanana\n")
    let outcome = try await scramble("--seed", "1", "--words", list, "--min-length", "4")
    #expect(outcome.errors == "scramble: cannot draw roots from 1 line of \(list): line 2 is no word: passed over\n")
    #expect(outcome.output.hasPrefix("Root word: banana"))
  }

  @Test func `No root is drawn that is shorter than a word may be`() async throws {
    let none = try await scramble("--seed", "1", "--min-length", "9")
    #expect(none.status == 64 && none.output == "")
    #expect(
      none.errors
        == "scramble: cannot draw a root from the bundled start list: none has 9 letters or more: lower --min-length\n")
    let list = try state.file("list", "cat\nbanana\ndog\numbrella\nowl\n")
    let path = state("game.txt")
    let outcome = try await scramble(
      "--seed", "1", "--words", list, "--min-length", "5", "--transcript", path,
      input: (1...20).map { ":new \($0)\n" }.joined())
    let roots = outcome.output.matches(of: /Root word: (\w+)/).map { String($0.output.1) }
    #expect(Set(roots) == ["banana", "umbrella"])
    #expect(try await scramble("replay", path).status == 0)
    #expect(try await scramble("resume", path, input: ":new 1\n").output.contains("Root word: \(roots[0]) (seed 1)"))
  }

  @Test(arguments: ["10", "x", "10-5", "-", "x-y", "1-2-3", "-5-9", "99999999999999999999-"])
  func `A range that is none is refused with how one is written`(range: String) async throws {
    for arguments in [["--words-range=\(range)"], ["roots", "--words-range=\(range)"]] {
      let outcome = try await scramble(arguments)
      #expect(outcome.status == 64 && outcome.output == "")
      #expect(
        outcome.errors
          == "scramble: cannot use '\(range)' as --words-range: it is no range: write 60-120, 60- or -120\n")
    }
  }

  @Test(arguments: ["--root cat", "solve cat", "check cat"])
  func `No word of more letters than the root has is asked for`(command: String) async throws {
    let refused = try await scramble.shell("echo cat | $SCRAMBLE \(command) --min-length 4")
    #expect(refused.status == 64 && refused.output == "")
    #expect(refused.errors.hasPrefix("scramble: cannot ") && refused.errors.hasSuffix(": lower --min-length\n"))
    #expect(refused.errors.split(separator: "\n").count == 1)
    let taken = try await scramble.shell("printf 'cat\nhandcart\n' | $SCRAMBLE \(command) --min-length 3")
    #expect(taken.status == 0)
    // A root of fewer letters than words have anyway is the player's own affair.
    let short = try await scramble.shell("echo is | $SCRAMBLE \(command.replacing("cat", with: "is"))")
    #expect(short.status == 0)
  }

  @Test func `Help tells the usual range of an audit`() async throws {
    let help = try await scramble("roots", "--help").output
    #expect(help.contains("(default: 30-)") && !help.contains("WordsRange"))
  }

  @Test func `A root that may be mistyped is told once, and played`() async throws {
    let mistyped = try await scramble("--root", "slikworm", input: "silk\n")
    #expect(mistyped.errors == "scramble: the root 'slikworm' is not in the dictionary: check its spelling\n")
    #expect(mistyped.output.contains("silk: 4 points.") && mistyped.status == 0)
    let poor = try await scramble("--root", "zzz", input: ":score\n")
    #expect(poor.errors == "scramble: the root 'zzz' is not in the dictionary: it offers no word\n")
    let nothing = "zzz: 0 words, 0 points.\n"
    #expect(poor.output.hasSuffix("\n\(nothing)\(nothing)"))
    let short = try await scramble("--root", "is", "--format", "json")
    #expect(short.errors == "scramble: the root 'is' offers no word: choose another\n")
    #expect(short.output.contains("\"kind\":\"end\"") && !short.output.contains("Silk"))
    #expect(try await scramble("--root", "is", input: ":hint\n").output.contains("\nis offers no word.\n"))
    #expect(try await scramble("--seed", "1", input: ":new slikworm\n").errors == mistyped.errors)
  }

  @Test func `The end tells the totals though nothing was found`() async throws {
    let outcome = try await scramble("--root", "silkworm", "--format", "json")
    let end = try #require(outcome.output.split(separator: "\n").last)
    for part in ["\"found\":0", "\"total\":48", "\"totalPoints\":185", "\"rank\":\"Egg\""] {
      #expect(end.contains(part))
    }
    // So it does where another dictionary judges, whose words are found by their forms.
    try state.dictionary(words: ["silk", "milk", "works"])
    let other = try await scramble("--root", "silkworm", "--dictionary", state("own"), "--format", "json")
    let last = try #require(other.output.split(separator: "\n").last)
    for part in ["\"kind\":\"end\"", "\"found\":0", "\"total\":3", "\"totalPoints\":13"] {
      #expect(last.contains(part), "\(last)")
    }
  }
}
