/// Reads simple-substitution cryptograms without being told the key.
///
/// A value without state, which several threads may share. The same text, domains and settings give the same answer on
/// every machine.
public struct CryptogramSolver: Sendable {
  private let model: LanguageModel

  /// A solver that knows likely plaintexts by `model`. Complexity: constant.
  public init(model: LanguageModel) { self.model = model }

  /// How much likelier letters without spaces have to be where a text could be either, in parts of a nat: groups of other
  /// than five letters are rare, and a few letters can be cut into words in many ways.
  private static let custom = 10 * 128

  /// The most likely readings of a cryptogram, at any length in bounded time: a long text is solved from its beginning.
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
    let confidence = Confidence(pool)
    func isKnown(_ cipher: Int) -> Bool { matching.permitted[cipher].nonzeroBitCount == 1 }
    let known = ciphertext.alphabet.count(where: isKnown)
    return Solution(
      readings: pool.found.prefix(max(0, top)).map { found in
        Reading(
          plaintext: ciphertext.replaced(by: found.key),
          segmented: partsWords != false ? nil : ciphertext.segmented(found.key, model: model),
          key: ciphertext.alphabet.map { cipher in
            let plain = Int(found.key.plain[cipher])
            return Reading.Pair(
              cipher: LatinLetter(index: cipher), plain: LatinLetter(index: plain),
              confidence: isKnown(cipher) ? 100 : confidence.percent(cipher, plain))
          },
          score: -Int(found.cost))
      },
      partsWords: partsWords != false, letters: ciphertext.length,
      unicityDistance: UnicityDistance.letters(known: known, isSettled: known == ciphertext.alphabet.count))
  }

  /// The score that a reading would have, told by the letters of its plaintext, which stand in the order of those of the
  /// text; nil where no key gives it.
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
