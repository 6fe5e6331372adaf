/// A query in numbers, to be compared with letters in ASCII.
struct AnswerFilter {
  private typealias Counts = SIMD32<UInt8>

  private let known: [(place: Int, letter: UInt8)]
  private let pool: Counts?
  private let unknown: Int
  private let atLeast: Counts
  private let length: Int

  /// The letters of the answer in any order, where all of them are known.
  let allLetters: [UInt8]?

  /// Nil where the query fits no answer: it has letters that no answer has, or too many.
  init?(_ query: AnswerQuery) {
    length = query.pattern.count
    guard (1...CrosswordAnswer.mostLetters).contains(length),
      query.pattern.allSatisfy({ $0?.isCrosswordLetter != false }), query.atLeast.allSatisfy({ $0.isCrosswordLetter }),
      query.atLeast.count <= length
    else { return nil }
    known = query.pattern.enumerated().compactMap { place, letter in
      letter?.asciiValue.map { (place, $0) }
    }
    unknown = query.unknown
    atLeast = Self.counts(query.atLeast)
    pool = query.pool.map(Self.counts)
    let isSpelledOut =
      query.unknown == 0 && query.pool?.count == length && query.pool?.allSatisfy { $0.isCrosswordLetter } == true
    allLetters = isSpelledOut ? query.pool?.compactMap { $0.asciiValue } : nil
  }

  /// Whether the query asks for an answer of these letters, which are as many as its places.
  func admits(_ letters: WordLetters) -> Bool { admits { letters[$0] } }

  /// Whether the query asks for an answer of the letters that begin at `start`.
  func admits(_ letters: Span<UInt8>, from start: Int) -> Bool {
    for (place, letter) in known where letters[start + place] != letter { return false }
    return admits { letters[start + $0] }
  }

  @inline(__always)
  private func admits(_ letter: (Int) -> UInt8) -> Bool {
    for (place, known) in known where letter(place) != known { return false }
    if pool == nil, atLeast == Counts(repeating: 0) { return true }
    var counts = Counts(repeating: 0)
    for place in 0..<length { counts[Int(letter(place) & 31)] &+= 1 }
    guard all(counts .>= atLeast) else { return false }
    guard let pool else { return true }
    if unknown == 0 { return all(counts .<= pool) }
    var missing = 0
    for index in 1...26 where counts[index] > pool[index] { missing += Int(counts[index] - pool[index]) }
    return missing <= unknown
  }

  /// How often each letter occurs. Letters beyond a to z are in no answer and count nowhere; of a letter that occurs
  /// more often than an answer has letters, no more are counted.
  private static func counts(_ letters: [Character]) -> Counts {
    var counts = Counts(repeating: 0)
    for letter in letters where letter.isCrosswordLetter {
      let index = Int(letter.asciiValue! & 31)
      if counts[index] < UInt8(CrosswordAnswer.mostLetters) { counts[index] += 1 }
    }
    return counts
  }
}
