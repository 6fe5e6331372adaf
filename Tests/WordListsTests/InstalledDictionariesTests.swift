import ScrambleFiles
import Spelling
import TestSupport
import Testing
import WordLists

@Suite struct InstalledDictionariesTests {
  private let folder = TemporaryFolder()
  private let dictionaries: InstalledDictionaries
  private let data: DataFolder

  init() throws {
    _ = try folder.folder("Dictionaries")
    data = DataFolder(folder.path)
    dictionaries = InstalledDictionaries(data)
    _ = try folder.file("Dictionaries/xx_YY.aff", "SET UTF-8\n")
    _ = try folder.file("Dictionaries/xx_YY.dic", "1\nsilk\n")
  }

  @Test func `A name is looked up beside the program first`() throws {
    let files = try dictionaries.dictionary("xx_YY")
    #expect(files == DictionaryFiles(name: "xx_YY", stem: folder("Dictionaries/xx_YY")))
  }

  @Test func `The bundled British dictionary comes before the system's, which a path names`() throws {
    let data = try DataFolder.find()
    let installed = InstalledDictionaries(data)
    let british = try installed.dictionary("en_GB")
    #expect(british == DictionaryFiles(name: "en_GB", stem: "\(data.dictionaries)/en_GB"))
    #expect(installed.isBundled(british))
    let others = DictionaryFiles(name: "en_GB", stem: "/usr/share/hunspell/en_GB")
    #expect(!installed.isBundled(others))
    guard isFile(others.words) else { return }
    #expect(try installed.dictionary("/usr/share/hunspell/en_GB.dic").words == others.words)
  }

  @Test(arguments: ["", ".aff", ".dic"])
  func `A path may be the stem or either file`(ending: String) throws {
    let files = try dictionaries.dictionary(folder("Dictionaries/xx_YY") + ending)
    #expect(files.affix == folder("Dictionaries/xx_YY.aff"))
    #expect(files.words == folder("Dictionaries/xx_YY.dic"))
  }

  @Test func `All dictionaries that are whole are named`() throws {
    _ = try folder.file("Dictionaries/half.dic", "1\nsilk\n")
    #expect(dictionaries.names.contains("xx_YY") && !dictionaries.names.contains("half"))
    #expect(dictionaries.names == dictionaries.names.sorted())
  }

  @Test func `What is missing is named`() throws {
    #expect(throws: FileFault(.missing, path: "zz_ZZ")) { try dictionaries.dictionary("zz_ZZ") }
    #expect(throws: FileFault(.missing, path: "/no/where.dic")) { try dictionaries.dictionary("/no/where") }
    _ = try folder.file("half.aff", "SET UTF-8\n")
    #expect(throws: FileFault(.missing, path: folder("half.dic"))) { try dictionaries.dictionary(folder("half")) }
    _ = try folder.file("other.dic", "1\nsilk\n")
    #expect(throws: FileFault(.missing, path: folder("other.aff"))) { try dictionaries.dictionary(folder("other")) }
  }

  @Test(
    .enabled(if: isFile("/usr/share/hunspell/de_DE.dic"), "needs the Debian package hunspell-de-de"),
    arguments: [
      ("müde", true), ("mu\u{308}de", true), ("schön", true), ("groß", true), ("qxzü", false), ("moth", false),
    ])
  func `A system dictionary of another language judges`(word: String, isReal: Bool) throws {
    #expect(try Speller(dictionaries.dictionary("de_DE")).isReal(word) == isReal)
  }

  @Test(
    .enabled(if: isFile("/usr/share/hunspell/pl_PL.dic"), "needs the Debian package hunspell-pl"),
    arguments: [("żółw", true), ("łódź", true), ("książka", true), ("zolw", false), ("дом", false)])
  func `A system dictionary that is not UTF-8 judges`(word: String, isReal: Bool) throws {
    #expect(try Speller(dictionaries.dictionary("pl_PL")).isReal(word) == isReal)
  }
}
