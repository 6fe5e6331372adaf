import Cryptograms
import Journal
import Layout
import Lexicon

extension Puzzle {
  /// Its words with the number of those that still fit, the most constrained first, then names and unknown words.
  var wordCounts: [String] {
    mostConstrained.map { "\($0.cipher.short) \($0.count)" }
      + words.filter { $0.status == .contradicted }.map { "\($0.cipher.short) 0" }
      + words.filter { [.name, .unknown, .unlisted].contains($0.status) }.map { "\($0.cipher.short) ?" }
  }

  var letterCounts: String {
    "Letters: "
      + cryptogram.lettersByCount.map { letter in
        "\(letter)\(map[letter].map { "=\($0.small)" } ?? ""):\(cryptogram.count(of: letter))"
      }.joined(separator: " ")
  }

  /// How far the solution has come.
  var tally: String {
    let letters = cryptogram.lettersByCount.count
    return "\(letters - lettersLeft.count) of \(counted(letters, "letter")) known."
  }

  /// The sentences about the first words that no word fits any more, and about a puzzle in which every letter has its
  /// pair.
  var says: [Sentence] { contradictions + (news.map { [Sentence($0, isSolved ? .good : .plain)] } ?? []) }

  var contradictions: [Sentence] { contradicted.prefix(3).map { Sentence(contradiction(of: $0.cipher), .bad) } }

  /// The sentence that no word fits `word` any more, with the pairs that may be to blame.
  private func contradiction(of word: CipherWord) -> String {
    let blamed = blame(for: word)
    let pairs = blamed.map { $0.description }.joined(separator: ", ")
    return isCertain(blamed, for: word)
      ? "No word fits \(word): \(pairs) cannot be \(blamed.count > 1 ? "all " : "")right."
      : Hint.unlisted(word.description, with: pairs)
  }

  /// The verdict on a puzzle in which every letter has its pair; nil for others.
  var news: String? {
    switch (completion, search.isEnglish) {
    case (.open, _): nil
    case (.paired, _) where comparison == nil:
      "Every letter has its pair, but some words are in no list, so nothing tells whether it is right."
    case (.paired, _):
      if comparison?.readsAsLanguage == false {
        "Every letter has its pair, but the text does not read as \(search.isEnglish ? "English" : "a language")."
      } else if let word = betterRead.first {
        "Every letter has its pair, but \(word.short) is in no list, and the program reads a word there."
      } else {
        "Every letter has its pair, but the program reads \(comparison?.different ?? 0) of them otherwise."
      }
    case (.readable, true): "Every letter has its pair, and it reads as English; another reading may, too."
    case (.readable, false): "Every letter has its pair; another reading may be as likely."
    case (.solved, true): "Every letter has its pair, and the text reads as English: solved."
    case (.solved, false): "Every letter has its pair, and nothing speaks for another reading: solved."
    }
  }

  func json(_ word: Word) -> JSON {
    [
      "cipher": JSON(word.cipher.description), "count": JSON(word.count), "occurrences": JSON(word.occurrences),
      "standing": JSON(word.status.rawValue),
      "blamed": word.status == .contradicted ? JSON(blame(for: word.cipher).map { $0.description }) : nil,
    ]
  }
}

extension Puzzle.Comparison {
  var sentence: String {
    guard readsAsLanguage else {
      return "The text does not read as \(language?.name ?? "language"), so there is nothing to check by."
    }
    guard entered > 0 else { return "No letter of the puzzle has a pair yet." }
    let doubt = isSure ? "" : " The program is not sure of its reading."
    let others = different == 0 ? "none" : "\(different)"
    return "\(counted(entered, "letter")) checked, \(others) read otherwise by the program.\(doubt)"
  }

  var json: JSON {
    [
      "letters": JSON(entered), "different": JSON(different), "isSure": JSON(isSure),
      "readsAsLanguage": JSON(readsAsLanguage),
    ]
  }
}

extension CipherWord {
  /// The word, or the beginning of one that is too long for a list.
  var short: String { letters.count > 40 ? "\(description.prefix(40))…" : description }
}

