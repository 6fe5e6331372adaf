import Journal
import Lexicon
import ScrambleFiles
import TestSupport
import Testing
import WordLists

@Suite struct BundledAnswersTests {
  private let folder = TemporaryFolder()
  private let data: DataFolder

  init() throws { data = try DataFolder.find() }

  /// The lines of the list that the crossword answers are from, as it was published.
  private func publishedLines() async throws -> [String] {
    let program = Program(state: folder)
    let raw = folder("ukacd.txt")
    let unpacked = try await program.shell("xz -dc '\(data.path)/Tools/data/ukacd.txt.xz' > '\(raw)'")
    #expect(unpacked.status == 0, "\(unpacked.errors)")
    let lines = try readFile(raw).split(separator: UInt8(ascii: "\n")).map { line in
      String(String.UnicodeScalarView(line.filter { $0 != 13 }.map { UnicodeScalar($0) }))
    }
    return Array(lines.drop { !$0.hasPrefix("-----") }.dropFirst())
  }

  @Test func `Every line of the crossword list is an answer, spelled as it was published`() async throws {
    let index = try data.answers()
    var published: Set<String> = []
    for length in 1...CrosswordAnswer.mostLetters {
      for answer in index.answers(matching: String(repeating: "?", count: length))
      where answer.sources.contains(.crosswords) { published.insert(answer.text) }
    }
    let lines = try await publishedLines()
    #expect(lines.count == 250_353)
    #expect(Set(lines) == published)
  }

  @Test func `Finds the answers of the list that trying each one finds`() throws {
    let index = try data.answers()
    func query(_ letters: String, _ unknown: Int) -> AnswerQuery {
      AnswerQuery(
        pattern: Array(repeating: nil, count: letters.count + unknown), pool: Array(letters), unknown: unknown)
    }
    for (letters, unknown) in [("inseat", 1), ("orchestr", 1), ("qzx", 4), ("", 3), ("dotcom", 0)] {
      let length = letters.utf8.count + unknown
      let all = index.answers(matching: String(repeating: "?", count: length))
      let wanted = all.filter { LetterMultiset(letters).missing(for: $0.letters).count <= unknown }
      #expect(index.answers(query(letters, unknown)) == wanted)
      #expect(letters != "orchestr" || wanted.contains { $0.text == "orchestra" })
    }
    #expect(index.answers(query("", 0)) == [])
    #expect(index.answers(query("a", 100)) == [])
  }

  @Test func `An answer is found by its letters, however they are shuffled`() async throws {
    let index = try data.answers()
    var chance = SplitMix64(seed: 11)
    let lines = try await publishedLines()
    for line in stride(from: 0, to: lines.count, by: 97).map({ lines[$0] }) {
      let letters = try #require(CrosswordAnswer.letters(of: line))
      #expect(index.answers(using: String(letters.shuffled(using: &chance))).contains { $0.text == line }, "\(line)")
    }
  }

  @Test(arguments: [
    ("silkworm", "silkworm", CrosswordAnswer.Sources.crosswords), ("arthropodal", "arthropodal", .crosswords),
    ("abrahamlincoln", "Abraham Lincoln", .wordNet), ("icecream", "ice cream", .wordNet),
    ("toulouselautrec", "Toulouse-Lautrec", .crosswords),
  ])
  func `Words, phrases and names are there with their lists`(
    letters: String, text: String, source: CrosswordAnswer.Sources
  ) throws {
    let found = try data.answers().answers(using: letters)
    #expect(found.contains { $0.text == text && $0.sources.contains(source) }, "\(found)")
  }

  @Test func `Names of SCOWL are there, and no possessives`() throws {
    let index = try data.answers()
    #expect(index.answers(using: "abigail").contains { $0.sources.contains(.names) })
    #expect(!index.answers(matching: "abigails").contains { $0.sources.contains(.names) })
  }

  @Test func `Its licence travels with it`() throws {
    let licence = try text(of: "\(data.path)/Resources/Licenses/ukacd.txt")
    #expect(licence.hasPrefix("Copyright (c) 2009 J Ross Beresford\n") && licence.contains("THIS SOFTWARE IS PROVIDED"))
  }

  @Test func `A missing file is named`() throws {
    let data = DataFolder(folder.path)
    #expect(throws: BundledIndexFault.file(FileFault(.missing, path: data.answersPath))) { try data.answers() }
  }

  @Test(arguments: [false, true])
  func `A file in which a bit was changed is named`(inHeader: Bool) throws {
    var bytes = try readFile(data.answersPath)
    bytes[inHeader ? 20 : bytes.count / 2] ^= 1
    _ = try folder.folder("Resources")
    let path = try folder.file("Resources/answers.index", bytes)
    #expect {
      _ = try DataFolder(folder.path).answers()
    } throws: { error in
      if case .content(path, _)? = error as? BundledIndexFault { true } else { false }
    }
  }
}
