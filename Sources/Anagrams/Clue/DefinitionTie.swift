public import Lexicon

/// A tie between the definition of a clue and an answer, by the senses of words.
///
/// ```swift
/// DefinitionTie(try Clue("Galileo, say").words, "astronomer", definitions)?.word  // nil
/// DefinitionTie(try Clue("Wet weather").words, "rain", definitions)?.word
/// ```
public struct DefinitionTie: Hashable, Sendable {
  /// The word of the definition that is tied to the answer.
  public let word: String

  /// The way in which it is.
  public let kind: Kind

  /// A way in which a word and an answer belong together, the closest first.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Both have one sense, or one is a form of the other.
    case synonym

    /// The sense of the answer has the word.
    case sense

    /// The sense of the word has the answer.
    case answer
  }
}

extension DefinitionTie {
  /// The closest tie between a word of `definition` and `answer`, which is in lower case; nil where there is none.
  /// Small words tie nothing.
  ///
  /// - Complexity: linear in the number of words, each looked up once.
  public init?(_ definition: some Sequence<ClueWord>, _ answer: String, _ definitions: Definitions) {
    guard let tie = DefiningWords(definition, definitions).tie(to: answer) else { return nil }
    self = tie
  }
}

/// The words of a definition with their senses, to be held against many answers.
package struct DefiningWords {
  private let words: [(word: String, senses: WordSenses)]
  private let definitions: Definitions

  /// The words of `definition` that are not small, with their senses.
  package init(_ definition: some Sequence<ClueWord>, _ definitions: Definitions) {
    self.definitions = definitions
    words = definition.telling.map { ($0, WordSenses(of: $0, definitions)) }
  }

  /// The words of a text, with their senses.
  package init(_ definition: String, _ definitions: Definitions) {
    self.init(ClueWord.words(in: definition), definitions)
  }

  /// The closest tie to `answer`, which is in lower case.
  package func tie(to answer: String) -> DefinitionTie? {
    if words.isEmpty { return nil }
    let told = WordSenses(of: answer, definitions)
    for kind in DefinitionTie.Kind.allCases {
      let tied = words.first { word, own in
        switch kind {
        case .synonym: own.lemma == told.lemma || own.sense != nil && own.sense == told.sense
        case .sense: told.words.contains(own.lemma)
        case .answer: own.words.contains(told.lemma)
        }
      }
      if let tied { return DefinitionTie(word: tied.word, kind: kind) }
    }
    return nil
  }
}

/// A word with the words that its sense is told in.
private struct WordSenses {
  /// The word that dictionaries have an entry for.
  let lemma: String
  let sense: String?

  /// The words of its sense, each as its lemma.
  let words: Set<String>

  init(of word: String, _ definitions: Definitions) {
    let found = definitions.definition(of: word)
    lemma = found?.relation?.lemma ?? word
    sense = found?.sense
    words = Set(
      ClueWord.words(in: sense ?? "").telling.map { definitions.definition(of: $0)?.relation?.lemma ?? $0 })
  }
}

extension Sequence<ClueWord> {
  /// The letters of the words that are not small.
  fileprivate var telling: [String] {
    filter { $0.letters.count > 2 && !LinkWords.mayFill($0) }.map { String($0.letters) }
  }
}
