import ArgumentParser
import TestSupport
import Testing

@testable import ScrambleCLI

/// Options and arguments that a command does not take are told in one line.
@Suite struct UsageErrorTests: ProgramTests {
  let scramble = Program()

  /// The names of all commands, each with the one that holds it.
  private static let commands = names(of: ScrambleCommand.self)

  private static func names(of command: any ParsableCommand.Type) -> [[String]] {
    command.configuration.subcommands.flatMap { command in
      let name = [command.configuration.commandName ?? ""]
      return [name] + names(of: command).map { name + $0 }
    }
  }

  private static let odd = [
    ["--nonsense"], ["--nonsense=1"], ["--nonsense", "a\nb"], ["-%"], ["-xyz"], ["--forma", "text"], ["--format"],
    ["--format", "a\nb"], ["--hel"], ["--\u{1B}[31m"], ["---"], ["--dictionar"],
  ]

  @Test(arguments: commands)
  func `An odd option is told in one line, which names the command whose help knows better`(
    command: [String]
  ) async throws {
    // What has commands of its own takes its options as those of the one that is meant without any.
    let usual = command == ["cryptogram"] ? ["helper"] : []
    let help = "see '\((["scramble"] + command + usual).joined(separator: " ")) --help'"
    for odd in Self.odd {
      let outcome = try await scramble(command + odd)
      #expect(outcome.status == 64 && outcome.output == "", "\(odd)")
      #expect(outcome.errors.hasPrefix("scramble: ") && outcome.errors.hasSuffix(": \(help)\n"), "\(outcome.errors)")
      #expect(outcome.errors.count { $0.isNewline } == 1 && !outcome.errors.contains("\u{1B}"), "\(outcome.errors)")
    }
    let told = try await scramble(command + usual + ["--help"])
    #expect(told.status == 0 && told.output.contains("USAGE: scramble "))
  }

  @Test(arguments: [
    (["nonsense"], "unexpected argument 'nonsense': see 'scramble --help'"),
    (["help", "nonsense"], "unexpected argument 'nonsense': see 'scramble --help'"),
    (["help", "cryptogram", "nonsense"], "unexpected argument 'nonsense': see 'scramble cryptogram --help'"),
    (["--sed", "1"], "unknown option '--sed': perhaps '--seed': see 'scramble play --help'"),
    (["check"], "missing expected argument '<root>': see 'scramble check --help'"),
    (
      ["check", "silk", "--format", "x"],
      "the value 'x' is invalid for '--format <format>': say one of 'text', 'tsv' or 'json': "
        + "see 'scramble check --help'"
    ),
    (
      ["roots", "--sort", "x"],
      "the value 'x' is invalid for '--sort <sort>': say one of list, alphabetical, words, points, longest, anagrams, "
        + "common: see 'scramble roots --help'"
    ),
    (
      ["resume", "--instrument", "x"],
      "the value 'x' is invalid for '--instrument <instrument>': say one of 'scramble', 'anagram' or 'cryptogram': "
        + "see 'scramble resume --help'"
    ),
    (["roots", "-j", "x"], "the value 'x' is invalid for '-j <n>': see 'scramble roots --help'"),
    (
      ["--seed", "1", "--root", "silkworm"],
      "only one of --seed, --root and --daily can choose the root: see 'scramble play --help'"
    ),
    (["--seed", "-1"], "missing value for '--seed <n>': name a number without a sign"),
    (["--words-range", "-60"], "missing value for '--words-range <from-to>': write --words-range=-60"),
    (
      ["--generate-completion-script", "tcsh"],
      "can't generate completion scripts for 'tcsh': say --generate-completion-script=<shell> with one of: "
        + "zsh bash fish: see 'scramble play --help'"
    ),
    (["--time", "0"], "the time is 1 to 86400 seconds: see 'scramble play --help'"),
    (["cryptogram", "solve", "--top", "0"], "1 to 64 readings can be told: see 'scramble cryptogram solve --help'"),
    (["cryptogram", "--number", "0"], "puzzles are counted from 1: see 'scramble cryptogram helper --help'"),
    (
      ["--daily", "2026-02-30"],
      "'2026-02-30' is no day from 0001-01-01 to 9999-12-31, written as 2026-11-21, or yesterday: see 'scramble play --help'"
    ),
  ])
  func `The subject comes first, then what there is, then where to look`(
    arguments: [String], line: String
  ) async throws {
    let outcome = try await scramble(arguments)
    #expect(outcome.errors == "scramble: \(line)\n" && outcome.status == 64)
  }

  /// 30,000 characters of which each is written as four bytes.
  private static let long = String(repeating: "\u{9B}", count: 30_000)

  @Test(arguments: [
    ["--nonsense", long], ["--\(long)"], [long], ["check", long], ["check", "silkworm", long], ["--root", long],
    ["--daily", long], ["--words-range", long], ["--dictionary", long], ["--format", long], ["anagram", long],
    ["anagram", "--clue", long], ["define", long, ""], ["replay", long], ["compare", long, long], ["resume", long],
    ["cryptogram", long], ["cryptogram", "solve", "--crib", "\(long)=a"], ["cryptogram", "solve", "--map", long],
    ["cryptogram", "solve", "--model", long], ["cryptogram", "match", "--alphabet", long, "X"],
    ["cryptogram", "make", "--keyword", long], ["cryptogram", "model", long, "-o", long],
  ])
  func `What an error quotes is short, whatever was given`(arguments: [String]) async throws {
    let outcome = try await scramble(arguments)
    #expect(
      [64, 65, 66, 74].contains(outcome.status) && outcome.errors.utf8.count < 6000, "\(outcome.errors.prefix(2000))")
    #expect(outcome.errors.hasPrefix("scramble: ") && outcome.errors.count { $0.isNewline } == 1)
  }
}
