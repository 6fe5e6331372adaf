import ScrambleFiles
import Spelling
import TestSupport
import Testing

@Suite struct DictionaryFaultTests {
  private let folder = TemporaryFolder()
  private let affix = "SET UTF-8\nSFX S Y 2\nSFX S 0 s .\nSFX S 0 es .\n"
  private let words = "3\nsilk/S\nworm/S\nmoth\n"

  @Test func `A whole dictionary loads`() throws {
    #expect(try load(affix, words) == nil)
  }

  @Test func `A row counts by its flag, whatever directive stands before it, as it does for Hunspell`() throws {
    #expect(try load("SET UTF-8\nSFX S Y 2\nSFX S 0 s .\nSFT S 0 es .\nTRY abc\n", words) == nil)
  }

  @Test func `Letters of another script may pass, if the dictionary's own do not`() throws {
    let latin = "abcdefghijklmnopqrstuvwxyz".map { "\($0)/C\n" }.joined()
    let affix = "SET UTF-8\nCOMPOUNDFLAG C\nCOMPOUNDMIN 1\n"
    #expect(try load(affix, "28\nшовк\nхробак\n\(latin)") == nil)
    #expect(
      try load(affix, "26\n\(latin)")
        == .content(path: folder("d.dic"), line: nil, "the dictionary takes any letters for a word"))
  }

  @Test func `A missing list of words is named`() throws {
    #expect(try load(affix, nil) == .file(FileFault(.missing, path: folder("d.dic"))))
  }

  @Test func `Words without an affix file are no dictionary`() throws {
    #expect(try load(nil, words) == .file(FileFault(.missing, path: folder("d.aff"))))
  }

  @Test func `A directory is no dictionary`() throws {
    _ = try folder.folder("d.dic")
    #expect(try load(affix, nil) == .file(FileFault(.directory, path: folder("d.dic"))))
  }

  @Test(
    arguments: [
      ("", nil), ("\u{0}", nil), ("hello world\n", 1), ("SET UTF-8\nSFX S Y 2\nSFX S 0 s .\n", 2),
      ("SET UTF-8\nSFX S Y 9\nSFX T Y 1\nSFX T 0 t .\n", 2),
      // Hunspell asks for the memory of so many rows, ten gigabytes.
      ("SET UTF-8\nSFX S \u{301} 1273362980’\n", 2), ("SET UTF-8\nSFX S X 1273362980\n", 2),
      ("SET UTF-8\nSFX S X \u{B}\u{C}1273362980\n", 2),
      ("SET UTF-8\nSFX S Y +1273362980\n", 2),
    ] as [(String, Int?)])
  func `An affix file that is empty, broken off or none is named with the line`(affix: String, line: Int?) throws {
    guard case .content(folder("d.aff"), line, _) = try load(affix, words) else {
      Issue.record("accepted or misjudged")
      return
    }
  }

  @Test(
    arguments: [
      ("", nil), ("\n", 1), ("\n\n\n", 1), ("3\nsi\u{0}lk\nworm\nmoth\n", nil), ("silk\nworm\n", 1), ("0\nsilk\n", 1),
      ("100\nsilk\nworm\n", 1),
      ("\u{1F}\u{8B}garbage", 1), ("99999999999999999999999\nsilk\n", 1),
    ] as [(String, Int?)])
  func `A list of words that is empty, broken off or none is named with the line`(words: String, line: Int?) throws {
    guard case .content(folder("d.dic"), line, _) = try load(affix, words) else {
      Issue.record("accepted or misjudged")
      return
    }
  }

  @Test func `An encoding that the system does not know is named`() throws {
    guard case .content(folder("d.aff"), nil, let problem) = try load("SET X-UNKNOWN\nTRY a\n", words) else {
      Issue.record("accepted or misjudged")
      return
    }
    #expect(problem.contains("X-UNKNOWN"))
  }

  @Test(arguments: ["1\nbad/x\n", "3\nbad/x\n\n123\n"])
  func `A dictionary that knows none of its words is named, whatever else Hunspell takes for one`(words: String) throws
  {
    #expect(
      try load("SET UTF-8\nNEEDAFFIX x\n", words)
        == .content(path: folder("d.dic"), line: nil, "Hunspell knows none of the dictionary's own words"))
  }

  @Test func `A fault stays a fault`() throws {
    let speller = Speller(fixture("missing"))
    for _ in 1...2 { #expect(throws: DictionaryFault.self) { try speller.isReal("silk") } }
  }

  private func load(_ affix: String?, _ words: String?) throws -> DictionaryFault? {
    if let affix { _ = try folder.file("d.aff", affix) }
    if let words { _ = try folder.file("d.dic", words) }
    do throws(DictionaryFault) {
      try Speller(DictionaryFiles(name: "d", stem: folder("d"))).load()
      return nil
    } catch {
      return error
    }
  }
}
