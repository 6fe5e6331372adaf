import Cryptograms
import Journal
import ScrambleFiles
import Sessions
import TestSupport
import Testing
import WordLists

/// Pages of ten puzzles as tests, newspapers and clubs print them: questions, titles, credits and hints are none of the
/// ciphertext, wherever they stand.
@Suite struct TestPageTests: ProgramTests {
  let scramble = Program()

  /// A puzzle with what is said of it.
  private struct Asked {
    let text: String
    let author: String
    let word: String
    let kind: String
    let question: String
  }

  private static let asked = [
    Asked(
      text: "We shall not fail or falter; we shall not weaken or tire.", author: "Winston Churchill", word: "SHALL",
      kind: "K1", question: "Solve this aristocrat, which is a quote"),
    Asked(
      text: "Always do right. This will gratify some people and astonish the rest.", author: "Mark Twain",
      word: "PEOPLE", kind: "K2", question: "The following quotation has been encoded. It was written"),
    Asked(
      text: "To be great is to be misunderstood, and to be small is to be understood at once.",
      author: "Ralph Waldo Emerson", word: "GREAT", kind: "K1", question: "Decode this line about greatness, said"),
    Asked(
      text: "I can resist everything except temptation, and of that I have had more than enough.",
      author: "Oscar Wilde", word: "EVERYTHING", kind: "K2", question: "What did the playwright mean? A sentence"),
    Asked(
      text: "The lamp in the window burned all night, although nobody was coming home.", author: "Jane Austen",
      word: "WINDOW", kind: "K1", question: "Find the plain text of this cryptogram"),
    Asked(
      text: "Count the letters twice before you cut the cloth, and the tailor will thank you.",
      author: "Benjamin Franklin", word: "TAILOR", kind: "K2",
      question: "A piece of advice for everybody who works with cloth"),
    Asked(
      text: "Nothing great was ever achieved without enthusiasm and a pot of strong coffee.", author: "Emily Dickinson",
      word: "COFFEE", kind: "K2", question: "Solve for the quotation. The words are"),
    Asked(
      text: "When the well is dry, we know the worth of water and the weight of a bucket.", author: "Abraham Lincoln",
      word: "WATER", kind: "K1", question: "What do you know when the well is dry? Decrypt this proverb"),
    Asked(
      text: "A small leak will sink a great ship, and a small lie a great friendship.", author: "Thomas Jefferson",
      word: "FRIENDSHIP", kind: "K2", question: "Our captain has received a message that was enciphered"),
    Asked(
      text: "Every morning the baker opens his door before the birds begin to sing.", author: "George Washington",
      word: "BAKER", kind: "K1", question: "For those who rise early, some words about bread"),
  ]

  private enum Layout: CaseIterable {
    case school, table, club, newspaper, quotes, booklet, room, ruled, olympiad, hint, behind, copied, footed
  }

