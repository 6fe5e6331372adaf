import Lexicon

extension Reasoning {
  /// Conclusions about letters, in the order in which a person finds them: a letter that stands alone, a little word
  /// with a pattern of its own that stands again and again, words with few words left, letters between neighbours of a
  /// keyed alphabet, apostrophes, little words, endings, doubled letters, counts, words with most of their letters,
  /// words on whose letters all that fit agree, words together, and cross-checking them all after all else.
  ///
  /// A letter that follows comes before one that is only likely where both are as plain. Each step is worked out only
  /// when it is come to.
  func deductions(by advice: Belief?) -> some Sequence<Deduction> {
    let likely = likelyLetters(by: advice)
    let few = Array(views.prefix { $0.word.count <= Self.fewWords })
    let steps: [() -> [Deduction]] = [
      { letters(of: views.filter { $0.word.cipher.letters.count == 1 }, likely) },
      { littleWords(likely, those: { $0.word.occurrences > 1 && isPatterned($0) && isUnbegun($0) }) },
      { letters(of: notTheFirst(of: few), []) },
      { together(few) },
      { letters(of: few, likely) },
      { neighbours(likely) },
      { apostrophes(likely) },
      { littleWords(likely) },
      { endings(likely) },
      { doubledLetters(likely) },
      { mostFrequentLetter(likely) },
      { letters(of: views.filter { $0.ground(under: puzzle.map) == .gap }, likely) },
      { letters(of: views, []) },
      { together(views) },
      { commonWords(likely) },
      { allWords },
      { [suggestedLetter(by: advice)].compactMap { $0 } },
    ]
    return steps.lazy.flatMap { $0() }
  }

  /// The most words that can be looked at one by one.
  private static let fewWords = 8

  /// `views` with the first one behind others that have one word left as well: lists of words begin with it, and a
  /// person has seen it.
  private func notTheFirst(of views: [View]) -> [View] {
    let single = views.prefix { $0.word.count == 1 }
    return Array(single.dropFirst()) + single.prefix(1) + views.dropFirst(single.count)
  }

  /// The letters that follow from one word each, then those of `likely`: of each word the one that can be least.
  private func letters(of views: [View], _ likely: [Likely]) -> [Deduction] {
    let forced = views.flatMap { view in
      view.letters.compactMap { cipher, plain -> Deduction? in
        let answer = alphabet.only(of: plain)
        guard answer != nil, puzzle.map[cipher] == nil, isBelieved(cipher, answer) else { return nil }
        return deduction(.words, view, cipher, plain, answer: answer)
      }
    }
    if likely.isEmpty { return forced }
    return forced
      + views.compactMap { view in
        view.letters.ordered { ($0.plain.count, $0.cipher) < ($1.plain.count, $1.cipher) }.lazy
          .compactMap { argument(.words, [view], $0.cipher, likely) }.first
      }
  }

  /// The argument that `views` leave few letters for `cipher`, one of which is likely. Nil where none of them is
  /// likely, and where only one is left: it either follows or is not believed.
  private func argument(
    _ ground: Hint.Ground, _ views: [View], _ cipher: CipherLetter, _ likely: [Likely]
  ) -> Deduction? {
    let options = common(views, cipher)
    guard let view = views.first, options.count > 1, let answer = likely.first(where: { $0.cipher == cipher }),
      options.contains(answer.plain)
    else { return nil }
    var deduction = deduction(ground, view, cipher, options, answer: answer.plain).likely(answer.confidence)
    deduction.words = views.map { $0.word.cipher }
    return deduction
  }

  /// Letters between two that stand for neighbours, where so many letters stand in order that the alphabet has a
  /// keyword.
  private func neighbours(_ likely: [Likely]) -> [Deduction] {
    guard puzzle.search.isEnglish, KeyPrior.showsKeyword(puzzle.map.pairs) else { return [] }
    func plain(_ place: Int) -> Int? {
      alphabet.letters.indices.contains(place) ? puzzle.map[alphabet[place]]?.index : nil
    }
    return likely.filter { letter in
      let (place, stands) = (letter.cipher.index, letter.plain.index)
      return plain(place - 1) == stands - 1 && plain(place + 1) == stands + 1
    }.map { letter in
      Deduction(ground: .alphabet, cipher: letter.cipher, options: CipherLetterSet(letter.plain), answer: letter.plain)
        .likely(letter.confidence)
    }
  }

  /// Letters behind an apostrophe that can be few.
  private func apostrophes(_ likely: [Likely]) -> [Deduction] {
    views.lazy.filter { !$0.word.cipher.apostrophes.isEmpty }.flatMap { view in
      view.word.cipher.letters.dropFirst(view.word.cipher.apostrophes.last ?? 0).compactMap { cipher in
        argument(.apostrophe, [view], cipher, likely).flatMap { $0.options.count <= Self.fewWords ? $0 : nil }
      }
    }
  }

