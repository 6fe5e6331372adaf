import FoundationEssentials
import TestSupport
import Testing

@Suite struct JSONProtocolTests {
  private let state = TemporaryFolder()

  @Test func `One object answers one line`() async throws {
    let list = try state.file("list", "silkworm")
    let outcome = try await Program(state: state)(
      "--seed", "7", "--words", list, "--format", "json",
      input: "silk\n\ncat\nsilk\n:shuffle\n:what\n:hint 3\n")
    let command = "scramble --seed 7 --words \(list)"
    let shared = [
      "Word Scramble: silkworm", "3 □□□□□  4 ■□□□□  5 □□□□□", "1 of 48 words, 2 %, Larva, hints of level 3",
    ]
    let copied = (shared + [command]).map {
      "{\"marks\":[{\"end\":\($0.count),\"role\":\"copied\",\"start\":0}],\"text\":\"\($0)\"}"
    }
    let result = shared.joined(separator: "\\n")
    func lengths(missing: Int, words: String) -> String {
      """
      "lengths":[{"length":3,"missing":15,"words":[]},{"length":4,"missing":\(missing),"words":[\(words)]},\
      {"length":5,"missing":8,"words":[]}]
      """
    }
    let points = ["Egg", "Larva", "Caterpillar", "Spinner", "Cocoon", "Moth", "Emperor Moth", "Golden Silk"]
    let ranks = zip([0, 4, 10, 19, 37, 65, 111, 185], points).map { "{\"points\":\($0),\"rank\":\"\($1)\"}" }
    let scale = "\"ranks\":[\(ranks.joined(separator: ","))]"
    func end(letters: String = "silkworm", hints: Int? = nil) -> String {
      let hints = hints.map { "\"hints\":\($0)," } ?? ""
      return """
        "state":{"found":1,\(hints)\(lengths(missing: 24, words: #""silk""#)),"letters":"\(letters)",\
        "next":"Caterpillar","rank":"Larva",\(scale),"rare":0,"rarePoints":0,"root":"silkworm","score":4,"seed":"7","toNext":6,"total":48,"totalPoints":185,"used":["silk"],"usedRare":[]}}
        """
    }
    #expect(
      outcome.output == """
        {"event":{"kind":"round"},"protocol":2,"says":[{"text":"Root word: silkworm (seed 7)","tone":"title"},\
        {"text":"Make words of at least 3 letters out of it. 48 words to find, 185 points."},\
        {"marks":[{"end":46,"role":"prompt","start":0}],"text":":help lists the commands, :quit ends the game."}],\
        "state":{"found":0,\(lengths(missing: 25, words: "")),"letters":"silkworm","next":"Larva","rank":"Egg",\(scale),\
        "rare":0,"rarePoints":0,"root":"silkworm","score":0,"seed":"7","toNext":4,"total":48,"totalPoints":185,"used":[],"usedRare":[]}}
        {"event":{"kind":"accepted","points":4,"rank":"Larva","verdict":"accepted","word":"silk"},\
        "says":[{"text":"silk: 4 points. 1 of 48, 6 points to Caterpillar.","tone":"good"},\
        {"text":"Rank reached: Larva.","tone":"good"}],\(end())
        {"event":{"kind":"rejected","message":"You can't spell that word from 'silkworm'!","missing":"cat",\
        "title":"Word not possible","verdict":"not-possible","word":"cat"},\
        "says":[{"text":"Word not possible: You can't spell that word from 'silkworm'! Missing: c, a, t.",\
        "tone":"bad"}],\(end())
        {"event":{"kind":"rejected","message":"Be more original","title":"Word used already",\
        "verdict":"not-original","word":"silk"},\
        "says":[{"text":"Word used already: Be more original (It is word 1 of yours.)","tone":"bad"}],\(end())
        {"event":{"about":"shuffle","kind":"info"},"says":[{"text":"Shuffled: lrsimkwo"}],\(end(letters: "lrsimkwo"))
        {"event":{"kind":"info"},"says":[{"text":"There is no command :what. :help lists the commands."}],\
        \(end(letters: "lrsimkwo"))
        {"event":{"about":"hint","kind":"info","words":["w__k"]},"says":[{"text":"A word of 4 letters: w__k"}],\
        \(end(letters: "lrsimkwo", hints: 3))
        {"event":{"kind":"end","result":"\(result)","share":"\(result)\\n\(command)"},\
        "says":[{"text":"silkworm: 1 of 48 words, 4 of 185 points, Larva, 6 points to Caterpillar.","tone":"title"},\
        {"marks":[{"end":9,"role":"prompt","start":0}],"text":"To share:"},\(copied.joined(separator: ","))],\
        \(end(letters: "lrsimkwo", hints: 3))

        """)
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `Rare words, what is to be shared and the missed words are told apart`() async throws {
    let outcome = try await Program(state: state)(
      "--root", "silkworm", "--format", "json", input: "silk skirl\n:reveal\n")
    let objects = outcome.output.split(separator: "\n")
    #expect(objects.map { $0.contains("\"usedRare\":[\"skirl\"]") } == [false, false, true, true, true])
    let share = "\\n1 of 48 words, +1 rare, 4 %, Larva, revealed\\nscramble --root silkworm\""
    #expect(objects.map { $0.contains(share) } == [false, false, false, true, true])
    #expect(objects.map { $0.contains(#""words":["work","#) } == [false, false, false, true, false])
    #expect(objects.map { $0.contains("\"isRevealed\":true") } == [false, false, false, true, true])
    let carriedOn = try await Program(state: state)("resume", "--format", "json").output.prefix { $0 != "\n" }
    #expect(carriedOn.contains(share) && carriedOn.contains(#""missedRare":["loris","#))
  }

