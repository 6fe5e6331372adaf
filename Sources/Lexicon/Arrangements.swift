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
    var left = letters.map(\.count)
    try extend("", by: letters.map { String($0.letter) }, &left, body)
  }

  private func extend<Fault>(
    _ word: String, by letters: [String], _ left: inout [Int], _ body: (String) throws(Fault) -> Void
  ) throws(Fault) {
    for index in letters.indices where left[index] > 0 {
      let longer = word + letters[index]
      try body(longer)
      left[index] -= 1
      try extend(longer, by: letters, &left, body)
      left[index] += 1
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
