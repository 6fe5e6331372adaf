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
    try folder.dictionary("Dictionaries/xx_YY", words: ["silk"])
  }

  @Test func `A name is looked up beside the program first`() throws {
    let files = try dictionaries.dictionary("xx_YY")
    #expect(files == DictionaryFiles(name: "xx_YY", stem: folder("Dictionaries/xx_YY")))
  }

  @Test func `The bundled British dictionary comes before the system's`() throws {
    let data = try DataFolder.find()
    let installed = InstalledDictionaries(data)
    let british = try installed.dictionary("en_GB")
    #expect(british == DictionaryFiles(name: "en_GB", stem: "\(data.dictionaries)/en_GB"))
    #expect(installed.isBundled(british))
    let others = DictionaryFiles(name: "en_GB", stem: "/usr/share/hunspell/en_GB")
    #expect(!installed.isBundled(others))
  }

  @Test(.enabled(if: isFile("/usr/share/hunspell/en_GB.dic"), "needs the Debian package hunspell-en-gb"))
  func `A path names the system's British dictionary`() throws {
    let path = "/usr/share/hunspell/en_GB.dic"
    #expect(try InstalledDictionaries(DataFolder.find()).dictionary(path).words == path)
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

  @Test func `A file that is missing is named`() throws {
    func missing(_ path: String) -> DictionaryFault { .file(FileFault(.missing, path: path)) }
    #expect(throws: missing("/no/where.dic")) { try dictionaries.dictionary("/no/where") }
    _ = try folder.file("half.aff", "SET UTF-8\n")
    #expect(throws: missing(folder("half.dic"))) { try dictionaries.dictionary(folder("half")) }
    _ = try folder.file("other.dic", "1\nsilk\n")
    #expect(throws: missing(folder("other.aff"))) { try dictionaries.dictionary(folder("other")) }
    #expect(throws: missing("")) { try dictionaries.dictionary("") }
  }

  /// Names by which this system has no dictionary, each with the package that brings it.
  private static let unknownNames =
    ([
      ("zz_ZZ", nil), ("pt_BR", "hunspell-pt-br"), ("pt", "hunspell-pt-pt"), ("de_XX", "hunspell-de-de"),
      ("nb_NO", "hunspell-no"), ("eo", "myspell-eo"), ("th_TH", "hunspell-th"),
    ] as [(String, String?)]).filter { !InstalledDictionaries(DataFolder("")).names.contains($0.0) }

  @Test(arguments: unknownNames)
  func `A name of no dictionary is told with what there is, and with the package that brings it`(
    name: String, package: String?
  ) throws {
    _ = try folder.file("Dictionaries/\(name.prefix(2))_QQ.aff", "SET UTF-8\n")
    _ = try folder.file("Dictionaries/\(name.prefix(2))_QQ.dic", "1\nsilk\n")
    let fault = #expect(throws: DictionaryFault.self) { try dictionaries.dictionary(name) }
    let unknown: UnknownDictionary? = if case .unknown(let unknown) = fault { unknown } else { nil }
    let told = try #require(unknown)
    #expect(told.name == name && told.package == package)
    #expect(told.known.contains("\(name.prefix(2))_QQ") && told.known.contains("xx_YY"))
    #expect(told.known.first?.prefix(2) == name.prefix(2) && Set(told.known).count == told.known.count)
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
