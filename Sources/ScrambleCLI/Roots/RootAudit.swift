import Lexicon
import WordScramble

/// How a word of a start list does as a root.
struct RootAudit {
  enum Verdict: String {
    case accepted
    case notAWord = "not-a-word"
    case notReal = "not-real"
    case obscene
    case tooPoor = "too-poor"
    case tooRich = "too-rich"

    /// Nobody can count what so many letters offer to a dictionary without an index.
    case tooLong = "too-long"
  }

  let root: String
  let verdict: Verdict
  let tally: RootTally

  /// Audits the folded `word`.
  init(_ word: String, rules: Rules, range: WordsRange, by judge: DictionaryJudge) throws {
    let isWord = (1...RootWord.mostLetters).contains(word.count) && word.allSatisfy(\.isWordLetter)
    let tally = isWord ? try judge.tally(of: word, rules) : nil
    root = word
    self.tally = tally ?? RootTally(letters: 0)
    verdict =
      if !isWord {
        .notAWord
      } else if tally == nil {
        .tooLong
      } else if try !judge.isReal(word) {
        .notReal
      } else if try judge.isObscene(word) {
        .obscene
      } else if self.tally.words < range.lower {
        .tooPoor
      } else if self.tally.words > range.upper {
        .tooRich
      } else {
        .accepted
      }
  }

  /// The numbers in the order of the columns.
  var numbers: [Int] { [tally.words, tally.points, tally.longest, tally.anagrams, tally.common] }
}
