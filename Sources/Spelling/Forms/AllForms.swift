import Lexicon

extension WordForms {
  /// Makes every word that the dictionary may have and that has as many letters as `lengths` says, each once: those
  /// with an affix at most, stem by stem in the order of the file, then in the same order those with more, then
  /// compounds in the order of their characters. Hunspell does not accept all of them.
  ///
  /// The sequence does its work as it goes, in memory that the stems bound. Spellings that Hunspell accepts only
  /// because it converts or ignores a character are not among the words.
  ///
  /// - Parameters:
  ///   - lengths: the number of letters of a word once it is folded, 100 at most.
  ///   - parts: how many parts a compound has at most; 1 for none.
  ///   - stem: makes the words of the stems that are written so alone, and the compounds with such a part.
  ///   - isBare: makes the stems alone, without affixes.
  ///   - mostSteps: how long compounds are looked for.
  package func all(
    lengths: ClosedRange<Int>, parts: Int = 1, ofStem stem: String? = nil, isBare: Bool = false,
    mostSteps: Int64 = 1 << 33
  ) -> AllForms {
    let stems = dictionary.stems.indices.filter { index in
      stem.map { $0 == dictionary.text(dictionary.stems.text(index)) } ?? true
    }
    return AllForms(
      dictionary, lengths, parts, ofStems: stems, hasOwn: stem != nil, isBare: isBare, mostSteps: mostSteps)
  }
}

/// A word as a dictionary makes it.
public struct MadeForm: Hashable, Sendable {
  /// The word, as the dictionary writes it.
  public let text: String

  /// The stem of a word without parts: of those that make it with the fewest affixes, the first in the file.
  public var stem: String?

  /// The letters that a prefix puts in front, or nil.
  public var prefix: String?

  /// The letters that suffixes add, the inner one first.
  public var suffixes: [String] = []

  /// The parts of a compound, with their affixes: one way to divide it, though there may be several.
  public var parts: [String] = []
}

