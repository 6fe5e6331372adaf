import ScrambleFiles
import TestSupport
import Testing

/// Whole games as they stand on a screen.
@Suite(.atTerminal) struct RoundScreenTests: ProgramTests {
  let scramble = Program()

  /// The screen of a game in which `lines` are typed, and the bytes behind it.
  private func screen(
    columns: Int, _ arguments: [String], _ lines: [String], variables: [String: String] = [:]
  ) async throws -> (lines: [String], outcome: Program.Outcome) {
    let outcome = try await scramble.atTerminal(arguments, columns: UInt16(columns), variables: variables) { terminal in
      try terminal.wait(for: "> ")
      for line in lines {
        try terminal.type("\(line)\r")
        try terminal.wait(for: "\n")
        try terminal.wait(for: "> ")
      }
      try terminal.type("\u{4}")
    }
    #expect(outcome.errors == "" && outcome.status == 0)
    let screen = EmulatedScreen(columns: columns)
    screen.show(outcome.bytes)
    return (screen.lines, outcome)
  }

  @Test func `Eighty columns`() async throws {
    let shown = try await screen(
      columns: 80, ["--root", "banana"], ["nab", "ban baa nan naan", ":shuffle", ":undo", "cat", ":reveal", ":reveal"])
    #expect(
      shown.lines.joined(separator: "\n") == """
        Root word: banana
          B A N A N A
        Make words of at least 3 letters out of it. 5 words to find, 16 points.
        :help lists the commands, :quit ends the game.
        banana 0> nab
        nab: 3 points. 1 of 5, 1 point to Cocoon.
        Rank reached: Spinner.
          Spinner [##########----------] 1 to Cocoon
          3: nab +3
          4: +1
          B A N A N A
        banana 3> ban baa nan naan
        ban: 3 points. 2 of 5, 4 points to Emperor Moth.
        Rank reached: Moth.
        baa: 3 points. 3 of 5, 1 point to Emperor Moth.
        nan: 3 points. 4 of 5, 4 points to Golden Silk.
        Rank reached: Emperor Moth.
        naan: 4 points. 5 of 5, Golden Silk.
        Rank reached: Golden Silk.
        That was the last word of the goal.
          3: nan baa ban nab +0
          4: naan +0
          B A N A N A
        banana 16> :shuffle
          B A A N A N
        baanan 16> :undo
        Took naan back. 4 of 5, 4 points to Golden Silk.
          Emperor Moth [######--------------] 4 to Golden Silk
          3: nan baa ban nab +0
          4: +1
          B A A N A N
        baanan 12> cat
        Word not possible: You can't spell that word from 'banana'! Missing: c, t.
        baanan 12> :reveal
        4 words so far. This would end the round. :reveal again shows the others.
        baanan 12> :reveal
        You missed 1 word:
          naan: leavened bread baked in a clay oven in India
        There were 3 rare words besides:
          anna  aba   ana
        banana: 4 of 5 words, 12 of 16 points, Emperor Moth, 4 points to Golden Silk.
        By length: 3: 4/4, 4: 0/1.
        To share:
        Word Scramble: banana
        3 ■■■■  4 □
        4 of 5 words, 75 %, Emperor Moth, revealed
        scramble --root banana
        baanan 12>
        banana: 4 of 5 words, 12 of 16 points, Emperor Moth, 4 points to Golden Silk.
        """)
  }

  @Test func `Forty columns`() async throws {
    let shown = try await screen(columns: 40, ["--root", "silkworm"], ["silk worm milk irks oils slow rows", "skirl"])
    #expect(
      shown.lines.drop { !$0.hasPrefix("rows:") }.joined(separator: "\n") == """
        rows: 4 points. 7 of 48, 9 points to
        Cocoon.
          Spinner [########--------] 9 to Cocoon
          3: +15
          4: rows slow oils irks milk worm … +18
          5: +8
          S I L K W O R M
        silkworm 28> skirl
        skirl: 5 points, rare. 7 of 48, +1 rare,
        4 points to Cocoon.
          Spinner [############----] 4 to Cocoon
          3: +15
          4: rows slow oils irks milk worm … +18
          5: skirl +8
          S I L K W O R M
        silkworm 33>
        silkworm: 7 of 48 words, +1 rare, 33 of
        185 points, Spinner, 4 points to Cocoon.
          3: +15
          4: rows slow oils irks milk worm … +18
          5: skirl +8
        To share:
        Word Scramble: silkworm
        3 □□□□□  4 ■□□□□  5 □□□□□
        7 of 48 words, +1 rare, 17 %, Spinner, n
        o hints
        scramble --root silkworm
        """)
    #expect(shown.lines.prefix(6).contains("  S I L K W O R M"))
  }

  @Test func `The command of a round stands whole on its line where it fits there`() async throws {
    let command = "scramble --root silkworm --min-length 4"
    let arguments = ["--root", "silkworm", "--min-length", "4"]
    let narrow = try await screen(columns: 40, arguments, [":seed"]).lines
    #expect(narrow.contains("Begin this round again with:") && narrow.contains(command), "\(narrow)")
    let wide = try await screen(columns: 80, arguments, [":seed"]).lines
    #expect(wide.contains("Begin this round again with: \(command)"), "\(wide)")
  }

  @Test(arguments: [40, 80])
  func `A rich round and a long root stay on a screen`(columns: Int) async throws {
    let solved = try await scramble("solve", "uncopyrightable").output.split(separator: "\n")
    let words = solved.dropLast().suffix(150).map(String.init)
    let shown = try await screen(
      columns: columns, ["--root", "uncopyrightable"],
      [words.dropLast().joined(separator: " "), words.last!, ":hint", ":help", ":reveal", ":reveal"])
    // What stands between one prompt and the next, with the line that was typed.
    var heights: [Int] = []
    for line in shown.lines where !line.contains("> ban ") {
      if line.hasPrefix("uncopyrightable") && line.contains(">") { heights.append(0) }
      if !heights.isEmpty { heights[heights.count - 1] += 1 }
    }
    #expect(heights.count == 7 && heights[1...5].allSatisfy { $0 <= 23 }, "\(heights)")
    #expect(shown.lines.contains("':help hint' tells what :hint does.") == (columns == 40))
    #expect(shown.lines.contains("'scramble solve uncopyrightable' lists all words.") || columns == 40)
    let long = String(repeating: "abcdefghij", count: 10)
    let wide = try await screen(columns: columns, ["--root", long], ["bad"])
    #expect(wide.lines.firstIndex { $0.hasSuffix(" 0> bad") }! <= 23)
    #expect(wide.lines.contains { $0.hasPrefix("  A B C D E F G H I J A B") })
  }

  @Test func `Where nothing is drawn the sentence stands alone, and a pipe gets the same lines`() async throws {
    let arguments = ["--root", "silkworm"]
    let plain = try await screen(columns: 80, arguments, ["silk"], variables: ["NO_COLOR": "1"])
    let piped = try await scramble(arguments, input: "silk\n").output.split(separator: "\n").map(String.init)
    #expect(plain.lines.filter { !$0.contains("> ") && !$0.hasSuffix(">") } == piped)
    let drawn = try await screen(columns: 80, arguments, ["silk"])
    #expect(drawn.lines.filter { $0.contains("[") } == ["  Larva [--------------------] 6 to Caterpillar"])
  }

  @Test func `The letters stay in sight however many words are played, also in another order`() async throws {
    let words = ["silk", "worm", "milk", "irks", "oils", "slow", "rows", "skirl", "owl", "irk", "sow", "row"]
    let shown = try await screen(columns: 80, ["--root", "silkworm"], words.dropLast() + [":shuffle", "row"]).lines
    for (number, line) in shown.enumerated().dropFirst(24) where line.contains(" rare. ") || line.contains(" points") {
      let seen = shown[(number - 23)...number]
      #expect(seen.contains { $0.hasPrefix("  ") && $0.filter(\.isLetter).count == 8 && $0.count == 17 }, "\(seen)")
    }
  }
}
