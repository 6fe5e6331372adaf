import Lexicon

/// Completes keyed alphabets of which a text shows most letters: what is missing is put into the places that are left,
/// in every way that leaves the letters behind the keyword in their order.
struct AlphabetCompletion {
  /// All letters of an alphabet from its keyword on.
  struct Found {
    let letters: [Int]

    /// How many letters stand before those that are in order to the end.
    let keyword: Int

    /// The place of the keyword in the row that was completed.
    let place: Int

    /// By how many places each letter stands before the next one of its chain.
    let shift: Int

    var keywordLetters: [CipherLetter] { letters.prefix(keyword).map { CipherLetter(index: $0) } }
  }

  private(set) var found: [Found] = []

  /// How many letters and chains may still be put into the row.
  private var steps = Self.mostSteps

  /// The alphabet from the letters in order behind the keyword on, in which -1 is unknown.
  private var row: [Int]
  /// The place of `row` in what is completed.
  private var start = 0
  private var shift = 0

  private static let size = CipherAlphabet.english.count

  /// The alphabets that have the known letters of `row`, which are at least 0, in their order.
  init(of row: [Int]) {
    self.row = row
    let missing = row.indices.filter { !row.contains($0) }
    for start in row.indices {
      self.row = Array(row[start...] + row[..<start])
      self.start = start
      complete(with: missing)
    }
    if steps == 0 { found = [] }
  }

  /// The alphabets in which each letter stands the same number of places before the one that is `next` to it, -1 where
  /// that is unknown.
  init(shifting next: [Int]) {
    row = [Int](repeating: -1, count: Self.size)
    var isMet = [Bool](repeating: false, count: Self.size)
    func chain(from first: Int) -> [Int] {
      var chain: [Int] = []
      var letter = first
      while letter >= 0, !isMet[letter] {
        isMet[letter] = true
        chain.append(letter)
        letter = next[letter]
      }
      return chain
    }
    let open = next.indices.filter { !next.contains($0) }.map { chain(from: $0) }
    let rings = next.indices.map { chain(from: $0) }.filter { !$0.isEmpty }
    let missing = open.filter { $0.count == 1 }.map { $0[0] }
    let chains = (rings + open.filter { $0.count > 1 }).ordered { ($1.count, $0[0]) < ($0.count, $1[0]) }
    for shift in 1..<Self.size where rings.allSatisfy({ $0.count * shift % Self.size == 0 }) {
      self.shift = shift
      place(chains[...], missing)
    }
    if steps == 0 { found = [] }
  }

  /// Puts chains into the row, each letter `shift` places behind the one before it, and completes the row.
  private mutating func place(_ chains: ArraySlice<[Int]>, _ missing: [Int]) {
    guard let chain = chains.first else { return complete(with: missing) }
    for first in row.indices where steps > 0 {
      steps -= 1
      var (place, count) = (first, 0)
      while count < chain.count, row[place] < 0, isFit(chain[count], at: place, in: Self.tails.lowerBound) {
        row[place] = chain[count]
        count += 1
        place = (place + shift) % Self.size
      }
      if count == chain.count { self.place(chains.dropFirst(), missing) }
      for step in 0..<count { row[(first + step * shift) % Self.size] = -1 }
    }
  }

  /// Puts the missing letters into the open places.
  private mutating func complete(with missing: [Int]) {
    let open = row.indices.filter { row[$0] < 0 }
    for tail in Self.tails.reversed() where open.count(where: { $0 >= tail }) <= Self.mostGaps {
      if (0..<tail).allSatisfy({ row[$0] < 0 || isFit(row[$0], at: $0, in: tail) }) {
        fill(open[...], missing, tail: tail)
      }
    }
  }

  /// Puts the missing letters into the gaps in every order in which just the first `tail` letters are in order.
  private mutating func fill(_ gaps: ArraySlice<Int>, _ missing: [Int], tail: Int) {
    guard let gap = gaps.first else {
      if row[Self.size - 1] > row[0], row[tail] < row[tail - 1] {
        found.append(
          Found(
            letters: Array(row[tail...] + row[..<tail]), keyword: Self.size - tail,
            place: (start + tail) % Self.size, shift: shift))
      }
      return
    }
    for (place, letter) in missing.enumerated() where steps > 0 && isFit(letter, at: gap, in: tail) {
      steps -= 1
      row[gap] = letter
      var missing = missing
      missing.remove(at: place)
      fill(gaps.dropFirst(), missing, tail: tail)
      row[gap] = -1
    }
  }

  /// Whether a letter stands between its neighbours at a place of the first `tail` ones.
  private func isFit(_ letter: Int, at place: Int, in tail: Int) -> Bool {
    if place >= tail { return true }
    for before in stride(from: place - 1, through: 0, by: -1) where row[before] >= 0 {
      if row[before] > letter { return false }
      break
    }
    for behind in place + 1..<max(tail, place + 1) where row[behind] >= 0 { return row[behind] > letter }
    return true
  }

  /// How many letters are in order behind the keyword.
  private static let tails = 12...22
  /// The most letters of a keyword that the text may lack.
  private static let mostGaps = 5
  /// There are too many alphabets to tell one where it takes more steps.
  private static let mostSteps = 100_000
}
