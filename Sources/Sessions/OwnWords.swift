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

  private let ordered: SpellableWords

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
    ordered = SpellableWords(list.filter { words.insert($0).inserted })
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

  /// The words of at least `minimumLength` letters that `letters`, which are folded, spell in part or as a whole, in
  /// the order of the list. Complexity: linear in the words of the list.
  func words(from letters: [Character], minimumLength: Int) -> [String] {
    ordered.places(from: letters, minimumLength: minimumLength).map { ordered.words[$0] }
  }
}
