/// Draws conclusions from the dictionary words that still fit each word of a puzzle.
struct Reasoning {
  /// How many words are looked at, the most constrained first, so that a whole book takes bounded time.
  static let mostWords = 200

  /// A word with unknown letters, and the dictionary words that fit it.
  struct View {
    let word: Puzzle.Word
    let matches: Matches

    /// The plain letters of each of its letters in these words.
    let letters: [(cipher: CipherLetter, plain: CipherLetterSet)]

    func plain(for cipher: CipherLetter) -> CipherLetterSet? { letters.first { $0.cipher == cipher }?.plain }
  }

  let puzzle: Puzzle

  /// The letters without a pair.
  let left: [CipherLetter]

  /// The words with unknown letters, the most constrained first.
  let views: [View]
  private let belief: Belief?

  /// The domains after all words are cross-checked; nil if some word has nothing left, or where a reading tells more.
  private let narrowed: Domains?

  /// A contradiction between words for which pairs or bans are to blame.
  let clash: Deduction?

  /// Draws them from the words that are in the lists by `belief`, or from all where there is none.
  init(_ puzzle: Puzzle, _ belief: Belief?) {
    self.puzzle = puzzle
    self.belief = belief
    left = puzzle.map.alphabet.letters(of: puzzle.lettersLeft)
    let listed = puzzle.mostConstrained.lazy.filter { word in
      belief.map { !puzzle.search.matches(for: word.cipher, in: $0.domains).isEmpty } ?? true
    }
    views = listed.prefix(Self.mostWords).map { word in
      let matches = puzzle.matches(for: word.cipher)
      return View(word: word, matches: matches, letters: matches.letters)
    }
    guard belief == nil else {
      (narrowed, clash) = (nil, nil)
      return
    }
    let words = views.map { $0.word.cipher }
    do throws(NoWordLeft) {
      narrowed = try puzzle.narrowed(puzzle.domains, by: words)
      clash = nil
    } catch {
      narrowed = nil
      let blamed = puzzle.blame { (try? puzzle.narrowed($0, by: words)) == nil }
      clash = blamed.isEmpty ? nil : Deduction(ground: .clash, words: [error.word], blamed: blamed)
    }
  }

  var alphabet: CipherAlphabet { puzzle.map.alphabet }

  /// The letters for which several of `views`, looked at together, leave one plain letter.
  func together(_ views: [View]) -> [Deduction] {
    guard narrowed != nil || belief != nil else { return [] }
    return left.compactMap { cipher in
      var sharing = views.filter { $0.plain(for: cipher) != nil }
      let options = common(sharing, cipher)
      guard options.count == 1, !sharing.isEmpty, isBelieved(cipher, alphabet.only(of: options)) else { return nil }
      for view in sharing.reversed() {
        let others = sharing.filter { $0.word.cipher != view.word.cipher }
        if common(others, cipher) == options { sharing = others }
      }
      return Deduction(
        ground: .together, words: sharing.map { $0.word.cipher }, count: sharing.first?.word.count ?? 0, cipher: cipher,
        options: options, answer: alphabet.only(of: options))
    }
  }

  /// The letters for which all words, cross-checked over and over, leave one plain letter.
  var allWords: [Deduction] {
    guard let narrowed else { return [] }
    return left.compactMap { cipher in
      guard narrowed[cipher].count == 1, let view = views.first(where: { $0.plain(for: cipher) != nil })
      else { return nil }
      return Deduction(
        ground: .chain, words: [view.word.cipher], count: view.word.count, cipher: cipher, options: narrowed[cipher],
        answer: alphabet.only(of: narrowed[cipher]))
    }
  }

  /// Whether the reading, if there is one, has the letter for certain.
  func isBelieved(_ cipher: CipherLetter, _ plain: CipherLetter?) -> Bool {
    belief?.isCertain(of: cipher, plain) ?? true
  }

  /// The letters that can be told without proof: those of which `advice` is sure, or, where nobody gives any, those
  /// that the words suggest by far.
  func likelyLetters(by advice: Belief?) -> [Likely] {
    guard let advice else {
      let shares = views.map { $0.matches.shares }
      return left.compactMap { cipher in
        guard let odds = odds(of: cipher, by: shares), let place = odds.indices.max(by: { odds[$0] < odds[$1] }),
          odds[place] >= Self.sureOdds, puzzle.domains[cipher].contains(alphabet[place])
        else { return nil }
        return Likely(cipher: cipher, plain: alphabet[place])
      }
    }
    return left.compactMap { cipher in
      guard advice.plain(of: cipher, in: puzzle.domains) != nil, let pair = advice[cipher], pair.confidence >= Self.sure
      else { return nil }
      return Likely(cipher: cipher, plain: pair.plain, confidence: pair.confidence)
    }
  }

  /// A letter with what it stands for, and how sure that is in per cent, where a solver was asked.
  struct Likely {
    let cipher: CipherLetter
    let plain: CipherLetter
    var confidence: Int?
  }

