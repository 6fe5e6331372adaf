import Lexicon

/// The cost of each letter after the four before it in text without spaces, four bits for each five letters, in steps of
/// half a nat: a byte holds two runs, the first in its lower half.
struct LetterRunTable: Sendable {
  private let memory: ModelMemory

  /// How many bytes there are: half of the number of runs of five letters.
  static let count = 26 * 26 * 26 * 26 * 13

  /// Parts of a nat that one step stands for.
  static let step: Int32 = 64

  init(_ bytes: IndexBytes, _ range: Range<Int>) {
    memory = ModelMemory(bytes, range, slotLength: 1)
  }

  /// The steps for the last of the five letters whose places in the alphabet make up `run`, the first being worth most.
  @inline(__always)
  func steps(_ run: UInt32) -> Int32 {
    Int32(memory.load8(run &>> 1) &>> UInt8(truncatingIfNeeded: run &<< 2 & 4) & 15)
  }
}
