/// Reads simple-substitution cryptograms without being told the key.
///
/// A value without state, which several threads may share. The same text, domains and settings give the same answer on
/// every machine.
///
/// ```swift
/// let solution = CryptogramSolver(model: model).solve("GSV JFRXP YILDM ULC ...")
/// print(solution.readings.first?.plaintext ?? "no reading")
/// ```
public struct CryptogramSolver: Sendable {
  private let model: LanguageModel

  /// A solver that knows likely plaintexts by `model`. Complexity: constant.
  public init(model: LanguageModel) { self.model = model }

  /// Where the spaces may mean nothing, this is how much cheaper a reading without them has to be, in parts of a nat:
  /// groups of other than five letters are rare, and a few letters can be cut into words in many ways.
  private static let custom = 10 * 128

  /// The most likely readings of a cryptogram.
  ///
  /// - Complexity: bounded whatever the length, since the key of a long text is searched in its first 300 letters; then
  ///   linear in the text for each reading.
  ///
  /// - Parameters:
  ///   - text: the cryptogram with all its marks, which are kept.
  ///   - domains: what each cipher letter may stand for, to be kept to without exception.
  ///   - spacing: whether the spaces of the text part words.
  ///   - top: how many readings are wanted, up to 64.
  public func solve(
    _ text: String, domains: Domains = Domains(), spacing: Spacing = .automatic, top: Int = 5
  ) -> Solution {
    let ciphertext = Ciphertext(text)
    let matching = DomainMatching(domains, letters: ciphertext.alphabet)
    var partsWords = spacing.partsWords(of: ciphertext)
    var pool = ReadingPool(letters: ciphertext.alphabet, capacity: ReadingPool.size)
    if partsWords != false { pool = WordSearch(ciphertext, matching, model: model).pool }
    if partsWords != true {
      let joined = RunSearch(ciphertext, matching, model: model).pool
      let lead = (pool.best?.cost).flatMap { words in joined.best.map { Int(words) - Int($0.cost) } } ?? 0
      if partsWords == false || lead > Self.custom { (pool, partsWords) = (joined, false) }
    }
    let isInWords = partsWords != false
    let scored = isInWords ? WordSearch.sampleLetters : RunSearch.sampleLetters
    let confidence = Confidence(pool, letters: ciphertext.run(letters: scored).count)
    func isKnown(_ cipher: Int) -> Bool { matching.permitted[cipher].nonzeroBitCount == 1 }
    let known = ciphertext.alphabet.count(where: isKnown)
    return Solution(
      readings: pool.found.prefix(max(0, top)).map { found in
        Reading(
          plaintext: ciphertext.replaced(by: found.key),
          segmented: isInWords ? nil : ciphertext.segmented(found.key, model: model),
          key: ciphertext.alphabet.map { cipher in
            let plain = Int(found.key.plain[cipher])
            return Reading.Pair(
              cipher: LatinLetter(index: cipher), plain: LatinLetter(index: plain),
              confidence: isKnown(cipher) ? 100 : confidence.percent(cipher, plain))
          },
          score: -Int(found.cost), odds: confidence.percent(found))
      },
      partsWords: isInWords, letters: ciphertext.length,
      unicityDistance: UnicityDistance.letters(known: known, isSettled: known == ciphertext.alphabet.count),
      readsAsLanguage: confidence.readsAsLanguage)
  }

  /// The score of the reading with this plaintext, whose letters stand in the order of those of the text; nil if no key
  /// gives it.
  package func score(_ text: String, as plaintext: String, spacing: Spacing = .automatic) -> Int? {
    let ciphertext = Ciphertext(text)
    let plain = Ciphertext(plaintext).letters.filter { $0 >= 0 }
    guard plain.count == ciphertext.length else { return nil }
    var stands = [Int](repeating: -1, count: 26)
    for (cipher, letter) in zip(ciphertext.letters.filter { $0 >= 0 }, plain) {
      guard stands[Int(cipher)] < 0 || stands[Int(cipher)] == letter else { return nil }
      stands[Int(cipher)] = Int(letter)
    }
    var left = Set(0..<26).subtracting(stands).sorted()
    for letter in stands.indices where stands[letter] < 0 {
      guard let free = left.popLast() else { return nil }
      stands[letter] = free
    }
    guard Set(stands).count == 26 else { return nil }
    let key = CipherKey(stands.map { UInt8($0) })
    let prior = KeyPrior.cost(key, letters: ciphertext.alphabet)
    let partsWords = (spacing.partsWords(of: ciphertext) ?? true)
    let cost =
      partsWords
      ? WordScore(WordNetwork(ciphertext.sample(letters: WordSearch.sampleLetters)), key: key, model: model).total
      : Segmentation(
        ciphertext.run(letters: RunSearch.sampleLetters).map { key.plain[Int($0)] + 1 }, model: model
      ).cost
    return -Int(cost + prior)
  }
}

/// Whether the spaces of a cryptogram part words (an Aristocrat) or mean nothing (a Patristocrat).
public enum Spacing: String, CaseIterable, Hashable, Sendable {
  /// Found out from the text: groups of five letters part no words, nor does a text that is one long word. Of other
  /// even groups, which may be either, both are tried, and the likelier reading tells.
  case automatic

  /// They part words.
  case words

  /// They mean nothing.
  case none

  /// What the text alone says about its spaces: whether they part words, or nil where it could be either.
  func partsWords(of ciphertext: Ciphertext) -> Bool? {
    switch self {
    case .words: return true
    case .none: return false
    case .automatic: break
    }
    let lengths = ciphertext.words.map(\.symbols.count)
    guard let first = lengths.first, let last = lengths.last, first >= 3 else { return true }
    // A long word that is most of the text is no word.
    if let longest = lengths.max(), longest > Self.longestWord, 2 * longest > ciphertext.length { return false }
    guard lengths.count > 1, lengths.dropLast().allSatisfy({ $0 == first }), last <= first else { return true }
    if ciphertext.hasMarks { return true }
    return first == Self.usualGroup && lengths.count > 2 ? false : nil
  }

  /// A single word of more letters than that is none.
  private static let longestWord = 20

  /// The letters of a group by custom.
  private static let usualGroup = 5
}

/// How much text it takes before one key fits better than all others by more than chance, after Shannon, "Communication
/// theory of secrecy systems" (1949): as many letters as the redundancy of each, 3.2 bits, goes into the bits of the
/// key.
enum UnicityDistance {
  /// The letters it takes where so many pairs are known beforehand: 27 with none, 0 with all.
  static func letters(known: Int, isSettled: Bool) -> Int {
    if isSettled { return 0 }
    return (1...max(1, LatinLetter.count - known)).reduce(0) { $0 + centibits[$1] } / redundancy
  }

  /// Hundredths of a bit a letter.
  private static let redundancy = 320

  /// The binary logarithm of 0 to 26, in hundredths; 0 counts as 1.
  private static let centibits = [
    0, 0, 100, 158, 200, 232, 258, 281, 300, 317, 332, 346, 358, 370,
    381, 391, 400, 409, 417, 425, 432, 439, 446, 452, 458, 464, 470,
  ]
}
