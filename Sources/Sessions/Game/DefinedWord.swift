package import Journal
import Layout
package import Lexicon

/// A word as somebody asked about it, with its definition where there is one.
package struct DefinedWord: Sendable {
  /// The word as it was asked for, its letters in lower case.
  package let word: String
  package let definition: Definition?

  package init(_ word: String, in definitions: Definitions) {
    self.word = word.folded
    definition = definitions.definition(of: self.word)
  }

  /// The answer in words, safe to print.
  package var text: String { definition?.description ?? "\(Escape.visible(word)): no definition" }

  /// The answer on one line of `width` columns, with dots for what does not fit.
  func line(width: Int) -> String {
    let first = wrapped(text, width: width).first ?? ""
    if first == text { return text }
    return (wrapped(text, width: max(1, width - 4)).first ?? "") + " ..."
  }

  package var json: JSON {
    let relation = definition?.relation
    return [
      "word": JSON(shown: word), "lemma": JSON(relation?.lemma), "relation": JSON(relation?.kind.rawValue),
      "partOfSpeech": JSON(definition?.partOfSpeech.rawValue), "sense": JSON(definition?.sense),
    ]
  }

  /// Some `words` under their `title` as a page draws them, those with a sense first; none where there are no words.
  static func drawn(_ title: String, _ words: [String], _ definitions: [DefinedWord] = []) -> [JSON] {
    if words.isEmpty { return [] }
    let told = definitions.filter { $0.definition != nil && words.contains($0.word) }
    let others = words.filter { word in !told.contains { $0.word == word } }
    let listed = JSON.array(others) { ["word": JSON($0)] }
    return [["title": JSON(title), "senses": .array(told) { $0.drawn }, "listedWords": listed]]
  }

  private var drawn: JSON {
    let note = definition.map { $0.relation.map { "\($0.kind.rawValue) \($0.lemma)" } ?? $0.partOfSpeech.rawValue }
    return ["word": JSON(word), "note": JSON(note), "sense": JSON(definition?.sense)]
  }
}
