/// Makes of each stem the forms that fit a rack: the stem, with up to two suffixes and a prefix.
///
/// An affix is tried only where its letters fit the rack, those apart that a further suffix takes back; the stems whose
/// letters do not fit, those apart that affixes may take away, are passed over by a comparison of bits.
struct FormSearch: Sendable {
  let dictionary: FormDictionary
  let rack: RackLetters
  private let suffixes: UsableAffixes
  private let prefixes: UsableAffixes
  private var nextStem = 0

  /// The stem with its suffixes.
  private var text: [Alphabet.Code] = []

  /// The forms of the stem at hand that may be words, one after the other, and where each ends.
  private(set) var forms: [Alphabet.Code] = []
  private(set) var formEnds: [Int] = []

  /// How many groups of affixes and affixes have been tried since the last candidate.
  private var steps = 0

  /// At which step the search for the forms of a stem ends.
  private var lastStep = 0

  /// Whether forms may be missing, because a stem has too many, or because the search for the next one took too long.
  private(set) var isCut = false

  /// A dictionary in use comes to a few hundred thousand of either with any rack of a root's letters.
  private static let mostStepsOfStem = 1 << 26
  private static let mostFormsOfStem = 1 << 21

  /// So many steps take some seconds.
  private static let mostSteps = 1 << 30

  /// What may be a part of a compound.
  private(set) var parts = CompoundParts()

  /// Whether parts of compounds are wanted.
  private let collectsParts: Bool

  init(_ dictionary: FormDictionary, _ rack: RackLetters, collectsParts: Bool = true) {
    self.collectsParts = collectsParts
    self.dictionary = dictionary
    self.rack = rack
    suffixes = UsableAffixes(dictionary.suffixes, dictionary.suffixBits, rack)
    prefixes = UsableAffixes(dictionary.prefixes, dictionary.prefixBits, rack)
  }

  /// A stem, and what of it is sure to be in its forms.
  private struct Stem {
    let text: ArraySlice<Alphabet.Code>
    let number: Int32

    /// How many letters a prefix may take away.
    let looseStart: Int

    /// What is left of the rack when suffixes take so many letters away; 0 where the rest does not fit.
    let left: [UInt64]
  }

  /// The affixes that a form has, as the numbers of the sets of flags that they bring with them.
  private struct Added {
    var first: Int32?
    var second: Int32?
    var crosses = true
  }

  /// Lets the search go on for as long again.
  mutating func allowMoreSteps() { steps = 0 }

