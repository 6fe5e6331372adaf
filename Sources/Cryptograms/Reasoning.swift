extension Puzzle {
  /// The next step that helps most, or nil if every letter has its pair and nothing is wrong.
  ///
  /// Contradictions come first, then what is forced (by one word, by several, by all), then what is likely. A clash
  /// between words counts only if a pair or ban causes it; otherwise some name just looks like a word.
  /// Complexity: several searches for each of the most constrained words, of which at most `Reasoning.mostWords` are
  /// looked at.
  public func hint(_ level: Hint.Level) -> Hint? { deduction.map { Hint($0, level, map.alphabet) } }

  private var deduction: Deduction? {
    if let word = contradicted.first {
      return Deduction(ground: .contradiction, words: [word.cipher], blamed: blame(for: word.cipher))
    }
    let left = lettersLeft
    if left.isEmpty { return nil }
    if let impossible = map.alphabet.letters(of: left).first(where: { domains[$0].isEmpty }) {
      let words = words.map(\.cipher).filter { $0.alphabet.contains(impossible) }.prefix(1)
      return Deduction(ground: .contradiction, words: Array(words), blamed: blame { $0[impossible].isEmpty })
    }
    let reasoning = Reasoning(self)
    return reasoning.clash ?? lastLeft(left) ?? reasoning.singleWord ?? reasoning.severalWords ?? reasoning.allWords
      ?? reasoning.likelyLetter ?? counts(left)
  }

  private func lastLeft(_ left: CipherLetterSet) -> Deduction? {
    let alphabet = map.alphabet
    guard let cipher = alphabet.letters(of: left).first(where: { domains[$0].count == 1 }) else { return nil }
    return Deduction(
      ground: .lastLeft, cipher: cipher, options: domains[cipher], answer: alphabet.only(of: domains[cipher]))
  }

  /// A guess from letter counts, used where no word helps: first the language's commonest letter for the most frequent
  /// one, then a common double for a doubled letter, then the most frequent plain letter that is left.
  private func counts(_ left: CipherLetterSet) -> Deduction? {
    let frequent = cryptogram.lettersByCount.filter(left.contains)
    let frequencies = search.frequencies
    let isFirst = map.plainLeft.contains(map.alphabet[frequencies.mostFrequent])
    if !isFirst, let doubled = frequent.first(where: cryptogram.doubledLetters.contains),
      let answer = frequencies.mostDoubled(of: domains[doubled])
    {
      return Deduction(
        ground: .doubled, cipher: doubled, options: domains[doubled], answer: map.alphabet[answer])
    }
    guard let cipher = frequent.first(where: { !domains[$0].isEmpty }) else { return nil }
    let answer = frequencies.mostFrequent(of: domains[cipher]).map { map.alphabet[$0] }
    return Deduction(ground: .frequency, cipher: cipher, options: domains[cipher], answer: answer)
  }
}

/// What can be concluded about a puzzle: all that a `Hint` tells at its highest level.
struct Deduction {
  let ground: Hint.Ground
  var words: [CipherWord] = []
  var count = 0
  var cipher: CipherLetter?
  var options: CipherLetterSet = []
  var examples: [String] = []
  var answer: CipherLetter?
  var blamed: [Assumption] = []

  /// Whether the argument leaves one letter, or none.
  var isForced: Bool { options.count < 2 }
}

/// Draws conclusions from the dictionary words that still fit each word of a puzzle.
struct Reasoning {
  /// How many words are looked at, the most constrained first, so that a whole book takes bounded time.
  static let mostWords = 200

  /// A word with unknown letters, and the dictionary words that fit it.
  private struct View {
    let word: Puzzle.Word
    let matches: Matches
    let letters: [(cipher: CipherLetter, plain: CipherLetterSet)]

    func plain(for cipher: CipherLetter) -> CipherLetterSet? { letters.first { $0.cipher == cipher }?.plain }
  }

  private let puzzle: Puzzle
  private var alphabet: CipherAlphabet { puzzle.map.alphabet }
  private let left: [CipherLetter]
  private let views: [View]

  /// The domains after all words are cross-checked; nil if some word has nothing left.
  private let narrowed: Domains?

  /// A contradiction between words for which pairs or bans are to blame.
  let clash: Deduction?

  init(_ puzzle: Puzzle) {
    self.puzzle = puzzle
    left = puzzle.map.alphabet.letters(of: puzzle.lettersLeft)
    views = puzzle.mostConstrained.prefix(Self.mostWords).map { word in
      let matches = puzzle.matches(for: word.cipher)
      return View(word: word, matches: matches, letters: matches.letters)
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
      for (cipher, plain) in view.letters where plain.count == 1 && puzzle.map[cipher] == nil {
        return deduction(.words, view, cipher, plain, answer: alphabet.only(of: plain))
      }
    }
    return nil
  }

  /// A letter for which several words, looked at together, leave one plain letter.
  var severalWords: Deduction? {
    guard narrowed != nil else { return nil }
    for cipher in left {
      var sharing = views.filter { $0.plain(for: cipher) != nil }
      let options = common(sharing, cipher)
      guard options.count == 1, !sharing.isEmpty else { continue }
      for view in sharing.reversed() {
        let others = sharing.filter { $0.word.cipher != view.word.cipher }
        if common(others, cipher) == options { sharing = others }
      }
      return Deduction(
        ground: .together, words: sharing.map(\.word.cipher), count: sharing.first?.word.count ?? 0, cipher: cipher,
        options: options, answer: alphabet.only(of: options))
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
      answer: alphabet.only(of: narrowed[cipher]))
  }

  /// The most probable letter, if fitting words are as likely as they are frequent and independent of each other.
  var likelyLetter: Deduction? {
    let domains = narrowed ?? puzzle.domains
    let shares = views.map { view in
      narrowed == nil ? view.matches.shares : puzzle.search.matches(for: view.word.cipher, in: domains).shares
    }
    var best: (cipher: CipherLetter, plain: CipherLetter, sureness: Double)?
    for cipher in left {
      var odds = [Double](repeating: 1, count: alphabet.count)
      var isMet = false
      for share in shares.joined() where share.cipher == cipher {
        isMet = true
        for letter in odds.indices { odds[letter] *= max(share.plain[letter], Self.leastShare) }
        let sum = odds.reduce(0, +)
        for letter in odds.indices { odds[letter] /= sum }
      }
      guard isMet else { continue }
      for plain in alphabet.letters(of: domains[cipher]) where odds[plain.index] > best?.sureness ?? 0 {
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

  /// Smoothing floor: no listed letter gets probability 0.
  private static let leastShare = 0.001

  private func common(_ views: [View], _ cipher: CipherLetter) -> CipherLetterSet {
    views.reduce(alphabet.all) { left, view in view.plain(for: cipher).map(left.intersection) ?? left }
  }

  private func deduction(
    _ ground: Hint.Ground, _ view: View, _ cipher: CipherLetter, _ options: CipherLetterSet, answer: CipherLetter?
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
