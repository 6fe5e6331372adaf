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
    /// The name of a thing, a person or an idea.
    case noun
    /// What is done or happens.
    case verb
    /// What says of which kind a thing is.
    case adjective
    /// What says how, when or where.
    case adverb
    /// What stands in the place of a noun.
    case pronoun
    /// What stands before a noun, such as `the`.
    case determiner
    /// What stands before a noun and says how it belongs to the rest, such as `of`.
    case preposition
    /// What joins words or clauses.
    case conjunction
    /// What is called out.
    case interjection
    /// Several words run together, such as `gonna`.
    case contraction
    /// A verb that helps another one, such as `could`.
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
      /// `skirls` of `skirl`.
      case plural = "plural of"
      /// `runs` of `run`.
      case thirdPerson = "third person of"
      /// `ran` and `walked` of `run` and `walk`: the past tense, or the participle of the past.
      case past = "past form of"
      /// `running` of `run`.
      case participle = "-ing form of"
      /// `longer` of `long`.
      case comparative = "comparative of"
      /// `longest` of `long`.
      case superlative = "superlative of"
      /// `colour` of `color`.
      case british = "British spelling of"
      /// `candor` of `candour`.
      case american = "American spelling of"
      /// A spelling that is of neither country alone.
      case variant = "another spelling of"
      /// `rosily` of `rosy`.
      case manner = "in a way that is"
      /// `rosiness` of `rosy`.
      case quality = "the state of being"
      /// `fixable` of `fix`.
      case able = "that one can"
      /// `dustless` of `dust`.
      case lack = "without"
      /// `unsold` of `sold`.
      case negative = "not"
      /// `redraw` of `draw`.
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
