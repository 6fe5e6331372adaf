/// Every different word that can be made of some or all letters of a word, real or not.
public struct Arrangements: Sendable {
  private let letters: [(letter: Character, count: Int)]

  /// How many there are; `Int.max` stands for all numbers that are larger.
  public let count: Int

  /// The arrangements of the letters of `word`.
  public init(of word: some Sequence<Character>) {
    var letters: [(letter: Character, count: Int)] = []
    for letter in word {
      if let index = letters.firstIndex(where: { $0.letter == letter }) {
        letters[index].count += 1
      } else {
        letters.append((letter, 1))
      }
    }
    self.letters = letters
    count = Self.count(letters.map(\.count))
  }

  /// Hands each arrangement to `body` once, until `body` throws. Complexity: `count` calls.
  public func forEach<Fault>(_ body: (String) throws(Fault) -> Void) throws(Fault) {
    try extend("", letters, body)
  }

  private func extend<Fault>(
    _ word: String, _ rest: [(letter: Character, count: Int)], _ body: (String) throws(Fault) -> Void
  ) throws(Fault) {
    for index in rest.indices where rest[index].count > 0 {
      let longer = word + String(rest[index].letter)
      try body(longer)
      var left = rest
      left[index].count -= 1
      try extend(longer, left, body)
    }
  }

  /// Words of each length are counted one letter at a time: j equal letters find places among k others in as many ways
  /// as j can be chosen from k + j.
  private static func count(_ counts: [Int]) -> Int {
    var ways = [1.0]
    for count in counts {
      var next = [Double](repeating: 0, count: ways.count + count)
      for (length, number) in ways.enumerated() {
        var choices = 1.0
        for added in 0...count {
          next[length + added] += number * choices
          choices = choices * Double(length + added + 1) / Double(added + 1)
        }
      }
      ways = next
    }
    return Int(exactly: (ways.reduce(0, +) - 1).rounded()) ?? .max
  }
}
