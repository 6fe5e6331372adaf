import Spelling
import TestSupport
import Testing
import WordLists

/// Every arrangement of the letters of some roots, and what Hunspell itself says of it, against the verdicts of
/// `check`.
@Suite struct OracleTests {
  @Test(arguments: ["silkworm", "lettered", "banana", "assesses", "a", "tutu"])
  func `The verdicts are Hunspell's`(root: String) async throws {
    let hunspell = try HunspellHandle(InstalledDictionaries(try DataFolder.find()).dictionary("en"))
    let words = arrangements(of: Array(root))
    let expected = words.map { word in
      if word.count < 3 { return "\(word)\ttoo-short\t0\t3" }
      if word == root { return "\(word)\tis-root\t0\t" }
      return hunspell.knows(word) ? "\(word)\taccepted\t\(word.count)\t" : "\(word)\tnot-real\t0\t"
    }
    let outcome = try await Program(state: TemporaryFolder())(
      "check", root, "--format", "tsv", input: words.joined(separator: "\n"))
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == expected.count)
    let wrong = zip(lines, expected).first { $0 != $1 }
    #expect(wrong == nil, "\(String(describing: wrong))")
  }

  /// Every different word of one letter or more.
  private func arrangements(of letters: [Character]) -> [String] {
    var words: [String] = []
    func extend(_ word: String, _ rest: [Character]) {
      for (index, letter) in rest.enumerated() where rest.firstIndex(of: letter) == index {
        words.append(word + String(letter))
        var left = rest
        left.remove(at: index)
        extend(words[words.count - 1], left)
      }
    }
    extend("", letters)
    return words
  }
}
