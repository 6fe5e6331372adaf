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

  @Test(arguments: [
    ("en_US", EnglishSpelling.american, 111_954), ("en_GB", .british, 115_014), ("en", .either, 118_215),
  ])
  func `It is made from the bundled dictionaries`(name: String, spelling: EnglishSpelling, count: Int) throws {
    let index = try BundledIndex(data)
    let installed = InstalledDictionaries(data)
    let dictionary = try installed.dictionary(name)
    #expect(installed.isBundled(dictionary))
    #expect(index.spelling(of: try dictionary.fingerprint()) == spelling)
    #expect(try words().count { $0.isWord(in: spelling) } == count)
  }

  @Test func `It is not used for a dictionary with one more word`() throws {
    let affix = try folder.file("en_US.aff", readFile("\(data.dictionaries)/en_US.aff"))
    let words = try folder.file("en_US.dic", readFile("\(data.dictionaries)/en_US.dic") + Array("qzx\n".utf8))
    let changed = DictionaryFiles(name: "en_US", affix: affix, words: words)
    #expect(try BundledIndex(data).spelling(of: changed.fingerprint()) == nil)
  }

  @Test func `It hides the words of the obscenity list and no others`() throws {
    let texts = try BundledIndex(data).byRack().texts
    let hidden = try words().filter(\.isObscene).map { texts[$0] }
    #expect(hidden.sorted() == Array(WordList(try readFile("\(data.path)/Resources/obscene.txt"))))
  }

  @Test(arguments: [
    ("silk moth cafe colour color organise organize harbor grey gray hell spooky assess", WordTier.goal),
    ("prickly spice escort shaggy snatched butter", .goal),
    ("tech bot bots tagline pram prams loo serif jeans", .goal),
    ("aalii abandonedly abatis", .rare), ("lisle endue alb albs niter girts bani", .rare),
    ("sex erotic rapist rape crap sexually brothel", .unfit),
    ("dyke slag prick pricks tits cock fag whore poof retard boob", .unfit),
    ("nigger fuck shit cunt wanker darky spic jew whitey", .hidden),
  ])
  func `What a word is to a player`(words: String, tier: WordTier) throws {
    let index = try BundledIndex(data)
    let racks = try [EnglishSpelling.american, .british].map(index.byRack)
    for word in words.split(separator: " ") {
      let tiers = racks.compactMap { $0.word(String(word))?.tier }
      #expect(!tiers.isEmpty && tiers.allSatisfy { $0 == tier }, "\(word)")
    }
  }

  @Test func `What has no vowel and no y is an abbreviation, but for a dozen words`() throws {
    let texts = try BundledIndex(data).byRack().texts
    let found = try words().map { texts[$0] }.filter { $0.allSatisfy { !"aeiouy".contains($0) } }
    #expect(Set(found) == ["brr", "crwth", "cwm", "cwms", "hmm", "nth", "psst", "pwn", "pwns", "sh", "shh", "ssh"])
  }

  /// SCOWL's lists say what an educated adult knows, and the project's own list where they are wrong.
  @Test(.enabled(if: ScowlLists.areThere, "\(ScowlLists.need)"))
  func `The goal has well-known words and no others`() throws {
    let texts = try BundledIndex(data).byRack().texts
    let goal = Set(try words().filter { $0.tier == .goal }.map { texts[$0] })
    let spellings = ["english", "american", "variant_1", "british", "british_z", "british_variant_1"]
    let known = try ScowlLists.words(of: ScowlLists.names(spellings, kinds: ["words"], upTo: 50))
    // A word with accents is in the dictionaries without them.
    let unlisted = goal.subtracting(known)
    #expect(unlisted.contains("cafe") && unlisted.count < 2_500 && goal.count > 63_000)
    let common = try ScowlLists.words(of: ["english-words.10"]).filter {
      $0.utf8.allSatisfy { $0 < 0x80 && $0 != 0x27 }
    }
    #expect(common.subtracting(goal) == ["cs", "cumming", "cums", "sex"])
  }

  private func words() throws -> [IndexedWord] {
    let texts = try BundledIndex(data).byRack().texts
    return (1...63).flatMap { Array(texts.words(ofLength: $0)) }
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

  @Test(arguments: [false, true])
  func `A file in which a bit was changed is named`(inHeader: Bool) throws {
    var bytes = try readFile(data.wordIndex)
    bytes[inHeader ? 20 : bytes.count / 2] ^= 1
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
