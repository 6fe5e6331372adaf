/// The forms that fit a rack and may be parts of a compound.
struct CompoundParts: Sendable {
  struct Part: Sendable {
    /// The number of its text among `texts`.
    var text: Int

    /// The cost of its letters in a rack.
    var cost: UInt64
    var places: FormClass.Traits

    /// The flags of COMPOUNDRULE that it has as any part, and as the last one.
    var ruleBits: UInt64
    var lastRuleBits: UInt64

    /// Whether it gives a compound that it ends a capital first.
    var forcesCapital = false

    /// The joint at which the part before it has to end, where the two lose letters.
    var needs = Joint.none

    /// The joint at which the part behind it has to begin.
    var leaves = Joint.none
  }

  /// The letters that two parts lose where they meet.
  enum Joint: Equatable, Sendable {
    case none

    /// The third of three equal letters: the part before ends with two of them.
    case third(Alphabet.Code)

    /// The letters of both parts that the replacement of this number takes the place of.
    case replacement(Int)
  }

  private(set) var texts = CodeTexts()
  private(set) var parts: [Part] = []

  /// The most parts that are kept: more would have so many compounds that there is no waiting for them.
  private let mostParts: Int

  init(most: Int = 1 << 18) { mostParts = most }

  /// Whether parts are missing, because there are too many.
  private(set) var isCut = false

  /// Adds the form `start + end` of a stem with `flags`, where it may be a part.
  mutating func append(
    _ start: ArraySlice<Alphabet.Code>, _ end: ArraySlice<Alphabet.Code>, cost: UInt64, _ flags: FormClass,
    _ affixes: FormSearch.Derivation, of dictionary: FormDictionary
  ) {
    let settings = dictionary.compounds
    guard settings.joinsByPlace || flags.ruleBits != 0 else { return }
    let places = dictionary.compoundPlaces(flags, affixes)
    if places.isEmpty, flags.ruleBits == 0 { return }
    // A part without letters could be joined for ever.
    guard cost != 0, start.count + end.count >= settings.minimumLength, hasRoom(for: mostParts) else { return }
    let (number, isNew) = texts.insert(start + end)
    if isNew { parts.append(Part(text: number, cost: cost, places: [], ruleBits: 0, lastRuleBits: 0)) }
    parts[number].places.formUnion(places)
    if affixes.isNone { parts[number].ruleBits |= flags.ruleBits }
    parts[number].lastRuleBits |= flags.ruleBits
    if flags.traits.contains(.forcesCapital) { parts[number].forcesCapital = true }
  }

  /// Adds a shortened part for each joint at which a part loses letters.
  mutating func addShortened(_ settings: CompoundSettings, _ rack: RackLetters) {
    let whole = parts
    if settings.dropsThird {
      for part in whole {
        let text = Array(texts[part.text])
        guard text.count > 1, let first = text.first else { continue }
        add(part, Array(text.dropFirst()), needs: .third(first), rack)
      }
    }
    for (number, replacement) in settings.replacements.enumerated() {
      let joint = Joint.replacement(number)
      for part in whole {
        let text = Array(texts[part.text])
        let endsSo = text[...].endsWith(replacement.ending[...])
        let startsSo = text.starts(with: replacement.start)
        let shortEnd = text.dropLast(replacement.ending.count) + replacement.replacement
        if endsSo { add(part, Array(shortEnd), leaves: joint, rack) }
        if startsSo { add(part, Array(text.dropFirst(replacement.start.count)), needs: joint, rack) }
        if endsSo, startsSo, shortEnd.count >= replacement.start.count {
          add(part, Array(shortEnd.dropFirst(replacement.start.count)), needs: joint, leaves: joint, rack)
        }
      }
    }
  }

  private mutating func hasRoom(for most: Int) -> Bool {
    if parts.count >= most { isCut = true }
    return parts.count < most
  }

  private mutating func add(
    _ part: Part, _ text: [Alphabet.Code], needs: Joint = .none, leaves: Joint = .none, _ rack: RackLetters
  ) {
    let left = rack.left(rack.full, taking: text[...])
    guard left != 0, hasRoom(for: 4 * mostParts) else { return }
    var shortened = part
    shortened.text = texts.insert(text[...]).number
    shortened.cost = rack.full &- left
    (shortened.needs, shortened.leaves) = (needs, leaves)
    parts.append(shortened)
  }

  /// Whether `next` may stand behind `part`.
  func meet(_ part: Part, _ next: Part) -> Bool {
    if case .third(let code) = next.needs {
      let text = texts[part.text]
      return part.leaves == .none && text.count > 1 && text.last == code
        && text.dropLast().last == code
    }
    return part.leaves == next.needs
  }
}

extension FormDictionary {
  /// The places at which a compound may have a form of a stem with `flags`.
  fileprivate func compoundPlaces(_ flags: FormClass, _ affixes: FormSearch.Derivation) -> FormClass.Traits {
    let suffix = affixes.suffix.map { classes[classOfSuffix($0)].traits }
    let secondSuffix = affixes.secondSuffix.map { classes[classOfSuffix($0)].traits }
    let prefix = affixes.prefix.map { classes[Int(prefixes.affixes[$0].flags)].traits }
    var places = flags.traits.union(suffix ?? []).union(secondSuffix ?? []).union(prefix ?? [])
    places.formIntersection(.anyPlace)
    if let suffix {
      let mayBeWithin = secondSuffix == nil ? suffix.contains(.permit) : compounds.allowsTwoSuffixes
      if !mayBeWithin { places.formIntersection(.end) }
    }
    if let prefix, !prefix.contains(.permit) { places.remove(.end) }
    return places
  }
}
