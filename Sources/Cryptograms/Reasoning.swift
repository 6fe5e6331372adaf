/// Draws conclusions from the dictionary words that still fit each word of a puzzle.
struct Reasoning {
  /// How many words are looked at, the most constrained first, so that a whole book takes bounded time.
  static let mostWords = 200

  /// A word with unknown letters, and the dictionary words that fit it.
  private struct View {
    let word: Puzzle.Word
    let matches: Matches
    let letters: [(cipher: LatinLetter, plain: LatinLetterSet)]

    func plain(for cipher: LatinLetter) -> LatinLetterSet? { letters.first { $0.cipher == cipher }?.plain }
  }

  private let puzzle: Puzzle
  private let belief: Belief?
  private let left: [LatinLetter]
  private let views: [View]

  /// The domains after all words are cross-checked; nil if some word has nothing left, or where a reading tells more.
  private let narrowed: Domains?

  /// A contradiction between words for which pairs or bans are to blame.
  let clash: Deduction?

  /// Draws them from the words that `belief`, if there is one, finds in the lists.
  init(_ puzzle: Puzzle, _ belief: Belief?) {
    self.puzzle = puzzle
    self.belief = belief
    left = puzzle.lettersLeft.letters
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
    let words = views.map(\.word.cipher)
    do throws(NoWordLeft) {
      narrowed = try puzzle.narrowed(puzzle.domains, by: words)
      clash = nil
    } catch {
      narrowed = nil
      let blamed = puzzle.blame { (try? puzzle.narrowed($0, by: words)) == nil }
      clash = blamed.isEmpty ? nil : Deduction(ground: .clash, words: [error.word], blamed: blamed)
    }
  }

  /// A letter on which all words left for one word agree.
  var singleWord: Deduction? {
    for view in views {
      for (cipher, plain) in view.letters
      where plain.count == 1 && puzzle.map[cipher] == nil && isBelieved(cipher, plain.only) {
        return deduction(.words, view, cipher, plain, answer: plain.only)
      }
    }
    return nil
  }

  /// A letter for which several words, looked at together, leave one plain letter.
  var severalWords: Deduction? {
    guard narrowed != nil || belief != nil else { return nil }
    for cipher in left {
      var sharing = views.filter { $0.plain(for: cipher) != nil }
      let options = Self.common(sharing, cipher)
      guard options.count == 1, !sharing.isEmpty, isBelieved(cipher, options.only) else { continue }
      for view in sharing.reversed() {
        let others = sharing.filter { $0.word.cipher != view.word.cipher }
        if Self.common(others, cipher) == options { sharing = others }
      }
      return Deduction(
        ground: .together, words: sharing.map(\.word.cipher), count: sharing.first?.word.count ?? 0, cipher: cipher,
        options: options, answer: options.only)
    }
    return nil
  }

  /// A letter for which all words leave one plain letter.
  var allWords: Deduction? {
    guard let narrowed, let cipher = left.first(where: { narrowed[$0].count == 1 }),
      let view = views.first(where: { $0.plain(for: cipher) != nil })
    else { return nil }
    return Deduction(
      ground: .chain, words: [view.word.cipher], count: view.word.count, cipher: cipher, options: narrowed[cipher],
      answer: narrowed[cipher].only)
  }

  /// Whether the reading, if there is one, has the letter for certain.
  private func isBelieved(_ cipher: LatinLetter, _ plain: LatinLetter?) -> Bool {
    belief?.isCertain(of: cipher, plain) ?? true
  }

  /// The letter of the reading that the words suggest most, of the sure ones where there are any.
  func likelyLetter(by advice: Belief) -> Deduction? {
    let shares = views.map(\.matches.shares)
    let known = left.compactMap { advice.plain(of: $0, in: puzzle.domains) == nil ? nil : advice[$0] }
    let sure = known.filter { $0.confidence >= Self.sure }
    var best: (pair: Reading.Pair, odds: Double)?
    for pair in sure.isEmpty ? known : sure {
      guard let odds = Self.odds(of: pair.cipher, by: shares)?[pair.plain.index] else { continue }
      if odds > best?.odds ?? 0 { best = (pair, odds) }
    }
    guard let (pair, _) = best else { return nil }
    // Of equal shares the first: its word has the fewest words left.
    let telling = zip(views, shares).compactMap { view, shares in
      shares.first { $0.cipher == pair.cipher }.map { (view, $0.plain[pair.plain.index]) }
    }
    guard let (view, share) = telling.reversed().max(by: { $0.1 < $1.1 }), share > 0,
      let options = view.plain(for: pair.cipher)
    else { return nil }
    var deduction = deduction(.words, view, pair.cipher, options, answer: pair.plain)
    deduction.confidence = pair.confidence
    deduction.isCertain = false
    return deduction
  }

  /// Per cent from which on a letter is preferred to those that the words suggest more.
  private static let sure = 90

  /// The most probable letter, if fitting words are as likely as they are frequent and independent of each other.
  var likelyLetter: Deduction? {
    let domains = narrowed ?? puzzle.domains
    let shares = views.map { view in
      narrowed == nil ? view.matches.shares : puzzle.search.matches(for: view.word.cipher, in: domains).shares
    }
    var best: (cipher: LatinLetter, plain: LatinLetter, sureness: Double)?
    for cipher in left {
      guard let odds = Self.odds(of: cipher, by: shares) else { continue }
      for plain in domains[cipher].letters where odds[plain.index] > best?.sureness ?? 0 {
        best = (cipher, plain, odds[plain.index])
      }
    }
    guard let best else { return nil }
    let telling = zip(views, shares).compactMap { view, shares in
      shares.first { $0.cipher == best.cipher }.map { (view, $0.plain[best.plain.index]) }
    }
    // Of equal shares the first: its word has the fewest words left.
    guard let (view, share) = telling.reversed().max(by: { $0.1 < $1.1 }), share > 0,
      let options = view.plain(for: best.cipher)
    else { return nil }
    return deduction(.words, view, best.cipher, options, answer: best.plain)
  }

  /// The probability of each plain letter for `cipher`; nil where no word has it.
  private static func odds(
    of cipher: LatinLetter, by shares: [[(cipher: LatinLetter, plain: [Double])]]
  ) -> [Double]? {
    var odds = [Double](repeating: 1, count: LatinLetter.count)
    var isMet = false
    for share in shares.joined() where share.cipher == cipher {
      isMet = true
      for letter in odds.indices { odds[letter] *= max(share.plain[letter], leastShare) }
      let sum = odds.reduce(0, +)
      for letter in odds.indices { odds[letter] /= sum }
    }
    return isMet ? odds : nil
  }

  /// Smoothing floor: no listed letter gets probability 0.
  private static let leastShare = 0.001

  private static func common(_ views: [View], _ cipher: LatinLetter) -> LatinLetterSet {
    views.reduce(.all) { $0.intersection($1.plain(for: cipher) ?? .all) }
  }

  private func deduction(
    _ ground: Hint.Ground, _ view: View, _ cipher: LatinLetter, _ options: LatinLetterSet, answer: LatinLetter?
  ) -> Deduction {
    let word = view.word.cipher
    let ground: Hint.Ground =
      word.letters.count == 1 ? .alone : word.apostrophes.isEmpty ? ground : .apostrophe
    let examples = Array(view.matches).sorted(.frequency).lazy.filter { !$0.isObscene }.prefix(4).map(\.text)
    return Deduction(
      ground: ground, words: [word], count: view.word.count, cipher: cipher, options: options,
      examples: ground == .alone ? [] : Array(examples), answer: answer)
  }
}
