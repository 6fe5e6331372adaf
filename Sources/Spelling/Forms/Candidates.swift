import Lexicon

/// Words that a dictionary may have, made of given letters; see `WordForms.candidates(from:minimumLength:)`.
package struct Candidates: Sequence, IteratorProtocol, Sendable {
  private let dictionary: FormDictionary
  private let minimumLength: Int
  private let rack: RackLetters
  private var respelling: RackSpelling
  private var forms: FormSearch
  private var compounds: CompoundForms?
  private var compound: [Alphabet.Code] = []

  /// The forms that have been made, so that none comes twice.
  private var known = CodeTexts()

  /// The spellings that have been made, as UTF-8; kept only where `mayRepeat`.
  private var knownSpellings: Set<[UInt8]> = []

  /// Whether forms may be spelled alike, since letters are converted or compounds begin with a capital.
  private let mayRepeat: Bool

  /// The most forms and spellings that are remembered; later ones may come twice.
  private static let mostKnown = 1 << 22

  /// The candidates that come next, in reverse order.
  private var waiting: [String] = []

  /// Begins with the forms of the first stem.
  init(_ dictionary: FormDictionary, _ letters: [Character], minimumLength: Int, joinsParts: Bool) {
    self.dictionary = dictionary
    self.minimumLength = minimumLength
    rack = RackLetters(letters, dictionary)
    respelling = RackSpelling(letters, dictionary)
    forms = FormSearch(dictionary, rack, parts: joinsParts ? CompoundParts() : nil)
    mayRepeat = respelling.hasConversions || dictionary.mayNeedCapital
    // Letters that Hunspell ignores make a word by themselves.
    for (spelling, count) in respelling.spellings(of: "")
    where count > 0 && count >= minimumLength {
      offer(spelling)
    }
  }

  /// Whether candidates may be missing, because the search was given up: after two billion steps, or at a stem of
  /// millions of forms or a form of thousands of spellings. No dictionary in use has such a stem or form.
  package var isCut: Bool { forms.isCut || compounds?.isCut == true || respelling.isCut }

  /// The next candidate, or nil where there are no more, or the search was given up.
  // Inlined, the whole search would be compiled again wherever an array is made of these.
  @inline(never)
  package mutating func next() -> String? {
    while waiting.isEmpty {
      if isCut { return nil }
      if compounds == nil {
        if forms.makeNextForms() {
          takeForms()
        } else if let parts = forms.parts {
          compounds = CompoundForms(dictionary, rack, parts)
        } else {
          return nil
        }
      } else if compounds?.next(&compound) == true {
        take(compound[...], isCompound: true)
      } else {
        return nil
      }
    }
    return waiting.removeLast()
  }

  private mutating func takeForms() {
    for number in forms.formNumbers { take(forms.form(number), isCompound: false) }
    waiting.reverse()
  }

  private mutating func take(_ codes: ArraySlice<Alphabet.Code>, isCompound: Bool) {
    guard dictionary.hasAllowedCapitals(codes) else { return }
    if known.count < Self.mostKnown, !known.insert(codes).isNew { return }
    let text = dictionary.written(codes)
    if rack.isExact, codes.allSatisfy({ rack.isPlain[Int($0)] }) {
      let count = codes.reduce(0) { $0 + dictionary.letters.units(of: $1).count }
      if count >= minimumLength { append(text, isCompound) }
    } else {
      for (spelling, count) in respelling.spellings(of: text)
      where count >= minimumLength && dictionary.orthography.allowsCapitals(of: spelling) {
        append(spelling, isCompound)
      }
    }
  }

  private mutating func append(_ text: String, _ isCompound: Bool) {
    offer(text)
    // FORCEUCASE may give the compound a capital first.
    if isCompound, dictionary.mayNeedCapital, let first = text.first, first.isLowercase {
      let capital = first.uppercased()
      if dictionary.orthography.folded(capital) == dictionary.orthography.folded(String(first)) {
        offer(capital + text.dropFirst())
      }
    }
  }

  private mutating func offer(_ text: String) {
    if mayRepeat, knownSpellings.count < Self.mostKnown,
      !knownSpellings.insert(Array(text.utf8)).inserted
    {
      return
    }
    waiting.append(text)
  }
}
