import Lexicon

/// The cost of each symbol of a word after the three before it, one byte for each four symbols, in eighths of the 128th
/// part of a nat: what speaks for names, foreign words, misspellings and whatever else no list has.
struct SpellingTable: Sendable {
  private let memory: ModelMemory

  /// Parts of a nat that one step of a byte stands for.
  static let step: Int32 = 8

  /// How many bytes there are: one for each run of four symbols of five bits.
  static let count = 1 << 20

  init(_ bytes: IndexBytes, _ range: Range<Int>) {
    memory = ModelMemory(bytes, range, slotLength: 1)
  }

  /// The steps for the last of the four symbols in the low twenty bits of `run`.
  @inline(__always)
  func steps(_ run: UInt32) -> Int32 { Int32(memory.load8(run & UInt32(SpellingTable.count - 1))) }
}
