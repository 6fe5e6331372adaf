/// The letters a to z of a root, counted in fields of one number that are wide enough to count on when a letter has run
/// out.
///
/// So no step of the counting waits for the verdict of the one before, as it does with `PackedLetters`, which has to leave
/// out what is missing. In return only words up to a length can be counted, and only few different letters.
struct LetterCounters: Sendable {
  /// Nothing taken yet. The highest bit is always set: it is the guard of what is no letter of the root.
  let untouched: UInt64

  /// The most letters that a word may have, so that no field runs over into the next one; 0 for a root of which nothing
  /// can be counted in this way.
  let longestWord: Int

  /// By byte, what taking it adds, and the bit that is set if it was one too many.
  private(set) var steps: [Step]

  struct Step: Sendable {
    var unit: UInt64
    var guardBit: UInt64
  }

  /// The letters of `word`, which holds nothing but a to z.
  init(_ word: some Sequence<UInt8>) {
    let counts = Dictionary(word.map { ($0, 1) }, uniquingKeysWith: +)
    let width = min(63 / max(counts.count, 1), 16)
    let half = 1 << (width - 1)
    var untouched: UInt64 = 1 << 63
    steps = [Step](repeating: Step(unit: 0, guardBit: 1 << 63), count: 256)
    guard width >= 4, counts.values.allSatisfy({ $0 < half }) else {
      self.untouched = untouched
      longestWord = 0
      return
    }
    for (field, (letter, count)) in counts.enumerated() {
      let place = UInt64(field * width)
      untouched |= UInt64(half - 1 - count) << place
      let step = Step(unit: 1 << place, guardBit: UInt64(half) << place)
      steps[Int(letter)] = step
      steps[Int(letter & ~0x20)] = step
    }
    self.untouched = untouched
    longestWord = half
  }
}
