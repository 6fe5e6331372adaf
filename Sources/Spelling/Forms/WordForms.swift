public import Lexicon

/// The words that a Hunspell dictionary has, made of its own stems, affixes and compounds.
///
/// ```swift
/// let forms = try WordForms(affix: affix, words: words, orthography: Orthography())
/// for word in forms.candidates(from: Array("wasser")) where try speller.isReal(word) { print(word) }
/// ```
///
/// What comes out is all that Hunspell accepts, and some that it does not: who asks for words has each candidate
/// confirmed.
public struct WordForms: Sendable {
  let dictionary: FormDictionary

  /// Reads the two files of a dictionary, which are in the encoding that the first one names. Complexity: linear in
  /// their bytes.
  ///
  /// - Throws: `WordFormsFault` where words could be missed, because of a directive that is not supported.
  public init(affix: [UInt8], words: [UInt8], orthography: Orthography) throws(WordFormsFault) {
    dictionary = try FormDictionary(affix: affix, words: words, orthography: orthography)
  }

  /// Candidates as the dictionary writes them, such as `été` and `Hand`, whose folded form has nothing but `letters`,
  /// each as often as it is there. Words without parts come first, then compounds of two parts, of three and so on.
  ///
  /// The sequence does its work as it goes, so that it can be stopped at any time. A candidate comes once; only after
  /// four million others it may come again.
  ///
  /// - Parameters:
  ///   - letters: The letters at hand, folded by the orthography.
  ///   - minimumLength: How many letters a candidate has at least.
  public func candidates(from letters: [Character], minimumLength: Int = 1) -> Candidates {
    Candidates(dictionary: dictionary, letters: letters, minimumLength: minimumLength)
  }

  /// How much work Hunspell has with `form`, roughly, as a number of which a processor does 1.4 to 5 million in a
  /// second.
  package func effort(ofJudging form: String) -> Int {
    let letters = form.unicodeScalars.count
    return Int(Double(letters * letters) * dictionary.effort)
  }

  /// The stems that have `length` letters once folded, in the order of the file; not every one is a word by itself.
  /// Complexity: linear in the stems.
  public func stems(ofLength length: Int) -> [String] { dictionary.stems(ofLength: length) }
}

/// Why the words of a dictionary cannot be made from its files.
public struct WordFormsFault: Error, Equatable, CustomStringConvertible {
  /// The line of the `.aff` file, where one is to blame.
  public let line: Int?

  /// What is wrong, in words.
  public let problem: String

  package init(line: Int?, problem: String) { (self.line, self.problem) = (line, problem) }

  /// The problem, with its line where there is one.
  public var description: String { (line.map { "line \($0): " } ?? "") + problem }
}
