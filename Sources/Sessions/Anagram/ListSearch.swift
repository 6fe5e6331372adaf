import Anagrams
import Journal
import Layout
import Lexicon

/// A search of a list by a pattern, whatever the letters of an anagram are.
struct ListSearch {
  var template: LetterTemplate

  /// The words of the answer, where something is known of them.
  var enumeration: Enumeration?

  /// Letters that the answer has in any place.
  var atLeast: [Character] = []

  /// How many answers are told.
  var most: Int

  /// A search for the pattern as it is typed, which may part words, with the number of answers behind it:
  /// `?s? ?????`, `?s?????t 100`. Nil for a text that is no pattern.
  init?(_ text: String, most: Int) {
    var parts = text.split(whereSeparator: { $0.isWhitespace })
    guard let number = parts.takeNumber(else: most) else { return nil }
    self.most = number
    guard let template = LetterTemplate(parts.joined(separator: " ")) else { return nil }
    self.template = template
    enumeration = template.hasGap ? nil : template.enumeration
  }

  init(_ bench: Bench, most: Int) {
    template = LetterTemplate(bench.crossings?.letters ?? bench.slots.map { _ in nil })
    enumeration = bench.enumeration
    self.most = most
  }

  /// Whether a text has signs that a pattern of crossing letters for a bench does not have.
  static func isSearch(_ text: String) -> Bool {
    text.contains { "[@#*".contains($0) } || LetterTemplate(text).map { $0.isArranging } == true
  }

  /// The answers that fit, written as the enumeration says first, then the common ones. Those whose letters and
  /// capitals are the same, so that only their breaks differ, are one.
  func answers(in words: AnagramWords) throws(Diagnostic) -> [FoundAnswer] {
    let found = try words.answers(matching: template, atLeast: atLeast)
    let fitting = found.compactMap { listed -> (answer: FoundAnswer, isOther: Int)? in
      guard let written = listed.enumerations.first else { return (listed, enumeration == nil ? 0 : 1) }
      if let enumeration {
        guard enumeration.admits(written) else { return nil }
        return (listed, written == enumeration ? 0 : 1)
      }
      return template.admits(written) ? (listed, 0) : nil
    }.sorted { ($0.isOther, -$0.answer.frequency, $0.answer.text) < ($1.isOther, -$1.answer.frequency, $1.answer.text) }
    var places: [String: Int] = [:]
    var answers: [FoundAnswer] = []
    for (answer, _) in fitting {
      let letters = answer.text.filter { !" -'".contains($0) }
      if let place = places[letters] {
        for other in answer.enumerations where !answers[place].enumerations.contains(other) {
          answers[place].enumerations.append(other)
        }
      } else {
        places[letters] = answers.count
        answers.append(answer)
      }
    }
    return answers
  }

  /// The pattern and the other conditions of the search, for the title of the answers.
  var title: String {
    "\(template)" + (enumeration.map { " \($0)" } ?? "") + (atLeast.isEmpty ? "" : " with \(atLeast.capitals)")
  }
}

extension [Substring] {
  /// Takes the number of answers that is wanted off the end of a question; `usual` where there is none, and nil for one
  /// that is no such number.
  mutating func takeNumber(else usual: Int) -> Int? {
    guard count > 1, last?.first?.isNumber == true, let number = last.flatMap({ Int($0) }) else { return usual }
    removeLast()
    return number > 0 ? Swift.min(number, AnagramCommandName.mostAnswers) : nil
  }
}

extension LetterTemplate {
  /// The words that the pattern parts, where it tells all their lengths.
  fileprivate var enumeration: Enumeration? {
    guard words.count > 1, words.allSatisfy({ $0 != nil }) else { return nil }
    let gaps = breaks.map { $0 == " " ? "," : String($0) } + [""]
    return Enumeration(zip(words, gaps).map { "\($0 ?? 0)\($1)" }.joined())
  }

  /// Whether words of these lengths are those that the pattern parts, as far as it tells.
  fileprivate func admits(_ enumeration: Enumeration) -> Bool {
    words.count < 2
      || words.count == enumeration.lengths.count
        && zip(words, enumeration.lengths).allSatisfy { $0 == nil || $0 == $1 }
  }
}

/// An answer of a list that a search goes over.
struct FoundAnswer {
  let text: String
  let frequency: Int

  /// The enumerations that the list has for it; none where that cannot be told.
  var enumerations: [Enumeration]

  /// The answer as it is shown: where papers may give several enumerations, with them.
  var shown: String {
    enumerations.count < 2 ? text : "\(text) \(enumerations.map { "\($0)" }.joined(separator: " "))"
  }
}

struct ListSearchResult {
  let search: ListSearch

  /// The name of the list, as a sentence begins with it.
  let list: String

  /// The first answers.
  let answers: [FoundAnswer]

  /// How many there are.
  let count: Int

  /// Whether it is known how common the answers are.
  private var isRated: Bool { answers.contains { $0.frequency > 0 } }

  /// How many there are, and how to see others.
  var title: Sentence {
    let list = "\(list) has"
    return switch count {
    case 0: Sentence("\(list) no \(search.title).", .title)
    case 1: Sentence("\(list) one answer for \(search.title):", .title)
    case answers.count: Sentence("\(list) \(count) answers for \(search.title):", .title)
    default:
      Sentence(
        "\(list) \(count) answers for \(search.title), "
          + "of which these \(answers.count) are the \(isRated ? "likeliest" : "first").",
        prompt: "':with LETTERS' leaves those that have these.", .title)
    }
  }
}

/// The commands that search a list.
extension AnagramSession {
  mutating func search(_ argument: String) throws(Diagnostic) -> AnagramReply {
    guard let search = ListSearch(clues.orthography.folded(argument), most: Self.mostMatches) else {
      return help(about: "pattern")
    }
    return try result(of: search)
  }

  /// Searches the list by the crossing letters, or by the pattern that was searched last, for answers with at least the
  /// letters of `argument`.
  mutating func search(with argument: String) throws(Diagnostic) -> AnagramReply {
    let letters = TypedMove.letters(clues.orthography.folded(argument))
    guard letters.map({ $0.count <= CrosswordAnswer.mostLetters }) ?? argument.isEmpty else {
      return help(about: "with")
    }
    if bench?.slots.isEmpty == true { return info("The answer has no slots: every letter is discarded.") }
    guard var search = bench.map({ ListSearch($0, most: Self.mostMatches) }) ?? lastSearch else {
      return info("Type the pattern first: :pattern ?s?????t")
    }
    search.atLeast = letters ?? []
    return try result(of: search)
  }

  private static let mostMatches = 60

  private mutating func result(of search: ListSearch) throws(Diagnostic) -> AnagramReply {
    lastSearch = search
    let answers = try search.answers(in: words)
    var (shown, hidden): ([FoundAnswer], Int) = ([], 0)
    for answer in answers where shown.count < search.most {
      if try words.isHidden(answer) { hidden += 1 } else { shown.append(answer) }
    }
    return reply(
      .matched(
        ListSearchResult(
          search: search, list: Escape.visible(words.listName), answers: shown, count: answers.count - hidden)))
  }
}
