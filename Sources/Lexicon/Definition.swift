/// A short sense of a word.
///
/// ```swift
/// print(definitions.definition(of: "skirls")!)  // skirls: plural of skirl, the sound of (the chanter of) a bagpipe
/// ```
public struct Definition: Hashable, Sendable {
  /// The word in lower case.
  public let word: String

  /// The part of speech of the word in this sense.
  package let partOfSpeech: PartOfSpeech

  /// The word that this one is a form of, where it is one.
  package let relation: Relation?

  /// The sense on one line: that of the lemma, where the word is a form of it.
  public let sense: String

  /// A definition with these parts.
  package init(word: String, partOfSpeech: PartOfSpeech, relation: Relation? = nil, sense: String) {
    self.word = word
    self.partOfSpeech = partOfSpeech
    self.relation = relation
    self.sense = sense
  }

  /// The part of a word in a sentence. The raw value is its name in English.
  package enum PartOfSpeech: String, CaseIterable, Hashable, Sendable {
    case noun, verb, adjective, adverb, pronoun, determiner, preposition, conjunction, interjection, contraction
    case auxiliary = "auxiliary verb"
  }

  /// A word that another one is a form of.
  package struct Relation: Hashable, Sendable {
    /// How the form is made.
    package let kind: Kind

    /// The word that dictionaries have an entry for, in lower case.
    package let lemma: String

    package init(_ kind: Kind, _ lemma: String) {
      self.kind = kind
      self.lemma = lemma
    }

    /// The way in which a form is made of its lemma. The raw value is the text before the lemma.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
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
