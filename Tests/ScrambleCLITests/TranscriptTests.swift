import Journal
import ScrambleFiles
import Spelling
import TestSupport
import Testing
import WordLists
import WordScramble

@Suite struct TranscriptTests: ProgramTests {
  let scramble = Program()

  @Test(arguments: ["seeded", "daily", "own-root", "timed", "bytes"])
  func `Golden games replay`(name: String) async throws {
    let path = golden(name)
    let outcome = try await scramble("replay", path)
    #expect(outcome.output == "\(path): all \(try eventCount(path)) events agree\n")
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test(arguments: ["seeded", "daily"])
  func `A golden game comes out the same when it is played again`(name: String) async throws {
    let old = try text(of: golden(name))
    let events = old.split(separator: "\n\n")[1].split(separator: "\n")
    let source = events[0].split(separator: " ")
    let input = events.dropFirst().compactMap { event -> String? in
      let fields = event.split(separator: " ")
      return switch fields[0] {
      case "play": fields[1] + "\n"
      case "shuffle", "undo": ":\(fields[0])\n"
      case "round": ":new \(fields[3])\n"
      default: nil
      }
    }
    let path = state("again.txt")
    _ = try await scramble("--\(source[2])", "\(source[3])", "--transcript", path, input: input.joined())
    #expect(try text(of: path) == old)
  }

  @Test func `A transcript that a program of one's own writes with the libraries is taken`() async throws {
    let data = try DataFolder.find()
    let dictionary = try InstalledDictionaries(data).dictionary(InstalledDictionaries.bundledName)
    var game = Game(.seed(42), roots: try data.roots(), rules: Rules(minimumLength: 4))
    let settings = game.settings(startList: try data.startListFile(), dictionary: try dictionary.dataFile())
    var transcript = Transcript(of: Game.self, identity: 1, settings: settings, records: [Record(game.opening.fields)])
    for move in [.play("cat"), .shuffle, .end] as [Move] {
      if let event = try game.make(move, at: 0, asking: NoWords()) { transcript.append(Record(event.fields)) }
    }
    let path = try state.file("game.txt", transcript.text)
    let replayed = try await scramble("replay", path)
    #expect(replayed.output == "\(path): all 4 events agree\n" && replayed.status == 0 && replayed.errors == "")
    #expect(try await scramble("resume", path).status == 0)
  }

  /// A judge that is not asked.
  private final class NoWords: Judge {
    func isReal(_ word: String) -> Bool { false }
  }

  @Test func `An edited game diverges and says where`() async throws {
    let path = try edited("seeded", "accepted 4", "accepted 5")
    let outcome = try await scramble("replay", path)
    #expect(outcome.output.hasPrefix("\(path) line 10: the session takes another course\n  expected: play "))
    #expect(outcome.output.contains("accepted 5\n  got:      play "))
    #expect(outcome.status == 1 && outcome.errors == "")
    let json = try await scramble("replay", path, "--format", "json")
    #expect(json.output.contains("\"agrees\":false") && json.output.contains("\"line\":10"))
    #expect(json.status == 1)
    let nothing = try edited("seeded", "play slate", "undo milk\nplay slate")
    let none = try await scramble("replay", nothing, "--format", "json")
    #expect(none.output.contains(#""expected":"undo milk""#) && !none.output.contains(#""found":"#), "\(none.output)")
    #expect(try await scramble("replay", nothing).output.hasSuffix("\n  got:      nothing\n"))
  }

  @Test func `A dictionary that is gone is named with the place in the transcript`() async throws {
    let path = try edited("seeded", "c22e808d1054b738 en\n", "0000000000000000 xx_XX\n")
    let outcome = try await scramble("replay", path)
    #expect(outcome.status == 66 && outcome.output == "")
    let first = "scramble: cannot judge \(path) line 8: cannot find the dictionary xx_XX: there are "
    #expect(outcome.errors.hasPrefix(first) && outcome.errors.split(separator: "\n").count == 1)
    let json = try await scramble("replay", path, "--format", "json")
    #expect(json.status == 66 && json.output.contains(#""missing":"cannot find the dictionary xx_XX"#))
    #expect(try await scramble("replay", path, "--dictionary", "yy_YY").errors.contains("dictionary yy_YY"))
  }

  @Test func `A changed list or dictionary is named`() async throws {
    let list = try state.file("list", "silkworm\nnotebook\n")
    let path = state("game.txt")
    _ = try await scramble("--seed", "1", "--words", list, "--transcript", path, input: "silk\n")
    #expect(try await scramble("replay", path).status == 0)

    _ = try state.file("list", "umbrella\n")
    let changed = try await scramble("replay", path)
    #expect(changed.status == 1)
    #expect(changed.output.hasSuffix("note: the start list \(list) has changed\n"))

    _ = try await scramble.shell("rm '\(list)'")
    let gone = try await scramble("replay", path)
    #expect(gone.status == 66, "what cannot be judged is no agreement")
    #expect(gone.errors.hasPrefix("scramble: cannot judge \(path) line 8: cannot read \(list): "))
    #expect(gone.output == "note: the start list \(list) is gone\n")
    let json = try await scramble("replay", path, "--format", "json")
    #expect(json.output.contains("\"agrees\":false") && json.output.contains("\"line\":8"))
    #expect(json.output.contains("\"missing\":\"cannot read"))

    _ = try state.folder("list")
    let unreadable = try await scramble("replay", path)
    #expect(unreadable.output.hasSuffix("note: the start list \(list) cannot be read: it is a directory\n"))

    try state.dictionary(words: ["silk"])
    let other = try await scramble("replay", path, "--dictionary", state("own"))
    #expect(
      other.output.hasSuffix("note: the dictionary \(state("own")) is not, or no longer, the one of the session\n"))
  }

