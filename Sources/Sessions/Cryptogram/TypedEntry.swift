import Cryptograms
import Lexicon

/// What a line without a colon asks the helper for.
enum TypedEntry {
  case moves([Move])

  /// A word of the history, counted from 1.
  case again(Int)

  /// What looks like a pair, and is none.
  case noPair

  /// Reads a line without white space around it. Whatever is nothing else is a word to be searched.
  init(_ line: some StringProtocol) {
    let rest = line.dropFirst()
    if line == "!" {
      self = .again(1)
    } else if line.first == "!", !rest.isEmpty, rest.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      let number = Int(rest) ?? .max
      self = .again(number)
    } else if line.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .moves([.pick(Int(line) ?? .max)])
    } else if line.first == "-", let letter = Self.letter(rest) {
      self = .moves([.unpair(letter)])
    } else if line.contains("=") || line.contains("≠") {
      self = Self.pairs(line).map { .moves($0) } ?? .noPair
    } else {
      self = .moves([.search(String(line))])
    }
  }

  /// Pairs and bans, with commas or blanks between them.
  private static func pairs(_ line: some StringProtocol) -> [Move]? {
    // Blanks around a sign mean nothing.
    let sides = line.flatMap { $0 == "≠" ? ["!", "="] : [$0] }.split(separator: "=", omittingEmptySubsequences: false)
    let line = sides.map { side in
      let side = String(side).trimmed
      return side.last == "!" ? "\(side.dropLast().trimmed)!" : String(side)
    }.joined(separator: "=")
    let parts = line.split { $0 == "," || $0.isWhitespace }
    let moves = parts.compactMap { part -> Move? in
      part.contains("!")
        ? LetterPair(part.filter { $0 != "!" }).map { .ban($0) } : LetterPair(part).map { .pair($0) }
    }
    return moves.count == parts.count && !moves.isEmpty ? moves : nil
  }

  private static func letter(_ text: some StringProtocol) -> LatinLetter? {
    let text = text.trimmed
    return text.count == 1 ? text.first.flatMap(LatinLetter.init) : nil
  }
}
