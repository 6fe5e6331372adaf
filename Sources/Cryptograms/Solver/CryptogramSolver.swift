import Lexicon

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
  let model: LanguageModel
  private let keywords: KeywordList?
  private let language: MeasuredLanguage?

  /// A solver that knows likely plaintexts by a model. Complexity: constant.
  ///
  /// - Parameters:
  ///   - model: the model.
  ///   - keywords: the keywords of alphabets, which count for a model of English alone; without these it recognises
  ///     none.
  ///   - language: the language of the model, where what it costs was measured by this very model; that of English is
  ///     known.
  public init(model: LanguageModel, keywords: KeywordList? = nil, language: MeasuredLanguage? = nil) {
    self.model = model
    self.language = model.isEnglish ? .english : language
    self.keywords = model.isEnglish ? keywords : nil
  }

  /// Whether its model is the one of English, whose misspellings it knows, and what its text costs.
  package var readsEnglish: Bool { model.isEnglish }

  /// The letters of the cryptograms that it reads.
  package var alphabet: CipherAlphabet { model.alphabet }

  /// How much cheaper a reading without the spaces has to be where they may mean nothing, in parts of a nat: groups of
  /// other than five letters are rare, and a few letters can be cut into words in many ways.
  private static let custom = 10 * 128

  /// The most likely readings of a cryptogram.
  ///
  /// - Complexity: bounded whatever the length, since the key of a long text is searched in its first 300 letters; then
  ///   linear in the text for each reading.
  ///
  /// - Parameters:
  ///   - text: the cryptogram with all its marks, which are kept.
  ///   - domains: what each cipher letter may stand for, to be kept to without exception; anything where it is nil.
  ///     Their alphabet has to be that of the model.
  ///   - spacing: whether the spaces of the text part words.
  ///   - kind: the kind of keyword alphabet that the puzzle is said to have; nil where nothing is said.
  ///   - misspelled: whether words are misspelled on purpose; nil where the text has to tell.
  ///   - top: how many readings are wanted, up to 64.
  public func solve(
    _ text: String, domains: Domains? = nil, spacing: Spacing = .automatic, kind: AlphabetKind? = nil,
    misspelled: Bool? = nil, top: Int = 5
  ) -> CryptogramSolution {
    let ciphertext = Ciphertext(text, of: alphabet)
    precondition(domains?.alphabet ?? alphabet == alphabet, "the domains have another alphabet than the model")
    let domains = domains ?? Domains(alphabet)
    let plain = read(ciphertext, domains, spacing, kind, misspelled, top)
    guard readsEnglish, plain.partsWords, let labels = QuestionLabels(ciphertext), let fixed = labels.fixed(in: domains)
    else { return plain }
    let riddle = read(ciphertext, fixed, spacing, kind, misspelled, top)
    guard let best = plain.readings.first, let other = riddle.readings.first,
      other.plaintext != best.plaintext, other.score + QuestionLabels.likelihood > best.score
    else { return plain }
    return riddle.assuming([alphabet[labels.question], alphabet[labels.answer]], but: domains)
  }

  /// The most likely readings of `ciphertext`, as `solve` tells them.
  private func read(
    _ ciphertext: Ciphertext, _ domains: Domains, _ spacing: Spacing, _ kind: AlphabetKind?, _ misspelled: Bool?,
    _ top: Int
  ) -> CryptogramSolution {
    let matching = DomainMatching(domains, letters: ciphertext.used)
    var partsWords = spacing.partsWords(of: ciphertext)
    var pool = ReadingPool(letters: ciphertext.used, capacity: ReadingPool.size)
    var respelled: Set<[UInt8]> = []
    if partsWords != false {
      pool = WordSearch(ciphertext, matching, model: model).pool
      if readsEnglish, misspelled != false,
        let others = WordSearch(misspelled: ciphertext, matching, model: model, from: pool, isSaid: misspelled == true)
      {
        respelled = pool.merge(others.pool, adding: misspelled == nil ? Respelling.rarity : 0)
      }
    }
    if partsWords != true {
      let joined = RunSearch(ciphertext, matching, model: model).pool
      let lead = (pool.best?.cost).flatMap { words in joined.best.map { Int(words) - Int($0.cost) } } ?? 0
      if partsWords == false || lead > Self.custom { (pool, partsWords) = (joined, false) }
    }
    let isInWords = partsWords != false
    let evidence = self.evidence(pool, matching, ciphertext, partsWords: isInWords, kind)
    pool = evidence?.pool ?? pool
    let scored = isInWords ? WordSearch.sampleLetters : RunSearch.sampleLetters
    let length = ciphertext.run(letters: scored).count
    let telling = ciphertext.tellingLetters(of: scored)
    let confidence = Confidence(
      pool, size: alphabet.count, letters: length, telling: telling, language: language,
      different: ciphertext.used.count)
    func isKnown(_ cipher: Int) -> Bool { matching.permitted[cipher].nonzeroBitCount == 1 }
    let known = ciphertext.used.count(where: isKnown)
    return CryptogramSolution(
      readings: pool.found.prefix(max(0, top)).map { found in
        Reading(
          plaintext: ciphertext.replaced(by: found.key),
          segmented: isInWords ? nil : ciphertext.segmented(found.key, model: model),
          key: ciphertext.used.map { cipher in
            let plain = Int(found.key.plain[cipher])
            return Reading.Pair(
              cipher: alphabet[cipher], plain: alphabet[plain],
              confidence: isKnown(cipher) ? 100 : confidence.percent(cipher, plain))
          },
          score: -Int(found.cost), odds: confidence.percent(found), recognized: evidence?.recognized(found))
      },
      partsWords: isInWords, letters: ciphertext.length,
      unicityDistance: UnicityDistance.letters(
        of: alphabet.count, known: known, isSettled: known == ciphertext.used.count),
      language: language, readsAsLanguage: confidence.readsAsLanguage,
      resembles: confidence.readsAsLanguage == true && length > 0 ? nil : OtherCipher(ciphertext),
      isMisspelled: isInWords && pool.best.map { respelled.contains($0.reading) } ?? false,
      telling: telling < length ? telling : ciphertext.length)
  }

  /// The evidence of keywords about the readings of `pool`; nil where no keywords are known.
  private func evidence(
    _ pool: ReadingPool, _ matching: DomainMatching, _ ciphertext: Ciphertext, partsWords: Bool, _ kind: AlphabetKind?
  ) -> KeywordEvidence? {
    guard let keywords else { return nil }
    var words: WordScore?
    let run = ciphertext.run(letters: RunSearch.sampleLetters)
    let simple = !partsWords ? Self.simpleCiphersWithoutSpaces : run.count <= Self.shortText ? .max : Self.simpleCiphers
    return KeywordEvidence(
      pool, matching, counts: ciphertext.counts, simple: simple, kind: kind, in: keywords,
      spelled: { model.spelling.cost($0) }
    ) { key in
      guard partsWords else { return Segmentation(run.map { key.plain[Int($0)] + 1 }, model: model).cost }
      words =
        words
        ?? WordScore(
          WordNetwork(ciphertext.sample(letters: WordSearch.sampleLetters), size: alphabet.count), key: key,
          model: model)
      words?.restart(from: key)
      return words?.cost ?? 0
    }
  }

  /// How many simple ciphers are tried: in a short text all, else those that look best by their letters. To cut a text
  /// into words takes longer.
  private static let simpleCiphers = 24
  private static let shortText = 80
  private static let simpleCiphersWithoutSpaces = 4

  /// The score of the reading with this plaintext, whose letters stand in the order of those of the text; nil if no key
  /// gives it.
  package func score(_ text: String, as plaintext: String, spacing: Spacing = .automatic) -> Int? {
    let ciphertext = Ciphertext(text, of: alphabet)
    let letters = ciphertext.letters.filter { $0 >= 0 }
    let plain = Ciphertext(plaintext, of: alphabet).letters.filter { $0 >= 0 }
    guard plain.count == letters.count else { return nil }
    var domains = Domains(alphabet)
    for (cipher, letter) in zip(letters, plain) { domains.fix(alphabet[Int(cipher)], as: alphabet[Int(letter)]) }
    let isInWords = spacing.partsWords(of: ciphertext) ?? true
    return solve(text, domains: domains, spacing: isInWords ? .words : .none, top: 1).readings.first?.score
  }
}

/// How much text it takes before one key fits better than all others by more than chance, after Shannon, "Communication
/// theory of secrecy systems" (1949): as many letters as the redundancy of each goes into the bits of the key. A letter
/// of text has some 1.5 bits, in an alphabet of any size.
enum UnicityDistance {
  /// The letters it takes where so many pairs of an alphabet of `size` letters are known beforehand: 27 with none of
  /// 26, 0 with all.
  static func letters(of size: Int, known: Int, isSettled: Bool) -> Int {
    if isSettled { return 0 }
    return (1...max(1, size - known)).reduce(0) { $0 + centibits[$1] } / (centibits[size] - information)
  }

  /// Hundredths of a bit that a letter of text has.
  private static let information = 150

  /// The binary logarithm of 0 to 36, in hundredths; 0 counts as 1.
  static let centibits = [
    0, 0, 100, 158, 200, 232, 258, 281, 300, 317, 332, 346, 358, 370, 381, 391, 400, 409, 417,
    425, 432, 439, 446, 452, 458, 464, 470, 475, 481, 486, 491, 495, 500, 504, 509, 513, 517,
  ]
}
