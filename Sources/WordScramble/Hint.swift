package import Lexicon

/// Something about the words that are still to be found. Its level says how much it gives away.
public struct Hint: Hashable, Sendable {
  /// How much a hint gives away.
  public enum Level: Int, CaseIterable, Comparable, Sendable {
    /// How many words there are by first letter and length, such as `m4:2`.
    case counts = 1

    /// How many words there are by their first two letters, such as `mi:2`, without those that have no more letters.
    case beginnings

    /// One word, of which the first and the last letter can be seen, such as `m__k`.
    case masked

    /// The letters of that word in alphabetical order, such as `iklm`.
    case letters

    /// The word itself.
    case word

    /// Levels in the order of how much they give away.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
  }

  /// How much the hint gives away.
  public let level: Level

  /// The hint in its shortest form.
  public let clues: [String]

  /// A hint of a `level` that says `clues`.
  package init(level: Level, clues: [String]) {
    self.level = level
    self.clues = clues
  }

  /// A hint of a `level` about the words of `missed` after `told`, or nil where there is none.
  ///
  /// The higher levels speak of one word: of the one that was spoken of last if they go further, or else of one that a
  /// lower level spoke of, or of the most common one, of equally common ones of the shortest. They speak of each once,
  /// not of one that was told, and then of one after the other again.
  package init?(_ level: Level, missed: [KnownWord], after told: GivenHints) {
    let words = missed.commonFirst.map { $0.text }
    guard let first = words.first else { return nil }
    switch level {
    case .counts: self.init(level: level, clues: missed.map { "\($0.text.prefix(1))\($0.text.count)" }.tallied)
    case .beginnings:
      self.init(
        level: level, clues: missed.filter { $0.text.count > 2 }.map { String($0.text.prefix(2)) }.tallied)
    case .masked, .letters, .word:
      let untold = words.filter { !told.all.contains(Hint(.word, about: $0)) }
      let new = untold.filter { !told.all.contains(Hint(level, about: $0)) }
      let isFurther = told.ofOneWord.last.map { $0.level < level } ?? false
      let last = untold.first { word in
        isFurther && told.ofOneWord.allSatisfy { $0 == Hint($0.level, about: word) }
      }
      let lower = [Level.letters, .masked].filter { $0 < level }
      let begun = lower.lazy.compactMap { lower in new.first { told.all.contains(Hint(lower, about: $0)) } }.first
      if let word = last ?? begun ?? new.first {
        self.init(level, about: word)
      } else {
        // Several words may have one hint.
        let first = Hint(level, about: first)
        let hints = words.reduce(into: [first]) { hints, word in
          let hint = Hint(level, about: word)
          if !hints.contains(hint) { hints.append(hint) }
        }
        let place = told.ofOneWord.last.flatMap { hints.firstIndex(of: $0) }
        self = place.map { hints[($0 + 1) % hints.count] } ?? first
      }
    }
  }

  /// The hint of one of the higher levels about `word`.
  private init(_ level: Level, about word: String) {
    let clue =
      switch level {
      case .counts, .beginnings, .masked: word.masked
      case .letters: String(word.ordered(by: <))
      case .word: word
      }
    self.init(level: level, clues: [clue])
  }
}

/// The hints that were given in a round.
package struct GivenHints: Hashable, Sendable {
  package private(set) var all: Set<Hint> = []

  /// Those about the word that was spoken of last, each going further than the one before.
  private(set) var ofOneWord: [Hint] = []

  package init() {}

  package mutating func insert(_ hint: Hint) {
    all.insert(hint)
    guard hint.level >= .masked else { return }
    if let last = ofOneWord.last, last.level >= hint.level { ofOneWord = [] }
    ofOneWord.append(hint)
  }
}

extension [KnownWord] {
  /// The most common words first; of equally common ones the shorter, then in alphabetical order.
  package var commonFirst: [KnownWord] {
    sorted { ($1.frequency, $0.text.count, $0.text) < ($0.frequency, $1.text.count, $1.text) }
  }
}

extension [String] {
  /// Each different text with the number of times that it occurs, in order.
  fileprivate var tallied: [String] {
    counts.ordered { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
  }
}

extension String {
  /// The first and the last letter with a line for each letter between them; of short words less.
  fileprivate var masked: String {
    let lines = { String(repeating: "_", count: $0) }
    return count < 3 ? prefix(count - 1) + lines(1) : prefix(1) + lines(count - 2) + suffix(1)
  }
}
