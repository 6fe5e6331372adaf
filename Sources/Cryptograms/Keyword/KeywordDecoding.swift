/// Reads keywords that no list has off a key, such as those of several words.
package enum KeywordDecoding {
  static let lengths = 4...14

  /// Alphabets that make a key.
  package struct Found {
    package let alphabets: AlphabetPair

    /// By how much less its keyword looks like a word than that of the likeliest ones, in parts of a nat.
    let doubt: Int32
  }

  /// The alphabets of K1 and K2 that make the key, of whose keywords the text lacks a few letters at most: the shortest
  /// and those most like a word first. `spelled` is what letters cost in a word.
  package static func alphabets(
    of key: CipherKey, letters: [Int], spelled: ([CipherLetter]) -> Int32
  ) -> [Found] {
    var plainOfCipher = [Int](repeating: -1, count: CipherAlphabet.english.count)
    var cipherOfPlain = plainOfCipher
    for cipher in letters {
      plainOfCipher[cipher] = Int(key.plain[cipher])
      cipherOfPlain[Int(key.plain[cipher])] = cipher
    }
    // Under the straight cipher alphabet stands the plain one, and the other way round.
    let k1 = keywords(in: plainOfCipher).map { start, keyword in
      (AlphabetPair(.k1, plain: KeyedAlphabet(keyword), cipher: .straight, shift: start), keyword)
    }
    let k2 = keywords(in: cipherOfPlain).map { start, keyword in
      let shift = CipherAlphabet.english.count - start
      return (AlphabetPair(.k2, plain: .straight, cipher: KeyedAlphabet(keyword), shift: shift), keyword)
    }
    // Of the places in an alphabet where it may be said to begin, that of the shortest keyword is meant: VWXYZREGIONALS
    // is REGIONALS.
    let found = (k1 + k2).enumerated().map { place, found in
      let spelled = spelled(found.1)
      return (alphabets: found.0, spelled: spelled, cost: spelled + letter * Int32(found.1.count), place: place)
    }.sorted { ($0.cost, $0.place) < ($1.cost, $1.place) }
    return found.prefix(most).map { Found(alphabets: $0.alphabets, doubt: $0.spelled - found[0].spelled) }
  }

  /// The keyed alphabets that have the known letters of a row, which are at least 0, in its order, and where in the row
  /// they begin.
  private static func keywords(in row: [Int]) -> [(start: Int, keyword: [CipherLetter])] {
    let missing = row.indices.filter { !row.contains($0) }
    return row.indices.flatMap { start -> [(start: Int, keyword: [CipherLetter])] in
      let turned = Array(row[start...] + row[..<start])
      for length in lengths where turned[length - 1] >= 0 && isAscending(turned[length...]) {
        let found = completed(turned.prefix(length), from: missing).filter { keyword in
          zip(turned, KeyedAlphabet(keyword).letters).allSatisfy { $0 < 0 || $0 == $1.index }
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

  /// Which of three missing letters stands in which gap, nothing tells.
  private static let mostGaps = 2
  /// The most alphabets that are told of a key.
  private static let most = 24
  /// The cost of each letter of a keyword beside its spelling, in parts of a nat: about as much as to name it.
  private static let letter: Int32 = 380
}
