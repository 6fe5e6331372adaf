/// Why a move is not made.
public enum Refusal: Error, Hashable, Sendable {
  /// A pair of the map says otherwise: it has the cipher letter or the plain letter.
  case blocked(by: LetterPair)

  /// The pair is locked.
  case locked(LetterPair)

  /// The pair is banned.
  case banned(LetterPair)

  /// The letter would stand for itself, which the puzzle rules out.
  case standsForItself(CipherLetter)

  /// The cipher letter has no pair to be removed or locked.
  case unpaired(CipherLetter)

  /// There is no such ban to be lifted.
  case notBanned(LetterPair)

  /// No word has this number: there are `count`.
  case outOfRange(count: Int)

  /// No word was searched that a number could pick from.
  case noSearch

  /// There is no puzzle at hand.
  case noPuzzle

  /// The puzzle has no such word.
  case notInPuzzle

  /// The text that was given is no ciphertext.
  case unreadable(CipherFault)

  /// A word of so many cipher letters was to stand for one of so many plain letters.
  case unequal(cipher: Int, plain: Int)
}

extension Refusal: CustomStringConvertible {
  /// The reason in one sentence, for a puzzle of the English alphabet.
  public var description: String { description(of: .english) }

  /// The reason in one sentence, for a puzzle of the letters of `alphabet`.
  public func description(of alphabet: CipherAlphabet) -> String {
    switch self {
    case .blocked(let pair): "\(pair) stands in the way"
    case .locked(let pair): "\(pair) is locked"
    case .banned(let pair): "\(pair.cipher) is banned from being \(pair.plain)"
    case .standsForItself(let letter): "no letter stands for itself, so \(letter) is not \(letter)"
    case .unpaired(let letter): "\(letter) has no pair"
    case .notBanned(let pair): "\(pair.cipher) is not banned from being \(pair.plain)"
    case .outOfRange(0): "there is no word to pick"
    case .outOfRange(1): "the only word has the number 1"
    case .outOfRange(let count): "the words have the numbers 1 to \(count)"
    case .noSearch: "search a word first, then pick from what is found"
    case .noPuzzle: "there is no puzzle at hand"
    case .notInPuzzle: "the puzzle has no such word"
    case .unreadable(let fault): "this is no ciphertext: \(fault.description(of: alphabet))"
    case .unequal(1, let plain): "1 cipher letter cannot stand for \(plain) letters"
    case .unequal(let cipher, let plain):
      "\(cipher) cipher letters cannot stand for \(plain == 1 ? "1 letter" : "\(plain) letters")"
    }
  }
}

extension Refusal {
  /// The refusal as fields of a record, such as `blocked A=E`.
  var fields: [String] {
    switch self {
    case .blocked(let pair): ["blocked", "\(pair)"]
    case .locked(let pair): ["locked", "\(pair)"]
    case .banned(let pair): ["banned", "\(pair)"]
    case .standsForItself(let letter): ["itself", "\(letter)"]
    case .unpaired(let letter): ["unpaired", "\(letter)"]
    case .notBanned(let pair): ["not-banned", "\(pair)"]
    case .outOfRange(let count): ["out-of-range", "\(count)"]
    case .noSearch: ["no-search", ""]
    case .noPuzzle: ["no-puzzle", ""]
    case .notInPuzzle: ["not-in-puzzle", ""]
    case .unreadable(.noLetters): ["no-letters", ""]
    case .unreadable(.tooLong): ["too-long", ""]
    case .unreadable(.foreignLetter(let letter, let line)): ["foreign-letter", "\(line):\(letter)"]
    case .unequal(let cipher, let plain): ["unequal", "\(cipher):\(plain)"]
    }
  }

  /// Reads what `fields` writes, or answers nil.
  init?(_ fields: some Collection<String>, of alphabet: CipherAlphabet) {
    guard fields.count == 2, let kind = fields.first, let detail = fields.dropFirst().first else { return nil }
    let pair = LetterPair(detail, of: alphabet)
    let letter = detail.count == 1 ? detail.first.flatMap(alphabet.letter) : nil
    switch kind {
    case "blocked": self.init(pair, Refusal.blocked)
    case "locked": self.init(pair, Refusal.locked)
    case "banned": self.init(pair, Refusal.banned)
    case "itself": self.init(letter, Refusal.standsForItself)
    case "unpaired": self.init(letter, Refusal.unpaired)
    case "not-banned": self.init(pair, Refusal.notBanned)
    case "out-of-range": self.init(Int(detail), Refusal.outOfRange)
    case "no-search" where detail.isEmpty: self = .noSearch
    case "no-puzzle" where detail.isEmpty: self = .noPuzzle
    case "not-in-puzzle" where detail.isEmpty: self = .notInPuzzle
    case "no-letters" where detail.isEmpty: self = .unreadable(.noLetters)
    case "too-long" where detail.isEmpty: self = .unreadable(.tooLong)
    case "foreign-letter":
      let parts = detail.unicodeScalars.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[1].count == 1, let scalar = parts[1].first, let line = Int(String(parts[0])) else {
        return nil
      }
      self = .unreadable(.foreignLetter(Character(scalar), line: line))
    case "unequal":
      let numbers = detail.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let cipher = numbers[0], let plain = numbers[1] else { return nil }
      self = .unequal(cipher: cipher, plain: plain)
    default: return nil
    }
  }

  private init?<Detail>(_ detail: Detail?, _ refusal: (Detail) -> Refusal) {
    guard let detail else { return nil }
    self = refusal(detail)
  }
}
