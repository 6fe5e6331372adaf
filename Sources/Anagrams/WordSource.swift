public import Lexicon

/// Says which words are real, and may know all words that some letters spell, and answers of crosswords.
///
/// A source is an object, so that the bench can be compiled for a browser, too.
public protocol WordSource: AnyObject {
  /// Whether `word` is in the dictionary as it is written; it may hold hyphens and apostrophes.
  ///
  /// - Throws: why that cannot be told, such as a dictionary that cannot be read.
  func isReal(_ word: String) throws(LookupFault) -> Bool

  /// The words of the given lengths that can be spelled from `letters`, those that nobody should be shown unasked left
  /// out; nil where they cannot be told.
  func words(from letters: [Character], ofLengths lengths: Set<Int>) throws(LookupFault) -> [KnownWord]?

  /// The words of one `length`, where so many `unknown` letters stand for any others; nil where that cannot be told.
  func words(ofLength length: Int, from letters: [Character], unknown: Int) throws(LookupFault) -> [KnownWord]?

  /// The letters that words of the given lengths may have.
  func alphabet(ofLengths lengths: Set<Int>) throws(LookupFault) -> [Character]

  /// The answers of a list of answers that `query` asks for, in any order, those that nobody should be shown unasked
  /// left out; none where there is no such list.
  func listedAnswers(_ query: AnswerQuery) throws(LookupFault) -> [ListedAnswer]

  /// Whether senses of words tie `definition`, as it stands in a clue, to `answer`, in lower case.
  func isTied(_ definition: String, to answer: String) throws(LookupFault) -> Bool

  /// The answer on record that is believed in the place of any other; nil for a source that answers.
  var believed: RecordedAnswer? { get }
}

extension WordSource {
  /// None that could be told.
  public func words(ofLength length: Int, from letters: [Character], unknown: Int) -> [KnownWord]? { nil }

  /// The letters a to z.
  public func alphabet(ofLengths lengths: Set<Int>) -> [Character] { Array("abcdefghijklmnopqrstuvwxyz") }

  /// None: a dictionary alone is no list of answers.
  public func listedAnswers(_ query: AnswerQuery) -> [ListedAnswer] { [] }

  /// False: a dictionary alone has no senses.
  public func isTied(_ definition: String, to answer: String) -> Bool { false }

  /// Nil: a source that answers.
  public var believed: RecordedAnswer? { nil }
}

/// Knows no word: for moves that ask about none, and for those whose answer is on record.
package final class NoWords: WordSource {
  package let believed: RecordedAnswer?

  package init(believing believed: RecordedAnswer? = nil) { self.believed = believed }

  package func isReal(_ word: String) -> Bool { false }

  package func words(from letters: [Character], ofLengths lengths: Set<Int>) -> [KnownWord]? { nil }
}

/// An answer of a list of answers, with how common it is.
public struct ListedAnswer: Hashable, Sendable {
  /// The answer as the list has it.
  public let answer: CrosswordAnswer

  /// How common its rarest word is, on the scale of `KnownWord.frequency`; 0 is unknown.
  public let frequency: Int

  /// An answer whose rarest word has this `frequency`.
  public init(_ answer: CrosswordAnswer, frequency: Int = 0) {
    self.answer = answer
    self.frequency = frequency
  }
}
