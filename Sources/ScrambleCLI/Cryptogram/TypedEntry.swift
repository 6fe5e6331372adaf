import Cryptograms
import Lexicon

/// What a line without a colon asks the helper for.
enum TypedEntry {
  case move(Move)

  /// A word of the history, counted from 1.
  case again(Int)

  /// What looks like a pair, and is none.
  case noPair

  /// Reads a line without white space around it. Whatever is nothing else is a word to be searched.
  init(_ line: some StringProtocol) {
    let rest = line.dropFirst()
    if line == "!" {
      self = .again(1)
    } else if line.first == "!", let number = Int(rest) {
      self = .again(number)
    } else if line.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .move(.pick(Int(line) ?? .max))
    } else if line.first == "-", let letter = Self.letter(rest) {
      self = .move(.unpair(letter))
    } else if line.contains("="), line.count <= 8 {
      let isBan = line.contains("!=")
      let pair = LetterPair(isBan ? String(line.filter { $0 != "!" }) : String(line))
      self = pair.map { .move(isBan ? .ban($0) : .pair($0)) } ?? .noPair
    } else {
      self = .move(.search(String(line)))
    }
  }

  private static func letter(_ text: some StringProtocol) -> LatinLetter? {
    let text = text.trimmed
    return text.count == 1 ? text.first.flatMap(LatinLetter.init) : nil
  }
}