  @Test(arguments: [("--common", "common"), ("--extra", "extra")])
  func `A game whose own list is gone cannot be judged`(option: String, kind: String) async throws {
    let (list, path) = (try state.file("list", "slork\nsilk\n"), state("game.txt"))
    _ = try await scramble("--root", "silkworm", option, list, "--transcript", path, input: "silk\n")
    #expect(try await scramble("replay", path).status == 0)
    _ = try await scramble.shell("rm '\(list)'")
    let gone = try await scramble("replay", path)
    #expect(gone.status == 66)
    #expect(gone.errors.hasSuffix(": the list of \(kind) words \(list) is gone\n"))
  }

  @Test(arguments: [
    ("dictionary: c22e808d1054b738", "word-index: 0000000000000000 bundled\ndictionary: c22e808d1054b738"),
    ("minimum-length: 3", "words-range: 100000-\nminimum-length: 3"),
  ])
  func `A game whose roots cannot be drawn here does not agree`(line: String, other: String) async throws {
    let path = try edited("seeded", line, other)
    let replayed = try await scramble("replay", path)
    #expect(replayed.status == 66 && replayed.errors.hasPrefix("scramble: cannot judge \(path) line 9: "))
    let compared = try await scramble("compare", golden("seeded"), path)
    #expect(compared.errors.contains("\(path) is left out: line 9 cannot be judged: "), "\(compared.errors)")
  }

