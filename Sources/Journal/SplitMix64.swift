/// The generator behind every seed: SplitMix64, of Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators" (2014), with the constants of Vigna's reference implementation.
///
/// ```swift
/// var chance = SplitMix64(seed: 42)
/// var letters = Array("silkworm")
/// chance.shuffle(&letters)
/// ```
///
/// It has a draw and a shuffle of its own, because those of the standard library may change with the compiler, and a
/// seed has to give the same game for ever.
public struct SplitMix64: RandomNumberGenerator, Sendable, Equatable {
  private var state: UInt64

  /// The sequence that follows from `seed`, which may be any number.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// An unbiased number from 0 up to, not including, `bound`, which is above 0.
  ///
  /// Multiplies and rejects, after Lemire, "Fast random integer generation in an interval" (2019).
  public mutating func draw(below bound: Int) -> Int {
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// Puts `elements` into an order in which every arrangement is equally likely (Fisher and Yates, as Durstenfeld's
  /// algorithm 235 has it). Complexity: linear.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, draw(below: last + 1))
    }
  }
}