  /// Makes the forms of the next stems that have any. Answers false where there are no more stems, or the search is
  /// cut.
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
      guard stems.bits[index] & rack.lackedBits == 0 else { continue }
      lastStep = steps + Self.mostStepsOfStem
      makeForms(ofStem: index)
      if !formEnds.isEmpty { return true }
    }
    return false
  }

  private mutating func makeForms(ofStem index: Int) {
    let stems = dictionary.stems
    let stemText = stems.text(index)
    let loose = stems.loose[index]
    let start = min(Int(loose.start), stemText.count)
    let end = min(Int(loose.end), stemText.count)
    // From the start of what is sure on, and then letter by letter of what suffixes may take away.
    var left = [UInt64](repeating: 0, count: end + 1)
    let sureEnd = max(stemText.endIndex - end, stemText.startIndex + start)
    var rest = rack.left(rack.full, taking: stemText[stemText.startIndex + start..<sureEnd])
    for taken in stride(from: end, through: 0, by: -1) {
      if rest == 0 { break }
      let place = stemText.endIndex - taken
      if taken < end, place > sureEnd {
        rest = rack.left(rest, taking: stemText[place - 1..<place])
      }
      left[taken] = rest
    }
    if left[end] == 0 { return }
    let stem = Stem(text: stemText, number: stems.classes[index], looseStart: start, left: left)
    let flags = dictionary.classes[Int(stem.number)]
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: stemText)
    if left[0] != 0 { add(stem, left[0], Added(), prefix: nil) }
    addSuffixes(flags.suffixes, to: stem, prefix: nil)
    // A prefix may bring suffixes with it.
    for flag in flags.prefixes {
      for group in prefixes.groups[Int(flag)] {
        for affix in prefixes.affixes(ofGroup: group) where !endsStem() {
          let own = dictionary.prefixes.affixes[affix]
          let brought = dictionary.classes[Int(own.flags)].suffixes
          if own.crosses, !brought.isEmpty {
            addSuffixes(brought, to: stem, prefix: (group, affix))
          }
        }
      }
    }
  }

  /// Counts a step, and tells whether it is one too many for the stem.
  private mutating func endsStem() -> Bool {
    steps += 1
    if steps < lastStep, formEnds.count < Self.mostFormsOfStem { return false }
    isCut = true
    return true
  }

  // MARK: Suffixes

  private mutating func addSuffixes(
    _ flags: [Int32], to stem: Stem, prefix: (group: Int, affix: Int)?
  ) {
    for flag in flags {
      for number in suffixes.groups[Int(flag)] {
        if endsStem() { return }
        let group = dictionary.suffixes.groups[number]
        let strip = dictionary.suffixes.text(group.strip)
        guard strip.count < stem.left.count,
          stem.left[strip.count] != 0 || suffixes.isPassed[number],
          stem.text.endsWith(strip),
          dictionary.conditions.isMet(group.condition, atEndOf: stem.text)
        else { continue }
        for affix in suffixes.affixes(ofGroup: number) where !endsStem() {
          addSuffix(affix, strip.count, to: stem, prefix: prefix)
        }
      }
    }
  }

  private mutating func addSuffix(
    _ number: Int, _ strip: Int, to stem: Stem, prefix: (group: Int, affix: Int)?
  ) {
    let affix = dictionary.suffixes.affixes[number]
    let append = dictionary.suffixes.text(affix.append)
    let core = rack.left(stem.left[strip], taking: suffixes.coreCosts[number])
    if core == 0, !affix.isPassed { return }
    text.removeLast(text.count - (stem.text.count - strip))
    text.append(contentsOf: append)
    let added = Added(first: affix.flags, crosses: affix.crosses)
    let full = rack.left(core, taking: append.dropFirst(Int(affix.core)))
    if full != 0 { add(stem, full, added, prefix: prefix) }
    let further = dictionary.classes[Int(affix.flags)].suffixes
    if !further.isEmpty {
      addSecondSuffixes(further, number, strip, to: stem, added, prefix: prefix)
    }
    text.removeLast(text.count - (stem.text.count - strip))
    text.append(contentsOf: stem.text.suffix(strip))
  }

  private mutating func addSecondSuffixes(
    _ flags: [Int32], _ first: Int, _ firstStrip: Int, to stem: Stem, _ added: Added,
    prefix: (group: Int, affix: Int)?
  ) {
    let append = dictionary.suffixes.text(dictionary.suffixes.affixes[first].append)
    let length = text.count
    for flag in flags {
      for number in suffixes.groups[Int(flag)] {
        let group = dictionary.suffixes.groups[number]
        let strip = dictionary.suffixes.text(group.strip)
        let beyond = strip.count - append.count
        if endsStem() { return }
        guard text[...].endsWith(strip),
          dictionary.conditions.isMet(group.condition, atEndOf: text[...])
        else {
          continue
        }
        let left: UInt64
        if beyond > 0 {
          guard firstStrip + beyond < stem.left.count else { continue }
          left = stem.left[firstStrip + beyond]
        } else {
          left = rack.left(stem.left[firstStrip], taking: append.dropLast(strip.count))
        }
        if left == 0 { continue }
        for affix in suffixes.affixes(ofGroup: number) where !endsStem() {
          let own = dictionary.suffixes.affixes[affix]
          let ownText = dictionary.suffixes.text(own.append)
          let rest = rack.left(
            rack.left(left, taking: suffixes.coreCosts[affix]),
            taking: ownText.dropFirst(Int(own.core)))
          if rest == 0 { continue }
          text.removeLast(strip.count)
          text.append(contentsOf: ownText)
          var both = added
          both.second = own.flags
          // A prefix that the second suffix brings does not look at the first one.
          both.crosses = own.crosses
          add(stem, rest, both, prefix: prefix)
          text.removeLast(ownText.count)
          text.append(contentsOf: strip)
        }
      }
    }
    assert(text.count == length)
  }

  // MARK: Prefixes

  /// Adds the text at hand, and the text with each prefix that it may have, or with `prefix` alone.
  private mutating func add(
    _ stem: Stem, _ left: UInt64, _ added: Added, prefix: (group: Int, affix: Int)?
  ) {
    if let prefix { return addPrefix(prefix.affix, prefix.group, stem, left, added) }
    if stem.looseStart == 0 {
      found(text[...], prefix: [], stem, left, added, prefixFlags: nil)
    } else {
      let rest = rack.left(rack.full, taking: text[...])
      if rest != 0 { found(text[...], prefix: [], stem, rest, added, prefixFlags: nil) }
    }
    addPrefixes(dictionary.classes[Int(stem.number)].prefixes, stem, left, added)
    if let first = added.first {
      addPrefixes(dictionary.classes[Int(first)].prefixes, stem, left, added)
    }
    if let second = added.second {
      addPrefixes(dictionary.classes[Int(second)].prefixes, stem, left, added)
    }
  }

  private mutating func addPrefixes(_ flags: [Int32], _ stem: Stem, _ left: UInt64, _ added: Added) {
    for flag in flags {
      for group in prefixes.groups[Int(flag)] {
        for affix in prefixes.affixes(ofGroup: group) where !endsStem() {
          addPrefix(affix, group, stem, left, added)
        }
      }
    }
  }

  private mutating func addPrefix(
    _ number: Int, _ groupNumber: Int, _ stem: Stem, _ left: UInt64, _ added: Added
  ) {
    let group = dictionary.prefixes.groups[groupNumber]
    let affix = dictionary.prefixes.affixes[number]
    let strip = dictionary.prefixes.text(group.strip)
    let append = dictionary.prefixes.text(affix.append)
    guard added.first == nil || affix.crosses && added.crosses, text.starts(with: strip),
      dictionary.conditions.isMet(group.condition, atStartOf: text[...])
    else { return }
    let kept = text[strip.count...]
    let rest =
      stem.looseStart == 0
      ? rack.left(left, taking: prefixes.coreCosts[number])
      : rack.left(rack.left(rack.full, taking: prefixes.coreCosts[number]), taking: kept)
    if rest != 0 { found(kept, prefix: append, stem, rest, added, prefixFlags: affix.flags) }
  }

  // MARK: Forms

  private mutating func found(
    _ kept: ArraySlice<Alphabet.Code>, prefix: ArraySlice<Alphabet.Code>, _ stem: Stem,
    _ left: UInt64,
    _ added: Added, prefixFlags: Int32?
  ) {
    if kept.isEmpty, prefix.isEmpty { return }
    let own = dictionary.classes[Int(stem.number)]
    let isBare = added.first == nil && prefixFlags == nil
    if isBare, own.traits.contains(.needsAffix) { return }
    if !(isBare && own.traits.contains(.onlyPart)) {
      forms.append(contentsOf: prefix)
      forms.append(contentsOf: kept)
      formEnds.append(forms.count)
    }
    let settings = dictionary.compounds
    guard collectsParts, settings.joinsByPlace || own.ruleBits != 0 else { return }
    var places = own.traits
    for flags in [added.first, added.second, prefixFlags] {
      if let flags { places.formUnion(dictionary.classes[Int(flags)].traits) }
    }
    places.formIntersection(.anyPlace)
    if let first = added.first {
      let mayBeWithin = added.second == nil ? permits(first) : settings.allowsTwoSuffixes
      if !mayBeWithin { places.formIntersection(.end) }
    }
    if let prefixFlags, !permits(prefixFlags) { places.remove(.end) }
    if places.isEmpty, own.ruleBits == 0 { return }
    parts.append(
      prefix, kept, cost: rack.full &- left, places: places, ruleBits: own.ruleBits, isBare: isBare,
      minimumLength: settings.minimumLength)
  }
}

