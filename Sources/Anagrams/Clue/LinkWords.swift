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
