package import Cryptograms
package import Journal
import Layout
import Lexicon

extension MadeCryptogram {
  /// The cryptogram with its key, as a program gets it; `seed` is the number that makes it again.
  package func json(seed: UInt64) -> JSON {
    [
      "ciphertext": JSON(escapedLines(ciphertext)), "plaintext": JSON(escapedLines(plaintext)),
      "original": JSON(original.map(escapedLines)), "kind": JSON(alphabets?.kind.rawValue ?? "random"),
      "keyword": JSON(alphabets?.keywords.joined(separator: " ")), "plainAlphabet": JSON(plainRow),
      "cipherAlphabet": JSON(cipherRow), "seed": JSON(seed),
      "key": .object(pairs.map { ("\($0.cipher)", JSON(String($0.plain.small))) }),
    ]
  }

  private var plainRow: String { alphabets?.plainRow ?? String(pairs.map { $0.plain.small }) }
  private var cipherRow: String { alphabets?.cipherRow ?? String(pairs.map { $0.cipher.capital }) }

  /// The puzzle, and under it its key.
  package func text(seed: UInt64) -> [String] {
    ciphertext.split(whereSeparator: { $0.isNewline }).map { Escape.visible(String($0)) } + [
      "   Plain   \(plainRow)", "   Cipher  \(cipherRow)",
      "   \(alphabets.map { "\($0), " } ?? "Random key, ")seed \(seed).",
    ] + (misspellings.map { ["   \(Escape.visible($0))"] } ?? [])
  }

  /// The words that are misspelled, each once, with how it is spelled; nil where none are.
  var misspellings: String? {
    func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
    guard let original, let spelled else { return nil }
    func bare(_ word: Substring) -> String { String(word.lowercased().filter { $0.isLetter || $0 == "'" }) }
    var changed: [String] = []
    for (word, other) in zip(words(original), words(spelled)) where word.folded != other.folded {
      let pair = "\(bare(other)) (\(bare(word)))"
      if !changed.contains(pair) { changed.append(pair) }
    }
    return changed.isEmpty ? nil : "Misspelled: \(changed.joined(separator: ", "))."
  }
}

extension Difficulty {
  /// How hard `ciphertext` is, as a program gets it.
  package func json(of ciphertext: String) -> JSON {
    let best = solution.readings.first
    let crib = crib.map { crib in
      [
        "letters": JSON(crib.pairs.count), "pairs": JSON(crib.pairs.map { $0.description }.joined(separator: ",")),
        "word": JSON(crib.word?.description), "plaintext": JSON(crib.word.map(plain)),
      ] as JSON
    }
    func ofWords(_ number: Int) -> JSON? { solution.partsWords ? JSON(number) : nil }
    return [
      "ciphertext": JSON(escapedLines(ciphertext)),
      "plaintext": JSON((best?.segmented ?? best?.plaintext).map(escapedLines)), "difficulty": JSON(level),
      "effort": JSON(effort), "points": JSON(points), "kind": solution.partsWords ? "aristocrat" : "patristocrat",
      "letters": JSON(text.letters), "differentLetters": JSON(text.differentLetters), "words": ofWords(text.words),
      "wordsOfOneLetter": ofWords(text.wordsOfOneLetter),
      "counts": .object(text.counts.ordered { $0.key < $1.key }.map { ("\($0.key)", JSON($0.value)) }),
      "rare": ofWords(weighed.rare), "little": ofWords(weighed.little), "holds": ofWords(weighed.holds),
      "forced": JSON(forced), "likely": JSON(likely), "readsAsLanguage": JSON(readsAsLanguage),
      "oneReading": JSON(hasOneReading), "readings": JSON(1 + solution.rivals.count), "crib": crib,
    ]
  }

  /// The plaintext of a word of the puzzle in the best reading, with `.` for a letter that it does not tell.
  fileprivate func plain(_ word: CipherWord) -> String {
    let key = solution.readings.first?.key ?? []
    return String(word.letters.map { cipher in key.first { $0.cipher == cipher }?.plain.small ?? "." })
  }

  /// The rating in lines for a person, the beginning of the puzzle first.
  package func lines(of ciphertext: String) -> [String] {
    let beginning = ciphertext.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    let cut = beginning.count > Self.shown
    let one = text.wordsOfOneLetter
    let words =
      solution.partsWords
      ? ", in \(counted(text.words, "word")), \(one == 0 ? "none" : "\(one)") of one letter" : ", no word spaces"
    return [
      Escape.visible(String(beginning.prefix(Self.shown))) + (cut ? "…" : ""),
      "   Difficulty \(level) of 10\(reasons).",
      "   \(counted(forced, "letter")) \(forced == 1 ? "follows" : "follow"), \(likely) only likely: "
        + "\(counted(points, "point")).",
      "   \(counted(text.letters, "letter")), \(text.differentLetters) different\(words).",
      "   \(verdict)",
    ]
  }

  /// Why it is as hard as that.
  private var reasons: String {
    guard solution.partsWords, readsAsLanguage else { return "" }
    return ": \(weighed.rare) % rare, \(counted(weighed.little, "little word")), "
      + "\(counted(weighed.holds, "word")) with a doubled letter, an apostrophe or a repetition"
  }

  private var verdict: String {
    guard readsAsLanguage else { return "It does not read as \(solution.language?.name ?? "language")." }
    if let unsettled = solution.unsettled, solution.onlyRepeatsItself || !hasOneReading && solution.rivals.isEmpty {
      return "\(unsettled)."
    }
    let readings =
      hasOneReading
      ? "One reading" : "\(solution.rivals.count + 1) readings are nearly as likely"
    guard let crib else { return "\(readings)." }
    let pairs = crib.pairs.map { "\($0.cipher)=\($0.plain.small)" }.joined(separator: " ")
    let word = crib.word.map { ", as in \($0) = \(plain($0))" } ?? ""
    return "\(readings); a crib of \(counted(crib.pairs.count, "letter")) makes it certain: \(pairs)\(word)."
  }

  private static let shown = 60
}
