import Files
import Journal
import Lexicon
import WordScramble

/// One line of a word list and its judgement.
struct CheckedEntry {
  /// The word in lower case, fit to be shown.
  let word: String
  let answer: Answer

  /// Judges `line`, or answers nil for a blank one. A line that was cut has no chance, whatever it holds.
  init?<Fault>(
    _ line: LineReader.Line, in round: inout Round, isReal: (String) throws(Fault) -> Bool
  ) throws(Fault) {
    let text = String(preserving: line.bytes) + (line.isCut ? "…" : "")
    guard let answer = try round.play(text, isReal: isReal) else { return nil }
    self.init(word: Escape.visible(text.folded), answer)
  }

  private init(word: String, _ answer: Answer) {
    self.word = word
    self.answer = answer
  }

  /// The judgement of the same word when it comes again, as the word of the number `number` if it was accepted.
  func again(number: Int, _ rules: Rules) -> CheckedEntry {
    guard case .accepted = answer, !rules.allowsRepeats else { return self }
    return CheckedEntry(word: word, .rejected(.notOriginal(number: number)))
  }

  var points: Int {
    if case .accepted(let play) = answer { play.points } else { 0 }
  }

  /// What the verdict leaves open, such as the missing letters, fit to be shown.
  var detail: String {
    if case .rejected(let rejection) = answer { Escape.visible(rejection.detail) } else { "" }
  }
}
