import Lexicon
import ScrambleFiles
import Spelling
import TestSupport
import Testing
import WordLists

@Suite struct StartListTests {
  private let data: DataFolder
  private let lines: [Substring]
  private let obscene: Set<Substring>

  init() throws {
    data = try DataFolder.find()
    lines = try text(of: data.startList).split(separator: "\n", omittingEmptySubsequences: false)
    obscene = Set(try text(of: "\(data.path)/Resources/obscene.txt").split(separator: "\n"))
  }

  @Test func `It has more than ten thousand roots in order, none twice, none empty`() {
    let roots = lines.dropLast()
    #expect(lines.last == "")
    #expect(roots.count > 10_000)
    #expect(zip(roots, roots.dropFirst()).allSatisfy { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
  }

  @Test func `Every root is eight letters from a to z`() {
    for root in lines.dropLast() {
      #expect(root.utf8.count == 8 && root.utf8.allSatisfy { (0x61...0x7A).contains($0) }, "\(root)")
    }
  }

  @Test func `The list is read as it stands`() throws {
    let list = WordList(try readFile(data.startList))
    #expect(Array(list).elementsEqual(lines.dropLast().map(String.init)))
    #expect(list.rejectedLines.isEmpty)
  }

  @Test func `Hunspell accepts every root`() throws {
    let speller = Speller(try InstalledDictionaries(data).dictionary(InstalledDictionaries.bundledName))
    for root in lines.dropLast() { #expect(try speller.isReal(String(root)), "\(root)") }
  }

  @Test func `No root is obscene or begins with a word that the dictionary would not suggest`() throws {
    let words = try text(of: "\(data.dictionaries)/en_US.dic").split(separator: "\n")
    let flagged = words.compactMap { entry -> Substring? in
      let parts = entry.split(separator: "/")
      guard parts.count == 2, parts[1].contains("!"), parts[0].count >= 4 else { return nil }
      return parts[0]
    }
    #expect(flagged.count > 10)
    for root in lines.dropLast() {
      #expect(!obscene.contains(root), "\(root)")
      #expect(!flagged.contains { root.hasPrefix($0) }, "\(root)")
    }
  }

  @Test func `No root is an insult or a word for adults`() throws {
    let index = try BundledIndex(data).byRack()
    for root in lines.dropLast() { #expect(index.word(String(root))?.isShown == true, "\(root)") }
  }

  @Test func `The obscene words are words of a bundled dictionary in order`() throws {
    let installed = InstalledDictionaries(data)
    let spellers = try InstalledDictionaries.bundledNames.map { Speller(try installed.dictionary($0)) }
    let words = try text(of: "\(data.path)/Resources/obscene.txt").split(separator: "\n")
    #expect(words == words.sorted() && Set(words).count == words.count)
    for word in words { #expect(try spellers.contains { try $0.isReal(String(word)) }, "\(word)") }
  }
}

/// Asks Hunspell about every arrangement of the letters of some roots.
@Suite struct PlayableWordsTests {
  @Test(arguments: 0..<12)
  func `Roots from all over the list offer at least thirty words`(slice: Int) throws {
    let data = try DataFolder.find()
    let speller = Speller(try InstalledDictionaries(data).dictionary(InstalledDictionaries.bundledName))
    let obscene = Set(WordList(try readFile("\(data.path)/Resources/obscene.txt")))
    let roots = WordList(try readFile(data.startList))
    let root = roots[roots.count / 12 * slice + slice * 7]
    let choices = IndexAgreementTests.choices(of: root.utf8.sorted()).filter { $0.count >= 3 }
    var words: Set<String> = []
    for choice in choices.sorted(by: { $0.count < $1.count }) where words.count < 30 {
      words.formUnion(
        try IndexAgreementTests.arrangements(of: choice).filter {
          try $0 != root && !obscene.contains($0) && speller.isReal($0)
        })
    }
    #expect(words.count >= 30, "\(root)")
  }
}
