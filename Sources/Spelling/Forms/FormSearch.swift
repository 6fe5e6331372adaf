/// Makes the forms of each stem that fit a rack: the stem, with up to two suffixes and a prefix.
///
/// A stem is passed over by a comparison of bits where its letters do not fit, except those that affixes may strip. An
/// affix is tried only where its letters fit, except those that a further suffix may strip.
struct FormSearch: Sendable {
  private let dictionary: FormDictionary
  private let rack: RackLetters
  private let suffixes: UsableAffixes
  private let prefixes: UsableAffixes
  private var nextStem = 0

  /// The stem at hand with its suffixes.
  private var text: [Alphabet.Code] = []

  /// How many affixes its forms have at most.
  private var affixes = mostAffixes

  /// The most affixes of a word: two suffixes and a prefix.
  static let mostAffixes = 3

  /// The forms of the stem at hand that may be words, one after the other.
  private var forms: [Alphabet.Code] = []

  /// The end of each form in `forms`.
  private var formEnds: [Int] = []

  var formNumbers: Range<Int> { formEnds.indices }

  func form(_ number: Int) -> ArraySlice<Alphabet.Code> {
    forms[(number == 0 ? 0 : formEnds[number - 1])..<formEnds[number]]
  }

  /// How each form is made, where that is wanted.
  private(set) var derivations: [Derivation] = []

  /// How many affixes and groups of affixes have been tried.
  private var steps: Int64 = 0

  /// The step at which the search for the forms of the stem at hand ends.
  private var lastStep: Int64 = 0

  /// Whether forms may be missing, because a stem has too many, or because the search took too long.
  private(set) var isCut = false

  /// The most steps at a stem. A dictionary in use needs some hundred thousand with any rack of a root's letters.
  private static let mostStepsOfStem: Int64 = 1 << 26

  /// The most forms of a stem. A dictionary in use has some hundred thousand with any rack of a root's letters.
  private let mostFormsOfStem: Int

  /// The most steps, which take some ten seconds.
  private static let mostSteps: Int64 = 1 << 31

  /// The forms so far that may be parts of compounds; nil where these are not wanted.
  private(set) var parts: CompoundParts?
  private let collectsDerivations: Bool

  init(
    _ dictionary: FormDictionary, _ rack: RackLetters, mostFormsOfStem: Int = 1 << 21,
    collectsDerivations: Bool = false, parts: CompoundParts? = nil
  ) {
    self.parts = parts
    self.mostFormsOfStem = mostFormsOfStem
    self.collectsDerivations = collectsDerivations
    self.dictionary = dictionary
    self.rack = rack
    suffixes = UsableAffixes(dictionary.suffixes, dictionary.suffixBits, rack)
    prefixes = UsableAffixes(dictionary.prefixes, dictionary.prefixBits, rack)
  }

  /// A prefix of the dictionary, and the group that it is in.
  private typealias Prefix = (group: Int, affix: Int)

  /// How a form is made of its stem: the affixes that are added, by their numbers in the tables.
  struct Derivation {
    var suffix: Int?
    var secondSuffix: Int?
    var prefix: Int?

    /// Whether the last suffix may stand together with a prefix.
    var crosses = true

    var isNone: Bool { suffix == nil && prefix == nil }

    var count: Int { (suffix == nil ? 0 : 1) + (secondSuffix == nil ? 0 : 1) + (prefix == nil ? 0 : 1) }
  }

  /// Makes the forms of one stem that have so many affixes at most: 0, 1, or any number. Its work is counted by itself.
  mutating func makeForms(ofStem index: Int, affixes: Int = mostAffixes) {
    self.affixes = affixes
    forms.removeAll(keepingCapacity: true)
    formEnds.removeAll(keepingCapacity: true)
    derivations.removeAll(keepingCapacity: true)
    guard dictionary.stems.bits[index] & rack.lackedBits == 0, let stem = FormStem(index, of: dictionary, rack) else {
      return
    }
    (steps, lastStep) = (0, Self.mostStepsOfStem)
    if affixes > 0 { return makeForms(of: stem) }
    let left = rack.left(rack.full, taking: stem.text)
    if left != 0 { found(stem.text, prefix: [], stem, left, Derivation()) }
  }

