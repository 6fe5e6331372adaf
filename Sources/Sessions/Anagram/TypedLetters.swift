import Anagrams
import Lexicon

/// Letters for a bench as they are typed, with or without an enumeration behind them: `users rip (8)`. One that is
/// right needs no brackets. Each `?` is a letter from elsewhere: `in seat ? (7)`. Letters behind a stroke are taken
/// away: `alphabets/betas`.
struct TypedLetters {
  let fodder: Fodder
  private(set) var discarded: [Character] = []
  let enumeration: Enumeration?

  /// The letters of `text`, which are those of `clue` where there is one.
  init(_ text: some StringProtocol, _ orthography: Orthography, of clue: Clue? = nil) throws(TypedLettersFault) {
    let text = orthography.folded(text)
    let start = text.last == ")" ? text.lastIndex(of: "(") : nil
    let bracket = start.map { text[$0...] }.flatMap { end in end.contains { $0.isWordLetter } ? nil : end }
    (fodder, discarded) = try Self.letters(text.dropLast(bracket?.count ?? 0), clue)
    // users rip 8
    let last = text.split { $0.isWhitespace }.last.flatMap { Enumeration($0) }
    let length = fodder.letters.count - discarded.count
    enumeration = bracket.map { Enumeration($0) } ?? last.flatMap { $0.count == length ? $0 : nil }
    if let bracket, enumeration == nil { throw .enumeration(String(bracket)) }
  }

  private static func letters(
    _ text: some StringProtocol, _ clue: Clue?
  ) throws(TypedLettersFault) -> (Fodder, [Character]) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let gone = TypedMove.tiles(String(parts[1].filter { $0 != "/" })) else {
      return (try fodder(text, clue), [])
    }
    let fodder = try fodder(parts[0], clue)
    let missing = LetterMultiset(fodder.letters).missing(for: gone)
    if !missing.isEmpty { throw .notThere(missing) }
    return (fodder, gone)
  }

  private static func fodder(_ letters: some StringProtocol, _ clue: Clue?) throws(TypedLettersFault) -> Fodder {
    do throws(FodderFault) {
      return try Fodder(letters, unknown: letters.filter { $0 == Fodder.unknown }.count, of: clue)
    } catch {
      throw .fodder(error)
    }
  }
}

/// Why a typed text is no letters for a bench.
enum TypedLettersFault: Error {
  case fodder(FodderFault)

  /// A bracket at the end that has no letters and is no enumeration.
  case enumeration(String)

  /// Letters that are to be taken away, and are not there.
  case notThere([Character])

  /// The fault as a sentence without its end; that of the letters behind `lead`.
  func description(behind lead: String) -> String {
    switch self {
    case .fodder(let fault): "\(lead)\(fault)"
    case .enumeration(let text): "'\(text.prefix(40))' is no enumeration"
    case .notThere(let letters): "\(lead)there is no \(letters.spaced) to take away"
    }
  }
}