  /// The lines of the puzzle that is number `number`, and of what is printed around it.
  private static func printed(_ asked: Asked, _ cipher: String, _ number: Int, _ layout: Layout) -> [String] {
    let lines = [.quotes, .behind].contains(layout) ? [cipher.capitals] : broken(cipher.capitals)
    let points = "[\(100 + 25 * number) points]"
    return switch layout {
    case .school:
      [
        "\(number). \(points) \(asked.question) by \(asked.author)."
          + " It uses a \(asked.kind) alphabet and contains the word \(asked.word).", "",
      ] + lines + [""]
    case .table:
      ["\(number))\t(\(number)0 pts)\t\(asked.question) by \(asked.author)"]
        + lines.map { $0.split(separator: " ").joined(separator: "\t") }
        + ["Hint: the plain text contains the word \(asked.word)."]
    case .club:
      [
        "A-\(number). \(asked.question). \(asked.kind). "
          + "(\(cipher.count { $0.isLetter })) BY \(asked.author.uppercased())"
      ]
        + lines
    case .newspaper:
      ["CRYPTOQUOTE", "", "One letter stands for another. Each week the code letters are different.", ""] + lines
        + ["", "Today's clue: \(pair(asked, cipher))", ""]
    case .quotes: lines + ["— \(asked.author)", ""]
    case .olympiad:
      broken(
        "\(number)) \(points) \(asked.question) by \(asked.author) and contains the word \(asked.word). What is it?")
        + lines + [""]
        + counted(cipher, bar: " | ").map { $0.replacing("Cipher ", with: asked.kind) } + [""]
    case .hint:
      broken("\(number). \(asked.question) by \(asked.author). Hint: the \(enciphered(asked, cipher)).") + [""] + lines
        + [""]
    case .behind: ["\(number)) [\(asked.kind) alphabet] \(lines[0]) (\(asked.author)) \(points)"]
    case .copied:
      [
        "Page \(number) of 10", "",
        "\(number). [Value: \(100 + 25 * number) points] A \(asked.kind) sentence that I have hid-",
        "den from you. The author is \(asked.author).", "",
      ] + lines.map { $0.replacing("E", with: "\u{AD}E") } + [""]
    case .footed:
      ["\(number).", "For \(100 + 25 * number) points, decode this line by \(asked.author).", ""] + lines + [
        "", "Copyright 2026 by the committee", "Page \(number)", "",
      ]
    case .room:
      ["Question \(number) (200 points): \(asked.question) by \(asked.author).", ""]
        + lines.flatMap { [$0, String($0.map { $0.isLetter ? "_" : $0 }), ""] } + counted(cipher) + [""]
    case .ruled:
      ["No. \(number)", "Hint: it contains the word \(asked.word)", ""] + lines + [
        "— \(asked.author.uppercased())", "", "-----", "",
      ]
    case .booklet:
      ["Question \(number)", "\(asked.question) by \(asked.author):", ""] + lines + [
        "", "(\(asked.kind), 200 points)", "",
      ]
    }
  }

  /// The table of letters below a puzzle.
  private static func counted(_ cipher: String, bar: String = "  ") -> [String] {
    let letters = CipherAlphabet.english.letters.map { $0.capital }
    let counts = letters.map { letter in cipher.capitals.count { $0 == letter } }
    return [
      "Cipher     \(bar)" + letters.map { "\($0)" }.joined(separator: bar),
      "Frequency  \(bar)" + counts.map { $0 == 0 ? " " : "\($0)" }.joined(separator: bar),
      "Replacement\(bar)" + counts.map { _ in " " }.joined(separator: bar),
    ]
  }

  private static func pair(_ asked: Asked, _ cipher: String) -> String {
    "\(cipher.first { $0.isLetter }!.uppercased()) equals \(asked.text.first { $0.isLetter }!.uppercased())"
  }

  private static func enciphered(_ asked: Asked, _ cipher: String) -> String {
    let pair = pair(asked, cipher).split(separator: " equals ")
    return "plaintext letter \(pair[1]) is encrypted as \(pair[0])"
  }

  /// Lines of some forty columns, as a column of a newspaper has them.
  private static func broken(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      if lines[lines.count - 1].count + word.count > 40 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
  }

  private static func search() throws -> PatternSearch {
    PatternSearch(try BundledIndex(DataFolder.find()).byPattern(), names: try DataFolder.find().names())
  }

