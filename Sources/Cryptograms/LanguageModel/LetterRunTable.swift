import Lexicon

/// The cost of each letter after those before it in text without spaces, four bits for each run of letters, in steps of
/// half a nat: a byte holds two runs, the first in its lower half.
package struct LetterRunTable: Sendable {
  private let memory: ModelMemory

  /// How many letters a run has.
  let length: Int

  /// How many letters the runs of an alphabet of `size` letters have: five, or four where five would be over 27 letters
  /// too many to be learned from the text that people have.
  package static func length(size: Int) -> Int { size <= 27 ? 5 : 4 }

  /// How many bytes there are: half of the number of runs.
  package static func count(size: Int) -> Int {
    ((0..<length(size: size)).reduce(1) { product, _ in product * size } + 1) / 2
  }

  /// Parts of a nat that one step stands for.
  static let step: Int32 = 64

  init(_ bytes: IndexBytes, _ range: Range<Int>, size: Int) {
    memory = ModelMemory(bytes, range, slotLength: 1)
    length = Self.length(size: size)
  }

  /// The steps for the last of the letters whose places in the alphabet make up `run`, the first being worth most.
  @inline(__always)
  func steps(_ run: UInt32) -> Int32 {
    Int32(memory.load8(run &>> 1) &>> UInt8(truncatingIfNeeded: run &<< 2 & 4) & 15)
  }
}
