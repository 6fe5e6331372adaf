import Anagrams
import Journal
import Layout
import Lexicon

/// Anagrams in several words, by the number of the words.
struct PhraseAnagrams {
  /// The phrases of one number of words.
  struct Group {
    let words: Int
    let phrases: [String]
    let mayHaveMore: Bool
  }

  let title: String
  private(set) var groups: [Group] = []

  /// The most words beside those that are kept.
  private static let mostWords = 4

  /// How long each number of words is searched: about a second.
  private static let steps = 8_000_000

  init(_ question: PhraseQuestion, of rest: [Character], by source: AnagramWords) throws(Diagnostic) {
    title = question.letters.capitals + question.kept.map { " with \($0.capitals)" }.joined()
    let lengths = Set(1..<rest.count + 1)
    let known = try diagnosed { () throws(LookupFault) in try source.words(from: rest, ofLengths: lengths) }
    guard let known else { return }
    // Of lone letters two are words.
    let words = known.filter {
      $0.text.count > 1 && !question.ruledOut.contains($0.text) || ["a", "i"].contains($0.text)
    }
    let fewest = max(rest.isEmpty ? 0 : 1, 2 - question.kept.count)
    for count in fewest..<(rest.isEmpty ? 1 : Self.mostWords + 1) {
      var search = PhraseSearch(rest, words: words, count: max(1, count), steps: Self.steps)
      var phrases: [String] = count == 0 ? [question.kept.joined(separator: " ")] : []
      while phrases.count <= question.most, count > 0, let phrase = search.next() {
        phrases.append((question.kept + phrase).joined(separator: " "))
      }
      if phrases.isEmpty && !search.isCutShort { continue }
      groups.append(
        Group(
          words: question.kept.count + count, phrases: Array(phrases.prefix(question.most)),
          mayHaveMore: phrases.count > question.most || search.isCutShort))
    }
  }

  func lines(width: Int) -> [String] {
    if phrases.isEmpty { return [] }
    return groups.flatMap { wrapped($0.title, width: width) + cells($0.phrases, width: width) }
  }

  /// The heading of the phrases, or the sentence that there is none.
  var says: [Sentence] {
    if groups.isEmpty { return [Sentence("No words together have the letters \(title).", .bad)] }
    return phrases.isEmpty
      ? [Sentence("No words together were found for \(title), but not everything was tried.", .bad)]
      : [Sentence("Anagrams of \(title), the common words first:", .title)]
  }

  var phrases: [String] { groups.flatMap { $0.phrases } }

  var json: JSON {
    [
      "kind": "phrases", "words": JSON(phrases), "mayHaveMore": JSON(groups.contains { $0.mayHaveMore }),
    ]
  }
}

extension PhraseAnagrams.Group {
  fileprivate var title: String {
    let words = "of \(counted(words, "word"))"
    if phrases.isEmpty { return "\(words) none was found, but not everything was tried" }
    return "\(words), \(mayHaveMore ? "the first " : "")\(phrases.count):"
  }
}

extension AnagramSession {
  func phrases(_ argument: String) throws(Diagnostic) -> AnagramReply {
    guard let question = PhraseQuestion(orthography.folded(argument)) else { return help(about: "anagrams") }
    guard let rest = question.rest else {
      let kept = question.kept.joined(separator: " ").capitals
      return info("\(question.letters.capitals) does not have the letters of \(kept).")
    }
    return reply(.phrases(try PhraseAnagrams(question, of: rest, by: words)))
  }
}