/// All words that a dictionary may have; see `WordForms.all(lengths:parts:ofStem:isBare:)`.
///
/// Words with an affix at most come first: they are what one looks for, and Hunspell judges them soonest. A word comes
/// at the first stem that makes it: of each form it is asked which stems could have made it before, and those make
/// their forms once more. The forms of the stems that were asked last are kept.
package struct AllForms: Sequence, IteratorProtocol, Sendable {
  private let dictionary: FormDictionary
  private let lengths: ClosedRange<Int>
  private let isBare: Bool

  /// How many affixes the words of all stems have at most, and how many they had when all stems had their turn before.
  private var affixes: (most: Int, before: Int)
  private let mostParts: Int
  private let mostSteps: Int64
  private let stems: [Int]
  private let hasOwn: Bool
  private let origins: FormOrigins
  private var search: FormSearch
  private var again: FormSearch
  private var done = 0
  private var compounds: AllCompounds?

  /// The compound at hand with a capital first, where it may have to have one.
  private var capital: MadeForm?

  /// The place of the next form among those of the stem at hand, and those before it.
  private var place = 0
  private var known = CodeTexts()
  private var kept: [(stem: Int, affixes: Int, forms: CodeTexts)] = []

  /// How many forms are kept, beside those of the stem that was asked last.
  private static let mostKept = 1 << 20

  init(
    _ dictionary: FormDictionary, _ lengths: ClosedRange<Int>, _ mostParts: Int, ofStems stems: [Int], hasOwn: Bool,
    isBare: Bool, mostSteps: Int64
  ) {
    self.dictionary = dictionary
    self.lengths = lengths
    self.mostParts = mostParts
    self.mostSteps = mostSteps
    self.hasOwn = hasOwn
    self.isBare = isBare
    affixes = (isBare ? 0 : 1, -1)
    let rack = dictionary.rack(atMost: lengths.upperBound)
    search = FormSearch(dictionary, rack, collectsDerivations: true)
    again = FormSearch(dictionary, rack)
    self.stems = stems
    origins = FormOrigins(dictionary, stems)
  }

  /// How many stems had their forms made, each turn counting by half, of how many, and how many percent of the
  /// compounds were made after them.
  package var progress: (done: Int, all: Int, ofCompounds: Int?) {
    (isBare ? done : (affixes.most == 1 ? done : stems.count + done) / 2, stems.count, compounds?.percent)
  }

  /// Why words may be missing, where they may.
  package var isCut: Cut? {
    if search.isCut || again.isCut { return .forms }
    return compounds?.isCut == true ? .compounds : nil
  }

  /// A search that was given up.
  package enum Cut: Sendable {
    /// A stem has millions of forms.
    case forms

    /// There are millions of parts, or more beginnings of compounds than can be gone through.
    case compounds

    /// The reason in words.
    package var reason: String {
      switch self {
      case .forms: "a stem has too many forms"
      case .compounds: "there are too many compounds"
      }
    }
  }

  /// The next word, or nil where there are no more.
  package mutating func next() -> MadeForm? {
    while true {
      guard search.formNumbers.contains(place) else {
        guard isCut == nil else { return nil }
        if done == stems.count, affixes.most == 1 { (done, affixes) = (0, (FormSearch.mostAffixes, 1)) }
        guard done < stems.count else { return nextCompound() }
        search.makeForms(ofStem: stems[done], affixes: affixes.most)
        (place, known) = (0, CodeTexts())
        done += 1
        continue
      }
      let form = search.form(place)
      let derivation = search.derivations[place]
      place += 1
      let stem = stems[done - 1]
      if derivation.count > affixes.before, hasLength(form), dictionary.hasAllowedCapitals(form),
        known.insert(form).isNew, !isMade(form, before: stem)
      {
        return dictionary.made(form, ofStem: stem, derivation)
      }
    }
  }

  private mutating func nextCompound() -> MadeForm? {
    if compounds == nil {
      guard mostParts > 1 else { return nil }
      compounds = AllCompounds(
        dictionary, atMost: lengths.upperBound, mostParts: mostParts, own: hasOwn ? stems : nil, isBare: isBare,
        mostSteps: mostSteps)
    }
    while true {
      if let capital {
        self.capital = nil
        return capital
      }
      guard let compound = compounds?.next() else { return nil }
      guard hasLength(compound.text), dictionary.hasAllowedCapitals(compound.text) else { continue }
      let made = dictionary.made(compound)
      if compound.forcesCapital { capital = madeCapital(made) }
      if !isMade(compound.text, before: .max) { return made }
    }
  }

  /// The compound with a capital first, unless it is made in another way.
  private mutating func madeCapital(_ made: MadeForm) -> MadeForm? {
    guard dictionary.mayNeedCapital, let first = made.text.first, first.isLowercase, let part = made.parts.first
    else { return nil }
    let text = first.uppercased() + made.text.dropFirst()
    guard dictionary.orthography.folded(text) == dictionary.orthography.folded(made.text) else { return nil }
    if let codes = dictionary.codes(of: text),
      compounds?.joins(codes) == true || isMade(codes[...], before: .max)
    {
      return nil
    }
    return MadeForm(text: text, parts: [part.prefix(1).uppercased() + part.dropFirst()] + made.parts.dropFirst())
  }

  /// Whether the form is a word of a length that is asked for.
  private func hasLength(_ form: ArraySlice<Alphabet.Code>) -> Bool {
    if dictionary.outputs.isEmpty, let count = dictionary.letters.count(of: form) { return lengths.contains(count) }
    // Hunspell never finds letters that it converts.
    let converted = dictionary.outputs.values.compactMap { dictionary.codes(of: $0) }
    if converted.contains(where: { codes in form.indices.contains { form[$0...].starts(with: codes) } }) {
      return false
    }
    let word = dictionary.orthography.folded(dictionary.text(form))
    return lengths.contains(word.count) && word.allSatisfy { $0.isWordLetter }
  }

  /// Whether an earlier stem makes the form, or any stem with fewer affixes.
  private mutating func isMade(_ form: ArraySlice<Alphabet.Code>, before stem: Int) -> Bool {
    for other in origins.stems(of: form) where other < stem || affixes.before >= 0 {
      let count = other < stem ? affixes.most : affixes.before
      if forms(of: other, affixes: count).number(of: form) != nil { return true }
    }
    return false
  }

  private mutating func forms(of stem: Int, affixes: Int) -> CodeTexts {
    if let place = kept.lastIndex(where: { $0.stem == stem && $0.affixes == affixes }) {
      kept.append(kept.remove(at: place))
      return kept[kept.count - 1].forms
    }
    again.makeForms(ofStem: stem, affixes: affixes)
    var forms = CodeTexts()
    for number in again.formNumbers { _ = forms.insert(again.form(number)) }
    kept.append((stem, affixes, forms))
    var count = kept.reduce(0) { $0 + $1.forms.count }
    while count > Self.mostKept, kept.count > 1 { count -= kept.removeFirst().forms.count }
    return forms
  }
}

extension FormDictionary {
  /// A rack of any letters, `length` at most.
  func rack(atMost length: Int) -> RackLetters {
    RackLetters(
      atMost: max(0, min(length, WordList.longestWord)),
      // A mark that may stand on a letter adds none.
      lengths: letters.kinds.indices.map { code in
        switch letters.kinds[code] {
        case .letter: 1
        case .part: 0
        case .none: nil
        }
      })
  }

  /// The codes of a text, or nil where the dictionary lacks one of its characters.
  func codes(of text: String) -> [Alphabet.Code]? {
    let codes = text.unicodeScalars.compactMap { scalar in
      alphabet.scalars.firstIndex(of: scalar).map { Alphabet.Code($0) }
    }
    return codes.count < text.unicodeScalars.count ? nil : isMirrored ? codes.reversed() : codes
  }

  fileprivate func made(_ compound: AllCompounds.Compound) -> MadeForm {
    let ends = compound.starts.dropFirst() + [compound.text.count]
    let parts = zip(compound.starts, ends).filter { $0 < $1 }.map { text(compound.text[$0..<$1]) }
    return MadeForm(text: text(compound.text), parts: isMirrored ? parts.reversed() : parts)
  }

  /// The text that codes stand for, as Hunspell would put it out.
  fileprivate func text(_ codes: some BidirectionalCollection<Alphabet.Code>) -> String {
    let codes = isMirrored ? codes.reversed() : codes + []
    if outputs.isEmpty { return alphabet.text(codes) }
    return codes.reduce(into: "") { $0 += outputs[$1] ?? alphabet.text([$1]) }
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
