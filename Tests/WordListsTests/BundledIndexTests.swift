import Journal
import Lexicon
import ScrambleFiles
import Spelling
import TestSupport
import Testing
import WordLists

@Suite struct BundledIndexTests {
  private let folder = TemporaryFolder()
  private let data: DataFolder

  init() throws { data = try DataFolder.find() }

  @Test func `It is made from the bundled dictionary`() throws {
    let index = try BundledIndex(data)
    let dictionary = try InstalledDictionaries(data).dictionary(InstalledDictionaries.bundledName)
    #expect(index.isMade(from: try dictionary.fingerprint()))
    #expect(try index.byRack().texts.count == 112_818)
  }

  @Test func `It is not used for a dictionary with one more word`() throws {
    let affix = try folder.file("en_US.aff", readFile("\(data.dictionaries)/en_US.aff"))
    let words = try folder.file("en_US.dic", readFile("\(data.dictionaries)/en_US.dic") + Array("qzx\n".utf8))
    let changed = DictionaryFiles(name: "en_US", affix: affix, words: words)
    #expect(!(try BundledIndex(data).isMade(from: changed.fingerprint())))
  }

  @Test func `It hides the words of the obscenity list and no others`() throws {
    let texts = try BundledIndex(data).byRack().texts
    let hidden = (1...63).flatMap { texts.words(ofLength: $0).filter(\.isObscene).map { texts[$0] } }
    #expect(hidden.sorted() == Array(WordList(try readFile("\(data.path)/Resources/obscene.txt"))))
  }

  @Test func `Frequent words come first`() throws {
    let patterns = try BundledIndex(data).byPattern()
    #expect(patterns.words(of: LetterPattern("XJFFXU")).map { patterns.texts[$0] } == ["little", "swoosh", "tweets"])
    let the = try #require(patterns.words(of: LetterPattern("the")).first)
    #expect(patterns.texts[the] == "the")
    #expect(the.frequency == 126)
  }

  @Test func `A missing file is named`() throws {
    let path = folder("words.index")
    #expect(throws: BundledIndexFault.file(FileFault(.missing, path: path))) { try BundledIndex(path: path) }
    #expect(throws: BundledIndexFault.file(FileFault(.directory, path: folder.path))) {
      try BundledIndex(path: folder.path)
    }
  }

  @Test(arguments: [0, 1, 7, 8, 50, 87, 88, 89, 5000, -5000, -1])
  func `A file that was cut short is named`(length: Int) throws {
    let bytes = try readFile(data.wordIndex)
    let path = try folder.file("words.index", Array(length < 0 ? bytes.dropLast(-length) : bytes.prefix(length)))
    #expect { try BundledIndex(path: path) } throws: { error in
      if case .content(path, _)? = error as? BundledIndexFault { true } else { false }
    }
  }

  @Test(arguments: 1...40)
  func `A file in which a bit was changed is named`(seed: Int) throws {
    var chance = SplitMix64(seed: UInt64(seed))
    var bytes = try readFile(data.wordIndex)
    bytes[Int(chance.next() % UInt64(bytes.count))] ^= 1 << UInt8(chance.next() % 8)
    let path = try folder.file("words.index", bytes)
    #expect {
      let index = try BundledIndex(path: path)
      _ = try index.byRack()
      _ = try index.byPattern()
    } throws: { error in
      if case .content(path, _)? = error as? BundledIndexFault { true } else { false }
    }
  }
}
