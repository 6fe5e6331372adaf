import TestSupport
import Testing

@testable import Sessions

/// No command of any instrument passes over what stands behind it.
@Suite struct CommandArgumentTests: ProgramTests {
  let scramble = Program()

  @Test func `No line of help is broken on a screen of 80 columns`() {
    let pages = [PlayCommandName.page, AnagramHelp.page, CryptogramHelp.page, CryptogramHelp.puzzles]
    #expect(pages.joined().filter { $0.count > 80 } == [])
  }

  @Test(arguments: ["nosuch.txt", "./nosuch", "../nosuch", "/nosuch/nosuch", "/tmp", "nosuch.ipuz"])
  func `A path that leads to no crossword is no phrase for the bench`(path: String) async throws {
    let outcome = try await scramble("anagram", path)
    #expect(outcome.status == 66 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("scramble: cannot read \(path): "), "\(outcome.errors)")
    #expect(try await scramble("anagram", "creationist/taste").output.hasPrefix("creationist, 11 letters."))
  }

  @Test(arguments: [
    (["--seed", "42"], [":score", ":shuffle", ":undo", ":reveal", ":rules", ":seed", ":quit", ":qui"]),
    (["anagram", "listen"], [":clear", ":shuffle", ":reset", ":undo", ":redo", ":check", ":quit"]),
    (
      ["cryptogram"],
      [
        ":show", ":words", ":list", ":clear", ":map", ":history", ":explain", ":undo", ":redo", ":reset", ":about",
        ":quit",
      ]
    ),
  ])
  func `A command that takes nothing says so`(arguments: [String], commands: [String]) async throws {
    for command in commands {
      let outcome = try await scramble(arguments + ["--format", "json"], input: "\(command) now\n:help\n")
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 4, "\(command)")
      #expect(lines.count > 1 && lines[1].contains(" takes nothing behind it: "), "\(outcome.output)")
    }
  }

  @Test(arguments: [
    (["--seed", "42"], ":list length now", "A list is"), (["--seed", "42"], ":hint 2 now", "A hint has a level"),
    (["--seed", "42"], ":help undo now", "There is no command :undo now."),
    (["anagram", "listen"], ":rotate 1 now", ":rotate [PLACES]: "),
    (["anagram", "listen"], ":set bell on now", "Settings are"),
    (["anagram", "listen"], ":use 1 now", ":use NUMBER: "), (["anagram", "listen"], ":hint 2 now", ":hint [LEVEL]: "),
    (["cryptogram"], ":sample 1 now", "There are "),
    (["cryptogram"], ":solve words now", "The spaces part words"), (["cryptogram"], ":sort alphabetical now", ":sort "),
    (["cryptogram"], ":hint 2 now", ":hint [LEVEL]: "), (["cryptogram"], ":itself on now", ":itself on|off: "),
  ])
  func `A command that takes something refuses more`(arguments: [String], line: String, answer: String) async throws {
    let outcome = try await scramble(arguments, input: line + "\n")
    #expect(outcome.output.contains("\n" + answer) || outcome.output.hasPrefix(answer), "\(outcome.output)")
  }
}