  @Test func `A round that is left for another has its end in that one's object`() async throws {
    let outcome = try await Program(state: state)(
      "--root", "silkworm", "--format", "json", input: "silk\n:new handcart\n:quit\n")
    let objects = outcome.output.split(separator: "\n")
    let left = #""left":{"kind":"end","link":"#
    #expect(objects.map { $0.contains(left) } == [false, false, true, false])
    #expect(objects[2].contains("\\n1 of 48 words, 2 %, Larva, no hints\\nscramble --root silkworm\"}"))
  }

  @Test func `Where nobody knows the words of a root there are no totals`() async throws {
    let dictionary = try state.dictionaryOfUnknownForms("abc")
    let outcome = try await Program(state: state)(
      "--root", "abcdefghijklm", "--dictionary", dictionary, "--format", "json", input: "abc\n")
    let objects = outcome.output.split(separator: "\n")
    #expect(objects.count == 3)
    for object in objects.dropFirst() {
      #expect(object.contains(#""score":3,"seed":""#) && object.hasSuffix(#","used":["abc"]}}"#), "\(object)")
      for key in ["found", "total", "totalPoints", "rare", "rarePoints", "usedRare", "rank", "next", "toNext"] {
        #expect(!object.contains("\"\(key)\":"), "\(object)")
      }
    }
    let list = try await Program(state: state)("resume", "--list", "--format", "json").output
    #expect(list.contains(#""points":3,"state":"#) && list.contains(#""words":1}"#), "\(list)")
    for key in ["total", "rare"] { #expect(!list.contains("\"\(key)\":"), "\(list)") }
  }

  @Test func `A program is told each sentence that a person is`() async throws {
    let input =
      "silk cat\nquit\n:undo\n:rank\n:seed\n:challenge\n:hint\n:hint 4\n:define owls\n:rules\nworm\n"
      + ":new handcart\n:reveal\n"
    let page = try await Program(state: state)("--root", "silkworm", "--unrecorded", input: input).output
    let objects = try await Program(state: state)(
      "--root", "silkworm", "--unrecorded", "--format", "json", input: input
    ).output.split(separator: "\n")
    #expect(objects.count == 16)
    func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    for sentence in try objects.flatMap({ try JSONDecoder().decode(Told.self, from: Data($0.utf8)).says }) {
      let heading = sentence.text.hasPrefix("You missed") ? String(sentence.text.dropLast()) : sentence.text
      #expect(words(page).contains(words(heading)), "\(sentence.text)")
    }
  }

  private struct Told: Decodable {
    struct Sentence: Decodable {
      let text: String
    }

    let says: [Sentence]
  }

  @Test func `A bench tells where the words of an answer part, and which reading of a clue it is for`() async throws {
    let outcome = try await Program(state: state)(
      "anagram", "--format", "json",
      input: "real fun (4-3)\n:clue Endless parties ruined buccaneer (6)\n2\n:clue\n:clue Hats (3)\n:clue One two\n")
    let objects = outcome.output.split(separator: "\n")
    try #require(objects.count == 8, "\(objects)")
    #expect(objects[1].contains(#""breaks":["","","","","-","",""]"#))
    #expect(!objects[2].contains("picked") && objects[4].contains(#""picked":2"#))
    #expect(
      objects[4].contains(#""text":"1 other reading, by little but the number of letters. ':clue more' shows them."}"#)
    )
    #expect(!objects[5].contains("picked"), "\(objects[5])")
    #expect(objects[6].contains(#""text":"It does not tell the length of the answer, such as (8)."#))
  }

  @Test func `The parts of a clue are ranges of its characters`() async throws {
    let clue = "Keeps in seat, awkwardly, with right (7)"
    let outcome = try await Program(state: state)("anagram", "--clue", clue, "--format", "json", input: "2\n:clue\n")
    let objects = outcome.output.split(separator: "\n")
    try #require(objects.count == 4)
    let start = clue.startIndex
    let marks = objects[2].matches(of: /\{"end":(\d+),"role":"(\w+)","start":(\d+)\}/).filter { $0.2 != "prompt" }
    let parts = marks.map { mark in
      let range = clue.index(start, offsetBy: Int(mark.3)!)..<clue.index(start, offsetBy: Int(mark.1)!)
      return "\(mark.2): \(clue[range])"
    }
    let picked = ["definition: Keeps", "fodder: in seat", "indicator: awkwardly", "added: right"]
    #expect(Array(parts.suffix(4)) == picked, "\(parts)")
    #expect(parts.starts(with: ["fodder: Keeps in", "indicator: awkwardly", "definition: right"]), "\(parts)")
    #expect(objects[2].contains(#""text":"\#(clue)","tone":"title"}"#))
  }

  @Test func `The helper names the letters that the solver doubts, and counts the likely readings`() async throws {
    let outcome = try await Program(state: state)(
      "cryptogram", "--format", "json", input: ":puzzle\nXJFFXU ABC\n\n:solve words\n:clear\nXJFFXU\n")
    let objects = outcome.output.split(separator: "\n")
    let solved = try #require(objects.first { $0.contains(#""kind":"solved""#) })
    let odds = solved.matches(of: /"odds":(0\.[0-9]+)/).compactMap { Double($0.1) }
    #expect(odds.count > 1 && solved.contains("\"likely\":\(odds.count { $0 >= 0.01 }),"), "\(solved)")
    let doubted = solved.matches(of: /([A-Z])=[a-z] [0-9]+ %/).map { "\"\($0.1)\"" }
    #expect(doubted.count == 7 && solved.contains("\"doubtful\":[\(doubted.joined(separator: ","))]"), "\(solved)")
    let cleared = try #require(objects.first { !$0.contains(#""map""#) && $0.contains("XJFFXU") })
    #expect(!cleared.contains(#""doubtful""#) && !cleared.contains(#""likely""#))
    #expect(objects.contains { $0.contains(#""kind":"found""#) && $0.contains(/"text":"XJFFXU: [0-9]+ words"/) })
  }

  @Test func `Bytes that are no text stay valid JSON`() async throws {
    let input: [UInt8] = [0xFF, 0x22, 0x5C, 0x00, 0x0A]
    let outcome = try await Program(state: state)("--root", "silkworm", "--format", "json", input: input)
    #expect(outcome.output.contains(#""word":"\\xFF\"\\\\x00""#))
    #expect(outcome.status == 0)
  }
}
