import Files
import Lexicon
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
    let speller = Speller(try DictionaryShelf(data).dictionary(DictionaryShelf.bundledName))
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

  @Test func `The obscene words are words of the dictionary in order`() throws {
    let speller = Speller(try DictionaryShelf(data).dictionary(DictionaryShelf.bundledName))
    let words = try text(of: "\(data.path)/Resources/obscene.txt").split(separator: "\n")
    #expect(words == words.sorted() && Set(words).count == words.count)
    for word in words { #expect(try speller.isReal(String(word)), "\(word)") }
  }
}