extension FormSearch {
  /// Whether an affix with these flags may stand within a compound.
  private func permits(_ flags: Int32) -> Bool {
    dictionary.classes[Int(flags)].traits.contains(.permit)
  }
}

extension ArraySlice<Alphabet.Code> {
  func endsWith(_ end: ArraySlice<Alphabet.Code>) -> Bool {
    guard end.count <= count else { return false }
    var index = endIndex
    for code in end.reversed() {
      index -= 1
      if self[index] != code { return false }
    }
    return true
  }
}

/// The affixes of a table whose letters fit a rack.
private struct UsableAffixes: Sendable {
  /// The numbers of the groups in which any are, by the places of their flags.
  let groups: [[Int]]

  /// What each affix takes away that no further one gives back; of use for those alone that fit.
  let coreCosts: [UInt64]

  /// Whether a group has an affix behind which a further one may take away letters of the stem.
  let isPassed: [Bool]

  private let numbers: [Int]
  private let ranges: [Range<Int>]

  init(_ table: AffixTable, _ bits: [UInt64], _ rack: RackLetters) {
    var coreCosts = [UInt64](repeating: 0, count: table.affixes.count)
    var numbers: [Int] = []
    var ranges = [Range<Int>](repeating: 0..<0, count: table.groups.count)
    var isPassed = [Bool](repeating: false, count: table.groups.count)
    groups = table.groupsOfFlag.map { flagGroups in
      flagGroups.map { Int($0) }.filter { group in
        let start = numbers.count
        for affix in table.groups[group].affixes {
          let affix = Int(affix)
          guard bits[affix] & rack.lackedBits == 0 else { continue }
          let core = table.text(table.affixes[affix].append).prefix(Int(table.affixes[affix].core))
          let left = rack.left(rack.full, taking: core)
          if left == 0 { continue }
          coreCosts[affix] = rack.full &- left
          numbers.append(affix)
          if table.affixes[affix].isPassed { isPassed[group] = true }
        }
        ranges[group] = start..<numbers.count
        return start < numbers.count
      }
    }
    self.coreCosts = coreCosts
    self.isPassed = isPassed
    self.numbers = numbers
    self.ranges = ranges
  }

  func affixes(ofGroup group: Int) -> ArraySlice<Int> { numbers[ranges[group]] }
}
