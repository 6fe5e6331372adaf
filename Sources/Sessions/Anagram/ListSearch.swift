import Anagrams
import Layout
import Lexicon

/// A search of the crossword list by a pattern, whatever the letters of an anagram are.
struct ListSearch {
  var pattern: [Character?]

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
    self.most = most
    if parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      guard number > 0 else { return nil }
      self.most = min(number, AnagramCommandName.mostAnswers)
      parts.removeLast()
    }
    let pattern = parts.joined(separator: " ")
    guard let letters = (try? SlotPattern(pattern))?.letters else { return nil }
    self.pattern = letters
    enumeration = Self.enumeration(of: pattern)
  }

  /// A search for what crosses the slots of `bench`.
  init(_ bench: Bench, most: Int) {
    pattern = bench.crossings?.letters ?? bench.slots.map { _ in nil }
    enumeration = bench.enumeration
    self.most = most
  }

  /// The words of a pattern that has breaks: `???-?????` is (3-5).
  private static func enumeration(of pattern: String) -> Enumeration? {
    let lengths = pattern.map { character -> String in
      switch character {
      case " ", ",", "/": ","
      case "-": "-"
      case "'", "’": "'"
      default: "1"
      }
    }
    var text = ""
    var count = 0
    for part in lengths {
      if part == "1" {
        count += 1
      } else if count > 0 {
        text += "\(count)\(part)"
        count = 0
      }
    }
    let enumeration = Enumeration("\(text)\(count)")
    return enumeration.flatMap { $0.lengths.count > 1 ? $0 : nil }
  }

  /// The answers of the list that fit, written as the enumeration says first, then the common ones.
  func answers(in words: AnagramWords) throws(Diagnostic) -> [String] {
    let query = AnswerQuery(pattern: pattern, atLeast: atLeast)
    let found = try diagnosed { () throws(LookupFault) in try words.listedAnswers(query) }
    let fitting = found.compactMap { listed -> (text: String, isOther: Int, rarity: Int)? in
      let written = Enumeration(listed.answer.enumeration)
      guard let enumeration else { return (listed.answer.text, 0, -listed.frequency) }
      guard let written, enumeration.admits(written) else { return nil }
      return (listed.answer.text, written == enumeration ? 0 : 1, -listed.frequency)
    }
    return fitting.sorted { ($0.isOther, $0.rarity, $0.text) < ($1.isOther, $1.rarity, $1.text) }.map { $0.text }
  }

  /// What is searched, for the title of the answers.
  var title: String {
    let letters = pattern.map { $0.map { String($0.capital) } ?? "?" }.joined()
    return letters + (enumeration.map { " \($0)" } ?? "") + (atLeast.isEmpty ? "" : " with \(atLeast.capitals)")
  }
}

/// What the list has for a search.
struct ListSearchResult {
  let search: ListSearch

  /// The first answers.
  let answers: [String]

  /// How many there are.
  let count: Int

  /// How many there are, and how to see others.
  var title: Sentence {
    let list = "The crossword list has"
    return switch count {
    case 0: Sentence("\(list) no \(search.title).", .title)
    case 1: Sentence("\(list) one answer for \(search.title):", .title)
    case answers.count: Sentence("\(list) \(count) answers for \(search.title):", .title)
    default:
      Sentence(
        "\(list) \(count) answers for \(search.title), of which these \(answers.count) are the likeliest;",
        prompt: "':with LETTERS' leaves those that have these:", .title)
    }
  }
}

/// What searches the list.
extension AnagramSession {
  /// Searches the list by a pattern, before there are letters on the bench.
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
    guard words.hasList else {
      return info("The crossword list is English: a pattern is searched with an English dictionary alone.")
    }
    lastSearch = search
    let answers = try search.answers(in: words)
    return reply(
      .matched(ListSearchResult(search: search, answers: Array(answers.prefix(search.most)), count: answers.count)))
  }
}