  /// Per cent from which on a letter of a reading is preferred to those that the words suggest more.
  private static let sure = 90

  /// The share of the words that makes a letter sure, where the words alone are asked.
  private static let sureOdds = 0.9

  /// The letter that the words suggest most, of those of `advice` or, where nobody gives any, of all; fitting words are
  /// taken to be as likely as they are frequent and independent of each other.
  func suggestedLetter(by advice: Belief?) -> Deduction? {
    let ownDomains = advice == nil ? narrowed : nil
    let domains = ownDomains ?? puzzle.domains
    let shares = views.map { view in
      ownDomains == nil ? view.matches.shares : puzzle.search.matches(for: view.word.cipher, in: domains).shares
    }
    var best: (pair: LetterPair, odds: Double)?
    for cipher in left {
      guard let odds = odds(of: cipher, by: shares) else { continue }
      let advised = advice.map { [$0.plain(of: cipher, in: domains)].compactMap { $0 } }
      for plain in advised ?? alphabet.letters(of: domains[cipher]) where odds[plain.index] > best?.odds ?? 0 {
        best = (LetterPair(cipher, plain), odds[plain.index])
      }
    }
    guard let pair = best?.pair, let view = telling(of: pair.cipher, pair.plain, shares)?.view,
      let options = view.plain(for: pair.cipher)
    else { return nil }
    let found = deduction(.words, view, pair.cipher, options, answer: pair.plain)
    return advice.map { found.likely($0[pair.cipher]?.confidence) } ?? found
  }

  /// The share of the words left that have each plain letter, for each letter of a word.
  typealias Shares = [(cipher: CipherLetter, plain: [Double])]

  /// The word that argues most strongly for a letter, with its share of words that have it; of equal ones the one with
  /// the fewest words left.
  func telling(
    of cipher: CipherLetter, _ plain: CipherLetter, _ shares: [Shares]
  ) -> (view: View, share: Double)? {
    let telling = zip(views, shares).compactMap { view, shares in
      shares.first { $0.cipher == cipher }.map { (view: view, share: $0.plain[plain.index]) }
    }
    return telling.reversed().max { $0.share < $1.share }.flatMap { $0.share > 0 ? $0 : nil }
  }

  /// The probability of each plain letter for `cipher`; nil where no word has it.
  private func odds(of cipher: CipherLetter, by shares: [Shares]) -> [Double]? {
    var odds = [Double](repeating: 1, count: alphabet.count)
    var isMet = false
    for share in shares.joined() where share.cipher == cipher {
      isMet = true
      for letter in odds.indices { odds[letter] *= max(share.plain[letter], Self.leastShare) }
      let sum = odds.reduce(0, +)
      for letter in odds.indices { odds[letter] /= sum }
    }
    return isMet ? odds : nil
  }

  /// Smoothing floor: no listed letter gets probability 0.
  private static let leastShare = 0.001

  /// The plain letters that all of `views` leave for `cipher`.
  func common(_ views: [View], _ cipher: CipherLetter) -> CipherLetterSet {
    views.reduce(alphabet.all) { left, view in view.plain(for: cipher).map(left.intersection) ?? left }
  }

  /// The conclusion from one word about `cipher`. Where the argument is the words left, a plainer fact about the word
  /// takes its place.
  func deduction(
    _ ground: Hint.Ground, _ view: View, _ cipher: CipherLetter, _ options: CipherLetterSet, answer: CipherLetter?
  ) -> Deduction {
    Deduction(
      ground: ground == .words ? view.ground(under: puzzle.map) : ground, words: [view.word.cipher],
      count: view.word.count, cipher: cipher, options: options, answer: answer)
  }
}

extension Reasoning.View {
  /// The plainest fact about the word: it stands alone, lacks few letters, or has an apostrophe.
  func ground(under map: SubstitutionMap) -> Hint.Ground {
    let letters = word.cipher.letters
    let unknown = letters.filter { map[$0] == nil }
    if letters.count == 1 { return .alone }
    if letters.count >= 4, unknown.count * 3 <= letters.count, Set(unknown).count <= 2 { return .gap }
    return word.cipher.apostrophes.isEmpty ? .words : .apostrophe
  }
}

extension Puzzle {
  /// `deduction` with some of the words that fit the word it argues from, and how many of all are names.
  func illustrated(_ deduction: Deduction) -> Deduction {
    guard [.words, .gap, .apostrophe, .little].contains(deduction.ground), let word = deduction.words.first else {
      return deduction
    }
    let matches = Array(matches(for: word))
    var illustrated = deduction
    illustrated.examples = matches.examples.map { $0.text }
    illustrated.names = matches.count { $0.isName }
    return illustrated
  }
}

extension [Match] {
  /// The words that a hint names: those that people know, common ones first, names behind them. A word that alone is
  /// left is named whatever it is.
  var examples: [Match] {
    let all = sorted(.frequency).filter { $0.isKnown || count == 1 }
    let names = all.filter { $0.isName }
    return Array((all.filter { !$0.isName } + names).prefix(4))
  }
}