  @Test func `A search of another word index cannot be judged, what comes before it can`() async throws {
    let path = state("puzzle.txt")
    _ = try await scramble("cryptogram", "--transcript", path, input: "A=E\nXJFFXU\n")
    let recorded = try text(of: path)
    let other = recorded.replacing(/word-index: [0-9a-f]{16}/, with: "word-index: 0000000000000000")
    let replayed = try await scramble("replay", try state.file("other.txt", other))
    #expect(replayed.status == 66 && replayed.errors.contains(" line 9: "))
    let edited = other.replacing("pair A=E", with: "pair A=F")
    #expect(try await scramble("replay", try state.file("edited.txt", edited)).status == 1)
    let short =
      other.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).joined(separator: "\n") + "\n"
    #expect(try await scramble("replay", try state.file("short.txt", short)).status == 0, "nothing was searched")
  }

  @Test func `A new round that no root can begin changes nothing, and the game replays`() async throws {
    let dictionary = try state.file("own.aff", "SET UTF-8\n")
    _ = try state.file("own.dic", "4\nsilk\nworm\nmilk\nsilkworm\n")
    let path = state("game.txt")
    let played = try await scramble(
      "--root", "silkworm", "--dictionary", String(dictionary.dropLast(4)), "--transcript", path,
      input: "silk\n:new\n:shuffle\nworm\n")
    #expect(played.status == 64 && played.errors.contains("cannot draw a root"))
    let replayed = try await scramble("replay", path)
    #expect(replayed.status == 0 && replayed.output.contains("all 6 events agree"), "\(replayed.output)")
  }

  @Test func `From a pipe the same input makes the same transcript, identity and all`() async throws {
    let paths = [state("one.txt"), state("two.txt")]
    for path in paths { _ = try await scramble("--seed", "5", "--transcript", path, input: "cat\n:new 6\n") }
    #expect(try text(of: paths[0]) == text(of: paths[1]))
    let other = state("other.txt")
    _ = try await scramble("--seed", "6", "--transcript", other, input: "cat\n")
    let identities = try (paths + [other]).map { try Transcript(parsing: try readFile($0)).identity }
    #expect(Set(identities).count == 2)
  }

  @Test(arguments: [
    ("word-scramble transcript 1", "word-scramble transcript 2", 1), ("minimum-length: 3", "minimum-length: none", 6),
    ("minimum-length: 3\n", "minimum-length 3\n", 6), ("dictionary: ", "dictionary: x", 5),
    ("accepted 4", "accepted four", 10), ("id: ", "id: 0", 3), ("id: ", "di: ", 7),
    ("round ", "square ", 8), ("instrument: scramble", "instrument: violin", 2),
    ("accepted 4\n", "accepted 4\u{0}\n", 10),
  ])
  func `A malformed game is refused with its line`(part: String, replacement: String, line: Int) async throws {
    let path = try edited("seeded", part, replacement)
    let replayed = try await scramble("replay", path)
    #expect(replayed.status == 65 && replayed.output == "")
    #expect(replayed.errors.hasPrefix("scramble: cannot read \(path) line \(line): "), "\(replayed.errors)")
    #expect(replayed.errors.split(separator: "\n").count == 1)
    #expect(try await scramble("resume", path).status == 65)
  }

  @Test func `Binary, empty and torn files are refused`() async throws {
    let binary = try await scramble("replay", Program.built)
    #expect(binary.status == 65 && binary.errors.contains("not a transcript"))
    #expect(try await scramble("replay", try state.file("empty", "")).status == 65)
    let torn = try await scramble("replay", try state.file("torn", try text(of: golden("seeded")) + "play rai"))
    #expect(torn.status == 65 && torn.errors.contains("the last line broke off"))
  }

  @Test func `A replay may come from a pipe`() async throws {
    let outcome = try await scramble("replay", "-", input: try readFile(golden("seeded")))
    #expect(outcome.status == 0)
  }

  @Test func `An existing transcript is refused and left alone`() async throws {
    let path = try state.file("game.txt", "mine")
    let outcome = try await scramble("--root", "silkworm", "--transcript", path, input: "silk\n")
    #expect(outcome.status == 74 && outcome.output == "")
    #expect(
      outcome.errors == "scramble: cannot write \(path): it exists already: name another file, nothing is overwritten\n"
    )
    #expect(try text(of: path) == "mine")
  }

  private func edited(_ name: String, _ part: String, _ replacement: String) throws -> String {
    let old = try text(of: golden(name))
    let range = try #require(old.firstRange(of: part))
    return try state.file("edited.txt", old.replacingCharacters(in: range, with: replacement))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

/// The transcript called `name` of this folder.
func golden(_ name: String) -> String {
  "\(#filePath[..<(#filePath.lastIndex(of: "/") ?? #filePath.endIndex)])/Golden/\(name).txt"
}

/// The number of events of the transcript at `path`.
func eventCount(_ path: String) throws -> Int {
  try text(of: path).split(separator: "\n\n")[1].split(separator: "\n").count
}
