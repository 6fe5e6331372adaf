import Lexicon

extension WordForms {
  /// Makes every word without parts that the dictionary may have and that has as many letters as `lengths` says, each
  /// once, stem by stem in the order of the file. Hunspell does not accept all of them.
  ///
  /// The sequence does its work as it goes, in memory that the stems bound. Spellings that Hunspell accepts only
  /// because it converts or ignores a character are not among the words.
  ///
  /// - Parameters:
  ///   - lengths: the number of letters of a word once it is folded, 100 at most.
  ///   - stem: makes the words of the stems that are written so alone.
  ///   - isBare: makes the stems alone, without affixes.
  package func all(lengths: ClosedRange<Int>, ofStem stem: String? = nil, isBare: Bool = false) -> AllForms {
    let stems = dictionary.stems.indices.filter { index in
      stem.map { $0 == dictionary.text(dictionary.stems.text(index)) } ?? true
    }
    return AllForms(dictionary, lengths, ofStems: stems, isBare: isBare)
  }
}

/// A word as a dictionary makes it.
package struct MadeForm: Hashable, Sendable {
  /// The word, as the dictionary writes it.
  package let text: String
  package let stem: String

  /// The letters that a prefix puts in front, or nil.
  package let prefix: String?

  /// The letters that suffixes add, the inner one first.
  package let suffixes: [String]
}

/// All words without parts that a dictionary may have; see `WordForms.all(lengths:ofStem:isBare:)`.
///
/// A word comes at the first stem that makes it: of each form it is asked which earlier stems could have made it, and
/// those make their forms once more. The forms of the stems that were asked last are kept.
package struct AllForms: Sequence, IteratorProtocol, Sendable {
  private let dictionary: FormDictionary
  private let lengths: ClosedRange<Int>
  private let isBare: Bool
  private let stems: [Int]
  private let origins: FormOrigins
  private var search: FormSearch
  private var again: FormSearch
  private var done = 0

  /// The place of the next form among those of the stem at hand, and those before it.
  private var place = 0
  private var known = CodeTexts()
  private var kept: [(stem: Int, forms: CodeTexts)] = []

  /// How many forms are kept, beside those of the stem that was asked last.
  private static let mostKept = 1 << 20

  init(_ dictionary: FormDictionary, _ lengths: ClosedRange<Int>, ofStems stems: [Int], isBare: Bool) {
    self.dictionary = dictionary
    self.lengths = lengths
    self.isBare = isBare
    let letters = dictionary.letters
    let rack = RackLetters(
      atMost: Swift.min(lengths.upperBound, WordList.longestWord),
      // A mark that may stand on a letter adds none.
      lengths: letters.kinds.indices.map { code in
        switch letters.kinds[code] {
        case .letter: 1
        case .part: 0
        case .none: nil
        }
      })
    search = FormSearch(dictionary, rack, collectsParts: false, collectsDerivations: true)
    again = FormSearch(dictionary, rack, collectsParts: false)
    self.stems = stems
    origins = FormOrigins(dictionary, stems)
  }

  /// How many stems had their forms made, of how many.
  package var progress: (done: Int, all: Int) { (done, stems.count) }

  /// Whether words may be missing, because a stem has millions of forms.
  package var isCut: Bool { search.isCut || again.isCut }

  /// The next word, or nil where there are no more.
  package mutating func next() -> MadeForm? {
    while true {
      guard place < search.formEnds.count else {
        guard done < stems.count, !isCut else { return nil }
        search.makeForms(ofStem: stems[done], isBare: isBare)
        (place, known) = (0, CodeTexts())
        done += 1
        continue
      }
      let form = search.forms[(place == 0 ? 0 : search.formEnds[place - 1])..<search.formEnds[place]]
      let derivation = search.derivations[place]
      place += 1
      let stem = stems[done - 1]
      if hasLength(form), dictionary.hasAllowedCapitals(form), known.insert(form).isNew, !isMade(form, before: stem) {
        return dictionary.made(form, ofStem: stem, derivation)
      }
    }
  }

  /// Whether the form is a word of a length that is asked for.
  private func hasLength(_ form: ArraySlice<Alphabet.Code>) -> Bool {
    let letters = dictionary.letters
    // Most forms are of letters that can be counted as they stand, which takes far less time than to fold them.
    if form.allSatisfy({ letters.kinds[Int($0)] == .letter }) {
      return lengths.contains(form.reduce(0) { $0 + letters.units(of: $1).count })
    }
    let word = dictionary.orthography.folded(dictionary.text(form))
    return lengths.contains(word.count) && word.allSatisfy { $0.isWordLetter }
  }

  /// Whether an earlier stem makes the form.
  private mutating func isMade(_ form: ArraySlice<Alphabet.Code>, before stem: Int) -> Bool {
    for earlier in origins.stems(of: form) where earlier < stem {
      if forms(of: earlier).number(of: form) != nil { return true }
    }
    return false
  }

  private mutating func forms(of stem: Int) -> CodeTexts {
    if let place = kept.lastIndex(where: { $0.stem == stem }) {
      kept.append(kept.remove(at: place))
      return kept[kept.count - 1].forms
    }
    again.makeForms(ofStem: stem, isBare: isBare)
    var forms = CodeTexts()
    var start = 0
    for end in again.formEnds {
      _ = forms.insert(again.forms[start..<end])
      start = end
    }
    kept.append((stem, forms))
    var count = kept.reduce(0) { $0 + $1.forms.count }
    while count > Self.mostKept, kept.count > 1 { count -= kept.removeFirst().forms.count }
    return forms
  }
}

extension FormDictionary {
  /// The text that codes stand for.
  fileprivate func text(_ codes: some BidirectionalCollection<Alphabet.Code>) -> String {
    isMirrored ? alphabet.text(codes.reversed()) : alphabet.text(codes)
  }

  fileprivate func made(
    _ form: ArraySlice<Alphabet.Code>, ofStem stem: Int, _ derivation: FormSearch.Derivation
  ) -> MadeForm {
    let suffix = [derivation.suffix, derivation.secondSuffix].compactMap { $0 }
      .map { text(suffixes.text(suffixes.affixes[$0].append)) }
    let prefix = derivation.prefix.map { text(prefixes.text(prefixes.affixes[$0].append)) }
    // A mirrored dictionary describes words from their end, so that its prefixes are suffixes.
    return MadeForm(
      text: text(form), stem: text(stems.text(stem)), prefix: isMirrored ? suffix.last : prefix,
      suffixes: isMirrored ? prefix.map { [$0] } ?? [] : suffix)
  }
}
