import Journal

/// The cost of a reading as text without spaces, by runs of a few letters: a quick guide to keys that are worth cutting
/// into words.
package struct LetterRunScore: KeyScore {
  private let runs: LetterRunTable
  package private(set) var key: CipherKey
  package private(set) var total: Int32 = 0

  private let letters: [UInt8]
  /// Ranges with the ends of the runs that hold one of two cipher letters: at the size of the alphabet times one plus
  /// the other.
  private let reach: [[Range<Int>]]
  /// The cost of each run, at its end.
  private var costs: [Int32]
  /// The costs as they were weighed last; those of an exchange that was refused are left there.
  private var weighed: [Int32]

  private let size: Int
  /// The worth of the first letter of a run in its number.
  private let place: UInt32

  package init(_ letters: [UInt8], key: CipherKey, runs: LetterRunTable) {
    self.runs = runs
    self.letters = letters
    self.key = key
    let (size, length) = (key.plain.count, runs.length)
    self.size = size
    place = (1..<length).reduce(1) { product, _ in product * UInt32(size) }
    let masks = letters.indices.map { end in
      end < length - 1 ? 0 : letters[end - (length - 1)...end].reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    }
    reach = (0..<size * size).map { pair in
      let mask = UInt64(1) << UInt64(pair / size) | UInt64(1) << UInt64(pair % size)
      return masks.indices.reduce(into: []) { ranges, end in
        guard masks[end] & mask != 0 else { return }
        let start = ranges.last?.upperBound == end ? ranges.removeLast().lowerBound : end
        ranges.append(start..<end + 1)
      }
    }
    costs = [Int32](repeating: 0, count: letters.count)
    weighed = costs
    restart(from: key)
  }

  package func work(letters: [Int]) -> Int {
    let runs = letters.reduce(0) { sum, one in
      sum + (0..<size).reduce(0) { $0 + reach[size * one + $1].reduce(0) { $0 + $1.count } }
    }
    return runs * self.runs.length / (size * letters.count)
  }

  package mutating func restart(from key: CipherKey) {
    self.key = key
    total = weigh(letters.indices.dropFirst(runs.length - 1))
    costs = weighed
  }

  package mutating func exchange(_ one: Int, _ other: Int, allowance: Int32) -> Bool {
    let pair = size &* one &+ other
    let count = reach[pair].count
    var old: Int32 = 0
    for index in 0..<count { for end in reach[pair][index] { old &+= costs[end] } }
    let limit = old &+ allowance
    var sum: Int32 = 0
    var next = 0
    key.exchange(one, other)
    while sum < limit, next < count {
      sum &+= weigh(reach[pair][next])
      next &+= 1
    }
    if sum >= limit {
      key.exchange(one, other)
      return false
    }
    for index in 0..<count { for end in reach[pair][index] { costs[end] = weighed[end] } }
    total &+= sum &- old
    return true
  }

  /// The cost of the runs with these ends, which are weighed under the present key.
  @inline(__always)
  private mutating func weigh(_ ends: Range<Int>) -> Int32 {
    let (size, before) = (UInt32(truncatingIfNeeded: size), runs.length &- 1)
    var (sum, run) = (0 as Int32, 0 as UInt32)
    if ends.isEmpty { return 0 }
    for letter in ends.lowerBound &- before..<ends.lowerBound { run = run &* size &+ plain(letter) }
    for end in ends {
      run = run &* size &+ plain(end)
      weighed[end] = runs.steps(run) &* LetterRunTable.step
      sum &+= weighed[end]
      run &-= place &* plain(end &- before)
    }
    return sum
  }

  @inline(__always)
  private func plain(_ letter: Int) -> UInt32 { UInt32(key.plain[Int(letters[letter])]) }
}
