import Lexicon

/// The cost of each symbol of a word after the three before it, one byte for each four symbols, in eighths of the 128th
/// part of a nat. It scores names, foreign words, misspellings and all else that no list has.
///
/// Symbols are numbered from 1 as `CipherAlphabet.spelling(of:)` has them, and 0 is the edge of a word. The place of
/// four symbols is a number with them for its digits.
package struct SpellingTable: Sendable {
  private let memory: ModelMemory

  /// No symbols, from which the run of a word begins.
  let run: SymbolRun

  /// Parts of a nat that one step of a byte stands for.
  static let step: Int32 = 8

  /// One more than the highest symbol.
  package static func radix(of alphabet: CipherAlphabet) -> Int { alphabet.count + 2 }

  /// How many bytes there are: one for each run of four symbols.
  package static func count(radix: Int) -> Int { radix * radix * radix * radix }

  init(_ bytes: IndexBytes, _ range: Range<Int>, radix: Int) {
    memory = ModelMemory(bytes, range, slotLength: 1)
    run = SymbolRun(radix: radix)
  }

  /// The steps for the last of the four symbols of `run`.
  @inline(__always)
  func steps(_ run: SymbolRun) -> Int32 { Int32(memory.load8(run.number)) }

  /// The cost of letters at the beginning of a word, in parts of a nat.
  func cost(_ letters: [CipherLetter]) -> Int32 {
    var run = run
    return letters.reduce(0) { sum, letter in
      run.append(UInt8(letter.index) + 1)
      return sum + steps(run) * Self.step
    }
  }

  /// The steps for the edge of a word behind `run`.
  @inline(__always)
  func stepsAtEnd(of run: SymbolRun) -> Int32 {
    var run = run
    run.append(0)
    return steps(run)
  }
}

/// The last four symbols of a word as a number.
struct SymbolRun {
  private let radix: UInt32
  private let square: UInt32

  /// The last symbol, and the numbers of the last two symbols, of the two before the last, and of the two before those.
  private var last: UInt32 = 0
  private var pair: UInt32 = 0
  private var before: UInt32 = 0
  private var first: UInt32 = 0

  init(radix: Int) { (self.radix, square) = (UInt32(radix), UInt32(radix * radix)) }

  /// A number with the four symbols for its digits, the last symbol the lowest.
  @inline(__always)
  var number: UInt32 { first &* square &+ pair }

  @inline(__always)
  mutating func append(_ symbol: UInt8) {
    first = before
    before = pair
    pair = last &* radix &+ UInt32(symbol)
    last = UInt32(symbol)
  }
}
