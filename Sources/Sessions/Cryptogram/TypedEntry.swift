import Cryptograms
import Lexicon

/// A line without a colon, by what it asks the helper for.
enum TypedEntry {
  case moves([Move])

  /// A word of the history, counted from 1.
  case again(Int)

  /// A plain word for the word of the last search.
  case word(CipherWord)

  /// A text with `=` or `≠` in it that is no list of pairs.
  case noPair

  /// Reads a line without white space around it. Whatever is nothing else is a word to be searched.
  init(_ line: some StringProtocol, _ alphabet: CipherAlphabet = .english) {
    let rest = line.dropFirst()
    if line == "!" {
      self = .again(1)
    } else if line.first == "!", !rest.isEmpty, rest.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      let number = Int(rest) ?? .max
      self = .again(number)
    } else if line.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .moves([.pick(Int(line) ?? .max)])
    } else if line.first == "-", let letters = Self.deleted(line, alphabet) {
      self = .moves(letters.map { .unpair($0) })
    } else if line.first == "=", let word = Self.word(rest.trimmed, alphabet) {
      self = .word(word)
    } else if line.contains("=") || line.contains("≠") {
      self = Self.pairs(line, alphabet).map { .moves($0) } ?? .noPair
    } else {
      self = .moves([.search(String(line))])
    }
  }

  /// Pairs and bans, with commas or blanks between them.
  private static func pairs(_ line: some StringProtocol, _ alphabet: CipherAlphabet) -> [Move]? {
    // Blanks around a sign mean nothing.
    let sides = line.flatMap { $0 == "≠" ? ["!", "="] : [$0] }.split(separator: "=", omittingEmptySubsequences: false)
    let line = sides.map { side in
      let side = String(side).trimmed
      return side.last == "!" ? "\(side.dropLast().trimmed)!" : String(side)
    }.joined(separator: "=")
    let parts = line.split { $0 == "," || $0.isWhitespace }
    let moves = parts.compactMap { part -> Move? in
      part.contains("!")
        ? LetterPair(part.filter { $0 != "!" }, of: alphabet).map { .ban($0) }
        : LetterPair(part, of: alphabet).map { .pair($0) } ?? words(part, alphabet)
    }
    return moves.count == parts.count && !moves.isEmpty ? moves : nil
  }

  /// A word and what it stands for.
  private static func words(_ part: some StringProtocol, _ alphabet: CipherAlphabet) -> Move? {
    let sides = part.split(separator: "=", omittingEmptySubsequences: false).map { word($0, alphabet) }
    guard sides.count == 2, let cipher = sides[0], let plain = sides[1] else { return nil }
    return .enter(cipher, plain)
  }

  /// A word of letters alone, with apostrophes and hyphens.
  private static func word(_ text: some StringProtocol, _ alphabet: CipherAlphabet) -> CipherWord? {
    guard text.allSatisfy({ $0.isLetter || "'\u{2019}`-".contains($0) }) else { return nil }
    return try? CipherWord(entry: text, of: alphabet)
  }

  /// The letters of `-A` or `-A, -C`.
  private static func deleted(_ line: some StringProtocol, _ alphabet: CipherAlphabet) -> [CipherLetter]? {
    let parts = line.split(separator: "-").map { $0.filter { $0 != "," && !$0.isWhitespace } }
    let letters = parts.compactMap { $0.count == 1 ? $0.first.flatMap(alphabet.letter) : nil }
    return letters.count == parts.count && !letters.isEmpty ? letters : nil
  }
}
