import Anagrams
import Lexicon

/// A move in the few keys that a line without a colon has for it.
enum TypedMove {
  case change(Change)

  /// A slot to be locked, or unlocked where it is locked.
  case toggleLock(slot: Int)

  /// Letters back from the tray, or where none of them lies there, added.
  case bring([Character])

  /// Letters off the bench: those that were added are gone, others are discarded.
  case takeAway([Character])

  /// A number of what a clue offers.
  case use(Int)

  /// Reads a line without white space around it; nil where it means nothing.
  init?(_ line: some StringProtocol) {
    let rest = line.dropFirst()
    switch line.first {
    case "." where rest.isEmpty: self = .change(.shuffle)
    case "=" where rest.isEmpty: self = .change(.clear)
    case "!" where rest.isEmpty: self = .change(.lock(slot: nil))
    case "-" where rest.isEmpty: self = .change(.takeBack(slot: nil))
    case "+" where rest.isEmpty: self = .change(.restore([]))
    case "!":
      guard let slot = Int(rest.trimmed) else { return nil }
      self = .toggleLock(slot: slot)
    case "-" where Int(rest.trimmed) != nil: self = .change(.takeBack(slot: Int(rest.trimmed)))
    case "-", "+", "/":
      guard let letters = Self.tiles(rest) else { return nil }
      self = line.first == "-" ? .takeAway(letters) : line.first == "+" ? .bring(letters) : .change(.discard(letters))
    default:
      if let number = Int(line), !line.hasPrefix("+") {
        self = .use(number)
      } else if let letters = Self.letters(line) {
        self = .change(.place(letters))
      } else if line.contains("="), let put = Self.put(line) {
        self = .change(put)
      } else if line.contains("?") || line.contains("_") || line.count(where: { $0 == "." }) > 1,
        let pattern = try? SlotPattern(line)
      {
        self = .change(.pattern(pattern))
      } else {
        return nil
      }
    }
  }

  /// The letters of a text that begins with a letter and has nothing else beside letters but white space, hyphens and
  /// apostrophes, as in `tree-lined` and `won't do`; nil for any other.
  static func letters(_ text: some StringProtocol) -> [Character]? {
    let characters = text.folded.filter { !$0.isWhitespace }
    let letters = characters.filter { !"-‐‑'’‘".contains($0) }
    return characters.first?.isWordLetter == true && letters.allSatisfy { $0.isWordLetter } ? Array(letters) : nil
  }

  /// Letters, and `?` for those that are not known, with nothing else than white space between them.
  static func tiles(_ text: some StringProtocol) -> [Character]? {
    let tiles = text.folded.filter { !$0.isWhitespace }
    return !tiles.isEmpty && tiles.allSatisfy { $0.isTile } ? Array(tiles) : nil
  }

  /// `3=r`, `3=?`, `6=ing`, or `3=` to empty the slot.
  private static func put(_ text: some StringProtocol) -> Change? {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, let slot = Int(sides[0].trimmed) else { return nil }
    return sides[1].trimmed.isEmpty ? .takeBack(slot: slot) : putting(sides[1], into: slot)
  }

  /// A letter into a slot, or several into the slots from there on.
  static func putting(_ text: some StringProtocol, into slot: Int) -> Change? {
    (letters(text) ?? tiles(text)).map { $0.count == 1 ? .put($0[0], slot: slot) : .write($0, slot: slot) }
  }
}

extension Bench {
  /// The first slot of the only word of the answer that `letters` can fill: it has as many slots, one of them empty,
  /// and no other letter in any. Nil where the answer has one word, or where several are free.
  func freeWord(for letters: [Character]) -> Int? {
    guard let words = answer?.words, words.count > 1 else { return nil }
    let free = words.filter { word in
      word.count == letters.count && slots[word].contains { $0.letter == nil }
        && zip(slots[word], letters).allSatisfy { $0.letter == nil || $0.letter == $1 }
    }
    return free.count == 1 ? free[0].lowerBound : nil
  }
}