  static func puzzles(_ text: String) throws -> [PuzzleReader.ReadPuzzle] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated()
      .makeIterator()
    let search = try search()
    var reader = PuzzleReader(place: "page", .automatic, .english, PlainLines(search)) { () throws(Diagnostic) in
      lines.next().map { PuzzleReader.Line($0.element, number: $0.offset + 1, isCut: false) }
    }
    var found: [PuzzleReader.ReadPuzzle] = []
    while let puzzle = try reader.next() { found.append(puzzle) }
    return found
  }

  @Test(arguments: Layout.allCases, [1, 1000, 2000] as [UInt64])
  private func `Every puzzle of a page of ten is read, and what is said of it is heard`(
    layout: Layout, seed: UInt64
  ) throws {
    let made = try Self.asked.enumerated().map { place, asked in
      var chance = SplitMix64(seed: seed + UInt64(place))
      return try CryptogramMaker().make(asked.text, by: &chance).ciphertext
    }
    let header = ["Codes and Ciphers — practice test", "Name: ____________   Team: ____________", ""]
    let page = (header + zip(Self.asked, made).enumerated().flatMap { Self.printed($1.0, $1.1, $0 + 1, layout) })
      .joined(separator: "\n")
    let puzzles = try Self.puzzles(page)
    #expect(puzzles.count == 10, "\(puzzles.map { $0.printed })")
    for (number, (asked, puzzle)) in zip(Self.asked, puzzles).enumerated() {
      let printed = puzzle.printed
      let text = printed.text.split { $0.isWhitespace }.joined(separator: " ")
      #expect(text == made[number].capitals, "\(layout): \(printed)")
      #expect(puzzle.fault == nil && puzzle.notices.isEmpty)
      let hears = printed.clues.map { $0.description }
      if layout != .newspaper { #expect(printed.author?.uppercased() == asked.author.uppercased(), "\(printed)") }
      if [.school, .club, .booklet, .olympiad, .behind, .copied].contains(layout) {
        #expect(printed.kind == asked.kind, "\(printed)")
      }
      if [.school, .table, .ruled, .olympiad].contains(layout) { #expect(hears == [asked.word], "\(printed)") }
      if [.newspaper, .hint].contains(layout) {
        #expect(hears == [Self.pair(asked, made[number]).replacing(" equals ", with: "=")], "\(printed)")
      }
      if ![.newspaper, .quotes].contains(layout) {
        #expect(printed.number == (layout == .club ? "A-\(number + 1)" : "\(number + 1)"), "\(printed)")
      }
      if layout == .copied { #expect(printed.heading.contains("that I have hidden from you"), "\(printed)") }
      if [.school, .olympiad, .behind, .copied, .footed].contains(layout) {
        #expect(printed.points == 125 + 25 * number)
      }
      if layout == .school {
        let title = "It uses a \(asked.kind) alphabet and contains the word \(asked.word)"
        #expect(printed.heading.hasSuffix("\(title)  [\(125 + 25 * number) points]"))
      }
      if layout == .quotes { #expect(printed.below == ["— \(asked.author)"], "\(printed)") }
    }
  }

  @Test func `What is told below the last puzzle of a page is told of it`() throws {
    let puzzles = try Self.puzzles("4. XJFFXU ABC\n\n[250 points] The following quote was encoded by our team.\n")
    #expect(puzzles.map { $0.printed.points } == [250] && puzzles[0].printed.text == "XJFFXU ABC")
  }

  @Test func `The lines below a number are one puzzle, and an alphabet below a puzzle is of that`() throws {
    let asked = Self.asked[1...2].map { Self.broken($0.text.uppercased()).joined(separator: "\n") }
    let turned = asked.map(PageRemarkTests.turned)
    let numbered = try Self.puzzles("1. Decode this quote.\n\n\(turned[0])\n\n2. And this one.\n\n\(turned[1])\n")
    #expect(numbered.map { $0.printed.text } == turned && numbered.map { $0.printed.number } == ["1", "2"])
    let rows = "Plain:  A B C D E F G H I J K L M N O P Q R S T U V W X Y Z\nCipher: _ _ _ _ _ _"
    let below = try Self.puzzles("\(turned[0])\n\nK2 Alphabet:\n\(rows)\n\n\(turned[1])\n\nK1 Alphabet:\n\(rows)\n")
    #expect(below.map { $0.printed.kind } == ["K2", "K1"])
  }

  @Test func `Numbered puzzles that are pasted at the prompt are as many`() async throws {
    let outcome = try await scramble(
      "cryptogram", input: "1. XJFFXU ABC DEFGHIJKL MNOP\n2. ABC XJFFXU MNOP DEFGHIJKL\n\n:puzzle list\n")
    #expect(outcome.output.contains("The first of 2 puzzles."), "\(outcome.output)")
    #expect(outcome.output.contains("\nXJFFXU ABC DEFGHIJKL MNOP\n"), "\(outcome.output)")
  }

  @Test func `A question is told with its answer, and its words are heeded`() async throws {
    let page = """
      1. [150 points] Solve this quote by Winston Churchill. It contains the word LITTLE.
      XJFFXU ABC

      — Winston Churchill
      """
    let text = try await scramble("cryptogram", "solve", input: page)
    #expect(text.status == 0 && text.errors == "", "\(text.errors)")
    #expect(
      text.output.hasPrefix(
        """
        1  Solve this quote by Winston Churchill. It contains the word LITTLE  [150 points]
        LITTLE BOY
        — Winston Churchill

        """),
      "\(text.output)")
    let ending = try await scramble("cryptogram", "solve", input: "Question 4: This one has 350 points.\nXJFFXU ABC\n")
    #expect(ending.output.hasPrefix("4  This one has 350 points\nLITTLE BOY\n"), "\(ending.output)")
    let json = try await scramble("cryptogram", "solve", "--format", "json", input: page)
    for part in [#""points":150"#, #""author":"Winston Churchill""#, #""ciphertext":"XJFFXU ABC""#, #""number":"1""#] {
      #expect(json.output.contains(part), "\(json.output)")
    }
    let helper = try await scramble("cryptogram", input: ":puzzle\n\(page)\n\n")
    #expect(helper.output.contains("Tip: LITTLE.") && helper.output.contains("\nXJFFXU ABC\n"), "\(helper.output)")
    let wrong = try await scramble("cryptogram", "solve", input: "A hint: it contains the word ZEBRAS\nABC XJFFXU\n")
    #expect(wrong.status == 0 && wrong.errors.contains("the clue ZEBRAS in standard input line 1 is not heeded"))
  }

  @Test func `Question sheets, answers and keys that the program has made are read again`() async throws {
    let texts = Self.asked[..<3].map { $0.text }
    let sheet = try await scramble(["cryptogram", "make", "--sheet", "text"] + texts).output
    let keys = try await scramble(["cryptogram", "make", "--kind", "k2", "--keyword", "velvet"] + texts).output
    for page in [sheet, keys] {
      let puzzles = try Self.puzzles(page)
      let words = puzzles.map { $0.printed.text.split { $0.isWhitespace }.count }
      #expect(words == texts.map { $0.split(separator: " ").count }, "\(puzzles.map { $0.printed })")
    }
    for options in [["--kind", "patristocrat"], ["--misspell", "--seed", "11"]] {
      let sheet = try await scramble(["cryptogram", "make", "--sheet", "text"] + options + texts).output
      #expect(try Self.puzzles(sheet + sheet).map { $0.printed.number } == ["1", "2", "3", "1", "2", "3"])
    }
  }

  @Test func `A page without a puzzle is told in one line, and what is said to be ciphertext is read`() async throws {
    let prose = "The lamp in the window burned all night.\nNobody was coming home.\n\nIt was a quiet street.\n"
    for arguments in [["cryptogram", "solve"], ["cryptogram", "rate"]] {
      let outcome = try await scramble(arguments, input: prose)
      #expect(outcome.status == 65 && outcome.output == "", "\(outcome.output)")
      #expect(
        outcome.errors
          == "scramble: cannot read standard input: line 1 and those below read as plain text: there is no puzzle: "
          + "say --one where they are ciphertext\n")
    }
    let numbers = try await scramble("cryptogram", "solve", input: "8 5 12 12 15 23 15 18 12 4\n")
    #expect(numbers.status == 65 && numbers.errors.contains(": there is no letter from A to Z in it: "))
    let file = try state.file("prose", prose)
    let helper = try await scramble("cryptogram", file)
    #expect(helper.status == 65 && helper.errors.split(separator: "\n").count == 1, "\(helper.errors)")
    let one = try await scramble("cryptogram", "solve", "--one", input: "The lamp\n")
    #expect(one.status == 0 && one.output.split(separator: "\n").count > 1)
  }

  @Test func `Two texts are two puzzles, and words that nobody joined are refused`() async throws {
    let two = try await scramble("cryptogram", "make", "--seed", "1", "Meet me at noon.", "Bring the map.")
    #expect(two.status == 0 && two.output.components(of: "seed ") == ["1.", "2."], "\(two.output)")
    let words = try await scramble("cryptogram", "make", "Meet", "me", "at", "noon.")
    #expect(
      words.status == 64 && words.output == "" && words.errors.split(separator: "\n").count == 1, "\(words.errors)")
    #expect(try await scramble("cryptogram", "solve", "one", "two").status == 64)
  }
}

extension String {
  /// The words that follow each `mark`.
  fileprivate func components(of mark: String) -> [String] {
    split(separator: "\n").filter { $0.contains(mark) }.compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  fileprivate var capitals: String { uppercased() }
}
