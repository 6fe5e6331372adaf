import Anagrams
import Journal
import Layout
import Lexicon

/// A clue held against its answer, with what the senses of words say of its definition.
struct ClueVerdict {
  let checked: CheckedClue

  /// The tie between the definition and the answer by senses of words, or nil where there is none.
  let tie: DefinitionTie?

  /// The verdict in sentences; `wordplay` is the letters and indicators of the reading in words.
  func says(of clue: Clue, _ wordplay: String?) -> [Sentence] {
    var says: [Sentence] = []
    func say(_ text: String, _ tone: Sentence.Tone? = nil) {
      says.append(Sentence(Escape.visible(text), tone ?? .plain))
    }
    if !checked.fitsEnumeration, let enumeration = clue.enumeration {
      say("The clue says \(enumeration), and the answer has \(checked.enumeration).", .bad)
    }
    if checked.isGiven { say("The answer stands in its clue.", .bad) }
    guard let reading = checked.reading, let wordplay else {
      say("No words of the clue come near its letters.")
      return says
    }
    if checked.isMade {
      say("Its letters are those of \(wordplay).", .good)
    } else {
      let over = checked.over.isEmpty ? nil : "\(checked.over.spaced) over"
      let short = checked.short.isEmpty ? nil : "\(checked.short.spaced) short"
      let balance = [over, short].compactMap { $0 }.joined(separator: ", ")
      say("Its letters are not those of \(wordplay): \(balance).", .bad)
    }
    if reading.isGuess { say("No indicator stands by the fodder.", .bad) }
    guard let definition = reading.definition.map({ clue.phrase($0) }) else {
      say("Nothing is left to define it.", .bad)
      return says
    }
    switch tie?.kind {
    case .synonym: say("'\(definition)' is near: \(tie?.word ?? "") has its sense.", .good)
    case .sense: say("'\(definition)' is near: the sense of the answer has \(tie?.word ?? "").", .good)
    case .answer: say("'\(definition)' is near: the sense of \(tie?.word ?? "") has the answer.", .good)
    case nil: say("No sense on record ties '\(definition)' to it.")
    }
    return says
  }

  func json(of clue: Clue, _ wordplay: String?) -> JSON {
    [
      "text": JSON(shown: checked.answer), "enumeration": JSON(checked.enumeration.description),
      "fitsEnumeration": JSON(checked.fitsEnumeration), "isGiven": JSON(checked.isGiven),
      "isMade": JSON(checked.isMade), "reading": JSON(shown: wordplay), "over": JSON(checked.over.map { String($0) }),
      "short": JSON(checked.short.map { String($0) }), "hasIndicator": checked.reading.map { JSON(!$0.isGuess) },
      "definition": checked.reading?.definition.map { JSON(shown: clue.phrase($0)) },
      "tie": tie.map { ["word": JSON(shown: $0.word), "kind": JSON($0.kind.rawValue)] },
    ]
  }
}
