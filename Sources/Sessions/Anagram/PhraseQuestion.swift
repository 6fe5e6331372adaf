import Anagrams
import Journal
import Layout
import Lexicon

/// A question for the anagrams of an answer in several words, as a setter asks it: `debit card +bad -cited 20`.
struct PhraseQuestion {
  let letters: [Character]

  /// The words that every phrase has.
  private(set) var kept: [String] = []

  /// The words that no phrase has: those that were ruled out, and those of the answer.
  private(set) var ruledOut: Set<String>

  /// How many phrases of each number of words are told.
  private(set) var most = 10

  /// Reads letters, words with a plus or a minus before them, and a number; nil for anything else, and for a word with
  /// both.
  init?(_ text: String) {
    var words: [Substring] = []
    var parts = text.split { $0.isWhitespace }
    guard let number = parts.takeNumber(else: most) else { return nil }
    most = number
    ruledOut = []
    for part in parts {
      guard let sign = part.first, sign == "+" || sign == "-" else {
        words.append(part)
        continue
      }
      guard let word = TypedMove.letters(part.dropFirst()) else { return nil }
      if sign == "+" { kept.append(String(word)) } else { ruledOut.insert(String(word)) }
    }
    guard let letters = TypedMove.letters(words.joined(separator: " ")), letters.count <= Fodder.mostLetters else {
      return nil
    }
    self.letters = letters
    if !ruledOut.isDisjoint(with: kept) { return nil }
    for word in words { ruledOut.formUnion(TypedMove.letters(word).map { [String($0)] } ?? []) }
    ruledOut.subtract(kept)
  }

  /// The letters that are left beside the kept words; nil where these have others.
  var rest: [Character]? {
    let kept = kept.joined()
    guard LetterMultiset(letters).missing(for: kept).isEmpty else { return nil }
    return LetterMultiset(kept).missing(for: letters)
  }
}
