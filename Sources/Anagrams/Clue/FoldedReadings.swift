import Lexicon

/// Decides which readings of a clue stand out, and folds the others.
///
/// Where the answers of crosswords are known, they decide: chance seldom gives a fodder the letters of an answer.
enum FoldedReadings {
  /// The most readings that stand out, and the most that are folded.
  private static let most = (open: 9, folded: 40)

  /// The readings that stand out, and then the others, each in the order of their doubts, as `candidates` are.
  static func readings(
    _ candidates: [ClueCandidate], of clue: Clue, knowing answers: AnswerIndex?, _ definitions: Definitions?
  ) -> [ClueReading] {
    guard let answers else {
      // Nothing tells whether letters from elsewhere are right, so that a fodder that needs none comes first.
      let isOpen = { (candidate: ClueCandidate) in
        let reading = candidate.reading
        return !reading.isGuess && (!reading.isCompound || reading.surplus == 0 && candidate.doubt <= 4)
      }
      let open = candidates.filter(isOpen).map { $0.reading }
      return open.filter { !$0.isCompound } + open.filter { $0.isCompound }
        + candidates.filter { !isOpen($0) }.map { Self.folded($0.reading) }
    }
    var known = KnownFodder(of: clue, in: answers, definitions)
    let all = candidates.map {
      Ranked(candidate: $0, isKnown: known.has($0.reading), isTied: known.isTied($0.reading))
    }
    let isOpen = { [length = known.length] (ranked: Ranked) in
      ranked.isKnown && limit(ranked.candidate.reading, length).map { ranked.tiedDoubt <= $0 } ?? false
    }
    var open = all.filter(isOpen)
    var folded = all.filter { !isOpen($0) && ($0.isKnown || isWorthFolding($0.candidate)) }
    // An answer may be on no list: then the clearest reading stands out.
    if open.isEmpty {
      // Answers of several words are on lists more seldom, and chance seldom gives so many letters.
      let hasSeveralWords = clue.enumeration?.lengths.count ?? 0 > 1
      let isLikely = { [length = known.length] (ranked: Ranked) in
        isClear(ranked.candidate) || hasSeveralWords && isPlain(ranked.candidate, length)
      }
      if let first = folded.firstIndex(where: isLikely) { open.append(folded.remove(at: first)) }
    }
    // A clue that is explained as a whole needs no letters from elsewhere.
    if open.contains(where: { $0.isKnown && !$0.candidate.reading.isCompound && $0.doubt <= 2 }) {
      folded.removeAll { $0.candidate.reading.isCompound && !$0.isKnown }
    }
    let precedes = { (first: Ranked, second: Ranked) in
      (first.doubt, first.candidate) < (second.doubt, second.candidate)
    }
    let first = open.ordered(by: precedes)
    let rest = first.dropFirst(most.open) + folded.ordered(by: precedes)
    return first.prefix(most.open).map { $0.candidate.reading }
      + rest.prefix(most.folded).map { Self.folded($0.candidate.reading) }
  }

  private static func folded(_ reading: ClueReading) -> ClueReading {
    var reading = reading
    reading.isFolded = true
    return reading
  }

  /// A candidate with what the list of answers says of it.
  private struct Ranked {
    let candidate: ClueCandidate
    let isKnown: Bool

    /// Whether senses tie its definition to an answer that it makes.
    let isTied: Bool

    /// The doubt of the candidate, and of its letters by the list.
    var doubt: Int { tiedDoubt + (isKnown ? 0 : 8) + (candidate.reading.isGuess ? 4 : 0) }

    /// The doubt of the candidate, less for a definition that fits.
    var tiedDoubt: Int { max(0, candidate.doubt - (isTied ? 4 : 0)) }
  }

  /// Whether a reading is told although no answer of the list is known to have its letters. With letters from elsewhere
  /// only the least doubtful ones are, because there are too many.
  private static func isWorthFolding(_ candidate: ClueCandidate) -> Bool {
    !candidate.reading.isCompound || candidate.doubt <= (candidate.reading.surplus < -1 ? 7 : 3)
  }

  /// Whether an indicator is by the fodder and nothing is left to explain.
  private static func isClear(_ candidate: ClueCandidate) -> Bool {
    !candidate.reading.isGuess && !candidate.reading.isCompound && candidate.doubt == 0
  }

  /// Whether an indicator that mostly is one speaks for a fodder of the right number of letters, and little against it.
  private static func isPlain(_ candidate: ClueCandidate, _ length: Int) -> Bool {
    candidate.hasStrongAnagram && !candidate.reading.isCompound && candidate.doubt <= mostOfPlain && length > 6
  }

  /// The most doubt of such a reading.
  private static let mostOfPlain = 3

  /// The doubt up to which a reading with the letters of an answer stands out: the more letters there are, the less
  /// probable is chance. Nil where none is enough.
  private static func limit(_ reading: ClueReading, _ length: Int) -> Int? {
    // Without an enumeration there is an answer of some length for many words.
    if length == 0 { return 1 }
    // Single words have anagrams more often than several words together.
    let words = reading.fodder.count
    if reading.isGuess { return words > 1 && length > 7 ? length - 2 : nil }
    if reading.surplus != 0 { return length - 5 }
    if reading.isCompound { return max(2, length - 3) }
    return max(2, words > 1 ? length - 2 : length - 4)
  }
}

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