extension String {
  var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension PrintedPuzzle {
  /// The sentences before the puzzle is shown: its heading, the lines below it, and the tips printed with it, of which
  /// those in `placeless` cannot stand anywhere.
  func remarks(placeless: [Crib]) -> [Sentence] {
    let tips = clues.filter { if case .stands = $0 { false } else { true } }
    let title =
      (heading.isEmpty ? [] : [heading]).map { Sentence(Escape.visible($0)) }
      + below.map { Sentence(Escape.visible("Below it: \($0.trimmed)")) }
    if tips.isEmpty { return title }
    let named = Escape.visible("Tip: \(tips.map { $0.description }.joined(separator: ", ")).")
    let tip = tips.first { !placeless.contains($0) }.map {
      Sentence(named, prompt: Escape.visible("':crib \($0)' tells where it can stand."))
    }
    return title + [tip ?? Sentence(named)] + placeless.map { Sentence("\($0) has no place.") }
  }
}

extension Hint {
  /// The hint in its parts; what its level does not tell is absent.
  var json: JSON {
    [
      "level": JSON(level.rawValue), "ground": JSON(ground.rawValue),
      "words": words.isEmpty ? nil : JSON(words.map { $0.description }), "letter": JSON(cipher?.description),
      "options": JSON(unlessEmpty: String(options.map { $0.small })), "answer": answer.map { JSON(String($0.small)) },
      "isForced": JSON(isForced), "confidence": confidence.map { JSON(Double($0) / 100) },
    ]
  }
}

extension Explanation {
  /// Which words the steps argue from, where they are not all; else nil.
  var scope: String? {
    wordsLeftOut == 0
      ? nil
      : "By the words of the beginning; of the rest of the text \(counted(wordsLeftOut, "word")) \(wordsLeftOut == 1 ? "is" : "are") left out."
  }
}

extension Explanation.Step {
  /// The pair that is found, absent where a word is set aside, and whether it follows.
  var json: JSON { ["pair": JSON(pair?.description), "isForced": JSON(isForced)] }
}

extension Worksheet {
  /// The hints that were given for the puzzle at hand, in a sentence; nil where none was.
  var hintsGiven: String? {
    let all = hints.reduce(0, +)
    if all == 0 { return nil }
    let letters = lettersTold == 0 ? "without a letter" : "\(counted(lettersTold, "letter")) told"
    return "\(counted(all, "hint")), \(letters)."
  }
}

extension Worksheet.State {
  /// The first words of a puzzle, with as much of its solution as is known.
  struct Beginning {
    let text: String
    let known: Int
    let letters: Int

    var row: String { "\(text)  \(known) of \(counted(letters, "letter"))" }

    var json: JSON { ["beginning": JSON(text), "known": JSON(known), "letters": JSON(letters)] }
  }

  var beginning: Beginning {
    let cryptogram = text.flatMap { try? Cryptogram($0, of: map.alphabet) }
    let first = cryptogram?.lines.first { $0.contains(where: { $0.isLetter }) } ?? ""
    let letters = cryptogram?.lettersByCount ?? []
    let isCut = first.count > Self.shownCharacters || cryptogram.map { $0.lines.count > 1 } == true
    return Beginning(
      text: Escape.visible(first.prefix(Self.shownCharacters) + (isCut ? "…" : "")),
      known: letters.count { map[$0] != nil }, letters: letters.count)
  }

  private static let shownCharacters = 40

  /// Which words of the puzzle were set aside since `earlier` because of what was entered for them, and which are taken
  /// back in.
  func asides(since earlier: Worksheet.State) -> [String] {
    if text != earlier.text { return [] }
    let aside = entered.keys.filter { !earlier.names.contains($0) }
    let back = earlier.entered.keys.filter { !names.contains($0) }
    return aside.map { "\($0.short) is in no list and is set aside." }.sorted()
      + back.map { "\($0.short) is looked for again." }.sorted()
  }

  /// The sentence about the keyword alphabet of the puzzle.
  var said: String {
    kind.map { "The puzzle is taken for a \($0.rawValue.uppercased())." } ?? "Nothing is said of its keyword alphabet."
  }
}

extension SubstitutionMap {
  /// The plain letters that are left, nothing between them.
  var lettersLeft: String {
    plainLeft.isEmpty ? "none" : String(alphabet.letters(of: plainLeft).map { $0.small })
  }
}
