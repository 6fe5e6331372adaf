/// Every different word that can be made of some or all letters of a word, real or not.
///
/// The words are made one at a time, each longer one after the word that it begins with: those of `abb` are `a`, `ab`,
/// `abb`, `b`, `ba`, `bab`, `bb`, `bba`.
public struct Arrangements: Sequence, Sendable {
  private let letters: [String]

  /// How often each letter may be used.
  private let counts: [Int]

  /// How many there are; `Int.max` stands for all numbers that are larger.
  public let count: Int

  /// The arrangements of the letters of `word`.
  public init(of word: some Sequence<Character>) {
    var letters: [Character] = []
    var counts: [Int] = []
    for letter in word {
      if let index = letters.firstIndex(of: letter) {
        counts[index] += 1
      } else {
        letters.append(letter)
        counts.append(1)
      }
    }
    self.letters = letters.map { String($0) }
    self.counts = counts
    count = Self.count(counts).flatMap { Int(exactly: $0) } ?? .max
  }

  /// Makes the words from the first one on.
  public func makeIterator() -> Iterator { Iterator(letters: letters, left: counts) }

  /// Makes the arrangements. Complexity: the number of different letters for each.
  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate let letters: [String]

    /// How often each letter may still be used.
    fileprivate var left: [Int]

    /// The words that the last one begins with and itself, each with the place of its last letter among `letters`.
    fileprivate var path: [(word: String, letter: Int)] = []

    /// The next arrangement, or nil where there is none.
    public mutating func next() -> String? {
      var first = 0
      while true {
        var letter = first
        while letter < left.count, left[letter] == 0 { letter += 1 }
        if letter < left.count {
          left[letter] -= 1
          let word = (path.last?.word ?? "") + letters[letter]
          path.append((word, letter))
          return word
        }
        guard let last = path.popLast() else {
          // The end stays the end.
          left = []
          return nil
        }
        left[last.letter] += 1
        first = last.letter + 1
      }
    }
  }

  /// Words of each length are counted one letter at a time: j equal letters find places among k others in as many ways
  /// as j can be chosen from k + j. Nil where there are more than 64 bits hold.
  private static func count(_ counts: [Int]) -> UInt? {
    var ways: [UInt] = [1]
    for count in counts {
      var next = [UInt](repeating: 0, count: ways.count + count)
      for (length, number) in ways.enumerated() {
        var choices = number
        for added in 0...count {
          let (sum, isTooLarge) = next[length + added].addingReportingOverflow(choices)
          if isTooLarge { return nil }
          next[length + added] = sum
          if added == count { break }
          // The division leaves no rest.
          let product = choices.multipliedFullWidth(by: UInt(length + added + 1))
          if product.high > added { return nil }
          choices = UInt(added + 1).dividingFullWidth(product).quotient
        }
      }
      ways = next
    }
    var total: UInt = 0
    for number in ways.dropFirst() {
      let (sum, isTooLarge) = total.addingReportingOverflow(number)
      if isTooLarge { return nil }
      total = sum
    }
    return total
  }
}
