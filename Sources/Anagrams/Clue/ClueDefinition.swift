/// The words on both sides of the wordplay.
struct DefinitionEnds {
  /// The end that leaves fewer words unexplained; the later one of equals.
  let definition: Range<Int>?

  /// The words of the other end.
  let unexplained: Range<Int>

  /// The ends of the first `count` words, behind which there is a remark.
  init(of words: [ClueWord], around wordplay: Range<Int>, upTo count: Int) {
    let before = 0..<wordplay.lowerBound
    let after = wordplay.upperBound..<max(count, wordplay.upperBound)
    let beginning = before.lowerBound..<(before.last { !LinkWords.mayJoin(words[$0]) } ?? -1) + 1
    let end = (after.first { !LinkWords.mayJoin(words[$0]) } ?? after.upperBound)..<after.upperBound
    if beginning.isEmpty && end.isEmpty {
      // A link word alone has to do.
      definition = [after, before].first { !$0.isEmpty }
      unexplained = 0..<0
    } else if end.isEmpty || beginning.count > end.count {
      definition = beginning
      unexplained = end
    } else {
      definition = end
      unexplained = beginning
    }
  }
}

/// Small words that stand between the parts of a clue without being one.
enum LinkWords {
  /// Whether `word` may join a definition to the wordplay.
  static func mayJoin(_ word: ClueWord) -> Bool { joining.contains(word.key) }

  /// Whether `word` may stand within the wordplay: what joins, articles, and the likes of *his* and *some*.
  static func mayFill(_ word: ClueWord) -> Bool { mayJoin(word) || filling.contains(word.key) }

  /// Whether `word` may stand between an indicator and the word that it speaks of.
  static func isArticle(_ word: ClueWord) -> Bool {
    ["a", "an", "the", "this", "that", "his", "her", "its", "their", "some"].contains(word.key)
  }

  /// Whether `word` may stand between words of a fodder without being one.
  static func mayLink(_ word: ClueWord) -> Bool { word.key == "and" || word.key == "with" }

  private static let joining: Set<String> = [
    "'s", "and", "are", "as", "at", "be", "become", "becomes", "becoming", "being", "brings", "but", "by", "can",
    "could", "create", "creates", "creating", "finds", "for", "form", "forming", "forms", "found", "from", "get",
    "gets", "getting", "give", "given", "gives", "giving", "has", "having", "in", "into", "is", "leads", "like", "make",
    "makes", "making", "may", "might", "need", "needed", "needing", "needs", "of", "offering", "offers", "on", "or",
    "produce", "produces", "producing", "provide", "provided", "provides", "providing", "required", "requires",
    "requiring", "seen", "showing", "shows", "so", "then", "thus", "to", "when", "where", "which", "will", "with",
    "would", "yield", "yielding", "yields",
  ]

  private static let filling: Set<String> = [
    "a", "all", "an", "her", "his", "i", "it", "its", "just", "my", "one", "our", "some", "that", "the", "their",
    "this", "was", "were", "your",
  ]
}
