package import Journal
package import Lexicon

/// A list of words of a person's own, one a line.
package struct OwnWords: Sendable {
  /// The path of the list, and what tells it from another at the same place.
  package let file: DataFile

  /// The words as they are compared.
  package let words: Set<String>

  /// The warning about lines that are passed over, or nil.
  package let warning: Diagnostic?

  /// Each word with the set of its letters, which rules out most words of a long list quickly.
  private let letters: [(word: String, set: LetterSet)]

  /// More bytes than a list of a person's own has, each word of which is kept in memory.
  private static let largest = 16 << 20

  /// The list at `path`, its words folded by `orthography`.
  ///
  /// - Throws: `Diagnostic` where it cannot be read, or holds no word.
  package init(_ path: String, _ orthography: Orthography, _ library: any Library) throws(Diagnostic) {
    let bytes = try library.contents(of: path, upTo: Self.largest)
    // An absolute path names the same list from any current folder.
    file = DataFile(library.absolutePath(path), Fingerprint(bytes))
    let list = WordList(bytes, orthography)
    var words: Set<String> = []
    letters = list.filter { words.insert($0).inserted }.map { ($0, LetterSet($0)) }
    self.words = words
    if list.isEmpty {
      throw Diagnostic(.badData, "cannot use \(path)", because: "it holds no word", "name a list of words, one a line")
    }
    warning = list.rejectedLines.first.map { first in
      .note(
        "cannot use \(counted(list.rejectedLines.count, "line")) of \(path)", because: "line \(first) is no word",
        "passed over")
    }
  }

  /// The words that `letters`, which are folded, spell in part or as a whole, in the order of the list. Complexity:
  /// linear in the words of the list.
  func words(from letters: [Character]) -> [String] {
    let (multiset, set) = (LetterMultiset(letters), LetterSet(letters))
    return self.letters.filter { $0.set.isSubset(of: set) && multiset.missing(for: $0.word).isEmpty }.map { $0.word }
  }
}
