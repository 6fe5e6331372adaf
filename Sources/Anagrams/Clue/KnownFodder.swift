import Lexicon

/// Which fodders have the letters of an answer.
struct KnownFodder {
  /// How many letters the answer has, or 0 where that is not known.
  let length: Int

  private let answers: AnswerIndex
  private let clue: Clue
  private let wordLengths: [Int]?

  /// The texts that neighbouring words of the clue spell, which no setter makes the answer.
  private let plainToSee: Set<String>

  /// The answers of the list that have these letters, by the sum of their numbers.
  private var known: [UInt64: [String]] = [:]

  private let definitions: Definitions?

  /// The definitions of readings, by their words.
  private var defining: [Range<Int>: DefiningWords] = [:]

  /// How many more times the list may be asked.
  private var questions = 2_000

  init(of clue: Clue, in answers: AnswerIndex, _ definitions: Definitions?) {
    self.answers = answers
    self.definitions = definitions
    self.clue = clue
    length = clue.enumeration?.count ?? 0
    wordLengths = clue.enumeration.map { Self.wordLengths($0.description.dropFirst().dropLast()) }
    plainToSee = clue.words.map { String($0.letters) }.runs(upTo: max(length, 1))
  }

  /// Whether an answer has the letters of the reading; where one is over or missing, with any other letter.
  mutating func has(_ reading: ClueReading) -> Bool {
    let letters = clue.letters(of: reading)
    switch reading.surplus {
    case 0: return has(letters)
    case -1: return Self.alphabet.contains { has(letters + [$0]) }
    case 1:
      return Set(letters).contains { letter in
        var rest = letters
        rest.remove(at: rest.firstIndex(of: letter)!)
        return has(rest)
      }
    default: return false
    }
  }

  /// Whether senses tie the definition of the reading to an answer that has its letters.
  mutating func isTied(_ reading: ClueReading) -> Bool {
    guard let definitions, reading.surplus == 0, let definition = reading.definition else { return false }
    let answers = answers(using: clue.letters(of: reading))
    if answers.isEmpty { return false }
    let words = defining[definition] ?? DefiningWords(clue.words[definition], definitions)
    defining[definition] = words
    return answers.contains { words.tie(to: $0) != nil }
  }

  private mutating func has(_ letters: [Character]) -> Bool { !answers(using: letters).isEmpty }

  private mutating func answers(using letters: [Character]) -> [String] {
    let key = letters.reduce(UInt64(0)) { $0 &+ Self.number(of: $1) }
    if let known = known[key] { return known }
    guard questions > 0 else { return [] }
    questions -= 1
    let found = answers.answers(using: String(letters)).filter { answer in
      wordLengths.map { $0 == Self.wordLengths(answer.enumeration[...]) } ?? true
        && !plainToSee.contains(answer.letters)
    }.map { $0.letters }
    known[key] = found
    return found
  }

  /// The lengths of the words; what a hyphen or an apostrophe joins is one, because lists differ in these.
  private static func wordLengths(_ enumeration: Substring) -> [Int] {
    enumeration.split(separator: ",").map { $0.split { !$0.isNumber }.reduce(0) { $0 + (Int($1) ?? 0) } }
  }

  /// A number for a letter, so that the sums of different letters differ: the mixing step of SplitMix64.
  private static func number(of letter: Character) -> UInt64 {
    letter.unicodeScalars.reduce(UInt64(0)) { number, scalar in
      var mixed = (number ^ UInt64(scalar.value)) &* 0x9E37_79B9_7F4A_7C15
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      return mixed ^ (mixed >> 27)
    }
  }

  private static let alphabet = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { Character(Unicode.Scalar($0)) }
}
