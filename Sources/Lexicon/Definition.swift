/// A short sense of a word.
///
/// ```swift
/// print(definitions.definition(of: "skirls")!)  // skirls: plural of skirl, the sound of (the chanter of) a bagpipe
/// ```
public struct Definition: Hashable, Sendable {
  /// The word in lower case.
  public let word: String

  /// What the word is in this sense.
  public let partOfSpeech: PartOfSpeech

  /// Whose form the word is, where it is a form of another one.
  public let relation: Relation?

  /// The sense on one line: that of the lemma, where the word is a form of it.
  public let sense: String

  /// A definition with these parts.
  public init(word: String, partOfSpeech: PartOfSpeech, relation: Relation? = nil, sense: String) {
    self.word = word
    self.partOfSpeech = partOfSpeech
    self.relation = relation
    self.sense = sense
  }

  /// What a word is in a sentence. The raw value is its name in English.
  public enum PartOfSpeech: String, CaseIterable, Hashable, Sendable {
    case noun, verb, adjective, adverb, pronoun, determiner, preposition, conjunction, interjection, contraction
    case auxiliary = "auxiliary verb"
  }

  /// A word that another one is a form of.
  public struct Relation: Hashable, Sendable {
    /// How the form is made.
    public let kind: Kind

    /// The word that dictionaries have an entry for, in lower case.
    public let lemma: String

    /// The relation to `lemma`.
    public init(_ kind: Kind, _ lemma: String) {
      self.kind = kind
      self.lemma = lemma
    }

    /// How a form is made of its lemma. The raw value is what stands before the lemma.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case plural = "plural of"
      case thirdPerson = "third person of"
      case past = "past form of"
      case participle = "-ing form of"
      case comparative = "comparative of"
      case superlative = "superlative of"
      case british = "British spelling of"
      case american = "American spelling of"
      case variant = "another spelling of"
      case manner = "in a way that is"
      case quality = "the state of being"
      case able = "that one can"
      case lack = "without"
      case negative = "not"
      case repetition = "once again"
    }
  }
}

extension Definition: CustomStringConvertible {
  /// The definition on one line: the word, what it is a form of, the sense.
  public var description: String {
    let lemma = relation.map { "\($0.kind.rawValue) \($0.lemma), " } ?? ""
    return "\(word): \(lemma)\(sense)"
  }
}
