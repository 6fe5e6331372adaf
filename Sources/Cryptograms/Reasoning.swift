/// Draws conclusions from the words that are left for the words of a puzzle.
struct Reasoning {
  /// How many words are looked at, the most constrained first: a bound for texts of whole books.
  static let mostWords = 200

  /// A word with letters to be found, and what is left for it.
  private struct View {
    let word: Puzzle.Word
    let matches: Matches
    let letters: [(cipher: LatinLetter, plain: LatinLetterSet)]

    func plain(for cipher: LatinLetter) -> LatinLetterSet? { letters.first { $0.cipher == cipher }?.plain }
  }

  private let puzzle: Puzzle
  private let left: [LatinLetter]
  private let views: [View]

  /// What all words leave for each other, or nil where that is nothing for one of them.
  private let narrowed: Domains?

  /// What is wrong where the words do not go together and what is known is to blame for it.
  let clash: Deduction?

  init(_ puzzle: Puzzle) {
    self.puzzle = puzzle
    left = puzzle.lettersLeft.letters
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
        return deduction(.words, view, cipher, plain, answer: plain.only)
      }
    }
    return nil
  }

  /// A letter for which several words, looked at together, leave one plain letter.
  var severalWords: Deduction? {
    guard narrowed != nil else { return nil }
    for cipher in left {
      var sharing = views.filter { $0.plain(for: cipher) != nil }
      let options = Self.common(sharing, cipher)
      guard options.count == 1, !sharing.isEmpty else { continue }
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

  /// The letter that is surest if every word left is as likely as it is frequent, and words do not depend on each other.
  var likelyLetter: Deduction? {
    let domains = narrowed ?? puzzle.domains
    let shares = views.map { view in
      narrowed == nil ? view.matches.shares : puzzle.search.matches(for: view.word.cipher, in: domains).shares
    }
    var best: (cipher: LatinLetter, plain: LatinLetter, sureness: Double)?
    for cipher in left {
      var odds = [Double](repeating: 1, count: LatinLetter.count)
      var isMet = false
      for share in shares.joined() where share.cipher == cipher {
        isMet = true
        for letter in odds.indices { odds[letter] *= max(share.plain[letter], Self.leastShare) }
        let sum = odds.reduce(0, +)
        for letter in odds.indices { odds[letter] /= sum }
      }
      guard isMet else { continue }
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

  /// What a word never met in the place of one that is there counts for: nothing is impossible that a list leaves.
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
