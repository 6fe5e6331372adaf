/// Reads keywords that no list has off a key.
enum KeywordDecoding {
  static let lengths = 4...14

  /// The alphabets of K1 and K2 that make the key, of whose keywords the text lacks one letter at most; of keywords
  /// that make the same alphabet the shortest.
  static func alphabets(of key: CipherKey, letters: [Int]) -> [AlphabetPair] {
    var plainOfCipher = [Int](repeating: -1, count: CipherAlphabet.english.count)
    var cipherOfPlain = plainOfCipher
    for cipher in letters {
      plainOfCipher[cipher] = Int(key.plain[cipher])
      cipherOfPlain[Int(key.plain[cipher])] = cipher
    }
    // Under the straight cipher alphabet stands the plain one, and the other way round.
    let k1 = keywords(in: plainOfCipher).map { start, keyword in
      AlphabetPair(.k1, keyword: keyword, shift: start)
    }
    let k2 = keywords(in: cipherOfPlain).map { start, keyword in
      AlphabetPair(.k2, keyword: keyword, shift: CipherAlphabet.english.count - start)
    }
    // Of the places in an alphabet where it may be said to begin, that of the shortest keyword is meant: VWXYZREGIONALS
    // is REGIONALS.
    return (k1 + k2).enumerated().sorted { left, right in
      (left.element.keywords.joined().count, left.offset) < (right.element.keywords.joined().count, right.offset)
    }.map { $0.element }
  }

  /// The keyed alphabets that have the known letters of a row, which are at least 0, in its order, and where in the row
  /// they begin.
  private static func keywords(in row: [Int]) -> [(start: Int, keyword: KeyedAlphabet)] {
    let missing = row.indices.filter { !row.contains($0) }
    return row.indices.flatMap { start -> [(start: Int, keyword: KeyedAlphabet)] in
      let turned = Array(row[start...] + row[..<start])
      for length in lengths where turned[length - 1] >= 0 && isAscending(turned[length...]) {
        let found = completed(turned.prefix(length), from: missing).map({ KeyedAlphabet($0) }).filter { alphabet in
          zip(turned, alphabet.letters).allSatisfy { $0 < 0 || $0 == $1.index }
        }
        if !found.isEmpty { return found.map { (start, $0) } }
      }
      return []
    }
  }

  private static func isAscending(_ row: ArraySlice<Int>) -> Bool {
    let known = row.filter { $0 >= 0 }
    return zip(known, known.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The words that are made by putting each of the letters that are missing from the text into a gap; none where there
  /// are too many gaps to tell.
  private static func completed(_ row: ArraySlice<Int>, from missing: [Int]) -> [[CipherLetter]] {
    guard row.count(where: { $0 < 0 }) <= mostGaps else { return [] }
    var words: [[Int]] = [[]]
    for letter in row {
      words = words.flatMap { word in
        letter >= 0 ? [word + [letter]] : missing.filter { !word.contains($0) }.map { word + [$0] }
      }
    }
    return words.map { $0.map { CipherLetter(index: $0) } }
  }

  /// Which of two missing letters stands in which gap, nothing tells.
  private static let mostGaps = 1
}
