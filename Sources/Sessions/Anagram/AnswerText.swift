import Anagrams
import Journal
import Layout
import Lexicon

// What is said of checked words, hints and answers.

extension Bench.CheckedWord.Verdict {
  var phrase: String {
    switch self {
    case .word: "a word"
    case .capitalised: "a word, with a capital"
    case .listed: "in the crossword list"
    case .unknown: "no word"
    case .incomplete: "not complete"
    }
  }

  var isGood: Bool { self == .word || self == .capitalised || self == .listed }
}

extension Hint {
  var sentence: String { sentence(about: "answer", "answers") }

  /// Whether it tells that an answer stands in the slots.
  var isAboutSlots: Bool {
    switch self {
    case .complete, .oneOf, .combined(.complete), .combined(.oneOf): true
    default: false
    }
  }

  /// The hint for a program.
  var json: JSON {
    func count(_ number: Int, _ isLeast: Bool) -> JSON {
      ["count": JSON(number), "mayHaveMore": isLeast ? true : nil]
    }
    return switch self {
    case .count(let number, let isLeast): count(number, isLeast)
    case .skeleton(let skeleton): ["skeleton": JSON(skeleton)]
    case .initials(let initials): ["initials": JSON(initials)]
    case .letter(let letter, let slot): ["letter": JSON(String(letter)), "slot": JSON(slot)]
    case .complete: ["isInSlots": true, "count": 1]
    case .oneOf(let number, let isLeast): count(number, isLeast).merging(["isInSlots": true])
    case .guess(let hint, let number, let isLeast):
      hint.json.merging(count(number, isLeast)).merging(["isGuess": true])
    case .combined(let hint): hint.json.merging(["isCombination": true])
    case .hopeless: count(0, false)
    case .unknown: count(0, true)
    }
  }

  /// The hint about answers that are called `noun` and `nouns`.
  private func sentence(about noun: String, _ nouns: String) -> String {
    switch self {
    case .count(let number, let isLeast):
      "\(isLeast ? "At least " : "")\(number) \(number == 1 ? "\(noun) fits" : "\(nouns) fit")."
    case .skeleton(let skeleton): "Every \(noun) that fits has these vowels and consonants: \(skeleton.capitals)"
    case .initials(let initials): "Every \(noun) that fits begins like this: \(initials.capitals)"
    case .letter(let letter, let slot):
      "Slot \(slot) is \(letter.capital) in every \(noun) that fits. It is in its place, and locked."
    case .complete: "The slots have the only \(noun) that fits."
    case .oneOf(let number, let isLeast):
      "The slots have one of \(isLeast ? "at least " : "")\(number) \(nouns) that fit."
    case .guess(let hint, let number, let isLeast):
      "A guess: of \(isLeast ? "at least " : "")\(number) \(number == 1 ? noun : nouns) the likeliest \(hint.guessed)"
    case .combined(let hint):
      "No phrase that fits is known. " + hint.sentence(about: "combination of words", "combinations of words")
    case .unknown: "No answer was found, but not everything was tried: there are too many ways."
    case .hopeless: "No answer fits these letters, locks and words. Words of the clue, and their forms, do not count."
    }
  }

  /// The predicate of a sentence about the likeliest answer, such as `begins with P.`
  private var guessed: String {
    switch self {
    case .skeleton(let skeleton): "has the vowels and consonants \(skeleton.capitals)"
    case .initials(let initials):
      if let first = initials.first, initials.dropFirst().allSatisfy({ $0 == "?" }) {
        "begins with \(first.capital)."
      } else {
        "begins like this: \(initials.capitals)"
      }
    case .letter(let letter, let slot): "has \(letter.capital) in slot \(slot). It is not put there."
    case .count, .complete, .oneOf, .guess, .combined, .unknown, .hopeless: "is not known."
    }
  }
}

extension Refusal {
  /// The sentence that says why `move` is refused, and what helps.
  func sentence(of move: Move) -> Sentence {
    func sentence(prompt: String) -> Sentence {
      Sentence(Escape.visible("\(self)"), prompt: Escape.visible(prompt), .bad)
    }
    return switch (self, move) {
    case (.solverOff, _): sentence(prompt: "':solver on' switches it on.")
    case (.tooLong(let enumeration, let letters), .begin(let fodder, _, _)):
      sentence(
        prompt: "Where they are from elsewhere in the clue, type a ? for each: \(fodder.phrase) "
          + String(repeating: "?", count: enumeration.count - letters))
    case (.tooLong, _), (.lacking, .change(.cross)), (.lacking, .change(.pattern)):
      sentence(prompt: "'+?' adds a letter from elsewhere.")
    case (.trayEmpty, _): sentence(prompt: "'+o' adds a letter to the bench.")
    default: Sentence(Escape.visible(description), .bad)
    }
  }
}

extension AnswerPage {
  var title: Sentence {
    let combinations = answers.first?.kind == .combination
    let nouns = combinations ? "combinations of words" : "answers"
    let text: String
    switch (answers.count, rest) {
    case (0, .unknown): text = "No answer was found, but not everything was tried."
    case (0, _): text = "No answer fits. Words of the clue, and their forms, do not count."
    case (1, .none): text = combinations ? "One combination of words fits:" : "One answer fits:"
    case (let number, .none): text = "\(number) \(nouns) fit, the \(combinations ? "common ones" : "likeliest") first:"
    case (let number, .some) where number < AnagramCommandName.mostAnswers:
      let more = "\(combinations ? "more " : "")\(min(number * 5, AnagramCommandName.mostAnswers))"
      let kind = combinations ? "most common" : "likeliest"
      return Sentence(
        "The \(number == 1 ? kind : "\(number) \(kind)") \(nouns.dropLast(number == 1 ? 1 : 0)).",
        prompt: "':solve \(more)' tells more.", .title)
    case (let number, _):
      text =
        "The first \(number == 1 ? String(nouns.dropLast()) : "\(number) \(nouns)"), common ones first; there may be more:"
    }
    return Sentence(text, .title)
  }

  /// The last line, for the combinations that are not shown.
  var folded: Sentence? {
    guard let combinations else { return nil }
    let text: String
    switch (combinations.number, combinations.isLeast) {
    case (0, false): return nil
    case (0, true): text = "Combinations of words may fit, too."
    case (1, false): text = "One combination of words fits, too."
    case (let number, let isLeast): text = "\(isLeast ? "At least " : "")\(number) combinations of words fit, too."
    }
    return Sentence(text, prompt: "':solve more' lists them.")
  }
}