  /// Short words that are common ones: those that stand more than once, and those with a pattern that is mostly seen in
  /// one word, as `that` is.
  private func littleWords(
    _ likely: [Likely], those isMeant: (View) -> Bool = { _ in true }
  ) -> [Deduction] {
    let short = views.filter {
      (2...Self.longestLittle).contains($0.word.cipher.letters.count) && $0.word.cipher.apostrophes.isEmpty
        && isMeant($0)
    }
    return short.filter { $0.word.occurrences > 1 || isPatterned($0) }
      .ordered { $0.word.occurrences > $1.word.occurrences }.prefix(Self.mostLittle).compactMap { view in
        guard let text = text(of: view, likely) else { return nil }
        let examples = Array(view.matches).examples
        let isFirst = examples.first?.text == text
        guard
          view.word.occurrences > 1 && !isPatterned(view)
            ? examples.contains(where: { $0.text == text })
            : isFirst && examples.count > 1 && examples[0].frequency >= examples[1].frequency + Self.farMoreFrequent
        else { return nil }
        return mostFrequent(of: view.word.cipher.letters).flatMap { argument(.little, [view], $0, likely) }
      }
  }

  /// Whether a letter of the word comes again in it.
  private func isPatterned(_ view: View) -> Bool { view.word.cipher.alphabet.count < view.word.cipher.letters.count }

  /// Whether nothing of the word is known, so that its pattern is all that it tells.
  private func isUnbegun(_ view: View) -> Bool { view.word.cipher.letters.allSatisfy { puzzle.map[$0] == nil } }

  private static let longestLittle = 4

  /// The most short words that are looked at.
  private static let mostLittle = 12

  /// The number of levels by which a word is four times as frequent.
  private static let farMoreFrequent = 12

  /// The word that `view` is with the likely letters; nil where it lacks one, or no word has them.
  private func text(of view: View, _ likely: [Likely]) -> String? {
    var domains = puzzle.domains
    for cipher in view.word.cipher.letters where puzzle.map[cipher] == nil {
      guard let letter = likely.first(where: { $0.cipher == cipher }) else { return nil }
      domains.fix(cipher, as: letter.plain)
    }
    return puzzle.search.matches(for: view.word.cipher, in: domains).first?.text
  }

  /// The letter without a pair that occurs most often in the puzzle.
  private func mostFrequent(of letters: some Sequence<CipherLetter>) -> CipherLetter? {
    letters.filter { puzzle.map[$0] == nil }.min {
      (-puzzle.cryptogram.count(of: $0), $0) < (-puzzle.cryptogram.count(of: $1), $1)
    }
  }

  /// Endings that several words share, where they are common ones of English.
  private func endings(_ likely: [Likely]) -> [Deduction] {
    guard puzzle.search.isEnglish else { return [] }
    let words = views.filter { $0.word.cipher.apostrophes.isEmpty }
    return Self.commonEndings.compactMap { ending in
      let sharing = words.filter {
        let letters = $0.word.cipher.letters
        return letters.count >= ending.count + 2 && reads(letters.suffix(ending.count), ending, likely)
      }
      guard sharing.count >= (ending.count > 2 ? 2 : 3),
        let cipher = mostFrequent(of: sharing[0].word.cipher.letters.suffix(ending.count))
      else { return nil }
      return argument(.ending, Array(sharing.prefix(3)), cipher, likely)
    }
  }

  private static let commonEndings = ["ing", "ion", "ent", "ers", "ed", "er", "es", "ly"]

  /// Whether `letters` read `text` by the map and the likely letters.
  private func reads(_ letters: some Sequence<CipherLetter>, _ text: String, _ likely: [Likely]) -> Bool {
    zip(letters, text).allSatisfy { cipher, character in
      (puzzle.map[cipher] ?? likely.first { $0.cipher == cipher }?.plain)?.small == character
    }
  }

  /// Doubled letters that are among those most often doubled.
  private func doubledLetters(_ likely: [Likely]) -> [Deduction] {
    views.flatMap { view in
      let letters = view.word.cipher.letters
      return zip(letters, letters.dropFirst()).compactMap { left, right -> Deduction? in
        guard left == right, let letter = likely.first(where: { $0.cipher == left }),
          puzzle.search.frequencies.isOftenDoubled(letter.plain)
        else { return nil }
        return argument(.doubled, [view], left, likely)
      }
    }
  }

  /// The letter that occurs most often, where it is among the most frequent ones of the language.
  private func mostFrequentLetter(_ likely: [Likely]) -> [Deduction] {
    let letters = puzzle.cryptogram.lettersByCount
    guard let cipher = letters.first(where: { puzzle.map[$0] == nil }),
      letters.prefix(Self.mostCounted).contains(cipher), puzzle.cryptogram.count(of: cipher) >= Self.leastCount,
      let answer = likely.first(where: { $0.cipher == cipher }),
      puzzle.search.frequencies.isFrequent(answer.plain), puzzle.domains[cipher].count > 1
    else { return [] }
    return [
      Deduction(
        ground: .frequency, cipher: cipher, options: puzzle.domains[cipher], answer: answer.plain,
        confidence: answer.confidence, isCertain: false)
    ]
  }

  /// The most frequent letters of which the counts tell something, and the least count of such a letter.
  private static let (mostCounted, leastCount) = (3, 4)

  /// Letters that most of the words that fit have, as common as these are; the clearest first.
  private func commonWords(_ likely: [Likely]) -> [Deduction] {
    let shares = views.map { $0.matches.shares }
    let told = likely.compactMap { letter in
      telling(of: letter.cipher, letter.plain, shares).map { (cipher: letter.cipher, view: $0.view, share: $0.share) }
    }
    return told.filter { $0.share >= Self.mostOfAll }.ordered { $0.share > $1.share }
      .compactMap { argument(.words, [$0.view], $0.cipher, likely) }
  }

  private static let mostOfAll = 0.5
}