  /// Makes the forms of the next stem that has any. Answers false where there are no more stems, or the search is cut.
  mutating func makeNextForms() -> Bool {
    forms.removeAll(keepingCapacity: true)
    formEnds.removeAll(keepingCapacity: true)
    let stems = dictionary.stems
    while nextStem < stems.indices.upperBound, !isCut {
      if steps > Self.mostSteps {
        isCut = true
        return false
      }
      let index = nextStem
      nextStem += 1
      guard stems.bits[index] & rack.lackedBits == 0, let stem = FormStem(index, of: dictionary, rack) else { continue }
      lastStep = steps + Self.mostStepsOfStem
      makeForms(of: stem)
      if !formEnds.isEmpty { return true }
    }
    return false
  }

  private mutating func makeForms(of stem: FormStem) {
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: stem.text)
    if stem.left[0] != 0 { add(stem, stem.left[0], Derivation(), prefix: nil) }
    addSuffixes(stem.flags.suffixes, to: stem, prefix: nil)
    if affixes == 1 { return }
    // A prefix may bring suffixes with it.
    for flag in stem.flags.prefixes {
      for group in prefixes.groups[Int(flag)] {
        for affix in prefixes.affixes(ofGroup: group) where !endsStem() {
          let own = dictionary.prefixes.affixes[affix]
          let brought = dictionary.classes[Int(own.flags)].suffixes
          if own.crosses, !brought.isEmpty { addSuffixes(brought, to: stem, prefix: (group, affix)) }
        }
      }
    }
  }

  /// Counts a step, and tells whether it is one too many for the stem.
  private mutating func endsStem() -> Bool {
    steps += 1
    if steps < lastStep, formEnds.count < mostFormsOfStem { return false }
    isCut = true
    return true
  }

  // MARK: Suffixes

  /// Adds the forms with a suffix of `flags`, which `prefix` has brought where there is one.
  private mutating func addSuffixes(_ flags: [Int32], to stem: FormStem, prefix: Prefix?) {
    for flag in flags {
      for number in suffixes.groups[Int(flag)] {
        if endsStem() { return }
        let group = dictionary.suffixes.groups[number]
        let strip = dictionary.suffixes.text(group.strip)
        guard strip.count < stem.left.count, stem.left[strip.count] != 0 || suffixes.isPassed[number],
          stem.text.endsWith(strip), dictionary.conditions.isMet(group.condition, atEndOf: stem.text)
        else { continue }
        for affix in suffixes.affixes(ofGroup: number) where !endsStem() {
          addSuffix(affix, strip.count, to: stem, prefix: prefix)
        }
      }
    }
  }

  private mutating func addSuffix(_ number: Int, _ strip: Int, to stem: FormStem, prefix: Prefix?) {
    let suffix = dictionary.suffixes.affixes[number]
    let append = dictionary.suffixes.text(suffix.append)
    let core = rack.left(stem.left[strip], taking: suffixes.coreCosts[number])
    if core == 0, !suffix.isPassed { return }
    text.removeLast(strip)
    text.append(contentsOf: append)
    let added = Derivation(suffix: number, crosses: suffix.crosses)
    let full = rack.left(core, taking: append.dropFirst(Int(suffix.core)))
    if full != 0 { add(stem, full, added, prefix: prefix) }
    if affixes > 1 { addSecondSuffixes(behind: suffix, strip, to: stem, added, prefix: prefix) }
    text.removeLast(append.count)
    text.append(contentsOf: stem.text.suffix(strip))
  }

  /// Adds the forms with a second suffix behind `first`, for which `firstStrip` letters of the stem were stripped.
  private mutating func addSecondSuffixes(
    behind first: AffixTable.Affix, _ firstStrip: Int, to stem: FormStem, _ added: Derivation, prefix: Prefix?
  ) {
    let firstText = dictionary.suffixes.text(first.append)
    for flag in dictionary.classes[Int(first.flags)].suffixes {
      for number in suffixes.groups[Int(flag)] {
        if endsStem() { return }
        let group = dictionary.suffixes.groups[number]
        let strip = dictionary.suffixes.text(group.strip)
        guard text[...].endsWith(strip), dictionary.conditions.isMet(group.condition, atEndOf: text[...]) else {
          continue
        }
        // The letters that it strips beyond the first suffix are the stem's.
        let beyond = strip.count - firstText.count
        let left: UInt64
        if beyond > 0 {
          guard firstStrip + beyond < stem.left.count else { continue }
          left = stem.left[firstStrip + beyond]
        } else {
          left = rack.left(stem.left[firstStrip], taking: firstText.dropLast(strip.count))
        }
        if left == 0 { continue }
        for affix in suffixes.affixes(ofGroup: number) where !endsStem() {
          let second = dictionary.suffixes.affixes[affix]
          let append = dictionary.suffixes.text(second.append)
          let core = rack.left(left, taking: suffixes.coreCosts[affix])
          let rest = rack.left(core, taking: append.dropFirst(Int(second.core)))
          if rest == 0 { continue }
          text.removeLast(strip.count)
          text.append(contentsOf: append)
          // A prefix that the second suffix brings does not look at the first one.
          let both = Derivation(suffix: added.suffix, secondSuffix: affix, crosses: second.crosses)
          add(stem, rest, both, prefix: prefix)
          text.removeLast(append.count)
          text.append(contentsOf: strip)
        }
      }
    }
  }

  // MARK: Prefixes

  /// Adds the text at hand, also with each prefix that it may have, or with `prefix` alone where there is one.
  private mutating func add(_ stem: FormStem, _ left: UInt64, _ added: Derivation, prefix: Prefix?) {
    if let prefix { return addPrefix(prefix, stem, left, added) }
    let rest = stem.looseStart == 0 ? left : rack.left(rack.full, taking: text[...])
    if rest != 0 { found(text[...], prefix: [], stem, rest, added) }
    if affixes == 1, !added.isNone { return }
    addPrefixes(stem.flags.prefixes, stem, left, added)
    if let suffix = added.suffix { addPrefixes(ofSuffix: suffix, stem, left, added) }
    if let suffix = added.secondSuffix { addPrefixes(ofSuffix: suffix, stem, left, added) }
  }

  private mutating func addPrefixes(ofSuffix suffix: Int, _ stem: FormStem, _ left: UInt64, _ added: Derivation) {
    addPrefixes(dictionary.classes[dictionary.classOfSuffix(suffix)].prefixes, stem, left, added)
  }

  private mutating func addPrefixes(_ flags: [Int32], _ stem: FormStem, _ left: UInt64, _ added: Derivation) {
    for flag in flags {
      for group in prefixes.groups[Int(flag)] {
        for affix in prefixes.affixes(ofGroup: group) where !endsStem() {
          addPrefix((group, affix), stem, left, added)
        }
      }
    }
  }

  private mutating func addPrefix(_ prefix: Prefix, _ stem: FormStem, _ left: UInt64, _ added: Derivation) {
    let group = dictionary.prefixes.groups[prefix.group]
    let affix = dictionary.prefixes.affixes[prefix.affix]
    let strip = dictionary.prefixes.text(group.strip)
    guard added.suffix == nil || affix.crosses && added.crosses, text.starts(with: strip),
      dictionary.conditions.isMet(group.condition, atStartOf: text[...])
    else { return }
    let kept = text[strip.count...]
    let cost = prefixes.coreCosts[prefix.affix]
    // Only now is it known which of the loose letters at the start stay.
    let rest =
      stem.looseStart == 0 ? rack.left(left, taking: cost) : rack.left(rack.left(rack.full, taking: cost), taking: kept)
    if rest == 0 { return }
    var added = added
    added.prefix = prefix.affix
    found(kept, prefix: dictionary.prefixes.text(affix.append), stem, rest, added)
  }

  // MARK: Forms

  /// Keeps a form that may be a word, and one that may be a part of a compound.
  private mutating func found(
    _ kept: ArraySlice<Alphabet.Code>, prefix: ArraySlice<Alphabet.Code>, _ stem: FormStem, _ left: UInt64,
    _ added: Derivation
  ) {
    if kept.isEmpty, prefix.isEmpty { return }
    if added.isNone, stem.flags.traits.contains(.needsAffix) { return }
    if !(added.isNone && stem.flags.traits.contains(.onlyPart)) {
      forms.append(contentsOf: prefix)
      forms.append(contentsOf: kept)
      formEnds.append(forms.count)
      if collectsDerivations { derivations.append(added) }
    }
    parts?.append(prefix, kept, cost: rack.full &- left, stem.flags, added, of: dictionary)
  }
}
