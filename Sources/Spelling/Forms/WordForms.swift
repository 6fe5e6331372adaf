package import Lexicon

/// Makes the words of a Hunspell dictionary from its own stems, affixes and compounds.
///
/// ```swift
/// let forms = try WordForms(affix: affix, words: words, orthography: Orthography())
/// for word in forms.candidates(from: Array("wasser")) where try speller.isReal(word) { print(word) }
/// ```
///
/// The candidates are all words that Hunspell accepts, and some that it does not accept: ask it about each.
package struct WordForms: Sendable {
  let dictionary: FormDictionary

  /// Reads the two files of a dictionary, in the encoding that the first one names. Complexity: linear in their bytes.
  ///
  /// - Parameter table: the characters of the 256 bytes of an encoding, U+FFFD where there is none, by Hunspell's name
  ///   for it. Every encoding that Hunspell knows, except UTF-8, has one byte for a character.
  /// - Throws: `WordFormsFault` where words could be missed, because of a directive that is not supported.
  package init(
    affix: [UInt8], words: [UInt8], orthography: Orthography, table: (String) -> [Unicode.Scalar]?
  ) throws(WordFormsFault) {
    dictionary = try FormDictionary(affix: affix, words: words, orthography: orthography, table: table)
  }

  /// The candidates, such as `été` and `Hand`, whose folded letters are all among `letters`, each as often as it is
  /// there. They are written as the dictionary has them. Words without parts come first, then compounds of two parts,
  /// of three and so on.
  ///
  /// The sequence does its work as it goes, so that it can be stopped at any time. A candidate comes once; only after
  /// four million others it may come again.
  ///
  /// - Parameters:
  ///   - letters: The letters at hand, folded by the orthography.
  ///   - minimumLength: The least number of letters of a candidate.
  ///   - joinsParts: Whether compounds are among them.
  package func candidates(
    from letters: [Character], minimumLength: Int = 1, joinsParts: Bool = true
  ) -> Candidates {
    Candidates(dictionary, letters, minimumLength: minimumLength, joinsParts: joinsParts)
  }

  /// Whether the dictionary joins words to others that it does not list.
  package var makesCompounds: Bool { dictionary.compounds.joinsByPlace || !dictionary.compounds.rules.isEmpty }

  /// How much work Hunspell has with a form.
  package var effort: JudgingEffort { dictionary.effort }

  /// The stems that have `length` letters once folded, in the order of the file; not every one is a word by itself.
  /// Complexity: linear in the stems.
  package func stems(ofLength length: Int) -> [String] {
    dictionary.stems.indices.compactMap { index in
      let codes = dictionary.stems.text(index)
      if codes.count > 4 * length { return nil }
      if let count = dictionary.letters.count(of: codes), count != length { return nil }
      let text = dictionary.written(codes)
      let folded = dictionary.orthography.folded(text)
      let isStem =
        folded.count == length && folded.allSatisfy { $0.isWordLetter } && dictionary.hasAllowedCapitals(codes)
      return isStem ? text : nil
    }
  }

  /// Some thousand stems of all parts of the file, folded; all of them where there are fewer.
  package var someStems: [String] {
    let stems = dictionary.stems.indices
    return stride(from: 0, to: stems.count, by: max(1, stems.count / 1000)).map { number in
      dictionary.orthography.folded(dictionary.written(dictionary.stems.text(number)))
    }
  }
}

/// Why the words of a dictionary cannot be made from its files.
package struct WordFormsFault: Error, Equatable, CustomStringConvertible {
  /// The line of the `.aff` file, where one is to blame.
  package let line: Int?

  /// The problem in words.
  package let problem: String

  package init(line: Int?, problem: String) { (self.line, self.problem) = (line, problem) }

  /// The problem, with its line where there is one.
  package var description: String { (line.map { "line \($0): " } ?? "") + problem }
}
