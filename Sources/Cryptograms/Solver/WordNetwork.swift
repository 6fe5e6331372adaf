/// The distinct words of a cryptogram and how they follow each other, which no search changes.
package struct WordNetwork: Sendable {
  /// Two words in a row, or a word with what else stands before it.
  struct Link: Hashable, Sendable {
    /// The number of the first word; `start` or `unknown` where there is none.
    let first: Int
    /// The number of the second word; `end` where a stretch of text ends.
    let second: Int

    static let start = -1
    static let unknown = -2
    static let end = -3
  }

  /// The words and links that have one or two cipher letters.
  struct Reach: Sendable {
    var words: [Int32] = []
    var links: [Int32] = []
  }

  /// The symbols of all distinct words, one after the other.
  private(set) var symbols: [UInt8] = []
  /// The start of each word in `symbols`, and the end of the last one.
  private(set) var starts: [Int32] = [0]
  private(set) var links: [Link] = []
  private(set) var occurrences: [Int32] = []
  /// Each three words in a row, as links tell two.
  private(set) var threes: [(first: Int, second: Int, third: Int)] = []
  /// The reach of two cipher letters, or of one given twice: at `size` times the one plus the other.
  private(set) var reach: [Reach] = []

  let size: Int
  var apostrophe: UInt8 { UInt8(truncatingIfNeeded: size) }
  var wordCount: Int { starts.count - 1 }

  package init(_ words: [Ciphertext.Word], size: Int) {
    self.size = size
    var numbers: [[UInt8]: Int] = [:]
    var linkNumbers: [Link: Int] = [:]
    var (before, previous) = (Link.unknown, Link.start)
    for word in words {
      let number = numbers[word.symbols, default: numbers.count]
      if number == numbers.count {
        numbers[word.symbols] = number
        symbols += word.symbols
        starts.append(Int32(symbols.count))
      }
      switch word.context {
      case .word: threes.append((before, previous, number))
      case .start: previous = Link.start
      case .unknown: previous = Link.unknown
      }
      add(Link(first: previous, second: number), &linkNumbers)
      if word.isLast {
        add(Link(first: number, second: Link.end), &linkNumbers)
        threes.append((previous, number, Link.end))
      }
      (before, previous) = (previous, number)
    }
    let lettersOfWord = (0..<wordCount).map { word in
      symbols[Int(starts[word])..<Int(starts[word + 1])].reduce(0 as UInt64) { $0 | 1 << UInt64($1) }
    }
    let lettersOfLink = links.map {
      ($0.first < 0 ? 0 : lettersOfWord[$0.first]) | ($0.second < 0 ? 0 : lettersOfWord[$0.second])
    }
    reach = [Reach](repeating: Reach(), count: size * size)
    let used = lettersOfWord.reduce(0, |)
    for one in 0..<size where used >> one & 1 == 1 {
      for other in 0..<size {
        let mask = UInt64(1) << one | UInt64(1) << other
        var found = Reach()
        for (word, letters) in lettersOfWord.enumerated() where letters & mask != 0 { found.words.append(Int32(word)) }
        for (link, letters) in lettersOfLink.enumerated() where letters & mask != 0 { found.links.append(Int32(link)) }
        reach[size * one + other] = found
        if used >> other & 1 == 0 { reach[size * other + one] = found }
      }
    }
  }

  private mutating func add(_ link: Link, _ numbers: inout [Link: Int]) {
    if let known = numbers[link] {
      occurrences[known] += 1
    } else {
      numbers[link] = links.count
      links.append(link)
      occurrences.append(1)
    }
  }
}
