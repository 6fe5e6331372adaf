import Journal
import ScrambleFiles
import Spelling
import TestSupport
import Testing
import WordLists
import WordScramble

@Suite struct TranscriptTests {
  private let state = TemporaryFolder()
  private var scramble: Program { Program(state: state) }

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
    let settings = Game.settings(
      startList: try data.startListFile(), dictionary: try dictionary.dataFile(), rules: game.rules)
    var transcript = Transcript(of: Game.self, settings: settings, records: [Record(game.opening.fields)])
    for move in [.play("cat"), .shuffle, .end] as [Move] {
      if let event = try game.make(move, at: 0, asking: NoWords()) { transcript.append(Record(event.fields)) }
    }
    let path = try state.file("game.txt", transcript.text)
    let replayed = try await scramble("replay", path)
    #expect(replayed.output == "\(path): all 4 events agree\n" && replayed.status == 0 && replayed.errors == "")
    #expect(try await scramble("resume", path).status == 0)
  }

  /// A judge that is not asked.
  private struct NoWords: Judge {
    func isReal(_ word: String) -> Bool { false }
  }

  @Test func `An edited game diverges and says where`() async throws {
    let path = try edited("seeded", "accepted 4", "accepted 5")
    let outcome = try await scramble("replay", path)
    #expect(outcome.output.hasPrefix("\(path) line 9: the session takes another course\n  expected: play "))
    #expect(outcome.output.contains("accepted 5\n  got:      play "))
    #expect(outcome.status == 1 && outcome.errors == "")
    let json = try await scramble("replay", path, "--format", "json")
    #expect(json.output.contains("\"agrees\":false") && json.output.contains("\"line\":9"))
    #expect(json.status == 1)
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
    #expect(gone.status == 0)
    #expect(gone.output.hasSuffix("note: the start list \(list) is gone\n"))

    _ = try state.folder("list")
    let unreadable = try await scramble("replay", path)
    #expect(unreadable.output.hasSuffix("note: the start list \(list) cannot be read: it is a directory\n"))

    _ = try state.file("own.aff", "SET UTF-8\nTRY a\n")
    _ = try state.file("own.dic", "1\nsilk\n")
    let other = try await scramble("replay", path, "--dictionary", state("own"))
    #expect(
      other.output.hasSuffix("note: the dictionary \(state("own")) is not, or no longer, the one of the session\n"))
  }

  @Test(arguments: [
    ("word-scramble transcript 1", "word-scramble transcript 2", 1), ("minimum-length: 3", "minimum-length: none", 5),
    ("minimum-length: 3\n", "minimum-length 3\n", 5), ("dictionary: ", "dictionary: x", 4),
    ("accepted 4", "accepted four", 9),
    ("round ", "square ", 7), ("instrument: scramble", "instrument: violin", 2),
    ("accepted 4\n", "accepted 4\u{0}\n", 9),
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

  private func eventCount(_ path: String) throws -> Int {
    try text(of: path).split(separator: "\n\n")[1].split(separator: "\n").count
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
