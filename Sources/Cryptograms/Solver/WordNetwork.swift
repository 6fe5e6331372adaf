/// The distinct words of a cryptogram and how they follow each other, which no search changes.
package struct WordNetwork: Sendable {
  /// Two words in a row, or a word with what else stands before it.
  struct WordLink: Hashable, Sendable {
    /// The number of the first word; `start` or `unknown` where there is none.
    let first: Int
    /// The number of the second word; `end` where a stretch of text ends.
    let second: Int

    static let start = -1
    static let unknown = -2
    static let end = -3
  }

  /// The words and links that have one or two cipher letters: ranges of `reachedWords` and `reachedLinks`.
  struct LetterReach: Sendable {
    let words: Range<Int>
    let links: Range<Int>
  }

  /// The symbols of all distinct words, one after the other.
  private(set) var symbols: [UInt8] = []
  /// The start of each word in `symbols`, and the end of the last one.
  private(set) var starts: [Int32] = [0]
  private(set) var links: [WordLink] = []
  private(set) var occurrences: [Int32] = []
  /// Each three words in a row, as links tell two.
  private(set) var threes: [(first: Int, second: Int, third: Int)] = []
  /// The reach of two cipher letters, or of one given twice: at `size` times the one plus the other.
  private(set) var reach: [LetterReach] = []
  /// The number of each word that is reached, and the end in `reachedLinks` of its links: those whose other word is not
  /// reached, or was reached before.
  private(set) var reachedWords: [(number: Int32, endOfLinks: Int32)] = []
  /// The numbers of the links that are reached, each where both of its words have been looked at.
  private(set) var reachedLinks: [Int32] = []

  let size: Int
  var apostrophe: UInt8 { UInt8(truncatingIfNeeded: size) }
  var wordCount: Int { starts.count - 1 }

  package init(_ words: [Ciphertext.Word], size: Int) {
    self.size = size
    var numbers: [[UInt8]: Int] = [:]
    var linkNumbers: [WordLink: Int] = [:]
    var (before, previous) = (WordLink.unknown, WordLink.start)
    for word in words {
      let number = numbers[word.symbols, default: numbers.count]
      if number == numbers.count {
        numbers[word.symbols] = number
        symbols += word.symbols
        starts.append(Int32(symbols.count))
      }
      switch word.context {
      case .word: threes.append((before, previous, number))
      case .start: previous = WordLink.start
      case .unknown: previous = WordLink.unknown
      }
      add(WordLink(first: previous, second: number), &linkNumbers)
      if word.isLast {
        add(WordLink(first: number, second: WordLink.end), &linkNumbers)
        threes.append((previous, number, WordLink.end))
      }
      (before, previous) = (previous, number)
    }
    let lettersOfWord = (0..<wordCount).map { word in
      symbols[Int(starts[word])..<Int(starts[word + 1])].reduce(0 as UInt64) { $0 | 1 << UInt64($1) }
    }
    var linksOfWord = [[Int]](repeating: [], count: wordCount)
    for (number, link) in links.enumerated() {
      for word in Set([link.first, link.second]) where word >= 0 { linksOfWord[word].append(number) }
    }
    reach = [LetterReach](repeating: LetterReach(words: 0..<0, links: 0..<0), count: size * size)
    let used = lettersOfWord.reduce(0, |)
    for one in 0..<size where used >> one & 1 == 1 {
      for other in 0..<size {
        let mask = UInt64(1) << one | UInt64(1) << other
        let found = addReach(of: lettersOfWord.map { $0 & mask != 0 }, linksOfWord)
        reach[size * one + other] = found
        if used >> other & 1 == 0 { reach[size * other + one] = found }
      }
    }
  }

  /// The reach of letters that the words have of which `isReached` says so.
  private mutating func addReach(of isReached: [Bool], _ linksOfWord: [[Int]]) -> LetterReach {
    let (firstWord, firstLink) = (reachedWords.count, reachedLinks.count)
    for (word, links) in linksOfWord.enumerated() where isReached[word] {
      for link in links {
        let other = self.links[link].first == word ? self.links[link].second : self.links[link].first
        if other <= word || !isReached[other] { reachedLinks.append(Int32(link)) }
      }
      reachedWords.append((Int32(word), Int32(reachedLinks.count)))
    }
    return LetterReach(words: firstWord..<reachedWords.count, links: firstLink..<reachedLinks.count)
  }

  private mutating func add(_ link: WordLink, _ numbers: inout [WordLink: Int]) {
    if let known = numbers[link] {
      occurrences[known] += 1
    } else {
      numbers[link] = links.count
      links.append(link)
      occurrences.append(1)
    }
  }
}
