/// The cost of a reading as English without spaces, by runs of five letters: a quick guide to keys that are worth
/// cutting into words.
struct LetterRunScore: KeyScore {
  private let runs: LetterRunTable
  private(set) var key: CipherKey
  private(set) var total: Int32 = 0

  private let letters: [UInt8]
  /// For each two cipher letters the ends of the runs that hold one of them, at 26 times the one plus the other.
  private let reach: [[Int32]]
  private var steps: [Int32]
  private var saved: [Int32]

  static let length = 5

  init(_ letters: [UInt8], key: CipherKey, runs: LetterRunTable) {
    self.runs = runs
    self.letters = letters
    self.key = key
    let masks = letters.indices.map { end in
      end < Self.length - 1 ? 0 : letters[end - (Self.length - 1)...end].reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
    }
    reach = (0..<26 * 26).map { pair in
      let mask = UInt32(1) << UInt32(pair / 26) | UInt32(1) << UInt32(pair % 26)
      return masks.indices.filter { masks[$0] & mask != 0 }.map(Int32.init)
    }
    steps = [Int32](repeating: 0, count: letters.count)
    saved = steps
    restart(from: key)
  }

  func work(letters: [Int]) -> Int {
    let runs = letters.reduce(0) { sum, one in sum + (0..<26).reduce(0) { $0 + reach[26 * one + $1].count } }
    return runs * Self.length / (26 * letters.count)
  }

  mutating func restart(from key: CipherKey) {
    self.key = key
    total = 0
    for end in letters.indices.dropFirst(Self.length - 1) {
      steps[end] = cost(at: end)
      total += steps[end]
    }
  }

  mutating func exchange(_ one: Int, _ other: Int, allowance: Int32) -> Bool {
    let pair = 26 &* one &+ other
    let count = reach[pair].count
    key.exchange(one, other)
    var limit = allowance
    for index in 0..<count { limit &+= steps[Int(reach[pair][index])] }
    let old = limit &- allowance
    var sum: Int32 = 0
    for index in 0..<count {
      let cost = cost(at: Int(reach[pair][index]))
      saved[index] = cost
      sum &+= cost
      if sum >= limit { break }
    }
    if sum >= limit {
      key.exchange(one, other)
      return false
    }
    for index in 0..<count { steps[Int(reach[pair][index])] = saved[index] }
    total &+= sum &- old
    return true
  }

  @inline(__always)
  private func cost(at end: Int) -> Int32 {
    var run: UInt32 = 0
    for place in end &- (Self.length &- 1)...end { run = run &* 26 &+ UInt32(key.plain[Int(letters[place])]) }
    return runs.steps(run) &* LetterRunTable.step
  }
}
